"""The public list: fair among those who made the tables, page by page, by game and by words."""

import sqlite3
from contextlib import closing

import httpx
import pytest

from skyhall.server import listing
from skyhall.server.limits import Limits
from skyhall.server.listing import Listing, Wanted
from skyhall.server.once import Once
from skyhall.server.settings import Settings


@pytest.fixture
def fresh(make_node):
    return make_node()


def make(node, source, name="Ada", game="gravity-superstar", **more):
    """A listed table, made from an address."""
    body = {"game": game, "seats": [{"kind": "me"}, {}], "name": name, "listed": True, **more}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source, verify=False), timeout=60) as client:
        made = client.post(node.url + "/api/tables", json=body)
    assert made.status_code == 201, made.text
    return made.json()["id"]


def ids(page):
    return [line["id"] for line in page["tables"]]


def listed(node, **query):
    answer = node.get("/api/tables", **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_hundred_tables_of_one_client_push_nobody_off_the_list(fresh):
    honest = make(fresh, "127.0.0.2")
    crowd = [make(fresh, "127.0.0.1") for _ in range(110)]
    second = make(fresh, "127.0.0.2")
    page = listed(fresh)
    assert ids(page)[:4] == [second, crowd[109], crowd[108], honest]
    assert len(page["tables"]) == 50
    assert (page["total"], page["games"]) == (112, {"gravity-superstar": 112})


def test_pages_show_every_table_once(fresh):
    made = {make(fresh, f"127.0.0.{1 + number % 7}") for number in range(25)}
    pages = [listed(fresh, first=first, most=10) for first in (0, 10, 20, 30)]
    assert [len(page["tables"]) for page in pages] == [10, 10, 5, 0]
    assert [page["first"] for page in pages] == [0, 10, 20, 30]
    shown = [one for page in pages for one in ids(page)]
    assert len(shown) == 25
    assert set(shown) == made
    for query in ({"first": -1}, {"most": 0}, {"most": 101}, {"first": "x"}, {"search": "x" * 61}):
        assert fresh.get("/api/tables", **query).status_code == 400


def test_search_by_game_and_by_words(fresh):
    gravity = make(fresh, "127.0.0.1", "Ada Lovelace")
    towers = make(fresh, "127.0.0.1", "Ben 100%", game="skytopia")
    other = make(fresh, "127.0.0.1", "Ada B", game="skytopia")
    assert ids(listed(fresh, game="skytopia")) == [other, towers]
    assert ids(listed(fresh, search="ada")) == [other, gravity]
    assert ids(listed(fresh, search="LOVE ada")) == [gravity]
    assert ids(listed(fresh, search="superstar")) == [gravity]
    assert ids(listed(fresh, search="skytopia ada")) == [other]
    assert ids(listed(fresh, search="0%")) == [towers]
    for nothing in ("%", "_", "nobody", "ada ben"):
        wanted = {"%": [towers]}.get(nothing, [])
        assert ids(listed(fresh, search=nothing)) == wanted
    page = listed(fresh, search="ada", game="gravity-superstar")
    assert (ids(page), page["total"]) == ([gravity], 1)
    assert page["games"] == {"gravity-superstar": 1, "skytopia": 1}
    assert ids(listed(fresh, game="chess")) == []


def test_bots_are_not_found_by_their_level(fresh):
    made = make(fresh, "127.0.0.1", seats=[{"kind": "me"}, {"kind": "bot", "level": "adept"}])
    assert ids(listed(fresh)) == [made]
    assert ids(listed(fresh, search="adept")) == []


def test_what_is_over_or_private_is_not_listed(fresh):
    table, ada, _ = fresh.two_people(listed=True)
    private = fresh.table("me", "open", start=False)["id"]
    assert ids(listed(fresh)) == [table]
    fresh.post(f"/api/tables/{table}/resign", {}, ada)
    assert ids(listed(fresh, most=99)) == []
    assert private not in ids(listed(fresh, most=98))


def test_odd_characters_find_nothing_on_postgresql(two):
    made = make(two[0], "127.0.0.1", "Zoë")
    assert ids(listed(two[0], search="zo")) == [made]
    assert listed(two[0], search="a\0b")["tables"] == []
    assert listed(two[0], game="a\0b")["tables"] == []
    assert ids(listed(two[0], search="\ud83d\ude80".encode("utf-16", "surrogatepass").decode("utf-16"))) == []


def test_who_made_a_table_is_kept_without_an_address(fresh):
    make(fresh, "127.0.0.2")
    make(fresh, "127.0.0.2")
    make(fresh, "127.0.0.3")
    fresh.stop()
    with closing(sqlite3.connect(fresh.folder / "hall.db")) as database:
        makers = [maker for (maker,) in database.execute("SELECT maker FROM tables ORDER BY created")]
    assert makers[0] == makers[1] != makers[2]
    assert all(len(maker) == 32 for maker in makers)
    assert b"127.0.0." not in b"".join(path.read_bytes() for path in fresh.folder.glob("hall.db*"))
    fresh.start()
    make(fresh, "127.0.0.2")
    fresh.stop()
    with closing(sqlite3.connect(fresh.folder / "hall.db")) as database:
        (last,) = database.execute("SELECT maker FROM tables ORDER BY created DESC LIMIT 1").fetchone()
    assert last not in makers  # the key is gone with the process


def test_searching_costs_more_than_looking(monkeypatch):
    """How often one client may look at the list at a moment."""
    monkeypatch.setattr("skyhall.server.limits.time.monotonic", lambda: 1000.0)
    found = {}
    for wanted in (Wanted(), Wanted(game="skytear"), Wanted(search="x"), Wanted(first=50)):
        reads = Limits(Settings()).reads
        found[wanted] = sum(reads.take("client", wanted.cost) for _ in range(10_000))
    assert found[Wanted()] == found[Wanted(game="skytear")] == 6000
    assert found[Wanted(search="x")] == found[Wanted(first=50)] == 300


class Counted:
    """A store with no tables that counts how often it is read."""

    def __init__(self):
        self.reads = 0

    async def listed(self, *_):
        self.reads += 1
        return []

    async def count_listed(self, _words):
        return {}

    async def seats_of_many(self, _ids):
        return {}


@pytest.mark.anyio
async def test_many_who_look_read_once_and_not_for_ever(monkeypatch):
    moment = [100.0]
    monkeypatch.setattr(listing, "monotonic", lambda: moment[0])
    monkeypatch.setattr(listing, "rooms", list)
    store = Counted()
    shown = Listing(store, Once())
    for _ in range(20):
        await shown.tables(Wanted())
    assert store.reads == 1
    moment[0] += 2
    await shown.tables(Wanted())
    assert store.reads == 2
    for number in range(1000):
        await shown.tables(Wanted(search=str(number)))
    assert len(shown.read) == listing.KEPT
