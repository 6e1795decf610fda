"""Sections 7 and 9: what is shown, the help on the screen, and the drawing on a terminal."""

from rich.text import Text

from skyhall.core.dice import seeded
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.box.effects import NOW
from skyhall.locale import catalogue, english_voice
from skyhall.testing.play import random_position


def test_help_for_a_die(at) -> None:
    """Section 9: the symbols it fits, surplus or shortfall, whether a cloud is paid"""
    table = at({"clouds": 1, "sky": {"0 0": "A - w2 -"}}, {}, pool={"blue": [5], "grey": [3]})
    dice = {die["colour"]: die for die in table.view(0)["help"]["dice"]}
    assert dice["blue"]["price"] == 5
    assert dice["blue"]["fits"] == [
        {"slot": 1, "symbol": 1, "surplus": 2, "missing": 0, "cloud": False},
        {"slot": 1, "symbol": 3, "surplus": 1, "missing": 0, "cloud": True},
    ]
    assert [fit["missing"] for fit in dice["grey"]["fits"]] == [0, 1]
    assert not any(fit["cloud"] for fit in dice["grey"]["fits"])


def test_help_for_cards_and_slots(at) -> None:
    """Section 9: legal cells; spots missing; hope with and without the leader; Painters it would pay for"""
    sky = {"0 0": "A blue", "0 1": "5 y1 b2 o5"}
    table = at(
        {"spots": 3, "hope": 6, "sky": sky}, {}, offer=["1", "3", "6"], gallery=["dice", "winner", "cotton"], pool={}
    )
    shown = table.view(0)["help"]
    assert [-1, 0] in shown["cards"][0]["cells"]
    assert [1, 0] not in shown["cards"][0]["cells"]
    assert shown["slots"] == [
        {
            "slot": 1,
            "missing": 2,
            "affordable": True,
            "spots_after": 8,
            "hope": 0,
            "hope_awake": 4,
            "painters": ["right"],
        }
    ]
    assert table.view(None)["help"] is None


def test_help_for_a_card_in_a_cell(at) -> None:
    """Section 9: the figures it would tie, and the cells it would close for good"""
    table = at({"sky": {"0 0": "A"}}, {}, offer=["20", "15", "6"], pool={})
    cards = {card["pos"]: card for card in table.view(0)["help"]["cards"]}
    ring = {(one["x"], one["y"]): one for one in cards["left"]["lays"]}
    assert ring[1, 0]["ties"] == [{"x": 0, "y": 0, "figure": "halo"}]
    assert ring[0, 1]["ties"] == []
    night = {(one["x"], one["y"]): one for one in cards["centre"]["lays"]}
    assert [0, 2] in night[0, 1]["shut"]
    assert [0, 2] not in ring[0, 1]["shut"]
    assert [[one["x"], one["y"]] for one in cards["left"]["lays"]] == cards["left"]["cells"]


def test_spots_that_will_be_lost(at) -> None:
    """Section 9"""
    table = at({"spots": 11}, {}, step=2, pool={"blue": [1]})
    assert table.view(0)["help"]["spots_to_lose"] == 5
    assert table.prompt().args["over"] == 5


def test_closed_figures(at) -> None:
    """Section 9"""
    sky = {"0 0": "A blue", "1 0": "20 blue", "0 1": "8 blue", "1 1": "4"}
    cells = {cell["card"]["id"]: cell["closed"] for cell in at({"sky": sky}, {}).view(None)["seats"][0]["cells"]}
    assert cells == {"A": ["right"], "20": ["left", "centre"], "8": [], "4": []}


def test_the_die_in_hand_is_shown(at, go) -> None:
    table = at({}, {}, pool={"blue": [3]})
    go(table, "die blue 3")
    assert table.view(None)["hand"] == {"colour": "blue", "number": 3}
    assert table.conserved()["blue dice"] == 1


def test_determinize_keeps_what_is_seen_and_deals_the_rest(at) -> None:
    """Section 7: below the tops and the box"""
    table = at({}, {}, seed="deal")
    seen = set()
    for number in range(20):
        twin = table.determinize(0, seeded(f"deal {number}"))
        assert twin.deck[-1] == table.deck[-1]
        assert twin.pile[-1] == table.pile[-1]
        assert sorted(twin.deck + twin.card_box) == sorted(table.deck + table.card_box)
        assert (len(twin.deck), len(twin.pile)) == (len(table.deck), len(table.pile))
        assert twin.view(0) == table.view(0)
        seen.add(tuple(twin.deck))
    assert len(seen) > 15


def test_determinize_redraws_the_tokens_of_others(at, go) -> None:
    """Section 7: the owner keeps what it sees"""
    data = {"gallery": [None, None, "halo"], "pile": 0, "pool": {"red": [1]}, "step": 2}
    table = at({"spots": 9, "hope": 9}, {}, **data)
    go(table, "painter right")
    drawn = {tuple(table.determinize(1, seeded(f"d {n}")).drawn) for n in range(30)}
    assert len(drawn) > 3
    assert {tuple(table.determinize(0, seeded(f"d {n}")).drawn) for n in range(5)} == {tuple(table.drawn)}
    twin = table.determinize(1, seeded("x"))
    assert sorted(twin.drawn + twin.halo_box) == sorted(table.drawn + table.halo_box)


def test_drawing() -> None:
    """At most 80 columns, valid markup, every seat and every offer named"""
    dice = seeded("draw")
    for seats in (2, 3, 4):
        state = random_position(GAME.new(seats, f"draw {seats}"), dice, 150)
        text = Text.from_markup(GAME.draw(state.view(0), english_voice(GAME))).plain
        assert max(len(line) for line in text.splitlines()) <= 80
        for seat in range(seats):
            assert f"Seat {seat + 1}" in text
        for place in state.view(0)["offer"]:
            if place["card"]:
                assert place["card"]["title"] in text


def test_drawing_the_end(at, go) -> None:
    table = at({}, {}, pool={"red": [1]}, idle_turns=5)
    go(table, "spot", "end")
    assert "Standstill" in GAME.draw(table.view(None), english_voice(GAME))


def test_help_for_words(at) -> None:
    """Section 9: what each legal word leads to, only for the seat that decides"""
    sky = {"0 0": "A blue", "0 1": "5 y1 b2 o6"}
    table = at({"spots": 3, "sky": sky}, {}, step=2, gallery=["dice", "winner", "cotton"], pool={"blue": [6]})
    plays = {play["word"]: play for play in table.view(0)["help"]["plays"]}
    assert sorted(plays) == sorted(GAME.words.name(action) for action in table.actions())
    painted = plays["paint 1 1"]
    assert [(one["what"], one["name"], one["delta"]) for one in painted["changes"]] == [
        ("spots_changed", "paint", -1),
        ("card_completed", "5", 0),
        ("spots_changed", "card", 7),
        ("hope_slept", "5", 0),
        ("spots_limited", "3", 0),
    ]
    assert (painted["spots"], painted["painters"]) == (6, [])
    assert plays["end"]["spots"] == 3
    assert table.view(1)["help"]["plays"] == []


def test_the_neighbour_that_forbids_a_cell(at, go) -> None:
    """SP-14: the refusal names the neighbour, the side and the edges"""
    table = at(
        {"sky": {"0 0": "A", "-1 0": "12 blue", "0 1": "19 blue"}}, {}, offer=["1", "3", "6"], pool={"blue": [1]}
    )
    go(table, "take left")
    reasons = {GAME.words.name(one.action): one.reason.args for one in table.refusals()}
    assert reasons["cell 1 0"] == {
        "side": "left",
        "neighbour": "A",
        "why": "figure",
        "mine": "none",
        "theirs": "halo",
    }
    assert (reasons["cell 0 2"]["why"], reasons["cell 0 2"]["neighbour"]) == ("night", "19")
    assert (reasons["cell -1 -1"]["why"], reasons["cell -1 -1"]["neighbour"]) == ("grass", "12")


def test_a_painter_tells_when_its_effects_are(at) -> None:
    """SP-28 to SP-30"""
    shown = at({}, {}, gallery=["commander", "cotton", "helpsy"]).view(0)["painters"]
    assert [offer["tile"]["when"] for offer in shown] == [["now", "end"], ["always"], ["now"]]


def test_every_painter_has_few_words_for_what_it_does_and_what_lasts() -> None:
    words = catalogue("en", GAME.name)
    for edition in (GAME.edition(name) for name in GAME.edition_names()):
        for tile in edition.painters:
            assert len(words.say(f"painter-{tile.id}-brief-text")) <= 60
            lasts = any(effect.time != NOW for effect in tile.effects)
            assert words.has(f"painter-{tile.id}-lasting-text") == lasts, tile.id


def test_a_tension_duel_is_drawn_and_told_without_points(at) -> None:
    """SP-47"""
    duel = at({"hope": 3}, {}, pool={"blue": [3]}, options={"variant": "tension_duel"})
    assert "pts" not in GAME.draw(duel.view(0), english_voice(GAME))
    assert "point" not in GAME.outcome(duel.view(0), "spot", english_voice(GAME))
    classic = at({"hope": 3}, {}, pool={"blue": [3]})
    assert "pts" in GAME.draw(classic.view(0), english_voice(GAME))
