"""The questions of effect primitives, one class a primitive; those that use a further ability are in `effects.py`.

Each is put on the agenda only if there is something to choose (section 6), so each is asked.
"""

from typing import ClassVar

from skyhall.core.state import Json, Refusal
from skyhall.games.skytopia import hints, refusals
from skyhall.games.skytopia.acts import (
    ADDED,
    RECALLED,
    earn,
    empty_slot,
    lift_golem,
    place_card,
    put_golem,
    return_golem,
    source_name,
    told_card,
    turn_golem,
)
from skyhall.games.skytopia.components import Primitive
from skyhall.games.skytopia.places import SLOT_NAMES
from skyhall.games.skytopia.question import Question
from skyhall.games.skytopia.reach import (
    cards_to_add,
    cards_to_move_to,
    golems_to_recall,
    golems_to_redirect,
    golems_to_turn,
)
from skyhall.games.skytopia.shapes import Hint, Part
from skyhall.games.skytopia.state import Table
from skyhall.games.skytopia.words import CARD, GOLEM, SKIP, USE


class PartDecision(Question):
    """A question of one part of an ability."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth")

    def __init__(self, seat: int, spot: int, part: int, depth: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.part = part
        self.depth = depth

    def source(self, table: Table) -> int:
        """The card or foundation whose ability it is."""
        return table.component(self.seat, self.spot)

    def primitive(self, table: Table) -> Primitive:
        """The part that asks."""
        return table.box.components[self.source(table)].effect[self.part]

    def skip(self, table: Table) -> None:
        """ST-32: a part that needs a choice may be skipped."""
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("skipped", {"seat": self.seat, "decision": self.kind, "source": source})

    def details(self, table: Table) -> dict[str, Json]:
        return {"source": source_name(table, self.source(table)), **self.primitive(table).plain}

    def asked_by(self, table: Table) -> str | None:
        return source_name(table, self.source(table))

    def asked_part(self, table: Table) -> Part | None:
        return self.primitive(table).plain


class TakeCoins(PartDecision):
    """`coins`, `coins_per` for a seat that may want none (ST-40)."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "coins")
    kind: ClassVar[str] = "take_coins"

    def __init__(self, seat: int, spot: int, part: int, depth: int, coins: int) -> None:
        super().__init__(seat, spot, part, depth)
        self.coins = coins

    def actions(self, table: Table) -> list[int]:
        return [USE, SKIP]

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
        else:
            earn(table, self.seat, 0, self.coins, self.source(table))

    def details(self, table: Table) -> dict[str, Json]:
        return {"source": source_name(table, self.source(table)), "coins": self.coins}


class Trade(PartDecision):
    """`trade`: may pay coins for points, several times (RU-46: each time asked)."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "times")
    kind: ClassVar[str] = "trade"

    def __init__(self, seat: int, spot: int, part: int, depth: int, times: int) -> None:
        super().__init__(seat, spot, part, depth)
        self.times = times

    def actions(self, table: Table) -> list[int]:
        return [USE, SKIP]

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        bargain = self.primitive(table)
        table.coins[self.seat] -= bargain.coins
        table.pp[self.seat] += bargain.pp
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("traded", {"seat": self.seat, "coins": bargain.coins, "pp": bargain.pp, "source": source})
        if self.times > 1 and table.coins[self.seat] >= bargain.coins:
            table.agenda.append(Trade(self.seat, self.spot, self.part, self.depth, self.times - 1))


class Rotate(PartDecision):
    """`rotate`: up to so many different own golems, one after the other (RU-19); `turned` are those done already."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "golems", "turned")
    kind: ClassVar[str] = "rotate"

    def __init__(self, seat: int, spot: int, part: int, depth: int, golems: int, turned: list[int]) -> None:
        super().__init__(seat, spot, part, depth)
        self.golems = golems
        self.turned = turned

    def actions(self, table: Table) -> list[int]:
        found = golems_to_turn(table, self.seat, self.primitive(table).steps, self.turned, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        slot = (action - GOLEM) // 6
        steps = self.primitive(table).steps
        source = "" if table.log is None else source_name(table, self.source(table))
        bit = turn_golem(table, self.seat, slot, (action - GOLEM) % 6, steps, source)
        if self.golems > 1:
            turned = [*self.turned, GOLEM + slot * 6 + bit]
            if golems_to_turn(table, self.seat, steps, turned, table.banned):
                table.agenda.append(Rotate(self.seat, self.spot, self.part, self.depth, self.golems - 1, turned))

    def hint(self, table: Table, action: int) -> Hint:
        return hints.of_golem(table, action, self.primitive(table).steps)

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_rotation(table, self.seat, self.primitive(table).steps, self.turned, table.banned)


class Redirect(PartDecision):
    """`redirect`, first half: which golem."""

    kind: ClassVar[str] = "redirect"

    def actions(self, table: Table) -> list[int]:
        found = golems_to_redirect(table, self.seat, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
        else:
            table.agenda.append(RedirectTo(self.seat, self.spot, self.part, self.depth, action))

    def hint(self, table: Table, action: int) -> Hint:
        return hints.of_golem(table, action, 0)

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_golems(table, self.seat, table.banned, self.actions(table))


class RedirectTo(PartDecision):
    """`redirect`, second half: to which card. RU-12: it is no send, nothing is paid or activated."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "golem")
    kind: ClassVar[str] = "redirect_to"

    def __init__(self, seat: int, spot: int, part: int, depth: int, golem: int) -> None:
        super().__init__(seat, spot, part, depth)
        self.golem = golem

    def actions(self, table: Table) -> list[int]:
        return cards_to_move_to(table, (self.golem - GOLEM) % 6)

    def take(self, table: Table, action: int) -> None:
        start = (self.golem - GOLEM) // 6
        bit = (self.golem - GOLEM) % 6
        lift_golem(table, self.seat, start, bit)
        put_golem(table, self.seat, action - CARD, bit)
        if table.log is not None:
            told: dict[str, Json] = {"seat": self.seat, "from": SLOT_NAMES[start], "to": SLOT_NAMES[action - CARD]}
            told.update({"face": bit + 1, "source": source_name(table, self.source(table))})
            table.emit("golem_redirected", told)

    def details(self, table: Table) -> dict[str, Json]:
        start = SLOT_NAMES[(self.golem - GOLEM) // 6]
        face = (self.golem - GOLEM) % 6 + 1
        return {"source": source_name(table, self.source(table)), "slot": start, "face": face}

    def hint(self, table: Table, action: int) -> Hint:
        return {} if action == SKIP else hints.of_card(table, action - CARD)

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_destinations(table, (self.golem - GOLEM) % 6)


class Recall(PartDecision):
    """`recall`: an own golem comes home, and brings something."""

    kind: ClassVar[str] = "recall"

    def actions(self, table: Table) -> list[int]:
        found = golems_to_recall(table, self.seat, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        return_golem(table, self.seat, (action - GOLEM) // 6, (action - GOLEM) % 6, RECALLED, 0)
        reward = self.primitive(table)
        earn(table, self.seat, reward.pp, reward.coins, self.source(table))

    def hint(self, table: Table, action: int) -> Hint:
        return hints.of_golem(table, action, 0)

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_golems(table, self.seat, table.banned, self.actions(table))


class AddCard(PartDecision):
    """`add`: a market card joins one's tower; RU-8: rivals on it are paid; ST-23: nothing is activated."""

    kind: ClassVar[str] = "add_card"

    def actions(self, table: Table) -> list[int]:
        wanted = self.primitive(table)
        found = cards_to_add(table, self.seat, wanted.mine, wanted.cost, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        slot = action - CARD
        card = table.market[slot]
        cost = self.primitive(table).cost
        table.coins[self.seat] -= cost
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("card_added", {**told_card(table, self.seat, slot), "cost": cost, "source": source})
        empty_slot(table, self.seat, slot, ADDED)
        place_card(table, self.seat, card)

    def hint(self, table: Table, action: int) -> Hint:
        return {} if action == SKIP else hints.of_card(table, action - CARD)

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_adding(table, self.primitive(table).mine, self.actions(table))
