"""Section 10: shares of a win that add up to 1 and know what is good."""

from skyhall.core.dice import seeded
from skyhall.games.sky_painters import GAME

FOUR = ["fugaz", "mommy", "cotton", "dice"]


def share(table) -> float:
    return table.evaluate()[0]


def test_what_is_good(at) -> None:
    plain = at({}, {}, pool={"red": [1]})
    for better in ({"spots": 3}, {"hope": 3}, {"clouds": 1}, {"painters": ["dice"]}, {"sky": {"0 0": "A b3 - -"}}):
        assert share(at(better, {}, pool={"red": [1]})) > share(plain)
    assert share(at({}, {}, leader=0, pool={"red": [1]})) > share(plain)
    assert share(at({}, {"painters": FOUR}, pool={"red": [1]})) < share(plain)


def test_four_painters_and_the_leader_are_nearly_a_win(at) -> None:
    assert share(at({"painters": [*FOUR, "upper"]}, {}, leader=0)) > 0.95


def test_a_die_in_hand_is_worth_placing(at, go) -> None:
    table = at({}, {}, pool={"blue": [3]})
    before = share(table)
    go(table, "die blue 3")
    assert share(table) > before


def test_greedy_movers_beat_random_ones() -> None:
    """A mover that looks one word ahead wins nearly always"""
    wins = 0.0
    for number in range(6):
        table = GAME.new(2, f"match {number}")
        dice = seeded(f"match {number}")
        greedy = number % 2
        while not table.over:
            actions = table.actions()
            best = actions[dice.below(len(actions))]
            if table.seat == greedy and len(actions) > 1:
                worth = -1.0
                for action in actions:
                    twin = table.clone()
                    twin.push(action)
                    if twin.evaluate()[greedy] > worth:
                        worth, best = twin.evaluate()[greedy], action
            table.push(best)
        wins += table.win_shares()[greedy]
    assert wins >= 5
