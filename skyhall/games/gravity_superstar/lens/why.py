"""GS-45: why a game that is over was won as it was."""

from skyhall.core.event import Message
from skyhall.core.lens import level_with, points_decide
from skyhall.games.gravity_superstar.play.scoring import scores
from skyhall.games.gravity_superstar.play.state import Table


def why(table: Table) -> Message | None:
    """Points, and with as many points fewer tokens."""
    points, ranks = scores(table), table.ranks()
    rivals = level_with(points, ranks)
    if not rivals:
        return points_decide(points, ranks)
    winner = ranks.index(1)
    fewest = min(table.tokens[seat] for seat in rivals)
    told = {"winner": winner, "points": points[winner], "tokens": table.tokens[winner], "more": fewest}
    return Message("why-tokens", {**told, "rivals": rivals})
