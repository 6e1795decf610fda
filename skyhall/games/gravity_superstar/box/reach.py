"""V15: can every symbol be entered from the doors, and is there always a way back? Warnings for designers."""

from skyhall.games.gravity_superstar.box.board import TURN_BY, Board
from skyhall.games.gravity_superstar.box.edition import Box
from skyhall.games.gravity_superstar.box.faces import FACINGS, Face
from skyhall.games.gravity_superstar.box.words import MOVES, TURN_LEFT


def warnings(box: Box, deep: bool) -> list[str]:
    """Every face wrapped onto itself; with `deep` also every board of two tiles side by side."""
    sides = [faces[side * 4] for faces in box.faces for side in range(2)]
    found: list[str] = []
    for face in sides:
        found += _troubles(box, [face])
    if deep:
        for left in range(len(box.faces)):
            for right in range(len(box.faces)):
                if left != right:
                    for first in box.faces[left]:
                        for second in box.faces[right]:
                            found += _troubles(box, [first, second])
    return found


def _troubles(box: Box, faces: list[Face]) -> list[str]:
    board = box.board(faces, len(faces), 1)
    name = " ".join([face.code for face in faces])
    where = f"tile {name[0]} side {name[1].lower()} wrapped onto itself" if len(faces) == 1 else f"board {name}"
    ahead, entered = _explore(board)
    found: list[str] = []
    for space, symbol in enumerate(board.symbols):
        if symbol and not entered[space]:
            found.append(f"{where}: the symbol on {board.names[space]} cannot be entered from a door")
    home = _way_home(board, ahead)
    for place in sorted(ahead):
        if place not in home:
            spot = f"{board.names[place // 4]} {FACINGS[place % 4]}"
            found.append(f"{where}: from {spot} no way leads back to a door")
    return found


def _explore(board: Board) -> tuple[dict[int, list[int]], list[bool]]:
    """From the doors: where each standing place (space * 4 + facing) leads, and which spaces are ever entered."""
    starts = [space * 4 + facing for space, facing in zip(board.doors, board.door_facings, strict=True)]
    entered = [False] * board.size
    for space in board.doors:
        entered[space] = True
    ahead: dict[int, list[int]] = {}
    waiting = starts[:]
    while waiting:
        place = waiting.pop()
        if place in ahead:
            continue
        space, facing = place // 4, place % 4
        ahead[place] = []
        for move in [move for move in range(MOVES) if board.open_moves(space, facing) >> move & 1]:
            path = board.walk(space, facing, move)
            for step in path:
                entered[step] = True
            after = (facing + TURN_BY[move - TURN_LEFT]) % 4 if move >= TURN_LEFT else facing
            ahead[place].append((path[-1] if path else space) * 4 + after)
        waiting += ahead[place]
    return ahead, entered


def _way_home(board: Board, ahead: dict[int, list[int]]) -> set[int]:
    """The places from which some door's standing place can be reached."""
    behind: dict[int, list[int]] = {place: [] for place in ahead}
    for place, following in ahead.items():
        for there in following:
            behind[there].append(place)
    home: set[int] = set()
    waiting = [space * 4 + facing for space, facing in zip(board.doors, board.door_facings, strict=True)]
    while waiting:
        place = waiting.pop()
        if place not in home:
            home.add(place)
            waiting += behind[place]
    return home
