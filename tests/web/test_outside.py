"""A game from outside, an installed package, in a page that was built without it: its door, the plain board, games."""

import re

import pytest
from playwright.sync_api import expect

from skyhall.core.registry import games

# All that a person reads or hears on a page.
READ = """() => {
  const texts = document.body.innerText.split('\\n');
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
  return texts.map(text => text.trim()).filter(Boolean);
}"""
# A text that is missing, a name from the code or the wire, or a value that no text was made of.
RAW = re.compile(
    r"⟨|_|\b(null|undefined|NaN|true|false|cloud-race|gale|breeze|breath)\b|\[object|\{|\$"
    r"|^(roll|play \w+|arrived|round|rounds|length|die|clouds|deck|rolled|active|ended|cloud|cards|hand)\b"
)


@pytest.fixture(scope="module")
def server(open_hall, cloud_race):
    """A hall where the package is installed; the page was built without it."""
    return open_hall(cloud_race)


def reads_well(person) -> None:
    """Nothing on the page is for machines."""
    raw = [text for text in person.page.evaluate(READ) if RAW.search(text)]
    assert not raw, "\n".join(raw)


@pytest.mark.parametrize("width", [1440, 390])
def test_it_has_a_door_behind_those_of_the_house(visitor, width) -> None:
    ada = visitor(width=width)
    ada.enter()
    doors = ada.page.locator("article[data-game]")
    expect(doors).to_have_count(len(games()) + 1)
    own = doors.last
    own.scroll_into_view_if_needed()
    expect(own.get_by_role("heading", name="Cloud Race")).to_be_visible()
    expect(own.locator(".arch svg")).to_be_visible()
    expect(own.get_by_text("2 to 4", exact=True)).to_be_visible()
    if width > 700:
        expect(own.get_by_text("Catch the wind, mind the storms.")).to_be_visible()
        expect(own.get_by_text("5 to 10 min")).to_be_visible()
    reads_well(ada)
    assert ada.complaints() == []


@pytest.mark.parametrize("width", [1440, 390])
def test_a_whole_game_by_clicks(visitor, width) -> None:
    ada = visitor(width=width)
    ada.play_at_once("cloud-race")
    page = ada.page
    ada.is_asked()
    for size in [(390, 664), (844, 390), (390, 844)] if ada.touches else []:
        ada.holds_bands(*size)
    while ada.goes_on():
        expect(page.get_by_text("Roll the die, or play a wind?").first).to_be_visible()
        reads_well(ada)
        ada.play(ada.words()[-1])
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("A kite has arrived")
    reads_well(ada)
    assert ada.complaints() == []
    ada.steps_through()
    reads_well(ada)


def test_the_table_tells_what_lies_on_it_and_why_not(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "novice"], game="cloud-race"), "cloud-race")
    page = ada.page
    missing = page.get_by_role("button", name=re.compile("You have no"))
    while ada.is_asked() >= 0 and missing.count() == 0:  # dealt one of each: play a wind
        ada.play(ada.words()[-1])
    facts = page.get_by_label("The table in numbers")
    expect(facts).to_contain_text("Winds left in the deck")
    expect(facts).to_contain_text("from cloud 5 to 8")
    ada.presses_anyway(missing.first)
    expect(page.get_by_text(re.compile(r"You have no (Gale|Breeze|Breath) in your hand\.")).last).to_be_visible()
    expect(page.get_by_text("CR-2").first).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    ada.play("roll")
    expect(page.get_by_role("tabpanel")).to_contain_text("Ada rolls a")
    reads_well(ada)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_table_of_it_is_made_in_words(visitor, width) -> None:
    ada = visitor(width=width)
    ada.enter()
    ada.presses(ada.page.get_by_role("button", name="Create").first)
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Game").first.select_option("cloud-race")
    expect(dialog).to_contain_text("The box as designed")
    reads_well(ada)


def test_its_lessons_are_on_the_map_and_played(visitor) -> None:
    ada = visitor()
    page = ada.page
    ada.enter("/learn/cloud-race")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Cloud Race")
    reads_well(ada)
    ada.presses(page.locator('[data-action="continue"]'))
    ada.play("play breeze")
    expect(page.locator('[data-result="done"]')).to_contain_text("Done")
    reads_well(ada)
    assert ada.complaints() == []
