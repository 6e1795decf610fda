"""Finding a game: who waits is found, a meeting begins by itself, and nobody waits for ever."""

import pytest

from skyhall.server.rows import now

pytestmark = pytest.mark.anyio


def wish(name: str, *games: str, **more: object) -> dict[str, object]:
    return {"name": name, "games": list(games), **more}


def seek(node, name: str, *games: str, **more: object) -> dict:
    answer = node.post("/api/seeks", wish(name, *games, **more))
    assert answer.status_code == 201, answer.text
    return answer.json()


def listed(node) -> list[str]:
    return [one["id"] for one in node.get("/api/seeks").json()["seeks"]]


def status(node, table: str) -> str:
    return node.get(f"/api/tables/{table}").json()["table"]["status"]


def test_who_looks_for_the_same_meets_and_the_game_begins(make_node):
    node = make_node()
    ada = seek(node, "Ada", "skytopia", "gravity-superstar", seats=[2], clock=60)
    assert ada["game"] == "skytopia"
    assert ada["host_token"]
    assert status(node, ada["id"]) == "lobby"
    ben = seek(node, "Ben", "skytopia", clock=60)
    assert (ben["id"], ben["seat"], ben["host_token"]) == (ada["id"], 1, None)
    table = node.get(f"/api/tables/{ada['id']}").json()["table"]
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    assert table["clock"]["move"] == 60
    assert not table["house"]["helps"]


def test_what_does_not_fit_is_left_alone(make_node):
    node = make_node()
    first = seek(node, "Ada", "skytopia", seats=[3], clock=60)
    others = [
        wish("Ben", "skytopia", seats=[2], clock=60),
        wish("Cy", "skytopia", seats=[3], clock=0),
        wish("Di", "sky-painters", seats=[3], clock=60),
        wish("Ada", "skytopia", seats=[3], clock=60, without=[first["id"]]),
    ]
    found = {node.post("/api/seeks", one).json()["id"] for one in others}
    assert len(found | {first["id"]}) == 5


def test_a_box_of_somebodys_own_is_never_sat_down_at_unseen(make_node):
    """Not even if it is called like one of the game's."""
    node = make_node()
    own = 'base = "tuned"\n[edition]\nname = "tuned"\n[constants]\nround_limit = 7\n'
    seats, house = [{"kind": "me"}, {"kind": "open"}], {"meeting": True}
    body = {"game": "skytopia", "seats": seats, "name": "Ada", "listed": True, "house": house, "edition_text": own}
    made = node.post("/api/tables", body)
    assert made.status_code == 201, made.text
    assert seek(node, "Ben", "skytopia", seats=[2])["id"] != made.json()["id"]


def test_the_list_tells_who_waits_for_what_the_longest_first(make_node, wait_for):
    node = make_node()
    ada = seek(node, "Ada", "skytopia", seats=[3], clock=60, bots_after=120)
    ben = seek(node, "Ben", "gravity-superstar")
    wait_for(lambda: len(listed(node)) == 2, "both seeks in the list")
    shown = node.get("/api/seeks").json()
    assert [one["id"] for one in shown["seeks"]] == [ada["id"], ben["id"]]
    first, second = shown["seeks"]
    assert (first["game"], first["clock"], first["edition"]) == ("skytopia", 60, "tuned")
    assert first["bots_come"] == first["created"] + 120_000
    assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [("person", "Ada"), ("open", ""), ("open", "")]
    assert second["bots_come"] is None
    assert abs(shown["now"] - now()) < 60_000


def test_bots_take_the_empty_seats_after_the_time_that_was_said(make_node, wait_for):
    node = make_node()
    ada = seek(node, "Ada", "gravity-superstar", seats=[3], bots_after=1)
    wait_for(lambda: status(node, ada["id"]) == "playing", "bots on the empty seats")
    seats = node.get(f"/api/tables/{ada['id']}").json()["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", ""), ("bot", "adept"), ("bot", "adept")]


async def test_who_has_gone_is_not_in_the_list_and_leaves_the_seat_to_others(make_node, wait_for):
    node = make_node()
    ada = seek(node, "Ada", "gravity-superstar", seats=[2])
    async with node.live(ada["id"], ada["token"]) as there:
        await there.table()
    wait_for(lambda: not listed(node), "an empty list")
    joined = node.post(f"/api/tables/{ada['id']}/join", {"name": "Ben"}).json()
    table = node.get(f"/api/tables/{ada['id']}").json()["table"]
    assert joined["seat"] == 1
    assert table["status"] == "lobby"
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("open", ""), ("person", "Ben")]
    wait_for(lambda: listed(node) == [ada["id"]], "Ben in the list")


async def test_bots_do_not_come_to_an_empty_table(make_node, wait_for):
    node = make_node()
    ada = seek(node, "Ada", "gravity-superstar", seats=[2], bots_after=2)
    async with node.live(ada["id"], ada["token"]) as there:
        await there.table()
    wait_for(lambda: node.get(f"/api/tables/{ada['id']}").json()["table"]["seats"][0]["kind"] == "open", "Ada's seat")
    assert status(node, ada["id"]) == "lobby"


async def test_at_a_game_for_days_nobody_has_to_be_there(make_node, wait_for):
    node = make_node()
    ada = seek(node, "Ada", "skytopia", seats=[2], clock=86400)
    async with node.live(ada["id"], ada["token"]) as there:
        await there.table()
    wait_for(lambda: listed(node) == [ada["id"]], "Ada in the list, though she is away")
    ben = seek(node, "Ben", "skytopia", clock=86400)
    assert ben["id"] == ada["id"]
    assert status(node, ada["id"]) == "playing"


def test_a_restart_lets_bots_come_no_sooner(make_node, wait_for):
    node = make_node()
    ada = seek(node, "Ada", "gravity-superstar", seats=[2], bots_after=3600)
    assert node.stop() == 0
    node.start()
    made = node.table("me", "open", start=False, listed=True, house={"meeting": True, "bots_after": 1})
    wait_for(lambda: status(node, made["id"]) == "playing", "what was due later, seen to")
    assert status(node, ada["id"]) == "lobby"


def test_two_nodes_are_one_hall(two):
    one, other = two
    ada = seek(one, "Ada", "sky-painters", seats=[2], clock=77)
    ben = seek(other, "Ben", "sky-painters", clock=77)
    assert (ben["id"], ben["seat"]) == (ada["id"], 1)
    assert status(one, ada["id"]) == status(other, ada["id"]) == "playing"


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (wish("Ada", "chess"), 'no game "chess"'),
        (wish("Ada"), "games"),
        (wish("Ada", "skytopia", seats=[7]), "seats: skytopia is for 2, 3, 4"),
        (wish(" ", "skytopia"), "at least one character"),
        (wish("Ada", "skytopia", bots_after=-1), "bots_after"),
        (wish("Ada", "skytopia", clock=10**9), "clock"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_by_name(node, body, text):
    answer = node.post("/api/seeks", body)
    assert answer.status_code == 400
    assert text in answer.json()["text"]


def test_a_meeting_is_for_people(node):
    alone = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    body = {"game": "skytopia", "seats": alone, "name": "Ada", "house": {"meeting": True}}
    assert "at least one seat has to be open" in node.post("/api/tables", body).json()["text"]
    body = {"game": "skytopia", "seats": [{"kind": "me"}, {}], "name": "Ada", "house": {"bots_after": 9}}
    assert "to a meeting only" in node.post("/api/tables", body).json()["text"]
