"""People who keep a name: an account by a passkey, a rated wish, the profile; and the key ring for who has none."""

from playwright.sync_api import Page, expect


def by_name(url: str) -> str:
    """Browsers make passkeys for a name only, never for a bare address."""
    return url.replace("127.0.0.1", "localhost")


def with_passkeys(page: Page) -> None:
    """A device that makes passkeys without asking anybody."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_an_account_from_its_beginning_to_its_end(visitor, server) -> None:
    ada = visitor(name="Adah", fresh=True)
    page = ada.page
    with_passkeys(page)
    here = by_name(server.url)
    page.goto(here + "/me")
    expect(page.locator('[data-action="join"]')).to_be_visible()
    assert ada.complaints() == []
    ada.presses(page.locator('[data-action="join"]'))
    codes = page.locator("[data-codes] li")
    expect(codes).to_have_count(10)
    expect(page.get_by_role("heading", name="Hello, Adah")).to_be_visible()
    assert ada.complaints() == []
    ada.presses(page.locator('[data-action="codes-done"]'))
    expect(codes).to_have_count(0)
    expect(page.locator('[data-list="passkeys"] li')).to_have_count(1)
    expect(page.locator('[data-list="sessions"] li')).to_have_count(1)

    ada.presses(page.locator('[data-action="profile"]'))
    expect(page.get_by_role("heading", name="Adah", level=1)).to_be_visible()
    expect(page.get_by_text("Your first rated game draws the first dot.")).to_be_visible()
    ada.presses(page.locator('[data-tile="skytopia"]'))
    expect(page).to_have_url(f"{page.url.partition('?')[0]}?game=skytopia")
    expect(page.locator('[data-search="game"]')).to_have_value("skytopia")
    assert ada.complaints() == []

    page.goto(here + "/")
    learn = page.get_by_role("link", name="New here?")
    expect(learn).to_be_visible()
    ada.presses(page.locator('[data-action="look"]'))
    page.locator('[data-choice="rated"]').select_option(label="Rated")
    expect(page.locator('[data-choice="near"]')).to_be_visible()
    ada.presses(page.get_by_role("button", name="Look for players"))
    expect(page.get_by_text("This game counts for your rating.")).to_be_visible()
    page.goto(here + "/")
    ada.presses(page.get_by_role("button", name="Create a table"))
    page.locator('[data-choice="rated"]').select_option(label="Rated")
    expect(page.locator('[data-house="rated"]')).to_contain_text("Help and undo are off")
    expect(page.locator('[data-house="helps"]')).to_have_count(0)
    expect(page.locator('[data-choice="clock"]')).to_have_value("60")
    page.locator('[data-seat="1"]').select_option("adept")
    expect(page.locator('[data-choice="rated"]')).to_be_disabled()
    page.locator('[data-seat="1"]').select_option("open")
    assert ada.complaints() == []
    ada.presses(page.get_by_role("button", name="Open the table"))
    expect(page.get_by_text("This game counts for your rating.")).to_be_visible()

    # In a browser that has nothing of hers yet she has played all the same.
    page.evaluate("localStorage.removeItem('skyhall-seats')")
    page.goto(here + "/")
    expect(page.get_by_role("region", name="My tables").locator("li").first).to_be_visible()
    expect(learn).to_have_count(0)

    page.goto(here + "/me")
    ada.presses(page.locator('[data-action="sign-out"]'))
    expect(page.locator('[data-action="enter"]')).to_be_visible()
    ada.presses(page.locator('[data-action="enter"]'))
    expect(page.get_by_role("heading", name="Hello, Adah")).to_be_visible()
    ada.presses(page.locator('[data-action="forget"]'))
    ada.presses(page.locator('[data-action="forget-sure"]'))
    expect(page.locator('[data-action="join"]')).to_be_visible()


def test_a_key_ring_brings_all_tables_to_a_phone(visitor, server) -> None:
    ada = visitor()
    seats = [{"kind": "me"}, {"kind": "open"}]
    tables = [server.post("/api/tables", {"game": "skytopia", "seats": seats, "name": "Ada"}) for _ in range(2)]
    ada.keeps(tables, "skytopia")
    ada.enter("/me")
    ada.presses(ada.page.locator('[data-action="ring"]'))
    link = ada.page.locator("[data-ring]").inner_text()
    phone = visitor(width=390, height=844)
    phone.page.goto(link)
    expect(phone.page.get_by_text("2 tables are in this browser now.")).to_be_visible()
    assert "#" not in phone.page.url
    assert phone.complaints() == []
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.enter()
    expect(phone.page.get_by_role("region", name="My tables").locator("li")).to_have_count(2)
    late = visitor(width=390, height=844)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("This key ring has been used")
