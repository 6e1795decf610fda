"""Gravity Superstar played through the page, in a real browser against a real server."""

import re
import signal
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from skyhall.testing.services import wait_for

SHORT = {"stall_rounds": 5, "first_player": 0}


def test_a_whole_game_against_bots_to_its_end_and_a_rematch(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.short_table("gravity-superstar"))
    page = ada.page
    for _ in range(300):
        if not ada.goes_on():
            break
        ada.play_best()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    rows = {cells[0]: [int(text) for text in cells[1:]] for cells in _cells(dialog)}
    total = rows.pop("Points")
    places = rows.pop("Place")
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == total
    assert places[0] == 1
    assert total == sorted(total, reverse=True)
    old = page.url
    page.click('[data-action="rematch"]')
    expect(dialog).to_have_count(0)
    expect(page.locator("svg.board")).to_be_visible()
    assert page.url != old


def _cells(dialog) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in dialog.locator("tbody tr").all()]


def test_two_people_and_what_one_hides_from_the_other(visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo")
    heard = {ada: ada.frames(), bo: bo.frames()}
    ada.enter()
    ada.page.get_by_role("button", name="Create a table").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Seats").first.select_option("2")
    dialog.get_by_label("Seat 2").select_option("open")
    dialog.get_by_role("button", name="Open the table").click()
    link = ada.page.locator("code").inner_text()
    code = ada.page.get_by_role("img", name="The link as a code to scan")
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("one => one.naturalWidth") > 0

    bo.page.goto(link)
    bo.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.get_by_text("Bo", exact=True)).to_be_visible()
    ada.page.click('[data-action="start"]')
    for one in (ada, bo):
        one.page.wait_for_selector("[data-ready]")
    first, second = (ada, bo) if ada.page.locator("[data-asked]").count() else (bo, ada)
    word = next(word for word in first.words() if word.startswith("simple"))
    first.play(word)
    second.is_asked()
    assert second.page.locator(".panel i.down").count() == 1
    updates = [frame for frame in heard[second] if frame["type"] == "update" and frame["view"]]
    played = [event for frame in updates for step in frame["steps"] for event in step["events"]]
    laid = [event for event in played if event["event"] == "card_played"]
    assert laid
    assert all(event["face"] == "down" and "card" not in event for event in laid)
    assert all(step["word"] is None for frame in updates for step in frame["steps"] if step["kind"] == "action")
    for frame in updates:
        holders = [
            seat for seat, player in enumerate(frame["view"]["players"]) if "hand" in player or "hidden" in player
        ]
        assert holders == [frame["seat"]]
    mine = first.page.locator(".laid")
    expect(mine).to_contain_text("Before you")

    first.page.get_by_role("tab", name="Chat").click()
    first.page.get_by_label("Say something").fill("Mind the gap")
    first.page.keyboard.press("Enter")
    expect(second.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    second.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(second.page.get_by_text("Mind the gap")).to_be_visible()


def test_a_reload_in_mid_turn_loses_nothing(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], SHORT))
    for _ in range(3):
        ada.play_best()
    ada.is_asked()
    if ada.page.locator("aside ul button").count():  # not where a theft or a Replay is asked for
        ada.page.locator("aside ul button").first.click()
    before = (ada.words(), ada.points(), ada.page.locator("#panel-log").inner_text())
    ada.page.reload()
    assert (ada.words(), ada.points(), ada.page.locator("#panel-log").inner_text()) == before


def test_a_server_that_dies_in_mid_game_comes_back_and_the_click_counts_once(visitor, server) -> None:
    ada = visitor()
    made = server.table(["me", "open"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}, start=False)
    bo = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    ada.sit(made)
    ada.is_asked()
    server.stop(signal.SIGKILL)
    expect(ada.page.locator("h1")).to_contain_text("not answering")
    ada.sends("drop")
    server.start()
    expect(ada.page.locator("h1")).to_contain_text("Bo")
    told = ada.page.locator("#panel-log p", has_text="Drop")
    expect(told).to_have_count(1)
    request = f"/api/tables/{made['id']}/moves"
    answer = server.post(request, {"id": "bo-1", "version": _version(server, made), "word": "rotate half"}, bo["token"])
    assert answer["id"] == "bo-1"
    ada.is_asked()
    assert "drop" not in ada.words()


def test_a_file_that_another_program_has_locked_is_said_and_the_move_can_be_tried_again(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}))
    ada.is_asked()
    with closing(sqlite3.connect(server.folder / "hall.db", isolation_level=None, timeout=60)) as other:
        other.execute("BEGIN EXCLUSIVE")
        ada.sends("drop")
        expect(ada.page.get_by_role("alert")).to_contain_text("The hall cannot save anything at the moment")
        # On a busy machine the hall may give up before SQLite has told it why; it asks again until it knows.
        wait_for(lambda: server.get("/health")["ill"].get("database") == "locked", "the hall to know why")
        ada.is_asked()
        ada.sends("drop")
        expect(ada.page.get_by_role("alert")).to_contain_text("another program has locked its records")
        ada.is_asked()
    expect(ada.page.locator("#panel-log p", has_text="Drop")).to_have_count(0)
    wait_for(lambda: server.get("/health")["status"] == "ok", "the hall to be well")
    ada.play("drop")
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def _version(server, made) -> int:
    return int(server.get(f"/api/tables/{made['id']}")["version"])


def test_a_move_can_be_taken_back_until_another_has_moved(visitor, server) -> None:
    ada = visitor()
    made = server.table(["me", "open"], {"first_player": 0}, start=False)
    server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    ada.sit(made)
    ada.is_asked()
    before = (ada.words(), ada.points())
    ada.play("rotate half")
    expect(ada.page.locator("h1")).to_contain_text("Bo")
    ada.page.click('[data-action="undo"]')
    ada.is_asked()
    assert (ada.words(), ada.points()) == before
    expect(ada.page.locator("#panel-log")).to_contain_text("You took this back")


def test_keys_alone_play_a_move(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}))
    ada.is_asked()
    jump = ada.page.locator('.hand [data-word="long right"]')
    ada.page.keyboard.press("l")
    expect(jump).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    expect(jump).to_have_attribute("aria-pressed", "false")
    ada.page.keyboard.press("d")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#panel-log p", has_text="play Drop")).to_have_count(1)


def test_a_place_that_several_words_lead_to_asks_which(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}))
    ada.is_asked()
    page = ada.page
    ring = page.locator('svg.board [aria-haspopup="menu"]').first
    ring.click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    assert ada.complaints() == []
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(ring).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    second = menu.get_by_role("menuitem").nth(1)
    expect(second).to_be_focused()
    word = second.get_attribute("data-offer")
    page.keyboard.press("Enter")
    expect(menu).to_have_count(0)
    expect(page.locator(f'[data-word="{word}"]').first).to_have_attribute("aria-pressed", "true")


def test_what_looks_playable_but_is_not_says_why_and_opens_its_rule(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}))
    ada.is_asked()
    refused = ada.page.locator('[data-word="long left"]')
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.focus()
    why = ada.page.get_by_role("status")
    expect(why).to_contain_text("A platform")
    ada.presses_anyway(refused)
    ada.page.get_by_role("alert").get_by_role("button", name="Rule GS-28").click()
    expect(ada.page.locator("article.wanted")).to_contain_text("Blocked moves")


def test_a_hint_names_good_moves_with_estimates(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0}))
    ada.is_asked()
    ada.page.click('[data-action="hint"]')
    best = ada.page.locator("aside ul button.best").first
    expect(best).to_contain_text("%")
    expect(ada.page.locator('[data-action="play"]')).to_be_enabled()


def test_pieces_never_jump(visitor, server) -> None:
    """From c2 a long jump to the right enters d2 and e2, then falls to e5 (RB-3): the pawn is seen on all of them."""
    ada = visitor(calm=False)
    ada.sit(server.table(["me", "random"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}))
    ada.is_asked()
    ada.page.evaluate(
        """() => {
          window.seen = new Set();
          const look = () => {
            for (const pawn of document.querySelectorAll('svg.board [clip-path] > g')) {
              const at = /translate\\(([\\d.-]+) ([\\d.-]+)\\)/.exec(pawn.getAttribute('transform') ?? '');
              if (at) window.seen.add([Math.floor(at[1] / 52), Math.floor(at[2] / 52)].join());
            }
          };
          const board = document.querySelector('svg.board [clip-path]');
          new MutationObserver(look).observe(board, {attributes: true, childList: true, subtree: true});
          look();
        }"""
    )
    ada.play("long right")
    way = ["2,1", "3,1", "4,1", "4,2", "4,3", "4,4"]
    ada.page.wait_for_function("way => way.every(space => window.seen.has(space))", arg=way)
