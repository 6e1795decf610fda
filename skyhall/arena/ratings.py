"""How strong the results make everybody: shares with intervals, and Bradley–Terry ratings on the Elo scale."""

from itertools import combinations
from math import log, sqrt

import msgspec

from skyhall.arena.play import Result

Z95 = 1.959964
ELO = 400 / log(10)
# Each pairing is taken to have had one draw more than was played: a bot that never loses stays on the scale.
DRAWN_BEFORE = 0.5
STEPS = 10_000


class Score(msgspec.Struct, frozen=True):
    """What a bot took of its games against another, a draw being half; with the 95 % interval of that share."""

    first: str
    second: str
    games: int
    won: float
    share: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot, and how far off it may be (95 %)."""

    bot: str
    rating: float
    error: float


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's), good for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    scale = 1 + Z95 * Z95 / games
    middle = (share + Z95 * Z95 / (2 * games)) / scale
    reach = Z95 / scale * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def meetings(results: list[Result], bots: list[str]) -> dict[tuple[str, str], tuple[float, int]]:
    """For each two bots, in the order given, what the first took and how many games they met in.

    At a larger table every two seats of different bots meet; the better place wins. A game counts once for each two.
    """
    table = dict.fromkeys(combinations(bots, 2), (0.0, 0))
    for result in results:
        for pair in table:
            taken = taken_by_first(result, pair[0], pair[1])
            if taken >= 0:
                won, games = table[pair]
                table[pair] = (won + taken, games + 1)
    return table


def taken_by_first(result: Result, first: str, second: str) -> float:
    """What the first took of a game from the second, 0 to 1; −1 if one of them was not there."""
    taken = 0.0
    met = 0
    for seat, name in enumerate(result.line_up):
        for other, rival in enumerate(result.line_up):
            if name == first and rival == second:
                met += 1
                gap = result.ranks[other] - result.ranks[seat]
                taken += 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
    return taken / met if met else -1.0


def scores(results: list[Result], bots: list[str]) -> list[Score]:
    """Every pairing that was played."""
    found = []
    for (first, second), (won, games) in meetings(results, bots).items():
        if games:
            low, high = wilson(won, games)
            found.append(Score(first, second, games, won, won / games, low, high))
    return found


def ratings(results: list[Result], bots: list[str], anchor: str, at: float = 2000.0) -> list[Rating]:
    """Bradley–Terry strengths (by Hunter's MM iteration) with the anchor's rating fixed, strongest first."""
    table = meetings(results, bots)
    strength = dict.fromkeys(bots, 1.0)
    wins = dict.fromkeys(bots, 0.0)
    for (first, second), (won, games) in table.items():
        if games:
            wins[first] += won + DRAWN_BEFORE
            wins[second] += games - won + DRAWN_BEFORE
    for _ in range(STEPS):
        updated = {name: improved(name, strength, wins, table) for name in bots}
        change = max(abs(log(updated[name] / strength[name])) for name in bots)
        strength = updated
        if change < 1e-9:
            break
    offset = at - ELO * log(strength[anchor])
    found = [
        Rating(name, ELO * log(strength[name]) + offset, Z95 * ELO * deviation(name, strength, table)) for name in bots
    ]
    return sorted(found, key=lambda one: -one.rating)


def improved(
    name: str,
    strength: dict[str, float],
    wins: dict[str, float],
    table: dict[tuple[str, str], tuple[float, int]],
) -> float:
    """One step of the iteration for one bot."""
    weight = 0.0
    for (first, second), (_, games) in table.items():
        if games and name in (first, second):
            weight += (games + 2 * DRAWN_BEFORE) / (strength[first] + strength[second])
    return wins[name] / weight if weight else strength[name]


def deviation(name: str, strength: dict[str, float], table: dict[tuple[str, str], tuple[float, int]]) -> float:
    """The standard error of a log strength, the others' being taken as known."""
    information = 0.0
    for (first, second), (_, games) in table.items():
        if games and name in (first, second):
            chance = strength[first] / (strength[first] + strength[second])
            information += games * chance * (1 - chance)
    return 1 / sqrt(information) if information else float("inf")
