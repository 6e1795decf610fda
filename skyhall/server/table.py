"""A table in memory: the fold of its entries. It reads no clock and no database, so every node folds to the same."""

from collections import deque
from collections.abc import Sequence
from itertools import islice

from skyhall.core.dice import seed_hash
from skyhall.core.edition import Edition
from skyhall.core.errors import UnknownWord
from skyhall.core.event import Event
from skyhall.core.game import Game
from skyhall.core.line import Line
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.clock import Clock
from skyhall.server.errors import Refused
from skyhall.server.rows import SeatRow, TableEntry, TableRow

# Steps whose events stay in memory, for clients that missed some.
KEPT = 48


class TableStep:
    """An entry with what happened by it."""

    def __init__(self, entry: TableEntry, events: list[Event], words_after: int) -> None:
        self.entry = entry
        self.events = events
        # How many words the table's record has after it: the number of the step in a replay.
        self.words_after = words_after


class TakeBack:
    """A wish to go back to `to` actions, and the seats that have still to agree."""

    def __init__(self, seat: int, to: int, need: set[int]) -> None:
        self.seat = seat
        self.to = to
        self.need = need

    def written(self) -> str:
        """As the word of an entry."""
        return f"{self.to} {','.join(map(str, sorted(self.need)))}"

    @classmethod
    def read(cls, seat: int, word: str) -> "TakeBack":
        to, _, need = word.partition(" ")
        return cls(seat, int(to), set(map(int, need.split(","))) if need else set())


class TakeBacks:
    """Who wants to go back, and what each entry takes back."""

    def __init__(self) -> None:
        self.pending: TakeBack | None = None

    def note(self, entry: TableEntry, count: int) -> int:
        """How many of the `count` actions in force the entry takes back."""
        match entry.kind:
            case rows.ACTION | rows.DECLINE_BACK:
                self.pending = None
            case rows.UNDO:
                self.pending = None
                return 1
            case rows.ASK_BACK:
                self.pending = TakeBack.read(entry.seat, entry.word)
            case rows.ACCEPT_BACK if self.pending is not None:
                self.pending.need.discard(entry.seat)
        if self.pending is None or self.pending.need:
            return 0
        back = count - self.pending.to
        self.pending = None
        return back

    def twin(self) -> "TakeBacks":
        """A copy to try an entry on."""
        other = TakeBacks()
        if self.pending is not None:
            other.pending = TakeBack(self.pending.seat, self.pending.to, set(self.pending.need))
        return other


def places(state: State, resigned: Sequence[bool], last: int = -1) -> list[int]:
    """The place of every seat; who gave up stands behind all who did not, whatever the bot made of the seat.

    `last` is the seat that gave up last of all and so ended the game. With partners its side has lost then, and the
    others have won, however the table stood (SK-159); −1 if the game was played to its end.
    """
    standing, sides = state.standing(), state.setup.game.sides(state)
    if last >= 0 and len(set(sides)) < len(sides):
        standing = [(int(side != sides[last]),) for side in sides]
    keys = [(not gone, key) for gone, key in zip(resigned, standing, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]


def written_call(by: str, reached: Sequence[int]) -> str:
    """The word of an entry that calls a game."""
    return f"{by} {','.join(map(str, reached))}"


def read_call(word: str) -> tuple[str, list[int]]:
    """By what a game was called, and the place of every seat."""
    by, _, reached = word.partition(" ")
    return by, list(map(int, reached.split(",")))


class LiveTable:
    """The position, the actions in force, the steps of late, and who has to agree to what."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], room: Game, edition: Edition, problem: Refused | None = None
    ) -> None:
        # How long somebody has to be away before a bot may take over, in ms.
        self.patience = 0
        self.row = row
        self.seats = seats
        self.room = room
        self.edition = edition
        # Why the table cannot be opened any more (its rules or its edition are gone); None if it can.
        self.problem = problem
        # What the table publishes of its seed at the start.
        self.seed_hash = seed_hash(row.seed)
        self.version = 0
        # What was played; None before the start.
        self.line: Line | None = None
        self.steps: deque[TableStep] = deque(maxlen=KEPT)
        # What was asked for under an id, by seat.
        self.answered: dict[tuple[int, str], TableEntry] = {}
        self.take_backs = TakeBacks()
        # The seat that gave up last of all and so ended the game; −1 if nobody did.
        self.conceded_by = -1
        # The places that others have given the seats, and by what; empty if the game was played to its end.
        self.called: list[int] = []
        self.called_by = ""
        # Whether something came out since a number of actions, for a seat: worked out once for each version.
        self._revealed: dict[tuple[int, int, int], bool] = {}
        self.last_at = row.created
        self.clock = Clock(row.clock_move, row.clock_bank, row.seats)

    def fold(self, entries: Sequence[TableEntry]) -> None:
        """Advance by all of these."""
        for entry in entries:
            self.advance(entry)

    def advance(self, entry: TableEntry, after: State | None = None) -> None:
        """One entry further. `after` is the position an action leads to, if it is known already."""
        events: list[Event] = []
        deciding = self.turn
        if not self.problem:
            if entry.kind == rows.START:
                self.line = self.fresh(listen=True)
                events = self.line.state.log or []
            elif self.line is not None:
                events = self._go_on(self.line, entry, after)
            if entry.kind == rows.RESIGN and entry.word == "end":
                self.conceded_by = entry.seat
            if entry.kind == rows.CALL:
                self.called_by, self.called = read_call(entry.word)
        self.clock.note(entry, deciding, len(self.actions))
        if entry.move_id is not None:
            self.answered[(entry.seat, entry.move_id)] = entry
        self.steps.append(TableStep(entry, events, self.words_played))
        self.version = entry.number
        self.last_at = entry.at

    def _go_on(self, line: Line, entry: TableEntry, after: State | None) -> list[Event]:
        """The entry on the line: an action further, or some back."""
        back = self.take_backs.note(entry, len(line.actions))
        if back:
            line.undo(back)
        if entry.kind != rows.ACTION:
            return []
        line.push(line.setup.words.parse(entry.word), after)
        return line.state.log or []

    def fresh(self, listen: bool) -> Line:
        """The table as it was laid out."""
        row = self.row
        return Line(self.room, row.seats, row.seed, row.options, self.edition, listen, keep=True)

    def twin(self) -> "LiveTable":
        """A copy to try an entry on; positions are shared, they never change."""
        other = LiveTable(self.row, self.seats, self.room, self.edition, self.problem)
        other.version, other.conceded_by = self.version, self.conceded_by
        other.called, other.called_by = self.called, self.called_by
        other.line = None if self.line is None else self.line.copy()
        other.take_backs = self.take_backs.twin()
        other.clock = self.clock.twin()
        return other

    def rest(self) -> None:
        """Take less memory until something happens again."""
        if self.line is not None:
            self.line.rest()

    def outlook(
        self, entry: TableEntry, after: State | None, bots: set[int], lease: int
    ) -> tuple[int | None, int | None]:
        """Whose turn an entry would make it (None before the start), and when something is due by itself."""
        if entry.kind == rows.ACTION and after is not None:
            turn, clock = after.seat, self._clock_after(entry)
        else:
            other = self.twin()
            other.advance(entry, after)
            if other.state is None:
                return None, self.row.bots_come
            turn, clock = other.turn, other.clock
        return turn, entry.at + lease if turn in bots else clock.runs_out(turn)

    def _clock_after(self, action: TableEntry) -> Clock:
        if not self.clock.on:
            return self.clock
        clock = self.clock.twin()
        clock.note(action, self.turn, len(self.actions) + 1)
        return clock

    # what follows from it

    @property
    def state(self) -> State | None:
        """The position; None before the start."""
        return None if self.line is None else self.line.state

    @property
    def pending(self) -> TakeBack | None:
        """The wish to go back that is not answered yet."""
        return self.take_backs.pending

    @property
    def actions(self) -> list[int]:
        """The actions in force."""
        return [] if self.line is None else self.line.actions

    @property
    def words_played(self) -> int:
        """Words of the record so far: an action is one, and so is each action taken back."""
        return 0 if self.line is None else len(self.line.played)

    @property
    def conceded(self) -> bool:
        """Whether the game ended because there was nobody left to play on for."""
        return self.conceded_by >= 0

    @property
    def turn(self) -> int:
        """The seat to decide; −1 if nobody is."""
        return self.state.seat if self.state is not None and not self.conceded and not self.called else -1

    @property
    def status(self) -> str:
        if self.row.status == rows.RECORD:
            return rows.RECORD
        if self.problem:
            return self.row.status
        if self.state is None:
            return rows.LOBBY
        return rows.OVER if self.turn < 0 else rows.PLAYING

    @property
    def is_rated(self) -> bool:
        """Whether the game counts for ratings: it is meant to, and at least two people with accounts sit there."""
        people = [seat for seat in self.seats if seat.kind == rows.PERSON and seat.person_id]
        fair = self.called_by != rows.BY_ORGANISER
        return self.row.house.rated and fair and (len(people) >= 2 or self.state is None)

    @property
    def has_helps(self) -> bool:
        """Whether the games' helps are shown: by the rules of the house, and always once everything is."""
        return self.row.house.helps or self.is_open

    @property
    def is_open(self) -> bool:
        """Whether everything may be shown: the game is over, or never was played here."""
        return self.status in (rows.OVER, rows.RECORD)

    @property
    def has_people(self) -> bool:
        """Whether a person plays here now."""
        return any(seat.plays for seat in self.seats)

    def places(self, gone: Sequence[bool]) -> list[int]:
        """The place of every seat: as it was called, else as it was played, those who were gone behind the others."""
        assert self.state is not None
        return self.called or places(self.state, gone, self.conceded_by)

    def winners(self, entry: TableEntry, after: State | None) -> str:
        """Who has won once the entry stands, which ends the game; as the row keeps it."""
        state = after if after is not None else self.state
        assert state is not None
        if entry.kind == rows.CALL:
            reached = read_call(entry.word)[1]
        else:
            last = entry.seat if entry.kind == rows.RESIGN else -1
            reached = places(state, [seat.resigned or seat.seat == last for seat in self.seats], last)
        return ",".join(str(seat) for seat, place in enumerate(reached) if place == 1)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last choice without asking anybody."""
        state = self.state
        if state is None or self.turn < 0 or self.row.house.take_backs != rows.FREE:
            return False
        return state.last_seat == seat and state.moves > state.barrier

    def to_agree(self, seat: int) -> set[int]:
        """The people who must agree before something of the seat is taken back; bots have nothing against it."""
        return {other.seat for other in self.seats if other.plays and other.seat != seat}

    def why_not_back(self, seat: int) -> str:
        """Why the seat may not ask to go back to before its last choice: the code of the refusal; empty if it may."""
        house = self.row.house
        if house.take_backs == rows.NEVER:
            return "no_undo_here"
        if self.pending is not None:
            return "take_back_pending"
        to = self.own_last_action(seat)
        if to < 0:
            return "nothing_to_take_back"
        # With nobody to agree, nobody could object to an answer that knows what came out.
        if not house.training and not self.to_agree(seat) and self.has_revealed(to, seat):
            return "revealed"
        return ""

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat may ask to go back to before its last choice."""
        return self.turn >= 0 and self.seats[seat].plays and not self.why_not_back(seat)

    def has_revealed(self, to: int, seat: int) -> bool:
        """Whether anything random or hidden came out since so many actions, as far as the seat could learn it."""
        assert self.line is not None
        key = (len(self.line.played), to, seat)
        if key not in self._revealed:
            self._revealed = {key: self.line.has_revealed(to, seat)}
        return self._revealed[key]

    def is_same_word(self, one: str, other: str) -> bool:
        """Whether two texts stand for the same action."""
        assert self.line is not None
        words = self.line.setup.words
        try:
            return words.parse(one) == words.parse(other)
        except UnknownWord:
            return False

    def missed(self, since: int) -> list[TableStep] | None:
        """The steps after a version; None if that is too long ago, or of a future that never was."""
        if not self.knows(since):
            return None
        if since == self.version - 1:
            return [self.steps[-1]]
        return list(islice(self.steps, len(self.steps) - (self.version - since), None))

    def knows(self, since: int) -> bool:
        """Whether all steps after a version are still here."""
        return since >= 0 and 0 <= self.version - since <= len(self.steps)

    def own_last_action(self, seat: int) -> int:
        """How many actions were played before the seat's last one; −1 if it has none."""
        if self.line is None or seat not in self.line.seats:
            return -1
        return len(self.line.seats) - 1 - self.line.seats[::-1].index(seat)
