"""How long a game can last: the bound is true in every box, and of use."""

from copy import deepcopy
from typing import Any

import pytest

from skyhall.core.dice import seeded
from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.core.state import OptionValue
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.play.length import Uses, takes_back
from skyhall.games.skytopia.play.state import Table

STANDARD = dict(read_toml(GAME.edition_path("standard")))
EACH: dict[str, OptionValue] = {"sides": "each", "abilities": "draft", "opening": "free"}


def box(**changes: object) -> Box:
    """The standard box with other constants, and every card that ends in an `effect` given."""
    data: dict[str, Any] = deepcopy(STANDARD)
    effects = changes.pop("effects", {})
    assert isinstance(effects, dict)
    for card in data["card"]:
        card["effect"] = effects.get(card["name"], card["effect"])
    for stone in data["foundation"]:
        stone["effect"] = effects.get(stone["colour"], stone["effect"])
    data["constants"].update(changes)
    return GAME.read_edition(Entry(data, "mybox.toml"), content_hash(data))


def bound(edition: Box, seats: int, options: dict[str, OptionValue] | None = None) -> int:
    return GAME.longest(seats, GAME.check_options(seats, options or {}), edition)


def talkative(edition: Box, seats: int, seed: str, options: dict[str, OptionValue]) -> int:
    """The decisions of a game in which nobody skips anything."""
    table = GAME.new(seats, seed, options, edition)
    assert isinstance(table, Table)
    dice = seeded(seed)
    skip = GAME.words.parse("skip")
    while not table.over:
        actions = [action for action in table.actions() if action != skip] or [skip]
        table.push(actions[dice.below(len(actions))])
    return table.moves


LEADING = {
    "Beacon": [{"do": "top"}, {"do": "line"}],
    "Mint": [{"do": "line"}, {"do": "top"}, {"do": "recall", "coins": 3, "pp": 1}],
    "Twin Gears": [{"do": "rotate", "golems": 5, "steps": 1}, {"do": "top"}],
    "Counting House": [{"do": "trade", "coins": 1, "pp": 1, "times": 9}],
    "blue": [{"do": "top"}, {"do": "coins", "n": 2}],
}
BOXES = {
    "standard": box(),
    "few golems": box(golems=2),
    "many rounds": box(round_limit=60, golems=9),
    "leading": box(effects=LEADING),
}


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_is_longer(name: str, seats: int) -> None:
    for number in range(4):
        options: dict[str, OptionValue] = EACH if number % 2 else {"sides": "B"}
        played = talkative(BOXES[name], seats, f"talk {name} {seats} {number}", options)
        assert played <= bound(BOXES[name], seats, options)


def test_the_bound_is_of_use() -> None:
    """A few thousand at most on the boxes that are played, where random games have about 100 decisions."""
    for edition in GAME.edition_names():
        chosen = GAME.edition(edition)
        assert isinstance(chosen, Box)
        assert bound(chosen, 2) < 700
        assert bound(chosen, 4, EACH) < 2200


def test_the_bound_is_that_of_the_edition_given() -> None:
    assert bound(BOXES["leading"], 2) > bound(BOXES["standard"], 2)
    assert bound(BOXES["many rounds"], 2) > bound(BOXES["standard"], 2)
    # set-up asks for a tile of each seat, for a side and for an opening card
    assert bound(BOXES["standard"], 2, EACH) - bound(BOXES["standard"], 2, {**EACH, "opening": "tile"}) == 2


def test_a_chain_asks_once_for_each_link() -> None:
    """ST-33: three Echo Spires, three Halls of Mirrors, and at their end a Switchyard, which asks three times"""
    uses = Uses(BOXES["standard"], 4, False)
    assert uses.chain == 6 + 3
    assert uses.dearest_card() == 9
    # a tower of twelve blue cards asks nothing, unless somebody may refuse coins: two Belfries, at the bottom
    assert uses.of_tower(0) == 0
    assert Uses(BOXES["standard"], 4, True).of_tower(0) == 12 + 11


def test_who_has_golems_enough_takes_none_back() -> None:
    """Ruling 49, ST-25"""
    assert [takes_back(box(golems=golems)) for golems in (3, 4, 5, 6)] == [True, True, False, False]
    # an opening golem that needs five rounds is out beside the first four that are sent
    assert [takes_back(box(golems=golems, opening_face=2)) for golems in (5, 6)] == [True, False]
