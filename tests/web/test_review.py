"""A finished game looked at again: moments are walked, the board shows what was better, and one may retry."""

import re

from playwright.sync_api import expect

from skyhall.core.dice import seeded
from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.testing.play import random_game


def brought(server) -> str:
    """A finished game by chance, whose shares nobody can be sure of in so short a look."""
    line = Line(game("gravity-superstar"), 2, "review", {"layout": "2A0 3B2", "first_player": 0}, "standard")
    for action in random_game(line.first(), seeded("review")):
        line.push(action)
    return server.post("/api/records", {"text": line.record(["Ada", "Ben"]).text()})["id"]


def test_a_review_by_mouse_keys_and_finger(visitor, server):
    table = brought(server)
    ada = visitor()
    ada.enter(f"/t/{table}/replay?step=3")
    page = ada.page
    page.get_by_role("link", name="Review this game", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"won, \d+ to \d+\.|share the win"))
    moment = page.get_by_role("region", name="This moment", exact=True)
    slider = page.get_by_role("slider", name="Choice", exact=True)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Choice \d+, Round \d+: Ada \d+ %, Ben \d+ %$"))
    expect(page.get_by_role("region", name="Luck and skill", exact=True)).to_contain_text("In the end")
    page.locator("h1").click()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Choice 1,"))
    expect(moment).to_contain_text("Ada · Round 1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Choice 2,"))
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Choice 3,"))
    shown = page.get_by_role("group", name="What the board shows", exact=True)
    expect(shown.get_by_role("button", name="Both", exact=True)).to_have_attribute("aria-pressed", "true")
    page.locator("h1").click()
    page.keyboard.press("b")
    expect(shown.get_by_role("button", name="Played", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_text("As a table", exact=True).click()
    expect(page.get_by_role("columnheader", name="Ada", exact=True)).to_be_visible()
    moment.get_by_role("button", name="See what follows", exact=True).click()
    expect(moment).to_contain_text("A guess: how it might have gone on")
    moment.get_by_role("button", name="Back to the moment", exact=True).click()
    expect(moment.get_by_role("button", name="See what follows", exact=True)).to_be_visible()
    assert ada.complaints() == []
    where = page.url
    ben = visitor("Ben", 390, 844)
    ben.enter(where.removeprefix(server.url))
    moment = ben.page.get_by_role("region", name="This moment", exact=True)
    expect(ben.page.get_by_role("slider", name="Choice", exact=True)).to_have_attribute(
        "aria-valuetext", re.compile("^Choice 3,")
    )
    ben.presses(ben.page.get_by_role("button", name="Result, luck and moments", exact=True))
    expect(ben.page.get_by_role("dialog").get_by_role("heading", name=re.compile("^Luck and skill"))).to_be_visible()
    ben.page.keyboard.press("Escape")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ben.complaints() == []
    ben.presses(moment.get_by_role("button", name="Retry from here", exact=True))
    ben.page.wait_for_url("**/t/*")
    ben.is_asked()
    made = server.get(f"/api/tables/{ben.page.url.rsplit('/', 1)[1]}")["table"]
    assert (made["origin"], made["origin_step"], made["house"]["training"]) == (table, 2, True)
    compares(ben, table)


def compares(ben, table: str) -> None:
    """From the last choice of all the game is soon over: both results stand side by side, there and in the review."""
    page = ben.page
    ben.enter(f"/t/{table}/review")
    slider = page.get_by_role("slider", name="Choice", exact=True)
    slider.press("End")
    expect(slider).not_to_have_attribute("aria-valuetext", re.compile("^Choice 1,"))
    ben.presses(page.locator('[data-action="retry"]'))
    page.wait_for_url(lambda url: url != f"{ben.server.url}/t/{table}/review" and "/review" not in url)
    both = page.locator("[data-side-by-side]")
    while not both.count():
        ben.play(ben.words()[0])
        page.wait_for_selector("[data-asked], [data-side-by-side]", state="attached")
    expect(both.get_by_role("columnheader", name="This time", exact=True)).to_be_visible()
    expect(both.get_by_role("row", name=re.compile(r"^Ben \d+, place [12] \d+, place [12]$"))).to_be_visible()
    assert ben.complaints() == []
    ben.presses(both.get_by_role("link", name="The first time", exact=True))
    page.wait_for_url(f"**/t/{table}/review?step=*")
    ben.presses(page.get_by_role("button", name="Result, luck and moments", exact=True))
    expect(both.get_by_role("columnheader", name="Tried again", exact=True)).to_be_visible()
