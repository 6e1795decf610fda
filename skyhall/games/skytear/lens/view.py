"""What a seat may see (sections 7 and 9), as plain data. Hexes are ints; heroes, cards and skills are keys."""

from collections.abc import Mapping

from skyhall.core.event import Json
from skyhall.core.state import Decision
from skyhall.games.skytear.box.cards import (
    CLASS_NAMES,
    ICON_ILLUSION,
    ICON_NAMES,
    SIDE_NAMES,
    VICTORY_NAMES,
    WIN_SWEEP,
)
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.words import ACTION_NAMES, AOE, CARD, HERO, HEX
from skyhall.games.skytear.lens.components import components
from skyhall.games.skytear.lens.deck_view import deck_list, decks, keys
from skyhall.games.skytear.lens.foresight import Foresight, foresee, foresee_rest, seat_of, together
from skyhall.games.skytear.lens.moving import control_after, ways
from skyhall.games.skytear.lens.own import leads, own_seat
from skyhall.games.skytear.lens.preview import attack_preview, hidden_from, in_range, is_sound, preview
from skyhall.games.skytear.lens.prospects import prospects
from skyhall.games.skytear.lens.question import area_hexes, prompt, question
from skyhall.games.skytear.lens.shapes import (
    ActiveView,
    DomeView,
    HarmView,
    HeroView,
    ItemView,
    OutsiderView,
    PriorityView,
    PromptView,
    SeatView,
    SideView,
    SkillView,
    TokenView,
    VictoryView,
    View,
    WordView,
)
from skyhall.games.skytear.lens.shortcuts import shortcut
from skyhall.games.skytear.play.chains import NO_CHAIN
from skyhall.games.skytear.play.heroes_phase.actions import MoveTo, SkirmishStep
from skyhall.games.skytear.play.heroes_phase.activation import Main, Respond
from skyhall.games.skytear.play.heroes_phase.playing import casters, could_respond
from skyhall.games.skytear.play.items import HEX_CODE_0, ITEM_NAMES, NOTHING, Item
from skyhall.games.skytear.play.minions_phase.control import SPECTATOR, domes_in_order
from skyhall.games.skytear.play.names import item_name, who
from skyhall.games.skytear.play.pieces.heroes import (
    armor_of,
    attack_bonus,
    can_fly,
    is_on,
    lent,
    mana_left,
    move_of,
    skirmish_bonus,
)
from skyhall.games.skytear.play.pieces.motion import reach
from skyhall.games.skytear.play.scoring import is_complete, progress
from skyhall.games.skytear.play.seats import captain, clockwise, partner, seats_of, sees
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import (
    ENDING_NAMES,
    MULLIGAN,
    PHASE_NAMES,
    STATUS_NAMES,
)


def view(table: Table, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    public = _public_view(table)
    return public if seat is None else own_view(table, seat, public)


def own_view(table: Table, seat: int, public: View) -> View:
    """The spectators' view with what this seat may see of cards and chains and, if it is asked, with its choices."""
    shown: View = {
        **public,
        "prompt": _prompt(table, seat),
        "tokens": [_token(table, lane, seat) for lane in range(len(table.tokens))],
        "domes": [_dome(table, dome, seat) for dome in range(len(table.box.field.dome_points))],
        "seats": [own_seat(table, owner, seat, public["seats"][owner]) for owner in range(len(table.teams))],
    }
    if seat == table.seat:
        shown["legal"], shown["aoe"] = [], {}
        _add_choices(table, shown)
    if table.looking and sees(table, seat, table.current.seat):
        shown["looking"] = keys(table, table.looking)
    return shown


def _public_view(table: Table) -> View:
    """What spectators see. What would happen is looked for on a twin."""
    viewer = SPECTATOR
    box = table.box
    twin = table.clone()
    return {
        "box": components(box),
        "turn": table.turn,
        "turns": box.numbers.turns,
        "first": table.first,
        "next": {"side": table.side_of[table.next_seat], "seat": table.next_seat},
        "phase": PHASE_NAMES[table.phase],
        "active": _active(table),
        "seat_to_act": table.seat,
        "prompt": _prompt(table, viewer),
        "victory": [_victory(table, card) for card in table.victory],
        "flux": {"holder": table.first, "used": table.flux_used},
        "tokens": [_token(table, lane, viewer) for lane in range(len(table.tokens))],
        "domes": [_dome(table, dome, viewer) for dome in range(len(box.field.dome_points))],
        "sides": [_side(table, side) for side in range(2)],
        "seats": [_seat(table, twin, owner) for owner in range(len(table.teams))],
        "decks": decks(table),
        "priority": _priority(table),
        "outsider": _outsider(table),
        "stack": [_item(table, item, foresee(twin, item)) for item in table.stack],
        "resolving": _resolving(table),
        "looking_count": len(table.looking),
        "flipped": keys(table, table.flipped),
        "legal": [],
        "aoe": {},
        "ending": ENDING_NAMES[table.ended],
        "winner": table.winner,
    }


def _active(table: Table) -> ActiveView:
    hero = table.active_hero
    used: list[str] = []
    for action, count in enumerate(table.used[:5]):
        used.extend([ACTION_NAMES[action]] * count)
    return {
        "seat": table.active_seat,
        "side": table.side_of[table.active_seat] if table.active_seat >= 0 else -1,
        "hero": who(table, hero) if hero >= 0 else None,
        "ap": table.ap,
        "used": used,
    }


def _prompt(table: Table, viewer: int) -> PromptView | None:
    """While a chain is open, those who may not see it see the question that it began with."""
    if not table.agenda:
        return None
    message = question(table) if sees(table, viewer, table.seat) else prompt(table)
    return {"key": message.key, "args": _args(message.args)}


def _args(args: Mapping[str, Json]) -> dict[str, int | str]:
    return {name: value for name, value in args.items() if isinstance(value, int | str)}


def _victory(table: Table, place: int) -> VictoryView:
    card = table.box.victory[place]
    return {
        "id": place,
        "key": card.key,
        "condition": VICTORY_NAMES[card.condition],
        "side": SIDE_NAMES[card.side],
        "progress": [min(card.goal, progress(table, card, side)) for side in range(2)],
        "goal": card.goal,
        "points": table.box.sweep if card.condition == WIN_SWEEP else 0,
        "done": [is_complete(table, card, side) for side in range(2)],
    }


def _side(table: Table, side: int) -> SideView:
    seats = seats_of(table, side)
    field = table.box.field
    return {
        "seats": seats,
        "first_seat": seats[0],
        "captain": captain(table, side),
        "next_seat": table.due[side],
        "reserve": table.reserve[side],
        "see_cover": table.see_cover[side] > 0,
        "minions": [{"hex": place, "lane": table.minion_lanes[side][i]} for i, place in enumerate(table.minions[side])],
        "pillars": table.pillars[side][:],
        "towers": [{"hex": lane.towers[side], "hp": table.towers[side][lane.index]} for lane in field.lanes],
        "nexus": {"hex": field.nexus[side], "hp": table.nexus[side] if table.nexus[side] >= 0 else None},
    }


def _token(table: Table, lane: int, viewer: int) -> TokenView:
    token = table.tokens[lane]
    return {
        "lane": lane,
        "point": table.box.field.point_names[lane],
        "number": table.numbers[lane],
        "hex": token,
        "preview": preview(table, token, lane, viewer),
    }


def _dome(table: Table, dome: int, viewer: int) -> DomeView:
    point = table.box.field.dome_points[dome]
    return {
        "point": table.box.field.point_names[len(table.tokens) + dome],
        "hex": point,
        "first": dome == domes_in_order(table)[0],
        "preview": preview(table, point, -1, viewer),
    }


def _priority(table: Table) -> PriorityView | None:
    """SK-143, SK-144: who is asked to respond in which order, and who was asked and has passed."""
    step = table.agenda[-1] if table.agenda else None
    if table.chain is not NO_CHAIN:
        step = table.chain.origin
    if not isinstance(step, Respond):
        return None
    order = clockwise(table, table.active_seat)
    return {"order": order, "passed": [seat for seat in order[: step.passes] if could_respond(table, seat)]}


def _seat(table: Table, twin: Table, seat: int) -> SeatView:
    """What everybody sees of a seat. Who mulligans is seen to hold the cards that it sets aside until it is done."""
    box = table.box
    factions: list[str] = []
    for hero in table.teams[seat]:
        key = box.factions[box.heroes[hero].faction].key
        if key not in factions:
            factions.append(key)
    is_choosing = table.phase == MULLIGAN and table.seat == seat
    aside = len(table.set_aside[seat])
    return {
        "side": table.side_of[seat],
        "partner": partner(table, seat),
        "factions": factions,
        "hand_count": len(table.hands[seat]) + (aside if is_choosing else 0),
        "deck_count": len(table.decks[seat]),
        "discard": keys(table, table.discards[seat]),
        "deck_list": deck_list(table, seat, SPECTATOR),
        "set_aside": 0 if is_choosing else aside,
        "heroes": [_hero(table, twin, hero) for hero in table.teams[seat]],
        "illusions": [
            {"hero": box.heroes[hero].key, "hex": table.illusion[hero]}
            for hero in table.teams[seat]
            if table.illusion[hero] >= 0
        ],
    }


def _hero(table: Table, twin: Table, hero: int) -> HeroView:
    printed = table.box.heroes[hero]
    place = table.place[hero]
    is_here = place >= 0
    return {
        "id": hero,
        "key": printed.key,
        "faction": table.box.factions[printed.faction].key,
        "role": CLASS_NAMES[printed.role],
        "hp": table.hp[hero],
        "max": printed.hp,
        "armor": armor_of(table, hero) if is_here else printed.armor,
        "attack": printed.attack + (attack_bonus(table, hero, NOTHING) if is_here else 0),
        "skirmish": skirmish_bonus(table, hero, NOTHING) if is_here else 0,
        "move": move_of(table, hero) if is_here else table.box.numbers.move,
        "flips": printed.flips,
        "range": printed.range,
        "piercing": printed.piercing,
        "runes": [table.box.rune_names[rune] for rune in printed.runes],
        "state": STATUS_NAMES[table.status[hero]],
        "hex": place if is_here else None,
        "returns": table.returns[hero],
        "conditions": conditions(table, hero),
        "buffs": {
            "attack": table.attack_buff[hero],
            "skirmish": table.skirmish_buff[hero],
            "armor": table.armor_buff[hero],
        },
        "mana": table.turn + table.bonus[hero],
        "mana_left": mana_left(table, hero),
        "mana_burned": table.burned[hero],
        "cards_on": keys(table, table.cards_on[hero]),
        "leads": leads(table, hero, SPECTATOR),
        "skills": _skills(table, hero),
        "control_bonus": table.control[hero],
        "reach": reach(table, hero, move_of(table, hero), can_fly(table, hero)) if is_here else [],
        "range_hexes": in_range(table, hero) if is_here else [],
        "hidden": hidden_from(table, hero) if is_here else [],
        "aims": attack_preview(twin, hero) if is_here else [],
    }


def without_aims(seat: SeatView) -> SeatView:
    """A seat whose heroes do not say whom they could strike down."""
    return {**seat, "heroes": [{**hero, "aims": []} for hero in seat["heroes"]]}


def conditions(table: Table, hero: int) -> list[str]:
    """The conditions of a hero or the outsider by name."""
    return [name for condition, name in enumerate(CONDITION_NAMES) if table.conditions[hero] >> condition & 1]


def _skills(table: Table, hero: int) -> list[SkillView]:
    """The printed skills, and those lent by a friend's illusion."""
    found: list[SkillView] = []
    for skill in table.box.heroes[hero].skills:
        found.append({"key": skill.key, "icon": ICON_NAMES[skill.icon], "on": is_on(table, hero, skill)})
    for skill in lent(table, hero):
        if skill.hero != hero:
            found.append({"key": skill.key, "icon": ICON_NAMES[ICON_ILLUSION], "on": True})
    return found


def _outsider(table: Table) -> OutsiderView | None:
    printed = table.box.outsider
    if printed is None:
        return None
    place = table.place[table.out]
    return {
        "key": printed.key,
        "hex": place if place >= 0 else None,
        "hp": table.hp[table.out],
        "max": printed.hp,
        "armor": armor_of(table, table.out),
        "attack": printed.attack + attack_bonus(table, table.out, NOTHING),
        "range": printed.range,
        "conditions": conditions(table, table.out),
        "gone": table.outsider_gone,
        "acts_for": table.outsider_seat,
    }


def _resolving(table: Table) -> ItemView | None:
    if table.current.number < 0:
        return None
    return _item(table, table.current, foresee_rest(table.clone()))


def _item(table: Table, item: Item, sight: Foresight) -> ItemView:
    hexes: list[int] = []
    for code in item.targets:
        place = code - HEX_CODE_0 if HEX_CODE_0 <= code < HEX_CODE_0 + 1000 else table.where(code)
        if place >= 0:
            hexes.append(place)
    return {
        "item": item.number,
        "kind": ITEM_NAMES[item.kind],
        "seat": item.seat,
        "hero": who(table, item.hero),
        "what": item_name(table, item),
        "targets": [who(table, code) for code in item.targets],
        "hexes": hexes,
        "legal_now": item is table.current or is_sound(table, item),
        "harms": sight.harms,
        "areas": sight.worst_first(),
        "concerns": sorted(
            {seat_of(table, code) for code in item.targets if code < HEX_CODE_0}
            | {one["seat"] for one in sight.harms if one["most"]}
        ),
    }


def _add_choices(table: Table, shown: View) -> None:
    """What the seat to act may say."""
    decision = table.decision()
    plays_cards = table.chain is NO_CHAIN and isinstance(decision, Main | Respond)
    mover = _mover(table, decision)
    twin = table.clone()
    trails = ways(twin, mover, isinstance(decision, MoveTo) and decision.fly) if mover != NOTHING else {}
    for action in table.actions():
        word: WordView = {"word": action, "name": table.setup.words.name(action)}
        if HEX.has(action):
            place = action - HEX.first
            word["hex"] = place
            if mover != NOTHING:
                word["way"] = trails[place]
                word["control"] = control_after(twin, mover, place, table.seat)
        elif CARD.has(action):
            card = table.box.cards[action - CARD.first]
            word["card"] = card.key
            if plays_cards:
                word["casters"] = [table.box.heroes[hero].key for hero in casters(table, table.seat, card)]
        elif HERO.has(action):
            word["hero"] = table.box.heroes[action - HERO.first].key
        elif AOE.has(action):
            shown["aoe"][str(action - AOE.first)] = area_hexes(table, action - AOE.first)
        hurt = harms(table, decision, action)
        if hurt:
            word["harms"] = hurt
        then = shortcut(twin, decision, action)
        if then is not None:
            word["then"] = then
        shown["legal"].append(word)


def _mover(table: Table, decision: Decision) -> int:
    """Who goes to the hexes that a question offers."""
    if isinstance(decision, MoveTo):
        return decision.mover
    return table.current.hero if isinstance(decision, SkirmishStep) else NOTHING


def harms(table: Table, decision: Decision, action: int) -> list[HarmView]:
    """Whom a word may hurt, whatever it leads to."""
    twin = table.clone()
    found: list[list[HarmView]] = []
    for item in prospects(twin, decision, action):
        found.append((foresee_rest(twin) if item is twin.current else foresee(twin, item)).harms)
    return together(found)


def item_harms(table: Table) -> list[HarmView]:
    """Whom the top item of the Stack would hurt now."""
    return foresee(table.clone(), table.stack[-1]).harms if table.stack else []
