"""At home on a phone: the hall has all its doors, every piece tells what it is, and the hall can be installed."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.core.registry import game

GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
PHONE = {"width": 390, "height": 844}
SIZES = [(390, 664), (360, 740), (844, 390), (390, 844)]
# A kind of piece of each game, and what its sheet is called and says.
PIECES = {
    "gravity-superstar": ("space", "Space", r"star|door|Replay place"),
    "skytopia": ("level", r"\w", r"foundation|coat"),
    "sky-painters": ("cell", "First Light", "asks for"),
    "skytear": ("hex", r"[A-K]\d", r"minion|cover|tower|nexus|empty"),
}
# Which of them lies open under a finger: nothing over it, and nothing to choose there.
BARE = """kind => [...document.querySelectorAll(`[data-tell^="${kind}"]`)].findIndex(one => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at && one.contains(at) && !at.closest('[data-word], [data-choice]');
})"""
# Whether a piece of the board is in sight over the sheet that speaks of it.
IN_SIGHT = """piece => {
  const sheet = document.querySelector('[data-sheet]').getBoundingClientRect();
  const box = document.querySelector(`.board [data-tell="${piece}"]`).getBoundingClientRect();
  return box.bottom <= sheet.top;
}"""
# Places of the header that are not whole in sight, or are over another thing of it.
PLACES = """() => [...document.querySelectorAll('header nav a')].filter(one => {
  const box = one.getBoundingClientRect();
  const ends = [[box.x + 1, box.y + box.height / 2], [box.right - 1, box.y + box.height / 2]];
  return box.width === 0 || !ends.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}).map(one => one.getAttribute('href'))"""
# What the table beside the board has, in words.
TABLES = {
    "gravity-superstar": ["stars on the board", "Replay tokens in the supply", "The Open Door then", "cards in hand"],
    "skytopia": ["start marker", "at the pointer", "left in the blue deck", "Guildmasters"],
    "sky-painters": ["cards in the deck", "Blue dice", "The next token costs", "Painters in the pile"],
    "skytear": ["Lanes and dome", "Nexus on", "minion", "Cover:"],
}


def test_all_places_of_the_hall_are_in_sight(visitor):
    """On every width and in every language; on a phone the mark is the way to the hall."""
    ada = visitor(width=320, height=640)
    page = ada.page
    ada.enter()
    for language in ("en", "pl", "es"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width in (320, 360, 390, 701, 1060, 1061, 1440):
            page.set_viewport_size({"width": width, "height": 640})
            assert page.evaluate(PLACES) == ([] if width > 700 else ["/"]), (language, width)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, width)
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("link", name="Skyhall")).to_have_attribute("aria-current", "page")


def test_the_hall_has_learn_and_watch_and_a_card_opens_its_game(visitor) -> None:
    ada = visitor(**PHONE)
    ada.enter()
    page = ada.page
    card = page.locator('article[data-game="skytopia"]')
    expect(card.get_by_role("link", name="Learn")).to_be_visible()
    expect(card.get_by_role("link", name="Watch", exact=True)).to_be_visible()
    ada.presses(page.get_by_role("navigation").get_by_role("link", name="Watch"))
    page.wait_for_url("**/play/watch")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    ada.enter()
    ada.presses(card.get_by_role("link", name="Skytopia", exact=True))
    page.wait_for_url("**/play/learn/skytopia")
    expect(page.get_by_role("heading", level=1)).to_have_text("Skytopia")
    assert ada.complaints() == []
    ada.presses(page.get_by_role("button", name="Play now"))
    page.wait_for_url("**/t/*")
    ada.is_asked()


@pytest.mark.parametrize("name", GAMES)
def test_a_tap_explains_a_piece_and_the_table_is_one_tap_away_in_words_and_the_choice_survives(
    visitor, server, name
) -> None:
    ada = visitor(**PHONE)
    ada.sit(server.short_table(name), name)
    version = ada.is_asked()
    kind, title, line = PIECES[name]
    found = ada.page.evaluate(BARE, kind)
    assert found >= 0
    ada.presses(ada.page.locator(f'[data-tell^="{kind}"]').nth(found))
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_text(re.compile(title))
    expect(sheet).to_have_text(re.compile(line, re.IGNORECASE))
    assert ada.complaints() == []
    piece = str(ada.page.locator(f'[data-tell^="{kind}"]').nth(found).get_attribute("data-tell"))
    ada.page.wait_for_function(IN_SIGHT, arg=piece)
    ada.presses(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)
    assert ada.is_asked() == version
    ada.presses(ada.page.get_by_role("button", name="Table", exact=True))
    sheet = ada.page.get_by_role("dialog", name="Table", exact=True)
    for words in TABLES[name]:
        expect(sheet).to_contain_text(words)
    assert ada.complaints() == []


def test_a_tap_that_could_mean_two_small_places_brings_the_board_near(visitor, server) -> None:
    ada = visitor(**PHONE)
    deal = Line(game("gravity-superstar"), 4, "near 0", {"first_player": 0}, "standard")
    ada.sit(server.play_from(deal.record(), 0, 0))
    ada.is_asked()
    one, other = (ada.page.locator(f'[data-space="{space}"]') for space in ("h2", "i2"))
    left, right = one.bounding_box(), other.bounding_box()
    assert left["width"] < 40
    between = (left["x"] + left["width"] + right["x"]) / 2
    ada.page.touchscreen.tap(between, left["y"] + left["height"] / 2)
    expect(ada.page.get_by_role("button", name="Whole board")).to_be_visible()
    assert one.bounding_box()["width"] >= 40
    ada.presses(one)
    expect(ada.page.locator("[data-plays], [role=menu]").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    # A finger drags it, over its edges too: what leaves on one side is there again.
    before = one.bounding_box()
    ada.page.mouse.move(200, 300)
    ada.page.mouse.down()
    ada.page.mouse.move(200, 384, steps=4)
    ada.page.mouse.up()
    assert one.bounding_box()["y"] == pytest.approx(before["y"] + 84, abs=1)
    expect(ada.page.locator("[data-plays], [role=menu]")).to_have_count(0)
    ada.presses(ada.page.get_by_role("button", name="Whole board"))
    expect(ada.page.get_by_role("button", name="Whole board")).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_bands_that_keep_their_places_and_an_act_that_alone_plays(visitor, server, name) -> None:
    ada = visitor(**PHONE)
    ada.sit(server.short_table(name), name)
    version = ada.is_asked()
    for size in SIZES:
        ada.holds_bands(*size)

    page, dock = ada.page, ada.page.locator("[data-dock]")
    open_things = page.locator('[data-word]:not([aria-disabled="true"]), [data-choice]').filter(visible=True)
    in_tray = page.locator(".tray").locator(open_things)
    thing = in_tray.first if in_tray.count() else open_things.first
    for _ in range(2):
        ada.presses(thing)
        expect(page.locator("[data-plays]")).to_be_visible()
    assert page.locator("[data-version]").get_attribute("data-version") == str(version)
    ada.presses(dock.locator('[data-action="let-go"]'))
    expect(dock.locator('[data-action="let-go"]')).to_have_count(0)
    ada.presses(thing)
    ada.holds_bands(*SIZES[0])

    # The sheet of the table: its leaves, the ways to close it, and the choice that stays.
    opener = dock.get_by_role("button", name="Table", exact=True)
    sheet = page.get_by_role("dialog", name="Table", exact=True)
    for close in ("Escape", "back", "cross"):
        ada.presses(opener)
        expect(sheet.get_by_role("tab")).to_have_text(["Seats", "Log", "Chat", "Rules"])
        expect(sheet.get_by_role("tab", selected=True)).to_be_focused()
        if close == "Escape":
            page.keyboard.press("Escape")
        elif close == "back":
            page.go_back()
        else:
            ada.presses(sheet.get_by_role("button", name="Close"))
        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()
        expect(page.locator("[data-plays]")).to_be_visible()
    here = page.url
    ada.presses(page.get_by_role("button", name="Menu", exact=True))
    expect(page.get_by_role("dialog", name="At the table", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == here
    ada.play(str(page.locator("[data-plays]").get_attribute("data-plays")))


def test_the_hall_can_be_installed_and_says_what_it_is_when_offline(visitor, server) -> None:
    with urllib.request.urlopen(f"{server.url}/manifest.webmanifest") as answer:
        told = json.load(answer)
    assert (told["name"], told["start_url"], told["display"]) == ("Skyhall", "/", "standalone")
    for icon in told["icons"]:
        with urllib.request.urlopen(server.url + icon["src"]) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
    ada = visitor(**PHONE, fresh=True)
    ada.enter()
    page = ada.page
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    assert page.evaluate(
        "caches.keys().then(all => Promise.all(all.map(name => caches.open(name))))"
        ".then(all => Promise.all(all.map(kept => kept.keys())))"
        ".then(all => all.flat().map(one => new URL(one.url).pathname))"
    ) == ["/offline.html"]
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(f"{server.url}/play/watch")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    page.context.set_offline(False)
    ada.presses(page.get_by_role("link", name="Try again"))
    expect(page.get_by_role("button", name="Create")).to_be_visible()
