"""How things stand: points, and what decides between equals. It knows no database.

Points are counted in halves. At a table of n the places give n - 1, n - 2 … 0 points; who shares places shares them.
"""

from collections.abc import Mapping, Sequence

import msgspec


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A player's part in a round. `score` is in half points, None while it is being played; `table` 0 is none."""

    round: int
    table: int
    seat: int
    player: int
    score: int | None
    why: str = ""


class Standing(msgspec.Struct, kw_only=True):
    """A line of the standings; points in halves. `rivals` is the sum of the points of all whom one has met."""

    player: int
    place: int
    points: int
    rivals: int
    direct: int
    later_wins: int
    played: int


def win_of(seats: int) -> int:
    """What a win gives, in half points."""
    return 2 * (seats - 1)


def scores_of(places: Sequence[int], gone: Sequence[bool]) -> list[int]:
    """Half points for the places at a table. Who was gone gets none, whatever a bot has made of the seat."""
    count = len(places)
    return [
        0 if away else 2 * (count - place) - (places.count(place) - 1) for place, away in zip(places, gone, strict=True)
    ]


def standings(players: Sequence[int], turns: Sequence[Turn], seats: int, seed: Mapping[int, int]) -> list[Standing]:
    """All players, the first first: points, rivals' points, games among equals, wins from later seats; else a shared
    place. `seed` orders those who share one."""
    points = dict.fromkeys(players, 0)
    for turn in turns:
        points[turn.player] += turn.score or 0
    tables: dict[tuple[int, int], list[Turn]] = {}
    for turn in turns:
        if turn.table:
            tables.setdefault((turn.round, turn.table), []).append(turn)
    lines = {
        player: Standing(player=player, place=0, points=mine, rivals=0, direct=0, later_wins=0, played=0)
        for player, mine in points.items()
    }
    for table in tables.values():
        for turn in table:
            line = lines[turn.player]
            if turn.score is None:
                continue
            line.played += 1
            line.rivals += sum(points[other.player] for other in table if other is not turn)
            line.later_wins += turn.seat > 0 and turn.score == win_of(seats)
    _direct(lines, tables)
    order = sorted(players, key=lambda player: (*[-part for part in _key(lines[player])], seed.get(player, player)))
    for at, player in enumerate(order):
        before = lines[order[at - 1]]
        same = at > 0 and _key(before) == _key(lines[player])
        lines[player].place = before.place if same else at + 1
    return [lines[player] for player in order]


def _key(line: Standing) -> tuple[int, int, int, int]:
    return (line.points, line.rivals, line.direct, line.later_wins)


def _direct(lines: Mapping[int, Standing], tables: Mapping[tuple[int, int], Sequence[Turn]]) -> None:
    """What those with the same points and rivals have won against each other: 2 for a better place, 1 for the same."""
    for table in tables.values():
        for turn in table:
            line = lines[turn.player]
            for other in table:
                equal = (lines[other.player].points, lines[other.player].rivals) == (line.points, line.rivals)
                if other is turn or not equal or turn.score is None or other.score is None:
                    continue
                line.direct += 2 if turn.score > other.score else int(turn.score == other.score)
