"""ST-45: why a game that is over was won as it was."""

from skyhall.core.event import Message
from skyhall.core.lens import level_with, points_decide
from skyhall.games.skytopia.play.scoring import cards, coins_left, scores
from skyhall.games.skytopia.play.state import Table


def why(table: Table) -> Message | None:
    """Points, then fewer tower cards, then more coins left."""
    points, ranks = scores(table), table.ranks()
    rivals = level_with(points, ranks)
    if not rivals:
        return points_decide(points, ranks)
    winner = ranks.index(1)
    least = min(cards(table, seat) for seat in rivals)
    told = {"winner": winner, "points": points[winner]}
    if cards(table, winner) < least:
        return Message("why-cards", {**told, "rivals": rivals, "cards": cards(table, winner), "more": least})
    same = [seat for seat in rivals if cards(table, seat) == least]
    most = max(coins_left(table, seat) for seat in same)
    return Message("why-coins", {**told, "rivals": same, "coins": coins_left(table, winner), "fewer": most})
