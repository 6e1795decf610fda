"""SP-28, SP-29: acquiring a Sky Painter, and the effects and icons of Painters and halo tokens."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.sky_painters.box.components import Tile
from skyhall.games.sky_painters.box.effects import AT_END
from skyhall.games.sky_painters.box.marks import NONE
from skyhall.games.sky_painters.box.words import SIDES
from skyhall.games.sky_painters.play.primitive import PRIMITIVES
from skyhall.games.sky_painters.play.state import Table


def acquire_painter(table: Table, seat: int, position: int) -> None:
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


def activate(table: Table, seat: int, tile: Tile) -> None:
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

    def run(self, table: Table) -> None:
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

    def run(self, table: Table) -> None:
        effect = table.box.effects[self.effect]
        PRIMITIVES[effect.kind].do(table, self.seat, effect, self.source)


def with_item(rows: list[list[int]], seat: int, item: int) -> list[list[int]]:
    """A copy with one more item in a seat's row."""
    copy = rows[:]
    copy[seat] = [*rows[seat], item]
    return copy
