"""A table in memory: the fold of its entries. It reads no clock and no database, so every node folds to the same."""

from collections import deque
from collections.abc import Sequence

from skyhall.core.dice import seed_hash
from skyhall.core.edition import Edition
from skyhall.core.game import Game
from skyhall.core.state import Event, State
from skyhall.server import rows
from skyhall.server.clock import Clock
from skyhall.server.rows import Entry, SeatRow, TableRow

# Steps whose events stay in memory, for clients that missed some.
KEPT = 48


class Step:
    """An entry with what happened by it."""

    def __init__(self, entry: Entry, events: list[Event], words_after: int) -> None:
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


class LiveTable:
    """The position, the actions in force, the steps of late, and who has to agree to what."""

    def __init__(self, row: TableRow, seats: list[SeatRow], room: Game, edition: Edition, problem: str = "") -> None:
        self.row = row
        self.seats = seats
        self.room = room
        self.edition = edition
        # Why the table cannot be opened any more (its rules or its edition are gone); empty if it can.
        self.problem = problem
        # What the table publishes of its seed at the start.
        self.seed_hash = seed_hash(row.seed)
        self.version = 0
        self.state: State | None = None
        self.history: list[int] = []
        # Words of the record so far: an action is one, and so is each action taken back.
        self.words_played = 0
        # The positions before the latest actions, as far back as they may be taken back freely.
        self.before: list[State] = []
        self.steps: deque[Step] = deque(maxlen=KEPT)
        self.answered: dict[tuple[int, str], int] = {}
        self.pending: TakeBack | None = None
        self.conceded = False
        self.last_at = row.created
        self.clock = Clock(row.clock_move, row.clock_bank, row.seats)

    def fold(self, entries: Sequence[Entry]) -> None:
        """Advance by all of these."""
        for entry in entries:
            self.advance(entry)

    def advance(self, entry: Entry, after: State | None = None) -> None:
        """One entry further. `after` is the position an action leads to, if it is known already."""
        events: list[Event] = []
        deciding = self.turn
        if not self.problem:
            match entry.kind:
                case rows.START:
                    events = self._start()
                case rows.ACTION:
                    events = self._act(entry, after)
                case rows.UNDO:
                    self._back_to(len(self.history) - 1)
                case rows.ASK_BACK:
                    self.pending = TakeBack.read(entry.seat, entry.word)
                    self._agreed()
                case rows.ACCEPT_BACK if self.pending is not None:
                    self.pending.need.discard(entry.seat)
                    self._agreed()
                case rows.DECLINE_BACK:
                    self.pending = None
                case rows.RESIGN if entry.word == "end":
                    self.conceded = True
        self.clock.note(entry, deciding, len(self.history))
        if entry.move_id is not None:
            self.answered[(entry.seat, entry.move_id)] = entry.number
        self.steps.append(Step(entry, events, self.words_played))
        self.version = entry.number
        self.last_at = entry.at

    def _start(self) -> list[Event]:
        self.state = self.fresh(listen=True)
        return self.state.log or []

    def _act(self, entry: Entry, after: State | None) -> list[Event]:
        action = self.room.words.parse(entry.word)
        assert self.state is not None
        after = after or after_action(self.state, action)
        self.before.append(self.state)
        free = after.moves - after.barrier
        del self.before[: max(0, len(self.before) - free)]
        self.history.append(action)
        self.words_played += 1
        self.state = after
        self.pending = None
        return after.log or []

    def _agreed(self) -> None:
        if self.pending is not None and not self.pending.need:
            self._back_to(self.pending.to)

    def _back_to(self, count: int) -> None:
        """The position after that many actions, from memory or by playing them again."""
        gone = len(self.history) - count
        self.words_played += gone
        del self.history[count:]
        self.pending = None
        if gone == 0:
            return
        if gone <= len(self.before):
            self.state = self.before[-gone]
            del self.before[-gone:]
            return
        self.state = self.fresh(listen=False)
        self.before = []
        for action in self.history:
            self.before.append(self.state.clone())
            self.state.push(action)
            del self.before[: max(0, len(self.before) - (self.state.moves - self.state.barrier))]

    def fresh(self, listen: bool) -> State:
        """The table as it was laid out."""
        return self.room.new(self.row.seats, self.row.seed, self.row.options, self.edition, listen)

    def twin(self) -> "LiveTable":
        """A copy to try an entry on; positions are shared, they never change."""
        other = LiveTable(self.row, self.seats, self.room, self.edition, self.problem)
        other.version, other.state, other.conceded = self.version, self.state, self.conceded
        other.history, other.before = self.history[:], self.before[:]
        if self.pending is not None:
            other.pending = TakeBack(self.pending.seat, self.pending.to, set(self.pending.need))
        other.clock = self.clock.twin()
        return other

    def outlook(self, entry: Entry, after: State | None, bots: set[int], lease: int) -> tuple[int | None, int | None]:
        """Whose turn an entry would make it (None before the start), and when something is due by itself."""
        if entry.kind == rows.ACTION and after is not None:
            turn, clock = after.seat, self._clock_after(entry)
        else:
            other = self.twin()
            other.advance(entry, after)
            if other.state is None:
                return None, None
            turn, clock = other.turn, other.clock
        return turn, entry.at + lease if turn in bots else clock.runs_out(turn)

    def _clock_after(self, action: Entry) -> Clock:
        if not self.clock.on:
            return self.clock
        clock = self.clock.twin()
        clock.note(action, self.turn, len(self.history) + 1)
        return clock

    # what follows from it

    @property
    def turn(self) -> int:
        """The seat to decide; −1 if nobody is."""
        return self.state.seat if self.state is not None and not self.conceded else -1

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
    def is_open(self) -> bool:
        """Whether everything may be shown: the game is over, or never was played here."""
        return self.status in (rows.OVER, rows.RECORD)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last choice without asking anybody."""
        state = self.state
        return state is not None and self.turn >= 0 and state.last_seat == seat and state.moves > state.barrier

    def own_last_action(self, seat: int) -> int:
        """How many actions were played before the seat's last one; −1 if it has none."""
        state = self.fresh(listen=False)
        found = -1
        for place, action in enumerate(self.history):
            if state.seat == seat:
                found = place
            state.push(action)
        return found

    def words(self) -> list[str]:
        """The actions in force by name."""
        return [self.room.words.name(action) for action in self.history]


def after_action(state: State, action: int) -> State:
    """The position an action leads to, with the events on the way in its log; the one before is left alone."""
    after = state.clone()
    after.log = []
    after.push(action)
    return after
