"""Decks of one's own in a position: the lists of the seats (SK-183, SK-198)."""

from skyhall.core.edition import Entry, shown
from skyhall.games.skytear.box.lists import Deck
from skyhall.games.skytear.play.decks import CHOSEN, lay_open, take_set
from skyhall.games.skytear.play.state import Table


def list_text(root: Entry, value: object) -> str:
    """A deck as text, or as a list of its lines."""
    lines = list(value) if isinstance(value, list | tuple) else [value]
    if not all(isinstance(line, str) for line in lines):
        raise root.fail(f'"lists" holds {shown(value)}: expected texts, or lists of lines')
    return "\n".join([str(line) for line in lines])


def read_list(root: Entry, table: Table, seat: int, text: str) -> None:
    """SK-181, SK-183: the sets of a seat's heroes, which are public."""
    if text.strip():
        deck = Deck(table.box, text, table.teams[seat], table.setup.options["decks"] != CHOSEN)
        if deck.problems:
            raise root.fail(deck.problems[0].text)
        for hero, found in deck.sets.items():
            take_set(table, hero, found)
    lay_open(table, seat)


def check_lists(root: Entry, table: Table) -> None:
    """The same by seat: no more copies than its list has."""
    for seat, team in enumerate(table.teams):
        found = table.hands[seat] + table.discards[seat]
        held: list[int] = []
        for hero in team:
            found = found + table.cards_on[hero] + table.leads[hero]
            held.extend(table.sets[hero])
        for card in found:
            if found.count(card) > held.count(card):
                key = table.box.cards[card].key
                raise root.fail(f'"{key}" appears {found.count(card)} times: the deck has {held.count(card)}')
