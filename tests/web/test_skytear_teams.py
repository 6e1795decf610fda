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


@pytest.mark.parametrize(("seats", "width", "height"), [(4, 1440, 900), (3, 390, 844)])
def test_partners_share_a_side_and_may_leave_an_activation(visitor, server, seats, width, height) -> None:
    """SK-130, SK-141, SK-156."""
    name = f"victory-{seats}.sky"
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
    ada.presses(leave)
    page.wait_for_function(LATER, arg=version)
    expect(page.locator("body")).not_to_contain_text(re.compile("[⟨⟩]|undefined|NaN"))
