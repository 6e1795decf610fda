"""Sky Painters played through the page, in a real browser against a real server."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.games.sky_painters import GAME as ROOM
from skyhall.games.sky_painters.play.state import Table
from tests.web.bands import FITTED

GAME = "sky-painters"
CARDS = 4
SHORT = {"deck_size": CARDS, "painters_to_win": 2, "victory_needs_leader": False, "standstill_rounds": 1}
PLACING = ["on", "cell", "halo", "drawn", "card"]
EAGER = [*PLACING, "painter", "paint", "hope", "take", "die", "seat", "lose", "comply", "cloud"]
MOST_MOVES = 260


# Letters and numbers on the board and in what is chosen with that are smaller than 13 px on the screen.
TINY = """() => [...document.querySelectorAll('.board *, .tray *, .strip *')].filter(one => {
  const says = [...one.childNodes].some(part => part.nodeType === 3 && part.data.trim());
  if (!says || !one.checkVisibility() || one.closest('.unseen')) return false;
  const zoom = one.ownerSVGElement ? one.getScreenCTM().a : 1;
  return parseFloat(getComputedStyle(one).fontSize) * zoom < 12.9;
}).map(one => one.outerHTML.slice(0, 120))"""
# Rewards and dice on cards that something lies over, at either end.
COVERED = """() => {
  const isFree = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || top.contains(one));
  };
  const isSeen = one => {
    const box = one.getBoundingClientRect();
    const room = one.closest('.pane, .row') ?? one;
    return box.width > 4 && isFree(room, box.x + box.width / 2, box.y + box.height / 2);
  };
  return [...document.querySelectorAll('[data-rewards], .symbol .have')].filter(isSeen).filter(one => {
    const box = one.getBoundingClientRect(), y = box.y + box.height / 2;
    return !isFree(one, box.x + 3, y) || !isFree(one, box.right - 3, y);
  }).map(one => one.outerHTML.slice(0, 120));
}"""
# How many rows of the sky are in sight, which dice are not, and whether the act is too long for its button.
WHOLE = """() => {
  const box = one => one.getBoundingClientRect();
  const [pane, card, tray] = ['.pane', '[data-inner]', '.tray'].map(one => box(document.querySelector(one)));
  const act = document.querySelector('[data-action="play"]');
  return {
    rows: Math.floor((pane.height + 1) / card.height),
    dice: [...document.querySelectorAll('[data-pool] button')].filter(one => box(one).bottom > tray.bottom + 1).length,
    act: act.scrollHeight > act.clientHeight + 1,
  };
}"""
# Where the edges of the bands, the cards of the sky and the dice of the pool are.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('.tray, .pane, [data-inner], [data-pool], [data-word^="die"]')].map(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const name = one.dataset.word ? `${one.dataset.word} ${x} ${y}` : `${one.className} ${one.style.gridArea}`;
    return [name, [x, y, width, height].map(Math.round)];
  }))"""


def always(_: Table) -> bool:
    return True


def may_take_a_die(table: Table) -> bool:
    """Late enough for cards and dice to lie about."""
    return table.moves > 90 and any(ROOM.words.name(action).startswith("die") for action in table.actions())


def has_two_painters(table: Table) -> bool:
    return len(table.painters[table.seat]) >= 2


def growing(table: Table) -> str | None:
    """The word that lays a card to the right of three by three, if the turn goes on after it."""
    cells = table.view(table.seat)["seats"][table.seat]["cells"]
    left = min(cell["x"] for cell in cells)
    if max(cell["x"] for cell in cells) != left + 2:
        return None
    for action in table.actions():
        word = ROOM.words.name(action)
        if word.startswith(f"cell {left + 3} "):
            twin = table.clone()
            twin.apply(action)
            if (twin.turn, twin.seat) == (table.turn, table.seat):
                return word
    return None


def pick(words: list[str]) -> str:
    """The word that gets on best with the game; ending the turn comes last."""
    rank = {verb: n for n, verb in enumerate(EAGER)}
    return min(words, key=lambda word: rank.get(word.split()[0], len(EAGER) + (word == "end")))


def scene(server: Any, question: str, seats: int = 2, ripe: Callable[[Table], bool] = always, **options: Any) -> Any:
    """A table where that question is put to a person, the first time that it is ripe for it, told as a record."""
    for number in range(9):
        line, dice = Line(ROOM, seats, f"scene-{number}", options, "standard"), Random(number)
        table = line.state
        while not table.over and table.moves < 400:
            if type(table.decision()).__name__ == question and ripe(table):
                return server.play_from(line.record(), table.moves, table.seat)
            words = {ROOM.words.name(action): action for action in table.actions()}
            word = pick(sorted(words)) if dice.random() < 0.8 else dice.choice(sorted(words))
            line.apply(words[word])
    raise AssertionError(f"{question} was never asked")


def turn_a_leaf(person: Any, number: int) -> None:
    """On a phone dice, cards and Painters lie under tabs, where something may be bought."""
    person.is_asked()
    person.presses(person.page.locator(f'[data-tab="{("dice", "cards", "painters")[number % 3]}"]'))


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 390, 844), (4, 1440, 900)])
def test_a_whole_game_against_bots_and_nothing_hidden_is_sent(visitor, server, seats, width, height) -> None:
    ada = visitor(width=width, height=height)
    heard = ada.frames()
    ada.sit(server.table(["me"] + ["random"] * (seats - 1), SHORT, game=GAME), GAME)
    for number in range(MOST_MOVES):
        if not ada.goes_on():
            break
        if width < 700:
            turn_a_leaf(ada, number)
        ada.play(pick(ada.words()))
    sheet = ada.sheet()
    places, total = sheet.pop("Place"), sheet.pop("Total")
    assert [sum(column) for column in zip(*sheet.values(), strict=True)] == total
    assert 1 in places
    seen: set[str] = set()
    for view in [frame["view"] for frame in heard if frame.get("view")]:
        assert view["drawn"] == [] or view["decision"]["seat"] == 0
        if view["decision"] and view["decision"]["seat"] != 0:
            assert view["help"]["plays"] == []
        seen |= {cell["card"]["id"] for seat in view["seats"] for cell in seat["cells"]}
        seen |= {one["card"]["id"] for one in view["offer"] if one["card"]}
        if view["deck_top"]:
            seen.add(view["deck_top"]["id"])
        hidden = max(0, view["deck_count"] - 1)
        assert len(seen) == seats + CARDS - hidden, "a card was told before it came to light"
    if seats == 2:
        ada.steps_through()
    else:
        ada.plays_again()


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 390, 844), ("dark", 1440, 900)])
def test_axe_finds_nothing_while_cards_and_dice_are_placed(visitor, server, theme, width, height) -> None:
    ada = visitor(theme=theme, width=width, height=height)
    ada.sit(server.table(["me", "random", "random"], {}, game=GAME), GAME)
    ada.is_asked()
    assert ada.complaints() == []
    if width < 700:
        turn_a_leaf(ada, 1)
        assert ada.complaints() == []
    ada.play("take right")
    ada.page.wait_for_selector('[data-word^="cell"]')
    assert ada.complaints() == []
    ada.presses(ada.page.locator('[data-sky="1"]'))
    ada.presses(ada.page.locator('[data-sky="sheet"]'))
    expect(ada.page.get_by_role("rowheader", name="Total")).to_be_visible()
    assert ada.complaints() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_finger_finds_every_symbol_and_die(visitor, server) -> None:
    """Nothing to tap is smaller than 40 px, whatever lies under the tabs, in the widest sky of a game."""
    ada = visitor(width=390, height=844)
    ada.sit(scene(server, "KeepHalo"), GAME)
    ada.is_asked()
    ada.play("drawn 1")
    small = """() => [...document.querySelectorAll('.frame button')]
      .filter(one => one.offsetParent && !one.classList.contains('lower'))
      .map(one => [one.dataset.word ?? one.className, one.getBoundingClientRect()])
      .filter(([, box]) => box.width < 39.5 || box.height < 39.5).map(([name]) => name)"""
    for number in range(3):
        turn_a_leaf(ada, number)
        assert ada.page.evaluate(small) == []


def test_who_is_dared_reads_by_whom_why_and_what_it_would_cost(visitor, server) -> None:
    ada = visitor()
    ada.sit(scene(server, "Dare"), GAME)
    ada.is_asked()
    expect(ada.page.locator("h1")).to_contain_text("gain")
    why = ada.page.locator(".why")
    expect(why).to_contain_text("makes you choose")
    expect(why).to_contain_text("Each opponent")
    assert ada.words() == ["comply", "refuse"]
    assert ada.complaints() == []
    ada.play("comply")
    expect(ada.page.locator("h1")).to_contain_text("Pick a die")
    while ada.goes_on() and "Pick a die" in ada.page.locator("h1").inner_text():
        ada.play(ada.words()[0])
    expect(ada.page.locator("#panel-log")).to_contain_text("You do as asked")


def test_drawn_tokens_are_for_their_owner_alone(visitor, server) -> None:
    made = scene(server, "KeepHalo")
    ada, bo = visitor(), visitor("Bo")
    shown, watched = ada.frames(), bo.frames()
    ada.sit(made, GAME)
    ada.is_asked()
    bo.enter(f"/t/{made['id']}")
    bo.page.wait_for_selector("[data-ready]")
    drawn = next(frame["view"]["drawn"] for frame in shown if frame.get("view"))
    assert len(drawn) == 2
    for token in drawn:
        expect(ada.page.locator('[data-word^="drawn"]', has_text=token["title"])).to_have_count(1)
    views = [frame["view"] for frame in watched if frame.get("view")]
    assert views
    assert all(view["drawn"] == [] and view["drawn_count"] == 2 for view in views)
    told = [event for frame in watched for step in frame.get("steps", []) for event in step["events"]]
    assert all("tokens" not in event for event in told)


def test_cards_and_dice_fly_to_their_places(visitor, server) -> None:
    ada = visitor(calm=False)
    ada.watch_flights()
    ada.sit(server.table(["me", "random"], {}, game=GAME), GAME)
    ada.is_asked()
    ada.play("take right")
    ada.page.wait_for_selector('[data-word^="cell"]')
    cell = ada.page.locator('[data-word^="cell"]:not([aria-disabled="true"])').first
    cell.hover()
    ada.play(str(cell.get_attribute("data-word")))
    ada.page.wait_for_function("window.flights.includes('laid')")
    ada.is_asked()
    ada.play(next(word for word in ada.words() if word.startswith("die")))
    ada.page.wait_for_selector('[data-word^="on"]:not([aria-disabled="true"])')
    ada.play(next(word for word in ada.words() if word.startswith("on")))
    ada.page.wait_for_function("window.flights.includes('die')")


def test_a_card_is_taken_back_and_what_is_refused_says_why(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {}, game=GAME), GAME)
    ada.is_asked()
    ada.page.locator('[data-word="take top"]').focus()
    reason = ada.page.locator(".refused")
    expect(reason).to_contain_text("The top card costs 3 spots and 3 hope.")
    reason.get_by_role("button", name="SP-12").click()
    expect(ada.page.locator("article.wanted")).to_contain_text("Take a card")
    ada.play("take right")
    ada.page.wait_for_selector('[data-word^="cell"]')
    ada.page.locator('[data-action="undo"]').click()
    ada.page.wait_for_selector('[data-word="spot"]:not([aria-disabled="true"])')
    ada.page.click('[data-action="hint"]')
    expect(ada.page.locator('[data-action="play"]')).to_be_enabled()
    ada.play("spot")
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.locator("#panel-log").get_by_role("img", name="1 spot").last).to_be_visible()


def test_a_wide_board_covers_nothing_keeps_its_places_and_leads_to_the_rule(visitor, server) -> None:
    """Rewards and pips lie open, letters are 13 px, taking a die moves nothing, a refusal's link is reached."""
    ada = visitor()
    ada.sit(scene(server, "MainAction", 4, may_take_a_die), GAME)
    ada.is_asked()
    page = ada.page
    assert page.evaluate(TINY) == []
    assert page.evaluate(COVERED) == []
    expect(page.get_by_role("list", name="Steps of the turn").locator('[aria-current="step"]')).to_have_text("Main")
    pale = page.locator(".pale").first
    pale.hover()
    reason = page.locator(".refused")
    expect(reason).to_contain_text("No empty symbol of yours takes this die.")
    ada.presses(reason.get_by_role("button", name="SP-17"))
    expect(page.locator("article.wanted")).to_contain_text("SP-17")
    before = page.evaluate(PLACES)
    ada.play(next(word for word in ada.words() if word.startswith("die")))
    page.wait_for_selector('[data-word^="on"]')
    after = page.evaluate(PLACES)
    moved = {name for name in before.keys() & after.keys() if before[name] != after[name]}
    assert (moved, len(before) - len(after)) == (set(), 1)
    expect(page.locator(".hole")).to_have_count(1)
    assert page.evaluate(COVERED) == []
    page.locator('[data-word^="on"]:not([aria-disabled="true"])').first.hover()
    expect(page.locator("[data-then]")).to_contain_text("Then")
    ada.presses(page.locator('[data-sky="0"]'))
    expect(page.locator("[data-then]")).to_have_text("")
    ada.page.keyboard.press("Escape")
    ada.page.click('[data-action="hint"]')
    ada.presses(page.locator(f'[data-sky="{page.locator("li.on[data-seat]").get_attribute("data-seat")}"]'))
    expect(page.locator("[data-hint][aria-pressed=true]")).to_contain_text("%")


def test_a_sky_that_grows_beyond_three_by_three_keeps_its_scale_for_the_turn(visitor, server) -> None:
    ada = visitor()
    words: list[str | None] = []

    def may_grow(table: Table) -> bool:
        words.append(growing(table))
        return words[-1] is not None

    ada.sit(scene(server, "PlaceCard", 2, may_grow), GAME)
    ada.is_asked()
    inner = ada.page.locator("[data-inner]")
    before, count = inner.first.bounding_box(), inner.count()
    ada.play(str(words[-1]))
    after = inner.first.bounding_box()
    assert inner.count() > count
    assert (round(after["width"]), round(after["height"])) == (round(before["width"]), round(before["height"]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phone_shows_what_the_table_shows(visitor, server, seats) -> None:
    """Three by three of the sky, all dice, everybody's goods, own Painters with their effects; the rest by a tap."""
    ada = visitor(width=390, height=844)
    ada.sit(scene(server, "AdditionalAction", seats, has_two_painters), GAME)
    ada.is_asked()
    page = ada.page
    assert page.evaluate(TINY) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate("Math.round(document.querySelector('[data-inner]').getBoundingClientRect().width * 3)") == 390
    strip = page.get_by_role("tablist", name="Skies and score sheet").get_by_role("tab")
    expect(strip).to_have_count(seats)
    expect(strip.first).to_contain_text("Hope")
    tray = page.locator(".tray").bounding_box()
    for die in page.locator("[data-pool] button").all():
        box = die.bounding_box()
        assert box["y"] >= tray["y"]
        assert box["y"] + box["height"] <= tray["y"] + tray["height"] + 1
    own = page.locator(".own .tile")
    expect(own.first.locator(".lasts")).not_to_be_empty()
    ada.presses(own.first)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text("Sky ")
    ada.presses(page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(page.locator('[data-action="play"]')).to_contain_text("End your turn")
    edges = page.evaluate(PLACES)
    for leaf in ("cards", "painters", "halos"):
        ada.presses(page.locator(f'[data-tab="{leaf}"]'))
        assert page.evaluate(TINY) == []
        assert page.locator(".tray").bounding_box() == tray
    ada.presses(page.locator('[data-tab="dice"]'))
    assert page.evaluate(PLACES) == edges
    # On a small phone the sky keeps its three by three, and the pool all its dice.
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(FITTED, arg=[360, 740])
    assert page.evaluate(WHOLE) == {"rows": 3, "dice": 0, "act": False}
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(FITTED, arg=[390, 844])
    refused = page.locator('[data-pool] [aria-disabled="true"]').first
    box = refused.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    rule = page.locator("[data-line] .refused").get_by_role("button")
    name = rule.inner_text()
    ada.presses(rule)
    expect(page.locator("article.wanted")).to_contain_text(name)
    assert ada.complaints() == []


def test_a_tension_duel_has_no_points_and_no_critical_phase(visitor, server) -> None:
    for width, height in ((1440, 900), (390, 844)):
        ada = visitor(width=width, height=height)
        ada.sit(scene(server, "MainAction", 2, may_take_a_die, variant="tension_duel"), GAME)
        ada.is_asked()
        ada.presses(ada.page.locator('[data-sky="sheet"]'))
        expect(ada.page.get_by_text("There are no points.").first).to_be_visible()
        said = ada.page.locator(".frame").inner_text()
        assert "Critical Phase" not in said
        assert "Total" not in said
        assert ada.complaints() == []
