"""A real server with the built page, the system's Chromium, and people who use it."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from skyhall.core.line import Line
from skyhall.core.record import Record
from skyhall.core.registry import game
from skyhall.server.differences import as_update
from skyhall.server.pages import STATIC
from skyhall.testing.services import PATIENCE, free_port
from tests.web.bands import BANDS, FITTED
from tests.web.browsers import LOOKED_AT, UNDRAWN, Devices, launch
from tests.web.short import HOUSE, SHORT, SOON, edition

DEALT = HOUSE / "tests" / "dealt.py"
AXE = HOUSE / "web" / "node_modules" / "axe-core" / "axe.min.js"
# In Skytear the page passes for nobody by itself, and ends nothing.
ASKS_ALWAYS = {"priority": {"mode": "always", "turn": 0}, "ends": False}
READY = "[data-ready]"
ASKED = "[data-ready][data-asked]"
OVER = '[data-action="rematch"]'
LEGAL = '[data-word]:not([aria-disabled="true"]), [data-plays]'
LISTED = "aside ul button"
WORDS = "all => all.map(one => one.dataset.word ?? one.dataset.plays)"
# A word was pressed: it is on its way or already on the table, or the page wants to be sure that it was meant.
TAKEN = """([old, word]) => {
  const table = document.querySelector('[data-version]').dataset;
  if (table.sending || Number(table.version) > old) return 'sent';
  return document.querySelector('[data-plays]')?.dataset.plays === word && 'asked';
}"""
# The same for whoever does not know the word: something was sent, or is to be pressed once more.
PRESSED = """old => {
  const table = document.querySelector('[data-version]').dataset;
  if (table.sending || Number(table.version) > old) return 'sent';
  return document.querySelector('[data-plays]') && 'asked';
}"""
LATER = "old => Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1) > old"


class Server:
    """`skyhall serve` on a free port, on an SQLite file of its own; it can be stopped and started again.
    Tables of the same kind are dealt alike.

    `site` is a folder of packages that are installed for it."""

    def __init__(self, folder: Path, site: Path | None = None) -> None:
        self.folder = folder
        self.site = site
        self.url = ""
        self.kept: dict[str, str] = {}
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Begin, where it was before if it was; back once the hall answers."""
        port = self.url.rpartition(":")[2] or str(free_port())
        command = [sys.executable, "-P", str(DEALT), "serve"]
        command += ["--port", port, "--database", str(self.folder / "hall.db"), "--workers", "1"]
        limits = ("rate", "sockets-per-client", "connections-per-client", "tables-per-hour", "bot-tables-per-client")
        command += [part for limit in limits for part in (f"--{limit}", "0")]
        source = "" if sys.flags.safe_path else str(HOUSE)
        path = os.pathsep.join(filter(None, [str(self.site or ""), source, os.environ.get("PYTHONPATH")]))
        usual = {"SKYHALL_REVIEW_EFFORT": "0", "SKYHALL_PATIENT": "yes"}
        environment = {**usual, **os.environ, "NO_COLOR": "1", "PYTHONPATH": path}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=HOUSE, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        told = re.fullmatch(r"Skyhall is open at (\S+)\n", self.process.stdout.readline())
        assert told is not None, (self.folder / "server.log").read_text()
        self.url = told[1]
        with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE):
            pass

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

    def short_table(self, name: str) -> Any:
        """A table against a bot whose game is short and always dealt alike: its id and secrets."""
        if name in SOON:
            return self.table(["me", "random"], SHORT[name], game=name, edition_text=edition(name, SOON[name]))
        return self.play_from(Line(game(name), 2, "a short game", SHORT[name], "standard").record(), 0, 0)

    def play_from(self, record: Record, step: int, seat: int) -> Any:
        """A table that goes on from a step of a recorded game, against bots: its id and secrets."""
        text = record.text()
        if text not in self.kept:  # to be read it is played once
            self.kept[text] = self.post("/api/records", {"text": text})["id"]
        wish = {"step": step, "seat": seat, "name": "Ada", "level": "random"}
        return self.post(f"/api/tables/{self.kept[text]}/play-from", wish)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, server: Server, touches: bool) -> None:
        self.page = page
        self.server = server
        self.touches = touches

    def enter(self, path: str = "/") -> None:
        """Open a page of the hall."""
        self.page.goto(self.server.url + path)

    def sit(self, made: Any, game: str = "gravity-superstar") -> None:
        """Open a table with the secrets of its maker."""
        self.keeps([made], game)
        self.enter(f"/t/{made['id']}")
        self.page.wait_for_selector(READY)

    def keeps(self, tables: list[Any], game: str) -> None:
        """Hold the secrets of the maker of these tables."""
        kept = {made["id"]: {"token": made["token"], "host": made["host_token"], "game": game} for made in tables}
        if not self.page.url.startswith(self.server.url):
            self.enter("/health")  # the smallest page that has the hall's storage
        self.page.evaluate("kept => localStorage.setItem('skyhall-seats', JSON.stringify(kept))", kept)

    def leafs_back(self, tables: list[Any], game: str) -> Iterator[None]:
        """One's tables from the last to the first, by the browser's way back: the page is loaded once."""
        self.keeps(tables, game)
        names = [made["id"] for made in tables]
        self.enter()
        visited = [*(f"/t/{name}" for name in names), "/"]
        self.page.evaluate("all => all.forEach(one => history.pushState(null, '', one))", visited)
        for name in reversed(names):
            self.page.go_back()
            self.page.wait_for_selector(f'[data-table="{name}"]{READY}')
            yield

    def play_at_once(self, game: str = "gravity-superstar") -> None:
        """Through a door to a table against bots."""
        self.enter()
        self.presses(self.page.locator(f'article[data-game="{game}"] [data-action="play"]'))
        self.page.wait_for_url("**/t/*")

    def presses(self, what: Locator) -> None:
        """A click, or a tap of a finger, on what can be seen and reached."""
        if self.touches:
            what.tap()
        else:
            what.click()

    def holds_bands(self, width: int, height: int) -> None:
        """On a phone of this size: bands that lie over nothing and do not scroll, most of the room for the board."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(FITTED, arg=[width, height])
        lies = width > height
        seen = self.page.evaluate(BANDS)
        bands = seen["bands"]
        for n, (left, top, right, bottom) in enumerate(bands):
            assert 0 <= left <= right <= width + 1, bands
            assert 0 <= top <= bottom <= height + 1, bands
            for x, y, x2, y2 in bands[:n]:
                assert x2 <= left + 1 or right <= x + 1 or y2 <= top + 1 or bottom <= y + 1, bands
        left, top, right, bottom = seen["board"]
        assert bottom - top >= (height if lies else (height - seen["bar"]) / 2) - 1, bands
        assert right - left >= (width - 300 if lies else width) - 1, bands
        assert seen["scrolls"] == []
        assert seen["small"] == []

    def opens(self, leaf: str) -> Locator:
        """Seats, the log, chat or the rules: beside a wide board, on a phone on the sheet of the table."""
        if self.touches and self.page.get_by_role("dialog", name="Table", exact=True).count() == 0:
            self.presses(self.page.locator('[data-action="table"]'))
        tab = self.page.get_by_role("tab", name=re.compile(f"^{leaf}"))
        self.presses(tab)
        return self.page.locator(f"#panel-{leaf.lower()}")

    def presses_anyway(self, what: Locator) -> None:
        """A click on what is seen but says that it cannot be done: an ordinary one would wait until it can."""
        what.hover()
        self.page.mouse.down()
        self.page.mouse.up()

    def is_asked(self) -> int:
        """Wait for one's own turn; the version that is shown then. What the others did is read where it is told."""
        version = int(str(self.page.wait_for_selector(ASKED).get_attribute("data-ready")))
        told = self.page.get_by_role("dialog").locator("[data-recap]").get_by_role("button", name="My move", exact=True)
        if self.touches and told.count():
            self.presses(told)
            expect(told).to_have_count(0)
        return version

    def goes_on(self) -> bool:
        """Wait for one's own turn or the end; whether it is a turn."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return self.page.locator(OVER).count() == 0

    def words(self) -> list[str]:
        """The words in sight that may be pressed."""
        self.is_asked()
        return list(dict.fromkeys(self.page.locator(LEGAL).filter(visible=True).evaluate_all(WORDS)))

    def play(self, word: str) -> None:
        """Play a word, and wait until the page shows what came of it."""
        self.page.wait_for_function(LATER, arg=self.sends(word))

    def sends(self, word: str) -> int:
        """Press a word, and once more where the page wants to be sure; the version before."""
        version = self.is_asked()
        sure = self.page.locator(f'[data-plays="{word}"]')
        if sure.count() == 0:
            self.presses(self.page.locator(f'[data-word="{word}"]').filter(visible=True).first)
        if self.page.wait_for_function(TAKEN, arg=[version, word]).json_value() == "asked":
            self.presses(sure)
        return version

    def presses_enter(self, version: int) -> None:
        """Play what has the focus, once more where the page wants to be sure, and wait for what comes of it."""
        self.page.keyboard.press("Enter")
        if self.page.wait_for_function(PRESSED, arg=version).json_value() == "asked":
            self.page.keyboard.press("Enter")
        self.page.wait_for_function(LATER, arg=version)

    def play_best(self) -> None:
        """What the list beside the board promises most for, else the last word."""
        words = self.words()
        listed = self.page.locator(LISTED)
        self.play(str(listed.first.get_attribute("data-word")) if listed.count() else words[-1])

    def points(self) -> list[int]:
        """The points of all seats, as the panel shows them."""
        return [int(text) for text in self.page.locator("li strong").all_inner_texts()]

    def sheet(self) -> dict[str, list[int]]:
        """The final scoring, line by line, once it is shown; not what only decides a tie."""
        rows = self.page.get_by_role("dialog").locator("tbody tr:not([data-tie])")
        rows.first.wait_for()
        cells = [row.locator("th, td").all_inner_texts() for row in rows.all()]
        return {line[0]: [int(text) for text in line[1:]] for line in cells}

    def frames(self) -> list[dict[str, Any]]:
        """Everything that the server tells this browser from now on; changes as the updates that they stand for."""
        heard: list[dict[str, Any]] = []

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "changes":
                held = next(one for one in heard if one.get("mark") == message["base"])
                message = as_update(held, message)
            heard.append(message)

        self.page.on("websocket", lambda socket: socket.on("framereceived", hear))
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
        self.presses(self.page.get_by_role("dialog").locator('a[href$="/replay"]'))
        film = self.page.locator(".film label span")
        expect(film).to_contain_text("Step 0 of")
        self.page.keyboard.press("End")
        expect(film).to_have_text(re.compile(r"Step (\d+) of \1$"))

    def plays_again(self) -> None:
        """A rematch is another table."""
        old = self.page.url
        self.presses(self.page.locator(OVER))
        self.is_asked()
        assert self.page.url != old

    def complaints(self) -> list[str]:
        """What axe has against the page as it stands."""
        if not self.page.evaluate("'axe' in window"):
            self.page.add_script_tag(path=AXE)
        found = self.page.evaluate(LOOKED_AT)
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.fixture(scope="session")
def open_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Opens halls that tests share, each with the packages in a folder if one is given."""
    assert (STATIC / "index.html").is_file(), "build the page first: npm ci && npm run build in web/"
    opened: list[Server] = []

    def make(site: Path | None = None) -> Server:
        opened.append(Server(tmp_path_factory.mktemp("hall"), site))
        opened[-1].start()
        return opened[-1]

    yield make
    for one in opened:
        one.stop()


@pytest.fixture(scope="session")
def server(open_hall: Callable[..., Server]) -> Server:
    return open_hall()


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A hall that waits for nobody who is away."""
    monkeypatch.setenv("SKYHALL_ABANDONED_AFTER", "0")
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One a file: while it runs this process can have no other event loop, and other tests need theirs."""
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def devices(browser: Browser, server: Server) -> Devices:
    """What people sit at, one after the other."""
    return Devices(browser, server.url)


@pytest.fixture
def visitor(devices: Devices, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; an error on anybody's page fails the test. Who changes the browser itself (its clock, network,
    permissions) or needs the hall's worker in it comes with a `fresh` one. Nothing is drawn unless it is asked for:
    everything is in its place and can be pressed, but no test looks at it, and drawing is half of a browser's work."""
    errors: list[str] = []

    def arrive(
        name: str = "Ada",
        width: int = 1440,
        height: int = 900,
        calm: bool = True,
        fresh: bool = False,
        drawn: bool = False,
        **settings: Any,
    ) -> Person:
        touches = width < 1000
        page = (devices.fresh if fresh else devices.lend)(
            viewport={"width": width, "height": height},
            has_touch=touches,
            reduced_motion="reduce" if calm else "no-preference",
        )
        kept = {"skyhall-settings": {"name": name, "sound": False, **settings}, "skyhall-skytear": ASKS_ALWAYS}
        page.add_init_script(
            f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
            " localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(value))"
        )
        if not drawn:
            page.add_init_script(UNDRAWN)
        page.context.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return Person(page, server, touches)

    yield arrive
    devices.take_back()
    assert errors == []
