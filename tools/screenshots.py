"""Pictures of the page for README and docs/pictures/: `python tools/screenshots.py http://127.0.0.1:8642`.

The hall must be running at that address. The games are real: a person who takes the best on offer, against bots.
"""

import json
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
LEGAL = '[data-word]:not([aria-disabled="true"])'
MOVES = 4


def main(url: str) -> None:
    """The hall and a table, wide and narrow, light and dark."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, width, height, theme in (
            ("1440", 1440, 900, "day"),
            ("1440-other", 1440, 900, "other"),
            ("390", 390, 844, "day"),
        ):
            for place, other in (("hall", "dark"), ("gravity_superstar", "light")):
                page = visit(browser, width, height, other if theme == "other" else theme)
                page.goto(url)
                page.wait_for_selector("article")
                open_table(page)
                if place == "hall":
                    page.goto(url)
                    page.wait_for_selector("section ol li")
                page.wait_for_timeout(700)
                page.screenshot(path=FOLDER / f"{place}-{name}.png")
                page.context.close()
        browser.close()


def visit(browser: Browser, width: int, height: int, theme: str) -> Page:
    """A browser of its own, with a name and a theme."""
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 700)
    kept = json.dumps(json.dumps({"name": "Ada", "sound": False, "theme": theme, "speed": 2.5}))
    context.add_init_script(f"localStorage.setItem('skyhall-settings', {kept})")
    return context.new_page()


def open_table(page: Page) -> None:
    """Some moves into a game, with the best move chosen."""
    page.click('article[data-game="gravity-superstar"] [data-action="play"]')
    for _ in range(MOVES):
        page.wait_for_selector(LEGAL, state="attached", timeout=60_000)
        word = best_word(page)
        page.locator(f'[data-word="{word}"]').first.dispatch_event("click")
        confirm = page.locator('[data-action="play"]:enabled')
        if confirm.count():
            confirm.click()
        page.wait_for_function("!document.querySelector('[data-action=play]:enabled')")
    page.wait_for_selector(LEGAL, state="attached", timeout=60_000)
    page.locator(f'[data-word="{best_word(page)}"]').first.dispatch_event("click")


def best_word(page: Page) -> str:
    """A word with a long way to go, if there is one."""
    words = [str(one.get_attribute("data-word")) for one in page.locator(LEGAL).all()]
    for wish in ("steal", "long", "high", "rotate half", "drop"):
        for word in words:
            if word.startswith(wish):
                return word
    return words[0]


if __name__ == "__main__":
    main(sys.argv[1])
