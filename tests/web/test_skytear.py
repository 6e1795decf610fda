"""Skytear played through the page, in a real browser against a real server."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.web.conftest import edition

GAME = "skytear"
# Pass, attack when somebody can be hit, else get on with the game.
EAGER = ["pass", "faction", "act attack", "end", "done", "hex", "aoe", "strike", "hero", "kind", "card", "no"]
BOTH_SIZES = [(1440, 900), (390, 844)]


def pick(words: list[str]) -> str:
    """The word that brings the game on."""
    return min(words, key=lambda word: next((n for n, start in enumerate(EAGER) if word.startswith(start)), len(EAGER)))


def play_until(person, question: str, choose=pick) -> None:
    """Choices until this is asked."""
    for _ in range(80):
        words = person.words()
        if question in person.page.locator("h1").inner_text():
            return
        person.play(choose(words))
    raise AssertionError(f"never asked: {question}")


def stormy() -> str:
    """An edition in which an area can be laid in the first activation: big hands, long ways, a cheap Featherstorm."""
    return edition(
        GAME,
        ("hand_start = 6", "hand_start = 20"),
        ("\nmove = 3", "\nmove = 6"),
        ('runes = ["ice", "ice", "ice"]', 'runes = ["ice"]'),
    )


def check_nothing_hidden(messages: list[dict[str, Any]]) -> None:
    """What the browser of seat 0 received holds no hand, no face-down card and no open choice of seat 1."""
    views = [one["view"] for one in messages if one.get("view")]
    assert views
    links = {"ask-Caster", "ask-Target", "ask-Kind", "ask-TargetEffect"}
    for view in views:
        foe = view["seats"][1]
        assert not {"hand", "known_top", "set_aside_cards"} & set(foe)
        assert all(lead["open"] for hero in foe["heroes"] for lead in hero["leads"] if "card" in lead)
        if view["seat_to_act"] == 1:
            assert view["legal"] == []
            assert view["aoe"] == {}
            assert "looking" not in view
            assert view["prompt"]["key"] not in links
    events = [event for one in messages for step in one.get("steps", []) for event in step["events"]]
    secret = [event for event in events if event.get("seat") == 1 and event["event"] in ("drew", "led", "predicted")]
    assert secret
    assert not any({"cards", "card", "kept"} & set(event) for event in secret)
    words = [step["word"] for one in messages for step in one.get("steps", []) if step["seat"] == 1]
    result = [one["table"]["result"] for one in messages if one.get("table")]
    assert words
    assert result[-1] is not None
    open_from = next(n for n, one in enumerate(messages) if one.get("table") and one["table"]["result"])
    before = [step for one in messages[:open_from] for step in one.get("steps", []) if step["seat"] == 1]
    assert not any(step["word"] for step in before)


@pytest.mark.parametrize(
    ("setup", "turns", "width", "height"),
    [("faction_draft", 2, 1440, 900), ("hero_draft", 1, 390, 844)],
    ids=["desktop", "phone"],
)
def test_a_whole_full_game_against_a_bot_and_nothing_hidden_is_sent(
    visitor, server, setup, turns, width, height
) -> None:
    """As many turns of it as are played, instead of five."""
    ada = visitor(width=width, height=height)
    heard = ada.frames()
    box = edition(GAME, ("\nturns = 5", f"\nturns = {turns}"))
    ada.sit(server.table(["me", "random"], {"setup": setup, "first_player": 0}, game=GAME, edition_text=box), GAME)
    for _ in range(400):
        if not ada.goes_on():
            break
        ada.play(pick(ada.words()))
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("rowheader", name="Towers standing")).to_be_visible()
    assert ada.complaints() == []
    check_nothing_hidden(heard)
    here = ada.page.url
    ada.presses(dialog.get_by_role("button", name="Rematch"))
    ada.page.wait_for_url(lambda url: url != here)
    expect(ada.page.locator("h1")).to_contain_text("Pick a")


def test_the_page_passes_for_who_wants_it_and_asks_for_who_does_not(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME), GAME)
    page = ada.page
    question = page.locator("h1")
    play_until(ada, "Which hero")
    ada.play(next(word for word in ada.words() if word.startswith("hero")))
    ada.play("act move")
    expect(question).to_contain_text("reaction")
    expect(page.locator("aside ol li.top")).to_contain_text("Move")
    page.get_by_label("Reactions").select_option("turn")
    expect(question).to_contain_text("Where does")
    expect(page.locator("aside ol li.top")).to_contain_text("resolving")
    ada.play("stay")
    expect(question).to_contain_text("end the activation")
    expect(page.get_by_label("Reactions")).to_have_value("turn")


def test_reach_and_targets_are_shown_before_the_choice(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME), GAME)
    page = ada.page
    play_until(ada, "Which hero")
    ada.play(next(word for word in ada.words() if word.startswith("hero")))
    move = page.locator('[data-word="act move"]')
    move.hover()
    expect(page.locator("svg.board .reach")).to_have_count(1)
    page.get_by_role("button", name="Sight", exact=True).click()
    assert page.locator("svg.board .out-of-sight").count() > 50
    attack = page.locator('[data-word="act attack"]')
    expect(attack).to_have_attribute("aria-disabled", "true")
    ada.presses_anyway(attack)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("No legal target")
    notice.get_by_role("button", name="SK-25").click()
    expect(page.locator("article.wanted")).to_contain_text("Attack")


@pytest.mark.parametrize(("width", "height"), BOTH_SIZES)
def test_one_click_on_a_hex_goes_there_and_one_leads_the_top_card(visitor, server, width, height) -> None:
    """An action and what it is aimed at are one choice; a finger chooses first, as everywhere."""
    ada = visitor(width=width, height=height)
    options = {"setup": "fixed", "mode": "simple", "first_player": 0}
    ada.sit(server.table(["me", "random"], options, game=GAME), GAME)
    page = ada.page
    play_until(ada, "Which hero", lambda words: "done" if "done" in words else pick(words))
    ada.play(next(word for word in ada.words() if word.startswith("hero")))
    act = page.locator('[data-action="play"]')
    goal = page.locator('[data-cut="act move"]').last
    if width > 1000:
        goal.hover()
        expect(page.locator("svg.board .trail")).to_have_count(1)
        goal.click()
    else:
        ada.presses(goal)
        expect(act).to_contain_text("Move to")
        ada.presses(act)
    # Both words were played: the Move is used up, and nothing asks where to.
    expect(page.locator('[data-word="act move"]')).to_have_attribute("aria-disabled", "true")
    top = page.locator('[data-ahead="lead"]')
    if width > 1000:
        top.click()
    else:
        ada.presses(page.locator('[data-word="act lead"]'))
        ada.presses(top)
        expect(act).to_contain_text("Lead top card")
        ada.presses(act)
    expect(page.locator('[data-word="act lead"]')).to_have_attribute("aria-disabled", "true")


def keep_featherstorm(page) -> str:
    """Set everything else aside until the card is in hand: whatever is not drawn first is drawn then."""
    expect(page.locator("h1")).to_contain_text("Set cards aside")
    if not page.locator('[data-card="featherstorm"]').count():
        return "card"
    return "done"


@pytest.mark.parametrize(("width", "height"), BOTH_SIZES)
def test_an_area_is_weighed_turned_and_laid(visitor, server, width, height) -> None:
    ada = visitor(width=width, height=height)
    options = {"setup": "fixed", "matchup": "kurumo+liothan/nupten+taulot", "first_player": 0}
    ada.sit(server.table(["me", "random"], options, game=GAME, edition_text=stormy()), GAME)
    page = ada.page
    play_until(ada, "Set cards aside")
    wish = keep_featherstorm(page)
    play_until(ada, "Which hero", lambda words: next((word for word in words if word.startswith(wish)), "done"))
    ada.play("hero corjof")
    ada.play("act move")
    play_until(ada, "Where does Corjof move?")
    ada.play(str(page.locator('.target[aria-label="I8"]').get_attribute("data-word")))
    expect(page.locator("h1")).to_contain_text("action points")
    ada.play("card featherstorm")
    expect(page.locator("h1")).to_contain_text("at which hex?")
    aim = page.locator('.target[aria-label^="J5"]')
    aim.focus()
    expect(page.locator("svg.board .cross")).not_to_have_count(0)
    ada.play(str(aim.get_attribute("data-word")))
    expect(page.locator("h1")).to_contain_text("about to resolve" if width > 1000 else "Featherstorm on")
    expect(page.locator("svg.board .overlay .area")).to_have_count(1)
    assert ada.complaints() == []
    play_until(ada, "turn the area")
    shape = page.locator("svg.board .overlay .area")
    sure = page.locator("[data-plays]")
    ways: dict[str, str] = {}
    while (way := str(sure.get_attribute("data-plays"))) not in ways:
        ways[way] = str(shape.get_attribute("d"))
        ada.presses(page.get_by_role("button", name="Turn the area", exact=True))
        expect(sure).not_to_have_attribute("data-plays", way)
    assert len(set(ways.values())) == len(ways) > 1
    last = shape.get_attribute("d")
    ada.presses(page.locator("h1"))
    page.keyboard.press("t")
    expect(shape).not_to_have_attribute("d", str(last))
    for _ in range(len(ways) - 1):
        page.keyboard.press("t")
    expect(shape).to_have_attribute("d", str(last))
    ada.play(str(sure.get_attribute("data-plays")))
    expect(page.locator("h1")).not_to_contain_text("turn the area")


def scale(page) -> tuple[float, float, float]:
    """How the map is drawn: shift and zoom."""
    drawn = page.locator("svg.board > g").first.evaluate(
        "one => { const m = one.transform.baseVal.consolidate().matrix; return [m.a, m.e, m.f]; }"
    )
    return tuple(drawn)


def test_the_map_comes_closer_and_is_moved_by_wheel_drag_keys_and_buttons(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME), GAME)
    page = ada.page
    play_until(ada, "Which hero")
    box = page.locator("svg.board").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    expect(page.get_by_role("button", name="The whole map").first).to_be_visible()
    zoom, x, y = scale(page)
    assert zoom > 1.5
    asked = page.locator("h1").inner_text()
    page.mouse.down()
    page.mouse.move(middle[0] + 120, middle[1] + 60, steps=6)
    page.mouse.up()
    moved = scale(page)
    assert (moved[0], moved[1] > x, moved[2] > y) == (zoom, True, True)
    assert page.locator("h1").inner_text() == asked
    assert page.locator(".target.chosen").count() == 0
    page.get_by_role("button", name="The whole map").first.click()
    assert scale(page) == (1, 0, 0)
    page.keyboard.press("+")
    assert scale(page)[0] > 1
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    assert scale(page)[1] < 0
    page.keyboard.press("0")
    assert scale(page) == (1, 0, 0)
    page.get_by_role("button", name="Zoom in").click()
    assert scale(page)[0] > 1
    page.get_by_role("button", name="Zoom out").click()
    assert scale(page)[0] == pytest.approx(1)


def test_two_fingers_bring_the_map_closer_and_a_tap_still_chooses(visitor, server) -> None:
    """On the whole map a finger between two hexes comes near first; near, it chooses."""
    ada = visitor(width=390, height=844)
    ada.sit(server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME), GAME)
    page = ada.page
    ada.is_asked()
    ada.presses(page.get_by_role("button", name="The whole map"))
    assert scale(page) == (1, 0, 0)
    box = page.locator("svg.board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 40)
    for apart in (50, 65, 80, 100):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    expect(page.get_by_role("button", name="The whole map")).to_be_visible()
    assert scale(page)[0] > 1.8
    assert page.locator(".target.chosen").count() == 0
    page.get_by_role("button", name="The whole map").tap()
    assert scale(page) == (1, 0, 0)
    page.locator(".target").first.tap()
    assert scale(page)[0] > 1.5
    assert page.locator(".target.chosen").count() == 0
    page.locator(".target").first.tap()
    expect(page.locator(".target.chosen")).to_have_count(1)


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 1440, 900), ("light", 390, 844)])
def test_axe_finds_nothing_in_draft_and_play(visitor, server, theme, width, height) -> None:
    ada = visitor(theme=theme, width=width, height=height)
    ada.sit(server.table(["me", "random"], {"first_player": 0}, game=GAME), GAME)
    ada.is_asked()
    assert ada.complaints() == []
    play_until(ada, "action points")
    assert ada.complaints() == []
    if width < 700:
        for opener in ("button.stack", "button.goals", "[data-card]"):
            ada.presses(ada.page.locator(opener).first)
            assert ada.complaints() == []
            ada.presses(ada.page.get_by_role("button", name="Close", exact=True))


def brightness(page, box: dict[str, float]) -> float:
    """How bright a piece of the screen is, from 0 to 255."""
    shot = Image.open(BytesIO(page.screenshot(clip=box))).convert("L")
    return sum(shot.tobytes()) / (shot.width * shot.height)


def test_sight_darkens_the_hexes_that_the_active_hero_does_not_see(visitor, server) -> None:
    """SK-6, looked at in pixels: the layer was there once and could not be seen."""
    ada = visitor(drawn=True)
    ada.sit(server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME), GAME)
    page = ada.page
    play_until(ada, "Which hero")
    ada.play(next(word for word in ada.words() if word.startswith("hero")))
    ada.presses(page.get_by_role("button", name="Sight", exact=True))
    dark = page.locator(".overlay .out-of-sight")
    expect(dark.first).to_be_visible()
    boxes = [box for n in range(dark.count()) if (box := dark.nth(n).bounding_box())]
    # The middle of a hex, clear of its neighbours, whose edges overlap the box around it.
    middle = [{"x": b["x"] + b["width"] / 3, "y": b["y"] + b["height"] / 3, "width": 8, "height": 8} for b in boxes]
    with_sight = [brightness(page, box) for box in middle]
    ada.presses(page.get_by_role("button", name="Sight", exact=True))
    expect(dark).to_have_count(0)
    without = [brightness(page, box) for box in middle]
    darker = [after < before * 0.8 for after, before in zip(with_sight, without, strict=True) if before > 20]
    assert len(darker) > 20
    # Pieces stand above the layer and stay as bright as they are.
    assert sum(darker) > 0.6 * len(darker)


def test_a_box_of_ones_own_looks_whole(visitor, server) -> None:
    """A hero and a card that no catalogue and no drawing knows: name, portrait and effect in words, everywhere."""
    text = edition(
        GAME,
        ('id = "yami"\nname = "Yami"', 'id = "vesna"\nname = "Vesna"'),
        ('hero = "yami"', 'hero = "vesna"'),
        ('id = "gank"\nname = "Gank"', 'id = "night-raid"\nname = "Night Raid"'),
        ('"yami: ', '"vesna: '),
        ("gank 2", "night-raid 2"),
    )
    ada = visitor()
    options = {"setup": "faction_draft", "first_player": 0}
    ada.sit(server.table(["me", "random"], options, game=GAME, edition_text=text), GAME)
    page = ada.page
    expect(page.get_by_text("Vesna").first).to_be_visible()
    ada.play("faction kurumo")
    expect(page.locator('[data-bust="made"]').first).to_be_visible()
    play_until(ada, "Which hero")
    shown = page.locator("body").inner_text()
    assert "⟨" not in shown
    assert "vesna" not in shown
    assert "Vesna" in shown
