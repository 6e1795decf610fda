"""For screen and terminal: several words that are chosen at once, such as an action and the hex that it is aimed at."""

from typing import Final

from skyhall.core.state import Decision
from skyhall.games.skytear.box.effects import ATTACK, LEAD, MOVE, SKIRMISH
from skyhall.games.skytear.box.words import ACT_0, CARD_0, DONE, HEX_0, TOP
from skyhall.games.skytear.lens.decklist import sample_words
from skyhall.games.skytear.lens.foresight import foresee, together
from skyhall.games.skytear.lens.moving import control_after, ways
from skyhall.games.skytear.lens.prospects import declared
from skyhall.games.skytear.lens.shapes import StepView, ThenView
from skyhall.games.skytear.play.chains import NO_STEP, Chain
from skyhall.games.skytear.play.heroes_phase.actions import MoveTo, SkirmishStep
from skyhall.games.skytear.play.heroes_phase.activation import Main
from skyhall.games.skytear.play.heroes_phase.declare import Target, at_hex, chain_targets, hex_of, needs_target
from skyhall.games.skytear.play.heroes_phase.worship import PlacePillar, RemovePillar
from skyhall.games.skytear.play.minions_phase.lanes import Reposition, SpawnAt
from skyhall.games.skytear.play.minions_phase.outsider import OutsiderMain
from skyhall.games.skytear.play.pieces.heroes import can_fly, move_of
from skyhall.games.skytear.play.pieces.motion import reach
from skyhall.games.skytear.play.state import Table

ALL: Final = "all"


def at_once(table: Table) -> dict[str, list[int]]:
    """What may be said instead of several words: a hex for an action and its aim, `top` for leading the top card, `all`
    for the minions of a lane on the nearest hexes, a deck of the box for the set that it has."""
    words = table.setup.words
    found = {words.name(HEX_0 + place): meanings for place, meanings in meant(table).items()}
    found |= sample_words(table)
    if ACT_0 + LEAD in table.actions():
        found[words.name(TOP)] = [ACT_0 + LEAD, TOP]
    nearest = _nearest(table)
    if len(nearest) > 1:
        found[ALL] = nearest
    return found


def meant(table: Table) -> dict[int, list[int]]:
    """The words that a hex stands for, where it is no word itself. A Skirmish is meant only where nothing else is."""
    decision, actions, twin = table.decision(), table.actions(), table.clone()
    claims: dict[int, list[list[int]]] = {}
    for action in actions:
        then = shortcut(twin, decision, action)
        if then is None:
            continue
        # Where nothing else can be aimed at, nobody is asked; a Move and a Skirmish may stay where they are.
        is_asked = len(then["steps"]) > 1 or action in (ACT_0 + MOVE, ACT_0 + SKIRMISH)
        for step in then["steps"]:
            aim = HEX_0 + step["hex"]
            claims.setdefault(step["hex"], []).append([action, aim] if is_asked else [action])
    found: dict[int, list[int]] = {}
    for place, claimed in claims.items():
        first = [words for words in claimed if words[0] != ACT_0 + SKIRMISH] or claimed
        if HEX_0 + place not in actions and len(first) == 1:
            found[place] = first[0]
    return found


def _nearest(table: Table) -> list[int]:
    """The hexes that the minions of a lane get, one after the other, if each takes the first."""
    found: list[int] = []
    asked, twin = table.decision(), table.clone()
    while not twin.over:
        step = twin.decision()
        if not isinstance(asked, SpawnAt | Reposition) or not isinstance(step, SpawnAt | Reposition):
            break
        if (step.seat, step.lane) != (asked.seat, asked.lane):
            break
        found.append(next(action for action in twin.actions() if action != DONE))
        twin.push(found[-1])
    return found


def shortcut(table: Table, decision: Decision, action: int) -> ThenView | None:
    """The question that a word leads to if nobody answers it, and the hexes that it would offer; `table` is a clone."""
    if isinstance(decision, Main | OutsiderMain) and ACT_0 <= action < CARD_0:
        return _of_action(table, decision.seat, action - ACT_0)
    if isinstance(decision, RemovePillar) and action == DONE and len(table.agenda) > 1:
        following = table.agenda[-2]
        if isinstance(following, PlacePillar):
            hexes = [word - HEX_0 for word in following.words(table)]
            return {"asks": _asks(PlacePillar), "steps": [{"hex": place} for place in hexes]}
    return None


def _of_action(table: Table, seat: int, action: int) -> ThenView | None:
    """A Move by where it ends; an Attack or a Skirmish by whom it is aimed at; a Skirmish at nobody by its movement."""
    hero = table.active_hero
    chain = Chain(NO_STEP, seat, action, -1, hero, [], False)
    if action == MOVE:
        return {"asks": _asks(MoveTo), "steps": _walked(table, seat, move_of(table, hero), can_fly(table, hero))}
    if action not in (ATTACK, SKIRMISH):
        return None
    codes = chain_targets(table, chain) if needs_target(table, chain) else []
    if codes:
        return {"asks": _asks(Target), "steps": _aimed(table, chain, codes)}
    return {"asks": _asks(SkirmishStep), "steps": _walked(table, seat, table.box.numbers.skirmish_move, False)}


def _walked(table: Table, seat: int, steps: int, fly: bool) -> list[StepView]:
    """Where the active hero could go, on which way, and what that would change."""
    hero = table.active_hero
    trails = ways(table, hero, fly)
    return [
        {"hex": place, "way": trails[place], "control": control_after(table, hero, place, seat)}
        for place in reach(table, hero, steps, fly)
    ]


def _aimed(table: Table, chain: Chain, codes: list[int]) -> list[StepView]:
    """Whom an action could be aimed at, with its harm."""
    found: list[StepView] = []
    for place in sorted({hex_of(table, code) for code in codes}):
        items = [declared(chain.aimed(code)) for code in at_hex(table, codes, place)]
        found.append({"hex": place, "harms": together([foresee(table, item).harms for item in items])})
    return found


def _asks(step: type[Decision]) -> str:
    return "ask-" + step.__name__
