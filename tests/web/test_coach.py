"""A first game with a coach: a new thing told once, a question before a slip with both answers, and silence."""

import pytest
from playwright.sync_api import expect

from skyhall.core.registry import game
from skyhall.school.coach import coach_of

SIZES = {"wide": (1440, 900), "phone": (390, 844)}
# A question that the coach asks, or the next position.
ANSWERED = """old => document.querySelector('[data-coach="sure"]')
  || Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1) > old"""


LATER = "old => Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1) > old"


def does(ada, action: str) -> None:
    ada.presses(ada.page.locator(f'[data-action="{action}"]').filter(visible=True).first)


def says(ada, kind: str):
    """What the coach says: `new` or `sure`."""
    return ada.page.locator(f'[data-coach="{kind}"]')


def hears(ada) -> str:
    """The idea that is told now, and understood."""
    told = str(says(ada, "new").get_attribute("data-idea"))
    does(ada, "got-it")
    expect(says(ada, "new")).to_have_count(0)
    return told


def moves(ada) -> None:
    """A step, and the rest of the turn."""
    ada.play(next(word for word in ada.words() if word.startswith("simple")))
    while "end" in ada.words():
        ada.play("end")


def tries_to_take_back(ada) -> None:
    """With four cards in hand: the coach asks."""
    version = ada.sends("complete")
    ada.page.wait_for_function(ANSWERED, arg=version)
    expect(says(ada, "sure")).to_be_visible()


def takes_the_better_idea(ada) -> None:
    """By keyboard: it is chosen, and still has to be played."""
    page = ada.page
    version = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Take this one", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    better = str(page.locator("[data-plays]").get_attribute("data-plays"))
    assert better != "complete"
    assert page.locator("[data-version]").get_attribute("data-version") == version
    ada.play(better)


def keeps_the_choice(ada) -> None:
    """By finger: it is played."""
    version = int(str(ada.page.locator("[data-version]").get_attribute("data-version")))
    does(ada, "keep")
    ada.page.wait_for_function(LATER, arg=version)


@pytest.mark.parametrize("size", SIZES)
def test_the_first_turns_with_a_coach(visitor, size) -> None:
    width, height = SIZES[size]
    ada = visitor(width=width, height=height)
    page = ada.page
    ada.enter("/learn/gravity-superstar")
    does(ada, "first-game")
    page.wait_for_url("**/t/*")
    ada.is_asked()
    first = hears(ada)
    assert first in {idea.id for idea in coach_of(game("gravity-superstar")).ideas}

    moves(ada)
    ada.is_asked()
    second = hears(ada)
    assert second != first

    tries_to_take_back(ada)
    sure = page.get_by_role("alertdialog", name="Are you sure?", exact=True)
    expect(sure).to_contain_text("You still hold")
    expect(sure.get_by_role("heading", name="Are you sure?", exact=True)).to_be_focused()
    expect(page.locator("[data-compared] .idea svg").first).to_be_visible()
    if size == "wide":
        assert ada.complaints() == []
        takes_the_better_idea(ada)
    else:
        keeps_the_choice(ada)
    expect(sure).to_have_count(0)

    while "end" in ada.words():
        ada.play("end")
    if says(ada, "new").count():
        assert hears(ada) not in (first, second)
    page.reload()
    ada.is_asked()
    expect(page.locator(f'[data-idea="{first}"], [data-idea="{second}"]')).to_have_count(0)

    if size == "phone":
        ada.opens("Coach")
    does(ada, "quieter")
    ada.presses(page.get_by_role("radiogroup").get_by_text("Silent", exact=True))
    expect(page.get_by_role("radio", name="Silent", exact=True)).to_be_checked()
    if size == "phone":
        ada.presses(page.locator("[data-sheet] .close"))
    moves(ada)
    ada.is_asked()
    expect(says(ada, "sure")).to_have_count(0)
    expect(says(ada, "new")).to_have_count(0)
