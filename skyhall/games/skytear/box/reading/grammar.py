"""Reads effect primitives from the text of an edition file: `if is(t1, marked): damage(t1, 1+F)`.

One text is one primitive. Anything that is not in the closed set is refused, naming the entry, what was found and what
is expected. `checks.py` then looks at the primitives of a card or skill together.
"""

import re
from typing import Final

from skyhall.core.edition import Entry, near
from skyhall.core.errors import SkyhallError
from skyhall.core.schema import Kind
from skyhall.games.skytear.box import effects as fx
from skyhall.games.skytear.box.effects import Aim, Effect, Filter, Number, Who
from skyhall.games.skytear.box.map.hexes import FARTHEST
from skyhall.games.skytear.box.words import ACTION_NAMES

TOKEN_PATTERN: Final = re.compile(r"\s*([A-Za-z_][A-Za-z_0-9]*|[0-9]+|[(),|:+*])")

# The largest number that each primitive may name, its smallest being 1 (or 0 for damage, lose and heal).
LIMITS: Final = {
    fx.DAMAGE: 9, fx.LOSE: 9, fx.HEAL: 20, fx.MOVE_BY: 6, fx.PUSH: 6, fx.PREDICT: 5, fx.DRAW: 3, fx.DISCARD: 3,
    fx.BURN: 9, fx.MANA: 9, fx.BUFF: 9, fx.CONTROL: 9, fx.SPAWN: 6, fx.TOKEN: 6,
    fx.PLACE_PILLAR: FARTHEST, fx.UNPILLAR: 20, fx.ADD_AP: 5,
}  # fmt: skip
VARYING: Final = [fx.DAMAGE, fx.LOSE, fx.HEAL, fx.BUFF]  # may count, or use `lost` and `removed`
ALONE: Final = [
    fx.PREDICT,
    fx.DRAW,
    fx.DISCARD,
    fx.SPAWN,
    fx.TOKEN,
    fx.PLACE_PILLAR,
    fx.UNPILLAR,
    fx.ADD_AP,
]  # primitives about nobody
PRIMITIVE_NAMES: Final = ["target", "need", *fx.OP_NAMES]

# How each primitive is written, in the order of their names, and one that a card may have.
FORMS: Final = [
    ("target(KINDS[, range 1-los][, up_to 1-3]) or target(stack(ITEMS, at friendly_hero|by enemy_hero[, …]))",
     "target(enemy_hero, range 2)"),
    ("need(sees_lane_token) or need(exists(c1))", "need(sees_lane_token)"),
    ("choose(KINDS, within D of REF[, not REF])", "choose(friendly_hero, within 2 of caster)"),
    ("damage(WHO, NUMBER)", "damage(t1, 1+F)"),
    ("lose(WHO, NUMBER)", "lose(t1, 1)"),
    ("heal(WHO, NUMBER)", "heal(caster, 2)"),
    ("give(WHO, CONDITION)", "give(t1, slow)"),
    ("cleanse(WHO, CONDITION[, …])", "cleanse(caster, slow, disarm)"),
    ("move(WHO, NUMBER)", "move(caster, 2)"),
    ("place(WHO, adjacent_to REF) or place(WHO, within D of REF)", "place(caster, within 3 of caster)"),
    ("swap(REF, REF)", "swap(caster, t1)"),
    ("push(WHO, NUMBER)", "push(t1, 2)"),
    ("area(SHAPE)", "area(cone4)"),
    ("predict(NUMBER)", "predict(2)"),
    ("draw(NUMBER)", "draw(1)"),
    ("discard(NUMBER)", "discard(1)"),
    ("burn(WHO, NUMBER)", "burn(t1, 1)"),
    ("mana(WHO, NUMBER)", "mana(caster, 1)"),
    ("refund(WHO)", "refund(caster)"),
    ("buff(WHO, attack|skirmish|armor, NUMBER) or buff(team, see_cover)", "buff(caster, armor, 1)"),
    ("control(WHO, NUMBER)", "control(caster, 1)"),
    ("spawn(NUMBER)", "spawn(1)"),
    ("token(NUMBER)", "token(2)"),
    ("defeat(WHO)", "defeat(c1)"),
    ("pillar(NUMBER)", "pillar(3)"),
    ("unpillar(NUMBER)", "unpillar(3)"),
    ("take(WHO, ACTION)", "take(caster, skirmish)"),
    ("ap(NUMBER[, repeat])", "ap(2)"),
    ("cancel(t1)", "cancel(t1)"),
    ("redirect(t1, REF)", "redirect(t1, caster)"),
]  # fmt: skip
# What the words in capitals stand for.
TERMS: Final = {
    "KINDS": [*fx.KINDS, "enemy|friendly_pillar"],
    "REF": fx.REF_NAMES,
    "WHO": ["REF", "each(KINDS, within D of REF[, not REF])", "area(KINDS)"],
    "NUMBER": ["2", "1+F", "F2", "lost", "2*removed", "count(KINDS, within D of REF) max 3", "1 + lost"],
    "D": ["0", "…", str(FARTHEST)],
    "CONDITION": fx.CONDITION_NAMES,
    "ACTION": ACTION_NAMES,
    "ITEMS": [*fx.FILTER_NAMES, "attack|skirmish"],
    "SHAPE": ["shapes.id"],
    "any primitive": ["if is(REF, CONDITION): …", "if not is(REF, CONDITION): …"],
}
KINDS: Final = [
    Kind(name, [], example, form=form) for name, (form, example) in zip(PRIMITIVE_NAMES, FORMS, strict=True)
]


class Clause:
    """One text while it is being read: what it turned out to be is in `effect`, `target` or `need`."""

    def __init__(self, entry: Entry, text: str, place: int, shapes: list[str], default_range: int) -> None:
        self.entry = entry
        self.text = text
        self.place = place
        self.shapes = shapes
        self.default_range = default_range
        self.tokens = self._split(text)
        self.next = 0
        self.effect: Effect | None = None
        self.target: Aim | None = None
        self.need = ""  # "sees_lane_token" or "exists"
        self._read()
        if self.next < len(self.tokens):
            raise self.fail(f'unexpected "{self.peek()}" after the end of the primitive')

    def fail(self, what: str) -> SkyhallError:
        """The error to raise about this text."""
        return self.entry.fail(f'effect {self.place} "{self.text}": {what}', f"effects/{self.place - 1}")

    # tokens

    def _split(self, text: str) -> list[str]:
        found: list[str] = []
        place = 0
        end = len(text.rstrip())
        while place < end:
            match = TOKEN_PATTERN.match(text, place)
            if match is None:
                raise self.fail(f'cannot read "{text[place:end]}"')
            found.append(match.group(1))
            place = match.end()
        return found

    def peek(self) -> str:
        """The next token, "" at the end."""
        return self.tokens[self.next] if self.next < len(self.tokens) else ""

    def skip(self, token: str) -> bool:
        """Pass a token if it is the next one."""
        if self.peek() != token:
            return False
        self.next += 1
        return True

    def expect(self, token: str) -> None:
        """Pass a token that must be next."""
        if not self.skip(token):
            raise self.fail(f'expected "{token}", found "{self.peek() or "the end"}"')

    def one_of(self, names: list[str], what: str) -> int:
        """The place in a list of the name that must be next."""
        found = self.peek()
        if found not in names:
            shown = f'unknown {what} "{found}"' if found else f"the {what} is missing"
            raise self.fail(f"{shown}{near(found, names)}: expected one of {', '.join(names)}")
        self.next += 1
        return names.index(found)

    def whole(self, low: int, high: int, what: str) -> int:
        """A whole number that must be next."""
        found = self.peek()
        if not found.isdigit() or not low <= int(found) <= high:
            raise self.fail(f'{what} is "{found}": expected a whole number from {low} to {high}')
        self.next += 1
        return int(found)

    # the parts of a primitive

    def _read(self) -> None:
        guard = fx.NOBODY
        condition = 0
        negated = False
        if self.skip("if"):
            negated = self.skip("not")
            self.expect("is")
            self.expect("(")
            guard = self.one_of(fx.REF_NAMES, "reference")
            self.expect(",")
            condition = self.one_of(fx.CONDITION_NAMES, "condition")
            self.expect(")")
            self.expect(":")
        name = PRIMITIVE_NAMES[self.one_of(PRIMITIVE_NAMES, "primitive")]
        self.expect("(")
        if name == "target":
            self.target = self._target()
        elif name == "need":
            self.need = self._need()
        else:
            self.effect = self._effect(fx.OP_NAMES.index(name))
            self.effect.guard = guard
            self.effect.guard_condition = condition
            self.effect.guard_not = negated
        self.expect(")")
        if guard != fx.NOBODY and self.effect is None:
            raise self.fail(f'"{name}" cannot have a condition')

    def _target(self) -> Aim:
        if self.skip("stack"):
            return Aim(fx.STACK_KIND, 0, 1, self._filter())
        kinds = self.kinds()
        reach = self.default_range
        most = 1
        while self.skip(","):
            if self.skip("range"):
                reach = self.whole(1, self.default_range, "range")
            elif self.skip("up_to"):
                most = self.whole(1, 3, "up_to")
            else:
                raise self.fail(f'expected "range n" or "up_to n", found "{self.peek()}"')
        return Aim(kinds, reach, most, fx.NO_FILTER)

    def _filter(self) -> Filter:
        self.expect("(")
        names = list(fx.FILTER_NAMES)
        items = fx.FILTER_NAMES[names[self.one_of(names, "kind of Stack item")]]
        while self.skip("|"):
            items |= fx.FILTER_NAMES[names[self.one_of(names, "kind of Stack item")]]
        self.expect(",")
        by_caster = self.one_of(["at", "by"], 'filter word ("at" its target or "by" its caster)') == 1
        self.expect("enemy_hero" if by_caster else "friendly_hero")
        within = -1
        other = False
        while self.skip(","):
            if self.skip("not") and not by_caster:
                self.expect("caster")
                other = True
            else:
                self.expect("within")
                within = self.whole(0, FARTHEST, "distance")
                self.expect("of")
                self.expect("caster")
        self.expect(")")
        return Filter(items, by_caster, within, other)

    def _need(self) -> str:
        need = ["sees_lane_token", "exists"][self.one_of(["sees_lane_token", "exists"], "requirement")]
        if need == "exists":
            self.expect("(")
            self.expect("c1")
            self.expect(")")
        return need

    def kinds(self) -> int:
        """Kinds of elements joined by "|"."""
        names = list(fx.KINDS)
        mask = fx.KINDS[names[self.one_of(names, "kind")]]
        while self.skip("|"):
            mask |= fx.KINDS[names[self.one_of(names, "kind")]]
        return mask

    def near_whom(self, ref: int) -> Who:
        """`(kind, within d of X [, not Y])`, without the closing bracket."""
        kinds = self.kinds()
        self.expect(",")
        self.expect("within")
        within = self.whole(0, FARTHEST, "distance")
        self.expect("of")
        of = self.one_of(fx.REF_NAMES, "reference")
        excluding = fx.NOBODY
        if self.skip(","):
            self.expect("not")
            excluding = self.one_of(fx.REF_NAMES, "reference")
        return Who(ref, kinds, within, of, excluding)

    def who(self) -> Who:
        """A name, `each(…)` or `area(kind)`."""
        if self.skip("each"):
            self.expect("(")
            who = self.near_whom(fx.EACH)
            self.expect(")")
            return who
        if self.skip("area"):
            self.expect("(")
            kinds = self.kinds()
            self.expect(")")
            return Who(fx.AREA, kinds)
        return Who(self.one_of([*fx.REF_NAMES, "each", "area"], "reference"))

    def number(self, op: int) -> Number:
        """A sum of constants, at most one varying part (`2*removed`, `count(…) max 3`) and at most one flip set."""
        base = 0
        flips = 0
        variable = fx.FIXED
        factor = 0
        most = -1
        counted = fx.NO_ONE
        while True:
            token = self.peek()
            if token in ("F", "F2", "F3", "F4") and op == fx.DAMAGE and flips == 0:
                self.next += 1
                flips = 1 if token == "F" else int(token[1])
            elif token.isdigit() and not self._times():
                base += self.whole(0, LIMITS[op], "the number")
            elif op in VARYING and variable == fx.FIXED:
                factor = 1
                if token.isdigit():
                    factor = self.whole(1, 9, "the factor")
                    self.expect("*")
                variable = 1 + self.one_of(["lost", "removed", "count"], "number")
                if variable == fx.COUNTED:
                    self.expect("(")
                    counted = self.near_whom(fx.EACH)
                    self.expect(")")
                if self.skip("max"):
                    most = self.whole(1, 9, "max")
            else:
                raise self.fail(f'"{token}" cannot be part of this number')
            if not self.skip("+"):
                break
        low = 0 if flips or variable or op in (fx.DAMAGE, fx.LOSE, fx.HEAL) else 1
        if not low <= base <= LIMITS[op]:
            raise self.fail(f"the number is {base}: expected {low} to {LIMITS[op]}")
        return Number(base, flips, variable, factor, most, counted)

    def _times(self) -> bool:
        return self.next + 1 < len(self.tokens) and self.tokens[self.next + 1] == "*"

    def _effect(self, op: int) -> Effect:
        if op in ALONE:
            effect = Effect(op, number=self.number(op))
            if op == fx.ADD_AP and self.skip(","):
                self.expect("repeat")
                effect.value = 1
            return effect
        if op == fx.CHOOSE:
            return Effect(op, self.near_whom(fx.EACH))
        if op == fx.PLACE_AREA:
            return Effect(op, value=self.one_of(self.shapes, "shape"))
        who = self.who()
        if op == fx.BUFF:
            return self._buff(who)
        if op in (fx.REFUND, fx.DEFEAT, fx.CANCEL):
            return Effect(op, who)
        self.expect(",")
        if op == fx.GIVE:
            return Effect(op, who, value=self.one_of(fx.CONDITION_NAMES, "condition"))
        if op == fx.CLEANSE:
            mask = 1 << self.one_of(fx.CONDITION_NAMES, "condition")
            while self.skip(","):
                mask |= 1 << self.one_of(fx.CONDITION_NAMES, "condition")
            return Effect(op, who, value=mask)
        if op == fx.TAKE:
            return Effect(op, who, value=self.one_of(ACTION_NAMES, "action"))
        if op in (fx.SWAP, fx.REDIRECT):
            return Effect(op, who, other=self.one_of(fx.REF_NAMES, "reference"))
        if op == fx.PLACE:
            return self._place(who)
        return Effect(op, who, self.number(op))

    def _place(self, who: Who) -> Effect:
        effect = Effect(fx.PLACE, who)
        if self.skip("adjacent_to"):
            effect.low = 1
            effect.high = 1
        else:
            self.expect("within")
            effect.high = self.whole(1, FARTHEST, "distance")
            self.expect("of")
        effect.other = self.one_of(fx.REF_NAMES, "reference")
        return effect

    def _buff(self, who: Who) -> Effect:
        self.expect(",")
        stat = self.one_of(["attack", "skirmish", "armor", "see_cover"], "stat")
        if (who.ref == fx.TEAM) != (stat == 3):
            raise self.fail('"see_cover" goes with "team", and "team" with nothing else')
        if stat == 3:
            return Effect(fx.BUFF, who, value=fx.STAT_SEE_COVER)
        self.expect(",")
        return Effect(fx.BUFF, who, self.number(fx.BUFF), value=stat)
