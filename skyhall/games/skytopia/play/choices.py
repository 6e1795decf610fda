"""The questions of effect primitives; those that use a further ability are in `effects.py`.

Each is put on the agenda only if there is something to choose (section 6), so each is asked.
"""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.games.skytopia.box.effects import EffectPart
from skyhall.games.skytopia.box.places import SLOT_NAMES
from skyhall.games.skytopia.box.words import CARD, GOLEM, SKIP, USE
from skyhall.games.skytopia.play.acts import (
    ADDED,
    RECALLED,
    earn,
    empty_slot,
    lift_golem,
    place_card,
    put_golem,
    return_golem,
    turn_golem,
)
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.reach import (
    cards_to_add,
    cards_to_move_to,
    golems_to_recall,
    golems_to_redirect,
    golems_to_turn,
)
from skyhall.games.skytopia.play.state import Table
from skyhall.games.skytopia.play.telling import source_name, told_queue, told_seat, told_so_far, told_storey


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

    def offer(self, table: Table) -> EffectPart:
        """The part that asks."""
        return table.box.components[self.source(table)].effect[self.part]

    def skip(self, table: Table) -> None:
        """ST-32: a part that needs a choice may be skipped."""
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("skipped", {"seat": self.seat, "decision": self.kind, "source": source})


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
        bargain = self.offer(table)
        table.coins[self.seat] -= bargain.coins
        table.pp[self.seat] += bargain.pp
        if table.log is not None:
            told: dict[str, Json] = {"seat": self.seat, "coins": bargain.coins, "pp": bargain.pp}
            told["source"] = source_name(table, self.source(table))
            told.update({"so_far": told_so_far(table, self.seat), "has": told_seat(table, self.seat)})
            table.emit("traded", told)
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
        found = golems_to_turn(table, self.seat, self.offer(table).steps, self.turned, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        slot = (action - GOLEM) // 6
        steps = self.offer(table).steps
        source = "" if table.log is None else source_name(table, self.source(table))
        bit = turn_golem(table, self.seat, slot, (action - GOLEM) % 6, steps, source)
        if self.golems > 1:
            turned = [*self.turned, GOLEM + slot * 6 + bit]
            if golems_to_turn(table, self.seat, steps, turned, table.banned):
                table.agenda.append(Rotate(self.seat, self.spot, self.part, self.depth, self.golems - 1, turned))


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
            told: dict[str, Json] = {"seat": self.seat, "face": bit + 1}
            told.update({"from": SLOT_NAMES[start], "to": SLOT_NAMES[action - CARD]})
            told.update({"queue_from": told_queue(table, start), "queue_to": told_queue(table, action - CARD)})
            told["source"] = source_name(table, self.source(table))
            table.emit("golem_redirected", told)


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
        reward = self.offer(table)
        earn(table, self.seat, reward.pp, reward.coins, self.source(table))


class AddCard(PartDecision):
    """`add`: a market card joins one's tower; RU-8: rivals on it are paid; ST-23: nothing is activated."""

    kind: ClassVar[str] = "add_card"

    def actions(self, table: Table) -> list[int]:
        wanted = self.offer(table)
        found = cards_to_add(table, self.seat, wanted.mine, wanted.cost, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        slot = action - CARD
        card = table.market[slot]
        cost = self.offer(table).cost
        source = self.source(table)
        table.coins[self.seat] -= cost
        place_card(table, self.seat, card)
        if table.log is not None:
            told = told_storey(table, self.seat, slot)
            told.update({"cost": cost, "source": source_name(table, source), "so_far": told_so_far(table, self.seat)})
            table.emit("card_added", told)
        empty_slot(table, self.seat, slot, ADDED)
