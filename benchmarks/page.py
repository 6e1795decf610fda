"""The page's own figures: how fast a long game is replayed, how soon a table can be played, how much script it takes.

    python benchmarks/page.py                          all games
    python benchmarks/page.py --game skytopia --visits 3
    python benchmarks/page.py --against ../before      in turn with the Skyhall in that folder, its page built too

It starts servers of its own on ports and folders of their own and drives the system's Chromium. The page must be built
(`npm run build` in web/). Read the times only from a machine that has nothing else to do; of two builds in turn the
ratio says something on a busy one as well.
"""

import argparse
import gzip
import json
import shutil
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import HTTPError

from halls import Hall
from playwright.sync_api import Browser, Page, sync_playwright

from skyhall.core.line import Line
from skyhall.core.registry import game, games

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
STEPS = 200
VISITS = 5
LEGAL = '[data-word]:not([aria-disabled="true"])'


def main() -> None:
    """Start the halls, measure, print."""
    parser = argparse.ArgumentParser(description="The page's own figures.")
    parser.add_argument("--game", action="append", choices=games(), help="only these games")
    parser.add_argument("--visits", type=int, default=VISITS, help="to a table, of which the median is told")
    parser.add_argument("--against", default="", help="a folder with another Skyhall, installed, its page built")
    arguments = parser.parse_args()
    builds = [arguments.against, ""] if arguments.against else [""]
    with ExitStack() as stack:
        halls = [stack.enter_context(opened_hall(build)) for build in builds]
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        print("| game | build | script, gzipped kB | interactive s | moves/s at 20× | events shown |")
        print("| --- | --- | ---: | ---: | ---: | --- |")
        for name in arguments.game or games():
            for row in rows(browser, halls, name, arguments.visits):
                print(row, flush=True)
        browser.close()


@contextmanager
def opened_hall(build: str) -> Iterator[Hall]:
    """A hall of a build, while it is measured."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), build=build)
        hall.start()
        try:
            yield hall
        finally:
            hall.process.terminate()
            hall.process.wait()


def rows(browser: Browser, halls: list[Hall], name: str, count: int) -> list[str]:
    """One game's lines of the table; the builds are visited in turn."""
    visits = [[opened(browser, hall.url, name) for hall in halls] for _ in range(count)]
    told = []
    for n, hall in enumerate(halls):
        replay = "refused: its box is another | –"
        try:
            replay = replayed(browser, hall.url, name)
        except HTTPError as refused:  # an older hall does not know the box of today's record
            if hall is halls[-1] or refused.code != HTTPStatus.CONFLICT:
                raise
        soon = median(visit[n][0] for visit in visits)
        build = "now" if hall is halls[-1] else "before"
        size = visits[0][n][1] / 1000
        told.append(f"| {name} | {build} | {size:.0f} | {soon:.2f} | {replay} |")
    return told


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
    bytes_of = (urllib.request.urlopen(script).read() for script in scripts)
    return seconds, sum(len(gzip.compress(script, 9)) for script in bytes_of)


def replayed(browser: Browser, url: str, name: str) -> str:
    """A long game at the fastest pace, to its end: moves a second; events shown, and events there were."""
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
    events = sum(len(step["events"]) for step in told if step["step"] > 0)
    return f"{last / seconds:.1f} | {shown} of {events}"


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
