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
    """SK-109, SK-158 in half points: win 2, draw 1 each, loss 0. While the game runs it stands even."""
    if table.winner < 0:
        return [1] * len(table.side_of)
    return [2 if side == table.winner else 0 for side in table.side_of]


def standing(table: Table) -> list[tuple[int, ...]]:
    """There is no tie-break."""
    return [(score,) for score in scores(table)]


def progress(table: Table, card: VictoryCard, side: int) -> int:
    """How far a side has come with a victory card (4.5); it is completed at the card's goal."""
    condition = card.condition
    if condition == WIN_TOWER:
        return towers_destroyed(table, card, side)
    if condition == WIN_CONTROL:
        return table.control_wins[side]
    if condition == WIN_KILLS:
        return table.kills[side]
    if condition == WIN_KILLS_IN_TURN:
        return table.kills_in_turn[side]
    if condition == WIN_DOME:
        return table.dome_wins[side]
    if condition == WIN_OUTSIDER:
        return table.banes[side]
    if condition == WIN_SIEGE:
        return table.sieges[side]
    return table.sweeps[side]


def towers_destroyed(table: Table, card: VictoryCard, side: int) -> int:
    """RU-50: left and right as the side sees them; with two or more lanes "any" counts all."""
    towers = table.towers[1 - side]
    if card.side != ANY_SIDE:
        return 1 if towers[table.box.field.lane_at(side, card.side)] <= 0 else 0
    fallen = 0
    for hp in towers:
        if hp <= 0:
            fallen += 1
    return fallen


def is_complete(table: Table, card: VictoryCard, side: int) -> bool:
    """Whether a side has done what a victory card asks."""
    return progress(table, card, side) >= card.goal
