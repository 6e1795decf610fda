"""SP-28, SP-29: acquiring a Sky Painter, and what Painters and halo tokens do, one primitive after another."""

from typing import ClassVar

from skyhall.core.state import Decision, Json, Step
from skyhall.games.sky_painters.completing import Complete, own_halo, with_item
from skyhall.games.sky_painters.edition import Tile
from skyhall.games.sky_painters.effects import (
    ALWAYS,
    AT_END,
    COMPLETE_CARD,
    DARE,
    DRAW_HALO,
    EXTRA_TURN,
    GAIN_HOPE,
    GAIN_SPOTS,
    HOPE_FOR_DICE,
    IGNORE_FIGURE,
    LEVY,
    ON_COMPLETES,
    ON_TAKES_OFFER,
    PAINT_DOWN,
    REROLL_DICE,
    SECOND_DIE,
    SPOT_LIMIT,
    STEAL_HOPE,
    TAKE_CARD,
    Effect,
)
from skyhall.games.sky_painters.marks import (
    DOWN,
    IGNORES,
    LASTING,
    LIMIT,
    NONE,
    PRICES,
    REROLLS,
    SECONDS,
    WATCH_COMPLETED,
    WATCH_OFFER,
)
from skyhall.games.sky_painters.rivals import Dare, Levy
from skyhall.games.sky_painters.sky import TakeFreeCard, refresh_fits
from skyhall.games.sky_painters.state import SkyPainters
from skyhall.games.sky_painters.words import CARD, DRAWN, SIDES, SLOTS


def acquire_painter(table: SkyPainters, seat: int, position: int) -> None:
    """SP-28: pay, slide, refill, then effects and icons."""
    number = table.gallery[position]
    tile = table.box.painters[number]
    spots, hope = table.painter_price(seat, position)
    if table.log is not None:
        paid: dict[str, Json] = {"position": SIDES[position], "paid_spots": spots, "paid_hope": hope}
        table.emit("painter_acquired", {"seat": seat, "tile": tile.id, "title": tile.title, **paid})
    table.pay(seat, spots, hope, "painter")
    table.painters = with_item(table.painters, seat, number)
    table.has_moved = True
    table.gallery = table.gallery[:]
    for gap in range(position, 0, -1):
        table.gallery[gap] = table.gallery[gap - 1]
    table.gallery[0] = table.pile[-1] if table.pile else NONE
    table.pile = table.pile[:-1]
    if table.pile:
        table.reveal()
    if table.log is not None:
        tiles: list[Json] = [table.box.painters[k].id if k >= 0 else None for k in table.gallery]
        top = table.box.painters[table.pile[-1]].id if table.pile else None
        table.emit("painters_refilled", {"seat": seat, "tiles": tiles, "top": top, "pile": len(table.pile)})
    activate(table, seat, tile)


def activate(table: SkyPainters, seat: int, tile: Tile) -> None:
    """SP-22, SP-25, SP-28: the effects in order, each finished before the next; then the icons."""
    if tile.leader or tile.hope:
        table.agenda.append(Icons(seat, tile.leader, tile.hope, tile.id))
    for effect in reversed(tile.effects):
        if effect.time != AT_END:
            table.agenda.append(Activate(seat, effect.index, tile.id))


class Icons(Step):
    """SP-20, SP-21: leader before hope symbol."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "hope", "source")

    def __init__(self, seat: int, leader: bool, hope: int, source: str) -> None:
        super().__init__(seat)
        self.leader = leader
        self.hope = hope
        self.source = source

    def run(self, table: SkyPainters) -> None:
        if self.leader:
            table.take_leader(self.seat)
        table.add_wings(self.seat, self.hope, self.source)


class Activate(Step):
    """One effect of a Painter or a halo token."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "source")

    def __init__(self, seat: int, effect: int, source: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.source = source

    def run(self, table: SkyPainters) -> None:
        seat = self.seat
        effect = table.box.effects[self.effect]
        if effect.time == ALWAYS:
            make_lasting(table, seat, effect)
        elif effect.kind == EXTRA_TURN:
            table.extra_turns += 1
            if table.log is not None:
                earned: dict[str, Json] = {"source": self.source, "title": table.box.titles[self.source]}
                table.emit("extra_turn_earned", {"seat": seat, **earned, "pending": table.extra_turns})
        elif effect.kind == GAIN_SPOTS:
            table.gain_spots(seat, effect.n, self.source)
        elif effect.kind == GAIN_HOPE:
            table.gain_hope(seat, effect.n, self.source)
        elif effect.kind == TAKE_CARD:
            table.agenda.append(TakeFreeCard(seat))
        elif effect.kind == COMPLETE_CARD:
            table.agenda.append(CompleteCard(seat))
        elif effect.kind == DRAW_HALO:
            draw_halos(table, seat, effect.n, self.source)
        elif effect.kind == STEAL_HOPE:
            steal_hope(table, seat, effect.n, self.source)
        elif effect.kind == LEVY:
            for other in reversed(table.after(seat)):
                table.agenda.append(Levy(other, effect.index))
        elif effect.kind == DARE:
            for other in reversed(table.after(seat)):
                table.agenda.append(Dare(other, seat, effect.index))


def make_lasting(table: SkyPainters, seat: int, effect: Effect) -> None:
    """Ruling 53: limits and watchers add up; otherwise the best one counts."""
    lasting = table.lasting[:]
    table.lasting = lasting
    base = seat * LASTING
    if effect.kind == SPOT_LIMIT:
        lasting[base + LIMIT] += effect.n
    elif effect.kind == REROLL_DICE:
        lasting[base + REROLLS] = max(lasting[base + REROLLS], effect.n)
    elif effect.kind == PAINT_DOWN:
        lasting[base + DOWN] = 1
    elif effect.kind == ON_COMPLETES:
        lasting[base + WATCH_COMPLETED] += effect.n
    elif effect.kind == ON_TAKES_OFFER:
        lasting[base + WATCH_OFFER] += effect.n
    elif effect.kind == IGNORE_FIGURE:
        lasting[base + IGNORES] |= effect.n
        refresh_fits(table, seat)
    elif effect.kind == HOPE_FOR_DICE:
        for colour in effect.numbers:
            old = lasting[base + PRICES + colour]
            lasting[base + PRICES + colour] = effect.n if old == 0 else min(old, effect.n)
    elif effect.kind == SECOND_DIE:
        lasting[base + SECONDS + effect.m] = max(lasting[base + SECONDS + effect.m], effect.n)


def steal_hope(table: SkyPainters, seat: int, n: int, source: str) -> None:
    """Ruling 30: what is there, at most n, from each opponent."""
    for other in table.after(seat):
        stolen = min(n, table.hope[other])
        table.gain_hope(other, -stolen, source)
        table.gain_hope(seat, stolen, source)


class CompleteCard(Decision):
    """Ruling 31: an uncompleted card completes, whatever stands on it; compulsory if there is one."""

    def asks(self, table: SkyPainters) -> bool:
        return table.open_cards[self.seat] > 1

    def run(self, table: SkyPainters) -> None:
        if table.open_cards[self.seat] == 1:
            self.take(table, self.actions(table)[0])

    def actions(self, table: SkyPainters) -> list[int]:
        return [CARD + slot for slot in range(SLOTS) if table.slot_cards[self.seat * SLOTS + slot] >= 0]

    def take(self, table: SkyPainters, action: int) -> None:
        table.agenda.append(Complete(self.seat, action - CARD))


def draw_halos(table: SkyPainters, seat: int, count: int, source: str) -> None:
    """Ruling 32: draw from the box as many as there are; the owner alone sees them."""
    drawn = min(count, len(table.halo_box))
    table.drawn = table.dice.sample(table.halo_box, drawn)
    table.halo_box = [token for token in table.halo_box if token not in table.drawn]
    if table.log is not None:
        tokens: list[Json] = [table.box.halos[token].id for token in table.drawn]
        table.emit_to([seat], "halo_drawn", {"seat": seat, "count": drawn}, {"tokens": tokens})
    if drawn:
        table.agenda.append(KeepHalo(seat, source))


class KeepHalo(Decision):
    """Sky Halo: one of the drawn tokens stays on the Painter and takes effect, free; the rest go back to the box."""

    fields: ClassVar[tuple[str, ...]] = ("source",)

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def asks(self, table: SkyPainters) -> bool:
        return len(table.drawn) > 1

    def actions(self, table: SkyPainters) -> list[int]:
        return [DRAWN + place for place in range(len(table.drawn))]

    def take(self, table: SkyPainters, action: int) -> None:
        kept = table.drawn[action - DRAWN]
        table.reveal()
        table.halo_box = sorted(table.halo_box + [token for token in table.drawn if token != kept])
        table.drawn = []
        if table.log is not None:
            halo = table.box.halos[kept]
            table.emit("halo_kept", {"seat": self.seat, "token": halo.id, "title": halo.title})
        own_halo(table, self.seat, kept, self.place(table))

    def place(self, table: SkyPainters) -> int:
        """Where the kept token lies: on the Painter that drew it, or beside the halo token that did."""
        for number in table.painters[self.seat]:
            if table.box.painters[number].id == self.source:
                return -1 - number
        for token, place in zip(table.halos[self.seat], table.halo_places[self.seat], strict=True):
            if table.box.halos[token].id == self.source:
                return place
        raise ValueError(f"seat {self.seat} owns nothing called {self.source}")
