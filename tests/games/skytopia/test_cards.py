"""Every card of the standard box in the market and in its tower, and the foundations."""

import pytest

from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.lens.question import Question
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play


def at(**data: Json) -> Table:
    return GAME.position(data)


def asked(table: Table) -> str:
    return type(table.decision()).__name__


def kinds_until_send(table: Table) -> list[str]:
    """Skip everything that is asked of seat 0 before its send or the next seat's turn."""
    kinds = []
    while table.seat == 0 and asked(table) != "Send":
        question = table.decision()
        assert isinstance(question, Question)
        kinds.append(question.kind)
        play(table, "skip")
    return kinds


# name: (PP, coins, questions) when sent to in the market, then when reached on its tower
CARDS: dict[str, tuple[tuple[int, int, list[str]], tuple[int, int, list[str]]]] = {
    "beacon_gryphon": ((3, 0, []), (3, 0, [])),
    "beacon_lily": ((3, 0, []), (3, 0, [])),
    "belfry_key": ((2, 1, []), (2, 1, [])),
    "belfry_moon": ((2, 1, []), (2, 1, [])),
    "hall_of_heralds_gryphon": ((3, 0, []), (4, 0, [])),
    "hall_of_heralds_moon": ((0, 0, []), (1, 0, [])),
    "clockwork_colonnade_key": ((2, 0, []), (2, 0, [])),
    "clockwork_colonnade_lily": ((2, 0, []), (2, 0, [])),
    "gilded_dome_moon": ((2, 0, []), (2, 0, [])),
    "dream_garden_lily": ((2, 0, []), (2, 0, [])),
    "parade_terrace_gryphon": ((2, 0, []), (1, 0, [])),
    "parade_terrace_key": ((2, 0, []), (1, 0, [])),
    "mint_gryphon": ((0, 4, []), (0, 4, [])),
    "mint_lily": ((0, 4, []), (0, 4, [])),
    "mint_moon": ((0, 4, []), (0, 4, [])),
    "toll_bridge_key": ((1, 2, []), (1, 2, [])),
    "toll_bridge_lily": ((1, 2, []), (1, 2, [])),
    "guild_exchange_key": ((0, 4, []), (0, 5, [])),
    "guild_exchange_moon": ((0, 4, []), (0, 5, [])),
    "freight_dock_gryphon": ((0, 4, []), (0, 3, [])),
    "freight_dock_lily": ((0, 4, []), (0, 3, [])),
    "collectors_house_key": ((0, 5, []), (0, 5, [])),
    "collectors_house_moon": ((0, 5, []), (0, 6, [])),
    "great_vault_gryphon": ((0, 6, []), (0, 6, [])),
    "winding_house_gryphon": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "winding_house_lily": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "winding_house_moon": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "mainspring_key": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "mainspring_moon": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "twin_gears_gryphon": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "twin_gears_lily": ((1, 0, ["rotate"]), (1, 0, ["rotate"])),
    "forge_gryphon": ((1, 1, ["redirect"]), (1, 1, ["redirect"])),
    "forge_key": ((1, 1, ["redirect"]), (1, 1, ["redirect"])),
    "switchyard_lily": ((1, 0, ["redirect", "rotate"]), (1, 0, ["redirect", "rotate"])),
    "recall_horn_key": ((1, 0, ["recall"]), (1, 0, ["recall"])),
    "recall_horn_moon": ((1, 0, ["recall"]), (1, 0, ["recall"])),
    "laboratory_key": ((0, 0, []), (0, 0, [])),
    "laboratory_lily": ((0, 0, []), (0, 0, [])),
    "echo_spire_gryphon": ((0, 0, ["activate_top"]), (0, 0, ["activate_top"])),
    "echo_spire_lily": ((0, 0, ["activate_top"]), (0, 0, ["activate_top"])),
    "echo_spire_moon": ((0, 0, ["activate_top"]), (0, 0, ["activate_top"])),
    "hall_of_mirrors_key": ((0, 0, ["activate_line"]), (0, 0, ["activate_line"])),
    "hall_of_mirrors_lily": ((0, 0, ["activate_line"]), (0, 0, ["activate_line"])),
    "hall_of_mirrors_moon": ((0, 0, ["activate_line"]), (0, 0, ["activate_line"])),
    "sky_crane_gryphon": ((0, 0, ["add_card"]), (0, 0, ["add_card"])),
    "sky_crane_key": ((0, 0, ["add_card"]), (0, 0, ["add_card"])),
    "annex_gryphon": ((0, 0, ["add_card"]), (0, 0, ["add_card"])),
    "counting_house_moon": ((0, 0, ["trade"]), (0, 0, ["trade"])),
}
# what the lower levels of each tower of `scene` give and ask by themselves
BELOW = {"blue": (6, 0, []), "gold": (0, 6, []), "red": (1, 0, ["rotate", "rotate"]), "purple": (0, 0, ["trade"])}


def scene(card: str, golem: str) -> dict[str, Json]:
    """Three seats, round 7, 9 coins. Towers of 3, 2, 2, 2 with three gryphons, a lily and a key, and one golem out."""
    box = GAME.edition()
    assert isinstance(box, Box)
    colour = box.components[box.numbers[card]].colour
    colours = ["blue", "gold", "red", "purple"]
    other = {
        "beacon_gryphon": "beacon_lily",
        "dream_garden_lily": "gilded_dome_moon",
        "mint_gryphon": "mint_moon",
        "winding_house_gryphon": "winding_house_lily",
        "laboratory_key": "laboratory_lily",
        "belfry_key": "belfry_moon",
        "forge_gryphon": "forge_key",
    }

    def free(name: str) -> str:
        return other[name] if name == card else name

    market = {
        "blue-1": free("belfry_key"),
        "red-2": free("forge_gryphon") + " 0:4",
        f"{colours[colour]}-1": f"{card} {golem}".strip(),
    }
    tower = {
        "blue": [free("beacon_gryphon"), free("dream_garden_lily")],
        "gold": [free("mint_gryphon")],
        "red": [free("winding_house_gryphon")],
        "purple": [free("laboratory_key")],
    }
    return {"seats": 3, "round": 7, "coins": [9, 0, 0], "market": market, "towers": [tower, {}, {}]}


def test_every_card_of_the_box_is_listed() -> None:
    box = GAME.edition()
    assert isinstance(box, Box)
    assert [card.id for card in box.components[: box.first_stone]] == list(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_card_in_the_market(card: str) -> None:
    """ST-28, ST-32, ST-40: sent to, every choice skipped, only the automatic gains come"""
    table = at(**scene(card, ""))
    slot = next(word.split()[1] for word in legal(table) if card in str(table.describe(GAME.words.parse(word)).args))
    play(table, f"send {slot} 2")
    asked_kinds = kinds_until_send(table)
    pp, coins, kinds = CARDS[card][0]
    assert (table.pp[0], table.coins[0] - 9, asked_kinds) == (pp, coins, kinds)


@pytest.mark.parametrize("card", CARDS)
def test_card_in_its_tower(card: str) -> None:
    """ST-21, ST-22, ST-32: finished on top of foundation and other cards, which work first"""
    table = at(**scene(card, "0:1"))
    asked_kinds = kinds_until_send(table)
    assert asked(table) == "Send"
    pp, coins, kinds = CARDS[card][1]
    colour = table.box.components[table.box.numbers[card]].colour
    below = BELOW[["blue", "gold", "red", "purple"][colour]]
    assert table.pp[0] == below[0] + pp
    assert table.coins[0] - 9 == below[1] + coins
    assert asked_kinds == [*below[2], *kinds]


@pytest.mark.parametrize(
    ("colour", "card", "pp", "coins", "kinds"),
    [
        ("blue", "belfry_key", 1 + 2, 1, []),
        ("gold", "toll_bridge_key", 1, 2 + 2, []),
        ("red", "forge_key", 1, 1, ["rotate", "redirect"]),
        ("purple", "laboratory_lily", 0, 0, ["trade"]),
    ],
)
def test_foundations(colour: str, card: str, pp: int, coins: int, kinds: list[str]) -> None:
    """4.3: 1 PP, 2 coins, a rotation, 3 coins for 2 PP"""
    table = at(
        round=7,
        coins=[3, 0],
        market={f"{colour}-1": f"{card} 0:1", "red-2": "forge_gryphon 0:4", "blue-2": "beacon_lily"},
    )
    assert kinds_until_send(table) == kinds
    assert (table.pp[0], table.coins[0] - 3) == (pp, coins)
