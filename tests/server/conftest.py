"""Real parts for the tests: server processes, PostgreSQL, Redis, WebSockets; free ports, temporary folders."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

from skyhall.server.app import open_desk
from skyhall.server.differences import as_update
from skyhall.server.limits import Limits
from skyhall.server.metrics import Metrics
from skyhall.server.migrating import migrate
from skyhall.server.settings import Settings
from skyhall.testing.services import PATIENCE, PostgresServer, RedisServer, free_port, wait_for

ROOT = Path(__file__).parents[2]
DEALT = ROOT / "tests" / "dealt.py"
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
# Halls that are shared: they give their database as long as a busy machine takes (`tests/dealt.py`).
PATIENT = {"SKYHALL_PATIENT": "yes"}
# Reading the system's certificates would cost more than most requests.
NO_TLS = False


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(name="wait_for", scope="session")
def patience() -> Callable[[Callable[[], bool], str], None]:
    return wait_for


@pytest.fixture
async def desk(tmp_path):
    """A node in this process, with the usual limits."""
    settings = Settings(database=str(tmp_path / "hall.db"))
    await migrate(settings.database_url())
    async with open_desk(settings, Metrics(), Limits(settings)) as running:
        yield running


class Node:
    """A server process. In `site` lie packages that are installed beside it.

    Tables of the same kind are dealt alike, unless `alike` is false."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        database: str = "",
        environment: dict[str, str] | None = None,
        site: Path | None = None,
        alike: bool = True,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        limits = ("rate", "sockets-per-client", "connections-per-client", "tables-per-hour", "bot-tables-per-client")
        unlimited = [part for limit in limits for part in (f"--{limit}", "0")]
        database = database or str(folder / "hall.db")
        self.command = [sys.executable, "-P", *([str(DEALT)] if alike else ["-m", "skyhall"]), "serve"]
        self.command += ["--port", str(self.port), "--database", database, *unlimited, *flags]
        paths = [*([str(site)] if site else []), *([str(ROOT)] if PURE else [])]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **(environment or {})}
        self.log = folder / f"node-{self.port}.log"
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment, cwd=self.folder)
        wait_for(self.answers, f"the server; its log: {self.log.read_text()[-2000:]}")

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-4000:]
        try:
            return httpx.get(self.url + "/health", timeout=5, verify=NO_TLS).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def get(self, path: str, token: str | None = None, **query: object) -> httpx.Response:
        head = bearer(token)
        return httpx.get(self.url + path, headers=head, params=query, timeout=PATIENCE, verify=NO_TLS)

    def post(self, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        head, body = bearer(token), {} if body is None else body
        return httpx.post(self.url + path, headers=head, json=body, timeout=PATIENCE, verify=NO_TLS)

    def table(self, *seats: str, game: str = "gravity-superstar", **more: object) -> dict[str, object]:
        """A table: seats are `me`, `open` or the level of a bot. `first_player=0` unless told otherwise."""
        plan = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        options = {"first_player": 0} if game == "gravity-superstar" else {}
        body = {"game": game, "seats": plan, "name": "Ada", "options": options, "start": True, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        assert isinstance(made, dict)
        return made

    def two_people(self, **more: object) -> tuple[str, str, str]:
        """A running table of two people; its id and their tokens."""
        made = self.table("me", "open", start=False, **more)
        joined = self.post(f"/api/tables/{made['id']}/join", {"name": "Ben"}).json()
        started = self.post(f"/api/tables/{made['id']}/start", {}, str(made["host_token"]))
        assert started.status_code == 200, started.text
        return str(made["id"]), str(made["token"]), joined["token"]

    def live(self, table: str, token: str | None = None, since: int = -1, held: dict | None = None) -> "Live":
        return Live(self.url, table, token, since, held)


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


class Live:
    """A WebSocket to a table, which tells differences as it does to the page; `held` is what one comes back with.

    `got` holds every message, changes as the updates that they stand for, `types` what they were on the wire, `state`
    the last snapshot or update.
    """

    def __init__(self, url: str, table: str, token: str | None, since: int, held: dict | None = None) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.state: dict = held or {}
        since = self.state.get("version", since)
        self.hello = {"type": "hello", "since": since, "differences": True, "mark": self.state.get("mark", "")}
        self.hello |= {"token": token} if token else {}
        self.got: list[dict] = []
        self.types: list[str] = []
        self.count = 0

    async def __aenter__(self) -> "Live":
        self.socket = await websockets.connect(self.address, max_size=None)
        with suppress(websockets.ConnectionClosed):  # a server may close before it is greeted
            await self.send(self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self) -> dict:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.types.append(message["type"])
        if message["type"] == "changes":
            message = as_update(self.state, message)
        self.got.append(message)
        if message["type"] in ("snapshot", "update"):
            self.state = message
        return message

    async def until(self, check: Callable[[dict], bool]) -> dict:
        while True:
            message = await self.next()
            if check(message):
                return message

    async def table(self, check: Callable[[dict], bool] = bool) -> dict:
        """The first snapshot or update that is so."""
        return await self.until(lambda m: m["type"] in ("snapshot", "update") and check(m))

    async def at(self, version: int) -> dict:
        """Until the table is at a version."""
        if self.state.get("version", -1) < version:
            await self.table(lambda m: m["version"] >= version)
        return self.state

    async def turn(self) -> dict:
        """Until this seat is asked, or the game is over."""
        if self.state and (asked(self.state) or self.state["table"]["status"] == "over"):
            return self.state
        return await self.table(lambda m: asked(m) or m["table"]["status"] == "over")

    async def move(self, word: str | None = None, version: int | None = None, move_id: str = "") -> dict:
        """Play a word (the first legal one); the answer, an ack or a refusal."""
        self.count += 1
        move_id = move_id or f"{id(self)}-{self.count}"
        word = word or self.state["ask"]["legal"][0]["word"]
        version = self.state["version"] if version is None else version
        return await self.ask({"type": "move", "id": move_id, "version": version, "word": word})

    async def ask(self, message: dict) -> dict:
        message.setdefault("id", f"{id(self)}-ask-{len(self.got)}")
        await self.send(message)
        answer = await self.until(lambda m: m["type"] in ("ack", "refused") and m["id"] == message["id"])
        if answer["type"] == "ack" and answer["version"] > self.state.get("version", -1):
            await self.table(lambda m: m["version"] >= answer["version"])
        return answer

    async def ask_at_once(self, messages: list[dict]) -> list[dict]:
        """Send all, then hear the answers: a limit by the second meets them together, on a busy machine too."""
        for number, message in enumerate(messages):
            await self.send({"id": f"{id(self)}-together-{number}", **message})
        return [await self.until(lambda m: m["type"] in ("ack", "refused")) for _ in messages]

    async def closed(self) -> int:
        """Read to the end; the close code."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed:
            assert self.socket.close_code is not None
            return self.socket.close_code


def asked(state: dict) -> bool:
    return bool(state["ask"] and state["ask"]["legal"])


@pytest.fixture(scope="session")
def live_at() -> type[Live]:
    """A WebSocket to a table of a hall that is reached some other way."""
    return Live


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hall")


@pytest.fixture(scope="session")
def node(shared_folder: Path) -> Iterator[Node]:
    """A server with SQLite that many tests share."""
    running = Node(shared_folder, environment=PATIENT)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def node_with(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], Node]]:
    """Servers that tests share, each with the packages in a folder."""
    made: list[Node] = []

    def make(site: Path) -> Node:
        made.append(Node(tmp_path_factory.mktemp("hall"), site=site, environment=PATIENT))
        return made[-1]

    yield make
    for one in made:
        assert one.stop() == 0


@pytest.fixture
def make_node(tmp_path: Path) -> Iterator[Callable[..., Node]]:
    """Servers of a test's own; on one SQLite file unless a database is given."""
    made: list[Node] = []

    def make(*flags: str, **more: object) -> Node:
        made.append(Node(tmp_path, *flags, **more))
        return made[-1]

    yield make
    for one in made:
        if one.process.poll() is None:
            one.kill()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    running = PostgresServer()
    yield running
    running.remove()


@pytest.fixture(scope="session")
def postgres(postgres_server: PostgresServer) -> str:
    return postgres_server.url


@pytest.fixture(scope="session")
def make_database(postgres_server: PostgresServer) -> Callable[[], str]:
    """Fresh databases."""
    return postgres_server.make_database


@pytest.fixture
def postgres_apart() -> Iterator[PostgresServer]:
    """One for a test that stops it."""
    running = PostgresServer()
    yield running
    running.signal(signal.SIGCONT)
    running.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    yield running
    running.stop()


@pytest.fixture
def redis_apart() -> Iterator[RedisServer]:
    """One for a test that stops it."""
    running = RedisServer()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def two(
    tmp_path_factory: pytest.TempPathFactory, make_database: Callable[[], str], redis: RedisServer
) -> Iterator[list[Node]]:
    """Two nodes on one PostgreSQL with Redis between them, shared by many tests."""
    folder, database = tmp_path_factory.mktemp("two"), make_database()
    nodes = [Node(folder, "--redis", redis.url, database=database, environment=PATIENT) for _ in range(2)]
    yield nodes
    assert [node.stop() for node in nodes] == [0, 0]
