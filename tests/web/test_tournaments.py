"""A tournament from its making to the second round, as its organiser sees it on a desk and a visitor on a phone."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.authenticator import Someone
from tests.web.conftest import Server
from tests.web.test_people import by_name, with_passkeys

# Where pictures are put for who wants to look at them.
PICTURES = os.environ.get("SKYHALL_PICTURES", "")


@pytest.fixture(scope="module")
def server(open_hall: Callable[..., Server]) -> Server:
    """A hall of its own: a cup leaves tables in its list."""
    return open_hall()


def picture(one, name: str) -> None:
    if PICTURES:
        one.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)


def give_up(someone: Someone, cup: str) -> None:
    """Whoever plays in the round gives their game up."""
    info = someone.http.get(f"/api/tournaments/{cup}").json()
    (pair,) = [pair for pair in info["drawn"][-1]["pairs"] if info["me"] in pair["players"]]
    assert someone.post(f"/api/tables/{pair['table']}/resign").status_code == 200


def test_a_cup_is_made_joined_played_and_decided(visitor, server) -> None:
    here = by_name(server.url)
    port = int(server.url.rpartition(":")[2])
    others = [Someone(port) for _ in range(4)]
    for one, name in zip(others, ("Kestrel", "Osprey", "Starling", "Lapwing"), strict=True):
        one.join(name)
    wren = visitor(name="Wagtail", width=1440, height=900)
    with_passkeys(wren.page)
    wren.page.goto(here + "/tournaments")
    expect(wren.page.get_by_text("None is planned.")).to_be_visible()
    wren.page.goto(here + "/me")
    wren.presses(wren.page.locator('[data-action="join"]'))
    wren.presses(wren.page.locator('[data-action="codes-done"]'))
    wren.presses(wren.page.get_by_role("link", name="Tournaments"))
    wren.presses(wren.page.locator('[data-action="tournament-new"]'))
    wren.page.locator('[data-choice="name"]').fill("Noon Cup")
    wren.page.locator('[data-choice="game"]').select_option("skytopia")
    wren.page.locator('[data-choice="rounds"]').fill("3")
    # A box of one's own is not rated; that of the game is, and its options can be chosen.
    wren.page.locator('[data-choice="box"]').select_option("+")
    expect(wren.page.locator('[data-action="check-box"]')).to_be_visible()
    expect(wren.page.locator('[data-choice="rated"]')).to_have_value("false")
    wren.page.locator('[data-choice="box"]').select_option(index=0)
    expect(wren.page.locator('[data-choice="rated"]')).to_have_value("true")
    wren.presses(wren.page.locator("dialog summary").last)
    expect(wren.page.locator("[data-option]").first).to_be_visible()
    assert wren.complaints() == []
    picture(wren, "tournament-form")
    wren.presses(wren.page.locator('[data-action="organise"]'))
    wren.page.wait_for_url("**/tournaments/*")
    cup = wren.page.url.rpartition("/")[2]
    expect(wren.page.locator("[data-lead]")).to_contain_text("0 of 16 places taken.")
    wren.presses(wren.page.locator('[data-action="join"]'))
    expect(wren.page.locator("[data-lead]")).to_contain_text("You are in.")
    for one in others:
        assert one.post(f"/api/tournaments/{cup}/join").status_code == 204
    expect(wren.page.get_by_role("rowheader", name="Lapwing")).to_be_visible()
    picture(wren, "tournament-open")
    wren.presses(wren.page.locator('[data-action="start"]'))
    expect(wren.page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(wren.page.locator("[data-pair]")).to_have_count(2)
    expect(wren.page.get_by_text("rests and gets the point.")).to_be_visible()
    assert wren.complaints() == []
    # How far games are, and the arrows go from pair to pair.
    expect(wren.page.locator("[data-progress]").first).to_contain_text("Round 1 of")
    wren.page.locator("[data-pair] .acts a").first.focus()
    wren.page.keyboard.press("ArrowDown")
    expect(wren.page.locator("[data-pair] .acts a").nth(1)).to_be_focused()
    # On other pages the hall says that a table is open, until it is put away.
    wren.presses(wren.page.get_by_role("link", name="Tournaments"))
    news = wren.page.locator(f'[data-cup-news="{cup}"]')
    expect(news).to_contain_text("Noon Cup, round 1: your table is open.")
    assert wren.complaints() == []
    picture(wren, "tournaments-1440")
    wren.presses(news.get_by_role("button"))
    expect(news).to_have_count(0)
    wren.presses(wren.page.locator(f'[data-tournament="{cup}"]'))
    # The organiser decides a table; the other is given up, and the second round begins by itself.
    wren.presses(wren.page.locator('[data-action="decide"]').first)
    assert wren.complaints() == []
    picture(wren, "tournament-decide")
    wren.presses(wren.page.locator('[data-action="decide-sure"]'))
    expect(wren.page.locator("[data-pair]").get_by_text("decided")).to_be_visible()
    picture(wren, "tournament-round-1")
    left = wren.page.locator("[data-pair]").filter(has=wren.page.locator('[data-action="decide"]'))
    names = left.inner_text()
    give_up(next(one for one in others if one.entered["name"] in names), cup)
    expect(wren.page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(wren.page.get_by_label("Round 1: won against").first).to_be_visible()
    assert wren.complaints() == []
    picture(wren, "tournament-1440")
    wren.presses(wren.page.get_by_role("button", name="Dark"))
    assert wren.complaints() == []
    picture(wren, "tournament-dark")
    # On a phone, for somebody who only looks.
    guest = visitor(name="Guest", width=390, height=844)
    guest.page.goto(here + "/tournaments")
    expect(guest.page.get_by_text("Round 2 of 3")).to_be_visible()
    assert guest.complaints() == []
    picture(guest, "tournaments-390")
    guest.presses(guest.page.locator(f'[data-tournament="{cup}"]'))
    expect(guest.page.get_by_role("heading", name="Noon Cup", level=1)).to_be_visible()
    expect(guest.page.locator("[data-pair]")).to_have_count(2)
    picture(guest, "tournament-390-pairs")
    guest.presses(guest.page.get_by_role("button", name="Standings"))
    expect(guest.page.get_by_role("rowheader", name="Kestrel")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert guest.complaints() == []
    picture(guest, "tournament-390-standings")
    # Ended by the organiser, it shows who came first.
    wren.presses(wren.page.locator('[data-action="end"]'))
    wren.presses(wren.page.locator('[data-action="sure"]'))
    first = wren.page.get_by_role("row").nth(1).get_by_role("rowheader").inner_text()
    expect(wren.page.locator("[data-podium] li").first).to_contain_text(first.split()[0])
    assert wren.complaints() == []
    picture(wren, "tournament-done")
    for one in others:
        one.http.close()
