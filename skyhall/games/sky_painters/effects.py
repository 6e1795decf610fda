"""What Painters and halo tokens can do: a closed set of primitives, each with its parameters and their ranges."""

from typing import Final

from skyhall.core.edition import Entry, near, shown
from skyhall.games.sky_painters.words import COLOURS, LETTERS

NOW: Final = 0
ALWAYS: Final = 1
AT_END: Final = 2
TIMES: Final = ["now", "always", "end"]

EXTRA_TURN: Final = 0
GAIN_SPOTS: Final = 1
GAIN_HOPE: Final = 2
TAKE_CARD: Final = 3
COMPLETE_CARD: Final = 4
DRAW_HALO: Final = 5
STEAL_HOPE: Final = 6
LEVY: Final = 7
DARE: Final = 8
HOPE_FOR_DICE: Final = 9
REROLL_DICE: Final = 10
PAINT_DOWN: Final = 11
ON_COMPLETES: Final = 12
ON_TAKES_OFFER: Final = 13
SPOT_LIMIT: Final = 14
IGNORE_FIGURE: Final = 15
SECOND_DIE: Final = 16
HOPE_AS_LEADER: Final = 17
PER_SYMBOL: Final = 18
PER_PAINTER: Final = 19
PAINTERS_TIMES_CLOUDS: Final = 20

PRIMITIVES: Final = [
    "extra_turn",
    "gain_spots",
    "gain_hope",
    "take_card",
    "complete_card",
    "draw_halo",
    "steal_hope",
    "levy",
    "dare",
    "hope_for_dice",
    "reroll",
    "paint_down",
    "on_opponent_completes",
    "on_opponent_takes_offer",
    "spot_limit",
    "ignore_figure",
    "second_die",
    "hope_as_leader",
    "per_symbol",
    "per_painter",
    "painters_times_clouds",
]
FIRST_ALWAYS: Final = HOPE_FOR_DICE
FIRST_END: Final = HOPE_AS_LEADER

LOSSES: Final = ["lose_hope", "lose_spots", "lose_dice"]
LOSE_HOPE: Final = 0
LOSE_SPOTS: Final = 1
LOSE_DICE: Final = 2
GAINS: Final = ["gain_spots", "gain_hope", "gain_cloud"]
GAIN_CLOUD: Final = 2
GAINED: Final = ["spots", "hope", "clouds"]
FIGURES: Final = ["none", "cloud", "halo"]
NO_FIGURE: Final = 0
CLOUD_FIGURE: Final = 1
HALO_FIGURE: Final = 2


class Effect:
    """One effect. What `n` and `m` mean depends on the primitive; `pairs` are (kind, amount) of losses or gains."""

    def __init__(
        self,
        time: int,
        kind: int,
        n: int = 0,
        m: int = 0,
        numbers: list[int] | None = None,
        pairs: list[int] | None = None,
    ) -> None:
        self.index = -1
        self.time = time
        self.kind = kind
        self.n = n
        self.m = m
        self.numbers: list[int] = [] if numbers is None else numbers
        self.pairs: list[int] = [] if pairs is None else pairs


def time_of(kind: int) -> int:
    """When a primitive happens: each has one time."""
    if kind < FIRST_ALWAYS:
        return NOW
    return ALWAYS if kind < FIRST_END else AT_END


def read_effect(entry: Entry) -> Effect:
    """V8: an effect from plain data, or an error that names it."""
    when = entry.choice("when", TIMES)
    name = entry.raw("do")
    if not isinstance(name, str) or name not in PRIMITIVES:
        raise entry.fail(
            f"unknown primitive {shown(name)}{near(name, PRIMITIVES)}: expected one of {', '.join(PRIMITIVES)}"
        )
    kind = PRIMITIVES.index(name)
    if TIMES[time_of(kind)] != when:
        raise entry.fail(f'"when" is "{when}": expected "{TIMES[time_of(kind)]}" for {name}')
    effect = _read_parameters(entry, kind)
    entry.close()
    return effect


def _read_parameters(entry: Entry, kind: int) -> Effect:
    time = time_of(kind)
    if kind in (GAIN_SPOTS, GAIN_HOPE, STEAL_HOPE, SPOT_LIMIT, PER_PAINTER):
        return Effect(time, kind, entry.number("n", 1, 20))
    if kind == REROLL_DICE:
        return Effect(time, kind, entry.number("n", 1, 3))
    if kind in (ON_COMPLETES, ON_TAKES_OFFER):
        return Effect(time, kind, entry.number("gain_hope", 1, 20))
    if kind == DRAW_HALO:
        return Effect(time, kind, entry.number("draw", 1, 3), entry.number("keep", 1, 1))
    if kind == LEVY:
        return Effect(time, kind, pairs=_read_levy(entry))
    if kind == DARE:
        return _read_dare(entry)
    if kind == HOPE_FOR_DICE:
        return Effect(time, kind, entry.number("price", 1, 9), numbers=_read_colours(entry))
    if kind == IGNORE_FIGURE:
        return Effect(time, kind, FIGURES.index(entry.choice("figure", FIGURES[1:])))
    if kind == SECOND_DIE:
        return Effect(time, kind, entry.number("max", 1, 6), COLOURS.index(entry.choice("colour", COLOURS)))
    if kind == PER_SYMBOL:
        return Effect(time, kind, entry.number("leader", 0, 20), entry.number("star", 0, 20))
    return Effect(time, kind)


def _read_colours(entry: Entry) -> list[int]:
    colours: list[int] = []
    for value in entry.items("colours"):
        if not isinstance(value, str) or len(value) != 1 or value not in LETTERS:
            raise entry.fail(f'"colours" holds {shown(value)}: expected letters of {", ".join(LETTERS)}')
        if LETTERS.index(value) in colours:
            raise entry.fail(f'"colours" holds "{value}" twice: expected each colour once')
        colours.append(LETTERS.index(value))
    if not colours:
        raise entry.fail('"colours" is empty: expected at least one colour')
    return colours


def _read_levy(entry: Entry) -> list[int]:
    pairs: list[int] = []
    options = entry.entries("options")
    for option in options:
        pairs += _read_pair(option, LOSSES)
    if len(options) != 2 or pairs[0] == pairs[2]:
        raise entry.fail(f'"options" is {shown(entry.raw("options"))}: expected exactly two losses of different kinds')
    return pairs


def _read_dare(entry: Entry) -> Effect:
    """A dare costs either `reset_dice` (n) or `discard_values` (numbers)."""
    n, values = 0, list[int]()
    if entry.has("reset_dice") == entry.has("discard_values"):
        raise entry.fail('expected exactly one of "reset_dice" and "discard_values"')
    if entry.has("reset_dice"):
        n = entry.number("reset_dice", 1, 20)
    else:
        values = entry.numbers("discard_values", 1, 6)
        if not values or len(set(values)) < len(values):
            raise entry.fail(f'"discard_values" is {shown(values)}: expected different numbers from 1 to 6')
    gains = entry.entries("else")
    if not gains:
        raise entry.fail('"else" is empty: expected at least one gain')
    pairs: list[int] = []
    for gain in gains:
        pairs += _read_pair(gain, GAINS)
    return Effect(NOW, DARE, n, numbers=values, pairs=pairs)


def _read_pair(entry: Entry, names: list[str]) -> list[int]:
    """`{lose_hope = 4}` as kind and amount."""
    for kind, name in enumerate(names):
        if entry.has(name):
            amount = entry.number(name, 1, 20)
            if len(entry.data) > 1:
                raise entry.fail(f"{shown(dict(entry.data))}: expected one key")
            return [kind, amount]
    raise entry.fail(f"{shown(dict(entry.data))}: expected one of {', '.join(names)}")
