"""Skytear played through the page, in a real browser against a real server."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import skyhall.games.skytear as room

GAME = "skytear"
LEGAL = '[data-word]:not([aria-disabled="true"])'
READY = f'{LEGAL}, [data-action="rematch"]'
# Pass, attack when somebody can be hit, else get on with the game.
EAGER = ["pass", "faction", "act attack", "end", "done", "hex", "aoe", "strike", "hero", "kind", "card", "no"]
# Nothing is chosen any more; but an area that is to be laid always is.
SETTLED = "!document.querySelector('[data-action=play]:enabled') || document.querySelector('[data-word^=aoe]')"
BOTH_SIZES = [(1440, 900), (390, 844)]


def pick(words: list[str]) -> str:
    """The word that brings the game on."""
    return min(words, key=lambda word: next((n for n, start in enumerate(EAGER) if word.startswith(start)), len(EAGER)))


def sit(person, made, priority="always") -> None:
    """Open the table with the secrets of its maker."""
    kept = {made["id"]: {"token": made["token"], "host": made["host_token"], "game": GAME}}
    person.enter()
    person.page.evaluate("kept => localStorage.setItem('skyhall-seats', JSON.stringify(kept))", kept)
    setting = json.dumps({"priority": {"mode": priority, "turn": 0}})
    person.page.evaluate("kept => localStorage.setItem('skyhall-skytear', kept)", setting)
    person.enter(f"/t/{made['id']}")
    person.page.wait_for_selector("svg.board")


def offered(page) -> list[str]:
    """The words that may be clicked, once there are any."""
    page.wait_for_selector(READY, state="attached")
    return page.locator(LEGAL).evaluate_all("all => all.map(one => one.dataset.word)")


def play(person, choose=pick) -> bool:
    """One choice; whether the game goes on."""
    page = person.page
    words = offered(page)
    if page.locator('[data-action="rematch"]').count():
        return False
    if words:
        person.play(choose(words))
        page.wait_for_function(SETTLED)
    return True


def play_until(person, question: str, choose=pick) -> None:
    """Choices until this is asked."""
    for _ in range(80):
        offered(person.page)
        if question in person.page.locator("h1").inner_text():
            return
        play(person, choose)
    raise AssertionError(f"never asked: {question}")


def edition(*changes: tuple[str, str]) -> str:
    """The standard edition, changed a little."""
    text = (Path(room.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
    for printed, ours in changes:
        assert printed in text
        text = text.replace(printed, ours)
    return text


def short() -> str:
    """An edition of three turns."""
    return edition(("\nturns = 5", "\nturns = 3"))


def stormy() -> str:
    """An edition in which an area can be laid in the first activation: big hands, long ways, a cheap Featherstorm."""
    return edition(
        ("hand_start = 6", "hand_start = 20"),
        ("\nmove = 3", "\nmove = 6"),
        ('runes = ["ice", "ice", "ice"]', 'runes = ["ice"]'),
    )


def told(frames: list[str]) -> list[dict[str, Any]]:
    """What the browser received."""
    return [json.loads(frame) for frame in frames]


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
    ("setup", "width", "height"), [("faction_draft", 1440, 900), ("hero_draft", 390, 844)], ids=["desktop", "phone"]
)
def test_a_whole_full_game_against_a_bot_and_nothing_hidden_is_sent(visitor, server, setup, width, height) -> None:
    ada = visitor(width=width, height=height)
    frames: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    sit(ada, server.table(["me", "random"], {"setup": setup, "first_player": 0}, game=GAME, edition_text=short()))
    for _ in range(400):
        if not play(ada):
            break
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("rowheader", name="Towers standing")).to_be_visible()
    assert ada.complaints() == []
    check_nothing_hidden(told(frames))
    here = ada.page.url
    dialog.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: url != here)
    expect(ada.page.locator("h1")).to_contain_text("Pick a")


def test_the_page_passes_for_who_wants_it_and_asks_for_who_does_not(visitor, server) -> None:
    ada = visitor()
    sit(ada, server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME))
    page = ada.page
    question = page.locator("h1")
    play_until(ada, "Which hero")
    page.locator('[data-word^="hero"]').first.dispatch_event("click")
    page.locator('[data-word="act move"]').click()
    expect(question).to_contain_text("reaction")
    expect(page.locator("aside ol li.top")).to_contain_text("Move")
    page.get_by_label("Reactions").select_option("turn")
    expect(question).to_contain_text("Where does")
    expect(page.locator("aside ol li.top")).to_contain_text("resolving")
    page.locator('[data-word="stay"]').click()
    expect(question).to_contain_text("end the activation")
    expect(page.get_by_label("Reactions")).to_have_value("turn")


def test_reach_and_targets_are_shown_before_the_choice(visitor, server) -> None:
    ada = visitor()
    sit(ada, server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME))
    page = ada.page
    play_until(ada, "Which hero")
    page.locator('[data-word^="hero"]').first.dispatch_event("click")
    move = page.locator('[data-word="act move"]')
    move.hover()
    expect(page.locator("svg.board .reach")).to_have_count(1)
    page.get_by_role("button", name="Sight", exact=True).click()
    assert page.locator("svg.board .unseen").count() > 50
    attack = page.locator('[data-word="act attack"]')
    expect(attack).to_have_attribute("aria-disabled", "true")
    attack.click(force=True)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("No legal target")
    notice.get_by_role("button", name="SK-25").click()
    expect(page.locator("article.wanted")).to_contain_text("Attack")


def keep_featherstorm(page) -> str:
    """Set everything else aside until the card is in hand: whatever is not drawn first is drawn then."""
    expect(page.locator("h1")).to_contain_text("Set cards aside")
    if not page.locator(".card", has_text="Featherstorm").count():
        return "card"
    return "done"


@pytest.mark.parametrize(("width", "height"), BOTH_SIZES)
def test_an_area_is_weighed_turned_and_laid(visitor, server, width, height) -> None:
    ada = visitor(width=width, height=height)
    options = {"setup": "fixed", "matchup": "kurumo+liothan/nupten+taulot", "first_player": 0}
    sit(ada, server.table(["me", "random"], options, game=GAME, edition_text=stormy()))
    page = ada.page
    play_until(ada, "Set cards aside")
    wish = keep_featherstorm(page)
    play_until(ada, "Which hero", lambda words: next((word for word in words if word.startswith(wish)), "done"))
    ada.play("hero 4")
    ada.play(next(word for word in offered(page) if word == "act move"))
    play_until(ada, "Where does Corjof move?")
    ada.play(str(page.locator('.target[aria-label="I8"]').get_attribute("data-word")))
    expect(page.locator("h1")).to_contain_text("action points")
    ada.play(str(page.locator(".card.legal", has_text="Featherstorm").get_attribute("data-word")))
    expect(page.locator("h1")).to_contain_text("choose the target")
    aim = page.locator('.target[aria-label="J5"]')
    aim.focus()
    expect(page.locator("svg.board .cross")).not_to_have_count(0)
    ada.play(str(aim.get_attribute("data-word")))
    expect(page.locator("h1")).to_contain_text("about to resolve")
    expect(page.locator("svg.board .overlay .area")).to_have_count(1)
    assert ada.complaints() == []
    play_until(ada, "turn the area")
    words = [word for word in offered(page) if word.startswith("aoe")]
    assert len(words) > 1
    shape = page.locator("svg.board .overlay .area")
    seen = {shape.get_attribute("d")}
    for _ in range(len(words) - 1):
        before = shape.get_attribute("d")
        page.get_by_role("button", name="Turn the area on").click()
        expect(shape).not_to_have_attribute("d", str(before))
        seen.add(shape.get_attribute("d"))
    assert len(seen) == len(words)
    last = shape.get_attribute("d")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(shape).not_to_have_attribute("d", str(last))
    page.keyboard.press("ArrowLeft")
    expect(shape).to_have_attribute("d", str(last))
    page.locator('[data-action="play"]:enabled').click()
    expect(page.locator("h1")).not_to_contain_text("turn the area")


def scale(page) -> tuple[float, float, float]:
    """How the map is drawn: shift and zoom."""
    drawn = page.locator("svg.board > g").first.evaluate(
        "one => { const m = one.transform.baseVal.consolidate().matrix; return [m.a, m.e, m.f]; }"
    )
    return tuple(drawn)


def test_the_map_comes_closer_and_is_moved_by_wheel_drag_keys_and_buttons(visitor, server) -> None:
    ada = visitor()
    sit(ada, server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME))
    page = ada.page
    play_until(ada, "Which hero")
    box = page.locator("svg.board").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    expect(page.get_by_role("button", name="The whole map")).to_be_visible()
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
    page.get_by_role("button", name="The whole map").click()
    assert scale(page) == (1, 0, 0)
    page.keyboard.press("+")
    assert scale(page)[0] > 1
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    assert scale(page)[1] < 0
    page.keyboard.press("0")
    assert scale(page) == (1, 0, 0)
    page.get_by_role("button", name="Closer").click()
    assert scale(page)[0] > 1
    page.get_by_role("button", name="Farther").click()
    assert scale(page)[0] == pytest.approx(1)


def test_two_fingers_bring_the_map_closer_and_a_tap_still_chooses(visitor, server) -> None:
    ada = visitor(width=390, height=844)
    sit(ada, server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME))
    page = ada.page
    box = page.locator("svg.board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.is_asked()
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
    expect(page.locator(".target.chosen")).to_have_count(1)


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 1440, 900), ("light", 390, 844)])
def test_axe_finds_nothing_in_draft_and_play(visitor, server, theme, width, height) -> None:
    ada = visitor(theme=theme, width=width, height=height)
    sit(ada, server.table(["me", "random"], {"first_player": 0}, game=GAME))
    ada.is_asked()
    assert ada.complaints() == []
    play_until(ada, "action points")
    assert ada.complaints() == []
    if width < 700:
        for name in ("The Stack", "Goals"):
            ada.page.get_by_role("button", name=name).click()
            assert ada.complaints() == []
            ada.page.get_by_role("button", name="Close", exact=True).click()
