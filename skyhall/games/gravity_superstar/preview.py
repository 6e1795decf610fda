"""What a word would do, for the screen: the whole way, and what it brings (spec, section 9)."""

from typing import TYPE_CHECKING

from skyhall.core.state import Event, Json
from skyhall.games.gravity_superstar.faces import space_name
from skyhall.games.gravity_superstar.scoring import points
from skyhall.games.gravity_superstar.shapes import LegalWord
from skyhall.games.gravity_superstar.words import CARD_OF, COLOURS, MOVE_OF, MOVE_WORDS, SIDE_MOVES

if TYPE_CHECKING:
    from skyhall.games.gravity_superstar.state import Table


def legal_words(table: "Table") -> list[LegalWord]:
    """Every legal word of the open decision with its consequence, played out on a copy."""
    return [_preview(table, action) for action in table.actions()]


def _preview(table: "Table", action: int) -> LegalWord:
    mover = table.seat
    shown: LegalWord = {
        "word": table.setup.words.name(action),
        "path": [],
        "lands": None,
        "facing": None,
        "stars": [],
        "tokens": 0,
        "victims": [],
        "open_door": None,
        "points": points(table, mover),
    }
    if action not in MOVE_WORDS:
        return shown
    counts = table.owned[mover * 6 : mover * 6 + 6]
    for event, asked in _played(table, action):
        data = event.public
        if event.name == "pawn_entered":
            wrapped = data["wrapped"] is True
            shown["path"].append({"space": str(data["space"]), "how": str(data["how"]), "wrapped": wrapped})
        elif event.name == "star_taken":
            colour = str(data["colour"])
            shown["stars"].append(colour)
            shown["points"] += _add_star(counts, colour)
        elif event.name == "token_taken":
            shown["tokens"] += 1
            shown["points"] += 1
        elif event.name == "pawn_ejected":
            victim = data["victim"]
            assert isinstance(victim, int)
            shown["victims"].append(victim)
        elif event.name == "stolen" and not asked:
            shown["points"] += _stolen_points(counts, data["what"])
        elif event.name == "open_door_moved":
            door = data["to"]
            assert isinstance(door, int)
            shown["open_door"] = door
        elif event.name == "pawn_landed":
            shown["lands"], shown["facing"] = str(data["space"]), str(data["facing"])
    return shown


def _played(table: "Table", action: int) -> list[tuple[Event, bool]]:
    """The events of one move up to its landing; each with whether it answers a question asked on the way."""
    copy = table.clone()
    copy.log = []
    copy.push(action)
    asked_from = len(copy.log)
    told: list[tuple[Event, bool]] = []
    while True:
        for k in range(len(told), len(copy.log)):
            told.append((copy.log[k], k == asked_from))
            if copy.log[k].name == "pawn_landed":
                return told
        asked_from = len(copy.log)
        copy.push(copy.actions()[0])


def _add_star(counts: list[int], colour: str) -> int:
    """GS-44: what one more star of a colour is worth."""
    place = COLOURS.index(colour)
    counts[place] += 1
    return 1 if counts[place] % 2 else 2


def _stolen_points(counts: list[int], what: Json) -> int:
    if not isinstance(what, str) or what == "nothing":
        return 0
    return 1 if what == "replay" else _add_star(counts, what)


def danger(table: "Table", seat: int, face_up: list[int]) -> list[str]:
    """The spaces that a pawn could pass through in one action with the cards its owner may hold."""
    space, facing = table.pawns[seat], table.facing[seat]
    if space < 0:
        return []
    board = table.board
    reached: list[int] = []
    for word in MOVE_WORDS:
        move = MOVE_OF[word]
        possible = move >= SIDE_MOVES or board.open_moves(space, facing) >> move & 1
        if possible and CARD_OF[word] not in face_up:
            reached += board.walk(space, facing, move)
    return [space_name(place, board.width) for place in sorted(set(reached))]
