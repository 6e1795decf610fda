"""Ratings: what the sums say, that every game counts exactly once, and what profiles and the leaderboard tell."""

import asyncio

import pytest
from sqlalchemy import func, select, update

from skyhall.core.registry import game
from skyhall.server.people import ratings as sums
from skyhall.server.people import results as writing
from skyhall.server.people.identity import hash_token
from skyhall.server.people.ratings import Rating, Seated, bot, doubted, rated
from skyhall.server.people.results import GameResult, SeatResult, write_result
from skyhall.server.people.rows import Caller, Passkey, Person
from skyhall.server.people.schema import finished, ratings, results
from skyhall.server.people.schema import people as people_table
from skyhall.server.rows import now
from skyhall.server.schema import tables
from tests.server.authenticator import Someone

pytestmark = pytest.mark.anyio


def seat(place: int, mu: float = 1500, sigma: float = 60, side: int | None = None, gone: bool = False) -> Seated:
    return Seated(Rating(mu, sigma), place if side is None else side, place, gone)


def test_winners_rise_losers_fall_and_doubt_shrinks():
    first, second, third = rated([seat(1, side=0), seat(2, side=1), seat(3, side=2)])
    assert first.mu > second.mu > third.mu
    assert first.mu > 1500 > third.mu
    assert max(one.sigma for one in (first, second, third)) < 61
    fresh, sure = rated([Seated(Rating(), 0, 1), seat(2, sigma=40, side=1)])
    assert fresh.mu - 1500 > 1500 - sure.mu > 0


def test_400_points_are_ten_to_one():
    """What an expected win brings against what an unexpected one does, with next to no doubt."""
    strong, weak = Rating(1900, 1), Rating(1500, 1)
    rise = rated([Seated(strong, 0, 1), Seated(weak, 1, 2)])[0].mu - 1900
    upset = rated([Seated(strong, 0, 2), Seated(weak, 1, 1)])[1].mu - 1500
    assert 9 < upset / rise < 11


def test_a_tie_moves_the_weaker_up():
    strong, weak = rated([seat(1, 1700, side=0), seat(1, 1500, side=1)])
    assert strong.mu < 1700
    assert weak.mu > 1500


def test_bots_stand_still_on_the_same_scale():
    beaten = rated([Seated(Rating(1500, 100), 0, 1), Seated(bot(2000), 1, 2)])[0]
    expected = rated([Seated(Rating(1500, 100), 0, 1), Seated(bot(1000), 1, 2)])[0]
    assert beaten.mu - 1500 > 3 * (expected.mu - 1500)


def test_whoever_left_has_lost_even_if_their_side_wins():
    seats = [seat(1, side=0), seat(1, side=0, gone=True), seat(3, side=1), seat(3, side=1)]
    stayed, left, third, fourth = rated(seats)
    assert stayed.mu > 1500 > left.mu
    assert third.mu == fourth.mu < 1500


def test_one_against_two_counts_for_both_places():
    alone, one, other = rated([seat(1, side=0), seat(2, side=1), seat(2, side=1)])
    assert alone.mu - 1500 == pytest.approx(1500 - one.mu, rel=0.02)
    assert one.mu == other.mu


def test_sides_of_skytear_are_teams():
    for seats in (2, 3, 4):
        table = game("skytear").new(seats, "sides", {}, game("skytear").edition())
        sides = game("skytear").sides(table)
        assert len(sides) == seats
        assert len(set(sides)) == 2
    table = game("skytopia").new(3, "sides", {}, game("skytopia").edition())
    assert game("skytopia").sides(table) == [0, 1, 2]


def test_what_is_long_ago_is_less_sure():
    sure = Rating(1600, 40)
    assert doubted(sure, 0, 0) == sure
    later = doubted(sure, 0, 100 * sums.DAY)
    assert 40 < later.sigma < sums.FIRST_DOUBT
    assert later.mu == 1600
    assert doubted(sure, 0, 10_000 * sums.DAY).sigma == sums.FIRST_DOUBT


# what is written


async def add(desk, name: str, shown_to: str = "everybody") -> str:
    """Somebody with an account; the session's secret is the id with a prefix."""
    person = Person(id=f"id-{name}", name=name, created=1, shown_to=shown_to)
    session, secret = desk.identity.fresh_session(person.id, "")
    key = Passkey(
        id=name, person_id=person.id, credential=name, public_key="", sign_count=0, name="", created=1, used=1
    )
    await desk.identity.store.add(person, key, session, hash_token(secret), [name])
    return person.id


async def played(
    desk, table: str, *places: tuple[str, int], game_name: str = "skytopia", words: int = 100, **more
) -> bool:
    """A rated game of these people, with the places that they reached."""
    row = {"id": table, "game": game_name, "rules": 1, "edition": "tuned", "edition_hash": "", "options": "{}"}
    row |= {"seats": len(places), "seed": "", "listed": False, "clock_move": 60, "clock_bank": 0, "host_hash": ""}
    row |= {"status": "over", "turn": -1, "version": 1, "origin": "", "origin_step": 0, "rematch": ""}
    row |= {"created": 1, "changed": 1}
    each = [
        SeatResult(seat=n, person_id=who, level="", place=place, points=50 - place, gone=False, side=n, bot=0)
        for n, (who, place) in enumerate(places)
    ]
    result = GameResult(
        **{
            "table_id": table,
            "game": game_name,
            "edition": "tuned",
            "seats": len(places),
            "people": len(places),
            "rated": True,
            "ending": "finale",
            "words": words,
            "ended": now(),
            "each": each,
            **more,
        }
    )

    def job(connection) -> bool:
        if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
            connection.execute(tables.insert(), row)
        return write_result(result, connection)

    return await desk.database.write(job)


async def rows_of(desk, query):
    return await desk.database.read(lambda connection: connection.execute(query).all())


async def test_a_table_counts_once_whoever_writes_it(desk):
    ada, ben = await add(desk, "Ada"), await add(desk, "Ben")
    written = await asyncio.gather(*[played(desk, "t1", (ada, 1), (ben, 2)) for _ in range(5)])
    assert sorted(written) == [False] * 4 + [True]
    after = {row.person_id: row for row in await rows_of(desk, select(ratings))}
    assert after[ada].games == after[ben].games == 1
    assert after[ada].mu > 1500 > after[ben].mu
    kept = {row.person_id: row for row in await rows_of(desk, select(results))}
    assert kept[ada].mu == after[ada].mu
    assert kept[ada].mu_before == 1500


async def test_a_crash_in_the_middle_writes_nothing_and_the_next_look_all(desk, monkeypatch):
    ada, ben = await add(desk, "Ada"), await add(desk, "Ben")

    def fall_over(*_: object) -> None:
        raise RuntimeError("a power cut")

    monkeypatch.setattr(writing.ratings, "rated", fall_over)
    with pytest.raises(RuntimeError):
        await played(desk, "t1", (ada, 1), (ben, 2))
    assert await rows_of(desk, select(finished)) == await rows_of(desk, select(ratings)) == []
    monkeypatch.undo()
    assert await played(desk, "t1", (ada, 1), (ben, 2))


async def test_the_leaderboard_shows_who_is_sure_and_who_plays_whom_too_often(desk):
    ada, ben = await add(desk, "Ada"), await add(desk, "Ben")
    cy, shy = await add(desk, "Cy"), await add(desk, "Shy", shown_to="nobody")
    for n in range(10):
        await played(desk, f"a{n}", (ada, 1), (ben, 2), words=10 if n < 3 else 200)
        await played(desk, f"s{n}", (shy, 1), (cy, 2))
    await played(desk, "last", (cy, 1), (ada, 2))
    leaders = await desk.profiles.leaders("skytopia")
    assert [one.name for one in leaders] == ["Ada", "Cy", "Ben"]
    assert leaders[0].often == "Ben"
    assert leaders[0].often_share == 91
    assert leaders[0].short == 27
    assert await desk.profiles.leaders("skytear") == []
    profile = await desk.profiles.profile(await desk.profiles.person(ada, None), None)
    (rating,) = profile.ratings
    assert (rating.games, rating.provisional, profile.games) == (11, False, 11)
    assert rating.rating == leaders[0].rating
    points = await desk.profiles.history(await desk.profiles.person(ada, None), "skytopia")
    assert len(points) == 11
    assert points[-1].rating == rating.rating
    assert points[-1].change < 0 < points[0].change
    assert rating.change == rating.rating - 1500
    (result,) = profile.results
    assert (result.places, result.fair, result.people) == ([10, 1], 0.5, True)
    assert {record.kind for record in profile.records} == {"points", "long", "margin", "quick"}
    assert next(record for record in profile.records if record.kind == "quick").value == 10


async def test_two_people_see_how_their_games_with_each_other_went(desk):
    ada, ben = await add(desk, "Ada"), await add(desk, "Ben")
    cy = await add(desk, "Cy")
    await played(desk, "t1", (ada, 1), (ben, 2))
    await played(desk, "t2", (ben, 1), (cy, 2), (ada, 3))
    await played(desk, "t3", (ben, 2), (ada, 2), (cy, 1))
    await played(desk, "t4", (ada, 1), (ben, 2), game_name="skytear")
    await played(desk, "t5", (ada, 1), (cy, 2))

    async def met(of: str, viewer: str | None) -> list[tuple[str, int, int, int, int]]:
        caller = (
            None if viewer is None else Caller(Person(id=viewer, name=""), desk.identity.fresh_session(viewer, "")[0])
        )
        lines = (await desk.profiles.profile(await desk.profiles.person(of, caller), caller)).met
        return [(one.game, one.games, one.ahead, one.behind, one.even) for one in lines]

    assert await met(ben, ada) == [("skytopia", 3, 1, 1, 1), ("skytear", 1, 1, 0, 0)]
    assert await met(ada, ben) == [("skytopia", 3, 1, 1, 1), ("skytear", 1, 0, 1, 0)]
    assert await met(ben, None) == await met(ben, ben) == []


async def test_games_are_found_by_everything_that_is_asked(desk):
    ada, ben = await add(desk, "Ada"), await add(desk, "Ben")
    me = await desk.profiles.person(ada, None)
    await played(desk, "t1", (ada, 1), (ben, 2), ended=1000)
    await played(desk, "t2", (ada, 2), (ben, 1), game_name="skytear", ending="star", ended=2000, rated=False)

    async def found(own: bool = True, **wanted) -> list[str]:
        from skyhall.server.people.shown import Wanted

        answer = await desk.profiles.games(me, own, Wanted(**wanted))
        assert answer.total == len(answer.games)
        return [one.table for one in answer.games]

    assert await found() == ["t2", "t1"]
    assert await found(game="skytear") == ["t2"]
    assert await found(result="won") == ["t1"]
    assert await found(result="lost") == ["t2"]
    assert await found(ending="star") == ["t2"]
    assert await found(since=1500) == ["t2"]
    assert await found(until=1500) == ["t1"]
    assert await found(player="nobody such") == []
    assert await found(kept="favourite") == []
    await desk.profiles.keep(ada, "t1", True, False)
    assert await found(kept="favourite") == ["t1"]
    assert await found(own=False, kept="favourite") == []
    await desk.profiles.keep(ada, "t1", True, True)
    assert await found(own=False, kept="shared") == ["t1"]
    with pytest.raises(Exception, match="no such"):
        await desk.profiles.keep(ada, "elsewhere", True, True)


async def test_a_profile_is_seen_by_whom_one_wants(desk):
    ada = await add(desk, "Ada", shown_to="friends")
    with pytest.raises(Exception, match="Ada shows this to friends only"):
        await desk.profiles.person(ada, None)
    with pytest.raises(Exception, match="no such person"):
        await desk.profiles.person("nobody", None)
    query = update(people_table).values(shown_to="everybody")
    await desk.database.write(lambda connection: connection.execute(query))
    assert (await desk.profiles.person(ada, None)).name == "Ada"


# at real tables


def rated_table(who: Someone, **more: object) -> dict:
    body = {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"move": 600}}
    return who.post("/api/tables", {**body, "house": {"rated": True}, **more}).json()


def test_rated_tables_are_for_people_with_accounts_and_a_clock(node):
    ada, guest = Someone(node.port), Someone(node.port)
    ada.join("Rated Ada")
    assert "clock" in rated_table(ada, clock={})["text"]
    assert "without help" in rated_table(ada, house={"rated": True, "helps": True})["text"]
    assert "for people" in rated_table(ada, seats=[{"kind": "me"}, {"kind": "bot", "level": "adept"}])["text"]
    assert rated_table(guest)["code"] == "needs_account"
    made = rated_table(ada)
    where = f"/api/tables/{made['id']}"
    assert guest.post(where + "/join", {"name": "Guest"}).json()["code"] == "needs_account"
    house = ada.http.get(where).json()["table"]["house"]
    assert (house["rated"], house["helps"], house["take_backs"]) == (True, False, "never")


def test_a_rated_game_counts_on_both_nodes_once_and_leaving_is_a_loss(two, wait_for):
    first, second = two
    ada, ben = Someone(first.port), Someone(second.port)
    ada.join("Rated on two")
    ben.join("Rated on two as well")
    wish = {"games": ["gravity-superstar"], "seats": [2], "clock": 600, "rated": True, "near": 100}
    made = ada.post("/api/seeks", {**wish, "name": "-"}).json()
    far = Someone(second.port)
    far.join("Guests are not matched")
    guest = second.post("/api/seeks", {**wish, "name": "Guest"})
    assert guest.json()["code"] == "needs_account"
    friendly = second.post("/api/seeks", {**wish, "rated": False, "name": "Guest"}).json()
    assert friendly["id"] != made["id"]
    found = ben.post("/api/seeks", {**wish, "name": "-"}).json()
    assert found["id"] == made["id"]
    assert second.get(f"/api/tables/{made['id']}").json()["table"]["rated"]
    assert ben.post(f"/api/tables/{made['id']}/resign").status_code == 200
    own = f"/api/people/{ada.entered['id']}"
    wait_for(lambda: bool(ada.http.get(own).json()["ratings"]), "the rating")
    winner, loser = ada.http.get(own).json(), second.get(f"/api/people/{ben.entered['id']}").json()
    assert winner["ratings"][0]["rating"] > 1500 > loser["ratings"][0]["rating"]
    assert [one["ratings"][0]["games"] for one in (winner, loser)] == [1, 1]
    assert winner["results"][0]["places"] == [1, 0]
    (past,) = second.get(own + "/games", player="as well").json()["games"]
    assert past["change"] == winner["ratings"][0]["rating"] - 1500
    assert [one["place"] for one in past["seats"]] == [1, 2]
    assert second.get("/api/ratings/gravity-superstar").json()["bots"]["expert"] == 2000


async def test_a_game_that_ended_while_nobody_wrote_is_found(desk):
    """As after a crash between the end of a game and its result."""
    from skyhall.server import seating

    ada = Person(id=await add(desk, "Ada"), name="Ada")
    ben = Person(id=await add(desk, "Ben"), name="Ben")
    plan = [seating.SeatPlan(kind="me"), seating.SeatPlan()]
    house = seating.HouseWish(rated=True)
    made = await seating.create(desk.hall, "gravity-superstar", plan, "", {}, "", "", False, (600, 0), "", house, ada)
    table = await desk.hall.open(made.id)
    await seating.join(desk.hall, table, "", None, ben)
    await seating.start(desk.hall, table, "")
    desk.hall.game_over = lambda _table: None
    from skyhall.server.moving import resign
    from skyhall.server.opened import Sitter

    await resign(desk.hall, table, Sitter(0, person=ada.id))
    assert await desk.results.missing() == [made.id]
    await desk.results.look()
    assert await desk.results.missing() == []
    await desk.results.look()
    counted = await rows_of(desk, select(func.sum(ratings.c.games)))
    assert counted == [(2,)]
    lost = await rows_of(desk, select(results.c.gone).where(results.c.person_id == ada.id))
    assert lost == [(True,)]
