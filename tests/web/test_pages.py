"""Every page: no violation that axe finds, whole on a phone, and all games within reach."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.core.state import State

HOUSE = Path(__file__).parent.parent.parent
BOX = HOUSE / "skyhall" / "games" / "gravity_superstar" / "box" / "editions" / "standard.toml"
GAMES = ["gravity-superstar", "skytopia", "sky-painters", "skytear"]


def a_record(server: Any, seats: int, choose: Callable[[State], int]) -> str:
    """A finished game to step through, its choices made by a rule."""
    room = game("gravity-superstar")
    line = Line(room, seats, "a game to look back on", {"stall_rounds": 5}, "standard")
    while not line.state.over:
        line.apply(choose(line.state))
    return str(server.post("/api/records", {"text": line.record().text()})["id"])


@pytest.fixture(scope="session")
def record_id(server) -> str:
    """A long game of four."""
    return a_record(server, 4, lambda state: state.actions()[state.moves % len(state.actions())])


def most_points(state: State) -> int:
    """The first word that promises most."""
    plays = {play["word"]: play["points"] for play in state.view(state.seat)["legal"] if play["lands"]}
    words = game("gravity-superstar").words
    return max(state.actions(), key=lambda action: plays.get(words.name(action), -1))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_hall(visitor, server, theme) -> None:
    ada = visitor(theme=theme)
    server.table(["me", "open"], {}, listed=True, start=False)
    ada.sit(server.table(["me", "random"]))
    ada.enter()
    ada.page.wait_for_selector("article")
    assert ada.complaints() == []
    ada.page.get_by_role("button", name="Create a table").click()
    ada.page.wait_for_selector("dialog[open]")
    assert ada.complaints() == []
    for path in ("/play/watch", "/play/learn/gravity-superstar", "/t/nothing-here-at-all"):
        ada.enter(path)
        ada.page.wait_for_selector("h1")
        assert ada.complaints() == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(visitor, server, record_id, theme) -> None:
    ada = visitor(theme=theme)
    ada.sit(server.table(["me", "random", "random"], {"first_player": 0, "stall_rounds": 5}))
    ada.is_asked()
    assert ada.complaints() == []
    ada.page.locator("aside ul button").first.click()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.wait_for_selector("article")
    assert ada.complaints() == []
    ada.page.get_by_role("button", name="Menu").click()
    assert ada.complaints() == []
    ada.enter(f"/t/{record_id}/replay?step=20")
    ada.page.wait_for_selector("svg.board")
    assert ada.complaints() == []


def test_axe_finds_nothing_at_the_end_and_in_a_lobby(visitor, server) -> None:
    ada = visitor()
    made = server.table(["me", "random"], {"first_player": 0})
    server.post(f"/api/tables/{made['id']}/resign", {}, made["token"])
    ada.sit(made)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.complaints() == []
    made = server.table(["me", "open"], {}, start=False)
    ada.enter(f"/t/{made['id']}")
    expect(ada.page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert ada.complaints() == []


@pytest.mark.parametrize("width", [390, 360])
def test_a_phone_has_the_whole_table(visitor, server, width) -> None:
    ada = visitor(width=width, height=844 if width == 390 else 720)
    ada.enter()
    ada.page.wait_for_selector("article")
    _is_whole(ada.page)
    ada.sit(server.table(["me", "random", "random", "random"], {"first_player": 0}))
    ada.is_asked()
    _is_whole(ada.page)
    ada.presses(ada.page.locator("[data-card]").first)
    word = ada.page.locator('.ways [data-word]:not([aria-disabled="true"])').first
    word.tap()
    expect(word).to_have_attribute("aria-pressed", "true")
    expect(word).to_contain_text(re.compile(r"[a-l]\d"))
    if width == 390:  # a lower phone has no room for the sentence
        expect(ada.page.locator('[data-action="open"]')).to_contain_text("→")
    box = ada.page.locator("svg.board").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= ada.page.viewport_size["height"]
    assert box["height"] > 0.5 * width
    ada.page.locator("[data-plays]").tap()
    expect(ada.page.locator("[data-plays]")).to_have_count(0)
    ada.is_asked()
    for name in ("Seats", "Log", "Chat", "Rules"):
        expect(ada.opens(name)).to_be_visible()
        _is_whole(ada.page)


def _is_whole(page) -> None:
    """Nothing over the side, nothing too small to touch or to read."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')].flatMap(one => {
          const box = one.getBoundingClientRect();
          const style = getComputedStyle(one);
          if (!box.width || style.visibility === 'hidden' || one.closest('p')) return [];
          const area = one.closest('label')?.getBoundingClientRect() ?? box;
          if (Math.max(box.height, area.height) >= 40) return [];
          // A smaller thing has a zone around it in which a finger meets it.
          one.scrollIntoView({block: 'center', behavior: 'instant'});
          const {x, y, width, height} = one.getBoundingClientRect();
          const meets = (at, by) => one.contains(document.elementFromPoint(x + width * at, y + height / 2 + by));
          const column = at => Array.from({length: 81}, (_, n) => n - 40).filter(by => meets(at, by)).length;
          // Another link may lie over a part of it.
          const fits = [0.5, 0.1, 0.3, 0.7, 0.9].some(at => column(at) >= 40);
          return fits ? [] : [one.outerHTML.slice(0, 140) + ' ' + box.height];
        })"""
    )
    assert small == []
    tiny = page.evaluate(
        """() => [...document.querySelectorAll('body *')].flatMap(one => {
          const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
          const shown = one.getClientRects().length && !one.closest('svg');
          return own && shown && parseFloat(getComputedStyle(one).fontSize) < 13 ? [one.outerHTML.slice(0, 140)] : [];
        })"""
    )
    assert tiny == []


def test_a_door_shows_the_table_that_is_played_behind_it(visitor, server) -> None:
    ada = visitor()
    made = server.table(["me", "open"], {"first_player": 0}, listed=True, start=False)
    bo = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    ada.enter()
    door = ada.page.locator('article[data-game="gravity-superstar"]')
    expect(door.locator("svg.board")).to_be_visible()
    assert ada.complaints() == []
    pawns = door.locator("svg.board [clip-path] > g")
    before = pawns.evaluate_all("all => all.map(one => one.getAttribute('transform'))")
    version = server.get(f"/api/tables/{made['id']}")["version"]
    turn = {"id": "1", "version": version, "word": "rotate half"}
    server.post(f"/api/tables/{made['id']}/moves", turn, made["token"])
    expect(pawns.first).not_to_have_attribute("transform", before[0])
    door.get_by_role("link", name="Watch Ada, Bo play").click()
    ada.page.wait_for_url(f"**/t/{made['id']}")
    server.post(f"/api/tables/{made['id']}/resign", {}, bo["token"])
    ada.enter()
    expect(door.get_by_text("The Open Door waits for a star")).to_be_visible()


def test_listed_tables_are_found_by_game_by_name_and_on_further_pages(visitor, server) -> None:
    for number in range(30):
        server.table(["me", "open"], {}, name=f"Crowd {number}", listed=True, start=False)
    server.table(["me", "open"], {}, name="Zelda", listed=True, start=False, game="skytopia")
    ada = visitor()
    ada.enter()
    ada.presses(ada.page.locator('article[data-game="skytopia"]').get_by_role("link", name="1 table", exact=True))
    tables = ada.page.get_by_role("main").get_by_role("listitem")
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("Zelda")
    games = ada.page.get_by_role("group", name="Which game")
    ada.presses(games.get_by_role("button", name="All games"))
    expect(tables).to_have_count(24)
    assert ada.complaints() == []
    ada.presses(ada.page.get_by_role("button", name="Next page"))
    expect(ada.page.get_by_text(re.compile(r"^25–\d+ of \d+$"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="Next page")).to_be_disabled()
    ada.page.get_by_role("searchbox", name="Search by name").fill("crowd 17")
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("Crowd 17")
    ada.page.get_by_role("searchbox", name="Search by name").fill("nobody of that name")
    expect(ada.page.get_by_text("No table like that right now.")).to_be_visible()
    ada.page.get_by_role("searchbox", name="Search by name").fill("zelda")
    ada.presses(tables.get_by_role("link", name="Skytopia"))
    ada.page.wait_for_url("**/t/*")


def test_the_boxes_of_a_game_are_offered_by_name_and_the_tuned_one_is_chosen(visitor) -> None:
    ada = visitor()
    ada.enter()
    ada.page.get_by_role("button", name="Create a table").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    boxes = dialog.locator('[data-choice="box"]')
    expect(boxes).to_have_value("tuned")
    expect(boxes.locator("option")).to_have_text(["Tuned (balanced)", "Standard", "a box of my own …"])


def test_a_box_of_ones_own_is_checked_and_played(visitor) -> None:
    ada = visitor()
    ada.enter()
    page = ada.page
    page.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    dialog.locator('[data-choice="box"]').select_option(label="a box of my own …")
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_role("alert")).to_have_text("Check your box first, then open the table.")
    good = BOX.read_text()
    page.get_by_label("Its file").set_input_files(
        {"name": "mybox.toml", "mimeType": "text/plain", "buffer": good.replace("blue = 13", "blue = -1").encode()}
    )
    expect(dialog.get_by_role("alert").first).to_contain_text("mybox.toml: ")
    page.get_by_label("Or its text").fill(good.replace('name = "standard"', 'name = "mybox"'))
    dialog.locator('[data-action="check-box"]').click()
    expect(dialog.get_by_role("status")).to_have_text("“mybox” is fine.")
    assert ada.complaints() == []
    dialog.get_by_label("Seat 2").select_option("random")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    ada.page.wait_for_selector("svg.board")


def test_a_replay_has_a_link_to_every_step_and_goes_on_from_any(visitor, record_id) -> None:
    ada = visitor()
    ada.enter(f"/t/{record_id}/replay?step=7")
    page = ada.page
    label = page.locator(".film label span")
    expect(label).to_contain_text("Step 7 of")
    total = int(label.inner_text().split()[-1])
    ada.enter(f"/t/{record_id}/replay?step={total + 500}")
    expect(label).to_have_text(f"Step {total} of {total}")
    ada.enter(f"/t/{record_id}/replay?step=7")
    expect(label).to_have_text(f"Step 7 of {total}")
    page.keyboard.press("ArrowRight")
    expect(label).to_have_text(f"Step 8 of {total}")
    page.wait_for_url("**/replay?step=8")
    page.reload()
    expect(label).to_have_text(f"Step 8 of {total}")
    page.get_by_role("button", name="To the start").click()
    expect(label).to_have_text(f"Step 0 of {total}")
    page.get_by_role("slider", name="Step").fill("30")
    expect(label).to_have_text(f"Step 30 of {total}")
    page.locator("#panel-log li.later [role=button]").first.click()
    expect(label).to_have_text(f"Step 31 of {total}")
    page.click('[data-action="play-from"]')
    page.wait_for_url(lambda url: "replay" not in url)
    expect(page.locator("svg.board")).to_be_visible()
    ada.is_asked()


def test_a_replay_at_its_fastest_drops_no_step_and_no_event(visitor, server, record_id) -> None:
    ada = visitor(calm=False)
    ada.enter(f"/t/{record_id}/replay")
    page = ada.page
    label = page.locator(".film label span")
    expect(label).to_contain_text("Step 0 of")
    total = int(label.inner_text().split()[-1])
    assert total >= 200
    page.evaluate(
        """() => {
          window.passed = [];
          const watch = new MutationObserver(all => window.passed.push(...all.map(one => one.oldValue)));
          const label = document.querySelector('.film label span');
          watch.observe(label, {characterData: true, characterDataOldValue: true, subtree: true});
        }"""
    )
    page.get_by_role("button", name="20×").click()
    page.click('[data-action="run"]')
    expect(label).to_have_text(f"Step {total} of {total}", timeout=120_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("passed") == [f"Step {step} of {total}" for step in range(total)]
    events = sum(len(step["events"]) for step in server.get(f"/api/tables/{record_id}/log")["steps"] if step["step"])
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", str(events))


def test_the_last_round_is_announced_when_it_begins(visitor, server) -> None:
    """The clock stands still, so that the ribbon stays until it is tapped, however long a look takes."""
    ada = visitor(fresh=True)
    page = ada.page
    page.clock.install(time=0)
    ada.enter(f"/t/{a_record(server, 2, most_points)}/replay")
    banner = page.locator("[data-banner]")
    label = page.locator(".film label span")
    expect(label).to_contain_text("Step 0 of")
    page.clock.pause_at(3_600_000)
    for step in range(1, int(label.inner_text().split()[-1])):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f'[data-ready="{step}"]')
        if banner.count():
            break
    expect(banner).to_have_text("The last round")
    expect(page.locator("header .last")).to_contain_text("The last round")
    banner.click()
    expect(banner).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_through_the_frame(visitor, name) -> None:
    ada = visitor()
    ada.play_at_once(name)
    ada.is_asked()
    title = ada.page.locator("header b").first.inner_text()
    assert "⟨" not in title
    ada.play(ada.words()[0])
    assert "⟨" not in ada.page.locator("body").inner_text()
