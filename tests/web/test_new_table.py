"""Making a table: everything from lists, in words, with what fits."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.house import PLAIN, SIZES, opens_menu


@pytest.fixture
def creating(visitor):
    """Makes people who are about to make a table of a game."""

    def begin(game: str, width: int = 1440, height: int = 900):
        ada = visitor(width=width, height=height)
        ada.enter()
        ada.presses(ada.page.locator(".make").first)
        dialog = ada.page.get_by_role("dialog")
        dialog.locator("select").first.select_option(label=game)
        ada.presses(dialog.get_by_text("Options", exact=True))
        return ada, dialog

    return begin


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_is_chosen_from_lists_in_words(creating, width, height) -> None:
    ada, dialog = creating("Gravity Superstar", width, height)
    seen = set()
    for game in ("Gravity Superstar", "Skytopia", "Sky Painters", "Skytear"):
        dialog.locator("select").first.select_option(label=game)
        expect(dialog.locator("[data-box] p").first).to_be_visible()
        expect(dialog.locator("[data-option]").first).to_be_visible()
        expect(dialog.locator("input:not([type=checkbox])")).to_have_count(1)
        shown = dialog.locator("label, option").all_inner_texts()
        assert not [text for text in shown if re.search(r"[a-z]_[a-z]|\w\+\w|⟨|seat 0|Seat 0", text)]
        assert ada.complaints() == []
        seen.add(tuple(dialog.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")))
    assert len(seen) == 4  # each game has options of its own


def test_options_fit_the_seats_and_the_box(creating) -> None:
    _, dialog = creating("Skytopia")
    rows = dialog.locator('[data-option="market_rows"]')
    dialog.locator('[data-choice="seats"]').select_option("4")
    rows.select_option("3")
    dialog.locator('[data-choice="seats"]').select_option("2")
    expect(rows).to_have_count(0)
    dialog.locator("select").first.select_option(label="Sky Painters")
    deck = dialog.locator('[data-option="deck_size"] option')
    expect(deck.first).to_have_text("As the rules say")
    expect(deck.last).to_have_text("36")
    expect(dialog.get_by_text("4 to 36", exact=True)).to_be_visible()
    dialog.locator("select").first.select_option(label="Gravity Superstar")
    dialog.locator('[data-choice="seats"]').select_option("2")
    begins = dialog.locator('[data-option="first_player"] option')
    expect(begins).to_have_text(["Drawn at random", "Seat 1", "Seat 2"])
    expect(dialog.locator('[data-option="first_card"]')).to_have_count(0)
    dialog.locator('[data-choice="seats"]').select_option("3")
    expect(dialog.locator('[data-option="first_card"] option')).to_have_count(2)


def test_the_box_is_explained_where_it_is_chosen_and_at_the_table(creating) -> None:
    ada, dialog = creating("Skytear")
    note = dialog.locator('[data-box="tuned"]')
    expect(note).to_contain_text("Balanced by us")
    expect(note.locator("summary")).to_have_text(
        "Differs from Standard in 1 value, 8 heroes, 1 victory card, 1 sample deck"
    )
    dialog.get_by_label("Seat 2").select_option("random")
    dialog.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.wait_for_selector("[data-ready]")
    about = opens_menu(ada).locator("[data-about]")
    about.locator("summary").click()
    expect(about).to_contain_text("SakoshiHP 13 → 8")
    expect(about).to_contain_text("HP of a nexus 5 → 3")


def test_rules_of_the_house_are_chosen_and_kept(creating, server) -> None:
    ada, dialog = creating("Gravity Superstar")
    helps = dialog.locator('select[data-house="helps"]')
    expect(helps).to_have_value("false")
    expect(dialog.locator('[data-house="training"]')).to_have_count(0)
    dialog.get_by_label("Seat 2").select_option("novice")
    expect(helps).to_have_value("true")
    dialog.locator('[data-house="stand-in"]').select_option("veteran")
    dialog.locator('[data-house="training"]').check()
    dialog.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    house = server.get("/api/tables/" + ada.page.url.rpartition("/")[2])["table"]["house"]
    assert house == {"helps": True, "take_backs": "free", "training": True, "stand_in": "veteran", **PLAIN}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_game_is_against_one_bot_that_a_beginner_can_beat(visitor, server, width, height) -> None:
    ada = visitor(width=width, height=height)
    seats = []
    for _ in range(2):
        ada.play_at_once()
        ada.page.wait_for_selector("[data-ready]")
        seats.append(server.get("/api/tables/" + ada.page.url.rpartition("/")[2])["table"]["seats"])
    assert [(one["kind"], one["level"]) for one in seats[0]] == [("person", ""), ("bot", "first-steps")]
    assert len(seats[1]) == 4
