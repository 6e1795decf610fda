"""SK-108: the checks that end a game at once."""

from typing import TYPE_CHECKING

from skyhall.games.skytear.scoring import is_complete, progress
from skyhall.games.skytear.terms import BY_BOTH, BY_CARD, BY_NEXUS, ENDING_NAMES, OVER

if TYPE_CHECKING:
    from skyhall.games.skytear.state import Skytear


def check_victory(table: "Skytear") -> None:
    """Whoever has destroyed the enemy nexus or completed a face-up victory card wins; both at one check: a draw."""
    if table.ended != 0:
        return
    wins = [False, False]
    by_nexus = False
    for seat in range(2):
        if table.nexus[1 - seat] == 0:
            wins[seat] = True
            by_nexus = True
        for card in table.victory:
            if is_complete(table, table.box.victory[card], seat):
                wins[seat] = True
    if wins[0] and wins[1]:
        finish(table, -1, BY_BOTH)
    elif wins[0] or wins[1]:
        finish(table, 0 if wins[0] else 1, BY_NEXUS if by_nexus else BY_CARD)


def finish(table: "Skytear", winner: int, ending: int) -> None:
    """The game is over: nothing that was still to do will be done."""
    table.winner = winner
    table.ended = ending
    table.phase = OVER
    table.agenda.clear()
    if table.log is not None:
        result = "draw" if winner < 0 else f"seat {winner}"
        table.emit("game_ended", {"result": result, "winner": winner, "why": ENDING_NAMES[ending]})


def tell_progress(table: "Skytear", seat: int, condition: int) -> None:
    """For the log: a seat has come further with the victory cards of this condition."""
    if table.log is None:
        return
    for place in table.victory:
        card = table.box.victory[place]
        if card.condition == condition:
            table.emit("victory_progress", {"card": card.key, "seat": seat, "count": progress(table, card, seat)})
