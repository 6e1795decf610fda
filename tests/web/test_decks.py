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
