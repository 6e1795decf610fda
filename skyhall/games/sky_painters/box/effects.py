"""What Painters and halo tokens can do, as an edition writes it: a closed set of primitives with their parameters.

What each of them does is in `play/primitives.py`.
"""

from typing import Final

from skyhall.core.edition import Entry, near, shown
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


class Terms:
    """How a primitive is written: its name and when it happens. This one has no parameters."""

    def __init__(self, name: str, time: int) -> None:
        self.name = name
        self.time = time

    def read(self, entry: Entry, effect: Effect) -> None:
        """Take the parameters from plain data; whatever is wrong raises."""


class Amount(Terms):
    """`n`: how many."""

    def __init__(self, name: str, time: int, key: str = "n", most: int = 20) -> None:
        super().__init__(name, time)
        self.key = key
        self.most = most

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = entry.number(self.key, 1, self.most)


class DrawAndKeep(Terms):
    """`n` tokens are drawn and `m`, always one, is kept."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = entry.number("draw", 1, 3)
        effect.m = entry.number("keep", 1, 1)


class TwoLosses(Terms):
    """`pairs`: kind and amount of each of two losses."""

    def read(self, entry: Entry, effect: Effect) -> None:
        options = entry.entries("options")
        for option in options:
            effect.pairs += _read_pair(option, LOSSES)
        if len(options) != 2 or effect.pairs[0] == effect.pairs[2]:
            raise entry.fail(
                f'"options" is {shown(entry.raw("options"))}: expected exactly two losses of different kinds'
            )


class DiceOrGains(Terms):
    """Either `n` dice to reset or all dice that show one of `numbers`; else `pairs`: kind and amount of each gain."""

    def read(self, entry: Entry, effect: Effect) -> None:
        if entry.has("reset_dice") == entry.has("discard_values"):
            raise entry.fail('expected exactly one of "reset_dice" and "discard_values"')
        if entry.has("reset_dice"):
            effect.n = entry.number("reset_dice", 1, 20)
        else:
            values = entry.numbers("discard_values", 1, 6)
            if not values or len(set(values)) < len(values):
                raise entry.fail(f'"discard_values" is {shown(values)}: expected different numbers from 1 to 6')
            effect.numbers = values
        gains = entry.entries("else")
        if not gains:
            raise entry.fail('"else" is empty: expected at least one gain')
        for gain in gains:
            effect.pairs += _read_pair(gain, GAINS)


class ColoursFor(Terms):
    """`n` hope for a symbol of one of the colours `numbers`."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = entry.number("price", 1, 9)
        for value in entry.items("colours"):
            if not isinstance(value, str) or len(value) != 1 or value not in LETTERS:
                raise entry.fail(f'"colours" holds {shown(value)}: expected letters of {", ".join(LETTERS)}')
            if LETTERS.index(value) in effect.numbers:
                raise entry.fail(f'"colours" holds "{value}" twice: expected each colour once')
            effect.numbers.append(LETTERS.index(value))
        if not effect.numbers:
            raise entry.fail('"colours" is empty: expected at least one colour')


class Figure(Terms):
    """`n`: the figure, which is also its bit among those ignored."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = FIGURES.index(entry.choice("figure", FIGURES[1:]))


class LowDie(Terms):
    """`n`: the highest number of the second die; `m`: the colour of the first."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = entry.number("max", 1, 6)
        effect.m = COLOURS.index(entry.choice("colour", COLOURS))


class Symbols(Terms):
    """`n` points a leader symbol, `m` a star symbol."""

    def read(self, entry: Entry, effect: Effect) -> None:
        effect.n = entry.number("leader", 0, 20)
        effect.m = entry.number("star", 0, 20)


TERMS: Final[list[Terms]] = [
    Terms("extra_turn", NOW),
    Amount("gain_spots", NOW),
    Amount("gain_hope", NOW),
    Terms("take_card", NOW),
    Terms("complete_card", NOW),
    DrawAndKeep("draw_halo", NOW),
    Amount("steal_hope", NOW),
    TwoLosses("levy", NOW),
    DiceOrGains("dare", NOW),
    ColoursFor("hope_for_dice", ALWAYS),
    Amount("reroll", ALWAYS, most=3),
    Terms("paint_down", ALWAYS),
    Amount("on_opponent_completes", ALWAYS, "gain_hope"),
    Amount("on_opponent_takes_offer", ALWAYS, "gain_hope"),
    Amount("spot_limit", ALWAYS),
    Figure("ignore_figure", ALWAYS),
    LowDie("second_die", ALWAYS),
    Terms("hope_as_leader", AT_END),
    Symbols("per_symbol", AT_END),
    Amount("per_painter", AT_END),
    Terms("painters_times_clouds", AT_END),
]
PRIMITIVE_NAMES: Final = [terms.name for terms in TERMS]


def read_effect(entry: Entry) -> Effect:
    """V8: an effect from plain data, or an error that names it."""
    when = entry.choice("when", TIMES)
    name = entry.raw("do")
    if not isinstance(name, str) or name not in PRIMITIVE_NAMES:
        known = ", ".join(PRIMITIVE_NAMES)
        raise entry.fail(f"unknown primitive {shown(name)}{near(name, PRIMITIVE_NAMES)}: expected one of {known}")
    kind = PRIMITIVE_NAMES.index(name)
    terms = TERMS[kind]
    if TIMES[terms.time] != when:
        raise entry.fail(f'"when" is "{when}": expected "{TIMES[terms.time]}" for {name}')
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
