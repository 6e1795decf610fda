"""The lab in the page and print and play, as a designer meets them."""

import re

import pytest
from playwright.sync_api import expect

GAME = "gravity-superstar"
CUT = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"


@pytest.fixture(scope="module")
def bench(browser):
    """One page for all tests here."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def test_a_sweep_is_asked_watched_kept_and_shared(server, bench, browser):
    bench.goto(f"{server.url}/lab/{GAME}?box=standard")
    number = bench.locator('[data-field="number"]')
    told = "By number of players 2, Stars left at the end"
    expect(bench.locator(f'option[value="{told}"]')).to_have_count(1)
    number.fill(told)
    bench.locator('[data-field="values"]').fill("4, 6")
    bench.locator('[data-field="level"]').select_option("random")
    bench.locator('[data-field="games"]').fill("60")
    bench.get_by_role("button", name="Play", exact=True).click()
    answer = bench.locator('[data-status="done"]')
    expect(answer).to_be_visible()
    expect(answer).to_have_attribute("data-look", "4")
    expect(bench.get_by_role("progressbar", name="6")).to_have_attribute("aria-valuenow", "60")
    expect(bench.get_by_role("heading", level=1)).to_contain_text("whoever plays first")
    bench.locator('[data-action="all"]').click()
    expect(bench.locator('[data-component="card:long"]')).to_contain_text("Long Jump")
    bench.locator('[data-sort="name"]').click()
    expect(bench.locator("tbody tr").first).to_have_attribute("data-component", "start:1A")
    chart = bench.get_by_role("img", name=re.compile("With 4, whoever plays first wins"))
    expect(chart).to_be_visible()
    bench.locator('[data-action="as-table"]').click()
    expect(chart).to_have_count(0)
    expect(bench.get_by_role("columnheader", name="after games")).to_be_visible()
    with bench.expect_popup() as opened:
        bench.locator('[data-action="report"]').click()
    expect(opened.value.get_by_role("heading", name="Gravity Superstar")).to_be_visible()
    opened.value.close()
    address = bench.url
    stranger = browser.new_context(viewport={"width": 390, "height": 844})
    page = stranger.new_page()
    page.goto(address)
    expect(page.locator('[data-status="done"]')).to_be_visible()
    expect(page.locator('[data-action="remove"]')).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stranger.close()
    bench.locator('[data-action="again"]').click()
    expect(bench.locator("[data-study]")).to_have_count(1)
    # Two boxes beside each other, halted and gone on with by a press, until it is enough.
    bench.get_by_role("radio", name="Compare boxes").check()
    bench.get_by_role("checkbox", name="Tuned").check()
    bench.locator('[data-field="games"]').fill("5000")
    bench.get_by_role("checkbox", name="Stop when sure").uncheck()
    bench.get_by_role("button", name="Play", exact=True).click()
    bars = bench.get_by_role("progressbar")
    expect(bars).to_have_count(2)
    expect(bars.nth(1)).not_to_have_attribute("aria-valuenow", "0")
    bench.locator('[data-action="pause"]').click()
    expect(bench.locator('[data-status="paused"]')).to_be_visible()
    held = bars.first.get_attribute("aria-valuenow") or ""
    bench.reload()
    expect(bench.locator('[data-status="paused"]')).to_be_visible()
    bench.locator('[data-action="go-on"]').click()
    expect(bars.first).not_to_have_attribute("aria-valuenow", held)
    bench.locator('[data-action="stop"]').click()
    expect(bench.locator('[data-status="stopped"]')).to_be_visible()
    expect(bench.locator("[data-study]", has_text="standard, tuned")).to_contain_text("Stopped")


@pytest.mark.parametrize("name", ["skytopia", "gravity-superstar", "sky-painters", "skytear"])
def test_a_whole_box_on_paper(server, bench, name):
    """Every sheet is a page of the chosen paper, and the names of all things are on them."""
    bench.goto(f"{server.url}/print/{name}")
    expect(bench.locator('[data-ready="yes"]')).to_be_visible()
    pieces = bench.locator("[data-piece]")
    kinds = set(pieces.evaluate_all("all => all.map(one => one.dataset.piece.split(' ')[0])"))
    assert "cards" in kinds
    assert len(kinds) >= 3
    # No words run over the foot of their card.
    assert bench.locator("[data-words]").evaluate_all(CUT) == []
    for paper, size in (("a4", (595, 842)), ("letter", (612, 792))):
        bench.locator(f'[data-option="paper {paper}"]').check()
        expected = bench.locator("[data-sheet], section.board").count()
        printed = bench.pdf(prefer_css_page_size=True, print_background=True)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
        assert {(round(float(w)), round(float(h))) for w, h in boxes} == {size}
        assert len(boxes) >= expected > 3
