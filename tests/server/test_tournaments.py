"""Tournaments: on two nodes that behave as one, and in one process for what time and people's leaving bring."""

import pytest
from sqlalchemy import Update, insert, update

from skyhall.core.errors import OptionsError
from skyhall.server import rows
from skyhall.server.company import blocks
from skyhall.server.errors import Refused
from skyhall.server.moving import resign
from skyhall.server.opened import Sitter
from skyhall.server.people import belonging
from skyhall.server.people.rows import Person
from skyhall.server.people.schema import people
from skyhall.server.requests import ClockWish
from skyhall.server.rows import now
from skyhall.server.schema import seats
from skyhall.server.tournaments.making import planned
from skyhall.server.tournaments.requests import NewTournament
from skyhall.server.tournaments.routes import look_at
from skyhall.server.tournaments.rows import CANCELLED, DONE, PAUSED, RUNNING, Whole
from skyhall.server.tournaments.schema import tournaments
from tests.server.authenticator import Someone

pytestmark = pytest.mark.anyio
GAME = "gravity-superstar"
WISH = {"name": "Noon Cup", "game": GAME, "clock": {"move": 60}, "rated": True, "rounds": 2, "least": 4}


@pytest.fixture(scope="module")
def five(two):
    """Five people, two of them at the other node; the last takes no part."""
    made = [Someone(two[at].port) for at in (0, 1, 0, 1, 0)]
    for one, name in zip(made, ("Cup Ada", "Cup Ben", "Cup Cleo", "Cup Dag", "Cup Eve"), strict=True):
        one.join(name)
    yield made
    for one in made:
        one.http.close()


def code_of(answer) -> str:
    return answer.json().get("code", "")


def seen(one: Someone, tournament: str) -> dict:
    answer = one.http.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def names(info: dict) -> dict[int, str]:
    return {line["player"]: line["name"] for line in info["standings"]}


def test_a_swiss_is_run_by_two_nodes_as_by_one(two, five, wait_for):
    """Made, joined, begun, won by giving up on either node; every result counts once, in ratings too."""
    ada, ben, cleo, dag, eve = five
    path = "/api/tournaments"
    made = ada.post(path, WISH)
    assert made.status_code == 201, made.text
    cup = made.json()["id"]
    assert code_of(Someone(two[0].port).post(f"{path}/{cup}/join")) == "signed_out"
    for one in (ada, ben, cleo, dag):
        assert one.post(f"{path}/{cup}/join").status_code == 204
    assert code_of(ben.post(f"{path}/{cup}/join")) == "already_in"
    assert [(t["name"], t["players"], t["mine"], t["own"]) for t in ben.http.get(path).json()["tournaments"]] == [
        ("Noon Cup", 4, True, False)
    ]
    for what in ("start", "pause", "resume", "end"):
        assert code_of(ben.post(f"{path}/{cup}/{what}")) == "not_organiser"
    assert code_of(ben.post(f"{path}/{cup}/drop", {"player": 1})) == "not_organiser"
    assert ada.post(f"{path}/{cup}/start").status_code == 204
    assert code_of(eve.post(f"{path}/{cup}/join")) == "already_started"
    by_name = {"Cup Ada": ada, "Cup Ben": ben, "Cup Cleo": cleo, "Cup Dag": dag}
    for number in (1, 2):
        wait_for(lambda number=number: seen(ben, cup)["round"] == number, f"round {number}")
        info = seen(dag, cup)
        pairs = info["drawn"][-1]["pairs"]
        assert len(pairs) == 2
        assert all(pair["seed"] is None and pair["seed_hash"] for pair in pairs)
        called = names(info)
        for pair in pairs:
            assert code_of(eve.post(f"/api/tables/{pair['table']}/resign")) == "no_token"
            loser = by_name[called[pair["players"][1]]]
            assert loser.post(f"/api/tables/{pair['table']}/resign").status_code == 200
    wait_for(lambda: seen(ada, cup)["status"] == "done", "the end")
    here, there = seen(ada, cup), seen(ben, cup)
    assert here["standings"] == there["standings"]
    assert sum(line["points"] for line in here["standings"]) == 4
    assert [line["points"] for line in here["standings"]] in ([2, 1, 1, 0], [2, 2, 0, 0], [1, 1, 1, 1])
    met = [frozenset(pair["players"]) for one in here["drawn"] for pair in one["pairs"]]
    assert len(met) == len(set(met)) == 4
    assert all(pair["seed"] and pair["scores"] == [1, 0] for one in here["drawn"] for pair in one["pairs"])
    for one in (ada, ben, cleo, dag):
        (rating,) = one.http.get(f"/api/people/{one.entered['id']}").json()["ratings"]
        assert rating["games"] == 2
    table = here["drawn"][0]["pairs"][0]["table"]
    house = ada.http.get(f"/api/tables/{table}").json()["table"]["house"]
    assert (house["tournament"], house["helps"], house["take_backs"], house["rated"]) == (cup, False, "never", True)
    assert code_of(ada.post(f"{path}/{cup}/end")) == "not_playing"


def test_friends_and_groups_are_asked_and_others_are_not(five):
    ada, ben, cleo, *_ = five
    path = "/api/tournaments"
    cup = ada.post(path, {**WISH, "name": "Quiet Cup", "listed": False}).json()["id"]
    assert "Quiet Cup" not in [one["name"] for one in ben.http.get(path).json()["tournaments"]]
    assert code_of(ada.post(f"{path}/{cup}/invite", {"people": [ben.entered["id"]]})) == "not_friends"
    code = ada.post("/api/me/friends/link").json()["link"].partition("#friend=")[2]
    ben.post("/api/me/friends", {"code": code})
    assert ada.post(f"{path}/{cup}/invite", {"people": [ben.entered["id"]]}).json()["asked"] == 1
    assert ada.post(f"{path}/{cup}/invite", {"people": [ben.entered["id"]]}).json()["asked"] == 0
    (line,) = [one for one in ben.http.get(path).json()["tournaments"] if one["name"] == "Quiet Cup"]
    assert line["asked"]
    group = ada.post("/api/groups", {"name": "Cups"}).json()["id"]
    assert code_of(cleo.post(f"{path}/{cup}/invite", {"group": group})) == "not_in"
    # Who has the link comes without being asked, and may ask others then; not with a group that is not theirs.
    assert cleo.post(f"{path}/{cup}/join").status_code == 204
    assert code_of(cleo.post(f"{path}/{cup}/invite", {"group": group})) == "not_found"
    assert ben.post(f"{path}/{cup}/join").status_code == 204
    assert not seen(ben, cup)["asked"]
    assert ben.post(f"{path}/{cup}/leave").status_code == 204
    assert code_of(ben.post(f"{path}/{cup}/leave")) == "not_in"
    assert code_of(ada.post(f"{path}/{cup}/start")) == "too_few"
    assert ada.post(f"{path}/{cup}/end").status_code == 204
    assert seen(cleo, cup)["status"] == "cancelled"


# In one process, where nothing happens by itself.


@pytest.fixture
async def still(desk):
    await desk.tournaments.stop()
    return desk


async def with_people(desk, count: int) -> list[Person]:
    made = [Person(id=f"p{number}", name=f"Player {number}", created=1) for number in range(1, count + 1)]
    lines = [{"id": one.id, "name": one.name, "folded": one.id, "shown_to": "everybody", "created": 1} for one in made]
    await desk.database.write(lambda connection: connection.execute(insert(people), lines))
    return made


async def running(desk, count: int, **more: object) -> tuple[str, list[Person]]:
    """A tournament that has begun, organised by the first."""
    everyone = await with_people(desk, count)
    wish = NewTournament(**{"name": "Cup", "game": GAME, "round_seconds": 3600, "least": 3, **more})
    wish.clock.move = wish.clock.move or 60
    row = await planned(desk.hall, wish, everyone[0].id, now())
    store = desk.tournaments.store
    await store.add(row)
    for one in everyone:
        await store.join(row.id, one.id, now())
    await desk.tournaments.begin(await store.whole(row.id))
    return row.id, everyone


async def give_up(desk, whole: Whole, number: int, seat: int) -> None:
    table = await desk.hall.open(whole.of_round(whole.row.round)[number - 1].table_id)
    await resign(desk.hall, table, Sitter(seat, person=table.live.seats[seat].person_id))
    await desk.results.write(table)


async def deadline(desk, cup: str) -> None:
    """The time of the round is over."""
    passed = update(tournaments).where(tournaments.c.id == cup).values(round_ends=1)
    await desk.database.write(lambda connection: connection.execute(passed))


async def all_give_up(desk, cup: str) -> Whole:
    whole = await desk.tournaments.store.whole(cup)
    for table in whole.of_round(whole.row.round):
        if table.scores is None:
            await give_up(desk, whole, table.number, 1)
    await desk.tournaments.see_to(cup)
    return await desk.tournaments.store.whole(cup)


async def test_a_round_robin_of_three_gives_everybody_one_bye_and_ends_by_itself(still):
    cup, _ = await running(still, 3, format="robin")
    for _ in range(3):
        whole = await all_give_up(still, cup)
    assert (whole.row.status, whole.row.rounds) == (DONE, 3)
    assert sorted(turn.player for turn in whole.turns if turn.why == "bye") == [1, 2, 3]
    assert sorted(line.points for line in whole.standings()) == [4, 4, 4]


async def test_at_the_deadline_who_thought_less_wins_and_who_was_away_gets_nothing(still):
    cup, _ = await running(still, 4, rated=True)
    whole = await still.tournaments.store.whole(cup)
    first, second = [await still.hall.open(table.table_id) for table in whole.of_round(1)]
    # At the first table the one to decide has thought since the start; at the second both have gone away.
    decides = first.live.turn
    first.live.clock.since -= 5000
    for seat in (0, 1):
        await still.database.write(lambda connection, seat=seat: connection.execute(_level(second.id, seat)))
        second.live.seats[seat].level = "adept"
    await still.tournaments.see_to(cup)
    assert first.live.status == rows.PLAYING
    await deadline(still, cup)
    await still.tournaments.see_to(cup)
    assert (first.live.status, first.live.called_by) == (rows.OVER, rows.BY_CLOCK)
    assert first.live.called[decides] == 2
    await still.results.look()
    whole = await still.tournaments.store.whole(cup)
    assert whole.tables[0].scores == [2 * (seat != decides) for seat in (0, 1)]
    assert whole.tables[1].scores == [0, 0]
    # It was played for points of ratings, and stays so: nobody saves them by waiting.
    assert first.live.is_rated
    # Later than that nothing changes it any more, and the next round is drawn once.
    assert not await still.tournaments.call(whole.row, whole.tables[0], [1, 2], rows.BY_ORGANISER)
    await still.tournaments.draw(whole)
    await still.tournaments.draw(whole)
    again = await still.tournaments.store.whole(cup)
    assert (again.row.round, len(again.of_round(2))) == (2, 2)


def _level(table_id: str, seat: int) -> Update:
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(level="adept")


async def test_what_the_organiser_decides_is_not_rated_and_only_what_is_still_played(still):
    cup, _ = await running(still, 4, rated=True)
    whole = await still.tournaments.store.whole(cup)
    await give_up(still, whole, 1, 0)
    one, other = (await still.tournaments.store.whole(cup)).of_round(1)
    assert not await still.tournaments.call(whole.row, one, [1, 2], rows.BY_ORGANISER)
    assert await still.tournaments.call(whole.row, other, [1, 1], rows.BY_ORGANISER)
    assert not await still.tournaments.call(whole.row, other, [1, 2], rows.BY_ORGANISER)
    table = await still.hall.open(other.table_id)
    assert (table.live.status, table.live.is_rated, table.live.called) == (rows.OVER, False, [1, 1])
    await still.results.look()
    whole = await still.tournaments.store.whole(cup)
    assert [table.scores for table in whole.tables] == [[0, 2], [1, 1]]
    # Opened anew it is the same: the call is an entry of the table.
    del still.hall.opened[other.table_id]
    assert (await still.hall.open(other.table_id)).live.called == [1, 1]


async def test_paused_it_neither_ends_a_round_nor_draws_one(still):
    cup, _ = await running(still, 4)
    store = still.tournaments.store
    row = (await store.whole(cup)).row
    assert await store.set(row, status=PAUSED, paused_at=now())
    assert not await store.set(row, status=DONE)  # it is not as it was when it was looked at
    await deadline(still, cup)
    await still.tournaments.look()
    whole = await store.whole(cup)
    assert (whole.row.status, whole.row.round) == (PAUSED, 1)
    assert all(table.scores is None for table in whole.tables)


async def test_who_leaves_is_paired_no_more_and_a_deleted_account_leaves_no_name(still):
    cup, everyone = await running(still, 5)
    store = still.tournaments.store
    whole = await store.whole(cup)
    bye = next(turn.player for turn in whole.turns if turn.why == "bye")
    gone = next(one for one in whole.players if one.number != bye)
    await belonging.forget(still.identity, everyone[gone.number - 1])
    await still.results.look()
    whole = await store.whole(cup)
    left = next(one for one in whole.players if one.number == gone.number)
    assert (left.person_id, left.name, left.left_after) == ("", "", 1)
    # Their game was given up: the rival has the point, and it still counts.
    table = next(one for one in whole.tables if one.scores is not None)
    assert sorted(table.scores) == [0, 2]
    dropped = next(one.number for one in whole.players if one.is_in and one.number != bye)
    await store.leave(cup, dropped)
    with pytest.raises(Refused, match="not take part"):
        await store.leave(cup, dropped)
    whole = await all_give_up(still, cup)
    assert whole.row.round == 2
    paired = {turn.player for turn in whole.turns if turn.round == 2}
    assert paired == {one.number for one in whole.players} - {gone.number, dropped}
    # The organiser may go too: it runs on by itself. Before the start it would not take place.
    info = await look_at(still, whole, None)
    assert [line.name for line in info.standings if line.player == gone.number] == [""]


async def test_without_its_organiser_it_runs_on_and_one_that_has_not_begun_is_called_off(still):
    cup, everyone = await running(still, 4)
    store = still.tournaments.store
    open_one = await planned(still.hall, NewTournament(name="Later", game=GAME, clock=_clock()), everyone[0].id, now())
    await store.add(open_one)
    await store.join(open_one.id, everyone[1].id, now())
    await store.set((await store.whole(cup)).row, status=PAUSED, paused_at=now())
    await belonging.forget(still.identity, everyone[0])
    assert (await store.whole(open_one.id)).row.status == CANCELLED
    whole = await store.whole(cup)
    assert (whole.row.status, whole.row.organiser_id) == (RUNNING, "")


def _clock() -> ClockWish:
    return ClockWish(move=60)


async def test_how_far_a_running_game_is_is_told_as_far_as_all_may_know(still):
    cup, _ = await running(still, 4, game="skytopia", clock=_clock())
    info = await look_at(still, await still.tournaments.store.whole(cup), None)
    pair = info.drawn[0].pairs[0]
    live = (await still.hall.open(pair.table)).live
    view = live.state.view(None)
    assert (pair.game_round, pair.game_rounds) == (1, view["round_limit"])
    assert pair.so_far == [seat["score_now"]["total"] for seat in view["seats"]]
    assert await still.tournaments.progress.of([]) == {}
    # What has not changed is not looked up again, and what is over says its result alone.
    before = dict(still.tournaments.progress.known)
    whole = await all_give_up(still, cup)
    info = await look_at(still, whole, None)
    assert info.drawn[0].pairs[0].so_far == []
    assert set(before) < set(still.tournaments.progress.known)


async def test_those_who_do_not_want_to_meet_are_led_past_each_other(still):
    cup, everyone = await running(still, 4, rounds=2)
    store = still.tournaments.store
    whole = await all_give_up(still, cup)
    assert whole.row.round == 2
    one, other = everyone[0].id, everyone[1].id
    await blocks.block(still.database, one, other, now())
    # In a round robin everybody meets: they cannot both come.
    robin = await planned(
        still.hall, NewTournament(name="All", game=GAME, format="robin", clock=_clock()), everyone[2].id, now()
    )
    await store.add(robin)
    await store.join(robin.id, one, now())
    with pytest.raises(Refused) as refused:
        await store.join(robin.id, other, now())
    assert refused.value.code == "not_welcome"
    swiss = await planned(still.hall, NewTournament(name="Some", game=GAME, clock=_clock()), everyone[2].id, now())
    await store.add(swiss)
    for person in everyone:
        await store.join(swiss.id, person.id, now())
    await still.tournaments.begin(await store.whole(swiss.id))
    tables = [await still.hall.open(table.table_id) for table in (await store.whole(swiss.id)).tables]
    assert len(tables) == 2
    assert all({one, other} != {seat.person_id for seat in table.live.seats} for table in tables)


async def test_tables_of_four_give_points_by_place(still):
    cup, _ = await running(still, 5, seats=4, rounds=1, least=4)
    whole = await still.tournaments.store.whole(cup)
    assert [turn.why for turn in whole.turns if not turn.number] == ["bye"]
    for seat in (3, 1, 2):
        table = await still.hall.open(whole.tables[0].table_id)
        await resign(still.hall, table, Sitter(seat, person=table.live.seats[seat].person_id))
    await still.results.write(table)
    await still.tournaments.see_to(cup)
    whole = await still.tournaments.store.whole(cup)
    assert whole.row.status == DONE
    assert whole.tables[0].scores == [6, 0, 0, 0]
    assert [line.points for line in whole.standings()] == [6, 6, 0, 0, 0]


async def test_it_begins_at_its_time_with_enough_people_and_else_not_at_all(still):
    everyone = await with_people(still, 4)
    store = still.tournaments.store
    for name, count in (("full", 4), ("empty", 2)):
        wish = NewTournament(name=name, game=GAME, clock=_clock(), starts_at=now() + 60_000)
        row = await planned(still.hall, wish, everyone[0].id, now())
        await store.add(row)
        for person in everyone[:count]:
            await store.join(row.id, person.id, now())
        early = update(tournaments).where(tournaments.c.id == row.id).values(starts_at=1)
        await still.database.write(lambda connection, early=early: connection.execute(early))
    await still.tournaments.look()
    found = {one.name: one.status for one, *_ in await store.listed("p1", now())}
    assert found == {"full": RUNNING, "empty": CANCELLED}


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"name": "  "}, "name: expected 1 to 60 characters"),
        ({"format": "knockout"}, 'format "knockout": expected swiss, robin'),
        ({"format": "robin", "seats": 3}, "a round robin is for tables of two"),
        ({"seats": 4, "least": 3}, "least: expected at least 4"),
        ({"least": 8, "most": 6}, "most: expected at least as many"),
        ({"round_seconds": 61}, "round_seconds: with this clock a round takes at least 300"),
        ({"starts_at": 5}, "starts_at: expected a time that is still to come"),
        ({"edition": "nothing"}, 'has no edition "nothing"'),
        ({"game": "chess"}, "chess"),
    ],
)
async def test_what_cannot_be_organised_is_said(still, wish, said):
    with pytest.raises(OptionsError if "game" not in wish else Exception, match=said):
        await planned(still.hall, NewTournament(**{"name": "Cup", "game": GAME, "clock": _clock(), **wish}), "p", now())


async def test_nobody_organises_without_end(still):
    await with_people(still, 1)
    store = still.tournaments.store
    rows_made = [
        await planned(still.hall, NewTournament(name="C", game=GAME, clock=_clock()), "p1", now()) for _ in range(6)
    ]
    for row in rows_made[:5]:
        await store.add(row)
    with pytest.raises(Refused, match="too much"):
        await store.add(rows_made[5])
