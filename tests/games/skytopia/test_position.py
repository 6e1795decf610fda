"""Any position from plain data; what is wrong is named."""

import pytest

from skyhall.core.errors import IllegalAction, OptionsError, PositionError, PositionWarning
from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.testing.play import legal


def test_a_position_is_what_it_says() -> None:
    table = GAME.position(
        {
            "seats": 3,
            "round": 4,
            "first": 2,
            "active": 0,
            "phase": "send",
            "last_round": 5,
            "coins": [1, 2, 3],
            "pp": [7, 8, 9],
            "guildmasters": ["carters", "surveyors", "scholars"],
            "abilities": ["purple A", "", "red B"],
            "market": {"blue-3": "belfry_moon 0:5 2:1"},
            "towers": [{"gold": ["mint_lily"]}, {}, {"purple": ["laboratory_key"]}],
            "decks": {"blue": ["beacon_lily", "beacon_gryphon"]},
            "options": {"first": "seat0"},
            "seed": "mine",
        }
    )
    view = table.view(None)
    assert (view["round"], view["first"], view["active"], view["phase"], view["last_round"]) == (4, 2, 0, "send", 5)
    assert [seat["coins"] for seat in view["seats"]] == [1, 2, 3]
    assert [seat["pp"] for seat in view["seats"]] == [7, 8, 9]
    assert [master["id"] for master in view["guildmasters"]] == ["carters", "surveyors", "scholars"]
    assert [seat["tile"] and seat["tile"]["when"] for seat in view["seats"]] == ["golem_returned", None, "buy_rotation"]
    assert view["decks"][0]["left"] == 2
    assert {word.split()[1] for word in legal(table)} == {"blue-3"}
    # seats 2 was first, then 0; seat 1 is still to come in this round
    table.push(table.actions()[0])
    assert (table.seat, table.round_number) == (1, 4)
    assert view["options"]["first"] == "seat0"


def test_top_card_of_a_deck_comes_first() -> None:
    with pytest.warns(PositionWarning, match="position: seat 0 has nothing to decide; seat 1 is asked"):
        table = GAME.position({"decks": {"blue": ["beacon_lily", "belfry_key", "gilded_dome_moon"]}})
    cards = [slot["card"] and slot["card"]["id"] for slot in table.view(None)["market"]["slots"][:2]]
    assert cards == ["beacon_lily", "belfry_key"]


BAD: list[tuple[dict[str, Json], str]] = [
    ({"seats": 5}, r'position: "seats" is 5: expected a whole number from 2 to 4'),
    ({"rounds": 1}, r'position: unknown key "rounds" \(did you mean "round"\?\)'),
    ({"round": 31}, r'"round" is 31'),
    ({"coins": [1]}, r'"coins" holds 1 numbers: expected 2'),
    ({"market": {"blue-3": "beacon_lily"}}, r'market: no slot "blue-3"'),
    ({"market": {"blue-1": "beacon"}}, r'market blue-1: no card "beacon"'),
    ({"market": {"blue-1": "mint_moon"}}, r'card "mint_moon" is gold: expected a blue card here'),
    ({"market": {"blue-1": "belfry_moon"}}, r'card "belfry_moon" is not used by 2 seats'),
    ({"market": {"blue-1": "beacon_lily", "blue-2": "beacon_lily"}}, r'"beacon_lily" is in another place already'),
    ({"market": {"blue-1": "beacon_lily 0-5"}}, r'golem "0-5": expected seat:face'),
    ({"market": {"blue-1": "beacon_lily 2:5"}}, r'golem "2:5": expected a seat from 0 to 1 and a face from 1 to 6'),
    ({"market": {"blue-1": "beacon_lily 0:7"}}, r'golem "0:7"'),
    ({"market": {"blue-1": "beacon_lily 0:5 1:5"}}, r"ST-4"),
    ({"market": {"blue-1": "beacon_lily 0:1 0:2 0:3 0:4 0:5 0:6"}}, r"expected at most 5 golems of seat 0"),
    ({"towers": [{}]}, r'"towers" has 1 entries: expected one for each of 2 seats'),
    ({"towers": [{"green": []}, {}]}, r'towers 1: unknown key "green"'),
    ({"guildmasters": ["masons", "masons", "scholars"]}, r"expected three, number 1 of mechanicians, smiths"),
    ({"abilities": ["purple C", ""]}, r'"abilities" holds "purple C"'),
    ({"abilities": ["purple A", "purple B"]}, r"expected each tile once"),
    ({"abilities": [""]}, r'"abilities" has 1 entries'),
    ({"phase": "refill"}, r'"phase" is "refill": expected one of finish, send, over'),
    ({"moves": [3]}, r'"moves" holds 3: expected texts'),
    ({"round": 7, "last_round": 9, "decks": {"gold": []}}, r'"last_round" is 9: expected a whole number from 7 to 8'),
    ({"options": {"sides": []}}, r'options: "sides" is \[\]: expected a text, a number, true or false'),
]


@pytest.mark.parametrize(("data", "message"), BAD)
def test_what_is_wrong_is_named(data: dict[str, Json], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.position(data)


AT_POINTER = {"blue-1": "beacon_lily 0:1 1:4", "gold-1": "mint_gryphon"}


@pytest.mark.parametrize("turn", [{"first": 1, "active": 1}, {"phase": "finish"}, {"first": 1, "active": 0}])
def test_a_golem_may_be_at_the_pointer_until_its_owner_has_finished(turn: dict[str, Json]) -> None:
    """ST-17: seat 0, whose turn it is or is still to come"""
    table = GAME.position({"round": 7, "market": AT_POINTER, **turn})
    assert table.supply[0] == (4 if turn == {"first": 1, "active": 1} else 5)


@pytest.mark.parametrize("turn", [{"active": 1}, {"phase": "send"}, {"phase": "over"}])
def test_a_golem_at_the_pointer_whose_owner_has_finished_is_refused(turn: dict[str, Json]) -> None:
    """ST-5, ST-17, ST-36: it would have gone home, and nothing else could have brought it there"""
    why = r'position: market blue-1: golem "0:1": 1 is at the pointer in round 7, and seat 0 has finished its cards'
    with pytest.raises(PositionError, match=why):
        GAME.position({"round": 7, "market": AT_POINTER, **turn})


def test_a_position_tells_what_happens_from_there() -> None:
    table = GAME.position({"round": 7, "market": AT_POINTER}, listen=True)
    assert table.log is not None
    assert [event.name for event in table.log][:2] == ["turn_began", "card_finished"]
    assert GAME.position({"round": 7, "market": AT_POINTER}).log is None


def test_illegal_moves_and_options_are_named_as_everywhere() -> None:
    with pytest.raises(IllegalAction):
        GAME.position({"market": {"blue-1": "beacon_lily"}, "moves": ["send blue-1 1"]})
    with pytest.raises(OptionsError):
        GAME.position({"options": {"sides": "C"}})
