"""The components of a box in words: names as the box has them, effects composed from their primitives."""

from collections.abc import Mapping
from typing import Final

from skyhall.core.drawing import Say
from skyhall.core.edition import Entry
from skyhall.games.skytear.box import cards as printed
from skyhall.games.skytear.box import effects as fx
from skyhall.games.skytear.box.cards import Card, Hero, Skill, VictoryCard
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.effects import Aim, Effect, Number, Who
from skyhall.games.skytear.box.reading.grammar import Clause
from skyhall.games.skytear.box.words import ACTION_NAMES

KIND_ORDER: Final = [
    "enemy", "friendly", "any_hero", "enemy_hero", "friendly_hero", "friendly_minion", "friendly_pillar", "hex",
]  # fmt: skip


class Wording:
    """One box, said in one language."""

    def __init__(self, box: Box, say: Say) -> None:
        self.box = box
        self.say = say

    def all(self) -> dict[str, str]:
        """Names and texts of factions, heroes, skills, cards, victory cards and the outsider."""
        found: dict[str, str] = {}
        box = self.box
        for faction in box.factions:
            self.name(found, "faction", faction.key, faction.name)
            found[f"faction-{faction.key}-text"] = self.say("told-faction", {"mechanic": _mechanic(faction.mechanic)})
        for hero in box.heroes:
            self.name(found, "hero", hero.key, hero.name)
        skills = [*box.skills, *(box.outsider.skills if box.outsider is not None else [])]
        for skill in skills:
            self.name(found, "skill", skill.key, skill.name)
            found[f"skill-{skill.key}-text"] = self.skill(skill)
        for card in box.with_pool().cards:
            self.name(found, "card", card.key, card.name)
            found[f"card-{card.key}-text"] = self.card(card)
        for sample in box.samples:
            found[f"deck-{sample.key}"] = sample.name
        for victory in box.victory:
            self.name(found, "victory", victory.key, victory.name)
        return found

    def name(self, found: dict[str, str], kind: str, key: str, name: str) -> None:
        """A name under its entry, and for every place where things are named by their keys alone."""
        found[f"{kind}-{key}"] = name
        found[f"thing-{key}"] = name

    # cards and skills

    def card(self, card: Card) -> str:
        """Its targets, then its effects in order."""
        parts = [self.aim(aim) for aim in card.targets]
        if card.needs_token:
            parts.append(self.say("told-needs-token", {}))
        return self.sentence(parts + [self.effect(effect) for effect in card.effects])

    def skill(self, skill: Skill) -> str:
        """What it adds and when, then what it does and when."""
        parts = self.bonuses(skill)
        if parts:
            parts = [self.say("told-static", {"what": ", ".join(parts), "when": self.when(skill)})]
        if skill.effects:
            does = ", ".join([self.effect(effect) for effect in skill.effects])
            parts.append(self.say("told-on", {"event": self.event(skill), "what": does}))
        return self.sentence([self.say("told-icon", {"icon": printed.ICON_NAMES[skill.icon]}) + self.joined(parts)])

    def bonuses(self, skill: Skill) -> list[str]:
        """The static modifiers."""
        numbers = {"attack": skill.attack, "skirmish": skill.skirmish, "armor": skill.armor, "move": skill.move}
        found = [self.say("told-bonus", {"stat": stat, "n": f"{n:+}"}) for stat, n in numbers.items() if n]
        flags = {"fly": skill.fly, "see_cover": skill.see_cover, "unpillar": skill.unpillar_any}
        found += [self.say("told-flag", {"flag": name}) for name, is_on in flags.items() if is_on]
        if skill.skirmish_area >= 0:
            found.append(self.say("told-skirmish-area", {"n": len(self.box.shapes[skill.skirmish_area].cells)}))
        if skill.ward >= 0:
            found.append(self.say("told-ward", {"n": skill.ward}))
        return found

    def when(self, skill: Skill) -> str:
        """What a static modifier depends on."""
        if skill.when == printed.PER_CONDITION:
            condition = self.condition(skill.per_condition)
            return self.say("told-per", {"condition": condition, "n": skill.per_within})
        return self.say("told-when", {"when": printed.WHEN_NAMES[skill.when]})

    def event(self, skill: Skill) -> str:
        """What triggers it; empty for a skill that is used by choice."""
        action = self.action(skill.event_action) if skill.event_action >= 0 else ""
        names = ["choice", "worship", "defeats", "resolves", "damaged", "minion"]
        told = {"event": names[skill.event], "action": action, "n": skill.event_within}
        return self.say("told-event", told)

    def sentence(self, parts: list[str]) -> str:
        """Parts as one text that begins with a capital and ends with a full stop."""
        text = self.joined(parts)
        return f"{text[:1].upper()}{text[1:]}." if text else ""

    def joined(self, parts: list[str]) -> str:
        return "; ".join([part for part in parts if part])

    # targets and refs

    def aim(self, aim: Aim) -> str:
        """Whom a card may target."""
        if aim.kinds == fx.STACK_KIND:
            items = [
                self.say("told-item", {"item": name}) for name, bit in fx.FILTER_NAMES.items() if aim.stack.items & bit
            ]
            told = {
                "items": self.either(items),
                "by": aim.stack.by_caster,
                "n": aim.stack.within,
                "other": aim.stack.other,
            }
            return self.say("told-stack", told)
        return self.say("told-target", {"kind": self.kinds(aim.kinds), "n": aim.reach, "most": aim.most})

    def kinds(self, mask: int) -> str:
        """`enemy hero`, `friendly minion or friendly pillar`; the widest names first."""
        found: list[str] = []
        for name in KIND_ORDER:
            if mask & fx.KINDS[name] == fx.KINDS[name] and fx.KINDS[name]:
                found.append(self.say("told-kind", {"kind": name}))
                mask &= ~fx.KINDS[name]
        return self.either(found)

    def either(self, parts: list[str]) -> str:
        """`a`, `a or b`, `a, b or c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("told-or", {"some": ", ".join(parts[:-1]), "last": parts[-1]})

    def who(self, who: Who) -> str:
        """A ref, or everybody of a kind who is near or in the area."""
        if who.ref == fx.EACH:
            return self.say("told-each", {"kind": self.kinds(who.kinds), **self.near(who)})
        if who.ref == fx.AREA:
            return self.say("told-area", {"kind": self.kinds(who.kinds)})
        return self.ref(who.ref)

    def near(self, who: Who) -> dict[str, object]:
        """Where the candidates are, and who is left out."""
        left_out = self.ref(who.excluding) if who.excluding >= 0 else "none"
        return {"n": who.within, "of": self.ref(who.of), "except": left_out}

    def ref(self, ref: int) -> str:
        return self.say("told-ref", {"ref": fx.REF_NAMES[ref]})

    def condition(self, condition: int) -> str:
        return self.say("condition-" + fx.CONDITION_NAMES[condition], {})

    def named(self, condition: int) -> dict[str, object]:
        """A condition by its key and its name: some need a form of their own in a sentence."""
        return {"condition": fx.CONDITION_NAMES[condition], "name": self.condition(condition)}

    def action(self, action: int) -> str:
        return self.say("action-" + ACTION_NAMES[action], {})

    # effects

    def effect(self, effect: Effect) -> str:
        """One primitive with its condition."""
        text = self.bare(effect)
        if effect.guard < 0:
            return text
        condition = self.say("told-is", self.named(effect.guard_condition))
        key = "told-unless" if effect.guard_not else "told-if"
        return self.say(key, {"who": self.ref(effect.guard), "is": condition, "then": text})

    def bare(self, effect: Effect) -> str:
        """One primitive."""
        name = "area-laid" if effect.op == fx.PLACE_AREA else fx.OP_NAMES[effect.op]
        whom = self.who(effect.who) if effect.who.ref >= 0 else ""
        told: dict[str, object] = {"who": whom, "n": self.number(effect.number), "plain": _is_plain(effect.number)}
        if effect.op == fx.CHOOSE:
            told = {"kind": self.kinds(effect.who.kinds), **self.near(effect.who)}
        elif effect.op == fx.GIVE:
            told["gets"] = self.say("told-gets", self.named(effect.value))
        elif effect.op == fx.CLEANSE:
            lost = [self.condition(one) for one in range(len(fx.CONDITION_NAMES)) if effect.value >> one & 1]
            told["what"] = ", ".join(lost)
        elif effect.op == fx.PLACE:
            told |= {"of": self.ref(effect.other), "n": effect.high, "low": effect.low}
        elif effect.op in (fx.SWAP, fx.REDIRECT):
            told["other"] = self.ref(effect.other)
        elif effect.op == fx.PLACE_AREA:
            told["n"] = len(self.box.shapes[effect.value].cells)
        elif effect.op == fx.TAKE:
            told["what"] = self.action(effect.value)
        elif effect.op == fx.BUFF:
            told["stat"] = fx.STAT_NAMES[effect.value]
        elif effect.op == fx.ADD_AP:
            told["twice"] = effect.value == 1
        return self.say("told-" + name, told)

    def number(self, number: Number) -> str | int:
        """`2`, `1 + a flip`, `2 + 2 for each pillar removed`."""
        if _is_plain(number):
            return number.base
        parts = [str(number.base)] if number.base else []
        if number.flips:
            parts.append(self.say("told-flip", {"n": number.flips}))
        if number.variable == fx.COUNTED:
            each = {"kind": self.kinds(number.counted.kinds), **self.near(number.counted)}
            parts.append(self.say("told-count", {**each, "factor": number.factor, "most": number.most}))
        elif number.variable:
            name = "lost" if number.variable == fx.LOST else "removed"
            parts.append(self.say("told-varying", {"what": name, "factor": number.factor, "most": number.most}))
        return " + ".join(parts)


def tell_part(box: Box, part: object, say: Say) -> str:
    """A primitive of a card or skill, or a victory card, in a sentence; `need(exists(c1))` goes without saying."""
    if isinstance(part, Mapping):
        told = {"condition": part["condition"], "side": part.get("side", "any"), "goal": part.get("goal", 1)}
        return say("victory-text", {**told, "points": part.get("points", box.sweep)})
    words = Wording(box, say)
    clause = Clause(Entry({}, "effects"), str(part), 1, [shape.name for shape in box.shapes], box.numbers.los)
    if clause.target is not None:
        return words.sentence([words.aim(clause.target)])
    if clause.effect is not None:
        return words.sentence([words.effect(clause.effect)])
    return words.sentence([say("told-needs-token", {})]) if clause.need == "sees_lane_token" else ""


def _is_plain(number: Number) -> bool:
    return not number.flips and number.variable == fx.FIXED


def _mechanic(mechanic: int) -> str:
    return printed.MECHANIC_NAMES[mechanic]


def facts(box: Box, kind: str, key: str, say: Say) -> list[str]:
    """What is printed on a card, a hero with all its skills, and a victory card."""
    if kind == "card":
        return [_card_facts(box, card, say) for card in box.with_pool().cards if card.key == key]
    if kind == "hero":
        return [line for hero in box.heroes if hero.key == key for line in _hero_facts(box, hero, say)]
    if kind == "victory":
        return [
            say(
                "victory-text",
                {
                    "condition": printed.VICTORY_NAMES[card.condition],
                    "side": _side(card),
                    "goal": card.goal,
                    "points": card.points or box.sweep,
                },
            )
            for card in box.victory
            if card.key == key
        ]
    return []


def _card_facts(box: Box, card: Card, say: Say) -> str:
    kind = "action" if card.is_action else "response" if card.is_response else "reaction"
    hero = say(f"hero-{box.heroes[card.hero].key}", {}) if card.hero >= 0 else "none"
    told = {
        "kind": kind,
        "hero": hero,
        "runes": ", ".join(card.runes),
        "cost": card.cost,
        "modifier": f"{card.modifier:+}",
    }
    return say("fact-card", {**told, "ultimate": "yes" if card.is_ultimate else "no"})


def _hero_facts(box: Box, hero: Hero, say: Say) -> list[str]:
    told = {"hp": hero.hp, "armor": hero.armor, "attack": hero.attack, "flips": hero.flips, "range": hero.range}
    faction = say(f"faction-{box.factions[hero.faction].key}", {})
    role = say(f"class-{printed.CLASS_NAMES[hero.role]}", {})
    first = say("fact-hero", {**told, "faction": faction, "role": role})
    return [first] + [f"{say(f'skill-{one.key}', {})}: {say(f'skill-{one.key}-text', {})}" for one in hero.skills]


def _side(card: VictoryCard) -> str:
    return printed.SIDE_NAMES[card.side]
