"""SK-108: why a game that is over was won as it was."""

from skyhall.core.event import Message
from skyhall.games.skytear.play.scoring import is_complete
from skyhall.games.skytear.play.seats import seats_of
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import BY_CARD, BY_NEXUS


def why(table: Table) -> Message | None:
    """The fallen nexus, or the victory card; a draw says so by its ending."""
    if table.winner < 0:
        return None
    if table.ended == BY_NEXUS:
        return Message("why-nexus", {"winner": seats_of(table, table.winner)[0]})
    if table.ended != BY_CARD:
        return None
    done = [card for card in table.victory if is_complete(table, table.box.victory[card], table.winner)]
    card = table.box.victory[done[0]]
    return Message("why-card", {"winner": seats_of(table, table.winner)[0], "card": card.key, "goal": card.goal})
