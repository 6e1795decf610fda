"""The box of Gravity Superstar: its components, and the checks V1–V14 that a component file must pass."""

from typing import Final

from skyhall.core.edition import Edition, Entry, shown
from skyhall.core.errors import OptionsError
from skyhall.core.schema import Line, Number, Schema, Several, Table, Tables
from skyhall.games.gravity_superstar.box.board import Board, Moves
from skyhall.games.gravity_superstar.box.faces import FACE, Face, read_face
from skyhall.games.gravity_superstar.box.words import (
    CARD_OF,
    CARDS,
    COLOURS,
    COMPLETE,
    MOVE_OF,
    MOVE_WORDS,
    SIDE_MOVES,
    TURNS,
)

FULL_HAND: Final = 31
# The bits of the sideways moves, which platforms may block.
SIDES: Final = (1 << SIDE_MOVES) - 1


NAME: Final = Line("name")
STARS: Final = [Number(colour, 0, 99) for colour in COLOURS]
TOKENS: Final = Number("tokens", 0, 99)
COUNT: Final = Number("count", 2, 6)
COLUMNS: Final = Number("columns", 1, 3)
ROWS: Final = Number("rows", 1, 2)
END_STARS: Final = Number("end_stars", 0, 999)
EXPERT_POINTS: Final = Number("expert_points", 1, 200)
LONG_SIDE: Final = Number("side", 1, 3)
HIGH_UP: Final = Number("up", 1, 2)
HIGH_SIDE: Final = Number("side", 1, 2)
ROTATE_TURNS: Final = Several("turns", [*TURNS], 1, len(TURNS))
TILE_ID: Final = Number("id", 1, 9)
SCHEMA: Final = Schema(
    [
        Tables("tile", [TILE_ID, Table("a", FACE), Table("b", FACE)], 2, 9, things=("tiles",)),
        Table("edition", [NAME]),
        Table("stars", [*STARS], things=("stars",)),
        Table("replay", [TOKENS]),
        Tables("players", [COUNT, COLUMNS, ROWS, END_STARS, EXPERT_POINTS], 5, 5),
        Table(
            "cards",
            [
                Table("long", [LONG_SIDE]),
                Table("high", [HIGH_UP, HIGH_SIDE]),
                Table("rotate", [ROTATE_TURNS]),
                Table("drop", []),
                Table("wild", []),
            ],
            things=("cards",),
        ),
    ]
)


class Arrangement:
    """GS-7, GS-43, GS-46: what depends on the number of players."""

    def __init__(self, columns: int, rows: int, end_stars: int, expert_points: int) -> None:
        self.columns = columns
        self.rows = rows
        self.tiles = columns * rows
        self.end_stars = end_stars
        self.expert_points = expert_points


class Box(Edition):
    """A checked edition.

    `faces[tile][side * 4 + turns]`; `menus[open sideways moves * 32 + hand]` lists the legal words of an action.
    """

    def __init__(
        self,
        name: str,
        content_hash: str,
        stars: list[int],
        tokens: int,
        arrangements: dict[int, Arrangement],
        tiles: dict[str, list[Face]],
        moves: Moves,
    ) -> None:
        super().__init__(name, content_hash)
        self.stars = stars
        self.tokens = tokens
        self.arrangements = arrangements
        self.tile_ids = list(tiles)
        self.faces = list(tiles.values())
        self.moves = moves
        self.bag = [colour for colour, count in enumerate(stars) for _ in range(count)]
        self.menus = [self._menu(sides | moves.free, hand) for sides in range(SIDES + 1) for hand in range(32)]

    def _menu(self, open_moves: int, hand: int) -> list[int]:
        """GS-18 to GS-28: the words of `Act` for a hand, and for what no platform blocks."""
        menu = [] if hand == FULL_HAND else [COMPLETE]
        for word in MOVE_WORDS:
            if hand >> CARD_OF[word] & 1 and open_moves >> MOVE_OF[word] & 1:
                menu.append(word)
        return menu

    def board(self, faces: list[Face], columns: int, rows: int) -> Board:
        return Board(faces, columns, rows, self.moves)

    def most_symbols(self, players: int) -> int:
        """GS-12: how many symbols, and so stars, a board for so many players can have at most."""
        counts = [max(faces[0].symbol_count, faces[4].symbol_count) for faces in self.faces]
        return sum(sorted(counts, reverse=True)[: self.arrangements[players].tiles])

    def least_symbols(self, players: int) -> int:
        """How many symbols it has at least."""
        counts = [min(faces[0].symbol_count, faces[4].symbol_count) for faces in self.faces]
        return sum(sorted(counts)[: self.arrangements[players].tiles])

    def layout(self, codes: str, tiles: int) -> list[Face]:
        """GS-8: the faces of a written layout, e.g. `2A0 3B2`."""
        faces: list[Face] = []
        used: list[str] = []
        for code in codes.split():
            known = len(code) == 3 and code[0] in self.tile_ids and code[1] in "AB" and code[2] in "0123"
            if not known:
                ids = ", ".join(self.tile_ids)
                raise OptionsError(f'layout: "{code}": expected a tile ({ids}), a side A or B and turns 0–3, as in 2A0')
            if code[0] in used:
                raise OptionsError(f"layout: tile {code[0]} appears twice: expected each tile at most once")
            used.append(code[0])
            faces.append(self.faces[self.tile_ids.index(code[0])]["AB".index(code[1]) * 4 + int(code[2])])
        if len(faces) != tiles:
            raise OptionsError(f"layout: {len(faces)} tiles: expected {tiles} for this number of players")
        return faces


def read_box(root: Entry, content_hash: str) -> Box:
    """A box from plain data, or an EditionError naming the entry."""
    head = root.entry("edition")
    name = NAME.read(head)
    head.close()
    star_entry = root.entry("stars")
    stars = [field.read(star_entry) for field in STARS]
    star_entry.close()
    replay = root.entry("replay")
    tokens = TOKENS.read(replay)
    replay.close()
    arrangements = _read_players(root)
    moves = _read_cards(root.entry("cards"))
    tiles = _read_tiles(root, max(a.tiles for a in arrangements.values()))
    root.close()
    box = Box(name, content_hash, stars, tokens, arrangements, tiles, moves)
    _check_counts(root, box)
    return box


def _read_players(root: Entry) -> dict[int, Arrangement]:
    """V3, V12."""
    found: dict[int, Arrangement] = {}
    for entry in root.entries("players"):
        count = COUNT.read(entry)
        entry.where = f"{root.where}: players {count}"
        if count in found:
            raise entry.fail("appears twice: expected each count from 2 to 6 once")
        found[count] = Arrangement(
            COLUMNS.read(entry),
            ROWS.read(entry),
            END_STARS.read(entry),
            EXPERT_POINTS.read(entry),
        )
        entry.close()
        if found[count].tiles < 2:
            raise entry.fail("1 column × 1 row: expected at least two tiles")
    for count in range(2, 7):
        if count not in found:
            raise root.fail(f"players {count} is missing: expected each count from 2 to 6 once", "players")
    return found


def _read_cards(entry: Entry) -> Moves:
    """V13."""
    cards = {card: entry.entry(card) for card in CARDS}
    entry.close()
    side = LONG_SIDE.read(cards["long"])
    high_up, high_side = HIGH_UP.read(cards["high"]), HIGH_SIDE.read(cards["high"])
    rotate = cards["rotate"]
    turns: list[int] = []
    for turn in rotate.items("turns"):
        if not isinstance(turn, str) or turn not in TURNS or TURNS.index(turn) in turns:
            raise rotate.fail(f'"turns" holds {shown(turn)}: expected some of {", ".join(TURNS)}, none twice', "turns")
        turns.append(TURNS.index(turn))
    if not turns:
        raise rotate.fail(f'"turns" is empty: expected at least one of {", ".join(TURNS)}', "turns")
    for card in cards.values():
        card.close()
    return Moves(side, high_up, high_side, turns)


def _read_tiles(root: Entry, needed: int) -> dict[str, list[Face]]:
    """V4 to V10."""
    tiles: dict[str, list[Face]] = {}
    names: list[str] = []
    for entry in root.entries("tile"):
        number = TILE_ID.read(entry)
        entry.where = f"{root.where}: tile {number}"
        if str(number) in tiles:
            raise entry.fail("appears twice: expected different ids")
        faces: list[Face] = []
        for side in "ab":
            side_entry = entry.entry(side, f"side {side}")
            side_entry.where = f"{entry.where} side {side}"
            face = read_face(side_entry, f"{number}{side.upper()}0")
            if face.name in names:
                raise side_entry.fail(f'the name "{face.name}" appears twice: expected a name of its own', "name")
            names.append(face.name)
            for _ in range(4):
                faces.append(face)
                face = face.turned()
        entry.close()
        tiles[str(number)] = faces
    if len(tiles) < needed:
        raise root.fail(f"{len(tiles)} tiles: expected at least {needed}, the largest arrangement", "tile")
    return tiles


def _check_counts(root: Entry, box: Box) -> None:
    """V11, V12: there are stars for every symbol, and the game does not end before it begins."""
    for players, arrangement in sorted(box.arrangements.items()):
        stars, needed = sum(box.stars), box.most_symbols(players)
        if stars < needed:
            raise root.fail(
                f"stars: {stars} in all: expected at least {needed} for the board of {players} players", "stars"
            )
        smallest = box.least_symbols(players)
        if arrangement.end_stars >= smallest:
            raise root.fail(
                f'players {players}: "end_stars" is {arrangement.end_stars}: expected less than the {smallest} symbols '
                "of the smallest board"
            )
