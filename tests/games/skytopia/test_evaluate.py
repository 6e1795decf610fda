"""Section 10: the evaluation is a share of the win, and following it beats not thinking."""

from skyhall.core.dice import Dice, seeded
from skyhall.core.event import Json
from skyhall.core.state import State
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.lens.evaluate import ability_worth, coin_value, rounds_to_come
from skyhall.games.skytopia.play.state import Table


def at(**data: Json) -> Table:
    return GAME.position(data)


def greedy(state: State, dice: Dice) -> int:
    """The action after which the seat's share looks best."""
    seat = state.seat
    best, found = -1.0, state.actions()[0]
    for action in state.actions():
        twin = state.determinize(seat, dice.fork("look"))
        twin.push(action)
        share = twin.evaluate()[seat]
        if share > best:
            best, found = share, action
    return found


def test_following_the_evaluation_beats_random_sends() -> None:
    won = 0.0
    for number in range(6):
        state = GAME.new(2, f"greedy {number}")
        dice = seeded(f"greedy {number}")
        while not state.over:
            actions = state.actions()
            thinks = state.seat == number % 2
            state.push(greedy(state, dice) if thinks else actions[dice.below(len(actions))])
        won += state.win_shares()[number % 2]
    assert won >= 5


def test_more_of_everything_is_better() -> None:
    cards = {"blue-1": "beacon_lily", "gold-1": "mint_moon"}
    even = at(market=cards).evaluate()
    assert abs(even[0] - 0.5) < 1e-9
    assert at(market=cards, pp=[5, 0]).evaluate()[0] > even[0]
    assert at(market=cards, coins=[5, 0]).evaluate()[0] > even[0]
    leading = at(market={**cards, "blue-1": "beacon_lily 0:5 1:4"}).evaluate()
    assert leading[0] > leading[1]


def test_evaluation_leaves_the_table_alone() -> None:
    table = at(market={"blue-1": "beacon_lily 0:5 1:4", "gold-1": "mint_moon 0:3"})
    before = table.digest()
    table.evaluate()
    assert table.digest() == before


def test_values_of_section_10() -> None:
    assert [coin_value(rounds) for rounds in (8, 5, 4, 3, 2, 0)] == [0.42, 0.42, 0.34, 0.34, 0.22, 0.22]
    table = at(coins=[6, 0], market={"blue-1": "beacon_lily"})
    values = {
        "winding_house_lily": 0.6 + 1,
        "mainspring_key": 0.9 + 1,
        "twin_gears_lily": 0.6 * 1.7 + 1,
        "forge_key": 0.5 + 1 + 0.42,
        "recall_horn_moon": 0.4 + 2 * 0.42 + 1,
        "sky_crane_key": 2.5,
        "counting_house_moon": 2 * (3 - 3 * 0.42),
        "belfry_key": 2 + 0.42,
        "laboratory_lily": 0.0,
        "echo_spire_moon": 1.0,
    }
    for card, value in values.items():
        assert abs(ability_worth(table, 0, table.box.numbers[card], 0.42) - value) < 1e-9, card


def test_rounds_to_come() -> None:
    assert rounds_to_come(at(market={"blue-1": "beacon_lily"})) == 8
    assert rounds_to_come(at(market={"blue-1": "beacon_lily"}, decks={"gold": ["mint_moon", "mint_gryphon"]})) == 5
    assert rounds_to_come(at(round=5, last_round=6, market={"blue-1": "beacon_lily"})) == 1
    assert rounds_to_come(at(round=29, market={"blue-1": "beacon_lily"})) == 1
