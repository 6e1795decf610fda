"""Predict and forced discards (SK-64, RU-38)."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.games.skytear.box.words import CARD_0, DONE
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.names import cards
from skyhall.games.skytear.play.pieces.piles import discard_from_hand, distinct, reshuffle, take_top
from skyhall.games.skytear.play.seats import insiders
from skyhall.games.skytear.play.state import Table


def predict(table: Table, seat: int, n: int) -> None:
    """SK-64: look at the top cards of the own deck, only those there unless it is empty."""
    if not table.decks[seat]:
        reshuffle(table, seat)
    for _ in range(min(n, len(table.decks[seat]))):
        table.looking.append(take_top(table, seat))
    if table.looking:
        table.agenda.append(PredictDiscard(seat, len(table.looking)))


class PredictDiscard(Choice):
    """Any of the cards looked at may be discarded face up."""

    is_always_asked: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("looked",)

    def __init__(self, seat: int, looked: int) -> None:
        super().__init__(seat)
        self.looked = looked

    def words(self, table: Table) -> list[int]:
        words = [DONE]
        for card in distinct(sorted(table.looking)):
            words.append(CARD_0 + card)
        return words

    def take(self, table: Table, action: int) -> None:
        if action != DONE:
            table.looking.remove(action - CARD_0)
            table.unseen[self.seat * table.stride + action - CARD_0] -= 1
            table.discards[self.seat].append(action - CARD_0)
            if table.looking:
                table.agenda.append(self)
                return
        if table.log is not None:
            kept = len(table.looking)
            gone = table.discards[self.seat][len(table.discards[self.seat]) - (self.looked - kept) :]
            public: dict[str, Json] = {"seat": self.seat, "n": self.looked, "discarded": cards(table, gone)}
            public["discards"] = len(gone)
            public["keeps"] = kept
            table.emit_to(
                insiders(table, self.seat), "predicted", public, {"kept": cards(table, table.looking), "seen": True}
            )
        table.agenda.append(PredictOrder(self.seat))


class PredictOrder(Choice):
    """The rest go back on top, one by one; the last one put is on top. Asked while two or more are left."""

    def asks(self, table: Table) -> bool:
        table.menu = self.words(table)
        return len(table.looking) > 1

    def words(self, table: Table) -> list[int]:
        return [CARD_0 + card for card in distinct(sorted(table.looking))]

    def take(self, table: Table, action: int) -> None:
        table.looking.remove(action - CARD_0)
        table.decks[self.seat].append(action - CARD_0)
        table.known_top[self.seat] += 1
        if table.looking:
            table.agenda.append(self)


class Discard(Choice):
    """SK-107, `discard(n)`: cards of the own choice from hand, as many as there are."""

    is_always_asked: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def words(self, table: Table) -> list[int]:
        return [CARD_0 + card for card in distinct(table.hands[self.seat])] if self.left > 0 else []

    def take(self, table: Table, action: int) -> None:
        discard_from_hand(table, self.seat, action - CARD_0)
        if self.left > 1:
            table.agenda.append(Discard(self.seat, self.left - 1))
