"""Decks for the view: lists as far as a viewer may see them, and what is being built or drafted."""

from skyhall.games.skytear.lens.deck_shapes import BuildingView, DecksView
from skyhall.games.skytear.play.decks import BuildPair, BuildTriple, are_decks_hidden
from skyhall.games.skytear.play.seats import sees
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import DRAFT


def keys(table: Table, ids: list[int]) -> list[str]:
    """Cards by key."""
    return [table.box.cards[card].key for card in ids]


def counted(cards: list[str]) -> dict[str, int]:
    """How many of each."""
    return {card: cards.count(card) for card in cards}


def decks(table: Table) -> DecksView:
    """SK-175, SK-181: whether lists are public, and the bundles that can still be picked."""
    kind = str(table.setup.options["decks"])
    is_shown = table.stride == 0 or table.phase != DRAFT
    return {"kind": kind, "shown": is_shown, "bundles": keys(table, table.bundles)}


def deck_list(table: Table, seat: int, viewer: int) -> dict[str, dict[str, int]]:
    """SK-181: the copies that each hero of a seat brings; none while they are hidden from the viewer."""
    is_known = sees(table, viewer, seat) or not are_decks_hidden(table)
    heroes = table.box.heroes
    return {heroes[hero].key: counted(keys(table, table.sets[hero])) if is_known else {} for hero in table.teams[seat]}


def building(table: Table, seat: int) -> BuildingView | None:
    """SK-179: the set that a seat builds now; None if it builds none."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, BuildTriple | BuildPair) or step.seat != seat:
        return None
    return {"hero": table.box.heroes[step.hero].key, "cards": keys(table, table.building)}
