"""Friends by link, an invitation to a table, a group with its evening, and a block: as two people see it."""

import re

from playwright.sync_api import expect

from skyhall.testing.services import PATIENCE
from tests.web.conftest import READY
from tests.web.test_people import by_name, with_passkeys

# Back once the game is among those that are over: its result is written after the answer.
GIVES_UP = """async ([table, patience]) => {
  const end = performance.now() + patience * 1000;
  await fetch(`/api/tables/${table}/resign`, { method: 'POST' });
  const { id } = await (await fetch('/api/me')).json();
  for (let games = 0; !games && performance.now() < end; )
    games = (await (await fetch(`/api/people/${id}/games`)).json()).total;
}"""


def test_two_friends_a_group_and_a_table(visitor, server) -> None:
    here = by_name(server.url)
    people = [visitor(name="Wren"), visitor(name="Dipper", width=390, height=844)]
    for one in people:
        with_passkeys(one.page)
        one.page.goto(here + "/me")
        one.presses(one.page.locator('[data-action="join"]'))
        one.presses(one.page.locator('[data-action="codes-done"]'))
        one.presses(one.page.locator('[data-action="friends"]'))
        expect(one.page.get_by_role("heading", name="Company", level=1)).to_be_visible()
    wren, dipper = people

    wren.presses(wren.page.locator('[data-action="friend-link"]'))
    link = wren.page.locator("[data-link]").inner_text()
    dipper.page.goto(link)
    expect(dipper.page.get_by_role("heading", name="Wren would like to be your friend")).to_be_visible()
    assert "#" not in dipper.page.url
    dipper.presses(dipper.page.locator('[data-action="befriend"]'))
    expect(dipper.page.get_by_role("status")).to_have_text("Wren is your friend now.")
    expect(dipper.page.locator("[data-friend]")).to_contain_text("is here")
    assert dipper.complaints() == []
    assert dipper.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    wren.page.reload()
    wren.presses(wren.page.locator('[data-action="group-new"]'))
    wren.page.locator('[data-choice="group-name"]').fill("Friday flyers")
    wren.page.locator('[data-choice="group-day"]').select_option("4")
    assert wren.complaints() == []
    wren.presses(wren.page.locator('[data-action="group-keep"]'))
    group = wren.page.locator("[data-group]")
    expect(group).to_contain_text("Next: Friday")
    group.locator('[data-choice="bring"]').select_option(label="Dipper")
    expect(group).to_contain_text("Dipper and Wren")
    assert wren.complaints() == []
    wren.presses(group.locator('[data-action="group-table"]'))
    expect(wren.page.locator("[data-asked]")).to_have_text("Everybody in the group is invited.")
    wren.presses(wren.page.get_by_role("button", name="Open the table"))
    wren.page.wait_for_url("**/t/*")
    # Who was invited with the table is not offered to be invited.
    friend = wren.page.get_by_role("list", name="Friends to invite").get_by_role("listitem").filter(has_text="Dipper")
    expect(friend.get_by_role("button", name="Invited")).to_be_disabled()

    dipper.page.goto(here + "/")
    asked = dipper.page.locator("[data-invitation]")
    expect(asked).to_contain_text("Wren invites you to")
    assert dipper.complaints() == []
    dipper.presses(asked.get_by_role("button", name="Sit down"))
    dipper.page.wait_for_url("**/t/*")
    expect(wren.page.get_by_text("Dipper", exact=True)).to_be_visible()

    # A game that Dipper gives up is told on Wren's profile, to Dipper.
    wren.presses(wren.page.locator('[data-action="start"]'))
    dipper.page.wait_for_selector(READY)
    dipper.page.goto(here + "/friends")
    dipper.page.evaluate(GIVES_UP, [wren.page.url.rpartition("/")[2], PATIENCE])
    dipper.presses(dipper.page.get_by_role("link", name="Wren", exact=True))
    expect(dipper.page.locator('[data-list="met"]')).to_contain_text("One game: you came out ahead in 0, Wren in 1.")
    assert dipper.complaints() == []
    dipper.presses(dipper.page.get_by_role("link", name=re.compile("^Replays of .* with Wren$")))
    expect(dipper.page.locator('[data-search="player"]')).to_have_value("Wren")

    dipper.page.goto(here + "/friends")
    dipper.presses(dipper.page.get_by_role("button", name="Block Wren…"))
    dipper.presses(dipper.page.locator('[data-action="block-sure"]'))
    expect(dipper.page.locator('[data-list="blocked"]')).to_contain_text("Wren")
    expect(dipper.page.locator("[data-friend]")).to_have_count(0)
    assert dipper.complaints() == []
