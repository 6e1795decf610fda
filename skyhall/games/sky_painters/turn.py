"""SP-9, SP-10, SP-18, SP-26 to SP-31: a turn and its first three steps."""

from typing import ClassVar

from skyhall.core.state import Decision, Json, Message, Refusal, Step
from skyhall.games.sky_painters.completing import gain_cloud
from skyhall.games.sky_painters.marks import DOWN, EMPTY, LASTING, PRICES, REROLLS, SQUARE
from skyhall.games.sky_painters.painters import acquire_painter
from skyhall.games.sky_painters.pool import (
    ACQUIRED,
    MAIN,
    ChooseReroll,
    TakeDie,
    add_dice,
    has_die,
    pay_symbol,
    take_die,
    turn_die,
)
from skyhall.games.sky_painters.review import Review
from skyhall.games.sky_painters.sky import PlaceCard, add_takes, can_take_top, card_at
from skyhall.games.sky_painters.state import SkyPainters
from skyhall.games.sky_painters.words import (
    CLOUD,
    DIE,
    END,
    HOPE,
    LOWER,
    ON,
    PAINT,
    PAINTER,
    PLACES,
    REROLL,
    SIDES,
    SLOTS,
    SPOT,
    SYMBOLS,
    TAKE,
    TOP,
)


class Turn(Step):
    """SP-9: main action, additional actions, spot limit, review."""

    fields: ClassVar[tuple[str, ...]] = ("extra",)

    def __init__(self, seat: int, extra: bool) -> None:
        super().__init__(seat)
        self.extra = extra

    def run(self, table: SkyPainters) -> None:
        seat = self.seat
        table.turn += 1
        table.active = seat
        table.step = 1
        table.is_extra = self.extra
        table.dice_left = table.house.extra_dice
        table.has_moved = False
        table.may_end = table.is_critical and table.leader == seat
        table.reveal()
        if table.log is not None:
            began: dict[str, Json] = {"number": table.turn, "extra": self.extra, "critical": table.is_critical}
            table.emit("turn_began", {"seat": seat, **began})
        agenda = table.agenda
        agenda.append(Review(seat))
        agenda.append(LimitSpots(seat))
        agenda.append(AdditionalAction(seat))
        agenda.append(MainAction(seat))


class MainAction(Decision):
    """SP-10 to SP-18: exactly one of a cloud, a card, a die, a spot."""

    def actions(self, table: SkyPainters) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if table.clouds[seat] == 0:
            found.append(CLOUD)
        found.append(SPOT)
        dice: list[int] = []
        add_dice(table, seat, 6, dice)
        if dice and table.lasting[seat * LASTING + REROLLS]:
            found.append(REROLL)
        add_takes(table, seat, found)
        if can_take_top(table, seat):
            found.append(TAKE + TOP)
        found.extend(dice)
        return found

    def take(self, table: SkyPainters, action: int) -> None:
        seat = self.seat
        if action == CLOUD:
            gain_cloud(table, seat, "main")
        elif action == SPOT:
            table.gain_spots(seat, 1, "main")
        elif action == REROLL:
            table.agenda.append(TakeDie(seat))
            table.agenda.append(ChooseReroll(seat, []))
        elif action < DIE:
            table.agenda.append(PlaceCard(seat, action - TAKE))
        else:
            take_die(table, seat, action - DIE, MAIN)

    def refusals(self, table: SkyPainters) -> list[Refusal]:
        seat = self.seat
        legal = self.actions(table)
        found: list[Refusal] = []
        if CLOUD not in legal:
            found.append(Refusal(CLOUD, "SP-10", Message("refused-has-cloud", {})))
        full = table.open_cards[seat] >= table.house.open_cards
        for position in range(TOP + 1):
            if TAKE + position in legal or card_at(table, position) < 0:
                continue
            if full:
                found.append(
                    Refusal(TAKE + position, "SP-12", Message("refused-open-cards", {"most": table.house.open_cards}))
                )
            elif position == TOP and not can_pay_top(table, seat):
                spots, hope = table.top_price(seat)
                found.append(Refusal(TAKE + TOP, "SP-12", Message("refused-top-price", {"spots": spots, "hope": hope})))
            else:
                found.append(Refusal(TAKE + position, "SP-14", Message("refused-no-cell", {})))
        return found + unplaceable(table, legal, 6)


def can_pay_top(table: SkyPainters, seat: int) -> bool:
    """Whether the top card is refused for another reason than its price."""
    spots, hope = table.top_price(seat)
    return table.spots[seat] >= spots and table.hope[seat] >= hope


def unplaceable(table: SkyPainters, legal: list[int], highest: int) -> list[Refusal]:
    """SP-17: dice of the pool, up to a number, that no symbol takes."""
    reason = Message("refused-no-symbol", {})
    found: list[Refusal] = []
    for face, count in enumerate(table.pool):
        if count and face % 6 < highest and DIE + face not in legal:
            found.append(Refusal(DIE + face, "SP-17", reason))
    return found


class AdditionalAction(Decision):
    """SP-26 to SP-30: any number, in any order, until the seat ends; not asked when only the end is left."""

    def asks(self, table: SkyPainters) -> bool:
        seat = self.seat
        spots = table.spots[seat]
        if table.dice_left > 0 and spots > 0 and has_die(table, seat, min(spots, 6)):
            return True
        for position in range(len(SIDES)):
            if can_acquire(table, seat, position):
                return True
        lasting = table.lasting[seat * LASTING + DOWN]
        marks = table.marks
        values = table.box.values
        for slot in range(SLOTS):
            card = table.slot_cards[seat * SLOTS + slot]
            if card < 0:
                continue
            base = slot * SYMBOLS
            for k in range(table.box.sizes[card]):
                mark = marks[seat * PLACES + base + k]
                if mark == EMPTY:
                    if can_pay_symbol(table, seat, base + k):
                        return True
                elif mark < SQUARE and spots > 0:
                    number = (mark - 1) % 6 + 1
                    value = values[card * SYMBOLS + k]
                    if number < value or (number != value and lasting):
                        return True
        return False

    def run(self, table: SkyPainters) -> None:
        """Only `end` is legal."""

    def actions(self, table: SkyPainters) -> list[int]:
        seat = self.seat
        spots = table.spots[seat]
        found: list[int] = []
        if table.dice_left > 0 and spots > 0:
            add_dice(table, seat, min(spots, 6), found)
        self.add_symbols(table, spots, found)
        for position in range(len(SIDES)):
            if can_acquire(table, seat, position):
                found.append(PAINTER + position)
        found.append(END)
        return found

    def add_symbols(self, table: SkyPainters, spots: int, found: list[int]) -> None:
        """SP-27, SP-30, ruling 20: dice to paint up, then down, then symbols to pay with hope."""
        seat = self.seat
        down = table.lasting[seat * LASTING + DOWN]
        marks = table.marks
        values = table.box.values
        lowered: list[int] = []
        paid: list[int] = []
        for slot in range(SLOTS):
            card = table.slot_cards[seat * SLOTS + slot]
            if card < 0:
                continue
            base = slot * SYMBOLS
            for k in range(table.box.sizes[card]):
                mark = marks[seat * PLACES + base + k]
                if mark == EMPTY:
                    if can_pay_symbol(table, seat, base + k):
                        paid.append(HOPE + base + k)
                elif mark < SQUARE and spots > 0:
                    number = (mark - 1) % 6 + 1
                    value = values[card * SYMBOLS + k]
                    if number < value:
                        found.append(PAINT + base + k)
                    if number != value and down:
                        lowered.append(LOWER + base + k)
        found.extend(lowered)
        found.extend(paid)

    def take(self, table: SkyPainters, action: int) -> None:
        seat = self.seat
        if action == END:
            return
        table.step = 2
        table.agenda.append(self)
        if action < ON:
            table.dice_left -= 1
            take_die(table, seat, action - DIE, ACQUIRED)
        elif action < LOWER:
            turn_die(table, seat, action - PAINT, False)
        elif action < HOPE:
            turn_die(table, seat, action - LOWER, True)
        elif action < PAINTER:
            pay_symbol(table, seat, action - HOPE)
        else:
            acquire_painter(table, seat, action - PAINTER)

    def refusals(self, table: SkyPainters) -> list[Refusal]:
        seat = self.seat
        legal = self.actions(table)
        found: list[Refusal] = []
        spots = table.spots[seat]
        if table.dice_left == 0:
            reason = Message("refused-dice-used", {})
            found += [Refusal(DIE + face, "SP-26", reason) for face, count in enumerate(table.pool) if count]
        else:
            for face, count in enumerate(table.pool):
                if count and face % 6 >= spots:
                    found.append(Refusal(DIE + face, "SP-26", Message("refused-die-price", {"price": face % 6 + 1})))
            found += unplaceable(table, legal, min(6, spots))
        for position in range(len(SIDES)):
            if table.gallery[position] >= 0 and PAINTER + position not in legal:
                price, hope = table.painter_price(seat, position)
                found.append(
                    Refusal(PAINTER + position, "SP-28", Message("refused-price", {"spots": price, "hope": hope}))
                )
        return found

    def details(self, table: SkyPainters) -> dict[str, Json]:
        return {"dice": table.dice_left, "over": max(0, table.spots[self.seat] - table.spot_limit(self.seat))}


def can_acquire(table: SkyPainters, seat: int, position: int) -> bool:
    """SP-28: there is a Painter, and the seat can pay it."""
    number = table.gallery[position]
    if number < 0:
        return False
    tile = table.box.painters[number]
    if table.spots[seat] < tile.spots_cost or table.hope[seat] < tile.hope_cost:
        return False
    spots, hope = table.painter_price(seat, position)
    return table.spots[seat] >= spots and table.hope[seat] >= hope


def can_pay_symbol(table: SkyPainters, seat: int, place: int) -> bool:
    """SP-30: a Painter allows it, and there is hope enough."""
    price = table.lasting[seat * LASTING + PRICES + table.colour_at(seat, place)]
    return price > 0 and table.hope[seat] >= price


class LimitSpots(Step):
    """SP-31: spots above the limit are discarded."""

    def run(self, table: SkyPainters) -> None:
        seat = self.seat
        table.step = 3
        over = table.spots[seat] - table.spot_limit(seat)
        if over > 0:
            table.spots[seat] -= over
            if table.log is not None:
                table.emit("spots_limited", {"seat": seat, "discarded": over})
