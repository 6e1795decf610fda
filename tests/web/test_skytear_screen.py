"""What the screen of Skytear tells before anything is clicked, wide and on a phone, and how its replay jumps."""

from playwright.sync_api import expect

from skyhall.core.line import Line
from skyhall.core.registry import game
from tests.web.conftest import edition
from tests.web.test_skytear import GAME, pick, play_until, scale

# Words of names that do not fit their card: broken where there is no hyphen, or beyond its edge.
BROKEN = """all => all.flatMap(one => one.textContent.split(/\\s+/).filter(word => {
  const text = [...one.childNodes].find(node => node.textContent.includes(word));
  const range = document.createRange();
  range.setStart(text, text.textContent.indexOf(word));
  range.setEnd(text, text.textContent.indexOf(word) + word.length);
  const edge = one.closest('[data-card]').getBoundingClientRect();
  const box = range.getBoundingClientRect();
  const isBroken = range.getClientRects().length > 1 && !word.includes('\\u00ad');
  return isBroken || box.right > edge.right + 1 || box.bottom > edge.bottom + 2;
}))"""

# The numbers on the map: how many lie over each other, under a panel in a corner, or were drawn before a piece.
PLATES = """() => {
  const plates = [...document.querySelectorAll('svg.board [data-plate]')];
  const boxes = plates.map(one => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const panels = [...document.querySelectorAll('.field > .corner')].map(one => one.getBoundingClientRect());
  const rects = what => [...document.querySelectorAll(`svg.board ${what}`)].map(one => one.getBoundingClientRect());
  const last = [...document.querySelectorAll('svg.board .base')].at(-1);
  return {
    together: boxes.flatMap((a, n) => boxes.slice(n + 1).filter(b => meet(a, b))).length,
    under: boxes.filter(a => panels.some(b => meet(a, b))).length,
    early: plates.filter(one => !(last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)).length,
    // A dot for a hex that may be gone to lies on no number.
    dotted: rects('.target circle').filter(a => rects('.token .n').some(b => meet(a, b))).length,
    all: plates.length,
  };
}"""


def test_a_card_is_read_large_a_hex_shows_its_way_and_one_click_goes_there(visitor, server) -> None:
    """SK-23, SK-91: in the draft, in hand and on the map what is pointed at is told before it is clicked."""
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"setup": "faction_draft", "first_player": 0}, game=GAME), GAME)
    page = ada.page
    large = page.locator(".large")
    page.get_by_role("button", name="Icewall", exact=True).hover()
    expect(large).to_contain_text("Lay a line of three over a hex in sight")
    play_until(ada, "Set cards aside")
    wish = next(word for word in ada.words() if word.startswith("card"))
    ada.play(wish)
    expect(page.get_by_role("group", name="Set aside", exact=True).locator("[data-card]")).to_have_count(1)
    page.locator("[data-card]").first.focus()
    expect(large.locator("h3")).to_be_visible()
    play_until(ada, "Which hero", lambda words: "done" if "done" in words else pick(words))
    ada.play(next(word for word in ada.words() if word.startswith("hero")))
    page.locator('[data-word="act worship"]').hover()
    expect(page.locator(".would")).to_contain_text("Worship")
    end = page.locator('[data-word="end"]')
    assert "main" not in str(end.get_attribute("class"))
    page.locator('[data-word="act move"]').hover()
    legend = page.get_by_role("list", name="What the lines mean", exact=True)
    expect(legend).to_contain_text("a Move can end here")
    # Eight heroes, four towers, two nexuses, two lanes and the dome.
    assert page.evaluate(PLATES) == {"together": 0, "under": 0, "early": 0, "dotted": 0, "all": 17}
    ada.play("act move")
    play_until(ada, "Where does")
    version = ada.is_asked()
    goal = page.locator(".target").last
    goal.hover()
    expect(page.locator("svg.board .trail")).to_have_count(1)
    expect(legend).to_contain_text("the path it takes")
    goal.click()
    page.wait_for_function(
        "old => Number(document.querySelector('[data-ready]')?.dataset.ready ?? -1) > old", arg=version
    )
    expect(page.locator("h1")).not_to_contain_text("Where does")


def test_a_phone_has_the_hand_the_near_map_and_the_counts_in_sight(visitor, server) -> None:
    """Ten index cards, each opened large by a tap; hexes for a finger, and a small map that leads back to the whole."""
    ada = visitor(width=390, height=844)
    options = {"setup": "fixed", "matchup": "kurumo+liothan/nupten+taulot", "first_player": 0}
    text = edition(GAME, ("hand_start = 6", "hand_start = 9"))
    ada.sit(server.table(["me", "random"], options, game=GAME, edition_text=text), GAME)
    page = ada.page
    play_until(ada, "Which hero", lambda words: "done" if "done" in words else pick(words))
    cards = page.locator("[data-card]")
    assert cards.count() >= 6
    for box in (cards.nth(n).bounding_box() for n in range(cards.count())):
        assert 0 <= round(box["x"]) <= round(390 - box["width"])
        assert box["height"] >= 40
    assert page.locator("[data-card] > b").evaluate_all(BROKEN) == []
    counts = page.locator("button.goals")
    expect(counts).to_be_in_viewport()
    expect(counts).to_contain_text("/")
    target = page.locator(".target").first
    box = target.bounding_box()
    assert min(box["width"], box["height"]) >= 40
    edge = page.locator(".tray").bounding_box()["y"]
    ada.presses(page.get_by_role("button", name="The whole map"))
    assert scale(page) == (1, 0, 0)
    ada.presses(page.get_by_role("button", name="Zoom in"))
    assert scale(page)[0] > 1.2
    ada.presses(cards.first)
    sheet = page.locator("[data-sheet]")
    expect(sheet.locator("article .text")).to_be_visible()
    assert sheet.bounding_box()["y"] >= 78 + 220
    ada.presses(sheet.get_by_role("button", name="Next card"))
    expect(sheet).to_contain_text("Card 2 of")
    page.keyboard.press("ArrowRight")
    expect(sheet).to_contain_text("Card 3 of")
    ada.presses(sheet.get_by_role("button", name="Close", exact=True))
    ada.play(next(word for word in ada.words() if word.startswith("hero")))
    assert page.locator(".tray").bounding_box()["y"] == edge
    act = page.locator('[data-action="play"]')
    expect(act).to_contain_text("End activation")
    assert "gives" in str(act.get_attribute("class"))
    ada.presses(page.locator('[data-word="act move"]'))
    expect(act).to_contain_text("Move")
    ada.presses(page.get_by_role("button", name="What the lines mean", exact=True))
    expect(page.get_by_role("dialog", name="What the lines mean", exact=True)).to_contain_text("a Move can end here")
    ada.presses(counts)
    expect(page.get_by_role("dialog", name="Goals", exact=True)).to_contain_text("If minions moved now")
    assert ada.complaints() == []


def test_a_replay_jumps_by_turn_hero_and_event(visitor, server) -> None:
    ada = visitor()
    line = Line(game(GAME), 2, "jumps", {"setup": "fixed", "mode": "simple", "first_player": 0}, "standard")
    while line.state.turn < 3:
        line.push(line.state.actions()[0])
    kept = server.post("/api/records", {"text": line.record().text()})["id"]
    ada.enter(f"/t/{kept}/replay")
    film = ada.page.locator(".film label span")
    expect(film).to_contain_text("Step 0 of")
    turn, hero, event = (
        ada.page.get_by_role("button", name=f"{what}: the next one") for what in ("Turn", "Hero", "Event")
    )
    ada.presses(hero)
    expect(film).not_to_contain_text("Step 0 of")
    expect(ada.page.locator("[data-line].now")).to_contain_text("acts")
    ada.presses(turn)
    expect(ada.page.locator("header")).to_contain_text("Turn 2 of")
    before = film.inner_text()
    ada.presses(ada.page.get_by_role("button", name="Event: the one before"))
    expect(film).not_to_have_text(before)
    expect(event).to_be_enabled()
