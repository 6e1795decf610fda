"""The page's own figures: how fast a long game is replayed, how soon a table can be played, how much script it takes.

`python benchmarks/page.py` starts a server of its own on a port and folder of its own and drives the system's Chromium.
The page must be built (`npm run build` in web/). Read the figures only from a machine that has nothing else to do.
"""

import gzip
import json
import shutil
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import Any

from halls import Hall
from playwright.sync_api import Browser, Page, sync_playwright

from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.server.pages import STATIC

PORT = 8799
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
STEPS = 200
VISITS = 5
LEGAL = '[data-word]:not([aria-disabled="true"])'


def main() -> None:
    """Start a hall, measure, print."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), PORT)
        hall.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
                print("| game | script, gzipped kB | interactive s | moves/s at 20× | events shown |")
                print("| --- | ---: | ---: | ---: | --- |")
                for name in games():
                    print(row(browser, hall.url, name), flush=True)
                browser.close()
        finally:
            hall.process.terminate()
            hall.process.wait()


def row(browser: Browser, url: str, name: str) -> str:
    """One game's line of the table."""
    visits = [opened(browser, url, name) for _ in range(VISITS)]
    size = visits[0][1] / 1000
    speed, shown, events = replayed(browser, url, name)
    soon = median(seconds for seconds, _ in visits)
    return f"| {name} | {size:.0f} | {soon:.2f} | {speed:.1f} | {shown} of {events} |"


def opened(browser: Browser, url: str, name: str) -> tuple[float, int]:
    """A table in a browser that was never here: seconds until a word can be played, and bytes of script on the way."""
    plan = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (game(name).seats[0] - 1)]
    made = post(url, "/api/tables", {"game": name, "name": "Ada", "seats": plan, "start": True})
    page = fresh(browser)
    kept = {made["id"]: {"token": made["token"], "host": made["host_token"], "game": name}}
    page.add_init_script(f"localStorage.setItem('skyhall-seats', {json.dumps(json.dumps(kept))})")
    scripts: list[str] = []
    page.on("response", lambda answer: scripts.append(answer.url) if answer.url.endswith(".js") else None)
    begun = time.perf_counter()
    page.goto(f"{url}/t/{made['id']}", wait_until="commit")
    page.wait_for_selector(LEGAL, state="attached")
    seconds = time.perf_counter() - begun
    page.context.close()
    files = (STATIC / "assets" / script.rsplit("/", 1)[1] for script in scripts)
    return seconds, sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def replayed(browser: Browser, url: str, name: str) -> tuple[float, int, int]:
    """A long game at the fastest pace, to its end: moves a second, events shown, and events there were."""
    table = post(url, "/api/records", {"text": long_game(name)})["id"]
    told = logged(url, table)
    last = max(step["step"] for step in told)
    page = fresh(browser)
    page.goto(f"{url}/t/{table}/replay")
    page.get_by_role("button", name="20×").click()
    begun = time.perf_counter()
    page.click('[data-action="run"]')
    page.get_by_text(f"Step {last} of {last}").wait_for(timeout=600_000)
    seconds = time.perf_counter() - begun
    page.get_by_role("button", name="Play", exact=True).wait_for()
    shown = int(page.locator("[data-shown]").get_attribute("data-shown") or 0)
    page.context.close()
    return last / seconds, shown, sum(len(step["events"]) for step in told if step["step"] > 0)


def logged(url: str, table: str) -> list[dict[str, Any]]:
    """All steps of a table; the hall tells so many at a time."""
    told: list[dict[str, Any]] = []
    while True:
        with urllib.request.urlopen(f"{url}/api/tables/{table}/log?first={len(told)}") as answer:
            steps = json.load(answer)["steps"]
        if not steps:
            return told
        told += steps


def long_game(name: str) -> str:
    """A record whose choices go round in turn."""
    room = game(name)
    longest = ""
    for seed in ("long", "longer", "longest"):
        line = Line(room, room.seats[-1], seed)
        while not line.state.over:
            choices = line.state.actions()
            line.push(choices[(line.state.moves * 7) % len(choices)])
        text = line.record().text()
        if line.state.moves >= STEPS:
            return text
        longest = max(longest, text, key=len)
    return longest


def fresh(browser: Browser) -> Page:
    """A browser with nothing in its cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True)
    context.set_default_timeout(60_000)
    return context.new_page()


def post(url: str, path: str, body: dict[str, Any]) -> Any:
    """A request to the hall."""
    request = urllib.request.Request(url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main()
