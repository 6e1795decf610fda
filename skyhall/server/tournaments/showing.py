"""A tournament as it is answered."""

from collections.abc import Mapping

from skyhall.core.dice import seed_hash
from skyhall.server.people.rows import Caller
from skyhall.server.tournaments.progress import Progress
from skyhall.server.tournaments.requests import (
    CupNews,
    PairInfo,
    PartInfo,
    RestInfo,
    RoundInfo,
    StandingInfo,
    TournamentInfo,
    TournamentLine,
)
from skyhall.server.tournaments.rows import Player, RoundTable, Tournament, Whole
from skyhall.server.tournaments.standings import win_of

# A round ends soon with less than this left, or less than a quarter, in ms.
SOON = 2 * 3600 * 1000


def line_of(row: Tournament, count: int, mine: bool, asked: bool, viewer: str) -> TournamentLine:
    """For a list."""
    return TournamentLine(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        format=row.format,
        status=row.status,
        rounds=row.rounds,
        round=row.round,
        players=count,
        least=row.least,
        most=row.most,
        clock=row.clock_move,
        bank=row.clock_bank,
        rated=row.rated,
        listed=row.listed,
        starts_at=row.starts_at,
        round_ends=row.round_ends,
        own=bool(viewer) and row.organiser_id == viewer,
        mine=mine,
        asked=asked,
    )


def news_of(row: Tournament, table: str, your_turn: bool, moment: int) -> CupNews:
    """For a notice."""
    return CupNews(
        id=row.id,
        name=row.name,
        game=row.game,
        table=table,
        round=row.round,
        round_ends=row.round_ends,
        your_turn=your_turn,
        soon=bool(table) and row.round_ends - moment <= min(SOON, row.round_seconds * 1000 // 4),
    )


def info_of(
    whole: Whole,
    organiser: str,
    ratings: Mapping[str, int],
    caller: Caller | None,
    asked: bool,
    progress: Mapping[str, Progress],
    moment: int,
) -> TournamentInfo:
    """All of it."""
    row, viewer = whole.row, "" if caller is None else caller.person.id
    me = whole.player_of(viewer)
    return TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        format=row.format,
        status=row.status,
        rounds=row.rounds,
        round=row.round,
        round_ends=row.round_ends,
        round_seconds=row.round_seconds,
        on_dates=row.on_dates,
        starts_at=row.starts_at,
        edition=row.edition,
        edition_hash=row.edition_hash,
        options=row.options,
        clock=row.clock_move,
        bank=row.clock_bank,
        rated=row.rated,
        listed=row.listed,
        least=row.least,
        most=row.most,
        organiser=organiser,
        organiser_id=row.organiser_id,
        own=bool(viewer) and row.organiser_id == viewer,
        me=0 if me is None else me.number,
        asked=asked,
        win=win_of(row.seats) / 2,
        standings=_standings(whole, ratings),
        drawn=[_round(whole, number, progress) for number in range(1, row.round + 1)],
        created=row.created,
        ended=row.ended,
        now=moment,
    )


def _standings(whole: Whole, ratings: Mapping[str, int]) -> list[StandingInfo]:
    known = {one.number: one for one in whole.players}
    before = {line.player: line.place for line in whole.standings(whole.row.round - 1)} if whole.row.round > 1 else {}
    parts: dict[int, list[PartInfo]] = {number: [] for number in known}
    for turn in whole.scored():
        score = None if turn.score is None else turn.score / 2
        parts[turn.player].append(
            PartInfo(round=turn.round, table=turn.table, seat=turn.seat, score=score, why=turn.why)
        )
    return [
        StandingInfo(
            player=line.player,
            place=line.place,
            before=before.get(line.player, 0),
            name=known[line.player].name,
            person=known[line.player].person_id,
            rating=_rating(known[line.player], ratings),
            points=line.points / 2,
            rivals=line.rivals / 2,
            direct=line.direct,
            later_wins=line.later_wins,
            left=not known[line.player].is_in,
            rounds=parts[line.player],
        )
        for line in whole.standings()
    ]


def _rating(one: Player, ratings: Mapping[str, int]) -> int:
    return ratings.get(one.person_id, 0)


def _round(whole: Whole, number: int, progress: Mapping[str, Progress]) -> RoundInfo:
    points = {line.player: line.points for line in whole.standings(number - 1)}
    met = Whole(whole.row, whole.players, [], [turn for turn in whole.turns if turn.round < number]).past().met
    pairs, odd, again = [], [], []
    for table in whole.of_round(number):
        sitting = [turn.player for turn in whole.turns if (turn.round, turn.number) == (number, table.number)]
        so_far = progress.get(table.table_id, Progress())
        pairs.append(_pair(table, sitting, [points[player] / 2 for player in sitting], so_far))
        if len({points[player] for player in sitting}) > 1:
            odd.append(table.number)
        if any(met[pair] for pair in met if pair <= set(sitting)):
            again.append(table.number)
    resting = [
        RestInfo(player=turn.player, why=turn.why) for turn in whole.turns if turn.round == number and not turn.number
    ]
    return RoundInfo(number=number, pairs=pairs, resting=resting, odd=odd, again=again)


def _pair(table: RoundTable, sitting: list[int], before: list[float], so_far: Progress) -> PairInfo:
    scores = table.scores
    return PairInfo(
        round=table.round,
        number=table.number,
        table=table.table_id,
        players=sitting,
        before=before,
        status=table.status,
        turn=table.turn,
        due=table.due,
        game_round=so_far.round,
        game_rounds=so_far.of,
        so_far=so_far.points,
        scores=None if scores is None else [score / 2 for score in scores],
        points=[table.points[seat] for seat in sorted(table.points)],
        called=bool(table.called),
        seed_hash=seed_hash(table.seed),
        seed=table.seed if table.status == "over" else None,
    )
