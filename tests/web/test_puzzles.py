"""Puzzles on the page: found by theme, solved on the real board, a wrong choice refuted, and what is kept of it."""

from playwright.sync_api import expect

from skyhall.core.registry import game
from skyhall.school.puzzles import book_of

PHONE = {"width": 390, "height": 844}
GRAVITY = "gravity-superstar"


def does(ada, action: str) -> None:
    ada.presses(ada.page.locator(f'[data-action="{action}"]'))


def complaints(ada) -> list[str]:
    """What axe has against the page once nothing fades any more; the board's own pieces are looked at elsewhere."""
    ada.page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished))")
    return [one for one in ada.complaints() if "data-word" not in one]


def chosen(least: int):
    """A puzzle with so many steps whose solution leads to the next question, and with enough choices for two hints."""
    return next(
        one for one in book_of(game(GRAVITY)).puzzles if len(one.steps) >= least and len(one.steps[0].choices) > 4
    )


def test_a_puzzle_is_missed_then_solved_and_the_next_given_up(visitor) -> None:
    """On a wide page with the keyboard's shortcuts: list, theme, refutation, undo, solution, streak."""
    puzzle = chosen(2)
    first = puzzle.steps[0]
    ada = visitor()
    page = ada.page
    ada.enter(f"/puzzles/{GRAVITY}")
    expect(page.get_by_role("region", name="Puzzle of the day", exact=True)).to_be_visible()
    title = book_of(game(GRAVITY)).texts("en").say(f"theme-{puzzle.theme}")
    ada.presses(page.get_by_role("button", name=title, exact=True))
    expect(page.get_by_role("button", name=title, exact=True)).to_have_attribute("aria-pressed", "true")
    assert complaints(ada) == []
    ada.presses(page.locator(f'ol a[href^="/puzzles/{GRAVITY}/{puzzle.id}?"]'))
    ada.play(first.wrong[0].word)
    verdict = page.get_by_role("alert")
    expect(verdict).to_contain_text("That is not it.")
    expect(verdict).to_contain_text(f"about {round(first.wrong[0].share)} games in 100")
    expect(verdict).to_contain_text("Comet answers: ")
    expect(page.get_by_role("button", name="Try again", exact=True)).to_be_focused()
    assert complaints(ada) == []
    page.keyboard.press("r")
    ada.play(first.right[0])
    expect(page.get_by_text(f"1 of {len(puzzle.steps)} found").first).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(page.get_by_text(f"0 of {len(puzzle.steps)} found").first).to_be_visible()
    for step in puzzle.steps:
        ada.play(step.right[0])
    expect(verdict).to_contain_text("Solved!")
    expect(page.get_by_role("region", name="Why the other choices fail", exact=True)).to_be_visible()
    expect(page.get_by_text("No streak yet", exact=True).first).to_be_visible()
    assert complaints(ada) == []
    page.keyboard.press("n")
    ada.is_asked()
    page.keyboard.press("Shift+G")
    ada.presses(page.get_by_role("button", name="Show the solution", exact=True))
    expect(page.locator('[data-result="shown"]')).to_contain_text("This is the solution.")
    ada.presses(page.get_by_role("link", name="All puzzles", exact=True))
    expect(page.locator("ol a.solved")).to_have_count(1)
    expect(page.locator("ol a.failed")).to_have_count(1)


def test_a_puzzle_is_solved_with_taps_and_a_hint(visitor) -> None:
    """On a phone: two hints, undo, the solution; the streak counts, the rating does not."""
    puzzle = chosen(2)
    ada = visitor(**PHONE)
    page = ada.page
    ada.enter(f"/puzzles/{GRAVITY}/{puzzle.id}")
    ada.is_asked()
    does(ada, "puzzle-hint")
    expect(
        page.get_by_text(book_of(game(GRAVITY)).texts("en").say(f"theme-{puzzle.theme}-hint"), exact=True)
    ).to_be_visible()
    does(ada, "puzzle-hint")
    expect(page.get_by_text("It is one of these: ")).to_be_visible()
    for step in puzzle.steps:
        ada.play(step.right[0])
    expect(page.get_by_role("alert")).to_contain_text("Solved!")
    expect(page.get_by_text("1 in a row", exact=True)).to_be_visible()
    assert complaints(ada) == []
    does(ada, "onward")
    ada.is_asked()
    ada.enter(f"/puzzles/{GRAVITY}")
    expect(page.get_by_role("img", name="solved with a hint", exact=True)).to_be_visible()
    expect(page.get_by_text("1200", exact=True)).to_be_visible()
    assert complaints(ada) == []
