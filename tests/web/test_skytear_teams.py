"""Skytear for three and four, in a real browser: whose side, whose pieces, what a partner shows and is left."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from tests.web.conftest import LATER

GAME = "skytear"
COLOURS = "(frame, n) => Array.from({length: n}, (_, seat) => frame.style.getPropertyValue(`--seat-${seat}`))"
RECORDS = Path(__file__).parent.parent / "games" / "skytear" / "records"


def handed(name: str) -> tuple[int, int]:
    """Where a recorded game first lets somebody leave an activation to a partner: the step and the seat."""
    walk = Walk(load_record(RECORDS / name))
    while walk.state.prompt().key != "ask-ActivateOrPass":
        walk.step()
    return walk.place, walk.state.seat


@pytest.mark.parametrize(
    ("name", "seats", "width", "height"), [("victory-wide-4", 4, 1440, 900), ("victory-3", 3, 390, 844)]
)
def test_partners_share_a_side_and_may_leave_an_activation(visitor, server, name, seats, width, height) -> None:
    """SK-130, SK-141, SK-156; Three Lanes on the wide screen."""
    name = f"{name}.sky"
    step, seat = handed(name)
    ada = visitor(width=width, height=height)
    ada.sit(server.play_from(load_record(RECORDS / name), step, seat), GAME)
    page = ada.page
    version = ada.is_asked()
    leave = page.get_by_role("button", name="Leave it to your partner", exact=True)
    expect(leave).to_be_visible()
    if width > 700:
        mate = page.get_by_role("list", name="Open to you as a partner")
        expect(mate.get_by_role("button").first).to_be_visible()
        colours = page.locator(".frame").evaluate(COLOURS, seats)
        assert len(set(colours)) == seats
        assert page.locator("svg.board > g > path.bare, svg.board g.target").count() == 175
        expect(page.get_by_role("img", name=re.compile("^(West|East) dome: "))).to_have_count(2)
        ol = page.get_by_role("complementary", name="Seats, log, chat and rules").locator("ol").first
        assert ol.evaluate("one => one.scrollHeight <= one.clientHeight")
        # Five points, three victory cards and the Stack have room beside the map; a point tells more when pressed.
        rail = page.get_by_role("complementary", name="The state of the game", exact=True)
        point = rail.get_by_role("button", expanded=False).first
        ada.presses(point)
        assert rail.evaluate("one => one.scrollHeight <= one.clientHeight")
        ada.presses(page.get_by_role("button", name="To the question"))
        ada.presses(page.get_by_role("button", name="The whole map").first)
    else:
        strip = page.locator("[data-tell='seat 0'], [data-tell='seat 1'], [data-tell='seat 2']")
        expect(strip).to_have_count(seats)
        expect(strip.and_(page.locator("[aria-current]"))).to_have_attribute("data-tell", f"seat {seat}")
    ada.presses(leave)
    page.wait_for_function(LATER, arg=version)
    expect(page.locator("body")).not_to_contain_text(re.compile("[⟨⟩]|undefined|NaN"))


def test_giving_up_leaves_the_partner_to_play_on(visitor, server) -> None:
    """SK-159: what that means is said before it is done, and the game goes on."""
    made = server.table(["me", "random", "open", "random"], {"setup": "fixed"}, game=GAME, start=False)
    where = f"/api/tables/{made['id']}"
    server.post(where + "/join", {"name": "Cy"})
    server.post(where + "/start", {}, made["host_token"])
    ada = visitor(width=390, height=844)
    ada.sit(made, GAME)
    page = ada.page
    ada.presses(page.get_by_role("button", name="Menu", exact=True))
    said = page.get_by_text("The game ends only when your whole side has given up.")
    expect(said).to_have_count(0)
    page.get_by_role("button", name="Give up", exact=True).click()
    expect(said).to_be_visible()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert server.get(where)["table"]["status"] == "playing"
