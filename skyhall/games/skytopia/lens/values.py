"""What effect primitives are worth, to bots in points (section 10) and to learners as numbers: a class for each."""

from typing import Final

from skyhall.games.skytopia.box.effects import PRIMITIVES, EffectPart
from skyhall.games.skytopia.play.scoring import amount
from skyhall.games.skytopia.play.state import Table


class Value:
    """A primitive that has no worth while the game runs: `end_pp`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        """In points to a seat, if a coin is worth so much. It is a part of that component."""
        return 0.0

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        """How much of it there is, in tenths of what is told apart."""
        return part.n


class PpValue(Value):
    """`pp`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return float(part.n)


class CoinsValue(Value):
    """`coins`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return part.n * coin


class PpPerValue(Value):
    """`pp_per`, as counted now."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return float(amount(table, seat, number, part))

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return amount(table, seat, number, part)


class CoinsPerValue(PpPerValue):
    """`coins_per`, as counted now."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return amount(table, seat, number, part) * coin


class TradeValue(Value):
    """`trade`: its profit, as often as it can be paid."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        profit = part.pp - part.coins * coin
        return profit * min(part.times, table.coins[seat] // part.coins) if profit > 0.0 else 0.0

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return part.pp * part.times


class RotateValue(Value):
    """`rotate`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return (0.6 if part.steps == 1 else 0.9) * (1.0 if part.golems == 1 else 1.7)

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return part.golems * part.steps


class RedirectValue(Value):
    """`redirect`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return 0.5

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return 10


class RecallValue(Value):
    """`recall`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return 0.4 + part.coins * coin + part.pp

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return part.coins + part.pp


class AddValue(Value):
    """`add`."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return 2.5 - part.cost * coin

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return 10 - part.cost


class FurtherValue(Value):
    """`top`, `line`: about the best top of a tower."""

    def worth(self, table: Table, seat: int, number: int, part: EffectPart, coin: float) -> float:
        return best_top(table, seat, coin)

    def strength(self, table: Table, seat: int, number: int, part: EffectPart) -> int:
        return 10


def ability_worth(table: Table, seat: int, number: int, coin: float) -> float:
    """What using a card or foundation once is worth to a seat."""
    total = 0.0
    for part in table.box.components[number].effect:
        total += VALUES[part.op].worth(table, seat, number, part, coin)
    return total


def best_top(table: Table, seat: int, coin: float) -> float:
    """The best top card or foundation of a seat that does not lead on itself: about what `top` and `line` reach."""
    best = 0.0
    for colour in range(4):
        tower = table.towers[seat * 4 + colour]
        number = tower[len(tower) - 1] if tower else table.box.first_stone + colour
        if not table.box.components[number].leads_on:
            best = max(best, ability_worth(table, seat, number, coin))
    return best


def _values() -> list[Value]:
    """By op."""
    named: dict[str, Value] = {
        "pp": PpValue(), "coins": CoinsValue(), "pp_per": PpPerValue(), "coins_per": CoinsPerValue(),
        "trade": TradeValue(), "rotate": RotateValue(), "redirect": RedirectValue(), "recall": RecallValue(),
        "add": AddValue(), "top": FurtherValue(), "line": FurtherValue(), "end_pp": Value(),
    }  # fmt: skip
    return [named[name] for name in PRIMITIVES]


VALUES: Final = _values()
