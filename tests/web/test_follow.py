"""Following the others at a table: what they do, what was taken back, and why it ended as it did."""

import json
import re
import urllib.request
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.locale import catalogue

WIDTHS = [1440, 390]
LATER = "old => Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1) > old"
DUEL = {"layout": "2A0 3B2", "first_door": 1, "first_player": 0}
# How the others are called whose deeds the bar tells, and a table of each game. In Skytear heroes do things.
FOLLOWED: dict[str, tuple[int, dict[str, Any]]] = {
    "gravity-superstar": (2, {}),
    "skytopia": (2, {"first": "seat0"}),
    "sky-painters": (2, {}),
    "skytear": (1, {"mode": "simple", "setup": "fixed", "minion_placement": "auto", "first_player": 0}),
}
# What is drawn by half: cards without their effect, sky cards without symbols, heroes without a face or a number.
HALVES = [
    ".plot .card:not(:has(.effect svg, .effect em))",
    '.card[data-tell^="cell"]:not(:has(.art svg *))',
    '.card[data-tell^="cell"]:not(.blue):not(:has(.symbols *))',
    "svg.board .hero:has(.base):not(:has(svg > *))",
    "svg.board .hero:has(.plate):not(:has(.points:not(:empty)))",
]
# Everything the bar said, which seats were raised while the page was at it, and what was drawn by half in any frame:
# those, and roofs in the air.
WATCH = """halves => {
  window.followed = { said: [], raised: [], skip: 0, tray: 0, frames: 0, halves: [] };
  const middle = box => box.x + box.width / 2;
  const isFloating = roof => {
    const box = roof.getBoundingClientRect(), under = roof.nextElementSibling?.getBoundingClientRect();
    return !under || Math.abs(box.bottom - under.top) > 3 || Math.abs(middle(box) - middle(under)) > 3;
  };
  const frame = () => {
    window.followed.frames += 1;
    const roofs = [...document.querySelectorAll('.tower .roof')].filter(isFloating);
    const found = [...document.querySelectorAll(halves.join()), ...roofs];
    window.followed.halves.push(...found.slice(0, 1).map(one => one.outerHTML.slice(0, 160)));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const look = () => {
    const said = document.querySelector('header h1')?.innerText.trim();
    if (said && window.followed.said.at(-1) !== said) window.followed.said.push(said);
    for (const seat of document.querySelectorAll('li.on[data-seat]')) window.followed.raised.push(seat.dataset.seat);
    if (document.querySelector('[data-action="skip"]')) window.followed.skip += 1;
    const tray = document.querySelector('.tray');
    if (tray) window.followed.tray = Math.max(window.followed.tray, tray.getBoundingClientRect().height);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
  look();
}"""


def _table(server, name: str, bots: int, options: dict[str, Any] | None = None, level: str = "random") -> Any:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * bots]
    return server.post(
        "/api/tables", {"game": name, "name": "Ada", "seats": seats, "options": options or {}, "start": True}
    )


def _shown(server, made: Any) -> Any:
    headers = {"Authorization": f"Bearer {made['token']}"}
    with urllib.request.urlopen(
        urllib.request.Request(f"{server.url}/api/tables/{made['id']}", headers=headers)
    ) as answer:
        return json.load(answer)


def _moves(server, made: Any, word: str, token: str | None = None) -> None:
    """A move from another place than the page that is looked at."""
    version = server.get(f"/api/tables/{made['id']}")["version"]
    wish = {"id": f"{version} {word}", "version": version, "word": word}
    server.post(f"/api/tables/{made['id']}/moves", wish, token or made["token"])


def _next(ada, made: Any, which: int = 0) -> None:
    """A move of one's own, and the others' until it is one's turn again."""
    version = ada.is_asked()
    _moves(ada.server, made, _shown(ada.server, made)["ask"]["legal"][which]["word"])
    ada.page.wait_for_function(LATER, arg=version)
    ada.is_asked()


def _others(name: str, view: Any) -> list[str]:
    """Whoever does something for the other seats, as sentences begin with it."""
    words = catalogue("en", name)
    if name == "skytear":
        return [words.say(f"hero-{hero['key']}") for hero in view["seats"][1]["heroes"]]
    return [words.say(f"bot-{seat}") for seat in (1, 2)]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", FOLLOWED)
def test_the_bar_tells_what_the_others_do_and_a_recap_can_be_opened(visitor, server, name, width) -> None:
    """While they do it nothing is drawn by half."""
    ada = visitor(width=width, height=900, calm=False)
    made = _table(server, name, *FOLLOWED[name])
    ada.sit(made, name)
    ada.is_asked()
    ada.page.evaluate(WATCH, HALVES)
    names = tuple(_others(name, _shown(server, made)["view"]))
    told: list[str] = []
    followed: dict[str, Any] = {}
    while not (told and followed["skip"] and ada.page.locator('[data-action="recap"]').count()):
        _next(ada, made)
        followed = ada.page.evaluate("window.followed")
        told = [line for line in followed["said"] if line.startswith(names) and line.endswith(".")]
    assert not any("⟨" in line or "{" in line for line in told)
    assert followed["frames"] > 10
    assert followed["halves"][:3] == []
    if width > 1000:
        assert {"1", "2"} & set(followed["raised"])
    ada.presses(ada.page.locator('[data-action="recap"]'))
    recap = ada.page.locator("[data-recap]")
    expect(ada.page.get_by_role("heading", name="Since you last moved", exact=True)).to_be_focused()
    expect(recap.locator("li", has_text=re.compile("|".join(names))).first).to_be_visible()
    if name != "skytear":  # it has no points: what changed for me is told only if something did
        expect(recap.locator("[data-changes]")).to_contain_text("You")
    ada.presses(recap.get_by_role("button", name="My move"))
    expect(recap).to_have_count(0)
    ada.is_asked()


@pytest.mark.parametrize("width", WIDTHS)
def test_skip_is_a_button_with_a_key_and_leads_to_the_own_turn(visitor, server, width) -> None:
    ada = visitor(width=width, height=844, calm=False, speed=0.6)
    made = server.table(["me", "random", "random", "random"], {"first_player": 0})
    ada.sit(made)
    ada.is_asked()
    skip = ada.page.locator('[data-action="skip"]')
    board = ada.page.locator(".board").first.bounding_box()
    _moves(server, made, "rotate half")
    expect(skip).to_be_visible()
    assert ada.page.locator(".board").first.bounding_box() == board
    if ada.touches:
        expect(ada.page.locator("[data-next]")).to_contain_text(re.compile(r" is next, then .*you$|^You are next$"))
        skip.tap()
    else:
        expect(skip).to_contain_text("Space")
        ada.page.keyboard.press("Space")
    ada.is_asked()
    expect(skip).to_have_count(0)


def test_off_shows_nothing_in_between_and_fast_is_set_where_the_others_are_watched(visitor, server) -> None:
    ada = visitor(calm=False, speed=0.6)
    made = server.table(["me", "random", "random", "random"], {"first_player": 0})
    ada.sit(made)
    ada.is_asked()
    _moves(server, made, "rotate half")
    ada.page.locator('[data-speed="off"]').click()
    ada.is_asked()
    ada.page.get_by_role("button", name="Menu").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Fast").click()
    assert json.loads(ada.page.evaluate("localStorage.getItem('skyhall-settings')"))["motion"] is True


def test_their_sky_is_shown_while_they_paint_also_when_the_own_turn_ends_by_itself(visitor, server) -> None:
    ada = visitor(calm=False)
    made = _table(server, "sky-painters", 2)
    ada.sit(made, "sky-painters")
    ada.is_asked()
    ada.page.evaluate(
        """() => {
      window.skies = new Set();
      const look = () => {
        if (!document.querySelector('[data-action="skip"]')) return;
        const mover = document.querySelector('li.on[data-seat]')?.dataset.seat;
        const sky = document.querySelector('[data-sky][aria-selected="true"]')?.dataset.sky;
        window.skies.add(`${mover} ${sky}`);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }"""
    )
    while ada.page.evaluate("window.skies.size") < 2:
        _next(ada, made)
    pairs = [pair.split() for pair in ada.page.evaluate("[...window.skies]")]
    assert all(mover == sky for mover, sky in pairs), pairs


@pytest.mark.parametrize("width", WIDTHS)
def test_what_was_taken_back_is_struck_where_it_was_at_once_and_after_a_reload(visitor, server, width) -> None:
    ada = visitor(width=width, height=844)
    made = server.table(["me", "open"], DUEL, start=False)
    bo = server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    ada.sit(made)
    ada.is_asked()
    _moves(server, made, "rotate half")
    expect(ada.page.locator("h1")).to_contain_text("Bo")
    _moves(server, made, "rotate left", bo["token"])
    ada.is_asked()
    version = server.get(f"/api/tables/{made['id']}")["version"]
    ada.presses(ada.page.locator(f'[data-word="{ada.words()[-1]}"]').filter(visible=True).first)
    expect(ada.page.locator("[data-plays]")).to_have_count(1)
    server.post(f"/api/tables/{made['id']}/undo", {"id": "oops", "version": version}, bo["token"])
    expect(ada.page.locator("h1")).to_contain_text("Bo took a move back and is deciding again")
    expect(ada.page.locator("[data-back]")).to_contain_text("Bo took this back")
    expect(ada.page.locator("[data-plays]")).to_have_count(0)
    expect(ada.page.locator("[data-back-tag]")).to_have_text("taken back")
    seen = []
    for _ in range(2):
        log = ada.opens("Log")
        block = log.locator("[data-undone]")
        expect(block).to_have_count(1)
        expect(block.locator("s")).not_to_be_visible()
        ada.presses(block.locator("summary"))
        expect(block.locator("s")).to_contain_text("plays Rotate")
        seen.append(log.inner_text())
        ada.page.reload()
        ada.page.wait_for_selector("[data-ready]")
    assert seen[0] == seen[1]
    assert seen[0].count("Round 1") == 1
    assert "Round 2" not in seen[0]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_log_has_one_entry_a_turn_and_calls_the_reader_you(visitor, server, width) -> None:
    ada = visitor(width=width, height=844)
    made = _table(server, "skytopia", 2, {"first": "seat0"})
    ada.sit(made, "skytopia")
    for _ in range(12):
        _next(ada, made, -1)
    log = ada.opens("Log")
    rounds: list[list[str]] = []
    for entry in log.locator("li").all_inner_texts():
        if entry.startswith("Round "):
            rounds.append([])
        elif rounds:
            rounds[-1].append(entry.split(" ", 1)[0])
    assert len(rounds) > 2
    assert all(len(set(one)) == len(one) for one in rounds), rounds
    assert all("You" in one for one in rounds[:-1]), rounds
    assert "Ada" not in log.inner_text()
    assert log.get_by_role("img", name="coin").count() > 0


def _late(server) -> Any:
    """A table shortly before the end of a duel that was played at random."""
    line, dice = Line(game("gravity-superstar"), 2, "late", {**DUEL, "stall_rounds": 5}, "standard"), Random(3)
    turns: list[tuple[int, int]] = []
    while not line.state.over:
        turns.append((line.state.moves, line.state.seat))
        line.push(dice.choice(line.state.actions()))
    step, seat = turns[-6]
    return server.play_from(line.record(), step, seat)


def test_the_end_says_why_it_was_won_and_the_lists_who_won(visitor, server) -> None:
    ada = visitor(fresh=True)
    ada.sit(_late(server))
    while ada.goes_on():
        ada.play_best()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.locator(".why strong")).to_contain_text("win")
    title = dialog.get_by_role("heading").first.inner_text()
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog.get_by_role("button", name="Share", exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text("The link to the replay is copied.")
    assert ada.page.evaluate("navigator.clipboard.readText()") == f"{ada.page.url}/replay"
    dialog.get_by_role("button", name="Look at the board").click()
    scoring = ada.page.locator(".tray [data-action='scoring']")
    expect(scoring).to_be_visible()
    expect(ada.page.locator(".tray")).not_to_contain_text("Not your turn")
    scoring.click()
    expect(dialog).to_be_visible()
    ada.enter()
    row = ada.page.get_by_role("region", name="My tables").get_by_role("listitem").first
    expect(row).to_contain_text(
        "You won" if title == "You win" else "bot won" if "share" not in title else "share the win"
    )
