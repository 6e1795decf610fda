"""How long a game can be: a bound that holds, and not much longer than a game of people who put everything off."""

import pytest

from skyhall.core.dice import seeded
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.state import Table


def dawdle(table: Table, dice) -> Table:
    """Every turn is idle as long as that does not end the game; then the lowest die is placed, or a card."""
    while not table.over:
        named = {table.setup.words.name(action): action for action in table.actions()}
        must_move = table.idle_turns == table.house.idle_limit - 1 and not table.has_moved
        words = list(named)
        if isinstance(table.decision(), MainAction):
            low = sorted([word for word in words if word.startswith("die")], key=lambda word: word[-1])
            moves = low + [word for word in words if word.startswith("take")]
            word = moves[0] if must_move and moves else "spot"
        elif isinstance(table.decision(), AdditionalAction):
            strokes = [word for word in words if word.startswith(("paint", "lower"))]
            word = next((word for word in strokes if must_move or is_idle(table, named[word])), "end")
        else:
            word = words[dice.below(len(words))]
        table.push(named[word])
    return table


def is_idle(table: Table, action: int) -> bool:
    twin = table.clone()
    twin.push(action)
    return not twin.has_moved


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_dawdlers_comes_near_the_bound_and_stays_below(seats) -> None:
    """SP-38, ruling 37"""
    table = dawdle(GAME.new(seats, f"d{seats}", {}, "standard"), seeded("dawdle"))
    most = GAME.longest(seats, {}, GAME.edition("standard"))
    assert most / 5 < table.moves <= most


def test_the_bound_follows_options_and_edition(boxed) -> None:
    plain = GAME.longest(3, {}, GAME.edition("standard"))
    assert GAME.longest(3, {"standstill_rounds": 2}, GAME.edition("standard")) < plain
    assert GAME.longest(3, {"deck_size": 12}, GAME.edition("standard")) < plain
    assert GAME.longest(3, {"variant": "forced_landing"}, GAME.edition("standard")) > plain
    for change in (
        ("{ lose_dice = 2 }", "{ lose_dice = 9 }"),
        ("reset_dice = 3", "reset_dice = 4"),
        ("gain_cloud = 1", "gain_cloud = 2"),
        ('symbols = ["b3", "w2", "y4"]', 'symbols = ["b3", "w2", "y4", "b1"]'),
        ('"gain_spots", n = 8', '"gain_spots", n = 9'),
        ('"reroll", n = 2', '"reroll", n = 3'),
    ):
        assert GAME.longest(3, {}, GAME.edition(boxed(change))) > plain, change
