"""What a finished game tells the lab: who began, and which cards, stars, tokens and doors each seat made use of."""

from collections.abc import Mapping

from skyhall.core.event import Event
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


def when(table: Table, seat: int) -> dict[str, int]:
    """The round in which a special move was first played, the first token spent, the board entered."""
    found: dict[str, int] = {}
    current = 0
    for event in table.log or []:
        told = event.public
        if event.name == "turn_began":
            number = told["round"]
            assert isinstance(number, int)
            current = number
        elif told.get("seat") == seat:
            if event.name == "card_played" and told["face"] == "up":
                found.setdefault(f"card:{told['card']}", current)
            elif event.name == "token_spent":
                found.setdefault("token:spent", current)
    return found


def earned(table: Table, seat: int) -> dict[str, float]:
    """GS-44: the points that came with each special move: stars, pairs, tokens and loot of its own fall."""
    found: dict[str, float] = {}
    card = ""
    had = 0.0
    for event in table.log or []:
        told = event.public
        points = points_told(event, seat, had)
        if told.get("seat") == seat:
            if event.name == "card_played":
                card = f"card:{told['card']}" if told["face"] == "up" else ""
                if card:
                    found.setdefault(card, 0.0)
            elif card and event.name in ("star_taken", "token_taken", "stolen"):
                found[card] += points - had
        elif event.name == "turn_began":
            card = ""
        had = points
    return found


def points_told(event: Event, seat: int, had: float) -> float:
    """The points of a seat after an event, if it tells them."""
    belongings = event.public.get("belongings")
    if isinstance(belongings, list):
        for owner in belongings:
            if isinstance(owner, Mapping) and owner["seat"] == seat:
                points = owner["points"]
                assert isinstance(points, int)
                return float(points)
    return had
