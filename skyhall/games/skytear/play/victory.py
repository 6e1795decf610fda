"""SK-108: the checks that end a game at once."""

from skyhall.core.event import Json
from skyhall.games.skytear.play.scoring import is_complete, progress, scores
from skyhall.games.skytear.play.seats import of_side, seats_of
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import BY_BOTH, BY_CARD, BY_NEXUS, ENDING_NAMES, OVER


def check_victory(table: Table) -> None:
    """Whoever has destroyed the enemy nexus or completed a face-up victory card wins; both at one check: a draw."""
    if table.ended != 0:
        return
    wins = [False, False]
    by_nexus = False
    for side in range(2):
        if table.nexus[1 - side] == 0:
            wins[side] = True
            by_nexus = True
        for card in table.victory:
            if is_complete(table, table.box.victory[card], side):
                wins[side] = True
    if wins[0] and wins[1]:
        finish(table, -1, BY_BOTH)
    elif wins[0] or wins[1]:
        finish(table, 0 if wins[0] else 1, BY_NEXUS if by_nexus else BY_CARD)


def finish(table: Table, winner: int, ending: int) -> None:
    """The game is over: nothing that was still to do will be done."""
    table.winner = winner
    table.ended = ending
    table.phase = OVER
    table.agenda.clear()
    if table.log is not None:
        points: list[Json] = [*scores(table)]
        ranks: list[Json] = [*table.ranks()]
        won_by = seats_of(table, winner)[0] if winner >= 0 else None
        result = f"side {winner}" if winner >= 0 else "draw"
        table.emit(
            "game_over",
            {"winner": won_by, "result": result, "reason": ENDING_NAMES[ending], "points": points, "ranks": ranks},
        )


def tell_progress(table: Table, side: int, condition: int) -> None:
    """For the log: a side has come further with the victory cards of this condition."""
    if table.log is None:
        return
    for place in table.victory:
        card = table.box.victory[place]
        if card.condition == condition:
            count = progress(table, card, side)
            table.emit("victory_progress", {"card": card.key, **of_side(table, side), "count": count})
