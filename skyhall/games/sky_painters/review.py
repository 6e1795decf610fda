"""SP-32 to SP-39: step 4, the review of victory, and the ways a game ends."""

from skyhall.core.state import Json, Step
from skyhall.games.sky_painters.scoring import score_sheet
from skyhall.games.sky_painters.sky import card_fits
from skyhall.games.sky_painters.state import SkyPainters

FULL_BLOCK = 9


class Review(Step):
    """SP-39: Star, Firmament, leader in the Critical Phase, no moves, standstill; else the next turn."""

    def run(self, table: SkyPainters) -> None:
        seat = self.seat
        table.step = 4
        if table.has_moved:
            table.idle_turns = 0
        else:
            table.idle_turns += 1
        how = self.ending(table)
        if how:
            end_game(table, seat, how)
            return
        left = table.house.idle_limit - table.idle_turns
        if table.log is not None and table.idle_turns and left <= table.seats:
            table.emit("standstill_warning", {"seat": seat, "left": left})
        self.go_on(table)

    def ending(self, table: SkyPainters) -> str:
        """How the game ends now, or nothing."""
        seat = self.seat
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

    def go_on(self, table: SkyPainters) -> None:
        """SP-44: an extra turn, or the next seat's."""
        from skyhall.games.sky_painters.turn import Turn

        if table.extra_turns:
            table.extra_turns -= 1
            table.agenda.append(Turn(self.seat, True))
        else:
            table.agenda.append(Turn((self.seat + 1) % table.seats, False))


def no_moves_left(table: SkyPainters) -> bool:
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


def end_game(table: SkyPainters, seat: int, how: str) -> None:
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
        table.emit("game_ended", {"seat": seat, "how": how, "winners": winners, "sheets": sheets})
