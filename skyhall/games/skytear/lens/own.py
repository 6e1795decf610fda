"""What a seat sees of cards that others do not: hands, decks, Leads."""

from skyhall.games.skytear.lens.deck_view import building, deck_list, keys
from skyhall.games.skytear.lens.shapes import HeroView, LeadView, SeatView
from skyhall.games.skytear.play.seats import sees
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import FROM_DECK, KNOWN, OPENED


def own_seat(table: Table, seat: int, viewer: int, public: SeatView) -> SeatView:
    """A seat as everybody sees it, with its cards for who may see them."""
    if not sees(table, viewer, seat):
        return public
    deck = table.decks[seat]
    heroes: list[HeroView] = []
    for hero, shown in zip(table.teams[seat], public["heroes"], strict=True):
        heroes.append({**shown, "leads": leads(table, hero, viewer)} if table.leads[hero] else shown)
    own: SeatView = {
        **public,
        "hand_count": len(table.hands[seat]),
        "deck_list": deck_list(table, seat, viewer),
        "set_aside": len(table.set_aside[seat]),
        "heroes": heroes,
        "hand": keys(table, table.hands[seat]),
        "known_top": keys(table, deck[len(deck) - table.known_top[seat] :][::-1]),
        "set_aside_cards": keys(table, table.set_aside[seat]),
    }
    begun = building(table, seat)
    if begun is not None:
        own["building"] = begun
    return own


def leads(table: Table, hero: int, viewer: int) -> list[LeadView]:
    """Its Leads; those that nobody has opened are known to who laid them, as far as they are."""
    return [_lead(table, hero, place, viewer) for place in range(len(table.leads[hero]))]


def _lead(table: Table, hero: int, place: int, viewer: int) -> LeadView:
    flags = table.lead_flags[hero][place]
    shown: LeadView = {"source": "deck" if flags & FROM_DECK else "hand", "open": flags & OPENED != 0}
    if flags & OPENED or (flags & KNOWN and sees(table, viewer, table.owner[hero])):
        shown["card"] = table.box.cards[table.leads[hero][place]].key
    return shown
