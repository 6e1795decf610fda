"""CR-8: who is furthest, and who has cards left."""

from cloud_race.play.state import Table


def scores(table: Table) -> list[int]:
    """The cloud of every kite."""
    return table.kites[:]


def standing(table: Table) -> list[tuple[int, ...]]:
    """How far, then how many cards are left."""
    return [(cloud, len(hand)) for cloud, hand in zip(table.kites, table.hands, strict=True)]
