"""Skytear for three and four, in a real browser: whose side, whose pieces, what a partner shows and is left."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from tests.web.conftest import LATER

GAME = "skytear"
COLOURS = "(frame, n) => Array.from({length: n}, (_, seat) => frame.style.getPropertyValue(`--seat-${seat}`))"
RECORDS = Path(__file__).parent.parent / "games" / "skytear" / "records"


def handed(name: str) -> tuple[int, int]:
    """Where a recorded game first lets somebody leave an activation to a partner: the step and the seat."""
    walk = Walk(load_record(RECORDS / name))
    while walk.state.prompt().key != "ask-ActivateOrPass":
        walk.step()
    return walk.place, walk.state.seat


@pytest.mark.parametrize(
    ("name", "seats", "width", "height"), [("victory-wide-4", 4, 1440, 900), ("victory-3", 3, 390, 844)]
)
def test_partners_share_a_side_and_may_leave_an_activation(visitor, server, name, seats, width, height) -> None:
    """SK-130, SK-141, SK-156; Three Lanes on the wide screen."""
    name = f"{name}.sky"
    step, seat = handed(name)
    ada = visitor(width=width, height=height)
    ada.sit(server.play_from(load_record(RECORDS / name), step, seat), GAME)
    page = ada.page
    version = ada.is_asked()
    leave = page.get_by_role("button", name="Leave it to your partner", exact=True)
    expect(leave).to_be_visible()
    if width > 700:
        mate = page.get_by_role("list", name="Open to you as a partner")
        expect(mate.get_by_role("button").first).to_be_visible()
        colours = page.locator(".frame").evaluate(COLOURS, seats)
        assert len(set(colours)) == seats
        assert page.locator("svg.board > g > path.bare, svg.board g.target").count() == 175
        expect(page.get_by_role("img", name=re.compile("^(West|East) dome: "))).to_have_count(2)
        ol = page.get_by_role("complementary", name="Seats, log, chat and rules").locator("ol").first
        assert ol.evaluate("one => one.scrollHeight <= one.clientHeight")
        # Five points, three victory cards and the Stack have room beside the map; a point tells more when pressed.
        rail = page.get_by_role("complementary", name="The state of the game", exact=True)
        point = rail.get_by_role("button", expanded=False).first
        ada.presses(point)
        assert rail.evaluate("one => one.scrollHeight <= one.clientHeight")
        ada.presses(page.get_by_role("button", name="To the question"))
        ada.presses(page.get_by_role("button", name="The whole map").first)
    else:
        strip = page.locator("[data-tell='seat 0'], [data-tell='seat 1'], [data-tell='seat 2']")
        expect(strip).to_have_count(seats)
        expect(strip.and_(page.locator("[aria-current]"))).to_have_attribute("data-tell", f"seat {seat}")
    ada.presses(leave)
    page.wait_for_function(LATER, arg=version)
    expect(page.locator("body")).not_to_contain_text(re.compile("[⟨⟩]|undefined|NaN"))


def test_giving_up_leaves_the_partner_to_play_on(visitor, server) -> None:
    """SK-159: what that means is said before it is done, and the game goes on."""
    made = server.table(["me", "random", "open", "random"], {"setup": "fixed"}, game=GAME, start=False)
    where = f"/api/tables/{made['id']}"
    server.post(where + "/join", {"name": "Cy"})
    server.post(where + "/start", {}, made["host_token"])
    ada = visitor(width=390, height=844)
    ada.sit(made, GAME)
    page = ada.page
    ada.presses(page.get_by_role("button", name="Menu", exact=True))
    said = page.get_by_text("The game ends only when your whole side has given up.")
    expect(said).to_have_count(0)
    page.get_by_role("button", name="Give up", exact=True).click()
    expect(said).to_be_visible()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert server.get(where)["table"]["status"] == "playing"


# Where everybody places their two heroes on Three Lanes, by seat; the seats of a side face each other (SK-137).
PLACES = [("H15", "G15"), ("H3", "G2"), ("I15", "H17"), ("I2", "H1")]


def four_people(server) -> tuple[str, list[str]]:
    """A table of four on Three Lanes, heroes placed and hands kept: its id, and the secret of every seat."""
    options = {"setup": "fixed", "map": "three_lanes", "first_player": 0}
    made = server.table(["me", "open", "open", "open"], options, game=GAME, start=False)
    where = f"/api/tables/{made['id']}"
    tokens = [made["token"], *(server.post(where + "/join", {"name": name})["token"] for name in ("Ben", "Cy", "Dot"))]
    server.post(where + "/start", {}, made["host_token"])
    words = [(seat, f"hex {place}") for seat, places in enumerate(PLACES) for place in places]
    for seat, word in [*words, *((seat, "done") for seat in range(4))]:
        version = server.get(where)["version"]
        server.post(where + "/moves", {"id": f"{version}", "version": version, "word": word}, tokens[seat])
    return made["id"], tokens


def test_four_people_see_whose_turn_it_is_and_partners_share_hands_marks_and_talk(visitor, server) -> None:
    """SK-140, SK-156, SK-157: Ada and Cy, who has a phone, against Ben and Dot."""
    table, tokens = four_people(server)
    ada, ben, cy = visitor(), visitor(name="Ben"), visitor(name="Cy", width=390, height=844)
    for person, seat in ((ada, 0), (ben, 1), (cy, 2)):
        person.sit({"id": table, "token": tokens[seat], "host_token": ""}, GAME)
    # Whose turn it is, and, once a hero acts, who is next.
    ada.is_asked()
    expect(cy.page.locator('[data-tell="seat 0"]')).to_have_attribute("aria-current", "true")
    ada.play("hero sakoshi")
    for person in (ada, ben):
        expect(person.page.locator('[data-seat="0"]')).to_have_attribute("aria-current", "true")
        expect(person.page.locator('[data-seat="1"]').get_by_text("next", exact=True)).to_be_visible()
    expect(cy.page.locator('[data-tell="seat 1"]').get_by_text("next", exact=True)).to_be_visible()
    # The partner's hand lies open to the side alone.
    held = server.get(f"/api/tables/{table}")["view"]["seats"]
    assert [seat.get("hand") for seat in held] == [None] * 4
    for person, partner in ((ada, 2), (ben, 3)):
        open_hands = person.page.get_by_role("list", name="Open to you as a partner")
        expect(open_hands).to_have_count(1)
        expect(person.page.locator(f'[data-seat="{partner}"]').locator(open_hands)).to_have_count(1)
        assert open_hands.get_by_role("button").count() > 0
    # A hex that is pointed at is marked for the side, from both ends, and nothing is played by it.
    version = ada.is_asked()
    for person, other, name, hex_ in ((ada, cy, "Ada", "E6"), (cy, ada, "Cy", "K7")):
        person.presses(person.page.locator('[data-action="point"]').filter(visible=True))
        person.presses(person.page.get_by_role("button", name=re.compile(f"^{hex_}(,|$)")))
        expect(other.page.get_by_role("status").filter(has_text=f"{name} points at {hex_}.")).to_be_attached()
        expect(other.page.locator(f'[data-ping="{hex_}"]')).to_have_count(1)
    # What is said to the partner reaches the partner alone.
    ada.opens("Chat")
    for to, text in (("Your partner", "take the dome"), ("Everyone", "good luck")):
        ada.presses(ada.page.get_by_role("button", name=to, exact=True))
        ada.page.get_by_role("textbox", name="Say something").fill(text)
        ada.presses(ada.page.get_by_role("button", name="Send", exact=True))
    heard = cy.opens("Chat")
    expect(heard).to_contain_text("good luck")
    expect(heard).to_contain_text(re.compile("Ada\\s*partner\\s*take the dome"))
    heard = ben.opens("Chat")
    expect(heard).to_contain_text("good luck")
    expect(heard).not_to_contain_text("take the dome")
    expect(ben.page.locator("[data-ping]")).to_have_count(0)
    assert server.get(f"/api/tables/{table}")["version"] == version
    for person in (ada, ben, cy):
        expect(person.page.locator("body")).not_to_contain_text(re.compile("[⟨⟩]|undefined|NaN"))
