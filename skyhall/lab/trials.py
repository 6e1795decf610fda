"""What the lab plays: the same deals with each edition, all seats at one level; and what it keeps of a game."""

from collections import Counter

import msgspec

from skyhall.arena.fixtures import Fixture, Match, check_terms
from skyhall.arena.play import Result, box, play_fixture
from skyhall.core.errors import OptionsError
from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.core.state import OptionValue


class Study(msgspec.Struct, frozen=True):
    """What is to be found out: `games` of one game at one level, with one edition or two.

    `contents` are the hashes of the editions and `rules` the version of the rules, once the study is `sealed`.
    """

    game: str
    level: str
    games: int
    seats: int
    seed: str
    options: dict[str, OptionValue]
    editions: list[str]
    contents: list[str] = []
    rules: int = 0

    def terms(self, edition: int) -> Match:
        """The terms on which the games of one edition are played."""
        return Match(self.game, [self.level], self.games, self.seats, self.seed, self.options, self.editions[edition])


class Trial(msgspec.Struct, frozen=True):
    """One game to be played, and with which edition."""

    edition: int
    fixture: Fixture


class Sample(msgspec.Struct, frozen=True):
    """What is kept of a game. Lists go by seat; `widths` counts the decisions by how many actions they offered."""

    edition: int
    number: int
    first: int
    shares: list[float]
    scores: list[int]
    ending: str
    decisive: list[str]
    moves: int
    rounds: int
    widths: dict[int, int]
    used: list[list[str]]


def check_study(study: Study) -> None:
    """Refuse what cannot be played or compared, before anything is."""
    if not 1 <= len(study.editions) <= 2:
        raise OptionsError(f"{len(study.editions)} editions: expected one, or two to compare")
    for edition in range(len(study.editions)):
        check_terms(study.terms(edition))
    boxes = [box(study.game, name) for name in study.editions]
    if len(boxes) == 2 and boxes[0].hash == boxes[1].hash:
        raise OptionsError(f'editions "{study.editions[0]}" and "{study.editions[1]}" contain the same values')


def sealed(study: Study) -> Study:
    """The study with the boxes and the rules that it is played with, so that it is continued with no others."""
    contents = [box(study.game, name).hash for name in study.editions]
    return msgspec.structs.replace(study, contents=contents, rules=game(study.game).rules_version)


def trials(study: Study) -> list[Trial]:
    """Every game, deal by deal, so that a study that is stopped has as many games of both editions."""
    line_up = [study.level] * study.seats
    return [
        Trial(edition, Fixture(number, line_up, f"{study.seed} {number}"))
        for number in range(study.games)
        for edition in range(len(study.editions))
    ]


def play_trial(study: Study, trial: Trial) -> Sample:
    """Play a game, then go through it again and listen: bots are not slowed down by what the lab wants to know."""
    match = study.terms(trial.edition)
    return retell(match, trial.edition, play_fixture(match, trial.fixture))


def retell(match: Match, edition: int, result: Result) -> Sample:
    """What the lab keeps of a game that was played."""
    room = game(match.game)
    line = Line(room, match.seats, result.seed, match.options, box(match.game, match.edition), listen=True)
    state = line.state
    widths: Counter[int] = Counter()
    for action in result.record:
        widths[len(state.actions())] += 1
        line.push(action)
    return Sample(
        edition,
        result.number,
        room.first_seat(state),
        result.shares,
        result.scores,
        result.ending,
        room.decisive(state),
        result.moves,
        room.rounds(state),
        dict(sorted(widths.items())),
        [room.used(state, seat) for seat in range(match.seats)],
    )


def whole(samples: list[Sample], editions: int) -> list[list[Sample]]:
    """The games of each edition in order, up to the first that is missing: a study that was stopped can be repeated."""
    by_key = {(sample.number, sample.edition): sample for sample in samples}
    found: list[list[Sample]] = [[] for _ in range(editions)]
    number = 0
    while all((number, edition) in by_key for edition in range(editions)):
        for edition in range(editions):
            found[edition].append(by_key[number, edition])
        number += 1
    return found
