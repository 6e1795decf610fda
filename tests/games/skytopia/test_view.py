"""View, hints, hidden information, words and drawing: sections 7 and 9."""

import pytest
from rich.console import Console

from skyhall.core.dice import seeded
from skyhall.core.state import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.shapes import View
from skyhall.games.skytopia.state import Table
from skyhall.locale import catalogue
from skyhall.testing.play import play, random_game, random_position


def at(**data: Json) -> Table:
    return GAME.position(data)


def hints(table: Table) -> dict[str, object]:
    decision = table.view(None)["decision"]
    assert decision is not None
    return {action["name"]: action["hint"] for action in decision["actions"]}


def test_everybody_sees_the_same() -> None:
    """Section 7"""
    table = random_position(GAME.new(3, "same"), seeded("same"), 40)
    assert table.view(0) == table.view(1) == table.view(2) == table.view(None)


def test_only_the_order_of_the_decks_is_hidden() -> None:
    """Section 7: another order gives the same view and the same story until a card is turned over"""
    table = random_position(GAME.new(4, "order"), seeded("o"), 30)
    assert isinstance(table, Table)
    twin = table.determinize(0, seeded("other"))
    assert twin.view(0) == table.view(0)
    assert twin.decks != table.decks
    assert [sorted(pile) for pile in twin.piles] == [sorted(pile) for pile in table.piles]
    assert twin.actions() == table.actions()
    # the same dice give the same deal, whatever the true order was
    again = twin.determinize(1, seeded("other"))
    assert again.piles == twin.piles
    assert again.dice.drawn == twin.dice.drawn


def test_unseen_cards_are_all_that_lie_nowhere() -> None:
    """Section 7"""
    table = random_position(GAME.new(4, "unseen"), seeded("u"), 60)
    assert isinstance(table, Table)
    view = table.view(None)
    seen = [slot["card"]["id"] for slot in view["market"]["slots"] if slot["card"]]
    for seat in view["seats"]:
        seen += [level["card"] for tower in seat["towers"] for level in tower["levels"] if level["card"]]
    unseen = [card for deck in view["decks"] for card in deck["unseen"]]
    assert sorted(seen + unseen) == sorted(card.id for card in table.box.components[:48])
    assert [deck["left"] for deck in view["decks"]] == [len(deck["unseen"]) for deck in view["decks"]]


def test_hints_of_a_send() -> None:
    """Section 9: price, time, who is ahead, what the card gives, and the refund"""
    table = at(round=7, last_round=9, coins=[10, 0], market={"gold-1": "freight_dock_gryphon 1:5 0:3"})
    assert hints(table)["send gold-1 4"] == {
        "price": 3,
        "coins_left": 7,
        "after_end": True,
        "ahead": [1],
        "behind": [0],
        "gain_pp": 0,
        "gain_coins": 4,
        "refund": 3,
        "face": 4,
        "steps": 3,
        "finish_round": 10,
        "card": "freight_dock_gryphon",
        "effect": [{"do": "coins", "n": 2}, {"do": "coins_per", "count": "golems", "n": 1, "max": 4}],
    }
    fast = hints(table)["send gold-1 6"]
    assert isinstance(fast, dict)
    assert (fast["refund"], fast["after_end"], fast["price"]) == (0, False, 10)


def test_what_a_tower_would_give_with_a_card_more() -> None:
    """Section 9: ST-22 storey by storey with the card on top, choices apart, and the guildmasters then"""
    table = at(
        round=7,
        towers=[{"blue": ["beacon_gryphon", "hall_of_heralds_moon"], "gold": ["mint_moon"]}, {}],
        market={
            "blue-1": "gilded_dome_moon 1:6 0:3",
            "gold-1": "toll_bridge_key",
            "red-1": "forge_key",
            "purple-1": "laboratory_lily",
        },
        guildmasters=["mechanicians", "builders", "standard_bearers"],
    )
    view = table.view(None)
    slots = {slot["slot"]: slot for slot in view["market"]["slots"]}
    mine = slots["blue-1"]["then"][0]
    assert (mine["pp"], mine["coins"], mine["sums"], mine["choices"]) == (9, 0, [1, 3, 3, 2], [])
    assert mine["guild"] == [6, 4, 6]
    assert slots["gold-1"]["then"][0]["paid"] == [2, 4, 2]
    assert slots["blue-1"]["then"][1]["sums"] == [1, 1]
    assert slots["red-1"]["then"][0]["choices"] == [{"do": "rotate", "golems": 1, "steps": 1}, {"do": "redirect"}]
    assert slots["purple-1"]["then"][0]["choices"] == [{"do": "trade", "coins": 3, "pp": 2, "times": 1}]
    assert [slot["then"] for slot in slots.values() if slot["card"] is None] == [[]] * (len(slots) - 4)
    assert [level["pp"] for level in view["seats"][0]["towers"][0]["levels"]] == [1, 3, 2]
    assert table.towers[0] == at(round=7, towers=[{"blue": ["beacon_gryphon", "hall_of_heralds_moon"]}, {}]).towers[0]


def test_golems_tell_what_they_will_be_paid_and_whether_they_are_too_late() -> None:
    """Section 9: golems that can no longer win, and golems that cannot finish any more"""
    table = at(round=7, last_round=9, market={"blue-1": "beacon_lily 1:6 0:5 1:3"})
    queue = next(slot for slot in table.view(None)["market"]["slots"] if slot["slot"] == "blue-1")["golems"]
    assert [(one["seat"], one["refund"], one["late"]) for one in queue] == [(1, 0, False), (0, 3, False), (1, 0, True)]


def test_all_tiles_with_both_sides_can_be_read() -> None:
    """Section 9, ST-60, ST-61: what is offered in a draft"""
    table = GAME.new(2, "offer", {"abilities": "draft", "sides": "each"})
    tiles = table.view(None)["tiles"]
    assert [(tile["colour"], tile["owner"]) for tile in tiles] == [
        (colour, None) for colour in ("blue", "gold", "red", "purple")
    ]
    gold = tiles[1]["sides"][0]
    assert (gold["side"], gold["name"], gold["when"]) == ("A", "Express Contract", "sent_at_price")
    assert (gold["numbers"]["pp"], gold["numbers"]["price"]) == (1, 6)
    table.apply(GAME.words.parse("tile red"))
    assert table.view(None)["tiles"][2]["owner"] is not None


def test_hints_of_other_words() -> None:
    """Section 9: golems with what they overtake, towers and cards with the ability that would run"""
    table = at(market={"red-1": "mainspring_key", "blue-1": "beacon_lily 0:3 1:4"}, moves=["send red-1 2"])
    assert hints(table) == {
        "golem blue-1 3": {"face": 5, "steps": 2, "finish_round": 3, "overtakes": [1]},
        "skip": {},
    }
    view = table.view(None)
    assert view["decision"] is not None
    assert view["decision"]["source"] == "mainspring_key"
    assert view["decision"]["primitive"] == {"do": "rotate", "golems": 1, "steps": 2}
    top = at(coins=[0, 0], market={"purple-1": "echo_spire_moon"}, moves=["send purple-1 2"])
    assert hints(top)["tower blue"] == {"card": None, "effect": [{"do": "pp", "n": 1}]}
    towers = at(round=7, market={"blue-1": "beacon_lily 0:1", "gold-1": "mint_moon 0:1"})
    assert hints(towers)["tower blue"] == {"effect": [{"do": "pp", "n": 1}, {"do": "pp", "n": 3}]}


def test_the_activation_shows_its_chain() -> None:
    """Section 9"""
    table = at(
        round=7,
        towers=[{"purple": ["echo_spire_gryphon"]}, {}],
        market={"purple-1": "echo_spire_moon 0:1", "gold-1": "mint_moon"},
        moves=["tower purple"],
    )
    view = table.view(None)
    assert view["phase"] == "activate"
    assert view["activation"] == {
        "root": {"where": "city", "slot": None, "colour": "purple", "level": 1, "card": "echo_spire_gryphon"},
        "chain": [
            {"where": "city", "slot": None, "colour": "purple", "level": 1, "card": "echo_spire_gryphon"},
            {"where": "city", "slot": None, "colour": "purple", "level": 2, "card": "echo_spire_moon"},
        ],
        "tower": "purple",
        "level": 1,
        "source": "echo_spire_moon",
        "primitive": {"do": "top"},
    }
    assert at(market={"gold-1": "mint_moon"}).view(None)["activation"] is None


def test_golems_are_listed_by_steps() -> None:
    """Section 9"""
    table = at(round=7, market={"gold-1": "mint_moon 0:2 1:5 0:6"})
    slot = next(slot for slot in table.view(None)["market"]["slots"] if slot["slot"] == "gold-1")
    assert [(golem["seat"], golem["face"], golem["steps"], golem["finish_round"]) for golem in slot["golems"]] == [
        (0, 6, 1, 8),
        (1, 5, 2, 9),
        (0, 2, 5, 12),
    ]


def test_the_result_is_the_final_table() -> None:
    """Section 8, `game_over`"""
    table = GAME.new(3, "result", listen=True)
    assert isinstance(table, Table)
    random_game(table, seeded("r"))
    view = table.view(None)
    assert view["result"] is not None
    assert [line["total"] for line in view["result"]] == table.scores()
    assert [line["rank"] for line in view["result"]] == table.ranks()
    assert table.log is not None
    assert table.log[-1].name == "game_over"
    assert table.log[-1].public["seats"] == view["result"]
    assert view["decision"] is None


def test_schema() -> None:
    assert GAME.view_schema() is View


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawing_fits_a_terminal(seats: int) -> None:
    """Drawn from the view alone, in 100 columns, with every card and golem on it"""
    table = GAME.new(seats, f"draw {seats}")
    dice = seeded("draw")
    while True:
        console = Console(width=400, no_color=True, highlight=False)
        with console.capture() as capture:
            console.print(GAME.draw(table.view(None)))
        lines = capture.get().splitlines()
        assert max(len(line) for line in lines) <= 100, max(lines, key=len)
        text = "\n".join(lines)
        assert isinstance(table, Table)
        view = table.view(None)
        assert all(slot["card"]["name"] in text for slot in view["market"]["slots"] if slot["card"])
        golems = [f"{golem['seat']}:{golem['face']}" for slot in view["market"]["slots"] for golem in slot["golems"]]
        assert all(golem in text for golem in golems)
        if table.over:
            assert "coins left" in text
            return
        table = random_position(table, dice, 9) if table.moves < 60 else table
        if table.moves >= 60:
            random_game(table, dice)


def test_every_component_has_words() -> None:
    """The catalogue names all cards, foundations, coats, guildmasters and abilities"""
    words = catalogue("en", "skytopia")
    box = GAME.new(2, "x").setup.edition
    table = GAME.new(2, "x")
    assert isinstance(table, Table)
    keys = [f"card-{component.id}" for component in table.box.components]
    keys += [f"coat-{coat}" for coat in table.box.coats] + [f"guildmaster-{m.id}" for m in table.box.guildmasters]
    keys += [f"ability-{colour}-{side}" for colour in ("blue", "gold", "red", "purple") for side in "AB"]
    keys += [f"option-{name}" for name in GAME.options]
    keys += [f"option-{name}-{value}" for name, option in GAME.options.items() for value in option.values]
    keys += ["title", "end-deck", "end-limit"]
    assert [key for key in keys if not words.has(key)] == []
    assert box.name == "standard"
    for component in table.box.components:
        for part in component.plain:
            assert words.say(f"effect-{part['do']}", part)
    for master in table.box.guildmasters:
        assert words.say(f"score-{master.plain['by']}", master.plain)


def test_words_name_the_card() -> None:
    table = at(market={"gold-1": "mint_moon"})
    words = catalogue("en", "skytopia")
    message = table.describe(GAME.words.parse("send gold-1 2"))
    assert words.say(message.key, message.args) == "Send a golem to Mint (gold 1), showing 2"
    play(table, "send gold-1 2")
    assert words.say("event-gained", {"seat": 0, "pp": 2, "coins": 1, "source": "belfry_key"}, ["Ada"]) == (
        "Ada gains 2 PP and one coin (Belfry)."
    )
    assert words.say("event-gained", {"seat": 0, "pp": 0, "coins": 3, "source": "compensation"}, ["Ada"]) == (
        "Ada gains 3 coins (compensation)."
    )
