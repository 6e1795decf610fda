"""Playing for tests: words in a row, and random movers."""

from collections.abc import Iterable

from skyhall.core.dice import Dice
from skyhall.core.state import State


def play(state: State, *words: str) -> State:
    """Apply these words, checked; the state itself is given back."""
    for word in words:
        state.apply(state.setup.words.parse(word))
    return state


def legal(state: State) -> list[str]:
    """The legal words by name."""
    return names(state, state.actions())


def names(state: State, actions: Iterable[int]) -> list[str]:
    """Actions by name."""
    return [state.setup.words.name(action) for action in actions]


def random_game(state: State, dice: Dice, longest: int = 1_000_000) -> list[int]:
    """Play on at random until the end (or for that many decisions); what was played."""
    played: list[int] = []
    while not state.over and len(played) < longest:
        actions = state.actions()
        action = actions[dice.below(len(actions))]
        state.push(action)
        played.append(action)
    return played


def random_position(state: State, dice: Dice, moves: int) -> State:
    """A position that many random decisions further on, never the end of the game."""
    for _ in range(moves):
        actions = state.actions()
        twin = state.clone()
        twin.push(actions[dice.below(len(actions))])
        if twin.over:
            break
        state = twin
    return state
