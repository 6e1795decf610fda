"""Without sight: the board is read and played in words, and what happens is said."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]
# What ends something: who says it whenever it may be said comes to the end of a game soon.
QUIET = ("End", "Pass", "Done", "No", "Stay", "Enough", "Refuse")
# What only the engine says, and numbers that are alone.
ENGINE = re.compile(r"⟨|_|undefined|null|^\W*\d+\W*$")
# A line of the accessible tree that is all numbers.
BARE = re.compile(r'(text|paragraph|strong|emphasis): "?[\d\s/×+]+"?$')
# The names of what can be pressed or looked at, each with the word it stands for.
NAMES = """() => [...document.querySelectorAll('button, a, [role=button], [role=img], [aria-label]')]
  .filter(one => one.checkVisibility({visibilityProperty: true}))
  .map(one => [one.ariaLabel ?? one.textContent.trim(), one.dataset.word ?? ''])"""


def reads(person) -> Locator:
    """The board in words, by the first button that Tab reaches."""
    person.is_asked()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("button", name="Read the board")).to_be_focused()
    person.page.keyboard.press("Enter")
    board = person.page.get_by_role("region", name="The board in words")
    expect(board.get_by_role("group").get_by_role("button").first).to_be_visible()  # it is fetched when it is wanted
    return board


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_roles_and_names_alone(visitor, server, name) -> None:
    ada, dice = visitor(), Random(5)
    ada.sit(server.short_table(name), name)
    board = reads(ada)
    told = ada.page.get_by_role("log", name="What happens at the table")
    moves = 0
    while ada.goes_on():
        version = ada.is_asked()
        names = board.get_by_role("group").get_by_role("button").all_inner_texts()
        assert len(set(names)) == len(names)
        assert [one for one in names if ENGINE.search(one)] == []
        expect(told).to_contain_text(board.get_by_role("heading", level=2).inner_text())
        if moves:
            expect(board.get_by_role("button", name=names[0], exact=True)).to_be_focused()
        choice = next((one for one in names if one.startswith(QUIET)), dice.choice(names))
        board.get_by_role("button", name=choice, exact=True).focus()
        ada.presses_enter(version)
        moves += 1
    assert moves > 3
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    expect(told).to_contain_text(re.compile("wins|share the win|A draw"))


@pytest.mark.parametrize("name", GAMES)
def test_names_are_words_of_people_every_number_has_its_noun_and_axe_finds_nothing(visitor, server, name) -> None:
    ada = visitor()
    ada.sit(server.short_table(name), name)
    ada.is_asked()
    assert bare_numbers(ada) == []
    for place in ("board", "reading"):
        if place == "reading":
            board = reads(ada)
            expect(board.get_by_role("heading", level=3).nth(2)).to_be_visible()
        named = ada.page.evaluate(NAMES)
        assert [one for one in named if ENGINE.search(one[0]) or one[0] in ("", one[1])] == [], place
        assert ada.complaints() == [], place


def bare_numbers(ada) -> list[str]:
    """Numbers of the seats that stand without a noun."""
    seats = ada.page.get_by_role("complementary", name="Seats, log").get_by_role("list").first
    lines = seats.aria_snapshot().split("\n")
    return [
        f"{before} | {line} | {after}"
        for before, line, after in zip(lines, lines[1:], [*lines[2:], ""], strict=False)
        if BARE.search(line) and "img" not in before and "text: point" not in after
    ]


def test_what_others_did_and_whose_turn_it_is_are_said_in_order(visitor, server) -> None:
    made = server.table(["me", "open"], {"first_player": 0, "stall_rounds": 5}, start=False)
    bo = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    ada = visitor()
    ada.sit(made)
    ada.is_asked()
    told = ada.page.get_by_role("log", name="What happens at the table")
    expect(told.locator("p")).to_have_text([re.compile("^Play one card")])
    ada.play("rotate half")
    expect(told.locator("p").last).to_contain_text("Bo")
    version = server.get(f"/api/tables/{made['id']}")["version"]
    server.post(f"/api/tables/{made['id']}/moves", {"id": "1", "version": version, "word": "rotate half"}, bo["token"])
    ada.is_asked()
    lines = told.locator("p").all_inner_texts()
    ours, theirs = (next(n for n, line in enumerate(lines) if one in line) for one in ("You play", "Bo plays"))
    assert ours < theirs
    assert lines[-1].startswith("Play one card")


def test_who_watches_hears_people_s_words_too(visitor, server) -> None:
    bo = visitor()
    for name in GAMES:
        bo.enter(f"/t/{server.short_table(name)['id']}")
        bo.page.wait_for_selector("[data-ready]")
        named = bo.page.evaluate(NAMES)
        assert [one for one in named if ENGINE.search(one[0]) or one[0] in ("", one[1])] == [], name
