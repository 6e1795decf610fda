"""SP-22, SP-23, ruling 32: halo tokens, taken from the board or drawn from the box."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.marks import NONE
from skyhall.games.sky_painters.box.words import DECLINE, DRAWN, HALO, WIDTH, column, row
from skyhall.games.sky_painters.play.painters import activate, with_item
from skyhall.games.sky_painters.play.state import Table


class TakeHalo(Decision):
    """SP-22, SP-23: one chance to take a token from the board, at a cost that rises."""

    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def asks(self, table: Table) -> bool:
        empty = table.empty_spaces()
        if empty == len(table.halo_spaces):
            return False
        cost = table.box.halo_cost[empty]
        return table.spots[self.seat] >= cost.spots and table.hope[self.seat] >= cost.hope

    def run(self, table: Table) -> None:
        """Ruling 8: no token, or the cost cannot be paid: the chance is lost."""
        if table.log is not None:
            cost: dict[str, Json] = next_cost(table) or {"spots": None, "hope": None}
            table.emit("halo_unpayable", {"seat": self.seat, **cost})

    def actions(self, table: Table) -> list[int]:
        found = [HALO + space for space in range(len(table.halo_spaces)) if table.halo_spaces[space] >= 0]
        found.append(DECLINE)
        return found

    def take(self, table: Table, action: int) -> None:
        cost = table.box.halo_cost[table.empty_spaces()]
        if action == DECLINE:
            if table.log is not None:
                table.emit("halo_declined", {"seat": self.seat, "spots": cost.spots, "hope": cost.hope})
            return
        token = table.halo_spaces[action - HALO]
        table.halo_spaces = table.halo_spaces[:]
        table.halo_spaces[action - HALO] = NONE
        if table.log is not None:
            halo = table.box.halos[token]
            taken: dict[str, Json] = {"token": halo.id, "title": halo.title, "spots": cost.spots, "hope": cost.hope}
            places: dict[str, Json] = {"cells": two_cells(self.cell), "next_cost": next_cost(table)}
            table.emit("halo_taken", {"seat": self.seat, **taken, **places})
        table.pay(self.seat, cost.spots, cost.hope, "halo")
        own_halo(table, self.seat, token, self.cell)


def two_cells(left: int) -> list[Json]:
    """The cells of the two cards that a token lies on."""
    return [[column(left), row(left)], [column(left + WIDTH), row(left + WIDTH)]]


def next_cost(table: Table) -> dict[str, Json] | None:
    """SP-23: what the next token costs, if there is one."""
    empty = table.empty_spaces()
    if empty == len(table.halo_spaces):
        return None
    cost = table.box.halo_cost[empty]
    return {"spots": cost.spots, "hope": cost.hope}


def draw_halos(table: Table, seat: int, count: int, source: str) -> None:
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

    def asks(self, table: Table) -> bool:
        return len(table.drawn) > 1

    def actions(self, table: Table) -> list[int]:
        return [DRAWN + place for place in range(len(table.drawn))]

    def take(self, table: Table, action: int) -> None:
        kept = table.drawn[action - DRAWN]
        table.reveal()
        table.halo_box = sorted(table.halo_box + [token for token in table.drawn if token != kept])
        table.drawn = []
        if table.log is not None:
            halo = table.box.halos[kept]
            table.emit("halo_kept", {"seat": self.seat, "token": halo.id, "title": halo.title})
        own_halo(table, self.seat, kept, self.place(table))

    def place(self, table: Table) -> int:
        """Where the kept token lies: on the Painter that drew it, or beside the halo token that did."""
        for number in table.painters[self.seat]:
            if table.box.painters[number].id == self.source:
                return -1 - number
        for token, place in zip(table.halos[self.seat], table.halo_places[self.seat], strict=True):
            if table.box.halos[token].id == self.source:
                return place
        raise ValueError(f"seat {self.seat} owns nothing called {self.source}")


def own_halo(table: Table, seat: int, token: int, place: int) -> None:
    """The token lies on its two cards (or on a Painter) and takes effect."""
    table.halos = with_item(table.halos, seat, token)
    table.halo_places = with_item(table.halo_places, seat, place)
    activate(table, seat, table.box.halos[token])
