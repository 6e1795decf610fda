"""The battery itself. Every failure names the case, the move and what was expected."""

import copy
import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet

import msgspec

from skyhall.core.dice import Dice, seeded
from skyhall.core.errors import IllegalAction
from skyhall.core.event import Event
from skyhall.core.game import Game
from skyhall.core.line import Line, Walk
from skyhall.core.observation import Row
from skyhall.core.record import read_record
from skyhall.core.sitting import look
from skyhall.core.state import KERNEL, State
from skyhall.locale import Catalogue, languages
from skyhall.testing.cases import Case, cases
from skyhall.testing.whole import check_game

View = Mapping[str, object]
# From a spectator's view and the events since then, those parts of the later view that the events tell.
Retell = Callable[[View, Sequence[Mapping[str, object]]], Mapping[str, object]]


def conformance(game: Game, retell: Retell | None = None, most: int = 40) -> None:
    """Everything, over all seat counts and option combinations."""
    check_game(game)
    for case in cases(game, most):
        check_case(game, case, retell)


def check_case(game: Game, case: Case, retell: Retell | None = None, looks: int = 4) -> None:
    """A random game of this case, looked at closely about `looks` times, replayed and recorded."""
    _Run(game, case, retell, looks).run()


class _Run:
    """One game under watch."""

    def __init__(self, game: Game, case: Case, retell: Retell | None, looks: int) -> None:
        self.game = game
        self.case = case
        self.retell = retell
        self.looks = looks
        self.dice = seeded("conformance " + case.seed)
        self.state = case.new(game, listen=True)
        self.longest = game.longest(case.seats, self.state.setup.options, self.state.setup.edition)
        self.conserved = self.state.conserved()
        self.rows: list[Row | None] = [None] * case.seats
        self.played: list[int] = []
        self.told = 0
        self.last_look: View = self.state.view(None)
        self.catalogues = [Catalogue(language, game) for language in languages(game)]
        self.names = [f"Seat {seat}" for seat in range(case.seats)]

    def fail(self, what: str) -> str:
        return f"{self.game.name}, {self.case}, seed {self.case.seed!r}, move {len(self.played)}: {what}"

    def run(self) -> None:
        length = self._length()
        spacing = max(1, length // self.looks)
        while not self.state.over:
            if len(self.played) % spacing == 0:
                self.look()
            self.step()
        self.look_at_events()
        self.check_end()
        self.check_replay()

    def _length(self) -> int:
        """How long such a game is, by playing one blindly."""
        state = self.case.new(self.game)
        dice = self.dice.fork("length")
        while not state.over and state.moves <= self.longest:
            actions = state.actions()
            state.push(actions[dice.below(len(actions))])
        return state.moves

    def step(self) -> None:
        state = self.state
        actions = state.actions()
        assert actions, self.fail("a decision without a legal action")
        assert len(set(actions)) == len(actions), self.fail("an action is listed twice")
        assert all(0 <= action < len(self.game.words) for action in actions), self.fail("an action out of range")
        assert 0 <= state.seat < self.case.seats, self.fail(f"seat {state.seat} is to decide")
        assert len(self.played) < self.longest, self.fail(f"longer than the declared {self.longest} decisions")
        action = actions[self.dice.below(len(actions))]
        seat = state.seat
        state.apply(action)
        self.played.append(action)
        assert state.moves == len(self.played), self.fail("moves are miscounted")
        assert state.last_seat == seat, self.fail("the last seat is not the one that decided")
        assert 0 <= state.barrier <= state.moves, self.fail(f"barrier {state.barrier} of {state.moves} moves")
        assert state.conserved() == self.conserved, self.fail(f"{state.conserved()} was {self.conserved}")
        if state.moves % 3 == 0:
            self.check_row(state.moves // 3 % self.case.seats)

    def check_row(self, seat: int) -> None:
        """What a seat saw the last time, written over, is what it sees."""
        row = look(self.rows, self.state, seat)
        row.end(self.state)
        assert row.packed() == self.state.observation(seat), self.fail(f"seat {seat} sees what was there before")

    def look(self) -> None:
        self.check_illegal()
        self.check_fields()
        self.check_clone()
        self.check_pickle()
        for seat in [*range(self.case.seats), None]:
            self.check_view(seat)
        for seat in range(self.case.seats):
            self.check_observation(seat)
            self.check_non_interference(seat)
        self.check_words()
        self.check_evaluation()
        self.look_at_events()

    def check_illegal(self) -> None:
        """An illegal action raises and changes nothing."""
        state = self.state
        legal = state.actions()
        before = state.digest()
        for _ in range(3):
            action = self.dice.below(len(self.game.words))
            if action not in legal:
                try:
                    state.apply(action)
                except IllegalAction:
                    pass
                else:
                    raise AssertionError(self.fail(f"{self.game.words.name(action)} is illegal and was taken"))
        assert state.digest() == before, self.fail("a refused action changed the position")

    def check_fields(self) -> None:
        """Every attribute of the table is named once, and what the digest leaves out is copied with the rest."""
        state = self.state
        named = [*state.fields, *state.derived, *state.noted, *state.scratch]
        assert len(set(named)) == len(named), self.fail("an attribute of the table is named twice")
        missing = attributes(state) - {*named, "setup", "dice", *KERNEL}
        assert not missing, self.fail(f"{', '.join(sorted(missing))}: in none of fields, derived, noted, scratch")
        twin = state.clone()
        for name in (*state.derived, *state.noted):
            assert getattr(twin, name) == getattr(state, name), self.fail(f"a clone has another {name}")

    def check_clone(self) -> None:
        """A copy is equal, quiet, and lives its own life."""
        state = self.state
        before = state.digest()
        twin = state.clone()
        assert twin.log is None, self.fail("a clone keeps a log")
        assert twin.digest() == before, self.fail("a clone differs")
        assert twin.actions() == state.actions(), self.fail("a clone has other actions")
        _wander(twin, self.dice, 12)
        assert state.digest() == before, self.fail("playing on a clone changed the original")
        other = state.clone()
        other_digest = other.digest()
        again = state.clone()
        _wander(again, self.dice, 3)
        assert other.digest() == other_digest == before, self.fail("two clones share something")

    def check_pickle(self) -> None:
        """From a pickle comes the same table, log and all, and goes on the same way; so does a deep copy."""
        state = self.state
        logged = [_seen(state.log or [], seat) for seat in range(self.case.seats)]
        for way, twin in (("pickle", pickle.loads(pickle.dumps(state))), ("deep copy", copy.deepcopy(state))):
            assert twin.digest() == state.digest(), self.fail(f"a {way} differs")
            assert twin.actions() == state.actions(), self.fail(f"a {way} has other actions")
            heard = [_seen(twin.log or [], seat) for seat in range(self.case.seats)]
            assert heard == logged, self.fail(f"a {way} has another log")
            for seat in range(self.case.seats):
                assert twin.observation(seat) == state.observation(seat), self.fail(
                    f"seat {seat} sees a {way} otherwise"
                )
            real = state.clone()
            for table in (real, twin):
                _wander(table, self.dice.fork("after a pickle"), 12)
            assert twin.digest() == real.digest(), self.fail(f"a {way} goes on otherwise")

    def check_view(self, seat: int | None) -> None:
        """Plain JSON that matches the declared schema, no key more."""
        view = self.state.view(seat)
        plain = json.loads(json.dumps(view))
        assert plain == view, self.fail(f"the view of {seat} is not plain data")
        typed: object = msgspec.convert(plain, self.game.view_schema())
        assert msgspec.to_builtins(typed) == plain, self.fail(f"the view of {seat} has keys beyond its schema")
        if seat is not None:
            public = self.state.view(None)
            own = self.state.own_view(seat, public)
            assert json.dumps(own) == json.dumps(view), self.fail(f"the view of {seat} made of the public one differs")
            assert public == self.state.view(None), self.fail(f"the view of {seat} was put into the public one")

    def check_observation(self, seat: int) -> None:
        """Plain floats from −1 to 1, as many as the game says, whatever the position."""
        seen = self.state.observe(seat)
        size = self.game.observation_size(self.case.seats)
        assert len(seen) == size, self.fail(f"the observation of {seat} has {len(seen)} numbers: expected {size}")
        for index, number in enumerate(seen):
            assert type(number) is float, self.fail(f"number {index} of the observation of {seat} is {number!r}")
            assert -1.0 <= number <= 1.0, self.fail(f"number {index} of the observation of {seat} is {number}")

    def check_non_interference(self, seat: int) -> None:
        """What a seat cannot see changes neither its view, nor its actions, nor the events it is told."""
        state = self.state
        twin = state.determinize(seat, self.dice.fork(f"hidden {seat} {state.moves}"))
        assert twin.view(seat) == state.view(seat), self.fail(f"hidden data show in the view of seat {seat}")
        assert twin.view(None) == state.view(None), self.fail("hidden data show to spectators")
        assert twin.observe(seat) == state.observe(seat), self.fail(f"hidden data show in the observation of {seat}")
        assert twin.seat == state.seat, self.fail("hidden data decide who is asked")
        ask, ask_twin = state.prompt(), twin.prompt()
        assert (ask.key, ask.args) == (ask_twin.key, ask_twin.args), self.fail("hidden data show in the question")
        if state.seat == seat:
            assert twin.actions() == state.actions(), self.fail(f"hidden data change the actions of seat {seat}")
        common = [action for action in state.actions() if action in twin.actions()]
        if common:
            self.check_same_story(seat, twin, common[self.dice.below(len(common))])

    def check_same_story(self, seat: int, twin: State, action: int) -> None:
        """The same word in both worlds is told alike, as long as it shows nothing new."""
        real, other = self.state.clone(), twin.clone()
        real.log, other.log = [], []
        real.push(action)
        other.push(action)
        quiet = real.barrier < real.moves and other.barrier < other.moves
        if quiet:
            name = self.game.words.name(action)
            assert _seen(real.log, seat) == _seen(other.log, seat), self.fail(f"{name} is told differently to {seat}")
            assert real.view(seat) == other.view(seat), self.fail(f"{name} leaves different views for {seat}")

    def check_words(self) -> None:
        """Every question, word and refusal can be said, and refusals are about illegal words only."""
        state = self.state
        legal = state.actions()
        messages = [state.prompt(), state.question(), *[state.describe(action) for action in legal]]
        for refusal in state.refusals():
            assert refusal.action not in legal, self.fail(
                f"{self.game.words.name(refusal.action)} is legal and refused"
            )
            assert refusal.rule, self.fail("a refusal without a rule")
            messages.append(refusal.reason)
        for message in messages:
            self.check_phrase(message.key, message.args)
            self.say(message.key, message.args)

    def check_evaluation(self) -> None:
        """By hand, and by what was learned where the game has features to learn from."""
        self.check_shares(self.state.evaluate())
        names = self.game.feature_names
        if names:
            self.check_shares(self.state.judge())
            rows = self.game.features(self.state)
            assert [len(row) for row in rows] == [len(names)] * self.case.seats, self.fail(f"features {rows}")

    def check_shares(self, shares: list[float]) -> None:
        assert len(shares) == self.case.seats, self.fail(f"evaluation {shares}")
        assert all(0 <= share <= 1 for share in shares), self.fail(f"evaluation {shares}")
        assert abs(sum(shares) - 1) < 1e-6, self.fail(f"evaluation {shares} does not add up to 1")

    def look_at_events(self) -> None:
        """Events are plain data, can be said, and tell how the last view became this one."""
        log = self.state.log
        assert log is not None
        for event in log[self.told :]:
            # Spectators see the public part; one seat that may see the private part stands for all of them.
            for seat in [None, *event.seats[:1]]:
                seen = event.seen_by(seat)
                assert json.loads(json.dumps(seen)) == seen, self.fail(f"event {event.name} is not plain data")
                self.say("event-" + event.name, seen, set(event.private) - set(seen))
            self.check_phrase("event-" + event.name, {**event.public, **event.private})
            assert not set(event.private) & set(event.public), self.fail(f"event {event.name} hides what it shows")
        view = self.state.view(None)
        if self.retell is not None:
            for part, value in self.retell(self.last_look, _seen(log[self.told :], None)).items():
                assert view[part] == value, self.fail(f"the events tell {part} as {value}, the view as {view[part]}")
        self.told = len(log)
        self.last_look = view

    def check_phrase(self, key: str, args: Mapping[str, object]) -> None:
        """What is said is declared, and its arguments are of their kinds."""
        phrase = self.game.phrases.phrase(key)
        assert phrase is not None, self.fail(f"{key} is not declared in the game's phrases")
        fault = phrase.fault(args)
        assert not fault, self.fail(f"{key} {fault}")

    def say(self, key: str, args: Mapping[str, object], hidden: AbstractSet[str] = frozenset()) -> None:
        for words in self.catalogues:
            assert words.has(key), self.fail(f"the catalogue of {words.language} has no {key}")
            words.say(key, args, self.names)
            missing = words.missing(key, args) - hidden
            assert not missing, self.fail(f"{key} asks for {', '.join(missing)}, which it does not get")

    def check_end(self) -> None:
        state, seats = self.state, self.case.seats
        assert state.seat == -1, self.fail("a game that is over asks somebody")
        assert state.actions() == [], self.fail("a game that is over has actions")
        assert state.barrier == state.moves, self.fail("the end of the game can be taken back")
        assert len(state.scores()) == seats, self.fail("scores for other seats than play")
        assert sorted(state.ranks())[0] == 1, self.fail(f"ranks {state.ranks()} without a first")
        self.say("end-" + state.ending(), {})
        assert state.evaluate() == state.win_shares(), self.fail("the evaluation of the end is not the result")
        assert state.judge() == state.win_shares(), self.fail("the judgement of the end is not the result")
        for seat in [*range(seats), None]:
            self.check_view(seat)
        for seat in range(seats):
            self.check_observation(seat)

    def check_replay(self) -> None:
        """Same seed and actions, same digest: unheard, and through the text of a record."""
        state = self.state
        again = self.case.new(self.game)
        for action in self.played:
            again.push(action)
        assert again.digest() == state.digest(), self.fail("the same actions lead elsewhere when nobody listens")
        line = Line(self.game, self.case.seats, self.case.seed, self.case.options, self.case.edition)
        line.lead_to(self.played)
        Walk(read_record(line.record().text())).to_end()


def attributes(state: State) -> set[str]:
    """What the table has, compiled or not."""
    found = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        found |= set(getattr(kind, "__mypyc_attrs__", ())) - {"__dict__"}
    return found


def _wander(state: State, dice: Dice, moves: int) -> None:
    for _ in range(moves):
        if not state.over:
            actions = state.actions()
            state.push(actions[dice.below(len(actions))])


def _seen(log: list[Event], seat: int | None) -> list[dict[str, object]]:
    return [{**event.seen_by(seat)} for event in log]
