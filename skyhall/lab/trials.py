"""What the lab plays: the same deals with each edition, all seats at one level; and what it keeps of a game."""

from collections import Counter
from functools import lru_cache

import msgspec

from skyhall.arena.fixtures import Fixture, Match
from skyhall.arena.play import Result, box, play_fixture
from skyhall.bots import bot
from skyhall.core.edition import Edition, parse_toml, read_toml
from skyhall.core.errors import OptionsError
from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.core.state import OptionValue
from skyhall.lab.values import same_path, with_numbers

# Boxes that one study compares at most.
MOST_BOXES = 8
# Boxes that a process keeps at hand.
KEPT = 32


class Study(msgspec.Struct, frozen=True):
    """What is to be found out: `games` of one game at one level, with one box or several.

    A box is an edition by its name or path, or by its text where `texts` has one at its place; `changes` are the
    numbers that are others in it, by path, one table for each box (none: all boxes are as they are written).
    `contents` are the hashes of the boxes and `rules` the version of the rules, once the study is `sealed`.
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
    texts: list[str] = []
    changes: list[dict[str, int]] = []

    def text(self, edition: int) -> str:
        """The text of an edition; empty if it goes by its name."""
        return self.texts[edition] if self.texts else ""

    def changed(self, edition: int) -> dict[str, int]:
        """The numbers that are others in a box."""
        return self.changes[edition] if self.changes else {}

    def terms(self, edition: int) -> Match:
        """The terms on which the games of one edition are played."""
        return Match(self.game, [self.level], self.games, self.seats, self.seed, self.options, self.editions[edition])


class Trial(msgspec.Struct, frozen=True):
    """One game to be played, and with which edition."""

    edition: int
    fixture: Fixture


class Sample(msgspec.Struct, frozen=True):
    """What is kept of a game. Lists go by seat; `widths` counts the decisions by how many actions they offered.

    `offers` tells how often what had to come up did, and how often it was taken; `when` in which round each seat first
    used what it used, and `earned` the points that this brought.
    """

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
    offers: dict[str, tuple[int, int]] = {}
    when: list[dict[str, int]] = []
    earned: list[dict[str, float]] = []


def check_study(study: Study) -> None:
    """Refuse what cannot be played or compared, before anything is."""
    if not 1 <= len(study.editions) <= MOST_BOXES:
        raise OptionsError(f"{len(study.editions)} boxes: expected one, or up to {MOST_BOXES} to compare")
    room = game(study.game)
    bot(study.level)
    seen: dict[str, str] = {}
    for place, name in enumerate(study.editions):
        made = box_of(study, place)
        room.setup(study.seats, study.options, made)
        shown = label_of(name, study.changed(place))
        if made.hash in seen:
            raise OptionsError(f'editions "{seen[made.hash]}" and "{shown}" contain the same values')
        seen[made.hash] = shown


def label_of(edition: str, changed: dict[str, int]) -> str:
    """A box by its edition, or by its numbers that are others."""
    return ", ".join(str(value) for value in changed.values()) or edition


def sealed(study: Study) -> Study:
    """The study with the boxes and the rules that it is played with, so that it is continued with no others."""
    contents = [box_of(study, place).hash for place in range(len(study.editions))]
    return msgspec.structs.replace(study, contents=contents, rules=game(study.game).rules_version)


def swept(study: Study, path: str, values: list[int]) -> Study:
    """The study of one edition with one of its numbers at several values."""
    if len(study.editions) != 1:
        raise OptionsError(f"--sweep with {len(study.editions)} editions: expected one edition")
    content = content_of(study.game, study.editions[0], study.text(0))
    spelled = same_path(path, game(study.game).overlay, content)
    return msgspec.structs.replace(
        study,
        editions=study.editions * len(values),
        texts=study.texts * len(values),
        changes=[{spelled: value} for value in values],
    )


def box_of(study: Study, place: int) -> Edition:
    """One of the boxes."""
    changed = tuple(study.changed(place).items())
    return made_box(study.game, study.editions[place], study.text(place), changed)


@lru_cache(KEPT)
def made_box(game_name: str, edition: str, text: str, changed: tuple[tuple[str, int], ...]) -> Edition:
    """A box, made once in each process."""
    if not text and not changed:
        return box(game_name, edition)
    room = game(game_name)
    content = content_of(game_name, edition, text)
    if changed:
        content = with_numbers(content, room.overlay, dict(changed))
    return room.make_edition(content, edition or room.default_edition)


def content_of(game_name: str, edition: str, text: str) -> dict[str, object]:
    """All that an edition holds, by its name, its path or its text."""
    room = game(game_name)
    data = parse_toml(text, edition) if text else read_toml(room.edition_path(edition))
    return room.edition_content(data, edition or room.default_edition)


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
    made = box_of(study, trial.edition)
    return retell(match, trial.edition, made, play_fixture(match, trial.fixture, edition=made))


def retell(match: Match, edition: int, made: Edition, result: Result) -> Sample:
    """What the lab keeps of a game that was played."""
    room = game(match.game)
    line = Line(room, match.seats, result.seed, match.options, made, listen=True)
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
        room.offers(state),
        [room.when(state, seat) for seat in range(match.seats)],
        [{name: round(points, 3) for name, points in room.earned(state, seat).items()} for seat in range(match.seats)],
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
