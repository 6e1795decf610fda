"""The school: courses played through as a learner does, with mistakes, hints and a look at the answer."""

import json
import re

import pytest
from playwright.sync_api import expect

from skyhall.core.registry import game
from skyhall.school.reading import course_of

PHONE = {"width": 390, "height": 844}
# What is everywhere on the board, or comes to it later.
UNMARKED = {"part white_edges", "part outsider"}
# Where a phone has what a word begins with: under a card of the hand in Gravity Superstar, on a leaf in Sky Painters.
ON_PHONES = {card: f'[data-card="{card}"]' for card in ("long", "high", "drop", "rotate", "wild")}
LEAVES = {"take": "cards", "painter": "painters", "die": "dice"}
ON_PHONES |= {word: f'[data-tab="{leaf}"]' for word, leaf in LEAVES.items()}
# Marks follow the pieces from frame to frame.
NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def does(ada, action: str) -> None:
    """Press what the lesson offers."""
    ada.presses(ada.page.locator(f'[data-action="{action}"]'))


def result(ada, kind: str):
    """What the coach says to a move."""
    return ada.page.locator(f'[data-result="{kind}"]')


def complaints(ada) -> list[str]:
    """What axe has against the page once nothing fades any more."""
    ada.page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished))")
    return list(ada.complaints())


def recalls(ada) -> None:
    """Answer what is asked about earlier lessons, if anything is, until the step is there."""
    page = ada.page
    while page.wait_for_selector("[data-card=recall], [data-ready][data-asked]").get_attribute("data-card") is not None:
        ask = page.get_by_role("heading", level=1).inner_text()
        ada.presses(page.locator("[data-card=recall] .answers button").first)
        expect(page.locator("[data-card=recall] [role=status]")).not_to_be_empty()
        does(ada, "recalled")
        expect(page.get_by_role("heading", level=1)).not_to_have_text(ask)


def marked(ada) -> set[str]:
    """What has a ring now."""
    ada.page.evaluate(NEXT_FRAME)
    return set(ada.page.locator("[data-point]").evaluate_all("all => all.map(one => one.dataset.point)"))


def unmarked(ada, stage) -> set[str]:
    """What the step speaks of and does not mark; numbers of its sentences that stand at no piece."""
    missing = {point for said in [*stage.says, stage.points] for point in said} - marked(ada) - UNMARKED
    spoken, pointed = (set(ada.page.locator(where).all_inner_texts()) for where in (".speech .text i", ".ring b"))
    return missing | (spoken - pointed)


def solves(ada, words: list[str]) -> None:
    plays(ada, words)
    expect(result(ada, "done")).to_be_visible()


def turns_area(ada, word: str) -> None:
    """Turn an area of effect until it lies as the word says."""
    ada.is_asked()
    while ada.page.locator(f'[data-plays="{word}"]').count() == 0:
        ada.presses(ada.page.get_by_role("button", name="Turn the area", exact=True))


def test_a_newcomer_learns_a_whole_game(visitor) -> None:
    """From the hall through every lesson of Gravity Superstar to a first game, and a reload loses nothing."""
    course = course_of(game("gravity-superstar"))
    texts = course.texts("en")
    ada = visitor()
    page = ada.page
    ada.enter()
    does(ada, "learn")
    page.wait_for_url("**/learn")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Gravity Superstar")
    expect(page.locator("[data-lesson]")).to_have_count(len(course.lessons))
    expect(page.locator('[data-action="continue"]')).to_contain_text("Feet first, 2 minutes")
    assert complaints(ada) == []
    does(ada, "continue")
    for number, lesson in enumerate(course.lessons):
        page.wait_for_url(f"**/learn/gravity-superstar/{lesson.id}")
        recalls(ada)
        for stage in lesson.stages:
            step = lesson.stages.index(stage)
            expect(page.get_by_role("heading", level=1)).to_have_text(texts.say(f"{stage.key}-task"))
            ada.is_asked()
            assert unmarked(ada, stage) == set(), stage.key
            if (number, step) == (0, 0):
                fails_once(ada, stage, texts)
            elif (number, step) == (0, 1):
                is_shown(ada)
            elif (number, step) == (1, 1):
                page.reload()
                expect(page.get_by_text("step 2 of 2", exact=True)).to_be_visible()
            solves(ada, stage.solutions[0])
            expect(page.locator('[data-action="onward"]')).to_be_focused()
            expect(result(ada, "done")).to_contain_text(texts.say(f"{stage.key}-praise"))
            page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=2)).to_have_text("What you know now")
        if number == 0:
            back_to_the_map(ada, course)
        elif number < len(course.lessons) - 1:
            does(ada, "next-lesson")
    expect(page.get_by_role("heading", level=1)).to_have_text("You can play Gravity Superstar!")
    does(ada, "play")
    page.wait_for_url("**/t/*")
    ada.is_asked()
    expect(page.locator("[data-seat]")).to_have_count(2)
    ada.enter("/learn/gravity-superstar")
    expect(page.get_by_text("9 of 9", exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="3 stars of 3")).to_have_count(len(course.lessons) - 1)
    expect(page.locator(".go")).to_contain_text("Play now")


def fails_once(ada, stage, texts) -> None:
    """A mistake is answered and set back; a hint is one press away."""
    page = ada.page
    plays(ada, stage.mistakes[0].tries)
    expect(result(ada, "missed")).to_contain_text("Not this way.")
    expect(result(ada, "missed")).to_contain_text(texts.say(stage.mistakes[0].key))
    expect(page.get_by_role("button", name="Try again", exact=True)).to_be_focused()
    expect(page.locator("[data-missed]")).to_have_count(1)
    ada.is_asked()
    assert complaints(ada) == []
    page.locator('[data-word="high left"]').hover()
    expect(result(ada, "missed")).to_be_visible()
    page.keyboard.press("r")
    ada.is_asked()
    page.locator('[data-word="long left"]').hover()
    expect(result(ada, "refused")).to_contain_text("That cannot be done here.")
    page.keyboard.press("Shift+H")
    expect(page.get_by_text(texts.say(stage.hint_keys()[0]), exact=True)).to_be_visible()
    assert complaints(ada) == []


def is_shown(ada) -> None:
    """The answer is played, and handed back."""
    does(ada, "show-me")
    expect(result(ada, "shown")).to_contain_text("Now do it yourself.")
    does(ada, "again")
    ada.is_asked()


def back_to_the_map(ada, course) -> None:
    """The map tells what was done, how well, and where to go on; Escape leaves a lesson after asking once."""
    page = ada.page
    ada.presses(page.get_by_role("link", name="Back to the map", exact=True))
    first = page.locator(f'[data-lesson="{course.lessons[0].id}"]')
    expect(first.get_by_role("img", name="1 star of 3")).to_be_visible()
    expect(page.get_by_text("1 of 9", exact=True)).to_be_visible()
    walks_the_map(ada)
    takes_it_along(ada)
    does(ada, "continue")
    ada.is_asked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Leave the lesson?", exact=True)).to_be_visible()
    does(ada, "leave")
    expect(page.locator('[data-action="continue"]')).to_contain_text("step 1 of 2")
    does(ada, "continue")


def walks_the_map(ada) -> None:
    """A tower is one stop of Tab, arrows walk from storey to storey and tower to tower, and the card follows."""
    page = ada.page
    page.locator('[data-action="continue"]').focus()
    ways = ["Tab cards", "Tab turning", "ArrowUp rim", "ArrowRight replay", "ArrowLeft rim"]
    for key, lesson in (way.split() for way in ways):
        page.keyboard.press(key)
        expect(page.locator(f'[data-lesson="{lesson}"]')).to_be_focused()
        card = page.locator(f'[data-card="{lesson}"]')
        expect(card).to_contain_text("Next lesson, 2 minutes" if lesson == "cards" else "2 minutes")
    chapters = page.get_by_role("list", name="Chapters", exact=True)
    first = "First falls , chapter 1 of 4, 1 of 2 done"
    expect(chapters.get_by_role("heading", name=first, exact=True)).to_be_visible()
    expect(chapters.get_by_role("link", name="Lesson 1, Turn yourself , not done yet", exact=True)).to_be_visible()
    assert complaints(ada) == []


def takes_it_along(ada) -> None:
    """Progress goes into a link; what is no such link is refused in words, and the link brings everything back."""
    page = ada.page
    does(ada, "along")
    sheet = page.get_by_role("dialog", name="Take your progress along", exact=True)
    link = sheet.get_by_label("Your progress as a link", exact=True).input_value()
    pasted = sheet.get_by_label("A link from another device", exact=True)
    pasted.fill("https://example.org/learn")
    pasted.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("This is not progress from Skyhall.")
    pasted.fill(link)
    pasted.press("Enter")
    expect(sheet).to_contain_text("Gravity Superstar: 1 of 9 lessons done")
    does(ada, "take-in")
    expect(sheet.get_by_role("status")).to_have_text("Done: it is all here now.")
    ada.presses(sheet.get_by_role("button", name="Close", exact=True))


def reaches(ada, word: str) -> None:
    """What has to be opened before a word is in sight: the card of a golem, on a phone a card of the hand or a leaf."""
    first, *rest = word.split()
    if first == "send":
        ada.is_asked()
        ada.presses(ada.page.locator(f'[data-slot="{rest[0]}"] .cover'))
    elif ada.touches and (where := ON_PHONES.get(rest[0] if first == "simple" else first)):
        ada.is_asked()
        ada.presses(ada.page.locator(where))


def plays(ada, words: list[str]) -> None:
    """Words one after the other, each from where it is to be found."""
    for word in words:
        reaches(ada, word)
        if word.startswith("aoe "):
            turns_area(ada, word)
        ada.play(word)


def test_a_course_is_played_with_taps(visitor) -> None:
    """Skytopia on a phone: every lesson, with one mistake, a hint and the answer shown on the way."""
    course = course_of(game("skytopia"))
    texts = course.texts("en")
    ada = visitor(**PHONE)
    page = ada.page
    ada.enter()
    ada.presses(page.locator('article[data-game="skytopia"]').get_by_role("link", name="Learn", exact=True))
    page.wait_for_url("**/learn/skytopia")
    expect(page.locator('[data-action="continue"]')).to_be_in_viewport()
    assert complaints(ada) == []
    ada.presses(page.get_by_role("button", name="Winning, 0 of 2 done", exact=True))
    expect(page.locator("[data-lesson]")).to_have_count(2)
    does(ada, "continue")
    for number, lesson in enumerate(course.lessons):
        recalls(ada)
        for stage in lesson.stages:
            ada.is_asked()
            fits(ada, stage)
            if number == 0 and stage is lesson.stages[0]:
                plays(ada, stage.mistakes[0].tries)
                expect(result(ada, "missed")).to_contain_text(texts.say(stage.mistakes[0].key))
                assert complaints(ada) == []
                does(ada, "again")
                ada.is_asked()
                does(ada, "lesson-hint")
                expect(page.get_by_text(texts.say(stage.hint_keys()[0]), exact=True)).to_be_visible()
                does(ada, "show-me")
                expect(result(ada, "shown")).to_be_visible()
                does(ada, "again")
            if stage.goal:
                solves(ada, stage.solutions[0])
            does(ada, "onward")
        if number < len(course.lessons) - 1:
            does(ada, "next-lesson")
    expect(page.get_by_role("heading", level=1)).to_have_text("You can play Skytopia!")
    assert complaints(ada) == []


@pytest.mark.parametrize("name", ["sky-painters", "skytear", "skytopia"])
def test_every_step_is_played_and_points_at_what_it_speaks_of(visitor, name) -> None:
    """With a mouse on a wide screen; Gravity Superstar is played so by the newcomer."""
    missing: dict[str, set[str]] = {}

    def looks(ada, stage) -> None:
        if left := unmarked(ada, stage):
            missing[stage.key] = left

    plays_through(visitor(), name, looks)
    assert missing == {}


@pytest.mark.parametrize("name", ["sky-painters", "skytear", "gravity-superstar"])
def test_every_step_is_played_with_taps(visitor, name) -> None:
    """On a phone: every sentence marks what it speaks of, what is to be done is in sight, and nothing sticks out."""
    plays_through(visitor(**PHONE), name, fits)


def plays_through(ada, name: str, looks) -> None:
    """Every step of a course by its first solution, each looked at first, to the table of a first game."""
    course = course_of(game(name))
    page = ada.page
    # In Sky Painters one looks at one's own sky when a step is done, on whose turn it ever is.
    own = page.locator('[data-sky="0"]')
    ada.enter(f"/learn/{name}")
    does(ada, "continue")
    for number, lesson in enumerate(course.lessons):
        page.wait_for_url(f"**/learn/{name}/{lesson.id}")
        recalls(ada)
        for stage in lesson.stages:
            ada.is_asked()
            looks(ada, stage)
            if stage.goal:
                solves(ada, stage.solutions[0])
            if own.count():
                expect(own).to_have_attribute("aria-selected", "true")
            does(ada, "onward")
        does(ada, "next-lesson" if number < len(course.lessons) - 1 else "play")
    page.wait_for_url("**/t/*")


def fits(ada, stage) -> None:
    """The speech, the board and what can be pressed are on the screen, which does not scroll to a side."""
    for part in ("section.speech", ".frame .board", '[data-action="lesson-hint"]'):
        expect(ada.page.locator(part).first).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"], stage.key
    for number, points in enumerate(stage.says):
        if number:
            ada.presses(ada.page.get_by_role("button", name="Next sentence", exact=True))
        assert set(points) <= marked(ada) | UNMARKED, (stage.key, number + 1)


def test_what_is_missing_is_said(visitor) -> None:
    """A step that cannot be set up is skipped; a game without lessons offers its rules; what is not there says so."""
    ada = visitor()
    page = ada.page
    page.route("**/lessons/feet/1?*", lambda route: route.abort())
    ada.enter("/learn/gravity-superstar/feet")
    expect(page.get_by_text("This step could not be set up. Skip it, your progress is safe.")).to_be_visible()
    does(ada, "onward")
    expect(page.get_by_text("step 2 of 2", exact=True)).to_be_visible()
    gone = json.dumps({"code": "not_found", "text": "There is no such lesson."})
    page.route("**/api/games/skytopia/lessons?*", lambda route: route.fulfill(status=404, body=gone))
    ada.enter("/learn/skytopia")
    expect(page.get_by_text(re.compile("^This game has no lessons yet"))).to_be_visible()
    ada.presses(page.get_by_role("link", name="Read the rules", exact=True))
    page.wait_for_url("**/rules/skytopia")
    ada.enter("/learn/skytear/nothing")
    expect(page.get_by_role("link", name="Back to the map", exact=True)).to_be_visible()
