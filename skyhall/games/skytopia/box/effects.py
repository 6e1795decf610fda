"""The closed set of effect primitives (4.2) as an edition writes them, and a reader for each.

What a primitive does is in `play/primitives.py`, what it is worth in `lens/values.py`.
"""

from typing import Final

from skyhall.core.edition import Entry
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.box.shapes import PlainPart

# what comes of a part: a question, points or coins at once, the use of one more card, or points at the end
ASKS: Final = 0
PAYS_PP: Final = 1
PAYS_COINS: Final = 2
LEADS_ON: Final = 3
AT_THE_END: Final = 4

# what `pp_per` and `coins_per` count; the colours are in the middle, in their fixed order
COUNT_COAT: Final = 0
COUNT_COATS: Final = 1
COUNT_GOLEMS: Final = 2
COUNT_TOWER: Final = 3
COUNT_HIGHEST: Final = 7
COUNT_LOWEST: Final = 8
COUNTS: Final = ["coat", "coats", "golems", *COLOURS, "highest", "lowest"]


class EffectPart:
    """One part of an effect: a primitive with its parameters. Those that it does not have are 0.

    `op` is its place in the lists of primitives, `nature` what comes of it, `plain` the part as it was written.
    """

    def __init__(self, op: int, do: str, nature: int) -> None:
        self.op = op
        self.nature = nature
        self.plain: PlainPart = {"do": do}
        self.n = 0
        self.count = 0
        self.most = 0
        self.coins = 0
        self.pp = 0
        self.times = 0
        self.golems = 0
        self.steps = 0
        self.mine = False
        self.cost = 0

    @property
    def gains(self) -> bool:
        """ST-40: whether it pays by itself."""
        return self.nature == PAYS_PP or self.nature == PAYS_COINS


class Reader:
    """Reads a primitive from an edition; this one reads those without parameters: `redirect`, `top`, `line`."""

    def __init__(self, do: str, nature: int = ASKS) -> None:
        self.do = do
        self.nature = nature

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        """V-5: its parameters. It is one of so many parts, on a component with or without a coat."""


class GainReader(Reader):
    """`pp`, `coins`: so many."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["n"] = part.n = entry.number("n", 1, 20)


class GainPerReader(GainReader):
    """`pp_per`, `coins_per`: so many for each of something, at most so often."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["count"] = count = entry.choice("count", COUNTS)
        if count == "coat" and not has_coat:
            raise entry.fail('"count" is "coat": expected something that a foundation without coat can count')
        part.count = COUNTS.index(count)
        part.plain["max"] = part.most = entry.number("max", 1, 20)
        super().read(entry, part, parts, has_coat)


class EndReader(GainReader):
    """`end_pp`: alone on its card."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        super().read(entry, part, parts, has_coat)
        if parts > 1:
            raise entry.fail(f'"end_pp" is one of {parts} parts: expected it to be alone on its card')


class TradeReader(Reader):
    """`trade`: V-8, it must cost and bring something."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["coins"] = part.coins = entry.number("coins", 0, 30)
        part.plain["pp"] = part.pp = entry.number("pp", 0, 30)
        if part.coins < 1 or part.pp < 1:
            raise entry.fail(
                f"a trade of {part.coins} coins for {part.pp} PP could be repeated for nothing: "
                'expected "coins" and "pp" of at least 1'
            )
        part.plain["times"] = part.times = entry.number("times", 1, 9)


class RotateReader(Reader):
    """`rotate`: so many golems by so many steps."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["golems"] = part.golems = entry.number("golems", 1, 5)
        part.plain["steps"] = part.steps = entry.number("steps", 1, 4)


class RecallReader(Reader):
    """`recall`: what the golem brings."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["coins"] = part.coins = entry.number("coins", 0, 30)
        part.plain["pp"] = part.pp = entry.number("pp", 0, 30)


class AddReader(Reader):
    """`add`: which cards, at what cost."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["from"] = origin = entry.choice("from", ["mine", "free"])
        part.mine = origin == "mine"
        part.plain["cost"] = part.cost = entry.number("cost", 0, 30)


READERS: Final = [
    GainReader("pp", PAYS_PP),
    GainReader("coins", PAYS_COINS),
    GainPerReader("pp_per", PAYS_PP),
    GainPerReader("coins_per", PAYS_COINS),
    TradeReader("trade"),
    RotateReader("rotate"),
    Reader("redirect"),
    RecallReader("recall"),
    AddReader("add"),
    Reader("top", LEADS_ON),
    Reader("line", LEADS_ON),
    EndReader("end_pp", AT_THE_END),
]
PRIMITIVES: Final = [reader.do for reader in READERS]


def read_effect(entry: Entry, most: int, has_coat: bool) -> list[EffectPart]:
    """V-3, V-4, V-5: the parts of an effect, at most so many (0: any number)."""
    parts = entry.items("effect")
    if not parts or (most and len(parts) > most):
        raise entry.fail(f'"effect" has {len(parts)} parts: expected {f"1 to {most}" if most else "1 or more"}')
    return [
        read_part(Entry(part, f"{entry.where}: effect {place}", entry.error), len(parts), has_coat)
        for place, part in enumerate(parts, start=1)
    ]


def read_part(entry: Entry, parts: int, has_coat: bool) -> EffectPart:
    """V-5: one primitive with exactly its parameters."""
    op = PRIMITIVES.index(entry.choice("do", PRIMITIVES))
    reader = READERS[op]
    part = EffectPart(op, reader.do, reader.nature)
    reader.read(entry, part, parts, has_coat)
    entry.close()
    return part
