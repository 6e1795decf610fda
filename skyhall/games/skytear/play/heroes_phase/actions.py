"""The resolution of Move, Lead, Attack and Skirmish (SK-23..28), for heroes and for the outsider."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.effects import ENEMY_HERO
from skyhall.games.skytear.box.words import CARD_0, DONE, HEX_0, STAY, STRIKE, TOP
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.flips import PlaceAoE, flip_set
from skyhall.games.skytear.play.names import cards, who
from skyhall.games.skytear.play.pieces.harm import damage
from skyhall.games.skytear.play.pieces.heroes import (
    attack_bonus,
    can_fly,
    flips_of,
    move_of,
    printed_attack,
    range_of,
    skirmish_area,
    skirmish_bonus,
)
from skyhall.games.skytear.play.pieces.motion import reach, relocate
from skyhall.games.skytear.play.pieces.piles import distinct, take_top
from skyhall.games.skytear.play.pieces.sight import can_aim, elements
from skyhall.games.skytear.play.seats import insiders
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import FROM_DECK, KNOWN, MOST_SEATS


class MoveTo(Choice):
    """SK-23, SK-61: where to, or stay."""

    fields: ClassVar[tuple[str, ...]] = ("mover", "steps", "fly")

    def __init__(self, seat: int, mover: int, steps: int, fly: bool) -> None:
        super().__init__(seat)
        self.mover = mover
        self.steps = steps
        self.fly = fly

    def words(self, table: Table) -> list[int]:
        words = [STAY]
        for place in reach(table, self.mover, self.steps, self.fly):
            words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        if action != STAY:
            relocate(table, self.mover, action - HEX_0, "move")


def resolve_move(table: Table) -> None:
    """SK-23: as far as the hero goes now."""
    item = table.current
    table.agenda.append(MoveTo(item.seat, item.hero, move_of(table, item.hero), can_fly(table, item.hero)))


class LeadFrom(Choice):
    """SK-24: a card face down under the hero card, from hand or from the top of the deck, or none."""

    is_always_asked: ClassVar[bool] = True

    def words(self, table: Table) -> list[int]:
        words = [DONE]
        if table.decks[self.seat] or table.discards[self.seat]:
            words.append(TOP)
        for card in distinct(table.hands[self.seat]):
            words.append(CARD_0 + card)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == DONE:
            return
        hero = table.current.hero
        if action == TOP:
            flags = FROM_DECK | (KNOWN if table.known_top[self.seat] > 0 else 0)
            card = take_top(table, self.seat)
        else:
            card = action - CARD_0
            flags = KNOWN
            table.hands[self.seat].remove(card)
        table.leads[hero] = [*table.leads[hero], card]
        table.lead_flags[hero] = [*table.lead_flags[hero], flags]
        if table.log is not None:
            source = "deck" if flags & FROM_DECK else "hand"
            seats = insiders(table, self.seat) if flags & KNOWN else []
            public: dict[str, Json] = {"seat": self.seat, "hero": who(table, hero), "from": source}
            table.emit_to(seats, "led", public, {"card": cards(table, [card])[0], "seen": True})


class DealAttack(Step):
    """SK-25: attack value and modifier, less armor."""

    def run(self, table: Table) -> None:
        hero = table.current.hero
        victim = table.current.targets[0]
        damage(table, [victim], printed_attack(table, hero), [attack_bonus(table, hero, victim)], table.modifier)


DEAL_ATTACK: Final = DealAttack()


def resolve_attack(table: Table) -> None:
    """SK-25: flip, choose, deal."""
    table.agenda.append(DEAL_ATTACK)
    flip_set(table, table.current.seat, flips_of(table, table.current.hero))


class SkirmishStep(Choice):
    """SK-27: one movement and one strike, in either order, both optional."""

    fields: ClassVar[tuple[str, ...]] = ("moved", "struck")

    def __init__(self, seat: int, moved: bool, struck: bool) -> None:
        super().__init__(seat)
        self.moved = moved
        self.struck = struck

    def words(self, table: Table) -> list[int]:
        hero = table.current.hero
        words: list[int] = []
        if table.place[hero] < 0:
            return words
        words.append(DONE)
        if not self.struck and can_strike(table):
            words.append(STRIKE)
        if not self.moved:
            for place in reach(table, hero, table.box.numbers.skirmish_move, False):
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == DONE:
            return
        if action == STRIKE:
            if not self.moved:
                table.agenda.append(SKIRMISH_STEPS[self.seat * 3 + 1])
            strike(table)
            return
        if not self.struck:
            table.agenda.append(SKIRMISH_STEPS[self.seat * 3 + 2])
        relocate(table, table.current.hero, action - HEX_0, "skirmish")


# seat × 3 + 0 fresh, 1 struck, 2 moved
SKIRMISH_STEPS: Final = [
    SkirmishStep(seat, moved, struck)
    for seat in range(MOST_SEATS)
    for moved, struck in ((False, False), (False, True), (True, False))
]


def resolve_skirmish(table: Table) -> None:
    """SK-27: as one effect, no card can be played in between."""
    table.agenda.append(SKIRMISH_STEPS[table.current.seat * 3])


def can_strike(table: Table) -> bool:
    """SK-27: the target is now within attack range and in sight; a sweep only has to hit somebody."""
    item = table.current
    shape = skirmish_area(table, item.hero)
    if shape >= 0:
        return sweeps_anybody(table, item.seat, item.hero, shape)
    if not item.targets:
        return False
    return can_aim(table, item.seat, item.hero, ENEMY_HERO, range_of(table, item.hero), item.targets[0])


def sweeps_anybody(table: Table, seat: int, hero: int, shape: int) -> bool:
    """Ursine Rage: whether some placement hits an enemy hero."""
    covered = table.box.covered[shape][table.place[hero]]
    return any(table.place[foe] in covered for foe in elements(table, seat, ENEMY_HERO))


def strike(table: Table) -> None:
    """0, one flip and the Skirmish bonuses; with a sweep its area is placed first."""
    item = table.current
    shape = skirmish_area(table, item.hero)
    table.area = []
    table.agenda.append(STRIKE_NOW)
    if shape >= 0:
        table.agenda.append(PlaceAoE(item.seat, shape, table.place[item.hero], ENEMY_HERO))


def struck(table: Table) -> list[int]:
    """Whom the strike hits."""
    item = table.current
    if not table.area:
        return item.targets
    return [foe for foe in elements(table, item.seat, ENEMY_HERO) if table.place[foe] in table.area]


class StrikeNow(Step):
    """SK-27: one flip for the strike."""

    def run(self, table: Table) -> None:
        table.agenda.append(DEAL_STRIKE)
        flip_set(table, table.current.seat, 1)


class DealStrike(Step):
    """SK-28: the Skirmish damage."""

    def run(self, table: Table) -> None:
        victims = struck(table)
        bonuses = [skirmish_bonus(table, table.current.hero, victim) for victim in victims]
        damage(table, victims, 0, bonuses, table.modifier)


STRIKE_NOW: Final = StrikeNow()
DEAL_STRIKE: Final = DealStrike()
