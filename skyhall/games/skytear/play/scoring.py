"""SK-108, SK-109: who has won."""

from skyhall.games.skytear.box.cards import (
    ANY_SIDE,
    WIN_CONTROL,
    WIN_DOME,
    WIN_KILLS,
    WIN_KILLS_IN_TURN,
    WIN_OUTSIDER,
    WIN_SIEGE,
    WIN_TOWER,
    VictoryCard,
)
from skyhall.games.skytear.play.state import Table


def scores(table: Table) -> list[int]:
    """SK-109 in half points: win 2, draw 1 each, loss 0. While the game runs it stands even."""
    if table.winner < 0:
        return [1, 1]
    return [2, 0] if table.winner == 0 else [0, 2]


def standing(table: Table) -> list[tuple[int, ...]]:
    """There is no tie-break."""
    return [(score,) for score in scores(table)]


def progress(table: Table, card: VictoryCard, seat: int) -> int:
    """How far a seat has come with a victory card (4.5); it is completed at the card's goal."""
    condition = card.condition
    if condition == WIN_TOWER:
        return towers_destroyed(table, card, seat)
    if condition == WIN_CONTROL:
        return table.control_wins[seat]
    if condition == WIN_KILLS:
        return table.kills[seat]
    if condition == WIN_KILLS_IN_TURN:
        return table.kills_in_turn[seat]
    if condition == WIN_DOME:
        return table.dome_wins[seat]
    if condition == WIN_OUTSIDER:
        return table.banes[seat]
    if condition == WIN_SIEGE:
        return table.sieges[seat]
    return table.sweeps[seat]


def towers_destroyed(table: Table, card: VictoryCard, seat: int) -> int:
    """RU-50: left and right as the seat sees them; with two or more lanes "any" counts all."""
    towers = table.towers[1 - seat]
    if card.side != ANY_SIDE:
        return 1 if towers[table.box.field.lane_at(seat, card.side)] <= 0 else 0
    fallen = 0
    for hp in towers:
        if hp <= 0:
            fallen += 1
    return fallen


def is_complete(table: Table, card: VictoryCard, seat: int) -> bool:
    """Whether a seat has done what a victory card asks."""
    return progress(table, card, seat) >= card.goal
