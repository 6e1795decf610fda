"""What is to be played: every pairing over the same deals, and every deal once from each seat."""

from itertools import combinations

import msgspec

from skyhall.bots import bot
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.core.state import OptionValue


class Match(msgspec.Struct, frozen=True):
    """The terms of a match. Two matches with the same terms are the same match, game for game.

    `games` are those of each pairing. `clock` is the time for a decision in milliseconds; with 0 there is none, bots do
    what their parameters say, and the match can be repeated exactly. `content` is the hash of the edition's content and
    `rules` the version of the rules, once the match is `sealed`.
    """

    game: str
    bots: list[str]
    games: int
    seats: int
    seed: str
    options: dict[str, OptionValue]
    edition: str
    clock: int = 0
    content: str = ""
    rules: int = 0


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and the deal."""

    number: int
    line_up: list[str]
    seed: str


def sealed(match: Match) -> Match:
    """The match with the box and the rules that it is played with, so that its journal is continued with no others."""
    room = game(match.game)
    return msgspec.structs.replace(match, content=room.edition(match.edition).hash, rules=room.rules_version)


def check_terms(match: Match) -> None:
    """Refuse what no game can be played with, before any is."""
    game(match.game).setup(match.seats, match.options, match.edition)
    for name in match.bots:
        bot(name)


def check_match(match: Match) -> None:
    """Refuse what cannot be played as a match: also fewer than two bots, or one of them twice."""
    check_terms(match)
    if len(match.bots) < 2:
        raise OptionsError(f"{len(match.bots)} bot: expected two or more, separated by commas")
    if len(set(match.bots)) < len(match.bots):
        raise OptionsError(f"bots {', '.join(match.bots)}: expected each name only once")


def fixtures(match: Match) -> list[Fixture]:
    """Every game of a match, deal by deal, so that a match that is stopped is still a fair one.

    A pairing is as many bots as there are seats; if there are too few, they take turns around the table. Each deal is
    played once in each rotation, and all pairings play the same deals.
    """
    planned: list[Fixture] = []
    deals = -(-match.games // match.seats)
    pairings = list(combinations(match.bots, min(len(match.bots), match.seats)))
    for deal in range(deals):
        for pairing in pairings:
            around = [pairing[seat % len(pairing)] for seat in range(match.seats)]
            for turn in range(match.seats):
                planned.append(Fixture(len(planned), around[turn:] + around[:turn], f"{match.seed} {deal}"))
    return planned
