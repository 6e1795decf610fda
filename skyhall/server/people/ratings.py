"""How strong people are: one rating a game, with its doubt, from the places of rated tables. `openskill` does the sums.

The scale is that of the bots' levels, which stand fixed on it: 400 points are ten to one. It is imported where it is
needed: a hall starts sooner without it.
"""

from collections.abc import Sequence
from math import sqrt

import msgspec

# Where everybody begins, and how little is known then.
FIRST, FIRST_DOUBT = 1500.0, 245.0
# Two whose ratings are certain: 400 points are ten to one.
BETA = 400 / 2.302585 / sqrt(2)
# What is forgotten from game to game, and in a day without one.
TAU, TAU_DAY = 5.0, 6.0
# Bots do not change, and little is in doubt about them.
BOT_DOUBT = 30.0
# Before so many games a rating is provisional.
PROVISIONAL = 10
DAY = 24 * 3600 * 1000


class Rating(msgspec.Struct, frozen=True):
    """Where somebody stands, and how unsure that is (a standard deviation)."""

    mu: float = FIRST
    sigma: float = FIRST_DOUBT


class Seated(msgspec.Struct, frozen=True):
    """A seat of a rated game: its side, the place that was reached, and whether its person had left at the end."""

    rating: Rating
    side: int
    place: int
    gone: bool = False


def bot(rating: int) -> Rating:
    """A level of the game."""
    return Rating(float(rating), BOT_DOUBT)


def doubted(rating: Rating, since: int, moment: int) -> Rating:
    """A rating some time after the last game: the longer ago, the less is known."""
    days = max(0, moment - since) / DAY
    return Rating(rating.mu, min(FIRST_DOUBT, sqrt(rating.sigma**2 + TAU_DAY**2 * days)))


def rated(seats: Sequence[Seated]) -> list[Rating]:
    """The ratings after a game, seat by seat. Whoever left has lost, even if their side has won without them."""
    sides = sorted({seat.side for seat in seats})
    reached = {side: _reached(seats, side) for side in sides}
    after = _rate(seats, sides, reached)
    last = max(reached.values()) + 1
    for place, seat in enumerate(seats):
        if seat.gone and reached[seat.side] < max(reached.values()):
            after[place] = _rate(seats, sides, {**reached, seat.side: last})[place]
    return after


def _reached(seats: Sequence[Seated], side: int) -> int:
    """The place of a side: the best of those who stayed."""
    members = [seat for seat in seats if seat.side == side]
    stayed = [seat.place for seat in members if not seat.gone]
    return min(stayed) if stayed else max(seat.place for seat in members)


def _rate(seats: Sequence[Seated], sides: Sequence[int], reached: dict[int, int]) -> list[Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=FIRST, sigma=FIRST_DOUBT, beta=BETA, tau=TAU)
    members = {side: [place for place, seat in enumerate(seats) if seat.side == side] for side in sides}
    most = max(len(places) for places in members.values())
    # Who plays a side alone plays for two: they count as often as the others have people.
    teams = [(members[side] * most)[:most] if len(members[side]) < most else members[side] for side in sides]
    before = [[model.rating(mu=seats[p].rating.mu, sigma=seats[p].rating.sigma) for p in team] for team in teams]
    after = model.rate(before, ranks=[float(reached[side]) for side in sides])
    found: dict[int, list[Rating]] = {}
    for team, new in zip(teams, after, strict=True):
        for place, one in zip(team, new, strict=True):
            found.setdefault(place, []).append(Rating(float(one.mu), float(one.sigma)))
    return [_mean(found[place]) for place in range(len(seats))]


def _mean(some: Sequence[Rating]) -> Rating:
    return Rating(sum(one.mu for one in some) / len(some), sum(one.sigma for one in some) / len(some))
