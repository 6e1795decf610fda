"""Friends by link, an invitation to a table, a group with its evening, and a block: as two people see it."""

from playwright.sync_api import expect

from tests.web.test_people import by_name, with_passkeys


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

    dipper.page.goto(here + "/")
    asked = dipper.page.locator("[data-invitation]")
    expect(asked).to_contain_text("Wren invites you to")
    assert dipper.complaints() == []
    dipper.presses(asked.get_by_role("button", name="Sit down"))
    dipper.page.wait_for_url("**/t/*")
    expect(wren.page.get_by_text("Dipper", exact=True)).to_be_visible()

    dipper.page.goto(here + "/friends")
    dipper.presses(dipper.page.get_by_role("button", name="Block Wren…"))
    dipper.presses(dipper.page.locator('[data-action="block-sure"]'))
    expect(dipper.page.locator('[data-list="blocked"]')).to_contain_text("Wren")
    expect(dipper.page.locator("[data-friend]")).to_have_count(0)
    assert dipper.complaints() == []
