"""Sky Painters played through the page, in a real browser against a real server."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from skyhall.core.record import new_record
from skyhall.games.sky_painters import GAME as ROOM

GAME = "sky-painters"
CARDS = 4
SHORT = {"deck_size": CARDS, "painters_to_win": 2, "victory_needs_leader": False, "standstill_rounds": 1}
PLACING = ["on", "cell", "halo", "drawn", "card"]
EAGER = [*PLACING, "painter", "paint", "hope", "take", "die", "seat", "lose", "comply", "cloud"]
MOST_MOVES = 260


def pick(words: list[str]) -> str:
    """The word that gets on best with the game; ending the turn comes last."""
    rank = {verb: n for n, verb in enumerate(EAGER)}
    return min(words, key=lambda word: rank.get(word.split()[0], len(EAGER) + (word == "end")))


def scene(server: Any, question: str) -> Any:
    """A table where that question is put to a person: the first one of a game of two, told as a record."""
    for number in range(9):
        table, dice = ROOM.new(2, f"scene-{number}", {}, "standard"), Random(number)
        record = new_record(ROOM, table, f"scene-{number}")
        while not table.over and len(record.words) < 400:
            if type(table.decision()).__name__ == question:
                kept = server.post("/api/records", {"text": record.text()})
                wish = {"step": len(record.words), "seat": table.seat, "name": "Ada", "level": "random"}
                return server.post(f"/api/tables/{kept['id']}/play-from", wish)
            words = {ROOM.words.name(action): action for action in table.actions()}
            word = pick(sorted(words)) if dice.random() < 0.8 else dice.choice(sorted(words))
            record.words.append(word)
            table.apply(words[word])
    raise AssertionError(f"{question} was never asked")


def turn_a_leaf(page: Any, number: int) -> None:
    """On a phone dice, cards and Painters lie under tabs, where something may be bought."""
    tab = page.get_by_role("tab", name=("Dice", "Cards", "Painters")[number % 3], exact=True)
    if tab.count():
        tab.dispatch_event("click")


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 390, 844), (3, 1440, 900), (4, 390, 844)])
def test_a_whole_game_against_bots_and_nothing_hidden_is_sent(visitor, server, seats, width, height) -> None:
    ada = visitor(width=width, height=height)
    heard = ada.frames()
    ada.sit(server.table(["me"] + ["random"] * (seats - 1), SHORT, game=GAME), GAME)
    for number in range(MOST_MOVES):
        if not ada.goes_on():
            break
        if width < 700:
            turn_a_leaf(ada.page, number)
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
        turn_a_leaf(ada.page, 1)
        assert ada.complaints() == []
    ada.play("take right")
    ada.page.wait_for_selector('[data-word^="cell"]')
    assert ada.complaints() == []
    ada.page.locator('[data-sky="1"]').click()
    ada.page.locator('[data-sky="sheet"]').click()
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
        ada.is_asked()
        turn_a_leaf(ada.page, number)
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
    expect(ada.page.locator("#panel-log")).to_contain_text("Ada does as asked")


def test_drawn_tokens_are_for_their_owner_alone(visitor, server) -> None:
    made = scene(server, "KeepHalo")
    ada, bo = visitor(), visitor("Bo")
    shown, watched = ada.frames(), bo.frames()
    ada.sit(made, GAME)
    ada.is_asked()
    bo.enter(f"/t/{made['id']}")
    bo.page.wait_for_selector("dl")
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
    expect(ada.page.locator("#panel-log")).to_contain_text("gains one spot")
