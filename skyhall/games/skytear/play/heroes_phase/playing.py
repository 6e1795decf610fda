"""SK-39, SK-49: which cards a seat may play, and whether the others must reckon with a response."""

from skyhall.games.skytear.box.cards import Card
from skyhall.games.skytear.box.effects import STACK_KIND
from skyhall.games.skytear.box.words import CARD_0
from skyhall.games.skytear.play.items import ITEM_CODE_0
from skyhall.games.skytear.play.pieces.heroes import can_pay
from skyhall.games.skytear.play.pieces.picks import fits, is_anybody
from skyhall.games.skytear.play.pieces.sight import aims, has_aim
from skyhall.games.skytear.play.state import Table


def sees_lane_token(table: Table, hero: int) -> bool:
    """SK-66: line of sight to a hex with a lane token; cover does not matter (SK-7)."""
    sight = table.box.map.sight[table.place[hero]]
    return any(sight[token] for token in table.tokens)


def meets_needs(table: Table, seat: int, hero: int, card: Card) -> bool:
    """What a card `needs`, when it is played and again on resolution."""
    if card.needs_token and not sees_lane_token(table, hero):
        return False
    return card.need_choice < 0 or is_anybody(table, seat, hero, card.effects[card.need_choice].who)


def legal_items(table: Table, seat: int, hero: int, card: Card) -> list[int]:
    """The Stack items that a `response` card may be aimed at, as target codes, the top one first."""
    found: list[int] = []
    for item in reversed(table.stack):
        if fits(table, seat, hero, card.targets[0].stack, item):
            found.append(ITEM_CODE_0 + item.number)
    return found


def can_complete(table: Table, seat: int, hero: int, card: Card, chosen: list[int]) -> bool:
    """SK-50, SK-51: whether the mandatory targets after those chosen can all be found."""
    i = len(chosen)
    if i >= len(card.targets):
        return True
    target = card.targets[i]
    if target.kinds == STACK_KIND:
        return len(legal_items(table, seat, hero, card)) > 0
    for code in aims(table, seat, hero, target.kinds, target.reach):
        if code not in chosen and can_complete(table, seat, hero, card, [*chosen, code]):
            return True
    return False


def has_targets(table: Table, seat: int, hero: int, card: Card) -> bool:
    """SK-50, SK-51: whether all mandatory targets of a card can be found."""
    if not card.targets:
        return True
    target = card.targets[0]
    if target.kinds == STACK_KIND:
        return any(fits(table, seat, hero, target.stack, item) for item in table.stack)
    if len(card.targets) == 1:
        return has_aim(table, seat, hero, target.kinds, target.reach)
    return can_complete(table, seat, hero, card, [])


def can_cast(table: Table, seat: int, hero: int, card: Card) -> bool:
    """SK-39 but for the timing."""
    return (
        table.place[hero] >= 0
        and can_pay(table, hero, card)
        and has_targets(table, seat, hero, card)
        and meets_needs(table, seat, hero, card)
    )


def casters(table: Table, seat: int, card: Card) -> list[int]:
    """Who may play this card now: the active hero for an action, any hero on the map for a reaction (SK-20)."""
    found: list[int] = []
    if card.is_action or table.is_simple:
        if can_cast(table, seat, table.active_hero, card):
            found.append(table.active_hero)
        return found
    for hero in table.teams[seat]:
        if can_cast(table, seat, hero, card):
            found.append(hero)
    return found


def has_caster(table: Table, seat: int, card: Card) -> bool:
    """Whether anybody may play this card now."""
    if card.is_action or table.is_simple:
        return can_cast(table, seat, table.active_hero, card)
    return any(can_cast(table, seat, hero, card) for hero in table.teams[seat])


def add_playable(table: Table, seat: int, with_actions: bool, words: list[int]) -> None:
    """Add the words of the cards that a seat may play now, Skytear Flux included, each once."""
    last = -1
    for index in table.hands[seat]:
        if index == last:
            continue
        last = index
        card = table.box.cards[index]
        if not (with_actions or card.is_reaction) or (card.is_response and not table.stack):
            continue
        if has_caster(table, seat, card):
            words.append(CARD_0 + index)
    if holds_flux(table, seat) and has_caster(table, seat, table.box.cards[table.box.flux]):
        words.append(CARD_0 + table.box.flux)


def holds_flux(table: Table, seat: int) -> bool:
    """SK-10, SK-45."""
    return seat == table.first and not table.flux_used and table.box.flux >= 0


def could_respond(table: Table, seat: int) -> bool:
    """SK-49: whether a seat could hold a reaction that it can pay, as far as everybody can see."""
    team = table.teams[seat]
    has_flux = holds_flux(table, seat)
    if not has_flux and not table.hands[seat]:
        return False
    shelf = seat * table.stride
    for hero in team:
        if table.place[hero] < 0:
            continue
        if has_flux:
            return True
        for owner in team:
            for index in table.reactions[owner]:
                if table.unseen[shelf + index] > 0 and can_pay(table, hero, table.box.cards[index]):
                    return True
    return False
