"""A line: what a game was. Setup, seed and actions, and every position they lead to.

Replays, live tables, environments, matches and lessons are lines. A line that keeps positions never changes one that
it has given out: each action leads to a new one, and going back costs about what is undone. A line that keeps none
plays on one table, as fast as the engine does.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from skyhall.core.dice import seed_hash
from skyhall.core.edition import Edition
from skyhall.core.errors import IllegalAction, RecordError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.record import UNDO, Record, result_of
from skyhall.core.registry import game as game_of
from skyhall.core.state import OptionValue, Setup, State, plain

# An undone action in `Line.played`.
TAKEN_BACK: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """`actions` are those in force, `seats` who took each; `played` are all, with TAKEN_BACK for each one undone."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | str = "",
        listen: bool = False,
        keep: bool = False,
        of: "Line | None" = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.listen = listen
        self.keep = keep
        if of is not None:
            self._be_like(of)
            return
        self.setup = game.setup(seats, options or {}, edition)
        self.actions: list[int] = []
        self.seats: list[int] = []
        self.played: list[int] = []
        self.state = self.first()
        # Positions kept, each with how many actions lead to it, in that order.
        self._kept: list[tuple[int, State]] = []

    def first(self) -> State:
        """The table as it was laid out, on its own."""
        setup = self.setup
        return self.game.new(setup.seats, self.seed, setup.options, setup.edition, self.listen)

    def push(self, action: int, after: State | None = None) -> None:
        """Take an action that is known to be legal. `after` is the position it leads to, if it is known already."""
        self.seats.append(self.state.seat)
        if self.keep:
            self._keep(len(self.actions), self.state)
            self.state = after if after is not None else following(self.state, action, self.listen)
        else:
            self.state.push(action)
        self.actions.append(action)
        self.played.append(action)

    def apply(self, action: object) -> None:
        """Take an action; an illegal one raises IllegalAction and changes nothing."""
        if not isinstance(action, int) or action not in self.state.actions():
            self.state.clone().apply(action)
            raise IllegalAction(f"{action!r} is not legal now")
        self.push(action)

    def undo(self, count: int = 1) -> None:
        """Take the last actions back; they stay in `played`."""
        if not 0 <= count <= len(self.actions):
            found = len(self.actions)
            raise RecordError("there is no action to undo" if found == 0 else f"cannot undo {count} of {found} actions")
        self.played += [TAKEN_BACK] * count
        self._go_to(self.actions[: len(self.actions) - count])

    def lead_to(self, actions: Sequence[int]) -> None:
        """Be the line of these actions, known to be legal; what it shares with the one so far is not played again."""
        same = 0
        while same < len(actions) and same < len(self.actions) and actions[same] == self.actions[same]:
            same += 1
        if same < len(self.actions):
            self._go_to(self.actions[:same])
        for action in actions[same:]:
            self.push(action)
        self.played = list(actions)

    def at(self, count: int) -> State:
        """The position after that many actions, on its own: it may be played on."""
        if not 0 <= count <= len(self.actions):
            raise IllegalAction(f"{count} actions: expected 0 to {len(self.actions)}")
        state, done = self._nearest(count)
        state = state.clone()
        for action in self.actions[done:count]:
            state.push(action)
        return state

    def has_revealed(self, first: int, seat: int) -> bool:
        """Whether anything random or hidden came out to a seat by the actions from `first` on."""
        before = self.at(first)
        for action in self.actions[first:]:
            after = following(before, action, listen=False)
            if came_out(before, after, seat, self.game.hidden):
                return True
            before = after
        return False

    def copy(self) -> "Line":
        """The same line, to go another way: what happens on one changes nothing on the other."""
        return Line(self.game, self.setup.seats, self.seed, None, "", self.listen, self.keep, self)

    def _be_like(self, other: "Line") -> None:
        self.setup = other.setup
        self.actions, self.seats, self.played = other.actions[:], other.seats[:], other.played[:]
        # Positions of a line that keeps them never change, so both may have the same.
        self.state = other.state if other.keep else other.state.clone()
        self._kept = other._kept[:]

    def __reduce__(self) -> tuple[object, tuple[Setup, str, bool, bool, tuple[list[int], list[int], list[int]], State]]:
        """For pickles. Earlier positions are not held: going back plays them again."""
        played = (self.actions, self.seats, self.played)
        return line_again, (self.setup, self.seed, self.listen, self.keep, played, self.state)

    def rest(self) -> None:
        """Let go of the positions that were kept, but for the last: going further back plays them again."""
        del self._kept[:-1]

    def words(self) -> list[str]:
        """Everything that was played, by name; what was taken back is followed by as many `undo`."""
        names = self.setup.words
        return [UNDO if action == TAKEN_BACK else names.name(action) for action in self.played]

    def record(self, names: Sequence[str] = ()) -> Record:
        """The record of the game so far."""
        setup, game = self.setup, self.game
        rules = game.rules(setup.seats, setup.options)
        record = Record(game.name, rules, setup.edition.name, setup.edition.hash, setup.seats)
        record.names = list(names) or record.names
        record.options = dict(setup.told)
        record.seed, record.seed_hash = self.seed, seed_hash(self.seed)
        for word in self.words():
            record.add(word)
        record.close(self.state)
        return record

    def _nearest(self, count: int) -> tuple[State, int]:
        """The last position at hand that at most so many actions lead to, and how many do."""
        if count == len(self.actions):
            return self.state, count
        for done, state in reversed(self._kept):
            if done <= count:
                return state, done
        return self.first(), 0

    def _go_to(self, actions: list[int]) -> None:
        state, done = self._nearest(len(actions))
        self._kept = [one for one in self._kept if one[0] < done]
        for count in range(done, len(actions)):
            if self.keep:
                self._keep(count, state)
                state = following(state, actions[count], self.listen)
            else:
                state.push(actions[count])
        del self.seats[len(actions) :]
        self.actions = actions
        self.state = state

    def _keep(self, count: int, state: State) -> None:
        """Keep a position. Of older ones fewer are kept: the gaps grow with the distance, their number hardly does."""
        kept = self._kept
        kept.append((count, state))
        place = len(kept) - 3
        while place >= 0:
            if kept[place + 2][0] - kept[place][0] <= (count - kept[place + 2][0]) // 2:
                del kept[place + 1]
            place -= 1


def line_again(
    setup: Setup, seed: str, listen: bool, keep: bool, played: tuple[list[int], list[int], list[int]], state: State
) -> Line:
    """A line from a pickle."""
    game = setup.game
    assert isinstance(game, Game)
    line = Line(game, setup.seats, seed, setup.options, setup.edition, listen, keep)
    line.actions, line.seats, line.played = played
    line.state = state
    return line


def following(state: State, action: int, listen: bool = True) -> State:
    """The position an action leads to, with the events on the way in its log; the one before is left alone."""
    after = state.clone()
    if listen:
        after.log = []
    after.push(action)
    return after


def came_out(before: State, after: State, seat: int, hidden: Sequence[str]) -> bool:
    """Whether an action used dice or showed something hidden, or was another seat's and changed a hidden field.

    The last is how a card leaves a rival's hand: who played it need not ask, so the rules call it no reveal.
    """
    if after.dice.drawn != before.dice.drawn or after.barrier == after.moves:
        return True
    return after.last_seat != seat and secrets_of(before, hidden) != secrets_of(after, hidden)


def secrets_of(state: State, hidden: Sequence[str]) -> str:
    """The hidden fields of a position as text."""
    return json.dumps([getattr(state, name) for name in hidden], default=plain)


class Walk:
    """A record walked through word by word: `line` is the game after `place` words of it."""

    def __init__(
        self,
        record: Record,
        source: str = "record",
        edition: Edition | str = "",
        listen: bool = False,
        keep: bool = True,
    ) -> None:
        self.record = record
        self.source = source
        self.game = game_of(record.game)
        rules = self.game.rules(record.seats, record.options)
        if record.rules != rules:
            raise RecordError(
                f"{source}:3:8: rules version {record.rules}: this hall plays {record.game} with these seats and "
                f"options by version {rules}"
            )
        if not record.seed:
            raise RecordError(f"{source}: the seed is still secret: the record can be replayed once the game is over")
        if record.seed_hash and record.seed_hash != seed_hash(record.seed):
            raise RecordError(f"{source}: the seed does not match its hash: the record was changed")
        box = edition or record.edition
        self.edition = self.game.edition(box) if isinstance(box, str) else box
        setup = self.game.setup(record.seats, record.options, self.edition)
        if setup.edition.hash != record.edition_hash:
            raise RecordError(
                f'{source}:4:10: edition "{record.edition}" has content {record.edition_hash}, '
                f"the one loaded has {setup.edition.hash}: pass the edition file that was played with"
            )
        self.line = Line(self.game, record.seats, record.seed, record.options, self.edition, listen, keep)
        self.place = 0
        # The word of every place that was reached: its action, or TAKEN_BACK.
        self._read: list[int] = []

    @property
    def state(self) -> State:
        return self.line.state

    def step(self) -> None:
        """Play the next word of the record, checked."""
        word, line = self.record.words[self.place], self.record.lines[self.place]
        try:
            if word == UNDO:
                self.line.undo()
            else:
                self.line.apply(self.line.setup.words.parse(word))
        except SkyhallError as error:
            raise RecordError(f"{self.source}:{line}:1: {error}") from None
        if self.place == len(self._read):
            self._read.append(self.line.played[-1])
        self.place += 1

    def to(self, place: int) -> State:
        """The position after that many words."""
        if place < self.place:
            self.line.lead_to(in_force(self._read[:place]))
            self.place = place
        while self.place < place:
            self.step()
        return self.state

    def to_end(self) -> State:
        """The last position, with digest and result checked where the record gives them."""
        state = self.to(len(self.record.words))
        record = self.record
        found = result_of(state) if state.over else ""
        if record.result and record.result != found:
            raise RecordError(
                f"{self.source}: result {record.result}, but the words lead to {found or 'a game that is not over'}"
            )
        if record.digest and record.digest != state.digest():
            raise RecordError(f"{self.source}: digest {record.digest}, but the words lead to {state.digest()}")
        return state


def in_force(played: Sequence[int]) -> list[int]:
    """The actions that are left when all that was taken back is gone."""
    actions: list[int] = []
    for action in played:
        if action == TAKEN_BACK:
            actions.pop()
        else:
            actions.append(action)
    return actions
