"""The conformance kit catches cheats: each of these games is Cloud Race with one thing broken."""

import shutil
import sys
from typing import ClassVar

import pytest

from skyhall.core.registry import REGISTRY
from skyhall.locale import Catalogue
from skyhall.testing import cases, check_case, check_game


@pytest.fixture
def race(cloud_race, monkeypatch):
    """The game from outside, found as installed packages are."""
    monkeypatch.syspath_prepend(cloud_race)
    REGISTRY.forget()
    import cloud_race as package

    yield package
    REGISTRY.forget()
    for name in [name for name in sys.modules if name.split(".")[0] == "cloud_race"]:
        del sys.modules[name]


def judge(game) -> None:
    """The whole kit on one case."""
    check_game(game)
    check_case(game, cases(game)[0])


def test_an_honest_game_passes(race):
    judge(race.GAME)


def test_dice_that_are_kept_are_found(race):
    class Peeking(race.CloudRace):
        def determinize(self, state, seat, dice):
            twin = super().determinize(state, seat, dice)
            twin.dice = state.dice.clone()
            return twin

    with pytest.raises(AssertionError, match="determinize keeps dice other than those it is given"):
        judge(Peeking())


def test_a_deck_that_keeps_its_order_is_found(race):
    class Marked(race.CloudRace):
        def determinize(self, state, seat, dice):
            twin = super().determinize(state, seat, dice)
            twin.deck, twin.hands = state.deck[:], [hand[:] for hand in state.hands]
            return twin

    with pytest.raises(AssertionError, match="determinize never deals deck, hands anew, which `hidden` names"):
        judge(Marked())


def test_something_hidden_that_is_not_named_is_found(race):
    class Shy(race.CloudRace):
        hidden = ("hands",)

    with pytest.raises(AssertionError, match="determinize changes deck, which `hidden` does not name"):
        judge(Shy())


def test_something_that_can_be_seen_and_is_dealt_anew_is_found(race):
    class Windy(race.CloudRace):
        def determinize(self, state, seat, dice):
            twin = super().determinize(state, seat, dice)
            twin.kites = twin.kites[::-1]
            return twin

    with pytest.raises(AssertionError, match="determinize changes kites"):
        judge(Windy())


def tables_of(race, table):
    """The game played on tables of another class."""

    class Other(race.CloudRace):
        def start(self, setup, dice):
            state = super().start(setup, dice)
            state.__class__ = table
            return state

    return Other()


def test_a_field_that_is_not_named_is_found(race):
    class Forgetful(race.Table):
        fields: ClassVar[tuple[str, ...]] = ("round", "kites", "hands", "deck", "ended")

    with pytest.raises(AssertionError, match="rolled: in none of fields, derived, noted, scratch"):
        judge(tables_of(race, Forgetful))


def test_a_field_that_is_not_copied_is_found(race):
    class Careless(race.Table):
        def clone(self):
            twin = super().clone()
            twin.rolled = 0
            return twin

    with pytest.raises(AssertionError, match=r"determinize changes rolled|a clone differs"):
        judge(tables_of(race, Careless))


def test_a_position_that_is_not_implemented_is_found(race):
    class Unplaced(race.CloudRace):
        def read_position(self, entry, setup, dice):
            raise NotImplementedError

    with pytest.raises(AssertionError, match="position is not implemented"):
        judge(Unplaced())


@pytest.mark.parametrize("key", ["event-carried", "ask-Fly", "word-roll", "refused-wind", "blurb"])
def test_a_text_that_is_missing_is_found(race, tmp_path, key):
    room = shutil.copytree(race.GAME.room, tmp_path / "room")
    text = (room / "locales" / "en.ftl").read_text(encoding="utf-8")
    assert f"\n{key} = " in text
    (room / "locales" / "en.ftl").write_text(text.replace(f"\n{key} = ", "\nnot-it = "), encoding="utf-8")
    game = race.CloudRace()
    game.room = room
    with pytest.raises(AssertionError, match=f"the catalogue of en has no {key}"):
        judge(game)


def test_what_a_language_does_not_say_yet_is_said_in_english(race, tmp_path):
    room = shutil.copytree(race.GAME.room, tmp_path / "room")
    (room / "locales" / "pl.ftl").write_text("title = Wyścig chmur\n", encoding="utf-8")
    game = race.CloudRace()
    game.room = room
    judge(game)
    polish, english = Catalogue("pl", game), Catalogue("en", game)
    assert polish.say("title") == "Wyścig chmur"
    assert polish.say("blurb") == english.say("blurb")


def test_an_event_that_does_not_match_its_declaration_is_found(race):
    class Told(race.Table):
        def emit(self, name, public):
            super().emit(name, {**public, "to": str(public["to"])} if name == "flew" else public)

    with pytest.raises(AssertionError, match=r"event-flew \"to\" is '\d+': expected count"):
        judge(tables_of(race, Told))


def test_an_event_that_is_not_declared_is_found(race):
    class Gossip(race.Table):
        def emit(self, name, public):
            super().emit("whispered" if name == "flew" else name, public)

    with pytest.raises(AssertionError, match="whispered"):
        judge(tables_of(race, Gossip))


def test_a_view_that_shows_a_hand_is_found(race):
    class Open(race.CloudRace):
        def view(self, state, seat):
            shown = super().view(state, seat)
            for player, hand in zip(shown["players"], state.hands, strict=True):
                player["hand"] = [self.edition().winds[wind].id for wind in hand]
            return shown

    with pytest.raises(AssertionError, match="hidden data show"):
        judge(Open())
