"""What Painters and halo tokens can do, as an edition writes it: a closed set of primitives with their parameters.

What each of them does is in `play/primitives.py`.
"""

from typing import Final

from skyhall.core.edition import Entry, near, shown
from skyhall.core.event import Json
from skyhall.core.schema import Choice, Field, Kind, Number, Numbers, Several, Tables
from skyhall.games.sky_painters.box.words import COLOURS, LETTERS

NOW: Final = 0
ALWAYS: Final = 1
AT_END: Final = 2
TIMES: Final = ["now", "always", "end"]

LOSSES: Final = ["lose_hope", "lose_spots", "lose_dice"]
LOSE_HOPE: Final = 0
LOSE_SPOTS: Final = 1
LOSE_DICE: Final = 2
GAINS: Final = ["gain_spots", "gain_hope", "gain_cloud"]
GAIN_SPOTS: Final = 0
GAIN_HOPE: Final = 1
GAIN_CLOUD: Final = 2
GAINED: Final = ["spots", "hope", "clouds"]
FIGURES: Final = ["none", "cloud", "halo"]
NO_FIGURE: Final = 0
CLOUD_FIGURE: Final = 1
HALO_FIGURE: Final = 2


class Effect:
    """A primitive with its parameters: what `n`, `m`, `numbers` and `pairs` mean, the terms of the primitive say."""

    def __init__(self, kind: int, time: int) -> None:
        self.index = -1
        """Its number among all effects of the box."""
        self.kind = kind
        self.time = time
        self.n = 0
        self.m = 0
        self.numbers: list[int] = []
        self.pairs: list[int] = []


DRAW: Final = Number("draw", 1, 3)
KEEP: Final = Number("keep", 1, 1)
# A table with just one of the keys, and how much of it.
LOSS_FIELDS: Final[list[Field]] = [Number(name, 1, 20, 0) for name in LOSSES]
GAIN_FIELDS: Final[list[Field]] = [Number(name, 1, 20, 0) for name in GAINS]
OPTIONS: Final = Tables("options", LOSS_FIELDS, 2, 2)
# Exactly one of these two.
RESET_DICE: Final = Number("reset_dice", 1, 20, 0)
DISCARD_VALUES: Final = Numbers("discard_values", 1, 6, optional=True)
ELSE: Final = Tables("else", GAIN_FIELDS, 1, len(GAINS))
PRICE: Final = Number("price", 1, 9)
LETTER_COLOURS: Final = Several("colours", [*LETTERS], 1, len(LETTERS))
FIGURE: Final = Choice("figure", FIGURES[1:])
HIGHEST: Final = Number("max", 1, 6)
COLOUR: Final = Choice("colour", COLOURS)
PER_LEADER: Final = Number("leader", 0, 20)
PER_STAR: Final = Number("star", 0, 20)


class Terms:
    """How a primitive is written: its name, when it happens, its keys, and an example of them. This one has none."""

    def __init__(self, name: str, time: int, fields: list[Field] | None = None, **example: Json) -> None:
        self.name = name
        self.time = time
        self.fields: list[Field] = fields or []
        self.example: dict[str, Json] = {"when": TIMES[time], "do": name, **example}

    def read(self, entry: Entry, effect: Effect) -> None:
        """Take the parameters from plain data; whatever is wrong raises."""


class Amount(Terms):
    """`n`: how many."""

    def __init__(self, name: str, time: int, key: str = "n", most: int = 20, example: int = 2) -> None:
        self.amount = Number(key, 1, most)
        super().__init__(name, time, [self.amount])
        self.example[key] = example

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = self.amount.read(entry)


class DrawAndKeep(Terms):
    """`n` tokens are drawn and `m`, always one, is kept."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = DRAW.read(entry)
        effect.m = KEEP.read(entry)


class TwoLosses(Terms):
    """`pairs`: kind and amount of each of two losses."""

    def read(self, entry: Entry, effect: Effect) -> None:
        options = entry.entries("options")
        for option in options:
            effect.pairs += _read_pair(option, LOSSES)
        if len(options) != 2 or effect.pairs[0] == effect.pairs[2]:
            raise entry.fail(
                f'"options" is {shown(entry.raw("options"))}: expected exactly two losses of different kinds', "options"
            )


class DiceOrGains(Terms):
    """Either `n` dice to reset or all dice that show one of `numbers`; else `pairs`: kind and amount of each gain."""

    def read(self, entry: Entry, effect: Effect) -> None:
        if entry.has("reset_dice") == entry.has("discard_values"):
            raise entry.fail('expected exactly one of "reset_dice" and "discard_values"', "reset_dice")
        if entry.has("reset_dice"):
            effect.n = RESET_DICE.read(entry)
        else:
            values = DISCARD_VALUES.read(entry)
            if not values or len(set(values)) < len(values):
                raise entry.fail(
                    f'"discard_values" is {shown(values)}: expected different numbers from 1 to 6', "discard_values"
                )
            effect.numbers = values
        gains = entry.entries("else")
        if not gains:
            raise entry.fail('"else" is empty: expected at least one gain', "else")
        for gain in gains:
            effect.pairs += _read_pair(gain, GAINS)


class ColoursFor(Terms):
    """`n` hope for a symbol of one of the colours `numbers`."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = PRICE.read(entry)
        for value in entry.items("colours"):
            if not isinstance(value, str) or len(value) != 1 or value not in LETTERS:
                raise entry.fail(f'"colours" holds {shown(value)}: expected letters of {", ".join(LETTERS)}', "colours")
            if LETTERS.index(value) in effect.numbers:
                raise entry.fail(f'"colours" holds "{value}" twice: expected each colour once', "colours")
            effect.numbers.append(LETTERS.index(value))
        if not effect.numbers:
            raise entry.fail('"colours" is empty: expected at least one colour', "colours")


class Figure(Terms):
    """`n`: the figure, which is also its bit among those ignored."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = FIGURES.index(FIGURE.read(entry))


class LowDie(Terms):
    """`n`: the highest number of the second die; `m`: the colour of the first."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = HIGHEST.read(entry)
        effect.m = COLOUR.place(entry)


class Symbols(Terms):
    """`n` points a leader symbol, `m` a star symbol."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = PER_LEADER.read(entry)
        effect.m = PER_STAR.read(entry)


TERMS: Final[list[Terms]] = [
    Terms("extra_turn", NOW),
    Amount("gain_spots", NOW, example=3),
    Amount("gain_hope", NOW, example=4),
    Terms("take_card", NOW),
    Terms("complete_card", NOW),
    DrawAndKeep("draw_halo", NOW, [DRAW, KEEP], draw=3, keep=1),
    Amount("steal_hope", NOW),
    TwoLosses("levy", NOW, [OPTIONS], options=[{"lose_hope": 4}, {"lose_spots": 2}]),
    DiceOrGains("dare", NOW, [RESET_DICE, DISCARD_VALUES, ELSE], reset_dice=3, **{"else": [{"gain_hope": 3}]}),
    ColoursFor("hope_for_dice", ALWAYS, [LETTER_COLOURS, PRICE], colours=["w"], price=2),
    Amount("reroll", ALWAYS, most=3),
    Terms("paint_down", ALWAYS),
    Amount("on_opponent_completes", ALWAYS, "gain_hope", example=1),
    Amount("on_opponent_takes_offer", ALWAYS, "gain_hope", example=1),
    Amount("spot_limit", ALWAYS, example=12),
    Figure("ignore_figure", ALWAYS, [FIGURE], figure="cloud"),
    LowDie("second_die", ALWAYS, [COLOUR, HIGHEST], colour="blue", max=3),
    Terms("hope_as_leader", AT_END),
    Symbols("per_symbol", AT_END, [PER_LEADER, PER_STAR], leader=2, star=1),
    Amount("per_painter", AT_END),
    Terms("painters_times_clouds", AT_END),
]
PRIMITIVE_NAMES: Final = [terms.name for terms in TERMS]
KINDS: Final = [Kind(terms.name, terms.fields, terms.example, {"when": TIMES[terms.time]}) for terms in TERMS]


def read_effect(entry: Entry) -> Effect:
    """V8: an effect from plain data, or an error that names it."""
    when = entry.choice("when", TIMES)
    name = entry.raw("do")
    if not isinstance(name, str) or name not in PRIMITIVE_NAMES:
        known = ", ".join(PRIMITIVE_NAMES)
        raise entry.fail(f"unknown primitive {shown(name)}{near(name, PRIMITIVE_NAMES)}: expected one of {known}", "do")
    kind = PRIMITIVE_NAMES.index(name)
    terms = TERMS[kind]
    if TIMES[terms.time] != when:
        raise entry.fail(f'"when" is "{when}": expected "{TIMES[terms.time]}" for {name}', "when")
    effect = Effect(kind, terms.time)
    terms.read(entry, effect)
    entry.close()
    return effect


def _read_pair(entry: Entry, names: list[str]) -> list[int]:
    """`{lose_hope = 4}` as kind and amount."""
    for kind, name in enumerate(names):
        if entry.has(name):
            amount = entry.number(name, 1, 20)
            if len(entry.data) > 1:
                raise entry.fail(f"{shown(dict(entry.data))}: expected one key")
            return [kind, amount]
    raise entry.fail(f"{shown(dict(entry.data))}: expected one of {', '.join(names)}")
