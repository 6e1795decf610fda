"""What a finished game tells the lab: who began, and which cards, stars, tokens and doors each seat made use of."""

from skyhall.games.gravity_superstar.box.words import CARDS, COLOURS
from skyhall.games.gravity_superstar.play.state import Table


def used(table: Table, seat: int) -> list[str]:
    """Special moves played, colours with a pair, what became of replay tokens, and the tile of the first entry."""
    played: list[str] = []
    start = ""
    spent = False
    for event in table.log or []:
        if event.public.get("seat") != seat:
            continue
        if event.name == "card_played" and event.public["face"] == "up":
            played.append(str(event.public["card"]))
        elif event.name == "token_spent":
            spent = True
        elif event.name == "pawn_placed" and not start:
            door = event.public["door"]
            assert isinstance(door, int)
            start = tile_of_door(table, door - 1)
    found = [f"card:{card}" for card in CARDS if card in played]
    for colour, name in enumerate(COLOURS):
        if table.owned[seat * 6 + colour] >= 2:
            found.append(f"couple:{name}")
    if spent:
        found.append("token:spent")
    if table.tokens[seat]:
        found.append("token:kept")
    if start:
        found.append(f"start:{start}")
    return found


def tile_of_door(table: Table, door: int) -> str:
    """The tile and its side (`2A`) that a door belongs to."""
    board = table.board
    space = board.doors[door]
    for place, face in enumerate(board.faces):
        if board.space(place, face.door) == space:
            return face.code[:-1]
    raise AssertionError("every door is on a tile")
