"""Section 7: what a seat cannot see is dealt anew; and what must never get lost."""

from skyhall.core.dice import Dice
from skyhall.games.skytear.play.chains import NO_CHAIN
from skyhall.games.skytear.play.decks import are_decks_hidden, begun_with, take_set
from skyhall.games.skytear.play.seats import clockwise, sees
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import DRAFT, KNOWN, MULLIGAN, OPENED


def determinize(table: Table, seat: int, dice: Dice) -> Table:
    """A copy with all that this seat cannot see dealt by the dice, and all that it can kept."""
    twin = table.clone()
    twin.dice = dice
    for other in clockwise(table, seat):
        if sees(table, seat, other):
            _redeal_own(twin, other)
        else:
            _undo_secret_choices(twin, other)
            _redeal_rival(twin, other)
    return twin


def _redeal_own(table: Table, seat: int) -> None:
    """The own deck below the known cards, and Leads taken unseen from the deck."""
    deck = table.decks[seat]
    unknown = len(deck) - table.known_top[seat]
    pool = deck[:unknown]
    for hero in table.teams[seat]:
        for i, card in enumerate(table.leads[hero]):
            if table.lead_flags[hero][i] & (KNOWN | OPENED) == 0:
                pool.append(card)
    # Sorted first: the deal must not depend on the order of the truth.
    pool.sort()
    table.dice.shuffle(pool)
    for hero in table.teams[seat]:
        leads = table.leads[hero][:]
        for i in range(len(leads)):
            if table.lead_flags[hero][i] & (KNOWN | OPENED) == 0:
                leads[i] = pool.pop()
        table.leads[hero] = leads
    table.decks[seat] = pool + deck[unknown:]


def _undo_secret_choices(table: Table, rival: int) -> None:
    """What a rival has chosen but not declared is as good as not chosen."""
    if table.chain.seat == rival:
        table.agenda[-1] = table.chain.origin
        table.chain = NO_CHAIN
    if are_decks_hidden(table):  # SK-193: sets being built become premade ones
        for hero in table.teams[rival]:
            take_set(table, hero, table.box.premade[hero])
        if table.seat == rival:
            table.agenda[-1] = begun_with(table.decision())
            table.building = []
    if table.phase == MULLIGAN and table.seat == rival:
        table.hands[rival].extend(table.set_aside[rival])
        table.set_aside[rival] = []


def _redeal_rival(table: Table, rival: int) -> None:
    """Hand, deck, cards set aside or looked at, and face-down Leads are pooled; all sizes stay."""
    looking = table.looking if table.current.seat == rival else []
    hand = table.hands[rival]
    pool = hand + table.decks[rival] + table.set_aside[rival] + looking
    for hero in table.teams[rival]:
        for i, card in enumerate(table.leads[hero]):
            if table.lead_flags[hero][i] & OPENED == 0:
                pool.append(card)
    # Sorted first: the deal must not depend on the order of the truth.
    pool.sort()
    table.dice.shuffle(pool)
    table.hands[rival] = sorted([pool.pop() for _ in hand])
    table.set_aside[rival] = [pool.pop() for _ in table.set_aside[rival]]
    if looking:
        table.looking = [pool.pop() for _ in looking]
    for hero in table.teams[rival]:
        leads = table.leads[hero][:]
        for i in range(len(leads)):
            if table.lead_flags[hero][i] & OPENED == 0:
                leads[i] = pool.pop()
        table.leads[hero] = leads
    table.decks[rival] = pool


def conserved(table: Table) -> dict[str, int]:
    """All power cards, and all minions of a side."""
    cards = len(table.flipped) + len(table.looking)
    for hero in range(table.out):
        if table.owner[hero] < 0 or table.phase == DRAFT:
            cards += len(table.sets[hero])
        cards += len(table.cards_on[hero]) + len(table.leads[hero])
    counts: dict[str, int] = {}
    for seat in range(len(table.hands)):
        cards += len(table.hands[seat]) + len(table.decks[seat])
        cards += len(table.discards[seat]) + len(table.set_aside[seat])
    for side in range(2):
        counts[f"minions {side}"] = table.reserve[side] + len(table.minions[side])
    counts["cards"] = cards
    return counts
