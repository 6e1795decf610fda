"""Skytear played through the page, in a real browser against a real server."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

GAME = "skytear"
QUICK = {"mode": "simple", "minion_placement": "auto", "first_player": 0}
EAGER = ["faction", "act attack", "end", "done", "hex", "aoe", "strike", "hero", "kind", "card", "no"]


def pick(words: list[str]) -> str:
    """Attack when somebody can be hit, else get on with the game."""
    return min(words, key=lambda word: next((n for n, start in enumerate(EAGER) if word.startswith(start)), len(EAGER)))


def sit(person, made) -> None:
    """Open the table with the secrets of its maker."""
    kept = {made["id"]: {"token": made["token"], "host": made["host_token"], "game": GAME}}
    person.enter()
    person.page.evaluate("kept => localStorage.setItem('skyhall-seats', JSON.stringify(kept))", kept)
    person.enter(f"/t/{made['id']}")
    person.page.wait_for_selector("svg.board")


def play(person) -> bool:
    """One choice; whether the game goes on."""
    if not person.goes_on():
        return False
    words = person.words()
    if words:
        person.play(pick(words))
    return True


def told(frames: list[str]) -> list[dict[str, Any]]:
    """What the browser received."""
    return [json.loads(frame) for frame in frames]


@pytest.mark.parametrize(("setup", "width", "height"), [("faction_draft", 1440, 900), ("fixed", 390, 844)])
def test_a_whole_game_against_a_bot_and_nothing_hidden_is_sent(visitor, server, setup, width, height) -> None:
    ada = visitor(width=width, height=height)
    frames: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    sit(ada, server.table(["me", "random"], {**QUICK, "setup": setup}, game=GAME))
    for _ in range(400):
        if not play(ada):
            break
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("rowheader", name="Towers standing")).to_be_visible()
    messages = told(frames)
    views = [one["view"] for one in messages if one.get("view")]
    assert views
    for view in views:
        foe = view["seats"][1]
        assert not {"hand", "known_top", "set_aside_cards"} & set(foe)
        assert all(lead["open"] for hero in foe["heroes"] for lead in hero["leads"] if "card" in lead)
        assert view["seat_to_act"] == 0 or view["legal"] == []
    events = [event for one in messages for step in one.get("steps", []) for event in step["events"]]
    secret = [event for event in events if event.get("seat") == 1 and event["event"] in ("drew", "led")]
    assert secret
    assert not any("cards" in event or "card" in event for event in secret)


def test_the_page_passes_for_who_wants_it_and_asks_for_who_does_not(visitor, server) -> None:
    ada = visitor()
    sit(ada, server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME))
    page = ada.page
    question = page.locator("h1")
    while "Which hero" not in question.inner_text():
        play(ada)
    page.locator('[data-word^="hero"]').first.dispatch_event("click")
    page.locator('[data-word="act move"]').click()
    expect(question).to_contain_text("reaction")
    expect(page.locator("aside ol li.top")).to_contain_text("Move")
    page.get_by_label("Reactions").select_option("turn")
    expect(question).to_contain_text("Where does")
    page.locator('[data-word="stay"]').click()
    expect(question).to_contain_text("end the activation")
    expect(page.get_by_label("Reactions")).to_have_value("turn")


def test_reach_and_targets_are_shown_before_the_choice(visitor, server) -> None:
    ada = visitor()
    sit(ada, server.table(["me", "random"], {"setup": "fixed", "first_player": 0}, game=GAME))
    page = ada.page
    while "Which hero" not in page.locator("h1").inner_text():
        play(ada)
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


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 1440, 900), ("light", 390, 844)])
def test_axe_finds_nothing_in_draft_and_play(visitor, server, theme, width, height) -> None:
    ada = visitor(theme=theme, width=width, height=height)
    sit(ada, server.table(["me", "random"], {"first_player": 0}, game=GAME))
    ada.is_asked()
    assert ada.complaints() == []
    while not ada.page.locator('[data-word^="act"]').count():
        play(ada)
    assert ada.complaints() == []
