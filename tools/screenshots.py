"""The pictures of README and docs: `python tools/screenshots.py http://127.0.0.1:8000 [name ...]`.

The hall must be running at that address, best on a database of its own and with nobody in it. The games are real: a
person who takes the first promising word, against bots; `web/src/games/<game>/pictures.toml` says what looks good. With
names (`hall`, `school`, `boards`, `skytopia` …) only those are made; `boards` are those of docs/boards.md, every game
with every number of seats, `boards-skytear` those of one game. Pictures have a palette of 256 colours, fewer where they
would weigh more than they should.
"""

import io
import json
import shutil
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from skyhall.core.registry import game, games
from skyhall.core.state import OptionValue

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
LEGAL = '[data-word]:not([aria-disabled="true"]), [data-plays]'
WORDS = "all => all.map(one => one.dataset.word ?? one.dataset.plays)"
# A word was pressed: it is on its way, or the page wants to be sure that it was meant.
TAKEN = """old => {
  const table = document.querySelector('[data-version]').dataset;
  return table.sending || table.version !== old ? 'sent' : document.querySelector('[data-plays]') && 'asked';
}"""
SIZES = {"1440": (1440, 900), "390": (390, 844)}
HEAVIEST = 250_000
GAMES = Path(__file__).parent.parent / "web" / "src" / "games"


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """A table to take pictures of: how many sit there, how many words the person plays, and which it likes best.

    `replay` is the step to be shown of a replay; 0 for no such picture. `boards` are further ones, with their options.
    `shows` is a word that is looked at in the picture: the game goes on until it may be chosen.
    """

    seats: int = 0
    moves: int = 8
    wishes: list[str] = []
    options: dict[str, OptionValue] = {}
    replay: int = 0
    boards: dict[str, dict[str, OptionValue]] = {}
    shows: str = ""


def sitting(name: str) -> Sitting:
    """What the game's folder asks for; a game without any wishes has as few seats as it allows."""
    path = GAMES / name.replace("-", "_") / "pictures.toml"
    found = msgspec.toml.decode(path.read_bytes(), type=Sitting) if path.exists() else Sitting()
    found.seats = found.seats or game(name).seats[0]
    return found


def main(url: str, wanted: list[str]) -> None:
    """Every picture, or those that are wanted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in games():
            if not wanted or name in wanted or name.replace("-", "_") in wanted:
                at_a_table(browser, url, name)
                in_a_replay(browser, url, name)
        if not wanted or "hall" in wanted:
            in_the_hall(browser, url)
        if not wanted or "school" in wanted:
            in_the_school(browser, url)
        for name in games():
            if not wanted or "boards" in wanted or f"boards-{name}" in wanted:
                with_every_number(browser, url, name)
        browser.close()


def at_a_table(browser: Browser, url: str, name: str) -> None:
    """Some moves into a game."""
    for size, page in sizes(browser, url, name, sitting(name).seats):
        keep(page, f"{name.replace('-', '_')}-{size}")


def with_every_number(browser: Browser, url: str, name: str) -> None:
    """A game with every number of seats, on each of its boards."""
    for board in ("", *sitting(name).boards):
        for seats in game(name).seats:
            for size, page in sizes(browser, url, name, seats, board):
                keep_light(page, "-".join(filter(None, (name.replace("-", "_"), board, str(seats), size))))


def sizes(browser: Browser, url: str, name: str, seats: int, board: str = "") -> Iterator[tuple[str, Page]]:
    """The same table wide, and on a phone; a promising word is chosen. The more seats, the fewer turns each has."""
    made = new_table(url, name, seats, board)
    wish = sitting(name)
    moves = min(wish.moves, wish.moves * wish.seats // seats)
    for size in SIZES:
        page = visit(browser, size, {name: made})
        page.goto(f"{url}/t/{made['id']}")
        for _ in range(moves if size == "1440" else 0):
            move(page, name)
        if wish.shows:
            looks(page, name, wish.shows)
            yield size, page
            continue
        for _ in range(5):  # a word that needs no second click is played, and something else is asked
            if choose(page, name):
                break
        yield size, page


def in_a_replay(browser: Browser, url: str, name: str) -> None:
    """A game that was given up, looked back at."""
    wish = sitting(name)
    if not wish.replay:
        return
    made = new_table(url, name)
    page = visit(browser, "1440", {name: made})
    page.goto(f"{url}/t/{made['id']}")
    for _ in range(wish.moves):
        move(page, name)
    post(url, f"/api/tables/{made['id']}/resign", {}, made["token"])
    page.goto(f"{url}/t/{made['id']}/replay?step={wish.replay}")
    page.wait_for_selector(".film")
    keep(page, f"{name.replace('-', '_')}-replay-1440")


def in_the_hall(browser: Browser, url: str) -> None:
    """The doors, one of them with a table behind it, and tables of one's own."""
    own = {name: new_table(url, name) for name in games()}
    new_table(url, games()[0], listed=True)
    for size in SIZES:
        page = visit(browser, size, own)
        page.goto(url)
        page.wait_for_selector("article svg.board")
        keep(page, f"hall-{size}")


def in_the_school(browser: Browser, url: str) -> None:
    """The map of a course that was begun, and a step of a lesson."""
    built = {f"{lesson}/{step}": 3 for lesson in ("send", "use", "done") for step in (1, 2)}
    begun = {"feet/1": 3, "feet/2": 3, "cards/1": 2, "cards/2": 2, "turning/1": 3}
    kept = {
        "skytopia": {"stars": {**built, "use/1": 2, "order/1": 2, "race/1": 3}, "at": "race/2"},
        "gravity-superstar": {"stars": begun, "at": "turning/2"},
    }
    pictures = (
        ("school", "/learn/skytopia", "[data-lesson]"),
        ("lesson", "/learn/gravity-superstar/turning", "[data-ready][data-asked]"),
    )
    for name, path, shown in pictures:
        for size in SIZES:
            page = visit(browser, size, {})
            page.add_init_script(f"localStorage.setItem('skyhall-school', {json.dumps(json.dumps(kept))})")
            page.goto(f"{url}{path}")
            page.wait_for_selector(shown)
            page.wait_for_load_state("networkidle")
            keep(page, f"{name}-{size}")


def new_table(url: str, name: str, seats: int = 0, board: str = "", **more: Any) -> Any:
    """A table against bots, begun."""
    wish = sitting(name)
    bots = [{"kind": "bot", "level": "random"}] * ((seats or wish.seats) - 1)
    options = wish.options | wish.boards.get(board, {})
    plan = {"game": name, "name": "Ada", "seats": [{"kind": "me"}, *bots], "options": options}
    return post(url, "/api/tables", {**plan, "start": True, **more})


def visit(browser: Browser, size: str, tables: dict[str, Any]) -> Page:
    """A browser of its own, with a name and the secrets of its tables."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 700, reduced_motion="reduce", bypass_csp=True
    )
    context.set_default_timeout(60_000)
    settings = json.dumps({"name": "Ada", "sound": False, "theme": "day"})
    held = {
        made["id"]: {"token": made["token"], "host": made["host_token"], "game": name} for name, made in tables.items()
    }
    for key, text in (("skyhall-settings", settings), ("skyhall-seats", json.dumps(held))):
        context.add_init_script(f"localStorage.setItem('{key}', {json.dumps(text)})")
    return context.new_page()


def move(page: Page, name: str) -> None:
    """One word played."""
    if choose(page, name):
        page.locator("[data-plays]").click()


def looks(page: Page, name: str, word: str) -> None:
    """A word pointed at, on a phone tapped, as soon as it may be chosen."""
    thing = page.locator(f'[data-word="{word}"]:not([aria-disabled="true"])').filter(visible=True)
    for _ in range(80):
        page.wait_for_selector("[data-ready][data-asked]")
        if thing.count():
            break
        move(page, name)
    if page.evaluate("matchMedia('(hover: hover)').matches"):
        thing.first.hover()
    else:
        thing.first.tap()


def choose(page: Page, name: str) -> bool:
    """A click on the first word of the best kind; whether the page wants a second one to play it."""
    wishes = sitting(name).wishes
    version = page.wait_for_selector("[data-ready][data-asked]").get_attribute("data-version")
    words = page.locator(LEGAL).filter(visible=True).evaluate_all(WORDS)
    word = min(words, key=lambda word: rank(wishes, word), default=None)
    thing = ".plot .cover" if word is None else f'[data-word="{word}"]'  # a phone shows faces for a tapped card
    if page.locator(f'[data-plays="{word}"]').count() == 0:
        page.locator(thing).filter(visible=True).first.click()
    return bool(page.wait_for_function(TAKEN, arg=version).json_value() == "asked")


def rank(wishes: list[str], word: str) -> int:
    """How early a word comes among the wishes."""
    return next((n for n, wish in enumerate(wishes) if word.startswith(wish)), len(wishes))


def seen(page: Page) -> Image.Image:
    """The page as it is now; nobody looks at it any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.context.close()
    return picture


def keep_light(page: Page, name: str) -> None:
    """One of many pictures, lighter than it is sharp."""
    path = FOLDER / "boards" / f"{name}.webp"
    path.parent.mkdir(exist_ok=True)
    seen(page).save(path, "WEBP", quality=72, method=6)
    sys.stdout.write(f"boards/{path.name}: {path.stat().st_size // 1000} kB\n")


def keep(page: Page, name: str) -> None:
    """A picture in a file as small as it must be."""
    picture = seen(page)
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


def post(url: str, path: str, body: dict[str, Any], token: str | None = None) -> Any:
    """A request to the hall."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
