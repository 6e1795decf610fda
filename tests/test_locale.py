import pytest

from skyhall.core.registry import ROOMS, game
from skyhall.locale import Catalogue, catalogue, option_key, speakable


def test_seats_are_named_and_lists_joined():
    spoken = speakable({"seat": 1, "cards": [1, 2], "wrapped": True, "what": None, "points": 7}, ["Ada", "Ben"])
    assert spoken == {"seat": "Ben", "cards": "1, 2", "wrapped": "yes", "what": "none", "points": 7}


def test_a_private_part_that_is_missing_takes_the_neutral_form():
    words = catalogue("en", "gravity-superstar")
    public = {"seat": 0, "face": "down", "side": "left"}
    assert words.say("event-card_played", public, ["Ada"]) == "Ada lays a card face down and steps left."


def test_missing_arguments_are_named():
    words = catalogue("en", "gravity-superstar")
    assert words.missing("event-turn_ended", {}) == {"seat"}
    assert words.missing("event-turn_ended", {"seat": 0}) == set()


def test_things_are_called_one_by_one_where_the_catalogue_says_how():
    words = catalogue("en", "skytear")
    played = {"hero": "yami", "card": "gank", "n": 2, "targets": ["pillar 1 K6", "sakoshi"]}
    assert words.say("event-card_played", played, ["Ada", "Ben"]) == (
        "Yami plays Gank on the pillar of Ben on K6, Sakoshi."
    )


def test_an_event_is_a_sentence():
    assert catalogue("en", "skytear").say("event-healed", {"who": "outsider", "n": 1, "hp": 3}) == (
        "The Wanderer heals 1; 3 HP now."
    )


def test_a_missing_entry_shows_its_key():
    assert catalogue("en").say("no-such-entry") == "⟨no-such-entry⟩"


def test_what_a_language_lacks_is_said_in_english():
    assert Catalogue("xx", "gravity-superstar").say("title") == "Gravity Superstar"


@pytest.mark.parametrize("name", list(ROOMS))
def test_every_edition_of_the_box_has_a_name(name):
    for edition in game(name).edition_names():
        assert catalogue("en", name).has(f"edition-{edition}"), edition


@pytest.mark.parametrize("name", list(ROOMS))
def test_every_option_is_explained(name):
    words = catalogue("en", name)
    for option in game(name).options.values():
        assert words.has(f"option-{option.name}"), option.name
        for value in option.values:
            assert words.has(option_key(option.name, value)), f"{option.name} {value}"
