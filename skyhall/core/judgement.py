"""A judgement learned from games: features that a person can read, each with its weights.

How much a thing is worth changes while a game goes on: every feature has a weight for each of several moments, from the
start of a game to its end, and between two of them what lies between.
"""

from math import exp, isfinite
from pathlib import Path
from typing import Final

from skyhall.core.edition import Entry, read_toml, shown

FILE: Final = "judgement.toml"


class Judgement:
    """What was learned for one number of seats. `weights` are those of each moment, in the order of the features."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def at(self, stage: float) -> list[float]:
        """The weights at a stage from 0, the start of a game, to 1, its end."""
        last = len(self.weights) - 1
        place = min(1.0, max(0.0, stage)) * last
        before = min(int(place), max(0, last - 1))
        part = place - before
        if last == 0 or part == 0.0:
            return self.weights[before]
        early, late = self.weights[before], self.weights[before + 1]
        return [early[i] + part * (late[i] - early[i]) for i in range(len(early))]

    def shares(self, rows: list[list[float]], stage: float) -> list[float]:
        """Every seat's share of the win from its row of features."""
        weights = self.at(stage)
        worth: list[float] = []
        for row in rows:
            total = 0.0
            for i in range(len(weights)):
                value = row[i]
                if value != 0.0:
                    total += weights[i] * value
            worth.append(total)
        best = max(worth)
        parts = [exp(one - best) for one in worth]
        whole = sum(parts)
        return [part / whole for part in parts]


def read_judgements(path: Path, names: tuple[str, ...]) -> dict[int, Judgement]:
    """What a game's file holds, by number of seats; every feature must be there by its name, and no other."""
    entry = Entry(read_toml(path), f"{path.parent.name}/{path.name}")
    found: dict[int, Judgement] = {}
    tables = entry.entry("seats")
    for seats in tables.data:
        weights = tables.entry(seats, f"{seats} seats").entry("weights")
        columns = [read_weights(weights, name) for name in names]
        weights.close()
        if len({len(column) for column in columns}) != 1:
            raise weights.fail("features have different numbers of weights: expected one for each moment")
        found[int(seats)] = Judgement([list(moment) for moment in zip(*columns, strict=True)])
    return found


def read_weights(entry: Entry, name: str) -> list[float]:
    """The weights of one feature."""
    found: list[float] = []
    for value in entry.items(name):
        if not isinstance(value, float) or not isfinite(value):
            raise entry.fail(f'"{name}" holds {shown(value)}: expected numbers with a decimal point')
        found.append(value)
    if not found:
        raise entry.fail(f'"{name}" is empty: expected a weight for each moment')
    return found
