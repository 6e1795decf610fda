"""Whatever may be chosen can be seen and reached: nothing lies over it, on a desk or on a phone, in a crowded game."""

from random import Random

import pytest

from skyhall.core.line import Line
from skyhall.core.record import Record
from skyhall.core.registry import game

DESK, LAPTOP, PHONE, SMALL = (1440, 900), (1280, 720), (390, 844), (360, 720)
# On a desk and by a finger, each at one size after the other.
TABLES = [
    ("gravity-superstar", 4, [[DESK], [PHONE]]),
    ("skytopia", 4, [[DESK, LAPTOP], [PHONE, SMALL]]),
    ("sky-painters", 3, [[DESK], [PHONE]]),
    ("skytear", 2, [[DESK], [PHONE]]),
]
# A new size is laid out in a frame, and once more if something in it is measured.
LAID_OUT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
OPTIONS = {"skytopia": {"abilities": "draft", "sides": "each", "opening": "free"}}
# What is opened on a narrow screen to see more: leaves and cards.
OPENS = ".hand [data-tab], .hand button.head"
# Words that cannot be pressed in their middle, by whatever lies there; scrolled to as far as a person can scroll.
COVERED = """() => {
  const covered = new Map(), free = new Set();
  const isForced = up => up && (isForced(up.parentElement)
    || up.scrollTop > 0 && getComputedStyle(up).overflowY === 'hidden'
    || up.scrollLeft > 0 && getComputedStyle(up).overflowX === 'hidden');
  for (const one of document.querySelectorAll('[data-word]:not([aria-disabled="true"]), [data-plays], .cover')) {
    if (!one.checkVisibility({visibilityProperty: true})) continue;
    one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const word = one.dataset.word ?? one.dataset.plays ?? one.ariaLabel;
    if (isForced(one)) covered.set(word, 'off the screen');
    else if (one.contains(there)) free.add(word);
    else covered.set(word, there?.outerHTML.slice(0, 80) ?? 'off the screen');
  }
  return [...covered].filter(([word]) => !free.has(word)).map(([word, by]) => `${word}: ${by}`);
}"""


def questions(name: str, seats: int) -> tuple[Record, dict[str, tuple[int, int]]]:
    """A game played at random, and for every kind of question the last step at which it is asked, and whom."""
    room = game(name)
    line, dice = Line(room, seats, "reach", OPTIONS.get(name, {}), "standard"), Random(7)
    state = line.state
    found: dict[str, tuple[int, int]] = {}
    while not state.over:
        found[type(state.decision()).__name__] = (state.moves, state.seat)
        line.push(dice.choice(state.actions()))
    return line.record(), found


@pytest.mark.parametrize(("name", "seats", "screens"), TABLES)
def test_nothing_lies_over_what_may_be_chosen(visitor, server, name, seats, screens) -> None:
    record, found = questions(name, seats)
    tables = [server.play_from(record, step, seat) for step, seat in found.values()]
    for sizes in screens:
        ada = visitor(width=sizes[0][0], height=sizes[0][1])
        for question, _ in zip(reversed(found), ada.leafs_back(tables, name), strict=True):
            ada.is_asked()
            for width, height in sizes:
                ada.page.set_viewport_size({"width": width, "height": height})
                ada.page.evaluate(LAID_OUT)
                _is_free(ada, f"{question} on {width} × {height}")


def _is_free(ada, where: str) -> None:
    """All that may be chosen, also under the leaves and cards that are opened for it."""
    assert ada.page.evaluate(COVERED) == [], where
    for leaf in ada.page.locator(OPENS).filter(visible=True).all():
        ada.presses(leaf)
        assert ada.page.evaluate(COVERED) == [], where
