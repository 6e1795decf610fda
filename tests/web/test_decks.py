"""Decks of one's own in a real browser: built, checked as one clicks, kept, imported, and played with (SK-175 on)."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LATER

SETTLED = '.decks[data-ready="yes"]'
LEGAL = '.decks[data-ready="yes"][data-legal="yes"]'
TEXT = "sakoshi: public-shame 3, gank 2, lifesteal 2\nyami: combustion 3, pack-hunt 2, forge-oath 2"


def builds(ada) -> None:
    """From the page of the game to a legal deck: by clicks, then by text; a reload loses nothing."""
    page = ada.page
    ada.enter("/play/learn/skytear")
    ada.presses(page.get_by_role("link", name="Decks", exact=True))
    page.wait_for_selector(SETTLED)
    take = 'div[data-card="{}"] [data-copies="{}"]'
    ada.presses(page.locator(take.format("public-shame", 3)))
    ada.presses(page.locator(take.format("gank", 2)))
    wrong = page.get_by_text("deck of sakoshi: copies 3, 2: expected 3, 2, 2")
    expect(wrong).to_be_visible()
    ada.presses(page.locator(take.format("lifesteal", 2)))
    page.wait_for_selector(LEGAL)
    expect(wrong).to_have_count(0)
    expect(page.locator('[data-hero="sakoshi"]')).to_have_attribute("data-state", "legal")
    page.get_by_role("textbox", name="Name of the deck").fill("Red storm")
    ada.presses(page.get_by_role("button", name="As text"))
    text = page.get_by_role("textbox", name="As text")
    expect(text).to_have_value(TEXT.split("\n")[0])
    use = page.get_by_role("button", name="Use this text")
    text.fill(TEXT.replace("forge-oath", "forge-oat"))
    expect(page.get_by_text('no card "forge-oat" (did you mean "forge-oath"?)')).to_be_visible()
    expect(use).to_be_disabled()
    text.fill(TEXT)
    ada.presses(use)
    page.wait_for_selector(LEGAL)
    page.reload()
    page.wait_for_selector(LEGAL)
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Red storm")
    expect(page.locator('[data-hero="yami"]')).to_have_attribute("data-state", "legal")


def creates(ada, seats: int) -> None:
    """A table with decks of one's own against bots, from the dialog of the hall."""
    page = ada.page
    ada.enter("/?create=skytear")
    dialog = page.get_by_role("dialog")
    dialog.locator('[data-choice="seats"]').select_option(str(seats))
    for seat in range(1, seats):
        dialog.locator(f'[data-seat="{seat}"]').select_option("random")
    ada.presses(dialog.locator("summary").last)
    dialog.locator('[data-option="decks"]').select_option("chosen")
    dialog.locator('[data-option="setup"]').select_option("fixed")
    dialog.locator('[data-option="first_player"]').select_option("0")
    expect(dialog.get_by_role("link", name="Build decks before you sit down")).to_be_visible()
    ada.presses(dialog.locator('button[type="submit"]'))
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("width", "height", "seats"), [(1440, 900, 2), (390, 844, 4)])
def test_a_deck_is_built_handed_in_with_a_click_and_played_with(visitor, width, height, seats) -> None:
    """SK-178, SK-179, SK-183."""
    ada = visitor(width=width, height=height)
    page = ada.page
    builds(ada)
    creates(ada, seats)
    while ada.is_asked() >= 0 and page.locator("[data-decks]").count() == 0:
        ada.play(ada.words()[0])
    use = page.get_by_role("button", name="Use “Red storm”")
    expect(use).to_be_visible()
    rivals = page.locator('[data-sets="1"]')
    expect(rivals.get_by_text("hidden until everybody is done").first).to_be_attached()
    version = ada.is_asked()
    ada.presses(use)
    if seats == 2:  # of four heroes the deck has two: the page asks for the others
        page.wait_for_selector('[data-ready-set="yes"]')
        expect(page.get_by_role("heading", name="Haburat’s set", exact=True)).to_be_visible()
        for _ in range(2):
            page.wait_for_selector('[data-ready-set="yes"]')
            version = ada.is_asked()
            ada.presses(page.get_by_role("button", name=re.compile("^Hand in")))
            page.wait_for_function(LATER, arg=version + 2)
    else:
        page.wait_for_function(LATER, arg=version + 5)
    ada.is_asked()
    expect(page.locator("[data-decks]")).to_have_count(0)
    ada.play("done")  # the hand is kept
    ada.is_asked()
    assert any(word.startswith(("hero ", "pass")) for word in ada.words())
    expect(page.locator("body")).not_to_contain_text(re.compile("[⟨⟩]|undefined|NaN"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_shared_deck_appears_is_kept_with_a_click_and_played_with(visitor, width, height) -> None:
    """SK-183: the link holds the whole deck; it is in the browser of who opened it once they want it."""
    ada = visitor(fresh=True, width=width, height=height)
    page = ada.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.enter("/decks/skytear")
    page.wait_for_selector(SETTLED)
    ada.presses(page.get_by_role("button", name="As text"))
    page.get_by_role("textbox", name="As text").fill(TEXT)
    ada.presses(page.get_by_role("button", name="Use this text"))
    page.wait_for_selector(LEGAL)
    page.get_by_role("textbox", name="Name of the deck").fill("Red storm")
    ada.presses(page.get_by_role("button", name="Share"))
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    bo = visitor(name="Bo", width=width, height=height)
    page = bo.page
    bo.enter(link.removeprefix(bo.server.url))
    page.wait_for_selector(LEGAL)
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Red storm")
    for hero in ("sakoshi", "yami"):
        expect(page.locator(f'[data-hero="{hero}"]')).to_have_attribute("data-state", "legal")
    expect(page.get_by_text("Came by a link")).to_be_visible()
    keep = page.get_by_role("button", name="Keep this deck")
    gank = page.locator('div[data-card="gank"] [data-copies="2"]')
    expect(gank).to_have_attribute("aria-pressed", "true")
    bo.presses(keep)
    expect(keep).to_have_count(0)
    expect(page.get_by_text("Kept in this browser")).to_be_visible()
    page.wait_for_url("**/decks/skytear?id=*")
    creates(bo, 2)
    while bo.is_asked() >= 0 and page.locator("[data-decks]").count() == 0:
        bo.play(bo.words()[0])
    bo.presses(page.get_by_role("button", name="Use “Red storm”"))
    expect(page.get_by_role("heading", name="Haburat’s set", exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_bundles_are_drafted_by_partners_in_the_open(visitor, server, width, height) -> None:
    """SK-180, S-66: a bundle, whose it becomes, the pair that it replaces; a pick may be let go. The log tells all."""
    options = {"decks": "draft", "setup": "fixed", "first_player": 0, "map": "three_lanes"}
    ada = visitor(width=width, height=height)
    ada.sit(server.table(["me", "random", "random", "random"], options, game="skytear"), "skytear")
    page = ada.page
    for _ in range(2):
        ada.is_asked()
        ada.play(ada.words()[0])
    ada.is_asked()
    drafting = page.locator("[data-decks]")
    expect(drafting.get_by_role("heading", name="16 bundles of two copies are left")).to_be_visible()
    # Sakoshi and Yami have no air between them.
    expect(drafting.locator('[data-word="card borrowed-wind"]')).to_have_attribute("aria-disabled", "true")
    ada.play("card pack-hunt")
    ada.is_asked()
    asked = page.get_by_text("Who brings Pack Hunt?").filter(visible=True)
    expect(asked.first).to_be_visible()
    ada.play("hero sakoshi")
    ada.is_asked()
    assert set(ada.words()) == {"card gank", "card lifesteal"}
    version = ada.is_asked()
    ada.play("card gank")
    page.wait_for_function(LATER, arg=version + 2)  # the others' picks
    ada.is_asked()
    own = drafting.locator('[data-sets="0"]')
    expect(own.get_by_role("button", name=re.compile("^Pack Hunt"))).to_have_count(1)
    expect(own.get_by_role("button", name=re.compile("^Gank"))).to_have_count(0)
    expect(drafting.locator('[data-word="card pack-hunt"]')).to_have_count(0)
    ada.play("done")
    ada.is_asked()
    expect(drafting).to_have_count(0)
    log = ada.opens("Log")
    expect(log).to_contain_text("You take two of Pack Hunt for Sakoshi in place of Gank.")
    expect(log).to_contain_text("You take no bundle.")
    expect(log).not_to_contain_text("You takes")
    expect(page.locator("body")).not_to_contain_text(re.compile("[⟨⟩]|undefined|NaN"))
