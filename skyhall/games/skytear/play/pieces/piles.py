"""Decks, hands, discard piles: drawing, flipping, the reshuffle (SK-41..44); `unseen` follows (SK-49)."""

from skyhall.core.event import Json
from skyhall.games.skytear.play.names import cards
from skyhall.games.skytear.play.seats import insiders
from skyhall.games.skytear.play.state import Table


def take_top(table: Table, seat: int) -> int:
    """SK-43: the top card of a deck, after a reshuffle if it is empty; −1 if there is no card at all."""
    deck = table.decks[seat]
    if not deck:
        reshuffle(table, seat)
        if not deck:
            return -1
    if table.known_top[seat] > 0:
        table.known_top[seat] -= 1
    table.reveal()
    return deck.pop()


def reshuffle(table: Table, seat: int) -> None:
    """The discard pile becomes the deck."""
    pile = table.discards[seat]
    if not pile:
        return
    shelf = seat * table.stride
    for card in pile:
        table.unseen[shelf + card] += 1
    table.decks[seat].extend(pile)
    table.discards[seat] = []
    table.dice.shuffle(table.decks[seat])
    table.known_top[seat] = 0
    if table.log is not None:
        table.emit("reshuffled", {"seat": seat})


def draw_cards(table: Table, seat: int, n: int) -> None:
    """SK-42."""
    drawn: list[int] = []
    for _ in range(n):
        card = take_top(table, seat)
        if card < 0:
            break
        drawn.append(card)
    hand = table.hands[seat]
    hand.extend(drawn)
    hand.sort()
    if table.log is not None and drawn:
        seen: dict[str, Json] = {"cards": cards(table, drawn), "seen": True}
        table.emit_to(insiders(table, seat), "drew", {"seat": seat, "n": len(drawn)}, seen)


def flip(table: Table, seat: int, n: int) -> None:
    """SK-44: cards set aside face up until the modifier is chosen."""
    for _ in range(n):
        card = take_top(table, seat)
        if card < 0:
            break
        table.unseen[seat * table.stride + card] -= 1
        table.flipped.append(card)


def discard_from_hand(table: Table, seat: int, card: int) -> None:
    """A card goes from the hand face up to the discard pile."""
    table.hands[seat].remove(card)
    table.unseen[seat * table.stride + card] -= 1
    table.discards[seat].append(card)
    if table.log is not None:
        table.emit("discarded", {"seat": seat, "cards": cards(table, [card])})


def distinct(hand: list[int]) -> list[int]:
    """The different cards of a sorted list."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found
