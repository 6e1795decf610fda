"""Real parts for the tests: server processes, PostgreSQL, Redis, WebSockets; free ports, temporary folders."""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

ROOT = Path(__file__).parents[2]
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
PATIENCE = 60.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(check: Callable[[], bool], what: str) -> None:
    """Poll until it is so; the deadline is only there to end a broken run."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if check():
            return
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


@pytest.fixture(name="wait_for")
def patience() -> Callable[[Callable[[], bool], str], None]:
    return wait_for


class Node:
    """A server process."""

    def __init__(
        self, folder: Path, *flags: str, database: str = "", environment: dict[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        unlimited = ["--rate", "0", "--sockets-per-client", "0", "--tables-per-hour", "0"]
        database = database or str(folder / "hall.db")
        self.command = [sys.executable, *([] if PURE else ["-P"]), "-m", "skyhall", "serve"]
        self.command += ["--port", str(self.port), "--database", database, *unlimited, *flags]
        self.environment = {**os.environ, **({"PYTHONPATH": str(ROOT)} if PURE else {}), **(environment or {})}
        self.log = folder / f"node-{self.port}.log"
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment, cwd=self.folder)
        wait_for(self.answers, f"the server; its log: {self.log.read_text()[-2000:]}")

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-4000:]
        try:
            return httpx.get(self.url + "/health", timeout=5).status_code == 200
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
        return httpx.get(self.url + path, headers=bearer(token), params=query, timeout=PATIENCE)

    def post(self, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        return httpx.post(self.url + path, headers=bearer(token), json={} if body is None else body, timeout=PATIENCE)

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

    def live(self, table: str, token: str | None = None, since: int = -1) -> "Live":
        return Live(self, table, token, since)


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


class Live:
    """A WebSocket to a table. `got` holds every message, `state` the last snapshot or update."""

    def __init__(self, node: Node, table: str, token: str | None, since: int) -> None:
        self.address = f"ws://127.0.0.1:{node.port}/api/tables/{table}/live"
        self.hello = {"type": "hello", "since": since, **({"token": token} if token else {})}
        self.got: list[dict] = []
        self.state: dict = {}
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
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hall")


@pytest.fixture(scope="session")
def node(shared_folder: Path) -> Iterator[Node]:
    """A server with SQLite that many tests share."""
    running = Node(shared_folder)
    yield running
    assert running.stop() == 0


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


def program(name: str) -> str:
    """A server program; Debian keeps PostgreSQL's apart."""
    found = shutil.which(name) or next((str(p) for p in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    assert found, f"{name} is missing: run tools/services.sh"
    return found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of the tests' own; its address without a database."""
    folder = Path(tempfile.mkdtemp(prefix="skyhall-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL will not run as root
        shutil.chown(folder, "postgres", "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    port, data = free_port(), str(folder / "data")
    quiet = {"stdout": subprocess.DEVNULL, "cwd": folder}
    subprocess.run([*as_user, program("initdb"), "-D", data, "-A", "trust", "-U", "hall"], check=True, **quiet)
    options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off"
    log = str(folder / "log")
    subprocess.run(
        [*as_user, program("pg_ctl"), "-D", data, "-o", options, "-l", log, "-w", "start"], check=True, **quiet
    )
    yield f"postgresql://hall@127.0.0.1:{port}"
    subprocess.run([*as_user, program("pg_ctl"), "-D", data, "-m", "immediate", "stop"], check=True, **quiet)
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def make_database(postgres: str) -> Callable[[], str]:
    """Fresh databases."""

    def make() -> str:
        name = f"hall{time.monotonic_ns()}"
        subprocess.run([program("psql"), postgres + "/postgres", "-qc", f"CREATE DATABASE {name}"], check=True)
        return f"{postgres}/{name}"

    return make


class RedisServer:
    """A Redis of the tests' own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([program("redis-server"), *flags], stdout=subprocess.DEVNULL)
        wait_for(self.answers, "Redis")

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def two(
    tmp_path_factory: pytest.TempPathFactory, make_database: Callable[[], str], redis: RedisServer
) -> Iterator[list[Node]]:
    """Two nodes on one PostgreSQL with Redis between them, shared by many tests."""
    folder, database = tmp_path_factory.mktemp("two"), make_database()
    nodes = [Node(folder, "--redis", redis.url, database=database) for _ in range(2)]
    yield nodes
    assert [node.stop() for node in nodes] == [0, 0]
