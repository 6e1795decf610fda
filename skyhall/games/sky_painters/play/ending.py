"""SP-32 to SP-39: the ways a game ends."""

from typing import Final

from skyhall.core.event import Json
from skyhall.games.sky_painters.play.scoring import score_sheet
from skyhall.games.sky_painters.play.sky import card_fits
from skyhall.games.sky_painters.play.state import Table

FULL_BLOCK: Final = 9


def ending(table: Table, seat: int) -> str:
    """SP-39: how the game ends after a seat's turn, or nothing."""
    house = table.house
    if house.has_instant_wins and (table.leader == seat or not house.needs_leader):
        if len(table.painters[seat]) >= house.painters_to_win:
            return "star"
        if table.blocks[seat] >= FULL_BLOCK:
            return "firmament"
    if table.may_end and table.leader == seat:
        return "efficiency"
    if (table.is_critical or (house.is_duel and not table.deck)) and no_moves_left(table):
        return "draw" if house.is_duel else "no_moves"
    if table.idle_turns >= house.idle_limit:
        return "draw" if house.is_duel else "standstill"
    return ""


def no_moves_left(table: Table) -> bool:
    """SP-37: nobody has an open card, a cell for a card on offer, or hope for a Painter."""
    for seat in range(table.seats):
        if table.open_cards[seat]:
            return False
        for card in table.offer:
            if card >= 0 and card_fits(table, seat, card):
                return False
        for position in range(3):
            if table.gallery[position] >= 0:
                spots, hope = table.painter_price(seat, position)
                if spots <= table.spot_limit(seat) + 1 and hope <= table.hope[seat]:
                    return False
    return True


def end_game(table: Table, seat: int, how: str) -> None:
    """SP-32, SP-33, SP-40, SP-41, SP-47: nothing is left to do."""
    table.agenda.clear()
    table.extra_turns = 0
    table.how = how
    if how in ("star", "firmament"):
        table.winner = seat
    if table.log is not None:
        ranks = table.ranks()
        winners: list[Json] = [] if how == "draw" else [k for k in range(table.seats) if ranks[k] == 1]
        sheets: list[Json] = [score_sheet(table, k) for k in range(table.seats)]
        told: dict[str, Json] = {"reason": how, "points": list(table.scores()), "ranks": list(ranks)}
        table.emit("game_over", {"seat": seat, **told, "winners": winners, "sheets": sheets})
