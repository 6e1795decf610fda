"""Notifications: to a push service on this machine, encrypted for the browser; quiet hours, wishes, and who may ask."""

import asyncio
import base64
import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, insert, select

from skyhall.server import seating
from skyhall.server.app import open_desk
from skyhall.server.limits import Limits
from skyhall.server.metrics import Metrics
from skyhall.server.migrating import migrate
from skyhall.server.moving import resign
from skyhall.server.opened import Sitter
from skyhall.server.people.rows import Person
from skyhall.server.push import sending
from skyhall.server.push.messages import is_service
from skyhall.server.push.schema import subscriptions, waiting_notices
from skyhall.server.push.store import DAY_LEFT, HOURS_LEFT, LATE, PAIR, TURN, Browser, Notice, Wishes, quiet_until
from skyhall.server.requests import ClockWish
from skyhall.server.rows import DAY, now
from skyhall.server.seating import HouseWish, SeatPlan
from skyhall.server.settings import Settings
from skyhall.server.tournaments.making import planned
from skyhall.server.tournaments.requests import CupNewsList, NewTournament
from skyhall.server.tournaments.rows import PAUSED, RUNNING
from skyhall.server.tournaments.schema import invitations
from skyhall.server.tournaments.showing import news_of
from tests.server.authenticator import Someone
from tests.server.test_company import add_people

pytestmark = pytest.mark.anyio
HOUR = 3600 * 1000
# 2026-03-27 17:30 in Warsaw.
FRIDAY = 1_774_629_000_000


class Service(ThreadingHTTPServer):
    """A push service that keeps what it gets; a browser named `gone` is gone."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.got: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.url = f"http://127.0.0.1:{self.server_port}"


class Taker(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(410 if self.path == "/gone" else 201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Device:
    """A browser's half of the encryption."""

    def __init__(self, endpoint: str, language: str = "en") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"0123456789abcdef"
        self.browser = Browser(endpoint=endpoint, p256dh=text(point), auth=text(self.auth), language=language)

    def read(self, body: bytes) -> dict[str, str]:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


@pytest.fixture
def service():
    running = Service()
    thread = threading.Thread(target=running.serve_forever)
    thread.start()
    yield running
    running.shutdown()
    thread.join()
    running.server_close()


@pytest.fixture
async def desk(tmp_path, service, monkeypatch):
    """A node that may talk to the service, and tells at once what it is told to look for."""
    monkeypatch.setattr(sending, "GRACE", 0)
    monkeypatch.setattr(sending, "EVERY", 1e6)
    settings = Settings(database=str(tmp_path / "hall.db"), push_services=service.url)
    await migrate(settings.database_url())
    async with open_desk(settings, Metrics(), Limits(settings)) as running:
        await running.database.write(add_people("Ada", "Ben"))
        yield running


async def table_of_two(desk, clock=3 * DAY):
    ada, ben = Person(id="Ada", name="Ada"), Person(id="Ben", name="Ben")
    plan, options = [SeatPlan(kind="me"), SeatPlan()], {"first_player": 0}
    made = await seating.create(
        desk.hall, "gravity-superstar", plan, "", options, "", "", False, (clock, 0), "m", HouseWish(), ada
    )
    table = await desk.hall.open(made.id)
    await seating.join(desk.hall, table, "", None, ben)
    await seating.start(desk.hall, table, "")
    await settled(desk)
    return table


async def settled(desk) -> None:
    await asyncio.gather(*desk.sender.noting)


async def waits(desk) -> list[tuple[str, str]]:
    query = select(waiting_notices.c.person_id, waiting_notices.c.kind).order_by(waiting_notices.c.kind)
    return [tuple(row) for row in await desk.database.read(lambda c: c.execute(query).all())]


async def test_whose_turn_it_is_is_told_in_their_language_and_only_their_browser_can_read_it(desk, service):
    device = Device(f"{service.url}/ada", "pl")
    await desk.sender.store.subscribe("Ada", device.browser, 1)
    table = await table_of_two(desk)
    assert await waits(desk) == [("Ada", LATE), ("Ada", TURN)]
    await desk.sender.look()
    path, headers, body = service.got.get(timeout=30)
    told = device.read(body)
    assert told == {"title": told["title"], "body": told["body"], "url": f"/t/{table.id}", "tag": table.id}
    assert told["title"].startswith("Twoja tura: ")
    assert headers["authorization"].startswith("vapid t=")
    assert headers["authorization"].endswith((await desk.sender.store.key()).public)
    assert b"Gravity" not in body
    assert path == "/ada"
    # It was taken out: nobody tells it again. What comes before time is over still waits.
    await desk.sender.look()
    assert service.got.empty()
    assert await waits(desk) == [("Ada", LATE)]


def test_tables_are_counted_not_what_is_to_be_said_of_them():
    notices = [Notice("ada", "one", TURN, 3), Notice("ada", "one", LATE, 3), Notice("ada", "two", TURN, 5)]
    assert sending.told([(notice, None) for notice in notices], "en").title == "2 tables wait for you"


async def test_several_tables_are_one_message_and_what_is_over_is_none(desk, service):
    device = Device(f"{service.url}/ada")
    await desk.sender.store.subscribe("Ada", device.browser, 1)
    tables = [await table_of_two(desk) for _ in range(3)]
    await resign(desk.hall, tables[0], Sitter(1, person="Ben"))
    await desk.sender.look()
    _, _, body = service.got.get(timeout=30)
    assert device.read(body)["title"] == "2 tables wait for you"
    assert service.got.empty()
    # The version has moved on: a reminder of a turn that was played is about nothing.
    await resign(desk.hall, tables[1], Sitter(0, person="Ada"))
    await desk.sender._tell("Ada", [Notice("Ada", tables[1].id, LATE, tables[1].live.version - 1)])
    assert service.got.empty()


async def test_wishes_are_kept_to_and_a_browser_that_is_gone_is_forgotten(desk, service):
    store = desk.sender.store
    await store.subscribe("Ada", Device(f"{service.url}/gone").browser, 1)
    await store.wish("Ada", Wishes(without=["gravity-superstar"], reminders=False))
    await table_of_two(desk)
    assert await waits(desk) == [("Ada", TURN)]
    await desk.sender.look()
    assert service.got.empty()
    await store.wish("Ada", Wishes())
    await table_of_two(desk, clock=0)
    await desk.sender.look()
    assert service.got.get(timeout=30)[0] == "/gone"
    assert await store.browsers("Ada") == []


async def test_a_browser_belongs_to_who_subscribed_last_and_goes_with_the_account(desk, service):
    store, device = desk.sender.store, Device(f"{service.url}/shared")
    await store.subscribe("Ada", device.browser, 1)
    await store.subscribe("Ben", device.browser, 2)
    assert (await store.count_browsers("Ada"), await store.count_browsers("Ben")) == (0, 1)
    await store.unsubscribe(device.browser.endpoint, "Ada")
    assert await store.count_browsers("Ben") == 1
    for number in range(12):
        await store.subscribe("Ben", Device(f"{service.url}/{number}").browser, 3 + number)
    assert await store.count_browsers("Ben") == 10
    from skyhall.server.people import belonging

    await belonging.forget(desk.identity, Person(id="Ben", name="Ben"))
    assert await desk.database.read(lambda c: c.execute(select(subscriptions.c.id)).all()) == []


async def a_cup(desk, **more):
    """A tournament of four that has not begun."""
    wish = NewTournament(name="Noon Cup", game="gravity-superstar", clock=ClockWish(move=DAY), **more)
    row = await planned(desk.hall, wish, "Ada", now())
    await desk.tournaments.store.add(row)
    return row


async def test_of_a_tournament_are_told_invitations_pairs_and_the_end_of_a_round(desk, service):
    await desk.tournaments.stop()
    await desk.database.write(add_people("Cleo", "Dag"))
    store, cups, device = desk.sender.store, desk.tournaments.store, Device(f"{service.url}/ben", "es")
    await store.subscribe("Ben", device.browser, 1)
    await store.wish("Ben", Wishes(without=["skytopia"]))
    week = 7 * DAY
    row = await a_cup(desk, round_seconds=week)
    line = {"tournament_id": row.id, "person_id": "Ben", "by_id": "Ada", "at": 1}
    await desk.database.write(lambda connection: connection.execute(insert(invitations), line))
    desk.sender.asked_to_cup(["Ben", "Cleo"], row)
    await settled(desk)
    await desk.sender.look()
    said = device.read(service.got.get(timeout=30)[2])
    assert (said["title"], said["url"]) == ("Te invitan al torneo Noon Cup", f"/tournaments/{row.id}")
    assert [one.table for one in (await news_of_ben(desk)).news] == [""]
    # Who has come is not asked any more.
    desk.sender.asked_to_cup(["Ben"], row)
    for one in ("Ada", "Ben", "Cleo", "Dag"):
        await cups.join(row.id, one, now())
    await settled(desk)
    await desk.sender.look()
    assert service.got.empty()
    await desk.tournaments.begin(await cups.whole(row.id))
    await settled(desk)
    assert {kind for _, kind in await waits(desk)} >= {PAIR, DAY_LEFT, HOURS_LEFT}
    await desk.sender.look()
    said = device.read(service.got.get(timeout=30)[2])
    assert said["title"] == "Noon Cup: empieza la ronda 1"
    (news,) = (await news_of_ben(desk)).news
    assert (said["url"], news.round, news.soon) == (f"/t/{news.table}", 1, False)
    # The end comes near; a pause holds the reminder back, and what is told is how much is left by then.
    reminder = Notice("Ben", news.table, HOURS_LEFT, 1)
    await desk.sender._tell("Ben", [reminder])
    assert service.got.empty()
    await cups.set((await cups.whole(row.id)).row, status=PAUSED, paused_at=now(), round_ends=now() + HOUR)
    await desk.sender._tell("Ben", [reminder])
    assert service.got.empty()
    await cups.set((await cups.whole(row.id)).row, status=RUNNING, paused_at=0)
    await desk.sender._tell("Ben", [reminder])
    said = device.read(service.got.get(timeout=30)[2])
    assert said["title"] == "Noon Cup: la ronda acaba en 60 minutos"
    assert (await news_of_ben(desk)).news[0].soon
    # A game that is over is no matter of the clock, and not everybody wants to be reminded.
    table = await desk.hall.open(news.table)
    seat = next(one.seat for one in table.live.seats if one.person_id == "Ben")
    await resign(desk.hall, table, Sitter(seat, person="Ben"))
    await desk.sender._tell("Ben", [reminder])
    assert service.got.empty()
    assert (await news_of_ben(desk)).news == []
    await settled(desk)
    await desk.database.write(lambda connection: connection.execute(delete(waiting_notices)))
    await store.wish("Ben", Wishes(reminders=False))
    await desk.sender._put([(reminder, now())])
    assert await waits(desk) == []


async def news_of_ben(desk) -> CupNewsList:
    found = [news_of(*one, now()) for one in await desk.tournaments.store.waiting_for("Ben")]
    return CupNewsList(news=found, now=now())


async def test_the_key_is_made_once_for_all_nodes(desk):
    first = await desk.sender.store.key()
    assert await desk.sender.store.key() == first == desk.sender.key
    assert len(base64.urlsafe_b64decode(first.public + "==")) == 65


def test_quiet_hours_end_by_the_clock_of_their_place():
    night = Wishes(quiet_from=22 * 60, quiet_until=8 * 60, zone="Europe/Warsaw")
    assert quiet_until(night, FRIDAY) == FRIDAY
    assert quiet_until(night, FRIDAY + 5 * HOUR) == FRIDAY + 14 * HOUR + HOUR // 2
    assert quiet_until(night, FRIDAY + 10 * HOUR) == FRIDAY + 14 * HOUR + HOUR // 2
    # In the night to Sunday the clocks go forward: the morning comes an hour sooner.
    assert quiet_until(night, FRIDAY + 29 * HOUR) == FRIDAY + 37 * HOUR + HOUR // 2
    noon = Wishes(quiet_from=12 * 60, quiet_until=18 * 60, zone="Europe/Warsaw")
    assert quiet_until(noon, FRIDAY) == FRIDAY + HOUR // 2
    assert quiet_until(Wishes(), FRIDAY) == FRIDAY


def test_the_hall_talks_to_push_services_alone():
    usual = Settings().push_services
    assert is_service("https://fcm.googleapis.com/fcm/send/x", usual)
    assert is_service("https://web.push.apple.com/x", usual)
    for wrong in (
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "https://push.apple.com.evil.example",
        "https://fcm.googleapis.com:8443/x",
        "file:///etc/passwd",
        "",
    ):
        assert not is_service(wrong, usual), wrong


def test_subscribing_is_for_people_with_accounts_and_for_known_services(node):
    guest = Someone(node.port)
    assert guest.http.get("/api/me/notifications").json()["code"] == "signed_out"
    guest.join(f"Push {now()}"[:24])
    info = guest.http.get("/api/me/notifications").json()
    assert (info["browsers"], info["wishes"]["reminders"]) == (0, True)
    path = "/api/me/notifications/browsers"
    keys = {"p256dh": "x", "auth": "y"}
    assert guest.post(path, {"endpoint": "https://10.0.0.1/x", **keys}).json()["code"] == "no_push"
    assert guest.post(path, {"endpoint": "https://fcm.googleapis.com/x", **keys}).json()["code"] == "bad_request"
    device = Device("https://fcm.googleapis.com/x").browser
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    assert guest.post(path, {"endpoint": device.endpoint, **keys}).status_code == 204
    assert guest.http.get("/api/me/notifications").json()["browsers"] == 1
    for wrong in ({"without": ["chess"]}, {"zone": "Mars"}, {"quiet_from": 1440}):
        assert guest.http.put("/api/me/notifications", json=wrong).json()["code"] == "bad_request"
    assert (
        guest.http.put("/api/me/notifications", json={"quiet_from": 1320, "zone": "Europe/Madrid"}).status_code == 204
    )
    assert guest.http.get("/api/me/notifications").json()["wishes"]["quiet_from"] == 1320
    guest.http.close()
