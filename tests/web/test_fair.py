"""Playing fair, wide and on a phone: helps, undo, stand-ins, other devices, watchers."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import SIZES, opens_menu

NOTICE = "[data-notice]"


def two_people(server, **house: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A running table of Ada and Ben: what each of them holds."""
    ada = server.table(["me", "open"], {"first_player": 0}, start=False, house=house)
    ben = server.post(f"/api/tables/{ada['id']}/join", {"name": "Ben"})
    server.post(f"/api/tables/{ada['id']}/start", {}, ada["host_token"])
    return ada, {"id": ada["id"], "host_token": None, **ben}


def drops(person) -> None:
    """Play Drop, and answer what may be asked then, but nothing of a next turn, which comes soon where bots are quick.
    On a phone its card has to be opened first."""
    person.is_asked()
    word = person.page.locator('[data-word="drop"]').filter(visible=True)
    if word.count() == 0:
        person.presses(person.page.locator(".card .head", has_text="Drop"))
    person.play("drop")
    question = person.page.locator("h1").filter(has_not_text="Play one card")
    while person.page.locator("[data-asked]").count() and question.count():
        person.play(person.words()[-1])


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_helps_are_a_rule_of_the_table(visitor, server, width, height) -> None:
    ada = visitor(width=width, height=height)
    ada.sit(server.table(["me", "random"], {"first_player": 0}))
    ada.is_asked()
    expect(ada.page.locator('[data-action="hint"]')).to_be_visible()
    made, _ = two_people(server)
    ada.sit(made)
    ada.is_asked()
    expect(ada.page.locator('[data-action="hint"]')).to_have_count(0)
    expect(ada.page.get_by_label("Where rivals can land")).to_have_count(0)
    if ada.touches:
        ada.opens("Seats")
    expect(ada.page.locator("[data-house]")).to_contain_text("help off · free undo · stand-in adept")
    listed = ada.page.locator(".list button.row b" if ada.touches else "aside ul button em")
    assert listed.count() > 1
    expect(listed).to_have_text([""] * listed.count())
    assert ada.complaints() == []
    ada.presses(ada.page.locator("[data-house]"))
    expect(ada.page.get_by_role("dialog")).to_contain_text("Off for everybody: no hints")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_request_to_undo_waits_and_its_answer_is_seen_by_both(visitor, server, width, height) -> None:
    made, other = two_people(server)
    ada, ben = visitor(width=width, height=height), visitor("Ben", width=width, height=height)
    ada.sit(made)
    undo = ada.page.locator('[data-action="undo"]')
    expect(undo).to_be_disabled()
    expect(undo).to_have_text("Undo")
    ben.sit(other)
    drops(ada)
    drops(ben)
    ada.is_asked()
    expect(undo).to_have_text("Ask to undo")
    for answer, told in (
        ("Decline", ("Ben does not agree. The move stands.", "You do not agree. The move stands.")),
        ("Agree", ("Ben agrees: the move is undone.", "You agree: the move is undone.")),
    ):
        ada.presses(undo)
        expect(ada.page.locator(NOTICE)).to_have_text("Waiting for Ben to agree to your undo.")
        expect(ada.page.locator('[data-action="withdraw"]')).to_be_visible()
        ben.presses(ben.page.get_by_role("button", name=answer, exact=True))
        expect(ada.page.locator('[data-notice="news"]')).to_have_text(told[0])
        expect(ben.page.locator('[data-notice="news"]')).to_have_text(told[1])
    ada.is_asked()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_asked_may_stop_asking_and_others_are_told(visitor, server, width, height) -> None:
    made, other = two_people(server, take_backs="agreed")
    ada, ben = visitor(width=width, height=height), visitor("Ben", width=width, height=height)
    ada.sit(made)
    ben.sit(other)
    drops(ada)
    ada.presses(ada.page.get_by_role("button", name="Ask to undo"))
    expect(ben.page.locator('[data-banner="undo"]')).to_contain_text("Ada would like to undo the last move.")
    ada.presses(ada.page.get_by_role("button", name="Stop asking"))
    expect(ben.page.locator('[data-notice="news"]')).to_contain_text("Ada no longer asks to undo.")
    expect(ben.page.locator('[data-banner="undo"]')).to_have_count(0)


def test_against_bots_nothing_revealed_is_undone_but_at_a_training_table(visitor, server) -> None:
    for training in (False, True):
        ada = visitor()
        ada.sit(server.table(["me", "random"], {"first_player": 0}, house={"training": training}))
        drops(ada)
        ada.page.wait_for_selector("[data-ready][data-asked]:not([data-version='2'])")
        undo = ada.page.locator('[data-action="undo"]')
        expect(undo).to_have_text("Undo")
        if training:
            expect(ada.page.locator("[data-house]")).to_contain_text("Training table")
            expect(undo).to_be_enabled()
        else:
            expect(undo).to_be_disabled()


def test_a_table_without_undo_says_so(visitor, server) -> None:
    made, _ = two_people(server, take_backs="never")
    ada = visitor()
    ada.sit(made)
    drops(ada)
    expect(ada.page.get_by_text("No undo at this table")).to_be_visible()
    expect(ada.page.locator('[data-action="undo"]')).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_comes_back_takes_the_seat_with_one_button(visitor, server, width, height) -> None:
    made, other = two_people(server)
    ada, ben = visitor(width=width, height=height), visitor("Ben", width=width, height=height)
    ben.sit(other)
    ada.sit(made)
    ada.is_asked()
    ada.presses(opens_menu(ada).locator('[data-action="leave"]'))
    ada.page.wait_for_url(server.url + "/")
    if ben.touches:
        ben.opens("Seats")
    expect(ben.page.get_by_text("away; a bot (adept) is playing")).to_be_visible()
    ada.enter(f"/t/{made['id']}")
    banner = ada.page.locator('[data-banner="stand-in"]')
    expect(banner).to_contain_text("A bot (adept) is playing for you.")
    # Nothing is asked of whom a bot plays for: no rings.
    expect(ada.page.locator('[data-asked], [data-word]:not([aria-disabled="true"])')).to_have_count(0)
    assert ada.complaints() == []
    ada.presses(ada.page.locator('[data-action="come-back"]'))
    expect(banner).to_have_count(0)
    seen = server.get(f"/api/tables/{made['id']}")["table"]["seats"][0]
    assert seen["level"] == ""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_said_when_a_bot_may_play(visitor, server, width, height) -> None:
    """The page's clock is the test's: the minute of the hall goes by when it is to."""
    made, other = two_people(server)
    ada, ben = visitor(), visitor("Ben", width=width, height=height, fresh=True)
    ben.page.clock.install()
    ada.sit(made)
    ada.is_asked()
    ben.sit(other)
    ada.enter()
    expect(ben.page.locator('[data-notice="absent"]')).to_contain_text(
        re.compile(r"Ada is away\. A bot may play in \d+ seconds?\.")
    )
    stand_in = ben.page.locator('[data-action="stand-in"]')
    expect(stand_in).to_have_count(0)
    ben.page.clock.fast_forward(60_000)
    expect(stand_in).to_be_visible()


def test_for_who_is_away_too_long_a_bot_plays(visitor, hasty) -> None:
    for width, height in SIZES:
        made, other = two_people(hasty)
        ben = visitor("Ben", width=width, height=height)
        ben.server = hasty
        ben.sit(other)
        ben.presses(ben.page.locator('[data-action="stand-in"]'))
        ben.is_asked()
        expect(ben.page.locator('[data-notice="absent"]')).to_have_count(0)
        assert hasty.get(f"/api/tables/{made['id']}")["table"]["seats"][0]["level"] == "adept"


def meets(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes lie over each other."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_notice_covers_nothing_that_is_played_with_and_goes_by_itself(visitor, server, width, height) -> None:
    ada = visitor(width=width, height=height)
    options = {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}
    ada.sit(server.table(["me", "random"], options, clock={"move": 600, "bank": 0}))
    ada.is_asked()
    shut = ada.page.locator('[data-word][aria-disabled="true"]').filter(visible=True).first
    if ada.touches:
        box = shut.bounding_box()
        ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        ada.presses_anyway(shut)
    notice = ada.page.locator(NOTICE)
    expect(notice).to_be_visible()
    lies = notice.bounding_box()
    needed = [".board", ".tray", "h1 span", '[role="timer"]', 'button[aria-label="Menu"]']
    for part in (*needed, ".strip, .rail", "[data-dock]") if ada.touches else needed:
        assert not meets(lies, ada.page.locator(part).first.bounding_box()), part
    expect(notice).to_have_count(0)


def test_on_a_wide_page_a_notice_leaves_the_foot_of_the_log_in_sight(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0, "layout": "2A0 3B2", "first_door": 1}))
    ada.is_asked()
    ada.presses_anyway(ada.page.locator('[data-word][aria-disabled="true"]').filter(visible=True).first)
    notice = ada.page.locator(NOTICE)
    expect(notice).to_be_visible()
    log, panel = ada.page.locator("#panel-log ol"), ada.page.locator("aside.panel")
    assert not meets(notice.bounding_box(), log.bounding_box())
    inside, said = panel.bounding_box(), notice.bounding_box()
    assert inside["x"] <= said["x"]
    assert said["y"] + said["height"] <= inside["y"] + inside["height"]
    low = log.bounding_box()["height"]
    expect(notice).to_have_count(0)
    assert log.bounding_box()["height"] > low


def test_a_report_that_is_being_written_stays_when_the_page_changes_its_layout(visitor, server) -> None:
    made, _ = two_people(server)
    ada = visitor()
    ada.sit(made)
    ada.is_asked()
    ada.opens("Chat")
    ada.presses(ada.page.get_by_text("Trouble with somebody?"))
    ada.presses(ada.page.get_by_role("button", name="Report Ben…"))
    report = ada.page.get_by_role("dialog", name="Report Ben")
    report.get_by_label("Something else").check()
    report.get_by_label("In your own words").fill("He sings while I think.")
    for width, height in [(390, 844), (1440, 900)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".frame.wide")).to_have_count(0 if width == 390 else 1)
        expect(report.get_by_label("Something else")).to_be_checked()
        expect(report.get_by_label("In your own words")).to_have_value("He sings while I think.")
    ada.presses(report.get_by_role("button", name="Send the report"))
    expect(report).to_have_count(0)


def test_that_the_hall_closes_is_no_news_once_it_is_back(visitor, server) -> None:
    ada = visitor()
    ada.sit(server.table(["me", "random"], {"first_player": 0}))
    ada.is_asked()
    server.stop()
    expect(ada.page.locator(NOTICE)).to_contain_text("The hall is closing for a moment")
    server.start()
    expect(ada.page.locator(NOTICE)).to_have_count(0)
    ada.is_asked()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_my_seat_opens_on_another_device_once(visitor, server, width, height) -> None:
    made, _ = two_people(server)
    ada, phone, thief = visitor(width=width, height=height), visitor(width=390, height=844), visitor()
    ada.sit(made)
    ada.is_asked()
    menu = opens_menu(ada)
    ada.presses(menu.locator('[data-action="device"]'))
    link = menu.locator("[data-pass]").inner_text()
    drawn = menu.get_by_alt_text("A code to scan that opens your seat")
    expect(drawn).to_be_visible()
    assert drawn.evaluate("image => image.complete && image.naturalWidth > 0")
    assert ada.complaints() == []
    ada.page.keyboard.press("Escape")
    phone.page.goto(link)
    phone.is_asked()
    assert phone.page.url == f"{server.url}/t/{made['id']}"
    drops(phone)
    ada.page.wait_for_function("Number(document.querySelector('[data-ready]')?.dataset.ready) >= 3")
    expect(ada.page.locator('[data-action="undo"]')).to_be_enabled()
    thief.page.goto(link)
    expect(thief.page.locator(NOTICE)).to_contain_text("This link has been used, or is too old.")
    expect(thief.page.locator('[data-banner="watching"]')).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_watches_knows_it(visitor, server, width, height) -> None:
    made, _ = two_people(server)
    cleo = visitor("Cleo", width=width, height=height)
    cleo.enter(f"/t/{made['id']}")
    watching = cleo.page.locator('[data-banner="watching"]')
    expect(watching).to_contain_text("You are watching.")
    if cleo.touches:  # in the dock; the rest is on the sheet of the table
        expect(cleo.page.locator("[data-dock]").get_by_role("link", name="Learn", exact=True)).to_be_visible()
        watching = cleo.opens("Seats").locator('[data-banner="watching"]')
    expect(watching).to_contain_text("hands and secrets are not")
    expect(watching.get_by_role("link", name="Learn")).to_be_visible()
    expect(cleo.page.locator('[data-action="play"]')).to_have_count(0)
    assert cleo.complaints() == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_unread_chat_has_a_mark_until_it_is_read_and_who_wrote_it_can_be_reported(
    visitor, server, width, height
) -> None:
    made, other = two_people(server)
    ada = visitor(width=width, height=height)
    ada.sit(made)
    ada.is_asked()
    mark = ada.page.locator("[data-unread]")
    expect(mark).to_have_count(0)
    server.post(f"/api/tables/{made['id']}/chat", {"text": "Well met"}, other["token"])
    expect(mark).to_contain_text("1")
    assert ada.complaints() == []
    ada.opens("Chat")
    expect(ada.page.get_by_text("Well met")).to_be_visible()
    expect(mark).to_have_count(0)
    ada.presses(ada.page.get_by_text("Trouble with somebody?"))
    ada.presses(ada.page.get_by_role("button", name="Report Ben…"))
    report = ada.page.get_by_role("dialog", name="Report Ben")
    report.get_by_label("Cheating").check()
    ada.presses(report.get_by_role("button", name="Send the report"))
    expect(ada.page.get_by_text("Thank you. The operator will look at what Ben did.")).to_be_visible()
    ada.page.reload()
    ada.is_asked()
    expect(mark).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_lobby_says_what_is_played_and_how(visitor, server, width, height) -> None:
    clock = {"move": 60, "bank": 0}
    made = server.table(["me", "open", "novice"], {"first_player": 1}, start=False, clock=clock)
    ben = visitor("Ben", width=width, height=height)
    ben.enter(f"/t/{made['id']}")
    about = ben.page.locator("[data-about]")
    for said in ("Gravity Superstar", "2 to 6 players", "Tuned (balanced)", "1 minute", "Off for everybody", "novice"):
        expect(about).to_contain_text(said)
    expect(about).to_contain_text("Who begins Seat 2")
    expect(about).to_contain_text("A bot (adept) plays until they are back.")
    expect(about.locator("summary")).to_have_text("Differs from Standard in 6 tiles")
    expect(ben.page.get_by_role("link", name="Learn Gravity Superstar")).to_have_attribute(
        "href", "/play/learn/gravity-superstar"
    )
    assert ben.complaints() == []


def test_a_rematch_never_gives_a_bot_my_name(visitor, server) -> None:
    nova = visitor("Nova")
    made = server.table(["me", "random"], name="Nova")
    server.post(f"/api/tables/{made['id']}/resign", {}, made["token"])
    nova.sit(made)
    nova.presses(nova.page.locator('[data-action="rematch"]'))
    nova.page.wait_for_url(lambda url: made["id"] not in url)
    nova.is_asked()
    names = nova.page.locator("aside .who b")
    expect(names).to_have_text(["random 1", "Nova"])
