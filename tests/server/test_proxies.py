"""The set-up of compose.yaml as processes: two halls, PostgreSQL, Redis, and a proxy with TLS in front of them."""

import asyncio
import json
import os
import re
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
import websockets
import yaml

from skyhall.testing.services import free_port

pytestmark = pytest.mark.anyio
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
ROOT = Path(__file__).parents[2]
Waiting: TypeAlias = Callable[[Callable[[], bool], str], None]
DEPLOY = ROOT / "deploy"


class Door:
    """A proxy in front of halls, as people reach it."""

    def __init__(self, command: list[str], port: int, root: Path, folder: Path, environment: dict[str, str]) -> None:
        self.url = f"https://localhost:{port}"
        self.root = root
        with (folder / "proxy.log").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=ssl.create_default_context(cafile=str(self.root)), timeout=60)

    def answers(self) -> bool:
        assert self.process.poll() is None
        try:
            with self.client() as client:
                return client.get("/health").status_code == 200
        except (httpx.TransportError, OSError):
            return False


def behind_caddy(folder: Path, halls: list[str], port: int) -> Door:
    """The shipped file; around it only where it listens and keeps its certificates in a test."""
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n"
        f"import {DEPLOY / 'Caddyfile'}\n"
    )
    names = {"SKYHALL_DOMAIN": f"localhost:{port}", "SKYHALL_HALLS": " ".join(halls)}
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), **names}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    return Door(command, port, root, folder, environment)


def behind_nginx(folder: Path, halls: list[str], port: int, plain: int) -> Door:
    """The shipped file with its names and ports changed, as an operator does."""
    certificate, key = folder / "hall.crt", folder / "hall.key"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    make += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(make, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("127.0.0.1:8001", halls[0]),
        ("127.0.0.1:8002", halls[1]),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("/etc/letsencrypt/live/hall.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/hall.example.org/privkey.pem", str(key)),
        ("hall.example.org", "localhost"),
    ):
        assert old in text
        text = text.replace(old, new)
    text = re.sub(r" *listen \[::\].*\n", "", text)
    (folder / "skyhall.conf").write_text(text)
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\nclient_body_temp_path {folder}/body;\n{places}include {folder}/skyhall.conf;\n}}\n"
    )
    command = ["/usr/sbin/nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    return Door(command, port, certificate, folder, dict(os.environ))


class Hall:
    """A hall as compose.yaml starts it."""

    def __init__(self, port: int, folder: Path, environment: dict[str, str], wait_for: Waiting) -> None:
        self.port, self.folder, self.wait_for = port, folder, wait_for
        self.log = folder / f"hall-{port}.log"
        self.environment = {**os.environ, **({"PYTHONPATH": str(ROOT)} if PURE else {}), **environment}
        self.environment |= {"SKYHALL_HOST": "127.0.0.1", "SKYHALL_PORT": str(port)}

    def start(self) -> None:
        command = [sys.executable, *([] if PURE else ["-P"]), "-m", "skyhall", "serve"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, cwd=self.folder)
        self.wait_for(self.answers, "a hall")

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()[-2000:]
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(timeout=60) == 0


def composed(database: str, redis: str) -> list[dict[str, str]]:
    """The environments of the halls in compose.yaml, with the addresses of this machine."""
    text = re.sub(r"\$\{(\w+)[^}]*\}", r"\1", (ROOT / "compose.yaml").read_text())
    found = []
    for name, service in yaml.safe_load(text)["services"].items():
        if name.startswith("hall"):
            environment = dict(service["environment"])
            for key, old, new in (
                ("SKYHALL_DATABASE", "postgresql://skyhall:POSTGRES_PASSWORD@postgres/skyhall", database),
                ("SKYHALL_REDIS", "redis://redis:6379", redis),
                ("SKYHALL_TRUSTED_PROXIES", "172.31.83.0/24", "127.0.0.1"),
            ):
                assert environment[key] == old
                environment[key] = new
            found.append(environment)
    return found


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def house(request, make_database, redis, tmp_path_factory, wait_for) -> Iterator[tuple[Door, list[Hall]]]:
    """The door and the halls behind it."""
    folder = tmp_path_factory.mktemp(request.param)
    halls = [Hall(free_port(), folder, one, wait_for) for one in composed(make_database(), redis.url)]
    assert len(halls) == 2
    for hall in halls:
        hall.start()
    addresses, port, plain = [f"127.0.0.1:{hall.port}" for hall in halls], free_port(), free_port()
    if request.param == "caddy":
        door = behind_caddy(folder, addresses, port)
    else:
        door = behind_nginx(folder, addresses, port, plain)
        wait_for(lambda: redirected(plain), "nginx")
    wait_for(door.answers, f"the proxy; see {folder / 'proxy.log'}")
    yield door, halls
    door.process.terminate()
    door.process.wait(timeout=60)
    for hall in halls:
        hall.stop()


def redirected(plain: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{plain}/t/x").headers["location"] == "https://127.0.0.1/t/x"
    except httpx.TransportError:
        return False


def test_the_page_and_the_api_come_through_and_the_figures_do_not(house):
    door, _ = house
    with door.client() as client:
        assert "Skyhall" in client.get("/").text
        games = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
        assert (games.status_code, games.headers["content-encoding"]) == (200, "gzip")
        assert client.get("/metrics").status_code == 404
        assert client.post("/api/records", json={"text": "x" * 2_000_000}).status_code == 413


def test_nobody_passes_for_somebody_else(house, wait_for):
    """What a client says about its own address does not reach the halls."""
    door, halls = house

    def seen() -> set[str]:
        lines = [line for hall in halls for line in hall.log.read_text().splitlines() if "/api/locales" in line]
        return {json.loads(line)["client"] for line in lines}

    with door.client() as client:
        client.get("/api/locales/en/hall", headers={"X-Forwarded-For": "9.9.9.9", "X-Real-IP": "9.9.9.9"})
    wait_for(lambda: bool(seen()), "the halls' logs")
    assert seen() == {"127.0.0.1"}


async def test_a_game_goes_on_while_one_hall_after_the_other_is_replaced(house, live_at, monkeypatch):
    """An upgrade: people come back to the other hall by themselves, and nothing that was acknowledged is lost."""
    door, halls = house
    monkeypatch.setenv("SSL_CERT_FILE", str(door.root))
    with door.client() as client:
        options = {"first_player": 0}
        body = {"game": "gravity-superstar", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
        made = client.post("/api/tables", json={**body, "name": "Ada"}).raise_for_status().json()
        where = f"/api/tables/{made['id']}"
        joined = client.post(f"{where}/join", json={"name": "Ben"}).raise_for_status().json()
        host = {"Authorization": f"Bearer {made['host_token']}"}
        client.post(f"{where}/start", json={}, headers=host).raise_for_status()
    players = [made["token"], joined["token"]]
    acknowledged: dict[int, str] = {}
    for hall in halls:
        for event in (hall.stop, hall.start):
            changing = asyncio.create_task(asyncio.to_thread(event))
            for _ in range(4):
                await decide(door, live_at, made["id"], players, acknowledged)
            await changing
    assert len(acknowledged) == 16
    played: dict[int, str] = {}
    with door.client() as client:
        for token in players:
            log = client.get(f"{where}/log", headers={"Authorization": f"Bearer {token}"}).raise_for_status().json()
            played |= {step["version"]: step["word"] for step in log["steps"] if step["word"]}
    assert played == acknowledged


async def decide(door: Door, live_at, table: str, players: list[str], acknowledged: dict[int, str]) -> None:
    """One decision of whoever has to make it, sent again with its id until it is acknowledged."""
    mover, move = -1, {}
    while True:
        for seat, token in enumerate(players):
            with suppress(websockets.WebSocketException, OSError, TimeoutError):
                async with live_at(door.url, table, token, -1) as live:
                    await live.table()
                    asked = live.state["ask"]
                    if mover < 0 and asked and asked["legal"]:
                        mover, version = seat, live.state["version"]
                        word = asked["legal"][0]["word"]
                        move = {"type": "move", "id": f"m{version}", "version": version, "word": word}
                    if mover == seat:
                        answer = await live.ask(dict(move))
                        if answer.get("code") == "shutting_down":
                            continue
                        assert answer["type"] == "ack", answer
                        acknowledged[answer["version"]] = move["word"]
                        return
