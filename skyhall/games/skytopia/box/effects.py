"""The closed set of effect primitives (4.2) as an edition writes them, and a reader for each.

What a primitive does is in `play/primitives.py`, what it is worth in `lens/values.py`.
"""

from typing import Final

from skyhall.core.edition import Entry
from skyhall.core.event import Json
from skyhall.core.schema import Choice, Field, Kind, Number
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


N: Final = Number("n", 1, 20)
COUNT: Final = Choice("count", COUNTS)
MOST: Final = Number("max", 1, 20)
COINS: Final = Number("coins", 0, 30)
PP: Final = Number("pp", 0, 30)
TIMES: Final = Number("times", 1, 9)
GOLEMS: Final = Number("golems", 1, 5)
STEPS: Final = Number("steps", 1, 4)
ORIGIN: Final = Choice("from", ["mine", "free"])
COST: Final = Number("cost", 0, 30)


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
    """Reads a primitive from an edition; this one reads those without parameters: `redirect`, `top`, `line`.

    `example` are parameters that make sense.
    """

    def __init__(self, do: str, nature: int, example: dict[str, Json], fields: list[Field]) -> None:
        self.do = do
        self.nature = nature
        self.example: dict[str, Json] = {"do": do, **example}
        self.fields = fields

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        """V-5: its parameters. It is one of so many parts, on a component with or without a coat."""


class GainReader(Reader):
    """`pp`, `coins`: so many."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["n"] = part.n = N.read(entry)


class GainPerReader(GainReader):
    """`pp_per`, `coins_per`: so many for each of something, at most so often."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["count"] = count = COUNT.read(entry)
        if count == "coat" and not has_coat:
            raise entry.fail('"count" is "coat": expected something that a foundation without coat can count', "count")
        part.count = COUNTS.index(count)
        part.plain["max"] = part.most = MOST.read(entry)
        super().read(entry, part, parts, has_coat)


class EndReader(GainReader):
    """`end_pp`: alone on its card."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        super().read(entry, part, parts, has_coat)
        if parts > 1:
            raise entry.fail(f'"end_pp" is one of {parts} parts: expected it to be alone on its card', "do")


class TradeReader(Reader):
    """`trade`: V-8, it must cost and bring something."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["coins"] = part.coins = COINS.read(entry)
        part.plain["pp"] = part.pp = PP.read(entry)
        if part.coins < 1 or part.pp < 1:
            raise entry.fail(
                f"a trade of {part.coins} coins for {part.pp} PP could be repeated for nothing: "
                'expected "coins" and "pp" of at least 1',
                "coins" if part.coins < 1 else "pp",
            )
        part.plain["times"] = part.times = TIMES.read(entry)


class RotateReader(Reader):
    """`rotate`: so many golems by so many steps."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["golems"] = part.golems = GOLEMS.read(entry)
        part.plain["steps"] = part.steps = STEPS.read(entry)


class RecallReader(Reader):
    """`recall`: what the golem brings."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["coins"] = part.coins = COINS.read(entry)
        part.plain["pp"] = part.pp = PP.read(entry)


class AddReader(Reader):
    """`add`: which cards, at what cost."""

    def read(self, entry: Entry, part: EffectPart, parts: int, has_coat: bool) -> None:
        part.plain["from"] = origin = ORIGIN.read(entry)
        part.mine = origin == "mine"
        part.plain["cost"] = part.cost = COST.read(entry)


READERS: Final = [
    GainReader("pp", PAYS_PP, {"n": 3}, [N]),
    GainReader("coins", PAYS_COINS, {"n": 2}, [N]),
    GainPerReader("pp_per", PAYS_PP, {"count": "coats", "n": 1, "max": 4}, [COUNT, N, MOST]),
    GainPerReader("coins_per", PAYS_COINS, {"count": "golems", "n": 1, "max": 4}, [COUNT, N, MOST]),
    TradeReader("trade", ASKS, {"coins": 3, "pp": 2, "times": 2}, [COINS, PP, TIMES]),
    RotateReader("rotate", ASKS, {"golems": 2, "steps": 1}, [GOLEMS, STEPS]),
    Reader("redirect", ASKS, {}, []),
    RecallReader("recall", ASKS, {"coins": 2, "pp": 1}, [COINS, PP]),
    AddReader("add", ASKS, {"from": "free", "cost": 4}, [ORIGIN, COST]),
    Reader("top", LEADS_ON, {}, []),
    Reader("line", LEADS_ON, {}, []),
    EndReader("end_pp", AT_THE_END, {"n": 5}, [N]),
]
PRIMITIVES: Final = [reader.do for reader in READERS]
KINDS: Final = [Kind(reader.do, reader.fields, reader.example) for reader in READERS]


def read_effect(entry: Entry, most: int, has_coat: bool) -> list[EffectPart]:
    """V-3, V-4, V-5: the parts of an effect, at most so many (-1: any number)."""
    parts = entry.items("effect")
    if not parts or (most >= 0 and len(parts) > most):
        expected = f"1 to {most}" if most >= 0 else "1 or more"
        raise entry.fail(f'"effect" has {len(parts)} parts: expected {expected}', "effect")
    return [
        read_part(entry.inside(part, "effect", place, f"effect {place + 1}"), len(parts), has_coat)
        for place, part in enumerate(parts)
    ]


def read_part(entry: Entry, parts: int, has_coat: bool) -> EffectPart:
    """V-5: one primitive with exactly its parameters."""
    op = PRIMITIVES.index(entry.choice("do", PRIMITIVES))
    reader = READERS[op]
    part = EffectPart(op, reader.do, reader.nature)
    reader.read(entry, part, parts, has_coat)
    entry.close()
    return part
