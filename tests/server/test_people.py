"""Accounts: passkeys, codes, sessions, seats of a person, and what a thief, a copy or a deleted account cannot do."""

import io
import json
import zipfile

import pytest
from sqlalchemy import select

from skyhall.server.people import identity
from skyhall.server.people.accounts import code_hash, recovery_code
from skyhall.server.people.keyring import Key, KeyRing, make_ring, use_ring
from skyhall.server.people.passkeys import Site, can_have_passkeys, site_of
from skyhall.server.people.rows import Passkey, Person
from skyhall.server.people.schema import key_rings
from skyhall.server.settings import read_settings
from tests.server.authenticator import Authenticator, Someone

pytestmark = pytest.mark.anyio


@pytest.fixture
def someone(node):
    """Makes people at the shared node; each has another name."""
    made = []

    def make(name: str = "", at=None) -> "Someone":
        one = Someone((at or node).port)
        if name:
            one.join(f"{name} {len(made)} {id(made)}"[:24])
        made.append(one)
        return one

    yield make
    for one in made:
        one.http.close()


def test_an_account_is_made_left_and_entered_again(someone):
    ada = someone("Ada")
    assert len(ada.entered["codes"]) == 10
    me = ada.me
    assert (me["id"], me["codes_left"], me["fresh"]) == (ada.entered["id"], 10, True)
    assert [one["own"] for one in me["sessions"]] == [True]
    assert "codes" not in json.dumps(me).replace("codes_left", "")
    assert ada.post("/api/me/leave").status_code == 200
    assert ada.http.get("/api/me").json()["code"] == "signed_out"
    assert ada.http.get("/api/me/name").json() == {"id": "", "name": ""}
    assert ada.enter().status_code == 200
    assert ada.me["id"] == me["id"]


def test_the_cookie_is_for_no_script_and_no_other_page(someone):
    ada = someone("Ada")
    (set_cookie,) = [ada.enter().headers["set-cookie"]]
    assert "HttpOnly" in set_cookie
    assert "SameSite=strict" in set_cookie
    other = {"Origin": "http://evil.example"}
    assert ada.post("/api/me/codes", headers=other).json()["code"] == "wrong_origin"
    assert ada.post("/api/tables", {"game": "skytopia", "seats": []}, headers=other).json()["code"] == "wrong_origin"
    assert ada.me["codes_left"] == 10


def test_a_challenge_answers_once_and_only_for_its_purpose(someone):
    ada = someone("Ada")
    shown = {"credential": ada.passkey.show(ada.asked("/api/account/enter/ask"))}
    assert ada.post("/api/account/enter", shown).status_code == 200
    assert ada.post("/api/account/enter", shown).json()["code"] == "old_challenge"
    made = ada.passkey.make(ada.asked("/api/account/join/ask", {"name": "Somebody new"}))
    assert ada.post("/api/me/passkeys", {"credential": made}).json()["code"] == "old_challenge"
    # It is spent by that, too.
    answer = ada.post("/api/account/join", {"name": "Somebody new", "credential": made})
    assert answer.json()["code"] == "old_challenge"


def test_what_was_signed_elsewhere_or_by_another_key_opens_nothing(someone):
    ada, eve = someone("Ada"), someone("Eve")
    phished = ada.passkey.show(ada.asked("/api/account/enter/ask"), origin="http://evil.example")
    assert ada.post("/api/account/enter", {"credential": phished}).json()["code"] == "bad_passkey"
    forged = eve.passkey.show(eve.asked("/api/account/enter/ask"))
    forged |= {"id": ada.passkey.show(ada.asked("/api/account/enter/ask"))["id"]}
    assert eve.post("/api/account/enter", {"credential": forged}).json()["code"] == "bad_passkey"
    for junk in ({}, {"response": {}}, {"response": {"clientDataJSON": "!"}}, {"id": 1, "response": None}):
        assert eve.post("/api/account/enter", {"credential": junk}).json()["code"] == "bad_passkey"
    unknown = Someone(int(eve.url.rpartition(":")[2])).passkey
    assert eve.enter(unknown).json()["code"] == "bad_passkey"


def test_a_copied_passkey_is_refused(someone):
    ada = someone("Ada")
    ada.passkey.count = 50
    assert ada.enter().status_code == 200
    ada.passkey.count = 10  # a copy that has not seen the later uses
    assert ada.enter().json()["code"] == "bad_passkey"


def test_recovery_codes_open_once_and_new_ones_replace_them(someone):
    ada = someone("Ada")
    code = ada.entered["codes"][0]
    lost = someone()
    typed = code.lower().replace("-", " ")
    assert lost.post("/api/account/recover", {"code": typed}).status_code == 200
    assert lost.me["id"] == ada.entered["id"]
    assert lost.me["codes_left"] == 9
    assert lost.post("/api/account/recover", {"code": code}).json()["code"] == "wrong_code"
    fresh = ada.post("/api/me/codes").json()["codes"]
    assert lost.post("/api/account/recover", {"code": ada.entered["codes"][1]}).json()["code"] == "wrong_code"
    assert lost.post("/api/account/recover", {"code": fresh[0]}).status_code == 200


async def test_codes_are_kept_as_hashes_and_guessing_is_slow(desk):
    code = recovery_code()
    assert len(code_hash(code)) == 64
    assert code_hash(code) == code_hash(code.lower().replace("-", ""))
    tried = [desk.limits.guesses.take("a client") for _ in range(12)]
    assert tried == [True] * 10 + [False] * 2


def test_several_passkeys_and_the_last_one_stays(someone):
    ada = someone("Ada")
    second = Authenticator(ada.url)
    made = second.make(ada.asked("/api/me/passkeys/ask"))
    assert ada.post("/api/me/passkeys", {"credential": made, "device": "phone"}).status_code == 201
    keys = ada.me["passkeys"]
    assert [one["name"] for one in keys] == ["a test", "phone"]
    assert ada.enter(second).status_code == 200
    eve = someone("Eve")
    assert eve.http.delete(f"/api/me/passkeys/{keys[0]['id']}").json()["code"] == "not_found"
    assert ada.http.delete(f"/api/me/passkeys/{keys[0]['id']}").status_code == 204
    assert ada.enter().json()["code"] == "bad_passkey"
    assert ada.http.delete(f"/api/me/passkeys/{keys[1]['id']}").json()["code"] == "last_passkey"


def test_names_are_kept_apart(someone):
    ada = someone("Ada")
    name = ada.entered["name"]
    other = someone()
    answer = other.post("/api/account/join/ask", {"name": f" {name.upper()} "})
    assert answer.json()["code"] == "name_taken"
    made = other.passkey.make(other.asked("/api/account/join/ask", {"name": "Free for now"}))
    answer = other.post("/api/account/join", {"name": name, "credential": made})
    assert answer.json()["code"] == "name_taken"
    eve = someone("Eve")
    assert eve.http.patch("/api/me", json={"name": name}).json()["code"] == "name_taken"
    assert eve.http.patch("/api/me", json={"shown_to": "dogs"}).status_code == 400
    assert eve.http.patch("/api/me", json={"shown_to": "nobody"}).status_code == 200
    assert eve.me["shown_to"] == "nobody"


async def test_a_seat_belongs_to_its_person_on_every_device(someone, node):
    ada, ben = someone("Ada"), someone("Ben")
    body = {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "ignored"}
    made = ada.post("/api/tables", body).json()
    assert made["token"] == ""
    where = f"/api/tables/{made['id']}"
    assert ada.post(where + "/join", {"name": "twice"}).json()["code"] == "already_seated"
    assert ben.post(where + "/join", {"name": "ignored"}).json() == {"seat": 1, "token": ""}
    shown = node.get(where).json()["table"]["seats"]
    assert [seat["person"] for seat in shown] == [ada.entered["id"], ben.entered["id"]]
    assert [seat["name"] for seat in shown] == [ada.entered["name"], ben.entered["name"]]
    phone = someone()
    phone.passkey = ada.passkey
    assert phone.enter().status_code == 200
    assert phone.http.get(where).json()["seat"] == 0
    assert phone.post("/api/mine", {"tokens": []}).json()[0]["id"] == made["id"]
    assert someone("Eve").http.get(where).json()["seat"] is None
    assert someone("Eve").post(where + "/leave").json()["code"] == "no_token"
    async with node.live(made["id"], phone.token) as live:
        assert (await live.table())["seat"] == 0


async def test_a_session_that_is_ended_closes_its_channels_and_opens_nothing(someone, node):
    ada, thief = someone("Ada"), someone()
    made = ada.post("/api/tables", {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    thief.passkey = ada.passkey
    thief.enter(device="stolen")
    stolen = next(one for one in ada.me["sessions"] if not one["own"])
    assert stolen["device"] == "stolen"
    eve = someone("Eve")
    assert eve.http.delete(f"/api/me/sessions/{stolen['id']}").json()["code"] == "not_found"
    async with node.live(made["id"], thief.token) as live, node.live(made["id"], ada.token) as own:
        await live.table()
        await own.table()
        assert ada.http.delete(f"/api/me/sessions/{stolen['id']}").status_code == 204
        assert await live.closed() == 1008
        assert live.got[-1]["code"] == "signed_out"
        assert (await own.ask({"type": "say", "text": "still here"}))["type"] == "ack"
    assert thief.http.get("/api/me").json()["code"] == "signed_out"
    assert thief.http.get(f"/api/tables/{made['id']}").json()["seat"] is None
    assert thief.post(f"/api/tables/{made['id']}/leave").json()["code"] == "no_token"


async def test_what_cannot_be_undone_asks_for_the_passkey_again(desk, monkeypatch):
    store = desk.identity.store
    moment = identity.now()
    monkeypatch.setattr(identity, "now", lambda: moment)
    person = Person(id="p", name="Ada", created=1)
    session, secret = desk.identity.fresh_session("p", "here")
    key = Passkey(id="k", person_id="p", credential="c", public_key="p", sign_count=0, name="", created=1, used=1)
    await store.add(person, key, session, identity.hash_token(secret), ["x"])
    caller = await desk.identity.person_of(secret)
    identity.proved(caller)
    monkeypatch.setattr(identity, "now", lambda: moment + identity.FRESH + 1)
    with pytest.raises(identity.Refused) as refused:
        identity.proved(caller)
    assert refused.value.code == "prove_again"
    monkeypatch.setattr(identity, "now", lambda: moment + identity.LASTS + 1)
    assert await desk.identity.person_of(secret) is None
    monkeypatch.setattr(identity, "now", lambda: moment + identity.LASTS // 2)
    assert await desk.identity.person_of(secret) is not None  # and is used: it lasts on
    monkeypatch.setattr(identity, "now", lambda: moment + identity.LASTS + 1)
    assert await desk.identity.person_of(secret) is not None


def test_a_passkey_shown_again_is_ones_own(someone):
    ada, eve = someone("Ada"), someone("Eve")
    of_eve = {"credential": eve.passkey.show(ada.asked("/api/account/enter/ask"))}
    assert ada.post("/api/me/prove", of_eve).json()["code"] == "bad_passkey"
    own = {"credential": ada.passkey.show(ada.asked("/api/account/enter/ask"))}
    assert ada.post("/api/me/prove", own).status_code == 200


async def test_seats_taken_as_a_guest_become_the_accounts(someone, node):
    table, ada_token, ben_token = node.two_people()
    ada = someone("Ada")
    async with node.live(table, ada_token) as live:
        await live.table()
        assert ada.post("/api/me/seats", {"tokens": [ada_token, "nonsense"]}).json() == {"seats": 1}
        assert await live.closed() == 1008
    assert node.get(f"/api/tables/{table}", ada_token).json()["code"] == "wrong_token"
    seen = ada.http.get(f"/api/tables/{table}").json()
    assert seen["seat"] == 0
    assert seen["table"]["seats"][0]["name"] == ada.entered["name"]
    assert node.get(f"/api/tables/{table}", ben_token).json()["seat"] == 1
    renamed = ada.http.patch("/api/me", json={"name": "Ada the new"}).json()
    assert renamed["name"] == "Ada the new"
    assert node.get(f"/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Ada the new"
    assert ada.post("/api/me/seats", {"tokens": [ben_token]}).json() == {"seats": 0}  # nobody plays against themself


def test_everything_about_me_can_be_taken_along(someone, node):
    ada = someone("Ada")
    table, ada_token, _ = node.two_people()
    ada.post("/api/me/seats", {"tokens": [ada_token]})
    ada.post(f"/api/tables/{table}/chat", {"text": "good game"})
    ada.post(f"/api/tables/{table}/resign")
    packed = ada.http.get("/api/me/export")
    assert packed.status_code == 200, packed.text
    with zipfile.ZipFile(io.BytesIO(packed.content)) as files:
        known = json.loads(files.read("me.json"))
        (record,) = [name for name in files.namelist() if name.endswith(".sky")]
        assert table in record
        assert "gravity-superstar" in files.read(record).decode()
    assert known["person"]["name"] == ada.entered["name"]
    assert [one["text"] for one in known["said"]] == ["good game"]
    assert "public_key" not in json.dumps(known)


async def test_a_deleted_account_leaves_games_with_somebody(someone, node):
    ada = someone("Ada")
    name = ada.entered["name"]
    running, ada_token, ben_token = node.two_people()
    over, token, other = node.two_people()
    ada.post("/api/me/seats", {"tokens": [ada_token, token]})
    ada.post(f"/api/tables/{over}/chat", {"text": "my words"})
    ada.post(f"/api/tables/{over}/resign")
    lobby = ada.post("/api/tables", {"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    phone = someone()
    phone.passkey = ada.passkey
    phone.enter()
    async with node.live(running, phone.token) as live:
        await live.table()
        assert ada.post("/api/me/forget").status_code == 200
        assert await live.closed() == 1008
    assert phone.http.get("/api/me").json()["code"] == "signed_out"
    assert ada.enter().json()["code"] == "bad_passkey"
    code = ada.entered["codes"][0]
    assert someone().post("/api/account/recover", {"code": code}).json()["code"] == "wrong_code"
    for table in (running, over):
        seen = node.get(f"/api/tables/{table}", ben_token if table == running else other).json()
        assert name not in json.dumps(seen)
        assert seen["table"]["seats"][0]["person"] == ""
        assert seen["table"]["status"] == "over"
    assert node.get(f"/api/tables/{over}/chat", other).json()["lines"] == []
    assert node.get(f"/api/tables/{over}/record").status_code == 200
    assert node.get(f"/api/tables/{lobby}").json()["table"]["seats"][0]["kind"] == "open"
    again = someone()
    assert again.join(name)["id"] != ada.entered["id"]
    assert again.post("/api/mine", {"tokens": []}).json() == []


def test_a_key_ring_moves_all_tables_once(node):
    tables = [node.two_people()[:2] for _ in range(3)]
    keys = [{"table": table, "game": "gravity-superstar", "token": token} for table, token in tables]
    made = node.post("/api/key-ring", {"name": "Ada", "keys": keys})
    assert made.status_code == 201, made.text
    link = made.json()["link"]
    assert made.json()["qr"].startswith("<svg")
    code = link.partition("#ring=")[2]
    ring = node.post("/api/key-ring/use", {"code": code}).json()
    assert [(one["table"], one["token"]) for one in ring["keys"]] == tables
    assert node.post("/api/key-ring/use", {"code": code}).json()["code"] == "used_ring"
    assert node.post("/api/key-ring/use", {"code": "guessed"}).json()["code"] == "used_ring"


async def test_what_is_kept_of_a_key_ring_opens_nothing(desk):
    ring = KeyRing(keys=[Key(table="t", game="skytopia", token="a secret of a seat")])
    code, _ = await make_ring(desk.identity.store, ring)
    (row,) = await desk.database.read(lambda connection: connection.execute(select(key_rings)).all())
    assert "secret" not in row.sealed
    assert code not in str(row)
    assert await use_ring(desk.identity.store, code) == ring


def test_turned_off_accounts_open_nothing_and_logs_tell_nothing_personal(make_node):
    node = make_node()
    ada = Someone(node.port)
    ada.join("Adalbertine", device="An odd browser")
    ada.post("/api/account/enter", {"credential": {"id": "x"}})
    made = ada.post("/api/tables", {"game": "skytopia", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    node.stop()
    node.command.append("--no-accounts")
    node.start()
    assert ada.http.get("/api/me/name").json() == {"id": "", "name": ""}
    assert ada.http.get(f"/api/tables/{made['id']}").json()["seat"] is None
    guest = Someone(node.port)
    assert guest.http.get("/api/account").json() == {"accounts": False, "passkeys": True}
    for path in ("/api/account/join/ask", "/api/account/enter/ask", "/api/account/recover", "/api/me/codes"):
        body = {"name": "Ada", "code": "x"}
        assert guest.post(path, body).json()["code"] == "no_accounts", path
    node.two_people()
    log = node.log.read_text()
    for private in ("Adalbertine", "odd browser", ada.token, ada.entered["id"], *ada.entered["codes"]):
        assert private not in log


def test_where_browsers_make_passkeys():
    assert site_of("https://hall.example/x", "", "http://10.0.0.1") == Site("hall.example", "https://hall.example")
    assert site_of("https://hall.example", "example", "") == Site("example", "https://hall.example")
    assert can_have_passkeys(site_of("", "", "http://localhost:8000"))
    assert can_have_passkeys(site_of("", "", "https://hall.example"))
    for base in ("http://hall.example", "https://192.168.0.4", "http://127.0.0.1:8000", "https://[::1]"):
        assert not can_have_passkeys(site_of("", "", base))


def test_settings_of_accounts():
    assert not read_settings({}, {"SKYHALL_ACCOUNTS": "off"}).accounts
    assert read_settings({"accounts": True}, {"SKYHALL_ACCOUNTS": "off"}).accounts
    with pytest.raises(Exception, match='SKYHALL_ACCOUNTS is "maybe": expected on or off'):
        read_settings({}, {"SKYHALL_ACCOUNTS": "maybe"})


async def test_a_session_ends_on_both_nodes_at_once(two, someone):
    """And a challenge of one node is answered at the other."""
    first, second = two
    ada = someone("Ada", at=first)
    made = ada.post("/api/tables", {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    phone = Someone(second.port)
    phone.passkey = Authenticator(phone.url)
    phone.passkey.key, phone.passkey.id = ada.passkey.key, ada.passkey.id
    phone.passkey.count = ada.passkey.count
    asked = ada.asked("/api/account/enter/ask")
    answer = phone.post("/api/account/enter", {"credential": phone.passkey.show(asked)})
    assert answer.status_code == 200, answer.text
    phone.entered = answer.json()
    assert ada.post("/api/account/enter", {"credential": phone.passkey.show(asked)}).json()["code"] == "old_challenge"
    async with second.live(made["id"], phone.token) as live:
        await live.table()
        other = next(one for one in ada.me["sessions"] if not one["own"])
        assert ada.http.delete(f"/api/me/sessions/{other['id']}").status_code == 204
        assert await live.closed() == 1008
        assert live.got[-1]["code"] == "signed_out"
    assert phone.http.get("/api/me").json()["code"] == "signed_out"
