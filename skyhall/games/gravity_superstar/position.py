"""Any position of Gravity Superstar from plain data.

    seats         number of players (2)
    edition       name or file of the edition ("standard")
    options       as for a new game, `layout` among them (needed: a position lies on a board)
    pawns         one entry a seat: "c2 S" (space and facing of the feet), or null for off the board
    stars         {"e2": "blue", …}: the stars on the board
    owned         one entry a seat: {"blue": 2, "white": 1}
    tokens        one number a seat
    supply        tokens in the supply (what the edition has, less those owned)
    laid          one list a seat: cards before it in the order played, "?drop" for face down; the rest is its hand
    open_door     number of the door with the Open Door pawn (1)
    first_player, round, quiet_rounds, round_stars (stars taken this round), triggered (seat)
    turn          the seat whose turn it is (0); if its pawn is off the board it comes in now
    ask           "turn" (default: the turn begins), "act" (a token was spent) or "replay" (the first action is done)

Everything but `options.layout` may be left out. A position need not add up to the edition's stars or tokens, but pawns
must stand (GS-6), each on its own space. The first decision can be played at once.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from skyhall.core.dice import seeded
from skyhall.core.edition import Entry, shown
from skyhall.core.errors import PositionError
from skyhall.core.state import Json, OptionValue
from skyhall.games.gravity_superstar.board import Board
from skyhall.games.gravity_superstar.edition import Box
from skyhall.games.gravity_superstar.faces import COLUMNS, FACINGS
from skyhall.games.gravity_superstar.rules import ACT, REPLAY_OR_END, START
from skyhall.games.gravity_superstar.state import FACE_DOWN, Table
from skyhall.games.gravity_superstar.words import CARDS, COLOURS

if TYPE_CHECKING:
    from skyhall.core.game import Game


def position(game: "Game", data: Mapping[str, Json]) -> Table:
    """A table as described, waiting for its decision."""
    root = Entry(data, "position", PositionError)
    seats = root.number("seats", game.seats[0], game.seats[-1], 2)
    setup = game.setup(seats, _options(root), root.text("edition", "standard"))
    box = setup.edition
    assert isinstance(box, Box)
    layout = setup.options["layout"]
    if layout == "random":
        raise root.fail('options: "layout" is missing: expected codes such as 2A0 3B2')
    arrangement = box.arrangements[seats]
    faces = box.layout(str(layout), arrangement.tiles)
    table = Table(setup, seeded("position"), box, box.board(faces, arrangement.columns, arrangement.rows))
    table.clear()
    _place_pawns(root, table)
    _place_stars(root, table)
    _give(root, table)
    _lay_cards(root, table)
    table.open_door = root.number("open_door", 1, len(table.board.doors), 1) - 1
    table.first_player = root.number("first_player", 0, seats - 1, 0)
    table.round = root.number("round", 1, 9999, 1)
    table.quiet_rounds = root.number("quiet_rounds", 0, 99, 0)
    table.round_stars = root.number("round_stars", 0, 999, 0)
    table.triggered = root.number("triggered", -1, seats - 1, -1)
    turn = root.number("turn", 0, seats - 1, 0)
    ask = root.choice("ask", ["turn", "act", "replay"], "turn")
    root.close()
    if ask != "turn" and table.pawns[turn] < 0:
        raise root.fail(f'"ask" is "{ask}": expected the pawn of seat {turn} on the board')
    if ask == "replay" and table.tokens[turn] == 0:
        raise root.fail(f'"ask" is "replay": expected seat {turn} to own a token')
    table.replayed = ask == "act"
    table.agenda.append(START[turn] if ask == "turn" else ACT[turn] if ask == "act" else REPLAY_OR_END[turn])
    table.settle()
    return table


def _options(root: Entry) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    if root.has("options"):
        for key, value in root.entry("options").data.items():
            if not isinstance(value, str | int):
                raise root.fail(f'options: "{key}" is {shown(value)}: expected a text or a number')
            options[key] = value
    return options


def _per_seat(root: Entry, key: str, seats: int) -> list[object]:
    """A list with one entry a seat; an empty one if the key is not given."""
    items = root.items(key, [])
    if items and len(items) != seats:
        raise root.fail(f'"{key}" has {len(items)} entries: expected {seats}, one for each seat')
    return items


def _space(root: Entry, board: Board, name: str) -> int:
    column, row = COLUMNS.find(name[:1]), name[1:]
    if name[:1] and 0 <= column < board.width and row.isascii() and row.isdigit():
        space = (int(row) - 1) * board.width + column
        if 0 <= space < board.size:
            return space
    last = f"{COLUMNS[board.width - 1]}{board.size // board.width}"
    raise root.fail(f'no space "{name}": expected a1 to {last}')


def _place_pawns(root: Entry, table: Table) -> None:
    for seat, text in enumerate(_per_seat(root, "pawns", table.setup.seats)):
        if text is None:
            continue
        name, _, facing = str(text).partition(" ")
        if facing not in FACINGS or len(facing) != 1:
            raise root.fail(f'pawns: seat {seat}: "{text}": expected a space and a facing S, W, N or E, as in c2 S')
        space = _space(root, table.board, name)
        if table.pawn_at(space) >= 0:
            raise root.fail(f"pawns: two on {name}: expected each on its own space")
        table.facing[seat] = FACINGS.index(facing)
        if not table.board.stands(space, table.facing[seat]):
            raise root.fail(f"pawns: seat {seat} does not stand on {text}: expected a platform at its feet (GS-6)")
        table.pawns[seat] = space


def _place_stars(root: Entry, table: Table) -> None:
    if not root.has("stars"):
        return
    stars = root.entry("stars")
    for name in stars.data:
        space = _space(root, table.board, name)
        table.stars[space] = COLOURS.index(stars.choice(name, COLOURS))
        table.left += 1


def _give(root: Entry, table: Table) -> None:
    seats = table.setup.seats
    for seat, stars in enumerate(_per_seat(root, "owned", seats)):
        owned = Entry(stars, f"position: owned: seat {seat}", PositionError)
        for colour, name in enumerate(COLOURS):
            table.owned[seat * 6 + colour] = owned.number(name, 0, 99, 0)
        owned.close()
    if root.has("tokens"):
        table.tokens = root.numbers("tokens", 0, 99, seats)
    table.supply = root.number("supply", 0, 99, max(0, table.box.tokens - sum(table.tokens)))


def _lay_cards(root: Entry, table: Table) -> None:
    for seat, names in enumerate(_per_seat(root, "laid", table.setup.seats)):
        cards: list[int] = []
        if not isinstance(names, list | tuple) or len(names) > 4:
            raise root.fail(f"laid: seat {seat}: expected a list of at most four cards")
        for name in names:
            text = str(name).removeprefix("?")
            if text not in CARDS or any(card & 7 == CARDS.index(text) for card in cards):
                raise root.fail(
                    f'laid: seat {seat}: "{name}": expected {", ".join(CARDS)} (? before: face down), each once'
                )
            cards.append(CARDS.index(text) + (FACE_DOWN if str(name).startswith("?") else 0))
        table.lay(seat, cards)
