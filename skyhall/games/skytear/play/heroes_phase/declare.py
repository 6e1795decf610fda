"""Putting an item on the Stack: caster, targets, payment (SK-25, SK-27, SK-30, SK-40, SK-50)."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.cards import MARKS
from skyhall.games.skytear.box.effects import ANY_ENEMY, ATTACK, ENEMY_HERO, SKIRMISH, STACK_KIND, WORSHIP
from skyhall.games.skytear.box.words import ACTION_NAMES, DONE, EFFECT_0, HERO_0, HEX_0, KIND_0, NO, YES
from skyhall.games.skytear.play.chains import NO_CHAIN, Chain
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.playing import can_complete, casters, legal_items
from skyhall.games.skytear.play.items import (
    ACTION_ITEM,
    CARD_ITEM,
    HEX_CODE_0,
    ILLUSION_0,
    ITEM_CODE_0,
    NOTHING,
    PILLAR_0,
    Item,
)
from skyhall.games.skytear.play.names import who, whose
from skyhall.games.skytear.play.pieces.heroes import NEAR, range_of, skirmish_area
from skyhall.games.skytear.play.pieces.sight import aims, elements, has_aim
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import MOST_SEATS

HERO_KIND: Final = 0
MINION_KIND: Final = 1
PILLAR_KIND: Final = 2
ILLUSION_KIND: Final = 3
OUTSIDER_KIND: Final = 4


def can_declare(table: Table, seat: int, hero: int, action: int) -> bool:
    """Move, Lead and Skirmish always; Attack with a target; Worship of marks with an enemy hero within 3 (SK-74)."""
    if action == ATTACK:
        return has_aim(table, seat, hero, ANY_ENEMY, range_of(table, hero))
    if action == WORSHIP:
        if hero == table.out:
            return False
        return table.box.heroes[hero].mechanic != MARKS or len(markable(table, seat, hero)) > 0
    return True


def markable(table: Table, seat: int, hero: int) -> list[int]:
    """SK-74, RU-12: enemy heroes within 3, seen or not."""
    row = table.box.map.distance[table.place[hero]]
    return [code for code in elements(table, seat, ENEMY_HERO) if row[table.place[code]] <= NEAR]


def declare_action(table: Table, origin: Step, hero: int, action: int, free: bool) -> None:
    """Begin to declare an action, or to take one (`free`, SK-30)."""
    table.chain = Chain(origin, origin.seat, action, -1, hero, [], free)
    advance(table)


def play_card(table: Table, origin: Step, card: int) -> None:
    """Begin to play a card. An action card is the active hero's."""
    table.chain = Chain(origin, origin.seat, -1, card, -1, [], False)
    advance(table)


def advance(table: Table) -> None:
    """Ask for what the chain still lacks, or put the item on the Stack."""
    chain = table.chain
    if chain.card < 0:
        if chain.targets or not needs_target(table, chain):
            complete(table)
        else:
            table.agenda.append(TARGET[chain.seat])
        return
    if chain.hero < 0:
        table.agenda.append(CASTER[chain.seat])
        return
    targets = table.box.cards[chain.card].targets
    chosen = len(chain.targets)
    if chosen < len(targets):
        is_on_stack = targets[chosen].kinds == STACK_KIND
        table.agenda.append(TargetEffect(chain.seat) if is_on_stack else TARGET[chain.seat])
    elif targets and chosen - len(targets) + 1 < targets[-1].most:
        table.agenda.append(TARGET[chain.seat])
    else:
        complete(table)


def needs_target(table: Table, chain: Chain) -> bool:
    """Whether a declared action asks for a target: an Attack does, a Skirmish offers it unless it sweeps."""
    if chain.action == SKIRMISH:
        return skirmish_area(table, chain.hero) < 0
    return chain.action == ATTACK


def complete(table: Table) -> None:
    """All is chosen: the action is declared, the card is played."""
    chain = table.chain
    table.chain = NO_CHAIN
    table.items += 1
    hero = chain.hero
    if chain.card >= 0:
        _pay(table, chain)
        table.stack.append(Item(table.items, CARD_ITEM, chain.seat, hero, chain.card, chain.targets, NOTHING, []))
        if table.log is not None:
            played: dict[str, Json] = {"item": table.items, "seat": chain.seat, "hero": who(table, hero)}
            card = table.box.cards[chain.card].key
            table.emit(
                "card_played", {**played, "card": card, "targets": whose(table, chain.targets), "n": len(chain.targets)}
            )
        return
    if not chain.free:
        table.ap -= 1
        table.used[chain.action] += 1
    table.stack.append(Item(table.items, ACTION_ITEM, chain.seat, hero, chain.action, chain.targets, NOTHING, []))
    if table.log is not None:
        declared: dict[str, Json] = {"item": table.items, "seat": chain.seat, "hero": who(table, hero)}
        target = who(table, chain.targets[0]) if chain.targets else None
        table.emit("declared", {**declared, "action": ACTION_NAMES[chain.action], "target": target, "ap": table.ap})


def _pay(table: Table, chain: Chain) -> None:
    """SK-40: the card lies face up on the hero card; Flux is turned face down (SK-45)."""
    card = table.box.cards[chain.card]
    if card.is_flux:
        table.flux_used = True
        return
    table.hands[chain.seat].remove(chain.card)
    table.unseen[chain.seat * table.stride + chain.card] -= 1
    table.cards_on[chain.hero] = [*table.cards_on[chain.hero], chain.card]
    table.spent[chain.hero] += card.cost


def targetable(table: Table) -> list[int]:
    """What the open chain's next target may be, as codes."""
    return chain_targets(table, table.chain)


def chain_targets(table: Table, chain: Chain) -> list[int]:
    """What a chain's next target may be, as codes."""
    seat = chain.seat
    if chain.card < 0:
        if chain.action == ATTACK:
            return aims(table, seat, chain.hero, ANY_ENEMY, range_of(table, chain.hero))
        return aims(table, seat, chain.hero, ENEMY_HERO, table.box.numbers.los)
    card = table.box.cards[chain.card]
    place = min(len(chain.targets), len(card.targets) - 1)
    found: list[int] = []
    for code in aims(table, seat, chain.hero, card.targets[place].kinds, card.targets[place].reach):
        if code in chain.targets:
            continue
        if place == len(card.targets) - 1 or can_complete(table, seat, chain.hero, card, [*chain.targets, code]):
            found.append(code)
    return found


def hex_of(table: Table, code: int) -> int:
    """The hex that a code is chosen by."""
    return code - HEX_CODE_0 if code >= HEX_CODE_0 else table.where(code)


def hex_words(table: Table, codes: list[int]) -> list[int]:
    """The words for the hexes of these elements, sorted, each once."""
    words: list[int] = []
    for code in codes:
        word = HEX_0 + hex_of(table, code)
        if all(other != word for other in words):  # compiled, a loop is faster than `in`
            words.append(word)
    words.sort()
    return words


def at_hex(table: Table, codes: list[int], place: int) -> list[int]:
    """Those of the elements that are on this hex."""
    return [code for code in codes if hex_of(table, code) == place]


def kind_word(table: Table, code: int) -> int:
    """The `kind` word of an element."""
    if code == table.out:
        return KIND_0 + OUTSIDER_KIND
    if code < table.out:
        return KIND_0 + HERO_KIND
    if code < PILLAR_0:
        return KIND_0 + MINION_KIND
    return KIND_0 + (PILLAR_KIND if code < ILLUSION_0 else ILLUSION_KIND)


def kind_words(table: Table, codes: list[int]) -> list[int]:
    """The `kind` words of several elements, sorted, each once."""
    words: list[int] = []
    for code in codes:
        word = kind_word(table, code)
        if word not in words:
            words.append(word)
    words.sort()
    return words


class Caster(Choice):
    """SK-39: which of my heroes plays the card."""

    def words(self, table: Table) -> list[int]:
        return [HERO_0 + hero for hero in casters(table, self.seat, table.box.cards[table.chain.card])]

    def take(self, table: Table, action: int) -> None:
        table.chain = table.chain.cast_by(action - HERO_0)
        advance(table)


class Target(Choice):
    """SK-25, SK-27, SK-50: an element by its hex, or a hex."""

    def may_stop(self, table: Table) -> bool:
        """A Skirmish needs no target; `up_to n` needs only one."""
        chain = table.chain
        if chain.card < 0:
            return chain.action == SKIRMISH
        return len(chain.targets) >= len(table.box.cards[chain.card].targets)

    def words(self, table: Table) -> list[int]:
        words = hex_words(table, targetable(table))
        if self.may_stop(table):
            words.insert(0, DONE)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == DONE:
            complete(table)
            return
        found = at_hex(table, targetable(table), action - HEX_0)
        if len(kind_words(table, found)) > 1:
            table.agenda.append(Kind(self.seat, action - HEX_0))
        else:
            table.chain = table.chain.aimed(found[0])
            advance(table)


class Kind(Choice):
    """Several legal targets stand on one hex: which."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def words(self, table: Table) -> list[int]:
        return kind_words(table, at_hex(table, targetable(table), self.place))

    def take(self, table: Table, action: int) -> None:
        for code in at_hex(table, targetable(table), self.place):
            if kind_word(table, code) == action:
                table.chain = table.chain.aimed(code)
                advance(table)
                return


class TargetEffect(Choice):
    """A `response` card is aimed at an item of the Stack, 0 is the top."""

    def words(self, table: Table) -> list[int]:
        chain = table.chain
        codes = legal_items(table, self.seat, chain.hero, table.box.cards[chain.card])
        depth = len(table.stack)
        words: list[int] = []
        for i in range(min(depth, 32)):
            if ITEM_CODE_0 + table.stack[depth - 1 - i].number in codes:
                words.append(EFFECT_0 + i)
        return words

    def take(self, table: Table, action: int) -> None:
        item = table.stack[len(table.stack) - 1 - (action - EFFECT_0)]
        table.chain = table.chain.aimed(ITEM_CODE_0 + item.number)
        advance(table)


class TakeAction(Choice):
    """SK-30: an action granted by an effect; it may be declined, and is lost if it could not be declared now."""

    fields: ClassVar[tuple[str, ...]] = ("hero", "action")

    def __init__(self, seat: int, hero: int, action: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.action = action

    def words(self, table: Table) -> list[int]:
        if table.place[self.hero] < 0 or not can_declare(table, self.seat, self.hero, self.action):
            return []
        return [YES, NO]

    def take(self, table: Table, action: int) -> None:
        if action == YES:
            declare_action(table, self, self.hero, self.action, True)


CASTER: Final = [Caster(seat) for seat in range(MOST_SEATS)]
TARGET: Final = [Target(seat) for seat in range(MOST_SEATS)]
