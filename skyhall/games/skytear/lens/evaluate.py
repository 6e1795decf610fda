"""How good a position looks (section 10 of the spec), as shares of the win."""

from typing import Final

from skyhall.core.state import shares
from skyhall.games.skytear.box.cards import ILLUSIONS, MARKS, PILLARS, WIN_OUTSIDER
from skyhall.games.skytear.box.effects import ATTACK, DISARM, FAST, FRENZY, MARKED, SHAPESHIFTED, SLOW
from skyhall.games.skytear.lens.deck_worth import sets_worth
from skyhall.games.skytear.lens.preview import is_sound
from skyhall.games.skytear.play.items import ACTION_ITEM, CARD_ITEM
from skyhall.games.skytear.play.pieces.heroes import NEAR, armor_of, attack_bonus, mana_left, printed_attack, projects
from skyhall.games.skytear.play.pieces.sight import is_spotted
from skyhall.games.skytear.play.scoring import progress
from skyhall.games.skytear.play.seats import hand_limit
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import DEFEATED, HEROES, KNOWN, OPENED, READY

SCALE: Final = 55.0  # points that make a seat e times as likely to win; fitted to greedy games
UNKNOWN_LEAD: Final = 1.5
LOW_HP: Final = 6
CARD_WORTH: Final = 4.0
AP_WORTH: Final = 1.0


def evaluate(table: Table) -> list[float]:
    """Every seat's share of the win: a side's, divided among its seats (SK-197)."""
    if table.seat < 0:
        return table.win_shares()
    worth = [0.0, 0.0]
    for side in range(2):
        worth[side] = _goals(table, side) + _buildings(table, side) + _team(table, side) + _belongings(table, side)
        worth[side] += _plans(table, side)
        if table.stride:
            worth[side] += sets_worth(table, side)
    balance = _control(table)
    worth[0] += balance
    worth[1] -= balance
    if len(table.side_of) == 2:
        return shares(worth, SCALE)
    worth[0] += _split(table, 0)
    worth[1] += _split(table, 1)
    won = shares(worth, SCALE)
    return [won[side] / table.side_of.count(side) for side in table.side_of]


def _goals(table: Table, side: int) -> float:
    """Progress on the best two victory cards, squared; a hero near an outsider that is almost done for."""
    best = 0.0
    second = 0.0
    extra = 0.0
    for place in table.victory:
        card = table.box.victory[place]
        part = min(1.0, progress(table, card, side) / card.goal)
        part *= part
        if part > best:
            second = best
            best = part
        elif part > second:
            second = part
        if card.condition == WIN_OUTSIDER and 0 < table.hp[table.out] <= 5 and table.place[table.out] >= 0:
            for hero in table.camps[side]:
                if reaches(table, hero, table.place[table.out]):
                    extra = 10.0
    return 60.0 * best + 20.0 * second + extra


def _buildings(table: Table, side: int) -> float:
    """Damage done to towers and nexus, lane tokens past the middle."""
    foe = 1 - side
    numbers = table.box.numbers
    worth = 0.0
    for lane in range(len(table.tokens)):
        hp = table.towers[foe][lane]
        worth += 25.0 if hp <= 0 else 4.0 * (numbers.tower_hp - hp)
        printed = table.box.field.lanes[lane]
        road = table.box.map.road[printed.towers[foe]]
        past = road[printed.token] - road[table.tokens[lane]]
        worth += 5.0 * max(0, min(3, past))
    if table.nexus[foe] >= 0:
        worth += 12.0 * (numbers.nexus_hp - table.nexus[foe])
    return worth


def _control(table: Table) -> float:
    """The control differences that the Minions Phase would find, clipped, for side 0."""
    total = 0.0
    for token in table.tokens:
        total += _lead_at(table, token)
    for point in table.box.field.dome_points:
        total += _lead_at(table, point)
    return 1.5 * total  # 3 points between the sides


def _lead_at(table: Table, point: int) -> float:
    lead = value_at(table, 0, point) - value_at(table, 1, point)
    return max(-4.0, min(4.0, lead))


def value_at(table: Table, side: int, point: int) -> float:
    """The control value of a side at a point, a face-down Lead card taken for a middling one."""
    sight = table.box.map.sight[point]
    value = 0.0
    best = 0.0
    for hero in table.camps[side]:
        at = table.place[hero]
        if at < 0 or not sight[at]:
            continue
        value += 1.0 + table.control[hero]
        for i, card in enumerate(table.leads[hero]):
            known = table.lead_flags[hero][i] & (KNOWN | OPENED) != 0
            worth = float(table.box.cards[card].cost) if known else UNKNOWN_LEAD
            if worth > best:
                best = worth
    for at in table.minions[side]:
        if sight[at]:
            value += 1.0
    return value + best


def _team(table: Table, side: int) -> float:
    """Heroes: health, place, conditions, dangers, and what their faction has on the map."""
    worth = 0.0
    ready = 0
    for hero in table.camps[side]:
        if table.status[hero] == DEFEATED or table.place[hero] < 0:
            if table.returns[hero] > table.turn + 1:
                worth -= 8.0
            continue
        worth += 15.0 + 12.0 * table.hp[hero] / 15.0 + conditions_worth(table, hero, side)
        if table.status[hero] == READY:
            ready += 1
        if table.hp[hero] < LOW_HP and is_threatened(table, side, table.place[hero]):
            worth -= 6.0
        if is_hidden(table, hero, side):
            worth += 1.5
        worth += devotion(table, hero, side)
    if table.phase == HEROES and ready > 0 and not _has_ready(table, 1 - side):
        worth += 4.0 * ready
    return worth


def is_hidden(table: Table, hero: int, side: int) -> bool:
    """Whether a hero on the map is under cover, and no enemy sees it there."""
    at = table.place[hero]
    return table.box.map.cover[at] and not is_spotted(table, table.side_of.index(1 - side), table.out, at)


def conditions_worth(table: Table, hero: int, side: int) -> float:
    """What a hero's conditions are worth to its side."""
    mask = table.conditions[hero]
    if mask == 0:
        return 0.0
    worth = 2.0 * ((mask >> FRENZY & 1) + (mask >> FAST & 1) + (mask >> SHAPESHIFTED & 1))
    worth -= 1.5 * (mask >> SLOW & 1) + 2.0 * (mask >> DISARM & 1)
    if mask >> MARKED & 1:
        for foe in table.camps[1 - side]:
            if table.box.heroes[foe].mechanic == MARKS:
                return worth - 1.5
    return worth


def devotion(table: Table, hero: int, side: int) -> float:
    """Pillars near a hero who worships them, illusions that lend their skills."""
    mechanic = table.box.heroes[hero].mechanic
    worth = 0.0
    if mechanic == PILLARS:
        row = table.box.map.distance[table.place[hero]]
        for at in table.pillars[side]:
            if row[at] <= NEAR:
                worth += 2.0
    elif mechanic == ILLUSIONS:
        for owner in table.camps[side]:
            if table.illusion[owner] >= 0 and projects(table, owner, hero):
                worth += 2.0
    return worth


def _has_ready(table: Table, side: int) -> bool:
    return any(table.place[hero] >= 0 and table.status[hero] == READY for hero in table.camps[side])


def reaches(table: Table, hero: int, place: int) -> bool:
    """Whether a hero could move and strike there."""
    at = table.place[hero]
    far = table.box.numbers.move + table.box.heroes[hero].range
    return at >= 0 and table.box.map.distance[at][place] <= far


def is_threatened(table: Table, side: int, place: int) -> bool:
    """Whether a ready enemy could move and strike there."""
    return any(table.status[foe] == READY and reaches(table, foe, place) for foe in table.camps[1 - side])


def _split(table: Table, side: int) -> float:
    """SK-197: partners who both have a Ready hero left late in a turn can still choose who goes."""
    left = [0] * len(table.side_of)
    for hero in table.camps[side]:
        if table.place[hero] >= 0 and table.status[hero] == READY:
            left[table.owner[hero]] += 1
    partners = [left[seat] for seat, of in enumerate(table.side_of) if of == side]
    return 2.0 if len(partners) == 2 and sum(partners) <= 2 and partners[0] == partners[1] > 0 else 0.0


def _plans(table: Table, side: int) -> float:
    """What is on its way: AP to spend, and own items on the Stack (or about to be) that would resolve as things are."""
    worth = 0.0
    hero = table.active_hero
    if (
        table.active_seat >= 0
        and table.side_of[table.active_seat] == side
        and table.place[hero] >= 0
        and table.status[hero] == READY
    ):
        worth += AP_WORTH * table.ap
    for item in table.stack:
        if table.side_of[item.seat] == side and is_sound(table, item):
            if item.kind == ACTION_ITEM:
                worth += promise(table, item.hero, item.what, item.targets)
            elif item.kind == CARD_ITEM:
                worth += card_promise(table, side, item.what)
    chain = table.chain
    if chain.seat < 0 or table.side_of[chain.seat] != side:
        return worth
    if chain.card >= 0:
        worth += card_promise(table, side, chain.card) - CARD_WORTH - table.box.cards[chain.card].cost
    elif chain.action >= 0:
        worth += promise(table, chain.hero, chain.action, chain.targets) - AP_WORTH
    return worth


def promise(table: Table, hero: int, action: int, targets: list[int]) -> float:
    """What a declared action may bring, a little more than the AP it costs."""
    if action == ATTACK and targets:
        if targets[0] > table.out:
            return 3.0
        victim = targets[0]
        hits = printed_attack(table, hero) + attack_bonus(table, hero, victim) + 1 - armor_of(table, victim)
        return 2.0 + 0.8 * max(0, min(hits, table.hp[victim])) + (10.0 if hits >= table.hp[victim] else 0.0)
    return 2.5 if targets or action == ATTACK else 2.0


def card_promise(table: Table, side: int, index: int) -> float:
    """What a card on the Stack is worth: what it was in hand, and a little more if this is the time for it."""
    card = table.box.cards[index]
    worth = CARD_WORTH + card.cost
    if card.is_action:
        return worth + 1.0
    return worth + (0.5 if any(table.side_of[item.seat] != side for item in table.stack) else -1.0)


def _belongings(table: Table, side: int) -> float:
    """Cards, mana for reactions, minions."""
    worth = 2.0 * len(table.minions[side])
    for seat, of in enumerate(table.side_of):
        if of == side:
            hand = table.hands[seat]
            worth += CARD_WORTH * min(len(hand), hand_limit(table, seat))
            if any(table.box.cards[card].is_reaction for card in hand):
                for hero in table.teams[seat]:
                    if table.place[hero] >= 0:
                        worth += float(mana_left(table, hero))
    return worth
