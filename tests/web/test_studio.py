"""The studio as a designer meets it: a box changed, broken, mended, kept, found on other devices, shown, tried."""

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

SENT = '[data-kept="sent"]'
SETTLED = '.studio[data-ready="yes"]'
ASKED = "[data-ready][data-asked]"
PHONE = {"width": 390, "height": 844}


def opened(page: Page, section: str, name: str) -> None:
    """Press an entry by its name."""
    page.locator(f'[data-kind="{section}"]').click()
    page.locator("button[data-entry]", has_text=name).first.click()
    expect(page.locator("aside.editor h2")).to_have_text(name)


def field(name: str) -> str:
    return f'aside.editor [data-path$="/{name}"]'


def test_a_box_is_changed_broken_mended_and_nothing_is_lost(visitor, server) -> None:
    ada = visitor()
    page = ada.page
    page.goto(f"{server.url}/studio")
    page.locator('[data-base="skytopia tuned"]').click()
    expect(page.locator(SETTLED)).to_be_visible()
    opened(page, "card", "Mint")
    number = page.locator(field("effect/0/n"))
    was = number.locator("input").input_value()
    number.locator("input").fill("44")
    expect(number.locator("input")).to_have_attribute("aria-invalid", "true")
    expect(number).to_contain_text("It must be a whole number from 1 to 20.")
    expect(page.locator('[data-action="try"]')).to_be_disabled()
    page.reload()  # nothing that was typed is lost, wrong as it is
    expect(page.locator('[data-action="to-problem"]')).to_contain_text("Mint")
    page.locator('[data-action="to-problem"]').click()
    number.get_by_role("button", name="Set to 20").click()
    expect(page.locator(".tray")).to_contain_text("Fits.")
    expect(page.locator('[data-change^="card/"]')).to_contain_text("20")
    page.locator('[data-action="undo"]').click()
    page.locator('[data-action="undo"]').click()
    expect(number.locator("input")).to_have_value(was)
    number.locator("input").fill("6")
    page.locator('[data-action="close-editor"]').click()
    page.locator('[data-action="add-entry"]').click()
    expect(page.locator("aside.editor h2")).to_have_text("New")
    expect(page.locator(SETTLED)).to_be_visible()
    expect(page.locator(SENT)).to_be_visible()
    assert ada.complaints() == []
    # A part is added from what there is, each told by an example; the difference says what came.
    opened(page, "card", "Mint")
    page.locator('aside.editor [data-action="add-part"]').click()
    expect(page.locator("[data-kinds]")).to_contain_text("Turn 2 golems one step.")
    page.locator('[data-pick="rotate"]').click()
    expect(page.locator('[data-change$="/effect/1"]')).to_contain_text("Turn 2 golems one step.")
    page.locator('[data-action="undo"]').click()
    expect(page.locator('[data-change$="/effect/1"]')).to_have_count(0)
    expect(page.locator(SETTLED)).to_be_visible()
    expect(page.locator(SENT)).to_be_visible()
    # A version, then another change, and back again by the version; undoing that brings the change back.
    page.locator('[data-action="save-version"]').click()
    page.locator('[data-field="version-name"]').fill("Mint pays 6")
    page.locator('[data-action="save-it"]').click()
    expect(page.locator(".tray")).to_contain_text("Version 1 saved.")
    opened(page, "card", "Mint")
    number.locator("input").fill("7")
    version = page.locator('[data-version="1"]')
    version.locator("summary").click()
    expect(version).to_contain_text("card Mint.effect 1.n")
    version.locator('[data-action="restore"]').click()
    expect(number.locator("input")).to_have_value("6")
    page.locator('[data-action="undo"]').click()
    expect(number.locator("input")).to_have_value("7")
    # A second window of the same browser follows, and what is typed in both is kept.
    second = page.context.new_page()
    second.goto(page.url)
    opened(second, "card", "Belfry")
    second.locator(field("effect/0/n")).locator("input").fill("5")
    expect(page.locator('[data-change*="/effect/0/n"]')).to_have_count(2)
    number.locator("input").fill("8")
    expect(second.locator('[data-change*="/effect/0/n"]', has_text="Mint")).to_contain_text("8")
    expect(second.locator(SENT)).to_be_visible()
    expect(page.locator(SENT)).to_be_visible()
    second.close()
    # A number goes to the lab from its field, and on paper there is the whole box, a page for each sheet, in the light.
    number.locator('[data-action="what-if"]').click()
    expect(page.locator('[data-field="number"]')).to_have_value("Mint, Effect 1, How many")
    expect(page.locator('[data-action="ask"]')).to_be_enabled()
    page.get_by_role("radio", name="Compare boxes").check()
    expect(page.get_by_role("checkbox", name="Mint pays 6")).to_be_visible()
    page.locator('[data-tab="print"]').click()
    expect(page.locator('[data-ready="yes"] [data-piece]').first).to_be_visible()
    expect(page.locator('aside [data-action="print"]')).to_be_in_viewport()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    sheets = page.locator("[data-sheet], section.board").count()
    assert page.pdf(prefer_css_page_size=True).count(b"/MediaBox") == sheets > 10
    # Any position with it: what is wrong is said and nothing typed is lost, then whoever is asked is played for.
    page.locator('[data-tab="position"]').click()
    text, market = page.locator('[data-field="position"]'), 'market = { gold-1 = "mint_gryphon" }\n'
    text.fill(f"{market}coin = [5, 5]")
    page.locator('[data-action="open-position"]').click()
    expect(page.locator("[data-problem]")).to_contain_text('unknown key "coin" (did you mean "coins"?)')
    page.reload()
    expect(text).to_have_value(f"{market}coin = [5, 5]")
    text.fill(f"{market}coins = [5, 5]")
    page.locator('[data-action="open-position"]').click()
    page.wait_for_selector(ASKED)
    seat = page.locator("[data-seat-asked]")
    expect(seat).to_have_text("Seat 1")
    expect(page.locator("main")).to_contain_text("Mint")
    assert ada.complaints() == []
    ada.play(ada.words()[0])
    expect(seat).to_have_text("Seat 2")
    page.wait_for_selector(ASKED)
    page.locator('[data-action="undo"]').click()
    expect(seat).to_have_text("Seat 1")
    page.locator('[data-action="to-text"]').click()
    expect(text).to_be_visible()
    page.locator('[data-tab="cards"]').click()
    expect(page.locator(SETTLED)).to_be_visible()
    # One click to a table with bots.
    page.locator('[data-action="try"]').click()
    page.wait_for_url(re.compile("/t/"))


def a_file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_a_file_a_spreadsheet_and_the_decks_of_skytear(visitor, server) -> None:
    """What is brought broken changes nothing. Maps, faction cards and decks are changed in forms like all else."""
    ada = visitor()
    page = ada.page
    page.goto(f"{server.url}/studio")
    bring = page.locator('[data-action="bring"]')
    text = 'base = "standard"\nname = "Decks"\n[numbers]\nturns = 500\nhand_limit = '
    bring.set_input_files(a_file("sky.toml", text))
    expect(page.get_by_role("alert")).to_contain_text("sky.toml")
    expect(page.locator("[data-box]")).to_have_count(0)
    bring.set_input_files(a_file("sky.toml", text + "7"))
    page.locator('[data-action="to-problem"]').click()
    page.locator(field("turns")).locator("input").fill("5")
    expect(page.locator(SETTLED)).to_be_visible()
    tray = page.locator(".tray")
    expect(tray).to_contain_text("Fits.")
    opened(page, "maps", "Three Lanes")
    turns = page.locator(field("numbers/turns")).locator("input")
    turns.fill("7")
    opened(page, "faction_cards", "Ember Trail")
    page.locator(field("modifier")).locator("input").fill("2")
    opened(page, "sample_decks", "Red Trail")
    line = page.locator(field("lines")).locator("textarea").first
    was = line.input_value()
    line.fill("sakoshi: no-such-card 3")
    expect(page.locator('[data-action="to-problem"]')).to_contain_text("Red Trail")
    line.fill(was)
    expect(tray).to_contain_text("Fits.")
    page.locator('[data-action="remove-entry"]').click()
    expect(page.locator("button[data-entry]")).to_have_count(3)
    expect(tray).to_contain_text("Fits.")
    expect(page.locator('[data-change^="maps/"]')).to_contain_text("7")
    expect(page.locator('[data-change^="faction_cards/"]')).to_contain_text("2")
    expect(page.locator(".side")).to_contain_text("Red Trail")
    # A list goes to a spreadsheet and comes back changed; one with a mistake is refused as a whole.
    page.locator('[data-action="box-menu"]').click()
    page.get_by_label("Which list").select_option("sample_decks")
    with page.expect_download() as saved:
        page.locator('[data-action="export-csv"]').click()
    sheet = Path(saved.value.path()).read_text(encoding="utf-8")
    assert "White Herd" in sheet
    page.locator('[data-action="import-csv"]').set_input_files(a_file("d.csv", sheet.replace("name", "nmae", 1)))
    expect(page.get_by_role("alert")).to_contain_text("nmae")
    page.locator('[data-action="import-csv"]').set_input_files(
        a_file("d.csv", sheet.replace("White Herd", "Grey Herd"))
    )
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("3")
    page.keyboard.press("Escape")
    expect(page.locator("button[data-entry]", has_text="Grey Herd")).to_be_visible()
    expect(tray).to_contain_text("Fits.")
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("main").evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    expect(page.locator(SENT)).to_be_visible()


def test_two_devices_a_clash_and_a_link(visitor, server) -> None:
    ada, phone, ben = visitor(), visitor(**PHONE), visitor()
    page, other = ada.page, phone.page
    page.goto(f"{server.url}/studio")
    page.locator('[data-base="gravity-superstar tuned"]').click()
    expect(page.locator(SETTLED)).to_be_visible()
    expect(page.locator(SENT)).to_be_visible()
    name = page.get_by_label("Name of the box")
    name.fill("Orbit")
    expect(page.locator(SENT)).to_be_visible()
    # A guest's shelf goes to another device by the key ring.
    page.goto(f"{server.url}/me")
    page.locator('[data-action="ring"]').click()
    other.goto(page.locator("[data-ring]").inner_text())
    expect(other.locator("main")).to_be_visible()
    other.wait_for_function("localStorage.getItem('skyhall-shelf')")
    page.goto(f"{server.url}/studio")
    other.goto(f"{server.url}/studio")
    there = other.locator("[data-box]", has_text="Orbit")
    expect(there).to_contain_text("from another device")
    there.click()
    page.locator("[data-box]", has_text="Orbit").click()
    expect(page.locator(SENT)).to_be_visible()
    expect(other.locator(SETTLED)).to_be_visible()
    other.get_by_label("Name of the box").fill("Orbit of the phone")
    expect(other.locator(SENT)).to_be_visible()
    name.fill("Orbit of the desk")
    clash = page.locator("[data-clash]")
    expect(clash).to_contain_text("This box was changed on another device.")
    clash.locator("summary").click()
    expect(clash.locator("tbody")).to_contain_text("Orbit of the phone")
    expect(name).to_have_value("Orbit of the desk")
    clash.locator('[data-action="keep-mine"]').click()
    expect(page.locator(SENT)).to_be_visible()
    expect(page.locator("[data-version]")).to_contain_text("As it was on the other device")
    other.reload()
    expect(other.get_by_label("Name of the box")).to_have_value("Orbit of the desk")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Whoever has the link reads, and makes a box of their own.
    page.locator('[data-action="share-box"]').click()
    link = page.locator("[data-link]").inner_text()
    guest = ben.page
    guest.goto(link)
    expect(guest.locator('[data-ready="yes"]')).to_be_visible()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Orbit of the desk")
    expect(guest.locator("input, select, textarea")).to_have_count(0)
    assert ben.complaints() == []
    guest.locator('[data-action="make-mine"]').click()
    expect(guest.locator(SENT)).to_be_visible()
    guest.get_by_label("Name of the box").fill("Ben's")
    expect(guest.locator(SENT)).to_be_visible()
    page.locator('[data-action="unshare"]').click()
    expect(name).to_have_value("Orbit of the desk")
    guest.goto(link)
    expect(guest.get_by_text("There is no such box.")).to_be_visible()
