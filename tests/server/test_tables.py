"""Making tables, sitting down, leaving, coming back, giving up, playing again."""

import httpx
import pytest

pytestmark = pytest.mark.anyio


def test_the_hall_lists_its_games(node):
    found = node.get("/api/games").json()
    assert [game["name"] for game in found] == ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
    games = {game["name"]: game for game in found}
    gravity = games["gravity-superstar"]
    assert gravity["seats"] == [2, 3, 4, 5, 6]
    assert gravity["title"] == "Gravity Superstar"
    assert gravity["door"]["line"] == "Fall your own way, gather the stars."
    assert {"random", "novice", "expert"} <= set(gravity["levels"])
    assert gravity["ratings"]["expert"] > gravity["ratings"]["novice"]
    first = next(option for option in gravity["options"] if option["name"] == "first_player")
    assert first["numbers"]["3"] == [0, 2]
    skytear = games["skytear"]
    assert skytear["seats"] == [2, 3, 4]
    offered = {option["name"] for option in skytear["options"]}
    assert {"alone", "partner_hands", "map"} <= offered


@pytest.mark.parametrize("game", ["skytopia", "gravity-superstar", "sky-painters", "skytear"])
async def test_every_game_can_be_played_at_once_against_a_bot(node, game):
    made = node.table("me", "random", game=game)
    async with node.live(made["id"], made["token"]) as ada:
        for _ in range(3):
            await ada.turn()
            assert (await ada.move())["type"] == "ack"


def test_joining_by_link_needs_just_a_nickname(node):
    made = node.table("me", "open", "random", start=False)
    where = f"/api/tables/{made['id']}"
    joined = node.post(where + "/join", {"name": "  Ben \n the\tSecond "}).json()
    assert joined["seat"] == 1
    assert len(joined["token"]) >= 43
    seats = node.get(where).json()["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Ada"),
        ("person", "Ben the Second"),
        ("bot", "random"),
    ]
    assert node.post(where + "/join", {"name": "Cleo"}).json()["code"] == "no_open_seat"
    assert node.post(where + "/join", {"name": "Cleo", "seat": 1}).json()["code"] == "seat_taken"
    assert node.post(where + "/join", {"name": " \n "}).json()["code"] == "bad_name"


def test_only_the_host_starts(node):
    made = node.table("me", "open", start=False)
    where = f"/api/tables/{made['id']}"
    assert node.post(where + "/start").json()["code"] == "no_token"
    assert node.post(where + "/start", {}, made["token"]).json()["code"] == "not_host"
    assert node.post(where + "/start", {"level": "novice"}, made["host_token"]).status_code == 200
    table = node.get(where).json()["table"]
    assert table["status"] == "playing"
    assert table["seats"][1]["level"] == "novice"
    assert node.post(where + "/start", {}, made["host_token"]).json()["code"] == "already_started"
    assert node.post(where + "/join", {"name": "Late"}).json()["code"] == "already_started"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 'no game "chess"'),
        ({"game": "gravity-superstar", "seats": [{"kind": "me"}], "name": "A"}, "2 to 6 seats, not 1"),
        ({"game": "gravity-superstar", "seats": [{"kind": "me"}] * 2, "name": "A"}, '"me" may stand once'),
        ({"game": "gravity-superstar", "seats": [{"kind": "king"}] * 2}, "expected me, open or bot"),
        ({"game": "gravity-superstar", "seats": [{"kind": "bot", "level": "expret"}] * 2}, 'did you mean "expert"'),
        ({"game": "gravity-superstar", "seats": [{"kind": "bot", "level": "search:iterations=9"}] * 2}, "no bot"),
        ({"game": "gravity-superstar", "seats": [{}] * 2, "options": {"end": "soon"}}, "expected standard or expert"),
        ({"game": "gravity-superstar", "seats": [{}] * 2, "edition": "../../secret.toml"}, "has no edition"),
        ({"game": "gravity-superstar", "seats": [{}] * 2, "options": {"layout": "9Z9 9Z9"}}, "9Z9"),
        ({"game": "gravity-superstar", "seats": [{}] * 2, "clock": {"move": -1}}, "clock"),
        ({"seats": [{}]}, "game"),
    ],
)
def test_what_cannot_be_made_is_said(node, body, said):
    answer = node.post("/api/tables", body)
    assert answer.status_code == 400
    assert said in answer.json()["text"]


def test_listed_tables_are_listed_and_private_ones_are_not(node):
    seen = node.table("me", "open", start=False, listed=True)
    private = node.table("me", "open", start=False)
    ids = [line["id"] for line in node.get("/api/tables").json()["tables"]]
    assert seen["id"] in ids
    assert private["id"] not in ids


def test_my_tables_say_whose_turn_it_is(node):
    table, ada, ben = node.two_people()
    lines = node.post("/api/mine", {"tokens": ["nonsense", ben]}).json()
    assert [(line["id"], line["seat"], line["your_turn"], line["token_index"]) for line in lines] == [
        (table, 1, False, 1)
    ]
    lines = node.post("/api/mine", {"tokens": [ada]}).json()
    assert [(line["seat"], line["your_turn"]) for line in lines] == [(0, True)]
    assert "token" not in str(lines[0]["seats"])


async def test_a_bot_plays_for_who_left_until_they_are_back(node):
    table, ada, ben = node.two_people(house={"stand_in": "random"})
    where = f"/api/tables/{table}"
    async with node.live(table, ben) as watching:
        assert node.post(where + "/leave", {}, ada).status_code == 200
        await watching.turn()
        assert watching.state["table"]["seats"][0]["level"] == "random"
        assert watching.state["table"]["seats"][0]["name"] == "Ada"
    refused = node.post(where + "/moves", {"id": "x", "version": watching.state["version"], "word": "drop"}, ada)
    assert refused.json()["code"] == "replaced"
    again = node.post(where + "/leave", {}, ada)
    assert (again.status_code, again.json()["code"]) == (409, "replaced")
    assert node.post(where + "/return", {}, ada).status_code == 200
    assert node.get(where).json()["table"]["seats"][0]["level"] == ""
    assert node.post(where + "/return", {}, ada).json()["code"] == "not_replaced"


def test_leaving_the_lobby_opens_the_seat_and_ends_the_secret(node):
    made = node.table("me", "open", start=False)
    where = f"/api/tables/{made['id']}"
    assert node.post(where + "/leave", {}, made["token"]).status_code == 200
    assert node.get(where).json()["table"]["seats"][0]["kind"] == "open"
    assert node.get(where, made["token"]).json()["code"] == "wrong_token"


async def test_an_abandoned_seat_may_be_handed_to_a_bot(make_node):
    node = make_node(environment={"SKYHALL_ABANDONED_AFTER": "0"})
    table, ada, ben = node.two_people()
    where = f"/api/tables/{table}/takeover"
    async with node.live(table, ada) as there:
        await there.table()
        answer = node.post(where, {"seat": 0}, ben)
        assert answer.json()["code"] == "not_abandoned"
    async with node.live(table, ben) as watching:
        await watching.until(lambda m: m["type"] == "presence" and m["present"] == [False, True])
        assert node.post(where, {"seat": 0}).json()["code"] == "no_token"
        assert node.post(where, {"seat": 9}, ben).json()["code"] == "not_abandoned"
        assert node.post(where, {"seat": 0}, ben).status_code == 200
        await watching.turn()
        assert watching.state["table"]["seats"][0]["level"] == "adept"


def test_who_was_there_a_moment_ago_has_not_abandoned_the_table(node):
    table, _, ben = node.two_people()
    answer = node.post(f"/api/tables/{table}/takeover", {"seat": 0}, ben)
    assert answer.json()["code"] == "not_abandoned"


async def test_resigning_ends_a_game_of_two(node):
    table, ada, ben = node.two_people()
    assert node.post(f"/api/tables/{table}/resign", {}, ada).status_code == 200
    seen = node.get(f"/api/tables/{table}", ben).json()
    assert seen["table"]["status"] == "over"
    assert seen["table"]["result"]["conceded"]
    assert seen["table"]["result"]["ranks"] == [2, 1]
    assert seen["table"]["seed"]
    assert node.post(f"/api/tables/{table}/resign", {}, ben).json()["code"] == "not_playing"


async def test_with_three_the_others_play_on(node):
    made = node.table("me", "open", "open", start=False)
    where = f"/api/tables/{made['id']}"
    tokens = [node.post(where + "/join", {"name": name}).json()["token"] for name in ("Ben", "Cleo")]
    node.post(where + "/start", {}, made["host_token"])
    assert node.post(where + "/resign", {}, made["token"]).status_code == 200
    async with node.live(made["id"], tokens[0]) as ben:
        await ben.turn()
        assert ben.state["table"]["status"] == "playing"
        assert ben.state["table"]["seats"][0]["resigned"]
    assert node.post(where + "/return", {}, made["token"]).json()["code"] == "resigned"


async def test_who_gave_up_stands_behind_all_others_at_the_end(node):
    """With three seats a bot plays on; its points stay, its place is the last."""
    made = node.table("me", "open", "open", start=False, house={"stand_in": "random"})
    where = f"/api/tables/{made['id']}"
    tokens = [node.post(where + "/join", {"name": name}).json()["token"] for name in ("Ben", "Cleo")]
    node.post(where + "/start", {}, made["host_token"])
    assert node.post(where + "/resign", {}, made["token"]).status_code == 200
    assert node.get(where).json()["table"]["status"] == "playing"
    for token in tokens:
        assert node.post(where + "/leave", {}, token).status_code == 200
    async with node.live(made["id"]) as watching:
        end = await watching.table(lambda m: m["table"]["status"] == "over")
    result = end["table"]["result"]
    assert result["conceded"] is False
    assert result["ranks"][0] == 3
    assert sorted(result["ranks"][1:]) in ([1, 2], [1, 1])


def test_a_rematch_is_dealt_anew_rotates_the_seats_and_is_made_once(make_node):
    node = make_node(alike=False)
    table, ada, ben = node.two_people()
    assert node.post(f"/api/tables/{table}/rematch", {}, ada).json()["code"] == "not_over"
    node.post(f"/api/tables/{table}/resign", {}, ada)
    again = node.post(f"/api/tables/{table}/rematch", {}, ada).json()["id"]
    assert node.post(f"/api/tables/{table}/rematch", {}, ben).json()["id"] == again
    assert node.get(f"/api/tables/{table}").json()["table"]["rematch"] == again
    seen = node.get(f"/api/tables/{again}", ada).json()
    assert seen["seat"] == 1
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ben", "Ada"]
    assert [seat["resigned"] for seat in seen["table"]["seats"]] == [False, False]
    assert seen["table"]["status"] == "playing"
    assert seen["table"]["seed_hash"] != node.get(f"/api/tables/{table}").json()["table"]["seed_hash"]


async def test_a_revoked_secret_opens_nothing_and_closes_its_sockets(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as old:
        await old.table()
        new = node.post(f"/api/tables/{table}/secret", {}, ada).json()["token"]
        assert await old.closed() == 1008
        assert old.got[-1]["type"] == "bye"
        assert old.got[-1]["code"] == "wrong_token"
    assert node.get(f"/api/tables/{table}", ada).json()["code"] == "wrong_token"
    assert node.get(f"/api/tables/{table}", new).json()["seat"] == 0


def test_the_host_may_remove_a_person(node):
    made = node.table("me", "open", start=False)
    where = f"/api/tables/{made['id']}"
    ben = node.post(where + "/join", {"name": "Ben"}).json()["token"]
    node.post(where + "/start", {}, made["host_token"])
    assert node.post(where + "/remove", {"seat": 1}, ben).json()["code"] == "not_host"
    assert node.post(where + "/remove", {"seat": 7}, made["host_token"]).status_code == 400
    assert node.post(where + "/remove", {"seat": 1}, made["host_token"]).status_code == 200
    assert node.get(where, ben).json()["code"] == "wrong_token"
    assert node.get(where).json()["table"]["seats"][1]["level"] == "adept"


def test_unknown_tables_and_foreign_secrets(node):
    table, ada, _ = node.two_people()
    other, _, _ = node.two_people()
    assert node.get("/api/tables/nowhere").json()["code"] == "not_found"
    assert node.get(f"/api/tables/{other}", ada).json()["code"] == "wrong_token"
    assert node.get(f"/api/tables/{table}", "x" * 500).json()["code"] == "wrong_token"
    assert node.get(f"/api/tables/{table}").json()["seat"] is None


def test_the_link_as_a_qr_code(node):
    table, _, _ = node.two_people()
    drawn = node.get(f"/api/tables/{table}/qr")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")


def test_a_link_too_long_to_draw_is_refused(node):
    """The hall calls itself what the request calls it, and a large QR code takes long to draw."""
    table = node.table("me", "random")["id"]
    for host, status in (("h" * 253 + ":8000", 200), ("h" * 301, 400), ("h" * 2900, 400)):
        head = {"Host": host}
        assert httpx.get(f"{node.url}/api/tables/{table}/qr", headers=head, verify=False).status_code == status
