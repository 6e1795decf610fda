"""SP-32 to SP-41: why a game that is over was won as it was."""

from skyhall.core.event import Message
from skyhall.core.lens import points_decide
from skyhall.games.sky_painters.play.scoring import scores
from skyhall.games.sky_painters.play.state import Table


def why(table: Table) -> Message | None:
    """A Star or a Firmament, or the points of the score sheet; a drawn duel has no winner."""
    if table.how == "star":
        return Message("why-star", {"winner": table.winner, "painters": len(table.painters[table.winner])})
    if table.how == "firmament":
        return Message("why-firmament", {"winner": table.winner})
    if table.how == "draw":
        return None
    return points_decide(scores(table), table.ranks())
