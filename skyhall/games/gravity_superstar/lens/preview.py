"""What a word would do, for the screen: the whole way, and what it brings (spec, section 9)."""

from skyhall.core.event import Event, Json
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import CARD_OF, COLOURS, MOVE_OF, MOVE_WORDS
from skyhall.games.gravity_superstar.lens.shapes import Preview
from skyhall.games.gravity_superstar.play.scoring import points
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.travel import StealFrom
from skyhall.games.gravity_superstar.play.turn import AfterAction


def previews(table: Table) -> list[Preview]:
    """Every legal word of the open decision with its consequence, played out on a copy.

    Where a move leads to is the same whichever card is played for it, and is played out once.
    """
    told: list[Preview] = []
    by_move: dict[int, Preview] = {}
    for action in table.actions():
        move = MOVE_OF[action]
        if move in by_move:
            shown = by_move[move].copy()
            shown["word"] = table.setup.words.name(action)
        else:
            shown = preview(table, action)
            if move >= 0:
                by_move[move] = shown
        told.append(shown)
    return told


def preview(table: Table, action: int) -> Preview:
    """A legal word with its consequence."""
    shown: Preview = {
        "word": table.setup.words.name(action),
        "path": [],
        "lands": None,
        "facing": None,
        "stars": [],
        "tokens": 0,
        "victims": [],
        "open_door": None,
        "points": points(table, table.seat),
        "most": 0,
    }
    if action in MOVE_WORDS:
        after = _after(table, action)
        for event in after.log or []:
            _note(shown, event)
        shown["lands"] = table.board.names[after.pawns[table.seat]]
        shown["facing"] = FACINGS[after.facing[table.seat]]
        shown["points"] = points(after, table.seat)
    else:
        shown["points"] = points(_taken(table, action), table.seat)
    shown["most"] = _most(_taken(table, action), table.seat) if shown["victims"] else shown["points"]
    return shown


def _taken(table: Table, action: int) -> Table:
    """A copy with the answer given and nothing that follows it."""
    copy = table.clone()
    copy.log = []
    copy.agenda.pop()
    table.decision().take(copy, action)
    return copy


def _after(table: Table, action: int) -> Table:
    """A copy right after the action, with its events. Thefts that will be asked are left out."""
    copy = _taken(table, action)
    while not isinstance(copy.agenda[-1], AfterAction):
        step = copy.agenda.pop()
        if not isinstance(step, StealFrom):
            step.run(copy)
    return copy


def _most(table: Table, seat: int) -> int:
    """The points right after the action if every theft on its way takes what pays most in the end."""
    while not isinstance(table.agenda[-1], AfterAction):
        if isinstance(table.agenda[-1], StealFrom):
            return max([_most(_taken(table, action), seat) for action in table.actions()])
        table.agenda.pop().run(table)
    return points(table, seat)


def _note(shown: Preview, event: Event) -> None:
    """What an event on the way brings, and where."""
    data = event.public
    if event.name == "pawn_entered":
        shown["path"].append({"space": str(data["space"]), "how": str(data["how"]), "wrapped": data["wrapped"] is True})
    elif event.name == "star_taken":
        colour = str(data["colour"])
        assert colour in COLOURS
        shown["stars"].append(colour)
        shown["path"][-1]["star"] = {"colour": colour, "pair": data["pair"] is True, "gain": _number(data["gain"])}
    elif event.name == "token_taken":
        shown["tokens"] += 1
        shown["path"][-1]["token"] = True
    elif event.name == "pawn_ejected":
        victim = _number(data["victim"])
        shown["victims"].append(victim)
        shown["path"][-1]["victim"] = victim
    elif event.name == "open_door_moved":
        shown["open_door"] = _number(data["to"])


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def danger(table: Table, seat: int, face_up: list[int]) -> list[str]:
    """The spaces that a pawn could pass through in one action with the cards its owner may hold."""
    space, facing = table.pawns[seat], table.facing[seat]
    if space < 0:
        return []
    board = table.board
    open_moves = board.open_moves(space, facing)
    reached: list[int] = []
    for word in MOVE_WORDS:
        if open_moves >> MOVE_OF[word] & 1 and CARD_OF[word] not in face_up:
            reached += board.walk(space, facing, MOVE_OF[word])
    return [board.names[place] for place in sorted(set(reached))]
