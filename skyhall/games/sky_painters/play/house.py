"""The options of a table (SP-45 to SP-48) as the rules read them."""

from skyhall.core.errors import OptionsError
from skyhall.core.state import Setup
from skyhall.games.sky_painters.box.edition import INITIALS, Box
from skyhall.games.sky_painters.box.options import DUEL


class House:
    """The rules of this table, shared by all its clones."""

    def __init__(self, setup: Setup, box: Box) -> None:
        chosen = setup.options
        seats = setup.seats
        variant = str(chosen["variant"])
        self.variant = variant
        self.is_duel = variant == DUEL
        self.has_instant_wins = variant != "forced_landing"
        self.free_painters = bool(chosen["leader_free_painters"])
        self.free_top_card = bool(chosen["leader_free_top_card"])
        self.spot_limit = int(chosen["spot_limit"])
        self.open_cards = int(chosen["open_cards"])
        self.extra_dice = int(chosen["extra_dice"])
        self.painters_to_win = int(chosen["painters_to_win"])
        self.needs_leader = bool(chosen["victory_needs_leader"])
        self.start_goods = bool(chosen["start_goods"])
        self.idle_limit = int(chosen["standstill_rounds"]) * seats
        if self.is_duel and seats != 2:
            raise OptionsError(f'option "variant" is "tension_duel" with {seats} seats: expected exactly 2 (SP-47)')
        self.deck_size = self._deck_size(int(chosen["deck_size"]), seats, box)
        self.painter_count = self._painter_count(int(chosen["painter_count"]), seats, box)
        if self.has_instant_wins and self.painters_to_win > self.painter_count:
            raise OptionsError(
                f'option "painters_to_win" is {self.painters_to_win}: expected at most the {self.painter_count} '
                "Painters in play (SP-45)"
            )

    def _deck_size(self, chosen: int, seats: int, box: Box) -> int:
        """SP-3, SP-45 to SP-47."""
        cards = len(box.cards) - len(INITIALS)
        if chosen > cards:
            raise OptionsError(
                f'option "deck_size" is {chosen}: expected at most the {cards} cards of the edition (SP-45)'
            )
        if chosen:
            return chosen
        if self.is_duel:
            return cards
        return box.deck[seats - 2] + (0 if self.has_instant_wins else box.forced_landing_extra)

    def _painter_count(self, chosen: int, seats: int, box: Box) -> int:
        """SP-4, SP-45, SP-47."""
        painters = len(box.painters)
        if chosen > painters:
            raise OptionsError(
                f'option "painter_count" is {chosen}: expected at most the {painters} Painters of the edition (SP-45)'
            )
        if chosen:
            return chosen
        return painters if self.is_duel else box.painter_counts[seats - 2]
