"""Boxes of somebody's own on the page: names, signs and effects of things that no catalogue and no drawing knows."""

import re

from playwright.sync_api import expect

from tests.web.conftest import edition

PHONE = {"width": 390, "height": 844}
# Things without a picture: nothing drawn in them, or a picture of no size.
BARE = """all => all.filter(one => {
  const drawn = [...one.querySelectorAll('path, rect, circle, text, use, b')].map(part => part.getBoundingClientRect());
  return !drawn.some(box => box.width > 3 && box.height > 3);
}).length"""
# Parts of pictures that stick out of them.
OUT = """all => all.flatMap(one => {
  const frame = one.getBoundingClientRect();
  return [...one.querySelectorAll('path, rect, circle')].map(part => part.getBoundingClientRect())
    .filter(box => box.right > frame.right + 2 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2);
}).length"""


def renamed(name: str, *changes: tuple[str, str]) -> str:
    """A box in which everything that has a name is called "Own …", under keys of its own where it has any."""
    text = edition(name, *changes)
    return re.sub(
        r'\bname = "(?=[A-Z])', 'name = "Own ', re.sub(r'^id = "(?=[a-z])', 'id = "own_', text, flags=re.MULTILINE)
    )


def test_guildmasters_abilities_and_cards_of_ones_own(visitor, server) -> None:
    """On the board, in the sentence of a send, in the log and on the sheets of a phone."""
    text = renamed(
        "skytopia",
        (
            'score = { by = "set", colours = ["blue", "gold"], pp = 3 }',
            'score = { by = "set", colours = ["blue", "gold", "red"], pp = 5 }',
        ),
    )
    made = server.table(["me", "random"], {"first": "seat0"}, game="skytopia", edition_text=text)
    ada = visitor()
    ada.sit(made, "skytopia")
    ada.is_asked()
    page = ada.page
    masters = page.locator(".guild li")
    expect(masters).to_have_count(3)
    for master in masters.all():
        expect(master.locator(".told b")).to_have_text(re.compile("^Own "))
        expect(master.locator(".told p")).to_contain_text("PP")
    assert page.locator(".guild .em, .plot .art").evaluate_all(BARE) == 0
    assert page.locator(".guild .em svg").evaluate_all(OUT) == 0
    for name in page.locator(".plot h2").all_inner_texts():
        assert name.replace("\u00ad", "").startswith("Own "), name
    expect(page.locator("li[data-seat]").first).to_contain_text("Own ")
    word = next(word for word in ada.words() if word.startswith("send"))
    page.locator(f'[data-word="{word}"]').hover()
    expect(page.locator(".sentence")).to_contain_text("Own ")
    ada.play(word)
    expect(page.locator("#panel-log p", has_text="send a golem to").last).to_contain_text("Own ")
    shown = page.locator("body").inner_text()
    assert "⟨" not in shown
    assert "own_" not in shown

    phone = visitor(**PHONE)
    phone.sit(made, "skytopia")
    phone.is_asked()
    phone.presses(phone.page.locator(".chips button").first)
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.get_by_role("region", name=re.compile("^Own "))).to_have_count(3)
    expect(sheet.get_by_role("region", name="Your ability", exact=True)).to_contain_text("Own ")


def test_painters_and_tokens_of_ones_own(visitor, server) -> None:
    """On the board with a face or a sign of their own, and in words where they are pressed."""
    made = server.table(["me", "random"], {}, game="sky-painters", edition_text=renamed("sky-painters"))
    ada = visitor(**PHONE)
    ada.sit(made, "sky-painters")
    ada.is_asked()
    page = ada.page
    for tab, kind in (("painters", "painter"), ("halos", "halo")):
        ada.presses(page.locator(f'[data-tab="{tab}"]'))
        things = page.locator(f'[data-tell^="{kind} "]')
        assert things.count() >= 3
        assert things.evaluate_all(BARE) == 0
        place = things.last.bounding_box()  # it cannot be bought yet: a tap tells what it is
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("heading")).to_have_text(re.compile("^Own "))
        expect(sheet).to_contain_text(re.compile(r"[a-z]{3,}[^.]*\."))
        ada.presses(sheet.get_by_role("button", name="Close"))
    ada.presses(page.locator('[data-tab="cards"]'))
    expect(page.locator('[data-word="take right"]')).to_contain_text("Own ")
    ada.play("take right")
    ada.play(next(word for word in ada.words() if word.startswith("cell")))
    expect(ada.opens("Log").locator("li", has_text="You take “Own ")).to_have_count(1)
    shown = page.locator("body").inner_text()
    assert "⟨" not in shown
    assert "own_" not in shown


def test_tiles_of_ones_own(visitor, server) -> None:
    """With a paper and walls of their own; spaces, doors and the log are called as on any other tile."""
    text = renamed("gravity-superstar", ("id = 1\n", "id = 7\n"), ("id = 2\n", "id = 8\n"))
    options = {"first_player": 0, "layout": "7A0 8B2"}
    made = server.table(["me", "random"], options, edition_text=text)
    ada = visitor()
    ada.sit(made)
    ada.is_asked()
    page = ada.page
    papers = page.locator('.board svg.ground rect[style*="--gs-tile"]')
    expect(papers).to_have_count(2)
    painted = papers.evaluate_all("all => all.map(one => getComputedStyle(one).fill)")
    assert not {"none", "rgb(0, 0, 0)"} & set(painted), "a tile without a paper is black"
    ada.play("rotate half")
    expect(page.locator("#panel-log li", has_text="You come in through door").last).to_contain_text("play Rotate")
    shown = page.locator("body").inner_text()
    assert "⟨" not in shown
    assert "own_" not in shown
