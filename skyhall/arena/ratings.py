"""How strong the results make everybody: shares with intervals, and Bradley–Terry ratings on the Elo scale."""

from itertools import combinations
from math import inf, log, sqrt

import msgspec

from skyhall.arena.play import Result

Z95 = 1.959964
ELO = 400 / log(10)
# Each pairing is taken to have had one draw more than was played: a bot that never loses stays on the scale.
DRAWN_BEFORE = 0.5
STEPS = 10_000

# For each two bots what the first took of their games, and how many they met in.
Meetings = dict[tuple[str, str], tuple[float, int]]


class HeadToHead(msgspec.Struct, frozen=True):
    """What a bot took of its games against another, a draw being half; with the 95 % interval of that share."""

    first: str
    second: str
    games: int
    won: float
    share: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot, and how far off it may be (95 %), counted from the anchor, which is off by nothing."""

    bot: str
    rating: float
    error: float


def wilson(won: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's), good for few games and for shares near 0 and 1; or that of another z."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def meetings(results: list[Result], bots: list[str]) -> Meetings:
    """The meetings of each two bots, in the order given.

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


def head_to_head(results: list[Result], bots: list[str]) -> list[HeadToHead]:
    """Every pairing that was played."""
    found = []
    for (first, second), (won, games) in meetings(results, bots).items():
        if games:
            low, high = wilson(won, games)
            found.append(HeadToHead(first, second, games, won, won / games, low, high))
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
    off = deviations(strength, table, anchor)
    found = [Rating(name, ELO * log(strength[name]) + offset, Z95 * ELO * off[name]) for name in bots]
    return sorted(found, key=lambda one: -one.rating)


def improved(name: str, strength: dict[str, float], wins: dict[str, float], table: Meetings) -> float:
    """One step of the iteration for one bot."""
    weight = 0.0
    for (first, second), (_, games) in table.items():
        if games and name in (first, second):
            weight += (games + 2 * DRAWN_BEFORE) / (strength[first] + strength[second])
    return wins[name] / weight if weight else strength[name]


def deviations(strength: dict[str, float], table: Meetings, anchor: str) -> dict[str, float]:
    """The standard error of every log strength, all of them being uncertain together; only the anchor's is given.

    They are the diagonal of the inverse of the Fisher information. What no chain of games ties to the anchor may be
    anywhere.
    """
    tied = [name for name in tied_to(anchor, table) if name != anchor]
    place = {name: k for k, name in enumerate(tied)}
    information = [[0.0] * len(tied) for _ in tied]
    for (first, second), (_, games) in table.items():
        chance = strength[first] / (strength[first] + strength[second])
        weight = games * chance * (1 - chance)
        for name, other in ((first, second), (second, first)):
            if name in place:
                information[place[name]][place[name]] += weight
                if other in place:
                    information[place[name]][place[other]] -= weight
    covariance = inverse(information)
    return dict.fromkeys(strength, inf) | {anchor: 0.0} | {name: sqrt(covariance[k][k]) for name, k in place.items()}


def tied_to(anchor: str, table: Meetings) -> list[str]:
    """The anchor, those who met it, those who met them, and so on."""
    found = [anchor]
    for name in found:
        for pair, (_, games) in table.items():
            if games and name in pair:
                found += [other for other in pair if other not in found]
    return found


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan; such a matrix needs no exchange of rows."""
    size = len(matrix)
    rows = [[*row, *[float(k == place) for k in range(size)]] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
