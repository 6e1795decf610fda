"""How strong a policy is, in a way that others can repeat: the same deals from every seat against fixed levels.

docs/research.md defines the protocol and how to report what comes of it.
"""

from functools import partial

import msgspec

from skyhall import __version__
from skyhall.arena.fixtures import Fixture, Match, check_terms, sealed
from skyhall.arena.play import Result, play_fixture
from skyhall.arena.policies import policy
from skyhall.arena.ratings import wilson
from skyhall.bots import bot
from skyhall.bots.base import Bot
from skyhall.core.errors import OptionsError
from skyhall.core.state import OptionValue


class Evaluation(msgspec.Struct, frozen=True):
    """The terms: `games` against each level. `content` and `rules` pin the box and the rules."""

    policy: str
    batch: bool
    game: str
    levels: list[str]
    games: int
    seats: int
    seed: str
    options: dict[str, OptionValue]
    edition: str
    content: str = ""
    rules: int = 0

    @property
    def match(self) -> Match:
        """The terms on which each game is played."""
        return Match(self.game, self.levels, self.games, self.seats, self.seed, self.options, self.edition)


class Row(msgspec.Struct, frozen=True):
    """What the policy took of its games against a level: shares of the win with a 95 % interval, mean lead in points.

    `fair` is the share of equals; `seconds` is what a decision of the policy took.
    """

    level: str
    games: int
    won: float
    share: float
    low: float
    high: float
    fair: float
    lead: float
    seconds: float


class Evaluated(msgspec.Struct, frozen=True):
    """The terms, the version of the hall, and a row a level."""

    skyhall: str
    terms: Evaluation
    rows: list[Row]


def checked(terms: Evaluation) -> Evaluation:
    """The terms with box and rules pinned; what cannot be played is refused before anything is."""
    check_terms(terms.match)
    if len(set(terms.levels)) < len(terms.levels):
        raise OptionsError(f"--levels {','.join(terms.levels)}: expected each only once")
    policy(terms.policy, terms.batch)
    pinned = sealed(terms.match)
    return msgspec.structs.replace(terms, content=pinned.content, rules=pinned.rules)


def fixtures(terms: Evaluation) -> list[Fixture]:
    """Every game, deal by deal: against each level the policy has every seat once, all others are the level's."""
    planned: list[Fixture] = []
    for deal in range(-(-terms.games // terms.seats)):
        for level in terms.levels:
            for seat in range(terms.seats):
                line_up = [level] * terms.seats
                line_up[seat] = terms.policy
                planned.append(Fixture(len(planned), line_up, f"{terms.seed} {deal}"))
    return planned


def play(terms: Evaluation, fixture: Fixture) -> Result:
    """One game."""
    return play_fixture(terms.match, fixture, partial(player, terms))


def player(terms: Evaluation, name: str) -> Bot:
    """Who sits there."""
    return policy(name, terms.batch) if name == terms.policy else bot(name)


def evaluated(terms: Evaluation, results: list[Result]) -> Evaluated:
    """A row for each level that was played."""
    rows = [row(terms, level, results) for level in terms.levels]
    return Evaluated(__version__, terms, [each for each in rows if each.games])


def row(terms: Evaluation, level: str, results: list[Result]) -> Row:
    """What came of the games against one level."""
    won = lead = seconds = 0.0
    games = decisions = 0
    for result in results:
        if level not in result.line_up:
            continue
        seat = result.line_up.index(terms.policy)
        others = [score for place, score in enumerate(result.scores) if place != seat]
        games += 1
        won += result.shares[seat]
        lead += result.scores[seat] - max(others)
        decisions += result.decisions[seat]
        seconds += result.thinking[seat]
    low, high = wilson(won, games)
    share = won / max(1, games)
    return Row(level, games, won, share, low, high, 1 / terms.seats, lead / max(1, games), seconds / max(1, decisions))
