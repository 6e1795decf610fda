"""A process that tells games again: the steps of a replay, and whether a record that somebody brings replays.

Long games cost seconds; here they cost nobody else's. Games that were told of late are kept, so that the next page of a
replay goes on where the last one ended.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from skyhall.core.edition import Edition, parse_toml
from skyhall.core.errors import SkyhallError
from skyhall.core.line import TAKEN_BACK, Line, Walk, in_force
from skyhall.core.record import UNDO, read_record
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.examine import bound_memory
from skyhall.server.messages import Ask, JsonObject
from skyhall.server.showing import ask, seen

KEPT = 32


class ReplayStep(msgspec.Struct, kw_only=True):
    """A step of a replay: the position after `step` words of the record, and what happened by the last of them."""

    step: int
    version: int
    kind: str
    seat: int
    word: str | None
    at: int
    events: list[JsonObject]
    view: JsonObject | None
    ask: Ask | None


class Steps(msgspec.Struct, kw_only=True):
    """Some steps of a table that has `total` (step 0 is the set-up). `seat` is whose eyes they are seen with."""

    total: int
    seat: int | None
    steps: list[ReplayStep]


class Told(msgspec.Struct):
    """A word of a table's record (`undo` too; empty for the set-up), and the entry that it came with."""

    word: str
    kind: str
    seat: int
    version: int
    at: int


class Source(msgspec.Struct, kw_only=True):
    """What a table is a pure function of. `edition_text` is that of an uploaded edition."""

    game: str
    edition: str
    edition_text: str
    seats: int
    options: dict[str, bool | int | str]
    seed: str


class Retell(msgspec.Struct, kw_only=True, tag="retell"):
    """Steps `first` to `last` of a table, as a viewer may see them.

    `is_open` if the words of others may be shown, `helps` if views hold what they tell beyond the board, `is_guess` if
    the last words were never played: they are told as far as they are legal.
    """

    table: str
    of: Source
    told: list[Told]
    viewer: int | None
    is_open: bool
    helps: bool
    first: int
    last: int
    with_views: bool
    is_guess: bool = False


class Read(msgspec.Struct, kw_only=True, tag="read"):
    """Whether a record replays; `edition_text` is that of its edition if it is an uploaded one."""

    text: str
    edition_text: str


class Replayed(msgspec.Struct, kw_only=True):
    """A record that does: who played each word, and the options with their values."""

    seats: list[int]
    options: dict[str, bool | int | str]


def box(name: str, edition: str, text: str) -> Edition:
    """An edition from the box, or from its text."""
    room = game(name)
    return room.make_edition(parse_toml(text, edition), edition) if text else room.edition(edition)


class Teller:
    """Answers, and remembers the games of late."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, Line] = OrderedDict()

    def answer(self, question: Retell | Read) -> bytes:
        """The answer in JSON after a `+`; what a person can put right after a `-`."""
        try:
            found = self.retell(question) if isinstance(question, Retell) else read(question)
            return b"+" + msgspec.json.encode(found)
        except SkyhallError as error:
            return b"-" + str(error).encode().replace(b"\n", b" ")
        except MemoryError:
            self.lines.clear()
            return b"-this takes more memory than one game may"

    def line(self, table: str, of: Source) -> Line:
        """The line of a table, wherever it is now."""
        line = self.lines.pop(table, None)
        if line is None:
            edition = box(of.game, of.edition, of.edition_text)
            line = Line(game(of.game), of.seats, of.seed, of.options, edition, listen=True, keep=True)
        self.lines[table] = line
        if len(self.lines) > KEPT:
            self.lines.popitem(last=False)
        return line

    def retell(self, question: Retell) -> Steps:
        """The steps, each with its events and, if asked for, the view."""
        line, told = self.line(question.table, question.of), question.told
        words = line.setup.words
        actions = [TAKEN_BACK if one.word == UNDO else words.parse(one.word) for one in told[1:]]
        first, last = question.first, min(question.last, len(actions))
        if first > last:
            return Steps(total=len(actions), seat=question.viewer, steps=[])
        steps = [shown(question, 0, line.first())] if first == 0 else []
        # The events of a step are those of its word: begin with the position before it.
        line.lead_to(in_force(actions[: max(1, first) - 1]))
        for place in range(max(1, first), last + 1):
            if question.is_guess and actions[place - 1] not in line.state.actions():
                break
            step(line, actions[place - 1])
            steps.append(shown(question, place, line.state))
        return Steps(total=len(actions), seat=question.viewer, steps=steps)


def step(line: Line, action: int) -> None:
    """One word further."""
    if action == TAKEN_BACK:
        line.undo()
    else:
        line.push(action)


def shown(question: Retell, place: int, state: State) -> ReplayStep:
    """One step as the viewer may see it."""
    one, viewer = question.told[place], question.viewer
    is_back = one.word == UNDO
    mine = question.is_open or one.seat == viewer
    return ReplayStep(
        step=place,
        version=one.version,
        kind=rows.UNDO if is_back else one.kind,
        seat=one.seat,
        word=one.word if mine and one.word and not is_back else None,
        at=one.at,
        events=[] if is_back else [event.seen_by(viewer) for event in state.log or []],
        view=seen(state, viewer, question.helps) if question.with_views else None,
        ask=ask(state, state.seat, viewer) if question.with_views else None,
    )


def read(question: Read) -> Replayed:
    """Every word of a record played, its result and its digest checked."""
    kept = read_record(question.text)
    walk = Walk(kept, edition=box(kept.game, kept.edition, question.edition_text))
    seats = []
    for word in kept.words:
        seats.append(walk.state.last_seat if word == UNDO else walk.state.seat)
        walk.step()
    walk.to_end()
    return Replayed(seats=seats, options=dict(walk.state.setup.told))


def main() -> None:
    """Answer until the input ends."""
    bound_memory()
    teller = Teller()
    decode: Callable[[bytes], Retell | Read] = msgspec.json.Decoder(Retell | Read).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(teller.answer(decode(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
