"""Friends, invitations, groups and blocks: on two nodes that behave as one, and what nobody else can do."""

import pytest
from sqlalchemy import insert, select

from skyhall.server.care.rows import PERSON, Ban, Report, Said
from skyhall.server.care.schema import audit, reports
from skyhall.server.company import blocks, friends, groups
from skyhall.server.company.groups import GroupWish, next_evening
from skyhall.server.errors import Refused
from skyhall.server.names import folded
from skyhall.server.people import belonging
from skyhall.server.people.rows import Person
from skyhall.server.people.schema import people
from tests.server.authenticator import Someone

pytestmark = pytest.mark.anyio
DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module")
def three(two):
    """Three people, the second of them at the other node."""
    made = [Someone(two[at].port) for at in (0, 1, 0)]
    for one, name in zip(made, ("Company Ada", "Company Ben", "Company Cleo"), strict=True):
        one.join(name)
    yield made
    for one in made:
        one.http.close()


def befriend(one: Someone, other: Someone) -> None:
    code = one.post("/api/me/friends/link").json()["link"].partition("#friend=")[2]
    answer = other.post("/api/me/friends", {"code": code})
    assert answer.json() == {"name": one.entered["name"]}, answer.text


def open_table(one: Someone, **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = one.post("/api/tables", {"game": "gravity-superstar", "seats": seats, "name": "-", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def asked(one: Someone, tokens: list[str] | None = None) -> list[tuple[str, str]]:
    return [(i["table"], i["by"]) for i in one.post("/api/invitations", {"tokens": tokens or []}).json()]


def company(one: Someone) -> dict:
    return one.http.get("/api/me/company").json()


def code_of(answer) -> str:
    return answer.json().get("code", "")


def test_friends_are_made_by_link_on_any_node_and_meet_at_a_table(three):
    ada, ben, cleo = three
    befriend(ada, ben)
    assert [one["name"] for one in company(ben)["friends"]] == ["Company Ada"]
    assert [(one["name"], one["here"]) for one in company(ada)["friends"]] == [("Company Ben", True)]
    code = ada.post("/api/me/friends/link").json()["link"].partition("#friend=")[2]
    assert ben.post("/api/me/friends/look", {"code": code}).json() == {"name": "Company Ada"}
    assert code_of(ada.post("/api/me/friends", {"code": code})) == "own_link"
    assert code_of(cleo.post("/api/me/friends", {"code": "guess"})) == "used_link"

    table = open_table(ada, invite=[ben.entered["id"]])
    assert asked(ben) == [(table, "Company Ada")]
    assert code_of(ada.post(f"/api/tables/{table}/invite", {"person": cleo.entered["id"]})) == "not_friends"
    assert code_of(cleo.post(f"/api/tables/{table}/invite", {"person": ada.entered["id"]})) == "no_token"
    # Who is asked already is known to who sits there, and not asked twice.
    assert ada.http.get(f"/api/tables/{table}/invite").json() == [ben.entered["id"]]
    assert code_of(ben.http.get(f"/api/tables/{table}/invite")) == "no_token"
    assert ada.post(f"/api/tables/{table}/invite", {"person": ben.entered["id"]}).json() == {"asked": 0}
    ben.post(f"/api/invitations/{table}/decline", {"tokens": []})
    assert asked(ben) == []
    assert ada.http.get(f"/api/tables/{table}/invite").json() == []
    assert ada.post(f"/api/tables/{table}/invite", {"person": ben.entered["id"]}).json() == {"asked": 1}
    assert ben.post(f"/api/tables/{table}/join", {"name": "-"}).status_code == 200
    assert asked(ben) == []
    ben.http.delete(f"/api/me/friends/{ada.entered['id']}")
    assert company(ada)["friends"] == company(ben)["friends"] == []


def test_all_who_sat_at_a_table_are_asked_to_the_next_guests_too(three):
    ada, ben, cleo = three
    table = open_table(ada, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ben.post(f"/api/tables/{table}/join", {"name": "-"})
    guest = Someone(int(ada.url.rpartition(":")[2]))
    token = guest.post(f"/api/tables/{table}/join", {"name": "Gus"}).json()["token"]
    assert code_of(cleo.post("/api/tables", {"game": "skytopia", "seats": [], "same_as": table})) in (
        "no_token",
        "bad_request",
    )
    again = open_table(ada, same_as=table)
    assert asked(ben) == [(again, "Company Ada")]
    assert asked(guest, [token]) == [(again, "Company Ada")]
    assert ada.http.get(f"/api/tables/{again}/invite").json() == []  # neither is a friend of hers
    assert asked(cleo) == []
    # A guest may ask as well, by the secret of the seat.
    body = {"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Gus", "same_as": table}
    other = guest.post("/api/tables", body, headers={"Authorization": f"Bearer {token}"}).json()["id"]
    assert (other, "Gus") in asked(ben)
    guest.http.close()


async def test_who_is_blocked_neither_sits_down_nor_is_heard_and_is_told_no_reason(two, three):
    ada, ben, cleo = three
    befriend(ada, ben)
    shared = open_table(ada, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for one in (ben, cleo):
        assert one.post(f"/api/tables/{shared}/join", {"name": "-"}).status_code == 200
    waiting = open_table(ada)
    own = open_table(ben)
    async with two[1].live(shared, ben.token) as from_ben, two[0].live(shared, ada.token) as at_ada:
        await from_ben.table()
        await at_ada.table()
        assert ada.http.put(f"/api/me/blocks/{ben.entered['id']}").status_code == 204
        assert (await from_ben.ask({"type": "say", "text": "from Ben"}))["type"] == "ack"
        cleo.post(f"/api/tables/{shared}/chat", {"text": "from Cleo"})
        chat = await at_ada.until(lambda m: m["type"] == "chat")
        assert [line["text"] for line in chat["lines"]] == ["from Cleo"]
    seen_by = {one.entered["name"]: one.http.get(f"/api/tables/{shared}/chat").json()["lines"] for one in three}
    assert [line["text"] for line in seen_by["Company Ada"]] == ["from Cleo"]
    assert [line["text"] for line in seen_by["Company Cleo"]] == ["from Ben", "from Cleo"]
    # Both sides, for sitting down; friendship and invitations are over.
    assert code_of(ben.post(f"/api/tables/{waiting}/join", {"name": "-"})) == "not_welcome"
    assert code_of(ada.post(f"/api/tables/{own}/join", {"name": "-"})) == "you_blocked"
    assert company(ben)["friends"] == []
    code = ada.post("/api/me/friends/link").json()["link"].partition("#friend=")[2]
    assert code_of(ben.post("/api/me/friends", {"code": code})) == "used_link"
    # A wish goes past the table of who does not want to meet.
    wish = {"games": ["gravity-superstar"], "name": "-", "seats": [2]}
    first = ada.post("/api/seeks", wish).json()
    second = ben.post("/api/seeks", wish).json()
    assert second["id"] != first["id"]
    assert [one["name"] for one in ada.http.get("/api/me/blocks").json()] == ["Company Ben"]
    assert ben.http.get("/api/me/blocks").json() == []
    assert ada.http.delete(f"/api/me/blocks/{ben.entered['id']}").status_code == 204
    assert ben.post(f"/api/tables/{waiting}/join", {"name": "-"}).status_code == 200
    for table, one in ((first["id"], ada), (second["id"], ben)):
        one.post(f"/api/tables/{table}/leave")


def test_a_group_has_an_evening_and_only_its_people_change_it(three):
    ada, ben, cleo = three
    befriend(ada, ben)
    wish = {"name": " Friday\n flyers ", "game": "skytopia", "weekday": 4, "minute": 1170, "zone": "Europe/Warsaw"}
    group = ada.post("/api/groups", wish).json()["id"]
    path = f"/api/groups/{group}"
    assert ada.http.put(f"{path}/members/{ben.entered['id']}").status_code == 204
    assert code_of(ada.http.put(f"{path}/members/{cleo.entered['id']}")) == "not_friends"
    (seen,) = company(ben)["groups"]
    assert (seen["name"], seen["own"], len(seen["members"])) == ("Friday flyers", False, 2)
    assert seen["next_at"] > 0
    assert code_of(ben.http.put(path, json=wish)) == "not_found"
    assert code_of(cleo.http.put(f"{path}/members/{ben.entered['id']}")) == "not_found"
    assert code_of(cleo.http.delete(f"{path}/members/{ben.entered['id']}")) == "not_found"
    for wrong in ({"zone": "Mars"}, {"game": "chess"}, {"name": " "}, {"weekday": 7}):
        assert code_of(ada.post("/api/groups", {**wish, **wrong})) == "bad_request", wrong
    # Members ask each other without being friends.
    ada.http.delete(f"/api/me/friends/{ben.entered['id']}")
    table = open_table(ben, invite=[ada.entered["id"]])
    assert (table, "Company Ben") in asked(ada)
    # The owner goes: the next one has it; then nobody has.
    assert ada.http.delete(f"{path}/members/{ada.entered['id']}").status_code == 204
    assert company(ben)["groups"][0]["own"]
    assert ben.http.delete(f"{path}/members/{ben.entered['id']}").status_code == 204
    assert company(ben)["groups"] == []


def test_nothing_of_it_is_for_guests(node):
    guest = Someone(node.port)
    assert code_of(guest.http.get("/api/me/company")) == "signed_out"
    assert code_of(guest.post("/api/groups", {"name": "x"})) == "signed_out"
    assert code_of(guest.http.put("/api/me/blocks/anybody")) == "signed_out"
    guest.http.close()


def test_the_next_evening_is_a_clock_s_not_a_number_of_hours():
    friday = 1_774_629_000_000  # 2026-03-27 17:30 in Warsaw, two days before summer time
    evening = next_evening(4, 1170, "Europe/Warsaw", friday)
    assert (evening - friday) == 2 * 3600 * 1000
    assert next_evening(4, 1170, "Europe/Warsaw", evening + 3600 * 1000) == evening
    assert next_evening(4, 1170, "Europe/Warsaw", evening + 3 * 3600 * 1000) - evening == 7 * DAY - 3600 * 1000
    assert next_evening(-1, 0, "UTC", friday) == 0


def add_people(*names: str):
    def job(connection):
        for name in names:
            line = {"id": name, "name": name, "folded": folded(name), "shown_to": "everybody", "created": 1}
            connection.execute(insert(people), line)

    return job


async def test_a_deleted_account_leaves_no_name_in_reports_groups_and_lists(desk):
    await desk.database.write(add_people("Ada", "Ben"))
    code, _ = await friends.make_link(desk.database, "Ada", 5)
    await friends.befriend(desk.database, Person(id="Ben", name="Ben"), code, 6)
    group = await groups.make(desk.database, "Ada", GroupWish(name="G"), 5)
    await groups.add(desk.database, "Ada", group, "Ben", 6)
    talk = [Said(0, "Ada", "a", 1), Said(1, "Ben", "b", 2)]
    common = {"table_id": "t", "game": "g", "reason": "insult", "text": "", "talk": talk, "at": 1}
    await desk.care.add(Report(seat=0, name="Ada", person_id="Ada", by_seat=1, by_name="Ben", **common))
    await desk.care.ban(Ban(kind=PERSON, who="Ada", name="Ada", why="", at=1, until=0), "Olga")
    await belonging.forget(desk.identity, Person(id="Ada", name="Ada"))
    (report,) = await desk.care.reports(True)
    assert (report.name, report.person_id, report.by_name) == ("", "", "Ben")
    assert [said.name for said in report.talk] == ["", "Ben"]
    assert await desk.care.bans(2) == []
    noted = await desk.database.read(lambda c: c.execute(select(audit.c.about)).scalars().all())
    assert not any("Ada" in about for about in noted)
    assert await friends.friends_of(desk.database, "Ben", 9) == []
    (left,) = await groups.groups_of(desk.database, "Ben", 9)
    assert left.own


async def test_who_shows_a_profile_to_friends_shows_it_to_friends(desk):
    await desk.database.write(add_people("Ada", "Ben"))
    await desk.database.write(lambda c: c.execute(people.update().values(shown_to="friends")))
    ben = await desk.identity.begin("Ben", "x")
    viewer = await desk.identity.person_of(ben)
    with pytest.raises(Refused, match="Ada"):
        await desk.profiles.person("Ada", viewer)
    code, _ = await friends.make_link(desk.database, "Ada", 5)
    await friends.befriend(desk.database, Person(id="Ben", name="Ben"), code, 6)
    assert (await desk.profiles.person("Ada", viewer)).id == "Ada"
    await blocks.block(desk.database, "Ada", "Ben", 7)
    with pytest.raises(Refused):
        await desk.profiles.person("Ada", viewer)
    assert await desk.database.read(lambda c: c.execute(select(reports.c.id)).all()) == []
