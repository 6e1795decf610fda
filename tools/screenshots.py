"""The pictures of README and docs/play.md: `python tools/screenshots.py http://127.0.0.1:8000 [name ...]`.

The hall must be running at that address, best on a database of its own and with nobody in it. The games are real: a
person who takes the first promising word, against bots. With names (`hall`, `skytopia`, `replay` …) only those are
made. Pictures have a palette of 256 colours, fewer where they would weigh more than they should.
"""

import io
import json
import shutil
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
LEGAL = '[data-word]:not([aria-disabled="true"])'
CONFIRM = '[data-action="play"]:enabled'
SIZES = {"1440": (1440, 900), "390": (390, 844)}
HEAVIEST = 250_000
SEATS = {"gravity-superstar": 4, "skytopia": 3, "sky-painters": 3, "skytear": 2}
MOVES = {"gravity-superstar": 6, "skytopia": 14, "sky-painters": 16, "skytear": 26}
WISHES = {
    "gravity-superstar": ["steal", "long", "high", "rotate half", "drop"],
    "skytopia": ["card", "tile", "side", "send"],
    "sky-painters": ["on", "cell", "drawn", "card", "painter", "paint", "take", "hope", "die", "spot"],
    "skytear": ["faction", "act attack", "card", "hex", "act move", "hero"],
}
OPTIONS: dict[str, dict[str, Any]] = {
    "gravity-superstar": {"first_player": 0},
    "skytear": {"setup": "fixed", "first_player": 0},
}


def main(url: str, wanted: list[str]) -> None:
    """Every picture, or those that are wanted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in SEATS:
            if not wanted or name in wanted or name.replace("-", "_") in wanted:
                at_a_table(browser, url, name)
        if not wanted or "replay" in wanted:
            in_a_replay(browser, url)
        if not wanted or "hall" in wanted:
            in_the_hall(browser, url)
        browser.close()


def at_a_table(browser: Browser, url: str, name: str) -> None:
    """Some moves into a game, a promising word chosen: the same table wide, and on a phone."""
    made = new_table(url, name)
    for size in SIZES:
        page = visit(browser, size, {name: made})
        page.goto(f"{url}/t/{made['id']}")
        for _ in range(MOVES[name] if size == "1440" else 0):
            move(page, name)
        for _ in range(5):  # a word that needs no second click is played, and something else is asked
            page.wait_for_selector(LEGAL, state="attached")
            choose(page, name)
            if page.locator(CONFIRM).count():
                break
        keep(page, f"{name.replace('-', '_')}-{size}")


def in_a_replay(browser: Browser, url: str) -> None:
    """A game that was given up, looked back at."""
    made = new_table(url, "gravity-superstar")
    page = visit(browser, "1440", {"gravity-superstar": made})
    page.goto(f"{url}/t/{made['id']}")
    for _ in range(MOVES["gravity-superstar"]):
        move(page, "gravity-superstar")
    post(url, f"/api/tables/{made['id']}/resign", {}, made["token"])
    page.goto(f"{url}/t/{made['id']}/replay?step=12")
    page.wait_for_selector(".film")
    keep(page, "replay-1440")


def in_the_hall(browser: Browser, url: str) -> None:
    """The doors, one of them with a table behind it, and tables of one's own."""
    own = {name: new_table(url, name) for name in SEATS}
    new_table(url, "gravity-superstar", listed=True)
    for size in SIZES:
        page = visit(browser, size, own)
        page.goto(url)
        page.wait_for_selector("article svg.board")
        keep(page, f"hall-{size}")


def new_table(url: str, name: str, **more: Any) -> Any:
    """A table against bots, begun."""
    bots = [{"kind": "bot", "level": "random"}] * (SEATS[name] - 1)
    wish = {"game": name, "name": "Ada", "seats": [{"kind": "me"}, *bots], "options": OPTIONS.get(name, {})}
    return post(url, "/api/tables", {**wish, "start": True, **more})


def visit(browser: Browser, size: str, tables: dict[str, Any]) -> Page:
    """A browser of its own, with a name and the secrets of its tables."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 700, reduced_motion="reduce", bypass_csp=True
    )
    context.set_default_timeout(60_000)
    settings = json.dumps({"name": "Ada", "sound": False, "theme": "day"})
    held = {
        made["id"]: {"token": made["token"], "host": made["host_token"], "game": game} for game, made in tables.items()
    }
    for key, text in (("skyhall-settings", settings), ("skyhall-seats", json.dumps(held))):
        context.add_init_script(f"localStorage.setItem('{key}', {json.dumps(text)})")
    return context.new_page()


def move(page: Page, name: str) -> None:
    """One word played."""
    page.wait_for_selector(LEGAL, state="attached")
    version = page.locator("[data-version]").get_attribute("data-version")
    for _ in range(5):
        with suppress(Late):
            choose(page, name)
            if page.locator(CONFIRM).count():
                page.locator(CONFIRM).click(timeout=2000)
            moved = "old => document.querySelector('[data-version]').dataset.version !== old"
            page.wait_for_function(moved, arg=version, timeout=5000)
            return
    raise SystemExit(f"{name}: no move was made from version {version}")


def choose(page: Page, name: str) -> None:
    """A click on the first word of the best kind."""
    words = page.locator(LEGAL).evaluate_all("all => all.map(one => one.dataset.word)")
    word = min(words, key=lambda word: rank(name, word))
    page.locator(f'[data-word="{word}"]').first.dispatch_event("click", timeout=2000)


def rank(name: str, word: str) -> int:
    """How early a word stands among the wishes for a game."""
    return next((n for n, wish in enumerate(WISHES[name]) if word.startswith(wish)), len(WISHES[name]))


def keep(page: Page, name: str) -> None:
    """The page as it stands, as small as it must be."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    for colours, dither in ((256, True), (256, False), (192, False), (128, False), (64, False)):
        small = picture.quantize(colours, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
        if dither:
            small = picture.quantize(palette=small, dither=Image.Dither.FLOYDSTEINBERG)
        packed = io.BytesIO()
        small.save(packed, "PNG", optimize=True)
        if packed.tell() <= HEAVIEST:
            break
    (FOLDER / f"{name}.png").write_bytes(packed.getvalue())
    sys.stdout.write(f"{name}.png: {packed.tell() // 1000} kB, {colours} colours\n")
    page.context.close()


def post(url: str, path: str, body: dict[str, Any], token: str | None = None) -> Any:
    """A request to the hall."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
