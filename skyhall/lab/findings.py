"""What the games of one edition come to."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from skyhall.lab.numbers import NO_SPREAD, Share, Spread, spread
from skyhall.lab.pairs import Pair, pairs
from skyhall.lab.tally import Tally, itself
from skyhall.lab.trials import Sample


class ComponentFindings(msgspec.Struct, frozen=True):
    """A component: what the seats that used it won, and how many of all seats used it.

    `taken` is how many of the copies that came up were taken (of none, if it need not come up), `rounds` when it was
    first used, `points` what it brought who used it, copy by copy; both without numbers where the game does not tell.
    """

    kind: str
    name: str
    wins: Share
    use: Share
    taken: Share = Share(0, 0)
    rounds: Spread = NO_SPREAD
    points: Spread = NO_SPREAD


class Findings(msgspec.Struct, frozen=True):
    """Everything the report tells of one edition. `places` are the seats in the order of play.

    `outcomes` are the kinds of components that come of doing well: they are told, not judged. `pairs` are components
    that one seat used together.
    """

    games: int
    seats: int
    places: list[Share]
    ties: Share
    moves: Spread
    rounds: Spread
    scores: Spread
    winners: Spread
    margins: Spread
    branching: Spread
    widths: dict[int, int]
    forced: Share
    endings: dict[str, Share]
    decisive: dict[str, Share]
    components: dict[str, list[ComponentFindings]]
    outcomes: tuple[str, ...]
    pairs: list[Pair] = []

    @property
    def has_points(self) -> bool:
        """Whether scores say more than who won."""
        return len(self.scores.bins) > 3


def find(samples: list[Sample], outcomes: tuple[str, ...] = (), alike: Callable[[str], str] = itself) -> Findings:
    """The findings of some games, at least one; components that are `alike` count as one."""
    seats = len(samples[0].shares)
    tally = Tally(alike)
    for sample in samples:
        tally.add(sample, pairs=True)
    widths = total(sample.widths for sample in samples)
    forced = widths.pop(1, 0)
    return Findings(
        len(samples),
        seats,
        [
            Share(sum(sample.shares[(sample.first + place) % seats] for sample in samples), len(samples))
            for place in range(seats)
        ],
        Share(sum(max(sample.shares) < 1 for sample in samples), len(samples)),
        spread([sample.moves for sample in samples]),
        spread([sample.rounds for sample in samples]),
        spread([score for sample in samples for score in sample.scores]),
        spread([score_of_winner(sample) for sample in samples]),
        spread([margin(sample) for sample in samples]),
        spread([mean_width(sample) for sample in samples]),
        widths,
        Share(forced, forced + sum(widths.values())),
        occurrences(([sample.ending] for sample in samples), len(samples)),
        occurrences((sample.decisive for sample in samples), len(samples)),
        components(tally),
        outcomes,
        pairs(tally, outcomes),
    )


def total(counts: Iterable[Mapping[int, int]]) -> dict[int, int]:
    """Several counts in one, in order."""
    found: Counter[int] = Counter()
    for count in counts:
        found.update(count)
    return dict(sorted(found.items()))


def score_of_winner(sample: Sample) -> int:
    """The points of whoever won; with a tie-break that need not be most of all."""
    return max(score for score, share in zip(sample.scores, sample.shares, strict=True) if share > 0)


def margin(sample: Sample) -> int:
    """Points between the winner and the best of the others; 0 if the win was shared."""
    others = [score for score, share in zip(sample.scores, sample.shares, strict=True) if share == 0]
    return score_of_winner(sample) - max(others) if max(sample.shares) == 1 else 0


def mean_width(sample: Sample) -> float:
    """How many actions a decision offered on average, of those that offered a choice."""
    decisions = sum(count for width, count in sample.widths.items() if width > 1)
    actions = sum(width * count for width, count in sample.widths.items() if width > 1)
    return actions / decisions if decisions else 0.0


def occurrences(names: Iterable[list[str]], games: int) -> dict[str, Share]:
    """In how many games each name occurs, most frequent first."""
    found: Counter[str] = Counter()
    for group in names:
        found.update(set(group))
    ordered = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return {name: Share(count, games) for name, count in ordered}


def components(tally: Tally) -> dict[str, list[ComponentFindings]]:
    """By kind, in the order in which a game names them; the best of a kind first."""
    found: dict[str, list[ComponentFindings]] = {}
    for full, uses in tally.uses.items():
        kind, _, name = full.partition(":")
        found.setdefault(kind, []).append(
            ComponentFindings(
                kind,
                name,
                uses.wins,
                Share(uses.seats, tally.seats),
                Share(uses.taken, uses.offered),
                spread(uses.rounds),
                spread(uses.points),
            )
        )
    return {kind: sorted(of_kind, key=best_first) for kind, of_kind in found.items()}


def best_first(component: ComponentFindings) -> tuple[float, str]:
    """Those that win most in front."""
    return -component.wins.share, component.name
