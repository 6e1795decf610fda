"""SP-19 to SP-25: completing a card, and its bonuses in printed order."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Decision, Step
from skyhall.games.sky_painters.box.effects import CLOUD_FIGURE, HALO_FIGURE, NO_FIGURE
from skyhall.games.sky_painters.box.marks import EMPTY, LASTING, NO_SYMBOL, NONE, SQUARE, WATCH_COMPLETED
from skyhall.games.sky_painters.box.words import (
    CARD,
    CELLS,
    COLOURS,
    PLACES,
    SLOTS,
    SYMBOLS,
    WIDTH,
    column,
    row,
)
from skyhall.games.sky_painters.play.clouds import gain_cloud
from skyhall.games.sky_painters.play.halos import TakeHalo
from skyhall.games.sky_painters.play.state import Table


class Complete(Step):
    """SP-19: dice back to the pool, the card to its blue side, watchers, then the bonuses."""

    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def run(self, table: Table) -> None:
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
            table.gain_hope(watcher, table.lasting[watcher * LASTING + WATCH_COMPLETED], "watching")
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

    def return_dice(self, table: Table, cell: int) -> None:
        """SP-19 (1): the dice are rolled in symbol order; squares and chips go to the supply."""
        seat = self.seat
        base = seat * PLACES + self.slot * SYMBOLS
        rolled: list[Json] = []
        colours: list[int] = []
        for k in range(SYMBOLS):
            mark = table.marks[base + k]
            table.marks[base + k] = NO_SYMBOL
            if EMPTY < mark < SQUARE:
                number = table.roll_into_pool((mark - 1) // 6)
                if table.log is not None:
                    rolled.append({"colour": COLOURS[(mark - 1) // 6], "number": number})
                    colours.append((mark - 1) // 6)
        if table.log is not None:
            card = table.box.cards[table.slot_cards[seat * SLOTS + self.slot]].id
            what: dict[str, Json] = {"card": card, "title": table.box.titles[card], "x": column(cell), "y": row(cell)}
            table.emit("card_completed", {"seat": seat, **what, "dice": rolled, "pool": table.pool_of(colours)})


def turn_blue(table: Table, seat: int, number: int, cell: int) -> None:
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


def close_joint(table: Table, seat: int, left: int, right: int, figure: int) -> None:
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

    def run(self, table: Table) -> None:
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


class CompleteCard(Decision):
    """Ruling 31: an uncompleted card completes, whatever stands on it; compulsory if there is one."""

    def asks(self, table: Table) -> bool:
        return table.open_cards[self.seat] > 1

    def run(self, table: Table) -> None:
        if table.open_cards[self.seat] == 1:
            self.take(table, self.actions(table)[0])

    def actions(self, table: Table) -> list[int]:
        return [CARD + slot for slot in range(SLOTS) if table.slot_cards[self.seat * SLOTS + slot] >= 0]

    def take(self, table: Table, action: int) -> None:
        table.agenda.append(Complete(self.seat, action - CARD))
