"""Everything in a box, as the views show it, for those who leaf through the rules."""

from collections.abc import Mapping

from skyhall.core.event import Json
from skyhall.games.gravity_superstar.box.board import Board
from skyhall.games.gravity_superstar.box.edition import Box
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import CARDS, COLOURS
from skyhall.games.gravity_superstar.lens.view import board_view

SIDES = 2
TURNS = 4


def things(box: Box) -> dict[str, list[Json]]:
    """The five action cards, both sides of every tile as a board of its own, and the stars of each colour."""
    sides = [faces[side * TURNS] for faces in box.faces for side in range(SIDES)]
    return {
        "cards": [{"id": card} for card in CARDS],
        "tiles": [{"id": face.code[:-1], **_tile(Board([face], 1, 1, box.moves))} for face in sides],
        "stars": [{"id": colour, "count": box.stars[number]} for number, colour in enumerate(COLOURS)],
    }


def _tile(board: Board) -> dict[str, Json]:
    doors = [
        {"number": number + 1, "space": board.names[space], "facing": FACINGS[board.door_facings[number]]}
        for number, space in enumerate(board.doors)
    ]
    return {"board": board_view(board), "doors": doors}


def things_of(section: str, entry: Mapping[str, object]) -> list[str]:
    """Both sides of a tile; the cards and the stars are a table each."""
    if section == "tile":
        return [f"tiles {entry.get('id', '')}{side}" for side in "AB"]
    return [f"{section} {key}" for key in entry] if section in ("cards", "stars") else []
