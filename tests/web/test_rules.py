"""The illustrated rules: pages with pictures, icons, the box, finding, the set-up, trying, a reminder of one sheet."""

import re

import pytest
from playwright.sync_api import expect

from skyhall.core.registry import game, games
from skyhall.school.rulebook_reading import rulebook_of

DRAWN = "[data-drawn=no]"
# Pictures whose sentence is empty, or which show nothing.
BLANK = """all => all.filter(one => !one.innerText.trim() || !one.querySelector('.stage *'))
  .map(one => one.dataset.picture)"""
PAPERS = ["A4", "Letter"]


def opens(person, path: str) -> None:
    """Open a page of the rules and wait until all of it is drawn."""
    person.enter(path)
    is_drawn(person)


def is_drawn(person) -> None:
    page = person.page
    page.wait_for_selector('.rules[data-ready="yes"]')
    expect(page.locator(DRAWN)).to_have_count(0)
    expect(page.locator("[data-drawn=failed]")).to_have_count(0)
    pictures = page.locator("[data-picture]")
    assert pictures.evaluate_all(BLANK) == []


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("name", games())
def test_the_rules_are_something_to_look_at(visitor, name, width) -> None:
    """A worked turn and its neighbours, the icons, the box with its filters, the set-up; axe finds nothing."""
    ada = visitor(width=width, height=900 if width == 1440 else 844)
    page = ada.page
    book = rulebook_of(game(name))
    worked = next(one for one in book.pages if one.worked)
    opens(ada, f"/rules/{name}/{worked.rule}")
    expect(page.locator(f'[data-rules~="{worked.rule}"]')).to_be_visible()
    assert worked.worked is not None
    steps = page.locator(".worked ol > li")
    expect(steps).to_have_count(len(worked.worked.frames) if width == 1440 else 1)
    ada.presses(page.get_by_role("button", name="Next step", exact=True))
    expect(page.locator(".worked").get_by_text(f"2 of {len(worked.worked.frames)}", exact=True)).to_be_visible()
    assert ada.complaints() == []
    if width == 1440:
        page.keyboard.press("j")
        expect(page.locator(f'[data-rules~="{worked.rule}"]')).to_have_count(0)
        page.keyboard.press("k")
        expect(page.locator(f'[data-rules~="{worked.rule}"]')).to_be_visible()
        opens(ada, f"/rules/{name}/icons")
        icons = page.locator("[data-icon]")
        expect(icons).to_have_count(len(book.icons))
        ada.presses(icons.first)
        expect(page.get_by_role("dialog").get_by_role("link")).not_to_have_count(0)
        page.keyboard.press("Escape")
    opens(ada, f"/rules/{name}/box")
    for shelf in book.shelves:
        ada.presses(page.locator(f'[data-shelf="{shelf.kind}"]'))
        expect(page.locator(f'[data-thing^="{shelf.kind} "]')).to_have_count(
            len(game(name).things(game(name).edition())[shelf.kind])
        )
        if shelf.filters:
            ada.presses(page.locator(f'[data-filter="{shelf.filters[0]}"]'))
            expect(page.get_by_role("status").filter(has_text=re.compile(r"^\d+ of \d+$"))).to_be_visible()
    ada.presses(page.locator("[data-thing]").first)
    expect(page.get_by_role("dialog").locator(".stage")).not_to_have_count(0)
    page.keyboard.press("Escape")
    assert ada.complaints() == []
    if width == 1440:
        opens(ada, f"/rules/{name}/setup")
        expect(page.locator("main > section > ol > li")).to_have_count(len(book.setup))


def test_things_are_found_by_name_and_by_what_was_meant(visitor) -> None:
    ada = visitor()
    page = ada.page
    opens(ada, "/rules/sky-painters")
    page.keyboard.press("/")
    field = page.get_by_role("dialog").get_by_role("searchbox")
    field.fill("hallo")
    expect(page.get_by_text("Nothing called “hallo”.")).to_be_visible()
    ada.presses(page.get_by_role("button", name="Did you mean halo?", exact=True))
    for kind in ("rule", "icon", "thing"):
        expect(page.locator(f'[data-found="{kind}"]')).not_to_have_count(0)
    field.fill("SP-16")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Take a die", exact=True)).to_be_visible()
    ada.presses(page.locator('[data-action="wording"]'))
    expect(
        page.get_by_role("dialog").get_by_text("A die that fits nowhere cannot be taken.", exact=False)
    ).to_be_visible()


def test_a_picture_is_tried_out_and_a_broken_one_is_told(visitor) -> None:
    """A click opens the position; another box is named; where pictures do not come, their sentences stand."""
    ada = visitor()
    page = ada.page
    opens(ada, "/rules/sky-painters/SP-9?box=standard")
    expect(page.locator('summary[data-box="standard"]')).to_be_visible()
    ada.presses(page.get_by_role("link", name="Try it: Look", exact=True))
    page.wait_for_selector("[data-ready][data-asked]")
    ada.presses(page.locator('[data-word="spot"]'))
    ada.presses(page.locator('[data-action="play"]'))
    expect(page.locator('[data-word="spot"]')).to_have_count(0)
    ada.presses(page.locator('[data-action="again"]'))
    expect(page.locator('[data-word="spot"]')).to_be_visible()
    page.route("**/rules/SP-15?*", lambda route: route.abort())
    ada.enter("/rules/sky-painters/SP-15")
    expect(page.locator("[data-drawn=failed]").first).to_contain_text("Same number: the symbol is completed.")


@pytest.mark.parametrize("name", games())
def test_the_reminder_prints_on_one_sheet(visitor, name) -> None:
    ada = visitor()
    ada.enter(f"/rules/{name}/reminder")
    ada.page.wait_for_selector(".sheet")
    for paper in PAPERS:
        sheets = re.findall(
            rb"/Type\s*/Page\b",
            ada.page.pdf(format=paper, margin=dict.fromkeys(("top", "bottom", "left", "right"), "10mm")),
        )
        assert len(sheets) == 1, paper
