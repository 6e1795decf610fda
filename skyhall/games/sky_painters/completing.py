"""SP-11, SP-19 to SP-25: completing a card, and its bonuses in printed order."""

from typing import ClassVar

from skyhall.core.state import Decision, Json, Message, Refusal, Step
from skyhall.games.sky_painters.effects import CLOUD_FIGURE, HALO_FIGURE, NO_FIGURE
from skyhall.games.sky_painters.marks import EMPTY, LASTING, NO_SYMBOL, NONE, SQUARE, WATCH_COMPLETED
from skyhall.games.sky_painters.state import SkyPainters
from skyhall.games.sky_painters.words import (
    CELLS,
    COLOURS,
    DECLINE,
    HALO,
    PLACES,
    SEAT,
    SLOTS,
    SYMBOLS,
    WIDTH,
    column,
    row,
)


class Complete(Step):
    """SP-19: dice back to the pool, the card to its blue side, watchers, then the bonuses."""

    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def run(self, table: SkyPainters) -> None:
        seat = self.seat
        cell = table.slot_cells[seat * SLOTS + self.slot]
        number = table.slot_cards[seat * SLOTS + self.slot]
        card = table.box.cards[number]
        self.return_dice(table, cell)
        table.slot_cards[seat * SLOTS + self.slot] = NONE
        table.slot_cells[seat * SLOTS + self.slot] = NONE
        table.open_cards[seat] -= 1
        table.has_moved = True
        turn_blue(table, seat, number, cell)
        for step in range(1, table.seats):
            watcher = (seat + step) % table.seats
            table.gain_hope(watcher, table.lasting[watcher * LASTING + WATCH_COMPLETED], "watching the sky")
        table.gain_spots(seat, card.spots, "card")
        if card.leader:
            table.take_leader(seat)
        table.add_wings(seat, card.hope, card.id)
        if card.right != NO_FIGURE:
            close_joint(table, seat, cell, cell + WIDTH, card.right)
        if card.cloud:
            table.agenda.append(CloseFigure(seat, CLOUD_FIGURE, cell, cell))
        if card.left != NO_FIGURE:
            close_joint(table, seat, cell - WIDTH, cell, card.left)

    def return_dice(self, table: SkyPainters, cell: int) -> None:
        """SP-19 (1): the dice are rolled in symbol order; squares and chips go to the supply."""
        seat = self.seat
        base = seat * PLACES + self.slot * SYMBOLS
        rolled: list[Json] = []
        for k in range(SYMBOLS):
            mark = table.marks[base + k]
            table.marks[base + k] = NO_SYMBOL
            if EMPTY < mark < SQUARE:
                number = table.roll_into_pool((mark - 1) // 6)
                if table.log is not None:
                    rolled.append({"colour": COLOURS[(mark - 1) // 6], "number": number})
        if table.log is not None:
            card = table.box.cards[table.slot_cards[seat * SLOTS + self.slot]].id
            where: dict[str, Json] = {"x": column(cell), "y": row(cell)}
            title = table.box.titles[card]
            table.emit("card_completed", {"seat": seat, "card": card, "title": title, **where, "dice": rolled})


def turn_blue(table: SkyPainters, seat: int, number: int, cell: int) -> None:
    """The card on its blue side, and what the reviews will count."""
    card = table.box.cards[number]
    blue = table.blue[seat][:]
    blue[cell] = 1
    table.blue[seat] = blue
    table.completed = raised(table.completed, seat, 1)
    table.stars = raised(table.stars, seat, card.star)
    if card.star:
        table.star_cards = raised(table.star_cards, seat, 1)
    if card.leader:
        table.leader_cards = raised(table.leader_cards, seat, 1)
    best = table.blocks[seat]
    x, y = cell // WIDTH, cell % WIDTH
    for left in range(max(0, x - 2), min(x, WIDTH - 3) + 1):
        for low in range(max(0, y - 2), min(y, WIDTH - 3) + 1):
            count = 0
            for corner in range(left * WIDTH + low, (left + 3) * WIDTH + low, WIDTH):
                count += blue[corner] + blue[corner + 1] + blue[corner + 2]
            best = max(best, count)
    table.blocks = raised(table.blocks, seat, best - table.blocks[seat])


def raised(numbers: list[int], seat: int, amount: int) -> list[int]:
    """A copy with a seat's number raised."""
    copy = numbers[:]
    copy[seat] += amount
    return copy


def close_joint(table: SkyPainters, seat: int, left: int, right: int, figure: int) -> None:
    """SP-22, SP-24, ruling 7: two tied halves on two completed cards; the later card earns it, so it pays once."""
    if left < 0 or right >= CELLS:
        return
    sky, blue = table.sky[seat], table.blue[seat]
    if not (blue[left] and blue[right]):
        return
    cards = table.box.cards
    if cards[sky[left]].right == figure and cards[sky[right]].left == figure:
        table.agenda.append(CloseFigure(seat, figure, left, right))


class CloseFigure(Step):
    """SP-22, SP-24: a whole figure earns a cloud, or the chance to take a halo token."""

    fields: ClassVar[tuple[str, ...]] = ("figure", "left", "right")

    def __init__(self, seat: int, figure: int, left: int, right: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.left = left
        self.right = right

    def run(self, table: SkyPainters) -> None:
        if table.log is not None:
            cells: list[Json] = [[column(self.left), row(self.left)]]
            if self.right != self.left:
                cells.append([column(self.right), row(self.right)])
            name = "halo" if self.figure == HALO_FIGURE else "cloud"
            table.emit("figure_closed", {"seat": self.seat, "figure": name, "cells": cells})
        if self.figure == HALO_FIGURE:
            table.agenda.append(TakeHalo(self.seat, self.left))
        else:
            gain_cloud(table, self.seat, "bonus")


def gain_cloud(table: SkyPainters, seat: int, why: str) -> None:
    """SP-11: from the supply, else stolen."""
    if table.cloud_supply > 0:
        table.cloud_supply -= 1
        table.clouds[seat] += 1
        if table.log is not None:
            table.emit("cloud_gained", {"seat": seat, "victim": None, "why": why, "clouds": table.clouds[seat]})
    else:
        table.agenda.append(StealCloud(seat, why))


class StealCloud(Decision):
    """SP-11, ruling 16: from the opponent with the most clouds; the gainer picks among equals."""

    fields: ClassVar[tuple[str, ...]] = ("why",)

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat)
        self.why = why

    def asks(self, table: SkyPainters) -> bool:
        return table.cloud_supply == 0 and len(self.actions(table)) > 1

    def run(self, table: SkyPainters) -> None:
        if table.cloud_supply > 0:
            gain_cloud(table, self.seat, self.why)
            return
        rich = self.actions(table)
        if rich:
            self.take(table, rich[0])

    def actions(self, table: SkyPainters) -> list[int]:
        most = 0
        for seat in range(table.seats):
            if seat != self.seat and table.clouds[seat] > most:
                most = table.clouds[seat]
        if most == 0:
            return []
        return [SEAT + seat for seat in range(table.seats) if seat != self.seat and table.clouds[seat] == most]

    def take(self, table: SkyPainters, action: int) -> None:
        victim = action - SEAT
        table.clouds[victim] -= 1
        table.clouds[self.seat] += 1
        if table.log is not None:
            clouds = table.clouds[self.seat]
            table.emit("cloud_gained", {"seat": self.seat, "victim": victim, "why": self.why, "clouds": clouds})


class TakeHalo(Decision):
    """SP-22, SP-23: one chance to take a token from the board, at a cost that rises."""

    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def asks(self, table: SkyPainters) -> bool:
        empty = table.empty_spaces()
        if empty == len(table.halo_spaces):
            return False
        cost = table.box.halo_cost[empty]
        return table.spots[self.seat] >= cost.spots and table.hope[self.seat] >= cost.hope

    def run(self, table: SkyPainters) -> None:
        """Ruling 8: no token, or the cost cannot be paid: the chance is lost."""
        if table.log is not None:
            empty = table.empty_spaces()
            cost: dict[str, Json] = {"spots": None, "hope": None}
            if empty < len(table.halo_spaces):
                cost = {"spots": table.box.halo_cost[empty].spots, "hope": table.box.halo_cost[empty].hope}
            table.emit("halo_unpayable", {"seat": self.seat, **cost})

    def actions(self, table: SkyPainters) -> list[int]:
        found = [HALO + space for space in range(len(table.halo_spaces)) if table.halo_spaces[space] >= 0]
        found.append(DECLINE)
        return found

    def take(self, table: SkyPainters, action: int) -> None:
        cost = table.box.halo_cost[table.empty_spaces()]
        if action == DECLINE:
            if table.log is not None:
                table.emit("halo_declined", {"seat": self.seat, "spots": cost.spots, "hope": cost.hope})
            return
        token = table.halo_spaces[action - HALO]
        table.halo_spaces = table.halo_spaces[:]
        table.halo_spaces[action - HALO] = NONE
        if table.log is not None:
            price: dict[str, Json] = {"spots": cost.spots, "hope": cost.hope}
            halo = table.box.halos[token]
            table.emit("halo_taken", {"seat": self.seat, "token": halo.id, "title": halo.title, **price})
        table.pay(self.seat, cost.spots, cost.hope, "halo")
        own_halo(table, self.seat, token, self.cell)

    def refusals(self, table: SkyPainters) -> list[Refusal]:
        reason = Message("refused-space", {})
        spaces = range(len(table.halo_spaces))
        return [Refusal(HALO + space, "SP-22", reason) for space in spaces if table.halo_spaces[space] < 0]

    def details(self, table: SkyPainters) -> dict[str, Json]:
        cost = table.box.halo_cost[table.empty_spaces()]
        return {"spots": cost.spots, "hope": cost.hope}


def own_halo(table: SkyPainters, seat: int, token: int, place: int) -> None:
    """The token lies on its two cards (or on a Painter) and takes effect."""
    from skyhall.games.sky_painters.painters import activate

    table.halos = with_item(table.halos, seat, token)
    table.halo_places = with_item(table.halo_places, seat, place)
    activate(table, seat, table.box.halos[token])


def with_item(rows: list[list[int]], seat: int, item: int) -> list[list[int]]:
    """A copy with one more item in a seat's row."""
    copy = rows[:]
    copy[seat] = [*rows[seat], item]
    return copy
