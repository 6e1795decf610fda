"""Skytopia played through the page, in a real browser against a real server."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from skyhall.core.record import new_record
from skyhall.games.skytopia import GAME as ROOM

MOST_MOVES = 260


def open_table(server: Any, seats: list[str], **options: str) -> Any:
    return server.table(seats, {"first": "seat0", **options}, game="skytopia")


def sit(person: Any, made: Any) -> None:
    kept = {made["id"]: {"token": made["token"], "host": made["host_token"], "game": "skytopia"}}
    person.enter()
    person.page.evaluate("kept => localStorage.setItem('skyhall-seats', JSON.stringify(kept))", kept)
    person.enter(f"/t/{made['id']}")
    person.is_asked()


def play_out(person: Any) -> None:
    """One legal word after the other until the game is over; what may be skipped is not."""
    for _ in range(MOST_MOVES):
        if not person.goes_on():
            return
        person.play(next((word for word in person.words() if word != "skip"), "skip"))
    raise AssertionError(f"the game was not over after {MOST_MOVES} choices")


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 390, 844), (3, 1440, 900), (4, 390, 844)])
def test_a_whole_game_to_its_end_and_nothing_hidden_is_sent(visitor, server, seats, width, height) -> None:
    """Only the order of the decks is hidden: what a browser hears names unseen cards in their fixed order alone."""
    ada = visitor(width=width, height=height)
    heard = ada.frames()
    sit(ada, open_table(server, ["me"] + ["random"] * (seats - 1)))
    play_out(ada)
    sheet = ada.sheet()
    total, places = sheet.pop("Points"), sheet.pop("Place")
    assert [sum(column) for column in zip(*sheet.values(), strict=True)] == total
    assert places[0] == 1

    views = [frame["view"] for frame in heard if isinstance(frame.get("view"), dict)]
    assert len(views) > 10
    for view in views:
        for deck in view["decks"]:
            assert deck["unseen"] == sorted(deck["unseen"])
            assert len(deck["unseen"]) == deck["left"]
    first = json.dumps(views[0])
    for word in ("seed", '"piles"', '"decks_order"'):
        assert word not in first
    if seats == 4:
        ada.steps_through()
        expect(ada.page.locator("h1")).to_contain_text("The last round is played")
    else:
        ada.plays_again()


def test_the_totals_of_a_tower_go_on_through_its_questions_and_a_reload(visitor, server) -> None:
    ada = visitor()
    sit(ada, scene(server))
    running = ada.page.locator(".running")
    expect(running).to_contain_text(re.compile(r"so far ([1-9]\d* PP|0 PP and [1-9])"))
    before = running.inner_text()
    ada.page.reload()
    ada.is_asked()
    expect(running).to_have_text(before, use_inner_text=True)


def scene(server: Any) -> Any:
    """A table in the middle of a tower that has given something and asks: found in a game played at random."""
    for number in range(40):
        table, dice = ROOM.new(2, f"scene-{number}", {}, "standard", listen=True), Random(number)
        record = new_record(ROOM, table, f"scene-{number}")
        given = False
        while not table.over:
            view = table.view(None)
            if given and view["activation"] and view["activation"]["tower"]:
                kept = server.post("/api/records", {"text": record.text()})
                wish = {"step": len(record.words), "seat": table.seat, "name": "Ada", "level": "random"}
                return server.post(f"/api/tables/{kept['id']}/play-from", wish)
            before = len(table.log)
            word = dice.choice([ROOM.words.name(action) for action in table.actions()])
            record.words.append(word)
            table.apply(ROOM.words.parse(word))
            given = has_given([event.seen_by(None) for event in table.log[before:]], table.seat)
    raise AssertionError("no tower gave something and asked")


def has_given(events: list[Any], seat: int) -> bool:
    """Whether the tower that was activated last has given its owner something."""
    last = max(
        (place for place, event in enumerate(events) if event["event"] == "tower_activated"), default=len(events)
    )
    return any(event["event"] == "gained" and event["seat"] == seat for event in events[last:])


def test_a_golem_walks_from_home_to_its_card(visitor, server) -> None:
    ada = visitor(calm=False)
    ada.watch_flights()
    sit(ada, open_table(server, ["me", "random"]))
    ada.play(next(word for word in ada.words() if word.startswith("send")))
    ada.page.wait_for_function("window.flights.includes('golem')")


def test_a_pointed_at_send_tells_cost_finish_and_what_the_tower_gives(visitor, server) -> None:
    ada = visitor()
    sit(ada, open_table(server, ["me", "random"]))
    page = ada.page
    notch = page.locator('[data-word^="send"][data-word*="-2 "].legal').first  # opening golems stand in line 1
    word = str(notch.get_attribute("data-word"))
    notch.hover()
    expect(page.locator(".schedule li")).not_to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text(f"face {word.split()[2]}")
    expect(page.locator(".sentence")).to_contain_text("Done in round")
    expect(page.locator(f'[data-slot="{word.split()[1]}"] .golem.ghost')).to_have_count(1)
    refused = page.locator('[data-word^="send"].refused').first
    refused.hover()
    expect(page.locator(".sentence")).to_contain_text("ST-")
    refused.dispatch_event("click")
    page.get_by_role("alert").get_by_role("button", name="ST-").click()
    expect(page.locator("article.wanted")).to_have_count(1)


def test_keys_alone_send_a_golem_and_it_can_be_taken_back(visitor, server) -> None:
    ada = visitor()
    made = server.table(["me", "open"], {"first": "seat0"}, game="skytopia", start=False)
    server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    sit(ada, made)
    page = ada.page
    page.keyboard.press("ArrowRight")
    chosen = page.locator('[data-word][aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    page.keyboard.press("2")
    expect(chosen).to_have_attribute("data-word", "send blue-1 2")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_attribute("data-word", "send blue-2 2")
    page.keyboard.press("Enter")
    expect(page.locator("#panel-log p", has_text="Ada sends a golem to")).to_have_count(1)
    page.click('[data-action="undo"]')
    expect(page.locator("#panel-log")).to_contain_text("takes a choice back")
    ada.is_asked()
    assert "send blue-2 2" in ada.words()


@pytest.mark.parametrize("width", [1440, 390])
def test_draft_sides_opening_and_the_table_please_axe_in_both_lights(visitor, server, width: int) -> None:
    ada = visitor(width=width, height=900 if width > 700 else 844, theme="dark" if width > 700 else "light")
    made = open_table(server, ["me", "random", "random"], abilities="draft", sides="each", opening="free")
    sit(ada, made)
    page = ada.page
    kinds: set[str] = set()
    for _ in range(12):
        ada.is_asked()
        words = ada.words()
        kind = words[0].split()[0]
        if kind not in kinds:
            kinds.add(kind)
            assert ada.complaints() == []
        if kind == "send":
            break
        ada.play(words[0])
        page.wait_for_function("word => !document.querySelector(`[data-word='${word}'].legal`)", arg=words[0])
    assert {"tile", "side", "card", "send"} <= kinds
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width < 700:
        page.locator(".plot .cover").first.click()
        face = page.locator(".faces .word.legal").first
        face.click()
        expect(page.locator('[data-action="play"]')).to_be_enabled()
        assert min(face.bounding_box()["width"], face.bounding_box()["height"]) >= 40
