"""Sky Painters played through the page, in a real browser against a real server."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

GAME = "sky-painters"
CARDS = 4
SHORT = {"deck_size": CARDS, "painters_to_win": 2, "victory_needs_leader": False, "standstill_rounds": 1}
PLACING = ["on", "cell", "halo", "drawn", "card"]
EAGER = [*PLACING, "painter", "paint", "hope", "take", "die", "seat", "lose", "comply", "cloud"]


def pick(words: list[str]) -> str:
    """The word that gets on best with the game; ending the turn comes last."""
    rank = {verb: n for n, verb in enumerate(EAGER)}
    return min(words, key=lambda word: rank.get(word.split()[0], len(EAGER) + (word == "end")))


def views(frames: list[str]) -> list[dict[str, Any]]:
    """Every view among what the browser received."""
    told = [json.loads(frame) for frame in frames]
    return [one["view"] for one in told if one.get("view")]


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 1440, 900), (4, 390, 844)])
def test_a_whole_game_against_bots_and_nothing_hidden_is_sent(visitor, server, seats, width, height) -> None:
    ada = visitor(width=width, height=height)
    page = ada.page
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    ada.sit(server.table(["me"] + ["random"] * (seats - 1), SHORT, game=GAME), GAME)
    for n in range(260):
        if not ada.goes_on():
            break
        if width < 700:
            page.get_by_role("tab", name=("Dice", "Cards", "Painters")[n % 3], exact=True).click()
        ada.play(pick(ada.words()))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    rows = [row.locator("th, td").all_inner_texts() for row in dialog.locator("tbody tr").all()]
    sheet = {cells[0]: [int(text) for text in cells[1:]] for cells in rows}
    places, total = sheet.pop("Place"), sheet.pop("Total")
    assert [sum(column) for column in zip(*sheet.values(), strict=True)] == total
    assert 1 in places
    seen: set[str] = set()
    for view in views(frames):
        assert view["drawn"] == [] or view["decision"]["seat"] == 0
        if view["decision"] and view["decision"]["seat"] != 0:
            assert view["help"]["plays"] == []
        seen |= {cell["card"]["id"] for seat in view["seats"] for cell in seat["cells"]}
        seen |= {one["card"]["id"] for one in view["offer"] if one["card"]}
        if view["deck_top"]:
            seen.add(view["deck_top"]["id"])
        hidden = max(0, view["deck_count"] - 1)
        assert len(seen) == seats + CARDS - hidden, "a card was told before it came to light"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_cards_and_dice_are_placed(visitor, server, theme) -> None:
    ada = visitor(theme=theme)
    ada.sit(server.table(["me", "random", "random"], {}, game=GAME), GAME)
    ada.is_asked()
    assert ada.complaints() == []
    ada.play("take right")
    ada.page.wait_for_selector('[data-word^="cell"]')
    assert ada.complaints() == []
    ada.page.locator('[data-sky="1"]').click()
    ada.page.locator('[data-sky="sheet"]').click()
    expect(ada.page.get_by_role("rowheader", name="Total")).to_be_visible()
    assert ada.complaints() == []


def test_a_card_is_taken_back_and_what_is_refused_says_why(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {}, game=GAME), GAME)
    ada.is_asked()
    ada.page.locator('[data-word="take top"]').focus()
    reason = ada.page.get_by_role("status")
    expect(reason).to_contain_text("The top card costs 3 spots and 3 hope.")
    reason.get_by_role("button", name="SP-12").click()
    expect(ada.page.locator("article.wanted")).to_contain_text("Take a card")
    ada.play("take right")
    ada.page.wait_for_selector('[data-word^="cell"]')
    ada.page.locator('[data-action="undo"]').click()
    ada.page.wait_for_selector('[data-word="spot"]:not([aria-disabled="true"])')
    ada.play("spot")
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.locator("#panel-log")).to_contain_text("gains one spot")
