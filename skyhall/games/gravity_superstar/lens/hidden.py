"""What a seat cannot see (spec, section 7): which cards a rival holds, and which lie face down before it."""

from skyhall.core.dice import Dice
from skyhall.games.gravity_superstar.box.words import COLOURS
from skyhall.games.gravity_superstar.play.state import FACE_DOWN, Table


def determinize(table: Table, seat: int, dice: Dice) -> Table:
    """A copy in which the cards not seen of every rival are dealt anew: some face down, the others in hand."""
    twin = table.clone()
    twin.dice = dice
    for rival in range(table.setup.seats):
        if rival != seat:
            _redeal(twin, rival, dice)
    return twin


def _redeal(table: Table, seat: int, dice: Dice) -> None:
    """Give a seat any of the hands that its face-up cards allow."""
    cards = table.laid_cards(seat)
    hidden = sum(card >= FACE_DOWN for card in cards)
    if hidden == 0:
        return
    unseen = [card for card in range(5) if card not in cards]
    drawn = dice.sample(unseen, hidden)
    for place, card in enumerate(cards):
        if card >= FACE_DOWN:
            cards[place] = drawn.pop() + FACE_DOWN
    table.lay(seat, cards)


def conserved(table: Table) -> dict[str, int]:
    """Stars of each colour on the board and owned, tokens in the supply and owned, cards in hand and laid."""
    counts = {"tokens": table.supply + sum(table.tokens)}
    for colour, name in enumerate(COLOURS):
        counts[name] = table.stars.count(colour) + sum(table.owned[colour::6])
    for seat in range(table.setup.seats):
        counts[f"cards {seat}"] = table.hands[seat].bit_count() + len(table.laid_cards(seat))
    return counts
