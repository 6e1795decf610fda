"""Fair play: helps, take-backs and stand-ins are rules of the table, and the hall keeps them."""

import random
import sqlite3
from contextlib import closing

import pytest

from skyhall.core.dice import seeded
from skyhall.core.line import Line, came_out, following
from skyhall.core.registry import game
from skyhall.server import rows
from skyhall.server.rows import HouseRules, SeatRow, TableEntry, TableRow
from skyhall.server.showing import view
from skyhall.server.table import LiveTable

pytestmark = pytest.mark.anyio
GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
ME, OTHER = 0, 1
# The rules of a table that is neither a first game nor a meeting.
PLAIN = {"coach": False, "meeting": False, "bots_after": 0, "rated": False, "near": 0, "talk": True, "tournament": ""}


class Played:
    """A table in memory where random words are played for both seats; seat 1 is a bot's unless told otherwise."""

    def __init__(self, name: str, seed: str, other: str = rows.BOT, **house: object) -> None:
        room = game(name)
        row = TableRow(
            id="t",
            game=name,
            rules=room.rules_version,
            edition=room.edition().name,
            edition_hash=room.edition().hash,
            options=dict(room.setup(2, {}).options),
            seats=2,
            seed=seed,
            house=HouseRules(**house),
        )
        bot = SeatRow(seat=OTHER, kind=other, name="x", level="random" if other == rows.BOT else "")
        self.table = LiveTable(row, [SeatRow(seat=ME, kind=rows.PERSON, name="Ada"), bot], room, room.edition())
        self.pick = random.Random(seed)
        self.enter(rows.START, -1)

    def enter(self, kind: str, seat: int, word: str = "") -> None:
        self.table.advance(TableEntry(self.table.version + 1, kind, seat, word))

    def play(self) -> None:
        """One word more, of whoever is asked."""
        state = self.table.state
        action = self.pick.choice(state.actions())
        self.enter(rows.ACTION, state.seat, state.setup.words.name(action))

    def positions(self, most: int = 400):
        """After each word."""
        for _ in range(most):
            if self.table.turn < 0:
                return
            self.play()
            if self.table.turn >= 0:
                yield self.table


def test_against_bots_nothing_goes_back_over_a_reveal() -> None:
    for name in GAMES:
        found = set()
        for seed in "abc":
            for table in Played(name, seed).positions():
                to = table.own_last_action(ME)
                if to < 0:
                    continue
                expected = "revealed" if table.line.has_revealed(to, ME) else ""
                assert table.why_not_back(ME) == expected
                found.add(expected)
        assert found == {"", "revealed"}, name


@pytest.mark.parametrize("name", GAMES)
def test_what_counts_as_no_reveal_tells_a_seat_nothing(name) -> None:
    """Whatever is hidden from the seat is dealt anew: the same word is legal there, and leads to the same sight."""
    quiet = 0
    for seed in "abcd":
        line = Line(game(name), 2, seed)
        pick = random.Random(seed)
        while line.state.seat >= 0 and len(line.actions) < 250:
            before = line.state.clone()
            action = pick.choice(before.actions())
            line.push(action)
            after, other = line.state, 1 - before.seat
            if after.seat < 0 or came_out(before, after, other, line.game.hidden):
                continue
            quiet += 1
            for deal in "xyz":
                world = before.determinize(other, seeded(deal))
                assert action in world.actions()
                assert following(world, action, listen=False).view(other) == after.view(other)
    assert quiet > 0


@pytest.mark.parametrize("name", GAMES)
def test_training_and_people_who_agree_go_back_over_a_reveal(name) -> None:
    """The same words are played at both tables as against the bot that says no."""
    plain, training, people = Played(name, "a"), Played(name, "a", training=True), Played(name, "a", rows.PERSON)
    for _ in range(60):
        for one in (plain, training, people):
            one.play()
        if plain.table.turn >= 0 and plain.table.why_not_back(ME) == "revealed":
            assert training.table.why_not_back(ME) == people.table.why_not_back(ME) == ""
            assert training.table.to_agree(ME) == set()
            assert people.table.to_agree(ME) == {OTHER}
            return
    raise AssertionError("nothing was revealed")


def test_a_flip_in_skytear_stays_flipped() -> None:
    """Its own dice or a `reveal` bar the way, whoever decided."""
    for table in Played("skytear", "flip").positions(800):
        if any(event.name == "flipped" for event in table.state.log or []) and table.own_last_action(ME) >= 0:
            assert table.why_not_back(ME) == "revealed"
            assert not table.may_undo(ME)
            return
    raise AssertionError("nothing was flipped")


def test_take_backs_are_free_agreed_or_never() -> None:
    """On a position where the last choice is one's own and nothing came out."""
    found = {}
    for kind in rows.TAKE_BACKS:
        for table in Played("skytopia", "s", rows.PERSON, take_backs=kind).positions():
            state = table.state
            if state.last_seat == ME and state.moves > state.barrier:
                found[kind] = (table.may_undo(ME), table.may_ask_back(ME), table.why_not_back(ME))
                break
    assert found == {
        "free": (True, True, ""),
        "agreed": (False, True, ""),
        "never": (False, False, "no_undo_here"),
    }


@pytest.mark.parametrize("name", ["gravity-superstar", "skytear"])
def test_a_view_holds_helps_only_where_they_are_played_with(name) -> None:
    helped = {}
    for helps in (True, False):
        texts = []
        for table in Played(name, "a", helps=helps).positions(200):
            shown = view(table, ME)
            players = shown["players"] if name == "gravity-superstar" else shown["seats"]
            danger = [player["danger"] for player in players] if name == "gravity-superstar" else _aims(players)
            texts += [one for one in danger if one]
        helped[helps] = bool(texts)
    assert helped == {True: True, False: False}


def _aims(seats: list) -> list:
    return [hero["aims"] for seat in seats for hero in seat["heroes"]]


# over the wire


def test_helps_are_on_against_bots_and_off_between_people(node) -> None:
    against_bots = node.table("me", "random")
    house = node.get(f"/api/tables/{against_bots['id']}").json()["table"]["house"]
    assert house == {"helps": True, "take_backs": "free", "training": False, "stand_in": "adept", **PLAIN}
    table, ada, _ = node.two_people()
    assert node.get(f"/api/tables/{table}").json()["table"]["house"]["helps"] is False
    refused = node.post(f"/api/tables/{table}/hint", {}, ada)
    assert (refused.status_code, refused.json()["code"]) == (409, "no_helps")
    assert refused.json()["text"] == "This table is played without help."
    helped, ada, _ = node.two_people(house={"helps": True})
    assert node.post(f"/api/tables/{helped}/hint", {}, ada).json()["suggestions"]


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ({"take_backs": "often"}, 'take_backs "often": expected free, agreed, never'),
        ({"training": True}, "a training table is for one person and bots"),
        ({"stand_in": "adpet"}, 'did you mean "adept"'),
    ],
)
def test_rules_of_the_house_that_cannot_be_are_named(node, house, said) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = node.post("/api/tables", {"game": "skytear", "seats": seats, "name": "Ada", "house": house})
    assert answer.status_code == 400
    assert said in answer.json()["text"]


async def test_refusals_of_an_undo_say_why(node) -> None:
    said = {}
    for kind in ("agreed", "never"):
        table, ada, _ = node.two_people(house={"take_backs": kind})
        async with node.live(table, ada) as player:
            await player.turn()
            await player.move("drop")
            undo = await player.ask({"type": "undo", "version": player.state["version"]})
            back = await player.ask({"type": "ask_back", "version": player.state["version"]})
            said[kind] = (undo["code"], back.get("code", back["type"]))
            assert player.state["table"]["may_undo"] is False
    assert said == {"agreed": ("undo_by_agreement", "ack"), "never": ("no_undo_here", "no_undo_here")}
    made = node.table("me", "random")
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        await player.move("drop")
        await player.table(lambda m: m["ask"]["seat"] == 0 and m["version"] > 2)
        assert player.state["table"]["may_ask_back"] is False
        refused = await player.ask({"type": "ask_back", "version": player.state["version"]})
        assert refused["code"] == "revealed"
        assert "something was revealed since" in refused["text"]


def test_a_rematch_and_a_table_from_a_replay_have_their_rules(node) -> None:
    table, ada, ben = node.two_people(house={"take_backs": "never", "stand_in": "novice"})
    node.post(f"/api/tables/{table}/resign", {}, ada)
    again = node.post(f"/api/tables/{table}/rematch", {}, ben).json()["id"]
    house = node.get(f"/api/tables/{again}").json()["table"]["house"]
    assert house == {"helps": False, "take_backs": "never", "training": False, "stand_in": "novice", **PLAIN}
    wish = {"step": 0, "seat": 0, "name": "Cleo", "level": "random"}
    made = node.post(f"/api/tables/{table}/play-from", wish).json()
    assert node.get(f"/api/tables/{made['id']}").json()["table"]["house"]["training"] is True


def test_a_rematch_seats_a_bot_under_its_own_name_for_who_had_left(node) -> None:
    table, ada, ben = node.two_people()
    node.post(f"/api/tables/{table}/leave", {}, ada)
    node.post(f"/api/tables/{table}/resign", {}, ben)
    again = node.post(f"/api/tables/{table}/rematch", {}, ben).json()["id"]
    seats = node.get(f"/api/tables/{again}").json()["table"]["seats"]
    assert [(one["kind"], one["name"], one["level"]) for one in seats] == [
        ("person", "Ben", ""),
        ("bot", "adept", "adept"),
    ]
    assert node.get(f"/api/tables/{again}", ada).json()["code"] == "wrong_token"


async def test_it_is_said_from_when_on_a_bot_may_play(node) -> None:
    table, ada, ben = node.two_people()
    async with node.live(table, ben) as ben_sees:
        async with node.live(table, ada) as ada_sees:
            await ada_sees.until(lambda m: m["type"] == "presence" and m["present"] == [True, True])
        told = await ben_sees.until(lambda m: m["type"] == "presence" and m["present"] == [False, True])
    assert told["replaceable_at"][1] is None
    assert told["now"] < told["replaceable_at"][0] <= told["now"] + 60_000


# another device


def test_a_link_opens_the_seat_on_another_device_once(node) -> None:
    table, ada, ben = node.two_people()
    where = f"/api/tables/{table}"
    made = node.post(where + "/pass", {}, ada).json()
    link, _, code = made["link"].partition("#seat=")
    assert link.endswith(f"/t/{table}")
    assert made["qr"].startswith("<svg")
    other = node.post(where + "/enter", {"code": code})
    assert other.status_code == 200
    assert node.get(where, other.json()["token"]).json()["seat"] == other.json()["seat"] == 0
    assert node.get(where, ada).json()["seat"] == 0
    again = node.post(where + "/enter", {"code": code})
    assert (again.status_code, again.json()["code"]) == (403, "used_pass")
    assert node.post(where + "/pass", {}).json()["code"] == "no_token"
    assert node.get(where, ben).json()["seat"] == 1


def test_a_newer_link_and_a_new_secret_end_the_older_link(node) -> None:
    table, ada, _ = node.two_people()
    where = f"/api/tables/{table}"
    codes = [node.post(where + "/pass", {}, ada).json()["link"].partition("#seat=")[2] for _ in range(2)]
    assert node.post(where + "/enter", {"code": codes[0]}).json()["code"] == "used_pass"
    secret = node.post(where + "/secret", {}, ada).json()["token"]
    assert node.post(where + "/enter", {"code": codes[1]}).json()["code"] == "used_pass"
    code = node.post(where + "/pass", {}, secret).json()["link"].partition("#seat=")[2]
    shared = node.post(where + "/enter", {"code": code}).json()["token"]
    newest = node.post(where + "/secret", {}, shared).json()["token"]
    assert node.get(where, secret).json()["code"] == node.get(where, shared).json()["code"] == "wrong_token"
    assert node.get(where, newest).json()["seat"] == 0


def test_a_code_is_for_its_table_alone_and_the_database_keeps_neither_code_nor_secret(node) -> None:
    table, ada, _ = node.two_people()
    other, _, _ = node.two_people()
    code = node.post(f"/api/tables/{table}/pass", {}, ada).json()["link"].partition("#seat=")[2]
    assert node.post(f"/api/tables/{other}/enter", {"code": code}).json()["code"] == "used_pass"
    kept = b"".join(path.read_bytes() for path in node.folder.glob("hall.db*"))
    assert code.encode() not in kept
    assert ada.encode() not in kept


def test_an_old_code_opens_nothing(node) -> None:
    table, ada, _ = node.two_people()
    code = node.post(f"/api/tables/{table}/pass", {}, ada).json()["link"].partition("#seat=")[2]
    with closing(sqlite3.connect(node.folder / "hall.db", timeout=30)) as database, database:
        database.execute("UPDATE passes SET until = 1 WHERE table_id = ?", (table,))
    assert node.post(f"/api/tables/{table}/enter", {"code": code}).json()["code"] == "used_pass"


# what is offered


def test_what_does_not_fit_the_seats_or_the_box_is_not_offered(node) -> None:
    found = {one["name"]: one for one in node.get("/api/games").json()}
    rows_of = {option["name"]: option for option in found["skytopia"]["options"]}["market_rows"]
    assert rows_of["fitting"] == {"2": ["normal"], "3": ["normal"], "4": ["normal", 3, 2]}
    variant = {option["name"]: option for option in found["sky-painters"]["options"]}["variant"]
    assert "tension_duel" in variant["fitting"]["2"]
    assert "tension_duel" not in variant["fitting"]["3"]
    hands = {option["name"]: option for option in found["skytear"]["options"]}["partner_hands"]
    assert hands["fitting"] == {"2": ["open"], "3": ["open", "closed"], "4": ["open", "closed"]}
    tuned = found["sky-painters"]["boxes"][0]
    assert tuned["limits"]["deck_size"]["2"] == [4, 36]
    doors = found["gravity-superstar"]["boxes"][0]["limits"]["first_door"]
    assert doors == {"2": [1, 2], "3": [1, 4], "4": [1, 4], "5": [1, 6], "6": [1, 6]}
    for room in found.values():
        for box in room["boxes"]:
            for option, by_seats in box["limits"].items():
                for seats, ends in by_seats.items():
                    for number in ends:
                        game(room["name"]).new(int(seats), "x", {option: number}, box["name"])


def test_a_box_tells_where_it_differs_from_its_base(node) -> None:
    found = {one["name"]: {box["name"]: box for box in one["boxes"]} for one in node.get("/api/games").json()}
    tuned = found["skytear"]["tuned"]
    assert tuned["base"] == "standard"
    assert {"kind": "heroes", "name": "Sakoshi", "numbers": [{"field": "hp", "was": 13, "now": 8}]} in tuned["changes"]
    assert {"kind": "numbers", "name": "", "numbers": [{"field": "nexus_hp", "was": 5, "now": 3}]} in tuned["changes"]
    mint = {"kind": "card", "name": "Mint", "numbers": [{"field": "n", "was": 4, "now": 3}]}
    assert mint in found["skytopia"]["tuned"]["changes"]
    assert found["skytopia"]["standard"]["changes"] == []
