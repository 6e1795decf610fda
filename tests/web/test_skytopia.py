"""Skytopia played through the page, in a real browser against a real server."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.games.skytopia import GAME as ROOM
from tests.web.bands import FITTED
from tests.web.conftest import edition

GAME = "skytopia"
MOST_MOVES = 260


def open_table(server: Any, seats: list[str], **options: str) -> Any:
    return server.table(seats, {"first": "seat0", **options}, game=GAME)


def short_table(server: Any, seats: int) -> Any:
    """A game that is over after so many rounds, if no deck runs out before."""
    text = edition(GAME, ("round_limit = 30", "round_limit = 7"))
    return server.table(["me"] + ["random"] * (seats - 1), {"first": "seat0"}, game=GAME, edition_text=text)


def choices(person: Any) -> list[str]:
    """The words in sight; on a phone a card is tapped first, then the faces are there that a golem may show."""
    words = person.words()
    if not words:
        person.presses(person.page.locator(".plot .cover").first)
        words = person.words()
    return words


def play_out(person: Any) -> None:
    """One legal word after the other until the game is over; what may be skipped is not."""
    for _ in range(MOST_MOVES):
        if not person.goes_on():
            return
        person.play(next((word for word in choices(person) if word != "skip"), "skip"))
    raise AssertionError(f"the game was not over after {MOST_MOVES} choices")


@pytest.mark.parametrize(("seats", "width", "height"), [(3, 1440, 900), (4, 390, 844)])
def test_a_whole_game_to_its_end_and_nothing_hidden_is_sent(visitor, server, seats, width, height) -> None:
    """Only the order of the decks is hidden: what a browser hears names unseen cards in their fixed order alone."""
    ada = visitor(width=width, height=height)
    heard = ada.frames()
    is_whole = seats == 3
    made = open_table(server, ["me", "random", "random"]) if is_whole else short_table(server, seats)
    ada.sit(made, GAME)
    play_out(ada)
    expect(ada.page.locator("h1")).to_contain_text(
        "the last round is over" if is_whole else "The round limit was reached"
    )
    sheet = ada.sheet()
    total, places = sheet.pop("Points"), sheet.pop("Place")
    assert ada.page.get_by_role("dialog").locator(".scroll").evaluate("one => one.scrollWidth <= one.clientWidth"), (
        "not all in sight"
    )
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
        expect(ada.page.locator("h1")).to_contain_text("The round limit was reached")
    else:
        ada.plays_again()


def test_the_totals_of_a_tower_go_on_through_its_questions_and_a_reload(visitor, server) -> None:
    ada = visitor()
    ada.sit(scene(server), GAME)
    running = ada.page.locator(".running")
    expect(running).to_contain_text(re.compile(r"so far ([1-9]\d* PP|0 PP and [1-9])"))
    before = running.inner_text()
    ada.page.reload()
    expect(running).to_have_text(before, use_inner_text=True)


def scene(server: Any) -> Any:
    """A table in the middle of a tower that has given something and asks."""

    def asks(table: Any, events: list[Any]) -> bool:
        activation = table.view(None)["activation"]
        return has_given(events, table.seat) and activation is not None and activation["tower"] is not None

    return found(server, 2, asks)


def found(server: Any, seats: int, is_it: Callable[[Any, list[Any]], bool]) -> Any:
    """A table at a position of a game played at random, found by what it looks like after the events of a move."""
    for number in range(40):
        line, dice = Line(ROOM, seats, f"scene-{number}", {}, "standard", listen=True), Random(number)
        table = line.state
        while not table.over:
            before = len(table.log)
            word = dice.choice([ROOM.words.name(action) for action in table.actions()])
            line.apply(ROOM.words.parse(word))
            if not table.over and is_it(table, [event.seen_by(None) for event in table.log[before:]]):
                return server.play_from(line.record(), table.moves, table.seat)
    raise AssertionError("no game came to that")


def hints(table: Any) -> dict[str, Any]:
    """What the words of the open question would do."""
    return {action["name"]: action["hint"] for action in table.view(table.seat)["decision"]["actions"]}


def is_send(table: Any, round_number: int) -> bool:
    return bool(table.round_number >= round_number and table.view(None)["decision"]["kind"] == "send")


def has_given(events: list[Any], seat: int) -> bool:
    """Whether the tower that was activated last has given its owner something."""
    last = max(
        (place for place, event in enumerate(events) if event["event"] == "tower_activated"), default=len(events)
    )
    return any(event["event"] == "gained" and event["seat"] == seat for event in events[last:])


def test_a_golem_walks_from_home_to_its_card(visitor, server) -> None:
    ada = visitor(calm=False)
    ada.watch_flights()
    ada.sit(open_table(server, ["me", "random"]), GAME)
    ada.play(next(word for word in ada.words() if word.startswith("send")))
    ada.page.wait_for_function("window.flights.includes('golem')")


def test_a_pointed_at_send_tells_cost_finish_and_what_the_tower_gives(visitor, server) -> None:
    ada = visitor()
    ada.sit(open_table(server, ["me", "random"]), GAME)
    ada.is_asked()
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
    ada.presses_anyway(refused)
    page.get_by_role("alert").get_by_role("button", name="ST-").click()
    expect(page.locator("article.wanted")).to_have_count(1)


# Names that do not fit their storey.
CUT = """all => all.filter(one => one.scrollWidth > one.clientWidth
  || one.offsetHeight > one.closest('.storey').offsetHeight).length"""


def test_behind_ones_own_golem_a_warning_and_no_double_click_plays(visitor, server) -> None:
    """The forecast of a send, what readers hear of a city, and one stop of Tab for all of the board."""
    ada = visitor()

    def is_it(table: Any, _: list[Any]) -> bool:
        tall = max(len(tower) for tower in table.towers[table.seat * 4 : table.seat * 4 + 4]) >= 2
        return is_send(table, 6) and tall and any(own(hint, table.seat) for hint in hints(table).values())

    def own(hint: Any, seat: int) -> bool:
        return bool(hint["ahead"] and hint["leader"] == seat and not hint["after_end"])

    ada.sit(found(server, 3, is_it), GAME)
    version = ada.is_asked()
    page = ada.page
    sentence = page.locator(".sentence")
    warned = 0
    for notch in page.locator('.cell.legal[data-word^="send"]').all():
        notch.hover()
        expect(sentence).to_contain_text(f"face {str(notch.get_attribute('data-word')).split()[2]}")
        warned += "this one goes home for nothing" in sentence.inner_text()
        if warned:
            break
    assert warned
    notch.dblclick()
    page.locator(".plot .cover").last.dblclick()
    expect(page.locator("[data-plays]")).to_be_enabled()
    assert ada.is_asked() == version
    assert page.locator(".plot .cover").last.get_attribute("aria-label").startswith("Pick")
    expect(page.locator(".tower.blue").get_by_text("foundation (1 PP)", exact=True)).to_have_count(1)
    assert page.locator(".storey .name").evaluate_all(CUT) == 0
    assert page.locator('.board :is(button, [role="button"])[tabindex="0"]').count() == 1


def test_a_card_to_be_added_tells_what_comes_of_it(visitor, server) -> None:
    ada = visitor()
    ada.sit(found(server, 3, lambda table, _: table.view(None)["decision"]["kind"] == "add_card"), GAME)
    version = ada.is_asked()
    word = next(word for word in ada.words() if word.startswith("card"))
    card = ada.page.locator(f'[data-word="{word}"]')
    card.click()
    sentence = ada.page.locator(".sentence")
    expect(sentence).to_contain_text(re.compile(r"worth now \d+ → \d+"))
    expect(sentence).to_contain_text(re.compile("will not be activated|will still use it"))
    assert ada.is_asked() == version, "one click has played it"
    ada.play(word)


# What lies where on a phone: the bands do not cover each other and nothing of the board has to be scrolled.
LAID = """() => {
  const box = one => document.querySelector(one).getBoundingClientRect();
  const [chips, market, cities, faces] = ['.chips', '.market', '.cities', '.faces'].map(box);
  const towers = [...document.querySelectorAll('.cities .storey')].map(one => one.getBoundingClientRect());
  return {
    stacked: chips.bottom <= market.top + 1 && market.bottom <= cities.top + 1 && cities.bottom <= faces.top + 1,
    towers: towers.every(one => one.top >= market.bottom - 1 && one.bottom <= faces.top + 1),
    wide: document.documentElement.scrollWidth <= innerWidth,
  };
}"""
# What is covered or spills over on the smallest phones: names under coats, values beyond their storey, the question.
CROWDED = """() => {
  const box = one => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const all = document.createRange();
  const lines = one => (all.selectNodeContents(one), [...all.getClientRects()]);
  const h1 = document.querySelector('h1');
  return {
    names: [...document.querySelectorAll('.plot')].filter(one => one.querySelector('h2')
      && lines(one.querySelector('h2')).some(line => meet(line, box(one.querySelector('header .coat'))))).length,
    storeys: [...document.querySelectorAll('.cities .storey i')]
      .filter(one => box(one).right > box(one.closest('.storey')).right + 1).length,
    question: h1.scrollHeight > h1.clientHeight + 1,
  };
}"""
SMALL = """all => all.filter(one => one.checkVisibility())
  .map(one => one.getBoundingClientRect()).filter(box => Math.min(box.width, box.height) < 40).length"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_the_whole_table_and_tells_the_rest_in_a_tap(visitor, server, seats: int) -> None:
    ada = visitor(width=390, height=844)
    ada.sit(found(server, seats, lambda table, _: is_send(table, 8)), GAME)
    version = ada.is_asked()
    page = ada.page
    sheet = page.get_by_role("dialog")
    close = sheet.get_by_role("button", name="Close", exact=True)
    assert page.evaluate(LAID) == {"stacked": True, "towers": True, "wide": True}

    cover = page.locator(".plot .cover").first
    # Also on a small phone, where the sentence under the faces leaves the city its room.
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(FITTED, arg=[360, 740])
    assert page.evaluate(LAID) == {"stacked": True, "towers": True, "wide": True}
    assert page.evaluate("document.querySelector('.cities').offsetHeight") >= 60
    assert page.evaluate(CROWDED) == {"names": 0, "storeys": 0, "question": False}
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(FITTED, arg=[390, 844])
    ada.presses(cover)
    expect(page.locator("h1")).to_contain_text("is picked")
    act = page.locator("[data-plays]")
    expect(act).to_contain_text("Send for")
    assert page.evaluate(LAID) == {"stacked": True, "towers": True, "wide": True}
    targets = page.locator(".faces .face.legal, .chips button, .plot .cover, .strip button")
    assert targets.evaluate_all(SMALL) == 0
    ada.presses(cover)
    expect(sheet).to_contain_text("all golems on it go home")
    ada.presses(close)

    names = page.locator(".chips b").all_inner_texts()
    assert len(names) == 3
    ada.presses(page.locator(".chips button").first)
    for name in names:
        part = sheet.get_by_role("region", name=name, exact=True)
        expect(part).to_contain_text("PP for each")
        expect(part.get_by_role("listitem")).to_have_count(seats)
    ability = sheet.get_by_role("region", name="Your ability", exact=True)
    expect(ability).to_contain_text(re.compile("PP|coin"))
    assert ada.complaints() == []
    ada.presses(close)

    rivals = page.locator(".strip li:not(.own) button")
    expect(rivals).to_have_count(seats - 1)
    ada.presses(rivals.first)
    expect(sheet.locator(".tower")).to_have_count(4)
    expect(sheet.locator(".tower .name").filter(has_text="Foundation")).to_have_count(4)
    expect(sheet).to_contain_text("Golems at work")
    assert ada.complaints() == []
    ada.presses(close)
    assert ada.is_asked() == version
    ada.play(str(act.get_attribute("data-plays")))


def test_keys_alone_send_a_golem_and_it_can_be_taken_back(visitor, server) -> None:
    ada = visitor()
    made = server.table(["me", "open"], {"first": "seat0"}, game=GAME, start=False)
    server.post(f"/api/tables/{made['id']}/join", {"name": "Bo"})
    server.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
    ada.sit(made, GAME)
    ada.is_asked()
    page = ada.page
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-slot="blue-1"] :focus')).to_have_count(1)
    chosen = page.locator('[data-word][aria-pressed="true"]')
    page.keyboard.press("2")
    expect(chosen).to_have_attribute("data-word", "send blue-1 2")
    page.keyboard.press("Enter")
    expect(page.locator("#panel-log p", has_text="send a golem to")).to_have_count(1)
    page.click('[data-action="undo"]')
    expect(page.locator("#panel-log")).to_contain_text("You took this back")
    ada.is_asked()
    assert "send blue-2 2" in ada.words()


@pytest.mark.parametrize("width", [1440, 390])
def test_draft_sides_opening_and_the_table_please_axe_in_both_lights(visitor, server, width: int) -> None:
    ada = visitor(width=width, height=900 if width > 700 else 844, theme="dark" if width > 700 else "light")
    made = open_table(server, ["me", "random", "random"], abilities="draft", sides="each", opening="free")
    ada.sit(made, GAME)
    page = ada.page
    kinds: set[str] = set()
    for _ in range(12):
        words = choices(ada)
        kind = words[0].split()[0]
        if kind not in kinds:
            kinds.add(kind)
            assert ada.complaints() == []
        if kind == "send":
            break
        ada.play(words[0])
    assert {"tile", "side", "card", "send"} <= kinds
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width < 700:
        word = page.locator(".faces .word.legal:not(.chosen)").first.get_attribute("data-word")
        face = page.locator(f'.faces [data-word="{word}"]')
        face.tap()
        expect(page.locator(f'[data-plays="{word}"]')).to_be_enabled()
        assert min(face.bounding_box()["width"], face.bounding_box()["height"]) >= 40
