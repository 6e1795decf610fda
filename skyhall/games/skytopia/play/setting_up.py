"""Setting up: ST-6 to ST-13 and the options ST-57 to ST-62."""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.event import Json
from skyhall.core.state import Setup, Step
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.places import COLOURS, EMPTY, ROWS, SIDES, SLOT_NAMES, SLOTS, SLOTS_OF_ROWS
from skyhall.games.skytopia.box.words import CARD, SIDE, TILE
from skyhall.games.skytopia.play.acts import put_golem
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.rounds import ROUND, start_round
from skyhall.games.skytopia.play.state import SETTING_UP, Table
from skyhall.games.skytopia.play.telling import told_queue, told_seat, told_slot


def bare_table(setup: Setup, dice: Dice) -> Table:
    """ST-11: cities with their foundations, an empty market, golems and coins in front of every seat."""
    box = setup.edition
    assert isinstance(box, Box)
    table = Table(setup, dice, box)
    seats = setup.seats
    rows = setup.options["market_rows"]
    table.rows = rows if isinstance(rows, int) else box.rows[seats]
    table.slots = SLOTS_OF_ROWS[table.rows]
    table.market = [EMPTY] * SLOTS
    table.golems = [0] * (SLOTS * seats)
    table.shown = [0] * SLOTS
    table.coins = [box.start_coins] * seats
    table.pp = [0] * seats
    table.supply = [box.golems] * seats
    table.towers = [[] for _ in range(4 * seats)]
    stones = [0] * len(box.coats)
    for stone in box.components[box.first_stone :]:
        if stone.coat >= 0:
            stones[stone.coat] += 1
    table.coats = stones * seats
    table.tiles = [-1] * seats
    table.set_sides([-1] * seats)
    start_round(table, 1, 0)
    return table


def lay_out(setup: Setup, dice: Dice) -> Table:
    """ST-6 to ST-12. The dice are used in this order: first seat, four decks, three guildmasters, tiles."""
    table = bare_table(setup, dice)
    box = table.box
    if setup.options["first"] == "random":
        table.first = dice.below(setup.seats)
    for colour in range(4):
        deck = box.cards_of(colour, setup.seats)
        dice.shuffle(deck)
        table.decks.append(deck)
    for slot in table.slots:
        table.market[slot] = table.decks[slot // ROWS].pop()
    table.masters = []
    for number in (1, 2, 3):
        group = box.group(number)
        table.masters.append(group[dice.below(len(group))])
    table.agenda = [ROUND, OPENING, SIDES_UP, HAND_OUT_TILES, ANNOUNCE]
    if setup.options["abilities"] == "dealt":
        table.tiles = dice.sample([0, 1, 2, 3], setup.seats)
    return table


def last_to_first(table: Table) -> list[int]:
    """RU-41: the seats from the last one counterclockwise to the first one."""
    return [(table.first - 1 - turn) % table.seats for turn in range(table.seats)]


class Announce(Step):
    """The table is laid out: tell the log."""

    def run(self, table: Table) -> None:
        if table.log is None:
            return
        box = table.box
        told: dict[str, Json] = {"first_player": table.first, "rows": table.rows}
        told["guildmasters"] = [box.guildmasters[master].id for master in table.masters]
        told["market"] = [
            {"slot": SLOT_NAMES[slot], "card": box.components[table.market[slot]].id} for slot in table.slots
        ]
        told["options"] = {name: str(value) for name, value in table.setup.options.items()}
        table.emit("game_started", told)


class HandOutTiles(Step):
    """ST-12, ST-60: tiles are dealt, or drafted from the last seat to the first."""

    def run(self, table: Table) -> None:
        seats = last_to_first(table)
        if table.setup.options["abilities"] == "draft":
            table.agenda += [DraftTile(seat) for seat in reversed(seats)]
        elif table.log is not None:
            for seat in seats:
                table.emit("tile_taken", {"seat": seat, "colour": COLOURS[table.tiles[seat]], "how": "dealt"})


class DraftTile(Question):
    """ST-60: one of the tiles that are left."""

    kind: ClassVar[str] = "draft_tile"

    def asks(self, table: Table) -> bool:
        return len(self.actions(table)) > 1

    def actions(self, table: Table) -> list[int]:
        return [TILE + colour for colour in range(4) if colour not in table.tiles]

    def take(self, table: Table, action: int) -> None:
        tiles = table.tiles[:]
        tiles[self.seat] = action - TILE
        table.tiles = tiles
        if table.log is not None:
            told: dict[str, Json] = {"seat": self.seat, "colour": COLOURS[action - TILE], "how": "draft"}
            table.emit("tile_taken", told)


class SidesUp(Step):
    """ST-61: everybody uses the agreed side, or each seat chooses its own."""

    def run(self, table: Table) -> None:
        sides = table.setup.options["sides"]
        if sides == "each":
            table.agenda += [ChooseSide(seat) for seat in reversed(last_to_first(table))]
        else:
            table.set_sides([SIDES.index(str(sides))] * table.seats)


class ChooseSide(Question):
    """ST-61: a side of one's tile."""

    kind: ClassVar[str] = "choose_side"

    def actions(self, table: Table) -> list[int]:
        return [SIDE, SIDE + 1]

    def take(self, table: Table, action: int) -> None:
        sides = table.sides[:]
        sides[self.seat] = action - SIDE
        table.set_sides(sides)
        if table.log is not None:
            table.emit("side_chosen", {"seat": self.seat, "side": SIDES[action - SIDE]})


class Opening(Step):
    """ST-13, ST-59: every seat has a golem in the market before round 1, on its tile's colour or where it likes."""

    def run(self, table: Table) -> None:
        seats = last_to_first(table)
        if table.setup.options["opening"] == "free":
            table.agenda += [OpenOn(seat) for seat in reversed(seats)]
        else:
            for seat in seats:
                open_on(table, seat, table.tiles[seat] * ROWS)


class OpenOn(Question):
    """ST-59: any card without a golem."""

    kind: ClassVar[str] = "open_on"

    def actions(self, table: Table) -> list[int]:
        return [CARD + slot for slot in table.slots if table.shown[slot] == 0]

    def take(self, table: Table, action: int) -> None:
        open_on(table, self.seat, action - CARD)


def open_on(table: Table, seat: int, slot: int) -> None:
    """ST-13: an opening golem; no price, no activation, no ability."""
    assert table.phase == SETTING_UP
    table.supply[seat] -= 1
    put_golem(table, seat, slot, table.box.opening_face - 1)
    if table.log is not None:
        told = told_slot(table, seat, slot)
        told.update({"queue": told_queue(table, slot), "has": told_seat(table, seat)})
        table.emit("golem_opened", {**told, "face": table.box.opening_face})


ANNOUNCE: Final = Announce()
HAND_OUT_TILES: Final = HandOutTiles()
SIDES_UP: Final = SidesUp()
OPENING: Final = Opening()
