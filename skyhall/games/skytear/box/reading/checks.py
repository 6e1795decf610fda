"""The primitives of one card or skill, read together: references exist and name the right sort of thing."""

from typing import Final

from skyhall.core.edition import Entry, shown
from skyhall.core.errors import SkyhallError
from skyhall.games.skytear.box import effects as fx
from skyhall.games.skytear.box.effects import Aim, Effect, Who
from skyhall.games.skytear.box.map.hexes import Shape
from skyhall.games.skytear.box.reading.grammar import Clause
from skyhall.games.skytear.box.schema import MOST_EFFECTS

# Where primitives stand.
ON_CARD: Final = 0
ON_MARKS: Final = 1  # a worship skill of a faction that marks
ON_PILLARS: Final = 2  # a worship skill of a faction of pillars
ON_EVENT: Final = 3  # a triggered skill
ON_OUTSIDER: Final = 4

HEROES_ONLY: Final = [fx.SWAP, fx.TAKE, fx.BURN, fx.MANA, fx.REFUND, fx.CONTROL]
CARDS_ONLY: Final = [fx.TAKE, fx.ADD_AP, fx.CANCEL, fx.REDIRECT, fx.REFUND]
NOT_FOR_OUTSIDER: Final = [fx.MANA, fx.CONTROL]


class Recipe:
    """What a card or skill does: its targets, its effects in order, and what it needs to be played."""

    def __init__(self, entry: Entry, where: int, shapes: list[Shape], los: int) -> None:
        self.entry = entry
        self.where = where
        self.shapes = shapes
        self.targets: list[Aim] = []
        self.effects: list[Effect] = []
        self.needs_token = False
        self.need_choice = -1
        self.moves_somebody = False
        self.place = 0
        self.text = ""
        self._choices: list[int] = []  # the kinds that c1, c2 may be
        self._slots: list[int] = []  # the kinds that t1..t3 may be
        self._area = False
        self._damaged = False
        self._removed = where == ON_PILLARS
        self._placed = False
        names = [shape.name for shape in shapes]
        exists = False
        for place, text in enumerate(entry.items("effects"), start=1):
            if not isinstance(text, str):
                raise entry.fail(f"effect {place} is {shown(text)}: expected a text", f"effects/{place - 1}")
            self.place = place
            self.text = text
            clause = Clause(entry, text, place, names, los)
            if clause.target is not None:
                self._add_target(clause.target)
            elif clause.effect is not None:
                self._add(clause.effect)
            elif clause.need == "exists":
                exists = True
            else:
                self.needs_token = True
        self._close(exists)

    def fail(self, what: str) -> SkyhallError:
        """The error to raise about the primitive being read."""
        return self.entry.fail(f'effect {self.place} "{self.text}": {what}', f"effects/{self.place - 1}")

    @property
    def has_stack_target(self) -> bool:
        """Whether it answers an item of the Stack."""
        return bool(self._slots) and self._slots[0] == fx.STACK_KIND

    def _add_target(self, target: Aim) -> None:
        if self.where != ON_CARD:
            raise self.fail('a skill has no targets: use "choose"')
        if self.effects:
            raise self.fail("targets come before all other primitives")
        if fx.STACK_KIND in self._slots or (target.kinds == fx.STACK_KIND and self._slots):
            raise self.fail("a Stack item is the only target of its card")
        if target.kinds & fx.HEX_KIND and target.kinds != fx.HEX_KIND:
            raise self.fail('"hex" cannot be combined with other kinds')
        if target.most > 1 and target.kinds == fx.HEX_KIND:
            raise self.fail('"up_to" is for elements')
        if self.targets and self.targets[-1].most > 1:
            raise self.fail('"up_to" is for the last target of a card')
        self.targets.append(target)
        self._slots += [target.kinds] * target.most
        if len(self._slots) > 3:
            raise self.fail(f"{len(self._slots)} targets: expected at most 3")

    def _add(self, effect: Effect) -> None:
        op = effect.op
        if op in CARDS_ONLY and self.where != ON_CARD:
            raise self.fail(f'"{fx.OP_NAMES[op]}" is for cards only')
        if self.where == ON_OUTSIDER and op in NOT_FOR_OUTSIDER:
            raise self.fail(f'"{fx.OP_NAMES[op]}" is not for the outsider')
        if effect.guard != fx.NOBODY:
            self._kinds(effect.guard)
        kinds = self._who(effect.who)
        if op in HEROES_ONLY and kinds & ~fx.ANY_HERO:
            raise self.fail(f'"{fx.OP_NAMES[op]}" is for heroes only')
        if op == fx.TAKE and kinds & ~fx.FRIENDLY_HERO:
            raise self.fail('"take" is for friendly heroes only')
        if op == fx.DEFEAT and kinds & ~(fx.FRIENDLY_MINION | fx.FRIENDLY_PILLAR):
            raise self.fail('"defeat" is for minions and pillars only')
        if op in (fx.CANCEL, fx.REDIRECT):
            if effect.who.ref != fx.T1 or not self.has_stack_target:
                raise self.fail(f'"{fx.OP_NAMES[op]}" needs "t1" to be a Stack item')
        elif kinds & (fx.HEX_KIND | fx.STACK_KIND):
            raise self.fail(f'"{fx.OP_NAMES[op]}" needs an element, not a hex or a Stack item')
        self._second(effect)
        variable = effect.number.variable
        if variable == fx.LOST and not self._damaged:
            raise self.fail('"lost" needs a "damage" before it')
        if variable == fx.REMOVED and not self._removed:
            raise self.fail('"removed" needs an "unpillar" before it')
        if variable == fx.COUNTED:
            self._who(effect.number.counted)
        self._note(effect)
        self.effects.append(effect)

    def _second(self, effect: Effect) -> None:
        """Check the second reference of swap, redirect and place."""
        if effect.op == fx.SWAP and self._kinds(effect.other) & ~fx.ANY_HERO:
            raise self.fail('"swap" is for heroes only')
        if effect.op == fx.REDIRECT and self.targets[0].stack.by_caster:
            raise self.fail('"redirect" needs a Stack item with one target: expected "at friendly_hero"')
        if effect.op == fx.REDIRECT and self._kinds(effect.other) & ~fx.ANY_FRIENDLY:
            raise self.fail('"redirect" goes to "caster" or to a friendly choice')
        if effect.op == fx.PLACE:
            self._anchor(effect.other)

    def _note(self, effect: Effect) -> None:
        """Remember what later primitives may refer to."""
        op = effect.op
        if op == fx.CHOOSE:
            if len(self._choices) == 2:
                raise self.fail("a third choice: expected at most 2")
            effect.value = len(self._choices)
            self._choices.append(effect.who.kinds)
        elif op == fx.PLACE_AREA:
            if not self.shapes[effect.value].anchored and (not self._slots or self._slots[0] != fx.HEX_KIND):
                raise self.fail('a free shape needs "target(hex)" as the first target')
            self._area = True
        elif op == fx.DAMAGE:
            self._damaged = True
        elif op == fx.UNPILLAR:
            self._removed = True
        elif op == fx.PLACE_PILLAR:
            self._placed = True
        elif op in (fx.MOVE_BY, fx.PLACE, fx.SWAP, fx.PUSH):
            self.moves_somebody = True

    def _who(self, who: Who) -> int:
        """The kinds that a Who may be; its own references are checked."""
        if who.ref == fx.EACH:
            self._anchor(who.of)
            if who.excluding != fx.NOBODY:
                self._kinds(who.excluding)
            return who.kinds
        if who.ref == fx.AREA:
            if not self._area:
                raise self.fail('"area(…)" needs an "area" primitive before it')
            return who.kinds
        return self._kinds(who.ref) if who.ref != fx.NOBODY else 0

    def _anchor(self, ref: int) -> None:
        """Check a reference that distances are measured from."""
        if ref == fx.PILLAR_PLACED:
            if not self._placed:
                raise self.fail('"pillar" needs a "pillar" primitive before it')
        elif ref == fx.PILLARS_REMOVED:
            if not self._removed:
                raise self.fail('"removed" needs an "unpillar" before it')
        elif ref in (fx.TARGETS, fx.TEAM):
            raise self.fail(f'distances cannot be measured from "{fx.REF_NAMES[ref]}"')
        elif self._kinds(ref) == fx.STACK_KIND:
            raise self.fail('distances cannot be measured from a Stack item: use "old"')

    def _kinds(self, ref: int) -> int:
        """The kinds that a reference may be; it must exist here."""
        if fx.T1 <= ref <= fx.T3:
            if ref - fx.T1 >= len(self._slots):
                raise self.fail(f'there is no target "{fx.REF_NAMES[ref]}"')
            return self._slots[ref - fx.T1]
        if ref in (fx.C1, fx.C2):
            if ref - fx.C1 >= len(self._choices):
                raise self.fail(f'there is no choice "{fx.REF_NAMES[ref]}" before it')
            return self._choices[ref - fx.C1]
        if ref == fx.CASTER:
            return fx.FRIENDLY_HERO
        if ref == fx.MARKED_HERO and self.where == ON_MARKS:
            return fx.ENEMY_HERO
        if ref == fx.IT and self.where == ON_EVENT:
            return fx.ENEMY_HERO
        if ref == fx.OLD and self.has_stack_target and not self.targets[0].stack.by_caster:
            return fx.FRIENDLY_HERO
        if ref == fx.TARGETS and self._slots:
            kinds = 0
            for slot in self._slots:
                kinds |= slot
            return kinds
        if ref == fx.TEAM:
            return fx.ANY_FRIENDLY
        raise self.fail(f'"{fx.REF_NAMES[ref]}" has no meaning here')

    def _close(self, exists: bool) -> None:
        if len(self.effects) > MOST_EFFECTS:
            raise self.entry.fail(
                f'"effects" holds {len(self.effects)} primitives: expected at most {MOST_EFFECTS}', "effects"
            )
        if not self.effects:
            raise self.entry.fail(
                '"effects" does nothing: expected at least one primitive beside targets and needs', "effects"
            )
        if (exists or self.needs_token) and self.where != ON_CARD:
            raise self.entry.fail('"need" is for cards only', "effects")
        if exists:
            for place, effect in enumerate(self.effects):
                if effect.op == fx.CHOOSE:
                    self.need_choice = place
                    break
            if self.need_choice < 0:
                raise self.entry.fail('"need(exists(c1))" without a "choose"', "effects")
        for effect in self.effects:
            if effect.op == fx.REDIRECT and effect.other in (fx.C1, fx.C2):
                for choice in self.effects:
                    if choice.op == fx.CHOOSE and choice.value == effect.other - fx.C1:
                        choice.for_redirect = True
