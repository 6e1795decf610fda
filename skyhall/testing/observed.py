"""Parts of an observation, for tests that say what must stand there."""

from skyhall.core.observation import span
from skyhall.core.registry import game
from skyhall.core.state import State


class Near(float):
    """A number of an observation; equal to what 32 bits cannot tell from it."""

    __hash__ = float.__hash__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, float | int):
            return NotImplemented
        return abs(float(self) - other) < 1e-6


def part(state: State, seat: int, name: str) -> list[Near]:
    """What a part holds for a seat."""
    numbers = state.observe(seat)
    parts = game(state.setup.game.name).observation(state.setup.seats)
    return [Near(numbers[at]) for at in span(parts, name)]
