"""View, hints, hidden information, words and drawing: sections 7 and 9."""

import pytest
from rich.console import Console

from skyhall.core.dice import seeded
from skyhall.core.event import Json
from skyhall.core.line import Line
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.lens.shapes import PromiseView, View
from skyhall.games.skytopia.play.state import Table
from skyhall.locale import catalogue, english_voice
from skyhall.testing.play import play, random_game, random_position


def at(**data: Json) -> Table:
    return GAME.position(data)


def hints(table: Table) -> dict[str, object]:
    decision = table.view(table.seat)["decision"]
    assert decision is not None
    return {action["name"]: action["hint"] for action in decision["actions"]}


def test_everybody_sees_the_same_but_for_the_words_of_who_is_asked() -> None:
    """Section 7"""
    table = random_position(GAME.new(3, "same"), seeded("same"), 40)
    mine, *others = [table.view(seat) for seat in (table.seat, *[s for s in range(3) if s != table.seat], None)]
    assert others[0] == others[1] == others[2]
    assert mine["decision"] is not None
    assert len(mine["decision"]["actions"]) == len(table.actions())
    assert others[0] == {**mine, "decision": {**mine["decision"], "actions": []}}


def test_only_the_order_of_the_decks_is_hidden() -> None:
    """Section 7: another order gives the same view and the same story until a card is turned over"""
    table = random_position(GAME.new(4, "order"), seeded("o"), 30)
    assert isinstance(table, Table)
    twin = table.determinize(0, seeded("other"))
    assert twin.view(0) == table.view(0)
    assert twin.decks != table.decks
    assert [sorted(deck) for deck in twin.decks] == [sorted(deck) for deck in table.decks]
    assert twin.actions() == table.actions()
    # the same dice give the same deal, whatever the true order was
    again = twin.determinize(1, seeded("other"))
    assert again.decks == twin.decks
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
        "coins_then": 11,
        "pp_then": 0,
        "gain_pp": 0,
        "gain_coins": 4,
        "then": None,
        "face": 4,
        "steps": 3,
        "finish_round": 10,
        "after_end": True,
        "ahead": [1],
        "behind": [0],
        "leader": 1,
        "refund": 3,
        "card": "freight_dock_gryphon",
        "effect": [{"do": "coins", "n": 2}, {"do": "coins_per", "count": "golems", "n": 1, "max": 4}],
    }
    fast = hints(table)["send gold-1 6"]
    assert isinstance(fast, dict)
    assert (fast["refund"], fast["after_end"], fast["price"]) == (0, False, 10)


def promised(table: Table, word: str) -> PromiseView:
    hint = hints(table)[word]
    assert isinstance(hint, dict)
    return hint["then"]


def test_what_a_tower_would_give_with_a_card_more() -> None:
    """Section 9: ST-22 storey by storey with the card on top, choices apart, and the guildmasters then"""
    table = at(
        round=7,
        coins=[10, 0],
        towers=[{"blue": ["beacon_gryphon", "hall_of_heralds_moon"], "gold": ["mint_moon"]}, {}],
        market={
            "blue-1": "gilded_dome_moon 1:6 0:3",
            "blue-2": "beacon_lily 0:3",
            "gold-1": "toll_bridge_key",
            "red-1": "forge_key",
            "purple-1": "laboratory_lily",
        },
        guildmasters=["mechanicians", "builders", "standard_bearers"],
    )
    view = table.view(0)
    slots = {slot["slot"]: slot for slot in view["market"]["slots"]}
    mine = slots["blue-2"]["due"]
    assert mine is not None
    assert (mine["pp"], mine["coins"], mine["sums"], mine["choices"]) == (9, 0, [1, 3, 2, 3], [])
    assert mine["guild"] == [6, 4, 4]
    theirs = slots["blue-1"]["due"]
    assert theirs is not None
    assert theirs["sums"] == [1, 1]
    assert promised(table, "send gold-1 6")["paid"] == [2, 4, 2]
    turns = [{"do": "rotate", "golems": 1, "steps": 1}, {"do": "redirect"}]
    assert promised(table, "send red-1 6")["choices"] == turns
    assert promised(table, "send purple-1 6")["choices"] == [{"do": "trade", "coins": 3, "pp": 2, "times": 1}]
    assert [slot for slot in slots.values() if slot["due"] is not None] == [slots["blue-1"], slots["blue-2"]]
    assert [level["pp"] for level in view["seats"][0]["towers"][0]["levels"]] == [1, 3, 2]
    bare = at(round=7, towers=[{"blue": ["beacon_gryphon", "hall_of_heralds_moon"]}, {}], phase="over")
    assert table.towers[0] == bare.towers[0]


def test_a_forecast_counts_what_own_golems_finish_before() -> None:
    """ST-21, ST-22: cards finished earlier or in the same round lie under it, in other towers they are counted"""
    table = at(
        round=7,
        coins=[10, 0],
        market={
            "blue-1": "beacon_lily 0:5",  # done in 2 rounds
            "blue-2": "clockwork_colonnade_key",
            "red-1": "mainspring_moon 0:4",  # in 3 rounds
            "red-2": "forge_key 1:6 0:5",  # a rival will take it
        },
        guildmasters=["mechanicians", "builders", "standard_bearers"],
    )
    assert promised(table, "send blue-2 6")["sums"] == [1, 1]
    assert promised(table, "send blue-2 5")["sums"] == [1, 3, 1]
    late = promised(table, "send blue-2 3")
    assert (late["sums"], late["pp"]) == ([1, 3, 2], 6)
    # Builders pay 1 now and 1 more for this card; a first key is no more than the lily and the moon that come before
    assert late["guild"] == [3, 2, 0]
    assert table.size(0, 0) == 1


def test_a_forecast_counts_the_golem_that_would_come_before_earlier_ones() -> None:
    """ST-21, ST-22: what a send changes for the own golems that finish with it or after it, and for no others"""
    table = at(
        round=7,
        coins=[10, 0],
        market={
            "blue-1": "beacon_lily 0:5",  # done in 2 rounds
            "blue-2": "clockwork_colonnade_key",
            "red-1": "mainspring_moon 0:4",  # in 3 rounds
            "red-2": "forge_key 1:6",
        },
        guildmasters=["mechanicians", "builders", "standard_bearers"],
    )
    found = {word: hint for word, hint in hints(table).items() if isinstance(hint, dict) and "later" in hint}
    assert {word: [*hint["later"]] for word, hint in found.items()} == {
        "send blue-2 6": ["blue-1"],
        "send blue-2 5": ["blue-1"],
    }
    assert found["send blue-2 6"]["later"]["blue-1"]["sums"] == [1, 1, 3]


def test_behind_ones_own_leading_golem_there_is_nothing_to_gain() -> None:
    """ST-18: whoever leads takes the card and pays the others; own golems go home for nothing, whoever is between"""
    table = at(round=7, coins=[10, 0], market={"blue-1": "beacon_lily 0:6 1:5", "gold-1": "mint_moon 1:6 0:5"})
    told = {word: hint for word, hint in hints(table).items() if isinstance(hint, dict)}
    behind_own, behind_rival = told["send blue-1 3"], told["send gold-1 3"]
    assert (behind_own["ahead"], behind_own["leader"], behind_own["refund"]) == ([0, 1], 0, 0)
    assert (behind_rival["ahead"], behind_rival["leader"], behind_rival["refund"]) == ([1, 0], 1, 3)
    assert behind_own["then"] is None


def test_hints_of_a_card_to_be_added() -> None:
    """ST-18, ST-23, ST-49: golems go home; what it is worth; whether its tower will still use it"""
    table = at(
        round=7,
        guildmasters=["mechanicians", "builders", "merchants"],
        abilities=["purple A", ""],
        coins=[0, 0],
        market={
            "purple-1": "sky_crane_gryphon 0:1",
            "gold-1": "mint_moon 1:6 0:5",
            "purple-2": "laboratory_lily 0:4",
            "blue-1": "beacon_lily 0:1",
        },
        moves=["tower purple"],
    )
    told = {word: hint for word, hint in hints(table).items() if isinstance(hint, dict)}
    gold, laboratory = told["card gold-1"], told["card purple-2"]
    assert (gold["home"], gold["price"], gold["gain_pp"], gold["activates"]) == ([1, 0], 0, 1, False)
    assert gold["guild"] == [6, 2, 3]
    # two guildmasters pay 3 more, the ability 1, a golem at work counts no more
    assert gold["worth_then"] - gold["worth"] == 3 + 3 + 1 - 1
    assert laboratory["activates"]
    assert laboratory["worth_then"] - laboratory["worth"] == 5 + 1 + 1 - 1
    assert table.size(0, 1) == 1


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
        "golem blue-1 3": {
            "face": 5,
            "steps": 2,
            "finish_round": 3,
            "after_end": False,
            "ahead": [],
            "behind": [1],
            "leader": 0,
            "refund": 0,
            "overtakes": [1],
        },
        "skip": {},
    }
    view = table.view(None)
    assert view["decision"] is not None
    assert view["decision"]["source"] == "mainspring_key"
    assert view["decision"]["primitive"] == {"do": "rotate", "golems": 1, "steps": 2}
    horn = at(market={"red-1": "recall_horn_moon", "blue-1": "beacon_lily 0:3"}, moves=["send red-1 2"])
    assert hints(horn)["golem blue-1 3"] == {"home": [0], "gain_pp": 0, "gain_coins": 2}
    trade = at(round=7, coins=[4, 0], market={"purple-1": "laboratory_lily 0:1"})
    assert hints(trade)["use"] == {"price": 3, "gain_pp": 2, "coins_then": 1, "pp_then": 2}
    poor = at(round=7, coins=[0, 0], abilities=["purple B", ""], market={"gold-1": "mint_moon 0:1"})
    assert hints(poor)["use"] == {"gain_coins": 2, "coins_then": 2, "pp_then": 0}
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
        "so_far": {"pp": 0, "coins": 0},
    }
    assert at(market={"gold-1": "mint_moon"}).view(None)["activation"] is None


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_is_at_work_tells_what_it_has_brought_so_far(seed: str) -> None:
    """Section 8: every change of points or coins is in exactly one event; from the start of a tower they add up."""
    line = Line(GAME, 3, seed, listen=True, keep=True)
    dice = seeded(f"so far {seed}")
    sums = {"pp": 0, "coins": 0}
    questions = 0
    while not line.state.over:
        legal = line.state.actions()
        line.push(legal[dice.below(len(legal))])
        for event in line.state.log or []:
            told = event.public
            if event.name in ("tower_activated", "golem_sent"):
                sums = {"pp": 0, "coins": 0}
            elif told.get("so_far") is not None:
                sums["pp"] += told.get("pp", 0)
                sums["coins"] += told.get("coins", 0) * (-1 if event.name == "traded" else 1) - told.get("cost", 0)
                assert told["so_far"] == sums, event.name
        activation = line.state.view(None)["activation"]
        if activation is not None:
            assert activation["so_far"] == sums
            questions += any(sums.values())
    assert questions > 0


def test_golems_are_listed_by_steps() -> None:
    """Section 9"""
    table = at(round=7, coins=[1, 0], market={"gold-1": "mint_moon 0:2 1:5 0:6"})
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
    """Drawn from the view alone, in 80 columns, with every card and golem on it"""
    table = GAME.new(seats, f"draw {seats}")
    dice = seeded("draw")
    while True:
        console = Console(width=400, no_color=True, highlight=False)
        with console.capture() as capture:
            console.print(GAME.draw(table.view(None), english_voice(GAME)))
        lines = capture.get().splitlines()
        assert max(len(line) for line in lines) <= 80, max(lines, key=len)
        text = "\n".join(lines)
        assert isinstance(table, Table)
        view = table.view(None)
        assert all(slot["card"]["name"][:14] in text for slot in view["market"]["slots"] if slot["card"])
        golems = [f"{golem['seat'] + 1}{golem['face']}" for slot in view["market"]["slots"] for golem in slot["golems"]]
        assert all(golem in text for golem in golems)
        if table.over:
            worth = [f"worth {line['total']}" for line in view["result"] or []]
            assert worth
            assert all(told in text for told in worth)
            assert all(f"Seat {seat + 1}" in text for seat in range(seats))
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
