"""Gravity Superstar: what its signs mean, what is open, and the whole table on a phone with any number of seats."""

import re

from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.core.registry import game

PHONE = {"width": 390, "height": 844}
# Where everything ends that must be in sight: right and lower edges.
EDGES = "all => all.map(one => { const box = one.getBoundingClientRect(); return [box.right, box.bottom]; })"
# Upper and lower edges.
BANDS = "all => all.map(one => { const box = one.getBoundingClientRect(); return [box.top, box.bottom]; })"
# The smallest side of what a finger is for, outside the board: that comes near.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.tray button, .standing button, [data-dock] button')]
  .map(one => one.getBoundingClientRect()).filter(box => box.width).flatMap(box => [box.width, box.height]))"""
ROTATED = "document.querySelector('.board .turning').style.transform"


def _deal(server, seats: int, *words: str):
    """A table where seat 0 begins, after these words of all seats."""
    line = Line(game("gravity-superstar"), seats, "signs", {"first_player": 0}, "standard")
    for word in words:
        line.apply(next(one for one in line.state.actions() if line.setup.words.name(one) == word))
    return server.play_from(line.record(), len(words), line.state.seat)


def test_signs_are_told_where_they_are_met_and_the_view_is_remembered(visitor, server) -> None:
    ada = visitor()
    ada.sit(_deal(server, 2, "rotate left", "rotate half"))
    ada.is_asked()
    page = ada.page
    beside = page.get_by_role("complementary", name="What can be done", exact=True)
    for sign in ("Long Jump", "High Jump", "Drop", "half a turn", "Wild", "Face down", "Replay place"):
        expect(beside.locator("dl")).to_contain_text(sign)
    expect(page.locator("header").first).to_contain_text("take 1 card back")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-space", re.compile(r"^[a-l]\d$"))
    expect(page.locator(".preview")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator('[data-plays="complete"]')).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator('[data-plays$=" wild"]')).to_be_visible()
    page.keyboard.press("Escape")
    before = page.evaluate(ROTATED)
    page.get_by_role("button", name="Feet down", exact=True).click()
    turned = page.evaluate(ROTATED)
    assert turned != before
    page.reload()
    ada.is_asked()
    expect(page.get_by_role("button", name="Feet down", exact=True)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(ROTATED) == turned
    assert ada.complaints() == []


def test_a_phone_has_the_whole_table_with_any_number_of_seats(visitor, server) -> None:
    ada = visitor(**PHONE)
    page = ada.page
    for seats in range(2, 7):
        ada.sit(_deal(server, seats))
        ada.is_asked()
        standing = page.locator(".standing")
        for piece in (*(f"seat {seat}" for seat in range(seats)), "stars", "supply", "doors"):
            expect(standing.locator(f'[data-tell="{piece}"]')).to_be_visible()
        limit = 4 if seats == 2 else 8 if seats < 5 else 12
        expect(standing.locator('[data-tell="stars"]')).to_contain_text(f"end {limit}")
        assert page.evaluate(ROTATED) == f"rotate({90 if seats > 4 else 0}deg)"
        ends = page.locator(".board .under, .standing > *, .ways > *, .cards > *").evaluate_all(EDGES)
        assert all(right <= PHONE["width"] and bottom <= PHONE["height"] for right, bottom in ends)
        assert page.evaluate(SMALLEST) >= 40
        # A card, one of its ways, and what it brings, with the act under the board.
        ada.presses(page.locator('[data-card="rotate"]'))
        ada.presses(page.locator('.ways [data-word="rotate half"]'))
        act = page.locator('[data-plays="rotate half"]')
        expect(act).to_contain_text("Rotate ½")
        expect(page.locator('[data-action="open"]')).to_contain_text("Rotate ½")
        assert (page.locator(".board .row").count() > 0) == (seats == 2)
    # Everything that is open, the view with its signs, and the Wild whose ways need more room.
    ada.presses(page.locator('[data-action="open"]'))
    sheet = page.get_by_role("dialog", name="Open to you")
    ada.presses(sheet.get_by_role("button", name="By card"))
    ada.presses(sheet.locator('[data-word="drop"]'))
    expect(page.locator('[data-plays="drop"]')).to_be_visible()
    # Over the list the board is near, and the chosen way in what the list leaves of it.
    near = page.get_by_role("button", name="Whole board", exact=True)
    expect(near).to_be_visible()
    stand = page.locator(".preview .lands").evaluate_all(BANDS)
    assert any(78 <= top <= bottom <= sheet.bounding_box()["y"] for top, bottom in stand)
    assert ada.complaints() == []
    ada.presses(sheet.get_by_role("button", name="Close"))
    expect(near).to_have_count(0)
    ada.presses(page.get_by_role("button", name="View", exact=True))
    sheet = page.get_by_role("dialog", name="View")
    expect(sheet.locator("dl")).to_contain_text("Replay place")
    expect(sheet.get_by_role("checkbox", name="Show danger")).to_be_visible()
    assert ada.complaints() == []
    ada.presses(sheet.get_by_role("button", name="Close"))
    ada.presses(page.locator('[data-card="wild"]'))
    for height in (PHONE["height"], 664):
        page.set_viewport_size({"width": PHONE["width"], "height": height})
        expect(page.locator('[data-action="open"]')).to_be_visible()
        assert page.locator(".ways > *").count() == 10
        assert page.evaluate(SMALLEST) >= 40
        ways, cards = (page.locator(one).evaluate_all(BANDS) for one in (".ways > *", ".cards > *"))
        assert max(bottom for _, bottom in ways) <= min(top for top, _ in cards)
        assert max(bottom for _, bottom in cards) <= height
    ada.presses(page.locator('[data-tell="doors"]'))
    expect(page.get_by_role("dialog", name="Open Door")).to_contain_text("Whoever comes in next")
