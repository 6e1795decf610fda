"""What a learned judgement looks at: a row of numbers for each seat, named in `NAMES`. Partners have the same row: what
their side has (SK-130)."""

from typing import Final

from skyhall.games.skytear.box.cards import WIN_CONTROL, WIN_DOME, WIN_KILLS, WIN_KILLS_IN_TURN, WIN_OUTSIDER
from skyhall.games.skytear.lens.evaluate import (
    card_promise,
    conditions_worth,
    devotion,
    is_hidden,
    is_threatened,
    promise,
    reaches,
    value_at,
)
from skyhall.games.skytear.lens.preview import is_sound
from skyhall.games.skytear.play.items import ACTION_ITEM, CARD_ITEM
from skyhall.games.skytear.play.minions_phase.control import building_hit
from skyhall.games.skytear.play.pieces.heroes import armor_of, attack_bonus, full_hp, mana_left, printed_attack
from skyhall.games.skytear.play.scoring import progress
from skyhall.games.skytear.play.seats import hand_limit
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import HEROES, READY

NAMES: Final[tuple[str, ...]] = (
    "best goal",
    "best goal squared",
    "second goal squared",
    "goals one step away",
    "kills that a goal counts",
    "damage to towers",
    "towers destroyed",
    "damage to the nexus",
    "lanes pushed",
    "lead at the lanes",
    "lead at the dome",
    "points controlled",
    "points controlled, all activated",
    "control that completes a goal",
    "the same, all activated",
    "buildings about to be hit",
    "buildings about to fall",
    "heroes on the map",
    "their health",
    "HP of the weakest",
    "heroes away for long",
    "heroes ready",
    "ready when no enemy is",
    "weak heroes in reach",
    "enemies within a strike",
    "such enemies that a goal counts",
    "heroes under cover unseen",
    "conditions",
    "pillars and illusions near",
    "cards in hand",
    "mana",
    "mana for a reaction",
    "minions",
    "acts now",
    "action points",
    "actions on the Stack",
    "cards on the Stack",
    "plays first",
    "plays alone",
)
CLIP: Final = 4.0
PUSHED: Final = 3
WEAK: Final = 6
# A card that is flipped adds about so much to an attack.
FLIP: Final = 1


def stage(table: Table) -> float:
    """How far the turns have gone, the heroes that have acted in this one included."""
    turns = table.box.numbers.turns
    acted = 1.0
    if table.phase <= HEROES:
        standing = 0
        ready = 0
        for side in range(2):
            for hero in table.camps[side]:
                if table.place[hero] >= 0:
                    standing += 1
                    ready += 1 if table.status[hero] == READY else 0
        acted = 1.0 - ready / standing if standing else 0.0
    return (table.turn - 1 + acted) / turns


def features(table: Table) -> list[list[float]]:
    """A row for each seat: how near its side is to winning, the lanes, the heroes, the cards, what is on its way."""
    points = [*table.tokens, *table.box.field.dome_points]
    values = [[value_at(table, side, point) for point in points] for side in range(2)]
    ready = [count_ready(table, 0), count_ready(table, 1)]
    all_acted = 1.0 if ready[0] + ready[1] == 0 else 0.0
    rows: list[list[float]] = []
    for side in range(2):
        leads = [values[side][n] - values[1 - side][n] for n in range(len(points))]
        row = goals(table, side) + buildings(table, side)
        row += control(table, side, leads, all_acted)
        row += team(table, side, ready)
        row += belongings(table, side) + plans(table, side)
        row.append(1.0 if table.side_of[table.first] == side else 0.0)
        row.append(1.0 if table.side_of.count(side) == 1 else 0.0)
        rows.append(row)
    return [rows[side] for side in table.side_of]


def count_ready(table: Table, side: int) -> int:
    """The heroes of a side that may still be activated."""
    count = 0
    for hero in table.camps[side]:
        if table.place[hero] >= 0 and table.status[hero] == READY:
            count += 1
    return count


def counts_kills(table: Table) -> bool:
    """Whether a victory card that lies there asks for defeated heroes."""
    return any(table.box.victory[place].condition in (WIN_KILLS, WIN_KILLS_IN_TURN) for place in table.victory)


def goals(table: Table, side: int) -> list[float]:
    """Progress on the victory cards, as parts of their goals."""
    best = 0.0
    second = 0.0
    close = 0.0
    killed = 0.0
    for place in table.victory:
        card = table.box.victory[place]
        count = progress(table, card, side)
        part = min(1.0, count / card.goal)
        if part > best:
            second = best
            best = part
        elif part > second:
            second = part
        if card.goal - count == 1:
            close += 1.0
        if card.condition == WIN_KILLS or card.condition == WIN_KILLS_IN_TURN:
            killed += count
        if card.condition == WIN_OUTSIDER and 0 < table.hp[table.out] <= WEAK and table.place[table.out] >= 0:
            for hero in table.camps[side]:
                if reaches(table, hero, table.place[table.out]):
                    close += 0.5
    return [best, best * best, second * second, close, killed]


def buildings(table: Table, side: int) -> list[float]:
    """Damage done to towers and nexus, lane tokens past the middle."""
    foe = 1 - side
    numbers = table.box.numbers
    damage = 0.0
    fallen = 0.0
    pushed = 0.0
    for lane in range(len(table.tokens)):
        hp = max(0, table.towers[foe][lane])
        damage += numbers.tower_hp - hp
        if hp == 0:
            fallen += 1.0
        printed = table.box.field.lanes[lane]
        road = table.box.map.road[printed.towers[foe]]
        pushed += max(0, min(PUSHED, road[printed.token] - road[table.tokens[lane]]))
    nexus = float(numbers.nexus_hp - table.nexus[foe]) if table.nexus[foe] >= 0 else 0.0
    return [damage, fallen, nexus, pushed]


def control(table: Table, side: int, leads: list[float], all_acted: float) -> list[float]:
    """What the Minions Phase would find as things are."""
    lanes = 0.0
    won = 0.0
    hit = 0.0
    falling = 0.0
    count = len(table.tokens)
    for lane in range(count):
        lead = leads[lane]
        lanes += max(-CLIP, min(CLIP, lead))
        if lead <= 0.0:
            continue
        won += 1.0
        damage = lead - guards(table, 1 - side, lane)
        target = building_hit(table, side, lane)
        if damage > 0.0 and target >= 0:
            hp = float(building_hp(table, 1 - side, target))
            hit += min(damage, hp)
            if damage >= hp:
                falling += 1.0
    dome = 0.0
    for lead in leads[count:]:
        dome += lead
    if dome > 0.0:
        won += 1.0
    completes = 1.0 if would_complete(table, side, won, dome) else 0.0
    dome = max(-CLIP, min(CLIP, dome))
    # A lead is one side's and the other's loss: half of it each.
    return [lanes / 2, dome / 2, won, won * all_acted, completes, completes * all_acted, hit, falling]


def guards(table: Table, side: int, lane: int) -> float:
    """SK-94: minions at the token, which are hit before a building."""
    sight = table.box.map.sight[table.tokens[lane]]
    count = 0.0
    for place in table.minions[side]:
        if sight[place]:
            count += 1.0
    return count


def building_hp(table: Table, side: int, place: int) -> int:
    """The HP of the building of a side on a hex."""
    lanes = table.box.field.lanes
    for lane in range(len(lanes)):
        if lanes[lane].towers[side] == place:
            return table.towers[side][lane]
    return table.nexus[side]


def would_complete(table: Table, side: int, won: float, dome: float) -> bool:
    """Whether winning these points would complete a victory card."""
    for place in table.victory:
        card = table.box.victory[place]
        count = progress(table, card, side)
        if card.condition == WIN_CONTROL and won > 0.0 and count + won >= card.goal:
            return True
        if card.condition == WIN_DOME and dome > 0.0 and count + 1 >= card.goal:
            return True
    return False


def team(table: Table, side: int, ready: list[int]) -> list[float]:
    """Heroes: health, dangers, what they could strike, conditions and what their faction has on the map."""
    standing = 0.0
    health = 0.0
    weakest = 1.0
    away = 0.0
    weak = 0.0
    hidden = 0.0
    conditions = 0.0
    devoted = 0.0
    for hero in table.camps[side]:
        at = table.place[hero]
        if at < 0:
            if table.returns[hero] > table.turn + 1:
                away += 1.0
            continue
        standing += 1.0
        part = table.hp[hero] / full_hp(table, hero)
        health += part
        weakest = min(weakest, part)
        if table.hp[hero] < WEAK and is_threatened(table, side, at):
            weak += 1.0
        if is_hidden(table, hero, side):
            hidden += 1.0
        conditions += conditions_worth(table, hero, side)
        devoted += devotion(table, hero, side)
    struck = float(within_strike(table, side))
    counted = struck if counts_kills(table) else 0.0
    alone = float(ready[side]) if table.phase == HEROES and ready[1 - side] == 0 else 0.0
    return [
        standing, health, weakest, away, float(ready[side]), alone, weak, struck, counted, hidden, conditions, devoted,
    ]  # fmt: skip


def within_strike(table: Table, side: int) -> int:
    """Enemy heroes that one Attack of a ready hero would defeat, if a flip does not spoil it."""
    count = 0
    for victim in table.camps[1 - side]:
        at = table.place[victim]
        if at < 0:
            continue
        armor = armor_of(table, victim)
        for hero in table.camps[side]:
            if table.status[hero] != READY or not reaches(table, hero, at):
                continue
            if printed_attack(table, hero) + attack_bonus(table, hero, victim) + FLIP - armor >= table.hp[victim]:
                count += 1
                break
    return count


def belongings(table: Table, side: int) -> list[float]:
    """Cards, mana, mana for reactions, minions."""
    cards = 0.0
    mana = 0.0
    for_reaction = 0.0
    for seat, of in enumerate(table.side_of):
        if of != side:
            continue
        hand = table.hands[seat]
        cards += min(len(hand), hand_limit(table, seat))
        reacts = False
        for card in hand:
            reacts = reacts or table.box.cards[card].is_reaction
        for hero in table.teams[seat]:
            if table.place[hero] >= 0:
                left = mana_left(table, hero)
                mana += left
                if reacts:
                    for_reaction += left
    return [cards, mana, for_reaction, float(len(table.minions[side]))]


def plans(table: Table, side: int) -> list[float]:
    """Whose word it is, AP to spend, and own items on the Stack (or about to be) that would resolve as things are."""
    acts = 1.0 if table.seat >= 0 and table.side_of[table.seat] == side else 0.0
    ap = 0.0
    hero = table.active_hero
    if table.active_seat >= 0 and table.side_of[table.active_seat] == side and table.place[hero] >= 0:
        ap = float(table.ap) if table.status[hero] == READY else 0.0
    actions = 0.0
    cards = 0.0
    for item in table.stack:
        if table.side_of[item.seat] == side and is_sound(table, item):
            if item.kind == ACTION_ITEM:
                actions += promise(table, item.hero, item.what, item.targets)
            elif item.kind == CARD_ITEM:
                cards += card_promise(table, side, item.what)
    chain = table.chain
    if chain.seat >= 0 and table.side_of[chain.seat] == side:
        if chain.card >= 0:
            cards += card_promise(table, side, chain.card)
        elif chain.action >= 0:
            actions += promise(table, chain.hero, chain.action, chain.targets)
    return [acts, ap, actions, cards]
