"""The open question for people, and the words that answer it."""

from typing import Final

from skyhall.core.event import Json, Message
from skyhall.core.state import Decision
from skyhall.games.skytear.box.effects import ANY_ENEMY, C1, FRIENDLY_MINION, FRIENDLY_PILLAR, KINDS, OP_NAMES
from skyhall.games.skytear.box.words import (
    ACTION_NAMES,
    AOE,
    CARD,
    EFFECT,
    FACTION,
    HERO,
    HEX,
    SEAT,
    SKILL,
    TRIGGER,
    WORDS,
)
from skyhall.games.skytear.lens.prospects import declared
from skyhall.games.skytear.play.decks import BuildPair, BuildTriple, BundleFor, BundleHero, begun_with
from skyhall.games.skytear.play.draft import Mulligan, PlaceHero
from skyhall.games.skytear.play.heroes_phase.actions import LeadFrom, MoveTo, SkirmishStep
from skyhall.games.skytear.play.heroes_phase.activation import Main, Respond
from skyhall.games.skytear.play.heroes_phase.declare import Caster, TakeAction, Target, TargetEffect
from skyhall.games.skytear.play.heroes_phase.flips import FlipChoice, PlaceAoE
from skyhall.games.skytear.play.heroes_phase.predict import Discard
from skyhall.games.skytear.play.heroes_phase.resolve import OrderTriggers
from skyhall.games.skytear.play.items import NOTHING
from skyhall.games.skytear.play.minions_phase.lanes import Reposition, SpawnAt, TokenStep
from skyhall.games.skytear.play.minions_phase.outsider import OutsiderMain, SummonToDome
from skyhall.games.skytear.play.minions_phase.phase import KillMinion
from skyhall.games.skytear.play.names import item_name, lane_told, spot, tagged, who
from skyhall.games.skytear.play.pieces.picks import effects_of, element
from skyhall.games.skytear.play.primitives.board import PlaceAt, PushTo
from skyhall.games.skytear.play.primitives.heroes import Choose
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.upkeep import Respawn

# Done and Pass where a question gives them a meaning of their own: to lead nothing, to leave it to one's partner.
MEANINGS: Final = [
    "done-BuildTriple",
    "done-LeadFrom",
    "done-Mulligan",
    "done-PickBundle",
    "done-SkirmishStep",
    "done-Target",
    "pass-ActivateOrPass",
]


def asked_of_all(table: Table) -> Decision:
    """The question that everybody may know. While a chain is open, or a set is built, it is the one it began with."""
    origin = table.chain.origin
    return origin if table.chain.seat >= 0 and isinstance(origin, Decision) else begun_with(table.decision())


def prompt(table: Table) -> Message:
    """The open question for everybody."""
    return _message(table, asked_of_all(table))


def question(table: Table) -> Message:
    """The open question itself, for the seat whose chain it is a link of."""
    return _message(table, table.decision())


def _message(table: Table, step: Decision) -> Message:
    return Message("ask-" + type(step).__name__, {"seat": table.seat, **details_of(table, step)})


def details(table: Table) -> dict[str, Json]:
    """What the open question needs beside its name and its seat."""
    return details_of(table, asked_of_all(table))


def details_of(table: Table, step: Decision) -> dict[str, Json]:
    """The same of any question; most need nothing."""
    return {**_declaring(table, step), **_resolving(table, step), **_of_phases(table, step)}


def _declaring(table: Table, step: Decision) -> dict[str, Json]:
    """Questions before something is on the Stack, or while it waits there."""
    if isinstance(step, Main | OutsiderMain):
        return {"hero": who(table, table.active_hero), "ap": table.ap}
    if isinstance(step, Respond):
        return {**tagged(table, table.stack[-1]), "passes": step.passes}
    if isinstance(step, Caster | TargetEffect):
        return {"card": table.box.cards[table.chain.card].key}
    if isinstance(step, Target):
        chain = table.chain
        what = item_name(table, declared(chain))
        told: dict[str, Json] = {"what": what, "hero": who(table, chain.hero), "n": len(chain.targets)}
        return {**told, "sort": sort_of(_aimed_at(table)), "free": int(step.may_stop(table))}
    if isinstance(step, TakeAction):
        return {"hero": who(table, step.hero), "action": ACTION_NAMES[step.action]}
    return {}


def _resolving(table: Table, step: Decision) -> dict[str, Json]:
    """Questions while an item resolves."""
    if isinstance(step, MoveTo | PlaceAt):
        return {"who": who(table, step.mover)}
    if isinstance(step, PushTo):
        return {"who": who(table, step.victim)}
    if isinstance(step, LeadFrom):
        return {"hero": who(table, table.current.hero)}
    if isinstance(step, SkirmishStep):
        return {"hero": who(table, table.current.hero), "moved": int(step.moved), "struck": int(step.struck)}
    if isinstance(step, FlipChoice | PlaceAoE):
        return tagged(table, table.current)
    if isinstance(step, Choose):
        return {**tagged(table, table.current), **_choosing(table, step.place)}
    return {}


def _choosing(table: Table, place: int) -> dict[str, Json]:
    """Whom a choice on resolution is among, and what the chosen one is for: the next primitive that concerns it."""
    effects = effects_of(table, table.current)
    effect = effects[place]
    chosen = C1 + effect.value
    uses = [other.op for other in effects[place + 1 :] if chosen in (other.who.ref, other.other)]
    purpose = OP_NAMES[uses[0]] if uses else "none"
    middle = element(table, effect.who.of)
    of: Json = None if middle == NOTHING else who(table, middle)
    return {"sort": sort_of(effect.who.kinds), "within": effect.who.within, "of": of, "purpose": purpose}


def _aimed_at(table: Table) -> int:
    """The kinds that the open chain may target next: an action aims at any enemy."""
    chain = table.chain
    if chain.card < 0:
        return ANY_ENEMY
    targets = table.box.cards[chain.card].targets
    return targets[min(len(chain.targets), len(targets) - 1)].kinds


def sort_of(kinds: int) -> str:
    """What kinds of elements are called together; `piece` if there is no word for them."""
    if kinds == FRIENDLY_MINION | FRIENDLY_PILLAR:
        return "minion_or_pillar"
    for name, mask in KINDS.items():
        if mask == kinds:
            return name
    return "piece"


def _of_phases(table: Table, step: Decision) -> dict[str, Json]:
    """Questions of the draft, the Minions Phase and upkeep."""
    if isinstance(step, PlaceHero | Respawn | BuildTriple):
        return {"hero": who(table, step.hero)}
    if isinstance(step, BuildPair):
        return {"hero": who(table, step.hero), "n": len(table.building)}
    if isinstance(step, BundleHero):
        return {"card": table.box.cards[step.card].key}
    if isinstance(step, BundleFor):
        return {"card": table.box.cards[step.card].key, "hero": who(table, step.hero)}
    if isinstance(step, Discard):
        return {"n": step.left}
    if isinstance(step, TokenStep | KillMinion):
        return {**lane_told(table, step.lane), "n": step.left}
    if isinstance(step, Reposition):
        return {**lane_told(table, step.lane), "hex": spot(table, step.place)}
    if isinstance(step, SpawnAt):
        return {**lane_told(table, step.lane), "n": min(step.left, table.reserve[table.side_of[step.seat]])}
    if isinstance(step, SummonToDome):
        return {"dome": table.box.field.point_names[len(table.tokens) + step.dome]}
    return {}


def describe(table: Table, action: int) -> Message:
    """A word for people, components by their keys."""
    block = WORDS.block_of(action)
    i = action - block.first
    key = "word-" + block.name
    box = table.box
    if block is CARD:
        return Message(key, {"card": box.cards[i].key})
    if block is HERO:
        return Message(key, {"hero": box.heroes[i].key})
    if block is FACTION:
        return Message(key, {"faction": box.factions[i].key})
    if block is HEX:
        return Message(key, {"hex": spot(table, i)})
    if block is SKILL and box.outsider is not None:
        return Message(key, {"skill": box.outsider.skills[i].key})
    if block is AOE:
        return Message(key, {"aoe": i, "hexes": [spot(table, place) for place in area_hexes(table, i)]})
    if block is EFFECT:
        item = table.stack[len(table.stack) - 1 - i]
        return Message(key, {"effect": i, "what": item_name(table, item), "hero": who(table, item.hero)})
    if block is SEAT:
        return Message(key, {"seat": i})
    if block is TRIGGER:
        return Message(key, {"trigger": i, **_trigger(table, i)})
    step = table.decision()
    meaning = f"{block.name}-{type(step).__name__}"
    if meaning in MEANINGS:
        return Message("word-" + meaning, _chosen_so_far(table, step))
    return Message(key, block.values(action))


def _chosen_so_far(table: Table, step: Decision) -> dict[str, Json]:
    """How many Done would settle: targets, or cards set aside."""
    if isinstance(step, Target):
        return {"n": len(table.chain.targets)}
    return {"n": len(table.set_aside[step.seat])} if isinstance(step, Mulligan) else {}


def area_hexes(table: Table, way: int) -> list[int]:
    """The hexes of an `aoe` word of the open question."""
    step = table.decision()
    return step.ways(table)[way] if isinstance(step, PlaceAoE) else []


def _trigger(table: Table, place: int) -> dict[str, Json]:
    """A trigger that waits to be placed."""
    step = table.decision()
    if not isinstance(step, OrderTriggers):
        return {}
    item = step.mine(table)[place]
    return {"skill": item_name(table, item), "hero": who(table, item.hero)}
