"""Finding a game: somebody looks on a wide screen, somebody sits down on a phone, and they play."""

import re

from playwright.sync_api import expect


def test_two_strangers_find_each_other_and_play(visitor) -> None:
    ada = visitor(width=1440, height=900)
    ada.enter()
    ada.presses(ada.page.locator('[data-action="look"]'))
    dialog = ada.page.get_by_role("dialog", name="Look for a game")
    for other in ("Skytopia", "Sky Painters", "Skytear"):
        ada.presses(dialog.get_by_label(other, exact=True))
    dialog.locator('[data-choice="seats"]').select_option("2")
    dialog.locator('[data-choice="bots"]').select_option("300")
    dialog.get_by_label("Your name").fill("Ada")
    assert ada.complaints() == []
    ada.presses(dialog.get_by_role("button", name="Look for players"))
    expect(ada.page.get_by_role("heading", name="Looking for players")).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_text(
        re.compile(r"^In [45]:\d\d bots \(adept\) take the empty seats\.$")
    )
    assert ada.complaints() == []

    ben = visitor(width=390, height=844)
    ben.enter()
    sit = ben.page.get_by_role("button", name="Gravity Superstar with Ada, one seat open, 1 minute: sit down")
    expect(sit).to_be_visible()
    assert ben.complaints() == []
    ben.presses(sit)
    for person in (ada, ben):
        person.page.wait_for_selector("[data-table][data-ready]")
    mover, other = (ada, ben) if ada.page.locator("[data-asked]").count() else (ben, ada)
    mover.is_asked()
    expect(mover.page).to_have_title(re.compile(r"^Your turn · "))
    expect(other.page).to_have_title("Gravity Superstar · Skyhall")
    # The next wish begins as the last one was.
    ada.enter()
    ada.presses(ada.page.locator('[data-action="look"]'))
    expect(dialog.get_by_label("Gravity Superstar", exact=True)).to_be_checked()
    expect(dialog.get_by_label("Skytopia", exact=True)).not_to_be_checked()
    expect(dialog.locator('[data-choice="bots"]')).to_have_value("300")


def test_who_stops_looking_is_no_longer_found(visitor, server) -> None:
    ada = visitor(width=390, height=844)
    ada.enter()
    expect(ada.page.get_by_text("Nobody is looking for a game right now.")).to_be_visible()
    ada.presses(ada.page.locator('[data-action="look"]'))
    dialog = ada.page.get_by_role("dialog", name="Look for a game")
    dialog.locator('[data-choice="clock"]').select_option("86400")
    expect(dialog.locator('[data-choice="bots"]')).to_have_count(0)
    ada.presses(dialog.get_by_role("button", name="Look for players"))
    expect(ada.page.get_by_text("This game takes days")).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    ada.presses(ada.page.locator('[data-action="stop-looking"]'))
    ada.page.wait_for_selector("article[data-game]")
    expect(ada.page.get_by_text("Nobody is looking for a game right now.")).to_be_visible()
    assert server.get(f"/api/tables/{table}")["table"]["seats"][0]["kind"] == "open"
