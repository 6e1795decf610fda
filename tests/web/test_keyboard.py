"""Without a mouse: arrows go between choices as they lie, and the focus is where the next choice is."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
# Which arrows are pressed. In Skytopia they lead from a card to the dial that is shown for it.
ARROWS_OF = {"skytopia": 3}
# What has the focus: whether it may be played, where its middle lies, and what it is.
FOCUS = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  const isOpen = one.matches('[data-word]:not([aria-disabled="true"]), [data-choice], [data-offer], [data-plays]');
  return [isOpen, box.x + box.width / 2, box.y + box.height / 2, one.outerHTML.slice(0, 160)];
}"""
# Tab stops among the choices, group by group.
STOPS = """() => [...document.querySelectorAll('[data-keys]')].map(group =>
  [...group.querySelectorAll('button, [role=button]')].filter(one => one.tabIndex === 0 && !one.disabled
    && one.checkVisibility({visibilityProperty: true})).length)"""
# What came of Enter: a word is on its way, one is chosen, or the page asks which.
PRESSED = """old => {
  const table = document.querySelector('[data-version]').dataset;
  if (table.sending || Number(table.version) > old) return 'sent';
  return document.querySelector('[role=menu]') ? 'which' : document.querySelector('[data-plays]') && 'asked';
}"""
LATER = "old => Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1) > old"
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_keys_alone(visitor, server, name) -> None:
    ada, dice = visitor(), Random(ARROWS_OF.get(name, 11))
    ada.sit(server.short_table(name), name)
    page = ada.page
    ada.is_asked()
    page.keyboard.press("ArrowRight")
    moves = 0
    while ada.goes_on():
        version = ada.is_asked()
        page.wait_for_function(f"({FOCUS})()[0]")
        page.wait_for_function(f"Math.max(...({STOPS})()) <= 1")
        _goes(page, dice.choice(list(ARROWS)))
        _plays(ada, version)
        moves += 1
    assert moves > 3
    expect(page.get_by_role("dialog")).to_be_visible()


def _goes(page, arrow: str) -> None:
    """An arrow moves the focus its way to another choice, or leaves it where it is."""
    _, x, y, before = page.evaluate(FOCUS)
    page.keyboard.press(arrow)
    is_open, now_x, now_y, now = page.evaluate(FOCUS)
    way = ARROWS[arrow]
    assert is_open, f"{arrow}: {before} {now}"
    assert (now_x - x) * way[0] + (now_y - y) * way[1] >= -1, f"{arrow}: {before} {now}"


def _plays(ada, version: int) -> None:
    """What has the focus; once more where the page wants to be sure, or asks which."""
    page = ada.page
    page.keyboard.press("Enter")
    before = ""
    while (now := page.wait_for_function(PRESSED, arg=version).json_value()) != "sent":
        if now == before:  # Enter turned an area: another button plays it
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        before = now
    page.wait_for_function(LATER, arg=version)


def test_the_list_of_keys_opens_and_is_in_the_menu(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.short_table("skytear"), "skytear")
    ada.is_asked()
    page = ada.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("to the choice that lies that way")
    expect(keys).to_contain_text(re.compile("P.*Pass"))
    expect(keys).to_contain_text(re.compile("Space.*Skip to my turn"))
    assert ada.complaints() == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_text("Keys", exact=True).click()
    expect(menu).to_contain_text("Turn the area to be laid")
