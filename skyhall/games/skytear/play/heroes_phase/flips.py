"""SK-44, RU-1: cards are flipped, the flipping seat chooses one for its modifier; and areas of effect (SK-68)."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.games.skytear.box.words import AOE_0, CARD_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.names import cards, spot
from skyhall.games.skytear.play.pieces.piles import flip
from skyhall.games.skytear.play.pieces.sight import placements
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import MOST_SEATS


def flip_set(table: Table, seat: int, n: int) -> None:
    """Flip n cards and have one of them chosen before anything that is on the agenda already goes on."""
    table.modifier = 0
    if n <= 0:
        return
    flip(table, seat, n)
    table.agenda.append(FLIP_CHOICE[seat])


class FlipChoice(Choice):
    """RU-1: asked only if the modifiers differ. The flipped cards are discarded afterwards."""

    def words(self, table: Table) -> list[int]:
        flipped = table.flipped
        printed = table.box.cards
        words: list[int] = []
        for card in flipped:
            lowest = card
            for other in flipped:
                if other < lowest and printed[other].modifier == printed[card].modifier:
                    lowest = other
            if CARD_0 + lowest not in words:
                words.append(CARD_0 + lowest)
        words.sort()
        return words

    def take(self, table: Table, action: int) -> None:
        table.modifier = table.box.cards[action - CARD_0].modifier
        if table.log is not None:
            shown: dict[str, Json] = {"seat": self.seat, "cards": cards(table, table.flipped), "n": len(table.flipped)}
            chosen = table.box.cards[action - CARD_0].key
            table.emit("flipped", {**shown, "chosen": chosen, "modifier": table.modifier})
        table.discards[self.seat].extend(table.flipped)
        table.flipped = []


FLIP_CHOICE: Final = [FlipChoice(seat) for seat in range(MOST_SEATS)]


class PlaceAoE(Choice):
    """SK-68: the shape is placed on resolution, turned and mirrored."""

    fields: ClassVar[tuple[str, ...]] = ("shape", "place", "kinds")

    def __init__(self, seat: int, shape: int, place: int, kinds: int) -> None:
        super().__init__(seat)
        self.shape = shape
        self.place = place
        self.kinds = kinds

    def words(self, table: Table) -> list[int]:
        return [AOE_0 + k for k in placements(table, self.seat, self.shape, self.place, self.kinds)]

    def ways(self, table: Table) -> list[list[int]]:
        """The hexes of every `aoe` word."""
        return table.box.placements[self.shape][self.place]

    def take(self, table: Table, action: int) -> None:
        table.area = self.ways(table)[action - AOE_0][:]
        if table.log is not None:
            hexes: list[Json] = [spot(table, place) for place in table.area]
            table.emit("aoe", {"item": table.current.number, "hexes": hexes})
