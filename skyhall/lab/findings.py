"""What the games of one edition come to."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from skyhall.lab.numbers import Share, Spread, spread
from skyhall.lab.trials import Sample


class ComponentFindings(msgspec.Struct, frozen=True):
    """A component: what the seats that used it won, and how many of all seats used it."""

    kind: str
    name: str
    wins: Share
    use: Share


class Findings(msgspec.Struct, frozen=True):
    """Everything the report tells of one edition. `places` are the seats in the order of play.

    `outcomes` are the kinds of components that come of doing well: they are told, not judged.
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

    @property
    def has_points(self) -> bool:
        """Whether scores say more than who won."""
        return len(self.scores.bins) > 3


def find(samples: list[Sample], outcomes: tuple[str, ...] = ()) -> Findings:
    """The findings of some games, at least one."""
    seats = len(samples[0].shares)
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
        components(samples, seats),
        outcomes,
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


def components(samples: list[Sample], seats: int) -> dict[str, list[ComponentFindings]]:
    """By kind, in the order in which a game names them; the best of a kind first."""
    uses: Counter[str] = Counter()
    wins: dict[str, float] = {}
    kinds: dict[str, list[str]] = {}
    for sample in samples:
        for seat, used in enumerate(sample.used):
            for name in used:
                if name not in uses:
                    kinds.setdefault(name.partition(":")[0], []).append(name)
                uses[name] += 1
                wins[name] = wins.get(name, 0.0) + sample.shares[seat]
    found: dict[str, list[ComponentFindings]] = {}
    for kind, names in kinds.items():
        of_kind = [
            ComponentFindings(
                kind, name.partition(":")[2], Share(wins[name], uses[name]), Share(uses[name], len(samples) * seats)
            )
            for name in names
        ]
        found[kind] = sorted(of_kind, key=lambda each: (-each.wins.share, each.name))
    return found
