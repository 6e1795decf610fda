"""Looking back at somebody's games: results, records, replays to search, the way of a rating; and who may look."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, Select, exists, func, select

from skyhall.server import rows
from skyhall.server.company.friends import are_friends
from skyhall.server.database import Database, insert_into
from skyhall.server.errors import Refused
from skyhall.server.people import ratings
from skyhall.server.people.ratings import Rating
from skyhall.server.people.rows import EVERYBODY, NOBODY, Caller, Person
from skyhall.server.people.schema import finished, kept_games, people, results
from skyhall.server.people.schema import ratings as ratings_table
from skyhall.server.people.shown import (
    BoxUse,
    Leader,
    MetLine,
    PastGame,
    PastGames,
    PastSeat,
    Point,
    Profile,
    RatingInfo,
    RecordInfo,
    ResultLine,
    Wanted,
)
from skyhall.server.rows import now
from skyhall.server.schema import seats
from skyhall.server.store import AnyRow

# Of somebody's games, how many are looked at for results and records, and how many points a graph has.
MOST_GAMES = 5000
MOST_POINTS = 400
MONTH = 30 * ratings.DAY
LEADERS = 100
# Somebody who has played this share of their rated games against one other person is shown with that person.
OFTEN = 0.4
# A rated game is short if it took less than this share of the usual words.
SHORT = 1 / 3


def doubt_shown(sigma: float) -> int:
    """Nineteen of twenty lie within."""
    return round(1.96 * sigma)


class Profiles:
    """Reads what people look back at."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def person(self, person_id: str, viewer: Caller | None) -> Person:
        """Somebody, if the viewer may look."""
        query = select(people).where(people.c.id == person_id)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Refused("not_found", what="person")
        person = Person(id=row.id, name=row.name, shown_to=row.shown_to, created=row.created)
        if not await self.may_see(person, viewer):
            raise Refused("private", name=person.name)
        return person

    async def may_see(self, person: Person, viewer: Caller | None) -> bool:
        """Whether somebody's games and ratings are shown to a viewer; one's own always are."""
        if person.shown_to == EVERYBODY:
            return True
        if viewer is None or person.shown_to == NOBODY:
            return viewer is not None and viewer.person.id == person.id
        return viewer.person.id == person.id or await are_friends(self.database, person.id, viewer.person.id)

    async def profile(self, person: Person, viewer: Caller | None) -> Profile:
        """All but the games themselves."""
        viewer_id = "" if viewer is None else viewer.person.id
        return await self.database.read(lambda connection: _profile(connection, person, viewer_id))

    async def history(self, person: Person, game: str) -> list[Point]:
        """How a rating came about, the oldest first; of very many games the latest."""
        return await self.database.read(lambda connection: _history(connection, person.id, game))

    async def games(self, person: Person, own: bool, wanted: Wanted) -> PastGames:
        """Somebody's games, the latest first. Others find favourites only where they are shared."""
        return await self.database.read(lambda connection: _games(connection, person.id, own, wanted))

    async def keep(self, person_id: str, table_id: str, favourite: bool, shared: bool) -> None:
        """Mark one of one's own games."""

        def job(connection: Connection) -> None:
            own = (results.c.table_id == table_id) & (results.c.person_id == person_id)
            if connection.execute(select(results.c.seat).where(own)).first() is None:
                raise Refused("not_found")
            values = {"favourite": favourite, "shared": shared}
            keep = insert_into(connection.dialect.name, kept_games)
            keep = keep.values(person_id=person_id, table_id=table_id, **values)
            connection.execute(keep.on_conflict_do_update(index_elements=["person_id", "table_id"], set_=values))

        await self.database.write(job)

    async def leaders(self, game: str) -> list[Leader]:
        """The strongest whose ratings are sure enough, and who let themselves be seen."""
        return await self.database.read(lambda connection: _leaders(connection, game))

    async def ratings_of(self, ids: Sequence[str], game: str) -> dict[str, int]:
        """The ratings of some people in a game, for who has one."""
        query = select(ratings_table.c.person_id, ratings_table.c.mu)
        query = query.where(ratings_table.c.person_id.in_(ids), ratings_table.c.game == game, ratings_table.c.games > 0)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.person_id: round(row.mu) for row in found}


def _own(person_id: str) -> Select[tuple[object, ...]]:
    query = select(
        results,
        finished.c.edition,
        finished.c.seats,
        finished.c.people,
        finished.c.rated,
        finished.c.ending,
        finished.c.words,
    )
    return query.join(finished, finished.c.table_id == results.c.table_id).where(results.c.person_id == person_id)


def _profile(connection: Connection, person: Person, viewer_id: str) -> Profile:
    own = viewer_id == person.id
    played = connection.execute(_own(person.id).order_by(results.c.ended.desc()).limit(MOST_GAMES)).all()
    return Profile(
        id=person.id,
        name=person.name,
        since=person.created,
        own=own,
        shown_to=person.shown_to if own else "",
        games=len(played),
        with_people=sum(row.people > 1 for row in played),
        ratings=_ratings(connection, person.id, played),
        results=_results(played),
        boxes=_boxes(played),
        records=_records(connection, played),
        met=[] if own or not viewer_id else _met(connection, viewer_id, person.id),
    )


def _met(connection: Connection, viewer_id: str, person_id: str) -> list[MetLine]:
    """How the games of two people with each other went for the first of them, the most played game first."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = select(mine.c.game, mine.c.place, theirs.c.place.label("other"))
    query = query.join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.person_id == person_id))
    query = query.where(mine.c.person_id == viewer_id).order_by(mine.c.ended.desc()).limit(MOST_GAMES)
    found: dict[str, MetLine] = {}
    for row in connection.execute(query):
        line = found.setdefault(row.game, MetLine(game=row.game, games=0, ahead=0, behind=0, even=0))
        line.games += 1
        line.ahead += row.place < row.other
        line.behind += row.place > row.other
        line.even += row.place == row.other
    return sorted(found.values(), key=lambda line: (-line.games, line.game))


def _ratings(connection: Connection, person_id: str, played: Sequence[AnyRow]) -> list[RatingInfo]:
    moment, found = now(), []
    for row in connection.execute(select(ratings_table).where(ratings_table.c.person_id == person_id)):
        sure = ratings.doubted(Rating(row.mu, row.sigma), row.changed or moment, moment)
        month = [one for one in played if one.game == row.game and one.mu is not None and one.ended > moment - MONTH]
        found.append(
            RatingInfo(
                game=row.game,
                rating=round(row.mu),
                doubt=doubt_shown(sure.sigma),
                games=row.games,
                provisional=row.games < ratings.PROVISIONAL,
                change=round(row.mu) - round(month[-1].mu_before) if month else 0,
                played=row.changed,
            )
        )
    return sorted(found, key=lambda one: -one.rating)


def _results(played: Iterable[AnyRow]) -> list[ResultLine]:
    together: dict[tuple[str, bool], list[AnyRow]] = {}
    for row in played:
        together.setdefault((row.game, row.people > 1), []).append(row)
    found = []
    for (game, with_people), some in sorted(together.items(), key=lambda item: -len(item[1])):
        places = [0] * max(row.seats for row in some)
        for row in some:
            places[row.place - 1] += 1
        fair = sum(1 / row.seats for row in some) / len(some)
        found.append(ResultLine(game=game, people=with_people, games=len(some), places=places, fair=fair))
    return found


def _boxes(played: Iterable[AnyRow]) -> list[BoxUse]:
    used: dict[tuple[str, str], int] = {}
    for row in played:
        used[(row.game, row.edition)] = used.get((row.game, row.edition), 0) + 1
    most = sorted(used.items(), key=lambda item: (-item[1], item[0]))[:6]
    return [BoxUse(game=game, edition=edition, games=games) for (game, edition), games in most]


def _records(connection: Connection, played: Sequence[AnyRow]) -> list[RecordInfo]:
    """Of each game the most points, the clearest and the quickest win, and the longest game; the earliest of equals."""
    found = []
    for game in sorted({row.game for row in played}):
        some = [row for row in reversed(played) if row.game == game and not row.gone]
        won = [row for row in some if row.place == 1 and row.ending not in ("conceded", "called")]
        if some:
            most, longest = max(some, key=lambda row: row.points), max(some, key=lambda row: row.words)
            found += [_record("points", most, most.points), _record("long", longest, longest.words)]
        if won:
            others = _second(connection, [row.table_id for row in won])
            margins = [row.points - others.get(row.table_id, row.points) for row in won]
            clear, quick = won[margins.index(max(margins))], min(won, key=lambda row: row.words)
            found += [_record("margin", clear, max(margins)), _record("quick", quick, quick.words)]
    return [record for record in found if record.value > 0]


def _record(kind: str, row: AnyRow, value: int) -> RecordInfo:
    return RecordInfo(
        kind=kind, game=row.game, value=value, table=row.table_id, step=row.words, seats=row.seats, at=row.ended
    )


def _second(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The most points of those who did not win."""
    query = select(results.c.table_id, func.max(results.c.points).label("points"))
    query = query.where(results.c.table_id.in_(ids), results.c.place > 1).group_by(results.c.table_id)
    return {row.table_id: row.points for row in connection.execute(query)}


def _history(connection: Connection, person_id: str, game: str) -> list[Point]:
    query = _own(person_id).where(results.c.mu.is_not(None), results.c.game == game)
    rows_found = connection.execute(query.order_by(results.c.ended.desc()).limit(MOST_POINTS)).all()
    return [
        Point(
            at=row.ended,
            rating=round(row.mu),
            doubt=doubt_shown(row.sigma),
            change=round(row.mu) - round(row.mu_before),
            place=row.place,
            seats=row.seats,
            table=row.table_id,
        )
        for row in reversed(rows_found)
    ]


def _games(connection: Connection, person_id: str, own: bool, wanted: Wanted) -> PastGames:
    query = _narrowed(_own(person_id), person_id, own, wanted)
    total = connection.execute(select(func.count()).select_from(query.subquery())).scalar_one()
    page = query.order_by(results.c.ended.desc(), results.c.table_id).offset(wanted.first).limit(wanted.most)
    found = connection.execute(page).all()
    ids = [row.table_id for row in found]
    marks = select(kept_games).where(kept_games.c.person_id == person_id, kept_games.c.table_id.in_(ids))
    kept = {row.table_id: row for row in connection.execute(marks)}
    sitting = _sitting(connection, ids)
    endings = select(finished.c.ending).join(results, results.c.table_id == finished.c.table_id)
    endings = endings.where(results.c.person_id == person_id).distinct().order_by(finished.c.ending)
    return PastGames(
        games=[_past(row, sitting[row.table_id], kept.get(row.table_id), own) for row in found],
        first=wanted.first,
        total=total,
        endings=list(connection.execute(endings).scalars()),
    )


def _narrowed(
    query: Select[tuple[object, ...]], person_id: str, own: bool, wanted: Wanted
) -> Select[tuple[object, ...]]:
    if wanted.game:
        query = query.where(results.c.game == wanted.game)
    if wanted.ending:
        query = query.where(finished.c.ending == wanted.ending)
    if wanted.result:
        query = query.where(results.c.place == 1 if wanted.result == "won" else results.c.place > 1)
    if wanted.since:
        query = query.where(results.c.ended >= wanted.since)
    if wanted.until:
        query = query.where(results.c.ended < wanted.until)
    if wanted.player:
        named = seats.c.name.icontains(wanted.player, autoescape=True) & (seats.c.seat != results.c.seat)
        query = query.where(exists().where(seats.c.table_id == results.c.table_id, named))
    if wanted.kept:
        mark = kept_games.c.shared if wanted.kept == "shared" or not own else kept_games.c.favourite
        mine = (kept_games.c.table_id == results.c.table_id) & (kept_games.c.person_id == person_id)
        query = query.where(exists().where(mine, mark))
    return query


def _sitting(connection: Connection, ids: Sequence[str]) -> dict[str, list[PastSeat]]:
    found: dict[str, list[PastSeat]] = {table_id: [] for table_id in ids}
    query = select(seats.c.name, seats.c.person_id, seats.c.kind, results)
    query = query.join(results, (results.c.table_id == seats.c.table_id) & (results.c.seat == seats.c.seat))
    for row in connection.execute(query.where(seats.c.table_id.in_(ids)).order_by(results.c.place, seats.c.seat)):
        name = row.name if row.kind == rows.PERSON else ""
        found[row.table_id].append(
            PastSeat(
                seat=row.seat, name=name, person=row.person_id, level=row.level, place=row.place, points=row.points
            )
        )
    return found


def _past(row: AnyRow, sitting: list[PastSeat], kept: AnyRow | None, own: bool) -> PastGame:
    return PastGame(
        table=row.table_id,
        game=row.game,
        edition=row.edition,
        seat=row.seat,
        ended=row.ended,
        words=row.words,
        ending=row.ending,
        rated=row.mu is not None,
        rating=None if row.mu is None else round(row.mu),
        change=None if row.mu is None else round(row.mu) - round(row.mu_before),
        seats=sitting,
        favourite=kept is not None and kept.favourite and (own or kept.shared),
        shared=kept is not None and kept.shared,
    )


def _leaders(connection: Connection, game: str) -> list[Leader]:
    query = select(people.c.id, people.c.name, ratings_table).join(people, people.c.id == ratings_table.c.person_id)
    query = query.where(
        ratings_table.c.game == game, ratings_table.c.games >= ratings.PROVISIONAL, people.c.shown_to == EVERYBODY
    )
    best = connection.execute(query.order_by(ratings_table.c.mu.desc(), people.c.id).limit(LEADERS)).all()
    ids, moment = [row.id for row in best], now()
    often, short = _often(connection, game, ids), _short(connection, game, ids)
    found = []
    for row in best:
        rival, met = often.get(row.id, ("", 0))
        share = met / row.games
        sure = ratings.doubted(Rating(row.mu, row.sigma), row.changed, moment)
        found.append(
            Leader(
                id=row.id,
                name=row.name,
                rating=round(row.mu),
                doubt=doubt_shown(sure.sigma),
                games=row.games,
                often=rival if share >= OFTEN else "",
                often_share=round(100 * share) if share >= OFTEN else 0,
                short=round(100 * short.get(row.id, 0) / row.games),
            )
        )
    return found


def _often(connection: Connection, game: str, ids: Sequence[str]) -> dict[str, tuple[str, int]]:
    """Whom each of these has met most in rated games, by name, and how often."""
    own, other = results.alias("own"), results.alias("other")
    met = func.count().label("met")
    query = select(own.c.person_id, people.c.name, met).select_from(own)
    query = query.join(other, (other.c.table_id == own.c.table_id) & (other.c.seat != own.c.seat))
    query = query.join(people, people.c.id == other.c.person_id)
    query = query.where(own.c.person_id.in_(ids), own.c.game == game, own.c.mu.is_not(None))
    found: dict[str, tuple[str, int]] = {}
    for row in connection.execute(query.group_by(own.c.person_id, people.c.id, people.c.name).order_by(met)):
        found[row.person_id] = (row.name, row.met)
    return found


def _short(connection: Connection, game: str, ids: Sequence[str]) -> dict[str, int]:
    """How many rated games of each of these were over very soon, for the number of seats."""
    mean = select(finished.c.seats, func.avg(finished.c.words).label("words"))
    mean = mean.where(finished.c.game == game, finished.c.rated).group_by(finished.c.seats)
    usual = mean.subquery()
    query = select(results.c.person_id, func.count().label("number"))
    query = query.join(finished, finished.c.table_id == results.c.table_id)
    query = query.join(usual, usual.c.seats == finished.c.seats)
    query = query.where(results.c.person_id.in_(ids), results.c.game == game, results.c.mu.is_not(None))
    query = query.where(finished.c.words < usual.c.words * SHORT).group_by(results.c.person_id)
    return {row.person_id: row.number for row in connection.execute(query)}
