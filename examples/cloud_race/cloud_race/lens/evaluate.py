"""How good a position looks: the lead in clouds, and a little for cards in hand."""

from cloud_race.play.state import Table
from skyhall.core.state import shares


def evaluate(table: Table) -> list[float]:
    """Each seat's share of the win."""
    if table.over:
        return table.win_shares()
    left = max(1, table.box.rounds - table.round)
    points = [cloud + 0.3 * len(hand) for cloud, hand in zip(table.kites, table.hands, strict=True)]
    return shares(points, 3.0 + min(left, 8) / 2)
