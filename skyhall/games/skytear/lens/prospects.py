"""For the screen: the items that a word of the open question may lead to.

`table` is a clone: what the word settles at once is set on it.
"""

from skyhall.core.state import Decision
from skyhall.games.skytear.box.effects import ATTACK, MOVE, SKIRMISH, STACK_KIND
from skyhall.games.skytear.box.words import ACT_0, AOE_0, CARD_0, DONE, END, HERO_0, HEX_0, PASS, SKILL_0, YES
from skyhall.games.skytear.play.chains import NO_STEP, Chain
from skyhall.games.skytear.play.heroes_phase.actions import MoveTo, SkirmishStep, can_strike
from skyhall.games.skytear.play.heroes_phase.activation import Main, Respond
from skyhall.games.skytear.play.heroes_phase.declare import (
    Caster,
    Kind,
    TakeAction,
    Target,
    at_hex,
    chain_targets,
    kind_word,
    needs_target,
    targetable,
)
from skyhall.games.skytear.play.heroes_phase.flips import PlaceAoE
from skyhall.games.skytear.play.heroes_phase.playing import casters
from skyhall.games.skytear.play.heroes_phase.resolve import Provoked
from skyhall.games.skytear.play.heroes_phase.worship import Mark, PlacePillar, RemovePillar, worship_skill
from skyhall.games.skytear.play.items import ACTION_ITEM, CARD_ITEM, NOTHING, TRIGGER_ITEM, Item
from skyhall.games.skytear.play.minions_phase.outsider import OutsiderMain
from skyhall.games.skytear.play.pieces.motion import relocate
from skyhall.games.skytear.play.pieces.picks import effects_of
from skyhall.games.skytear.play.primitives.heroes import Choose, choosable
from skyhall.games.skytear.play.state import Table


def prospects(table: Table, decision: Decision, action: int) -> list[Item]:
    """What a word of this question may put on the Stack, or how the item being resolved may go on."""
    return _declaring(table, decision, action) + _resolving(table, decision, action)


def _declaring(table: Table, decision: Decision, action: int) -> list[Item]:
    """Questions before something is on the Stack."""
    seat = decision.seat
    if isinstance(decision, Main) and ACT_0 <= action < CARD_0:
        return of_action(table, seat, table.active_hero, action - ACT_0)
    if isinstance(decision, Main | Respond) and action not in (END, PASS):
        card = action - CARD_0
        return of_card(table, seat, card, casters(table, seat, table.box.cards[card]))
    if isinstance(decision, Caster):
        return of_card(table, seat, table.chain.card, [action - HERO_0])
    if isinstance(decision, Target):
        return _of_target(table, action)
    if isinstance(decision, Kind):
        found = at_hex(table, targetable(table), decision.place)
        return [declared(table.chain.aimed(code)) for code in found if kind_word(table, code) == action]
    if isinstance(decision, TakeAction):
        return of_action(table, seat, decision.hero, decision.action) if action == YES else []
    if isinstance(decision, OutsiderMain):
        return _of_outsider(table, seat, action)
    return []


def _resolving(table: Table, decision: Decision, action: int) -> list[Item]:
    """Questions while an item resolves."""
    if isinstance(decision, MoveTo):
        # What still follows, once it stands there: Word of Nupten hurts whoever is near.
        decision.take(table, action)
        return [table.current]
    if isinstance(decision, SkirmishStep):
        return _of_skirmish(table, decision, action)
    if isinstance(decision, Provoked):
        targets = [table.current.it]
        item = Item(-1, ACTION_ITEM, decision.seat, table.out, action - ACT_0, targets, NOTHING, [])
        return [item] if action != ACT_0 + MOVE else []
    if isinstance(decision, PlaceAoE):
        table.area = decision.ways(table)[action - AOE_0][:]
        return [table.current]
    if isinstance(decision, Choose):
        found = at_hex(table, choosable(table, decision.place), action - HEX_0)
        table.choices[effects_of(table, table.current)[decision.place].value] = found[0]
        return [table.current]
    if isinstance(decision, Mark):
        decision.take(table, action)
        return table.pending[-1:]
    if isinstance(decision, RemovePillar):
        return _of_removing(table, action)
    if isinstance(decision, PlacePillar):
        table.pillar = action - HEX_0
        return [table.current]
    return []


def of_action(table: Table, seat: int, hero: int, action: int) -> list[Item]:
    """An Attack or a Skirmish that may be declared, on each of its targets."""
    chain = Chain(NO_STEP, seat, action, -1, hero, [], False)
    if action not in (ATTACK, SKIRMISH):
        return []
    if not needs_target(table, chain):
        return [declared(chain)]
    return [declared(chain.aimed(code)) for code in chain_targets(table, chain)]


def of_card(table: Table, seat: int, card: int, heroes: list[int]) -> list[Item]:
    """A card that one of these heroes may play, on each of its first targets."""
    found: list[Item] = []
    for hero in heroes:
        chain = Chain(NO_STEP, seat, -1, card, hero, [], False)
        if not table.box.cards[card].targets:
            found.append(declared(chain))
        elif table.box.cards[card].targets[0].kinds != STACK_KIND:
            found += [declared(chain.aimed(code)) for code in chain_targets(table, chain)]
    return found


def declared(chain: Chain) -> Item:
    """What the chain would put on the Stack with what is chosen so far."""
    if chain.card >= 0:
        return Item(-1, CARD_ITEM, chain.seat, chain.hero, chain.card, chain.targets, NOTHING, [])
    return Item(-1, ACTION_ITEM, chain.seat, chain.hero, chain.action, chain.targets, NOTHING, [])


def _of_target(table: Table, action: int) -> list[Item]:
    if action == DONE:
        return [declared(table.chain)]
    return [declared(table.chain.aimed(code)) for code in at_hex(table, targetable(table), action - HEX_0)]


def _of_outsider(table: Table, seat: int, action: int) -> list[Item]:
    if action == END:
        return []
    if action >= SKILL_0:
        return [Item(-1, TRIGGER_ITEM, seat, table.out, action - SKILL_0, [], NOTHING, [])]
    return of_action(table, seat, table.out, action - ACT_0)


def _of_skirmish(table: Table, decision: SkirmishStep, action: int) -> list[Item]:
    """The strike, now or after a step that brings its target within range."""
    if action >= HEX_0:
        relocate(table, table.current.hero, action - HEX_0, "skirmish")
    return [table.current] if action != DONE and not decision.struck and can_strike(table) else []


def _of_removing(table: Table, action: int) -> list[Item]:
    """The Thousandth Ritual counts the pillars, Crumbling Rite strikes around them."""
    if action != DONE:
        table.removed = [*table.removed, action - HEX_0]
    if table.current.kind != ACTION_ITEM:
        return [table.current]
    if table.removed:
        worship_skill(table, -1, table.removed[:])
    return table.pending[-1:]
