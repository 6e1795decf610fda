"""What the database keeps of tournaments, as typed values; and one of them as a whole, as it is at a moment."""

from collections.abc import Mapping, Sequence

import msgspec

from skyhall.server import rows
from skyhall.server.tournaments import standings
from skyhall.server.tournaments.pairing import BYE, Past
from skyhall.server.tournaments.standings import Standing, Turn

SWISS, ROBIN = "swiss", "robin"
FORMATS = (SWISS, ROBIN)
OPEN, RUNNING, PAUSED, DONE, CANCELLED = "open", "running", "paused", "done", "cancelled"
# Neither over nor cancelled.
GOING = (OPEN, RUNNING, PAUSED)
STILL_IN = -1


class Tournament(msgspec.Struct, kw_only=True, frozen=True):
    """A tournament: what all its tables have in common, and how far it is. Times are in ms."""

    id: str
    name: str
    organiser_id: str
    game: str
    seats: int
    format: str
    rounds: int
    edition: str
    edition_hash: str
    options: dict[str, bool | int | str]
    clock_move: int
    clock_bank: int
    rated: bool
    listed: bool
    least: int
    most: int
    starts_at: int
    round_seconds: int
    on_dates: bool
    status: str = OPEN
    round: int = 0
    round_ends: int = 0
    paused_at: int = 0
    created: int = 0
    ended: int = 0


class Player(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody who takes part. Of a deleted account neither id nor name is left."""

    number: int
    person_id: str
    name: str
    rating: int
    left_after: int = STILL_IN

    @property
    def is_in(self) -> bool:
        """Whether they are paired."""
        return self.left_after == STILL_IN


class RoundTable(msgspec.Struct, kw_only=True):
    """A table of a round. `called` are half points by seat; `places`, `points` and `gone` come from its result."""

    round: int
    number: int
    table_id: str
    called: list[int]
    status: str
    turn: int
    due: int | None
    seed: str
    version: int
    places: dict[int, int] = {}
    points: dict[int, int] = {}
    gone: dict[int, bool] = {}

    @property
    def scores(self) -> list[int] | None:
        """Half points by seat; None while it is played."""
        if self.called:
            return self.called
        if not self.places:
            return None
        order = sorted(self.places)
        return standings.scores_of([self.places[seat] for seat in order], [self.gone[seat] for seat in order])

    @property
    def is_over(self) -> bool:
        """Whether nobody plays there any more, though the result may not be written yet."""
        return bool(self.called or self.places) or self.status == rows.OVER


class PlayerTurn(msgspec.Struct, kw_only=True, frozen=True):
    """A player's part in a round as it was drawn; `award` is in half points, for who has no table."""

    round: int
    player: int
    number: int
    seat: int
    why: str
    award: int


class Whole(msgspec.Struct):
    """A tournament with all its rounds."""

    row: Tournament
    players: list[Player]
    tables: list[RoundTable]
    turns: list[PlayerTurn]

    def player_of(self, person_id: str) -> Player | None:
        """Who somebody is here."""
        return next((one for one in self.players if person_id and one.person_id == person_id), None)

    def of_round(self, number: int) -> list[RoundTable]:
        """The tables of a round."""
        return [table for table in self.tables if table.round == number]

    def order_of_seed(self) -> dict[int, int]:
        """The players by their ratings at the start, then by when they came."""
        order = sorted(self.players, key=lambda one: (-one.rating, one.number))
        return {one.number: place for place, one in enumerate(order)}

    def scored(self, until: int | None = None) -> list[Turn]:
        """All parts in rounds with their scores, up to a round."""
        scores: Mapping[tuple[int, int], list[int] | None] = {
            (table.round, table.number): table.scores for table in self.tables
        }
        found = []
        for turn in self.turns:
            if until is not None and turn.round > until:
                continue
            given = scores[turn.round, turn.number] if turn.number else None
            score = turn.award if not turn.number else None if given is None else given[turn.seat]
            found.append(
                Turn(round=turn.round, table=turn.number, seat=turn.seat, player=turn.player, score=score, why=turn.why)
            )
        return found

    def standings(self, until: int | None = None) -> list[Standing]:
        """How things stand, or stood after a round."""
        numbers = [one.number for one in self.players]
        return standings.standings(numbers, self.scored(until), self.row.seats, self.order_of_seed())

    def past(self) -> Past:
        """What was drawn so far."""
        past = Past()
        seated: dict[tuple[int, int], list[PlayerTurn]] = {}
        for turn in sorted(self.turns, key=lambda one: (one.round, one.number, one.seat)):
            if turn.number:
                seated.setdefault((turn.round, turn.number), []).append(turn)
            elif turn.why == BYE:
                past.byes[turn.player] += 1
        for table in seated.values():
            past.note([turn.player for turn in table])
        return past

    def staying(self) -> Sequence[int]:
        """The numbers of those who still take part."""
        return [one.number for one in self.players if one.is_in]
