"""A real server with the built page, the system's Chromium, and people who use it."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as Late

from skyhall.server.pages import STATIC

HOUSE = Path(__file__).parent.parent.parent
AXE = HOUSE / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
PATIENCE = 30.0
LEGAL = '[data-word]:not([aria-disabled="true"])'
OVER = '[data-action="rematch"]'
CONFIRM = '[data-action="play"]:enabled'
LISTED = "aside ul button"
MOVED = "old => (at => at.dataset.sending || at.dataset.version !== old)(document.querySelector('[data-version]'))"
GLANCE = 2000
"""How long one look at a page that may just change takes, in ms; then it is looked at afresh."""


class Server:
    """`skyhall serve` on a free port, on an SQLite file of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, and wait until the hall answers."""
        log = (self.folder / "server.log").open("ab")
        command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", "skyhall", "serve"]
        command += ["--port", str(self.port), "--database", str(self.folder / "hall.db"), "--workers", "1"]
        command += ["--rate", "0", "--tables-per-hour", "0", "--sockets-per-client", "0"]
        self.process = subprocess.Popen(command, cwd=HOUSE, stdout=log, stderr=log, env={**os.environ, "NO_COLOR": "1"})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text())

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End the process that was started."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        """A request to the hall, for setting a scene."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def get(self, path: str) -> Any:
        """What the hall says at a path."""
        with urllib.request.urlopen(self.url + path) as answer:
            return json.load(answer)

    def table(self, seats: list[str], options: dict[str, Any] | None = None, **more: Any) -> Any:
        """A table of Gravity Superstar: its id and secrets. Seats are `me`, `open` or the level of a bot."""
        plan = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        wish = {"game": "gravity-superstar", "name": "Ada", "seats": plan, "options": options or {}, "start": True}
        return self.post("/api/tables", {**wish, **more})


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server

    def enter(self, path: str = "/") -> None:
        """Open a page of the hall."""
        self.page.goto(self.server.url + path)

    def sit(self, made: Any, game: str = "gravity-superstar") -> None:
        """Open a table with the secrets of its maker."""
        kept = {made["id"]: {"token": made["token"], "host": made["host_token"], "game": game}}
        self.enter()
        self.page.evaluate("kept => localStorage.setItem('skyhall-seats', JSON.stringify(kept))", kept)
        self.enter(f"/t/{made['id']}")
        self.page.wait_for_selector("svg.board" if game == "gravity-superstar" else "dl")

    def play_at_once(self, game: str = "gravity-superstar") -> None:
        """Through a door to a table against bots."""
        self.enter()
        self.page.click(f'article[data-game="{game}"] [data-action="play"]')
        self.page.wait_for_url("**/t/*")

    def is_asked(self) -> None:
        """Wait for one's own turn."""
        self.page.wait_for_selector(LEGAL, state="attached")

    def goes_on(self) -> bool:
        """Wait for one's own turn or the end; whether it is a turn."""
        self.page.wait_for_selector(f"{LEGAL}, {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    def words(self) -> list[str]:
        """The words that may be clicked."""
        return list(self.page.locator(LEGAL).evaluate_all("all => all.map(one => one.dataset.word)"))

    def play(self, word: str) -> None:
        """A click on a word, and a second one where the page asks for it."""
        self._move(lambda: self.page.locator(f'[data-word="{word}"]').first.dispatch_event("click", timeout=GLANCE))

    def play_best(self) -> None:
        """What the list beside the board promises most for, else the last word."""
        if self.page.locator(LISTED).count():
            self._move(lambda: self.page.locator(LISTED).first.click(timeout=GLANCE))
        else:
            self.play(self.words()[-1])

    def _move(self, click: Callable[[], None]) -> None:
        """Click and confirm until the page has sent a move: a position may change between a look and a click."""
        version = self.page.locator("[data-version]").get_attribute("data-version")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(Late):
                click()
                if not self.page.evaluate(MOVED, version) and self.page.locator(CONFIRM).count():
                    self.page.locator(CONFIRM).click(timeout=GLANCE)
                self.page.wait_for_function(MOVED, arg=version, timeout=GLANCE)
                return
        raise AssertionError(f"no move was sent from version {version}")

    def points(self) -> list[int]:
        """The points of all seats, as the panel shows them."""
        return [int(text) for text in self.page.locator("li strong").all_inner_texts()]

    def version(self) -> int:
        """How many lines the log has."""
        return self.page.locator("#panel-log li").count()

    def sheet(self) -> dict[str, list[int]]:
        """The final scoring, line by line, once it is shown."""
        rows = self.page.get_by_role("dialog").locator("tbody tr")
        rows.first.wait_for()
        cells = [row.locator("th, td").all_inner_texts() for row in rows.all()]
        return {line[0]: [int(text) for text in line[1:]] for line in cells}

    def frames(self) -> list[dict[str, Any]]:
        """Everything that the server tells this browser from now on."""
        heard: list[dict[str, Any]] = []
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))
        )
        return heard

    def watch_flights(self) -> None:
        """Keep the classes of everything that is moved from its place, for `flights`."""
        self.page.add_init_script(
            """window.flights = [];
            const plain = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
              if (JSON.stringify(frames).includes('translate')) window.flights.push(...this.classList);
              return plain.call(this, frames, how);
            };"""
        )

    def steps_through(self) -> None:
        """The replay of the game that has just ended, from its first step to its last."""
        self.page.locator('a[href$="/replay"]').first.click()
        film = self.page.locator(".film label span")
        expect(film).to_contain_text("Step 0 of")
        self.page.keyboard.press("End")
        expect(film).to_have_text(re.compile(r"Step (\d+) of \1$"))

    def plays_again(self) -> None:
        """A rematch is another table."""
        old = self.page.url
        self.page.click('[data-action="rematch"]')
        self.is_asked()
        assert self.page.url != old

    def complaints(self) -> list[str]:
        """What axe has against the page as it stands."""
        if not self.page.evaluate("'axe' in window"):
            self.page.add_script_tag(path=AXE)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (STATIC / "index.html").is_file(), "build the page first: npm ci && npm run build in web/"
    server = Server(tmp_path_factory.mktemp("hall"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    assert path is not None, "no chromium: run tools/chromium.sh"
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; an error on anybody's page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def arrive(name: str = "Ada", width: int = 1440, height: int = 900, calm: bool = True, **settings: Any) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 700,
            reduced_motion="reduce" if calm else "no-preference",
            bypass_csp=True,
        )
        kept = json.dumps({"name": name, "sound": False, **settings})
        context.add_init_script(
            f"localStorage.getItem('skyhall-settings') ?? localStorage.setItem('skyhall-settings', {json.dumps(kept)})"
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return Person(page, server)

    yield arrive
    for context in contexts:
        context.close()
    assert errors == []
