"""Differences between JSON values: exact, for any two, and told as docs/api.md says."""

import json
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhall.server.differences import SAME, as_update, changed, difference

# The page is tested on the same cases.
CASES = json.loads((Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "differences.json").read_text())

NUMBERS = st.integers(-3, 3) | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False, width=32)
# −0.0 is 0.0, in Python and on a screen.
PLAIN = st.none() | st.booleans() | NUMBERS.map(lambda one: one + 0) | st.sampled_from("ab~") | st.text(max_size=4)
KEYS = st.sampled_from(["a", "b", "word", "~", "0", "1", "__proto__"]) | st.text(max_size=3)
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=5))


def written(value: object) -> bytes:
    """Every value in its own way: True is not 1, and keys have no order."""
    return msgspec.json.encode(value, order="deterministic")


@st.composite
def neighbours(draw: st.DrawFn, value: object) -> object:
    """A value that has much in common with another."""
    if isinstance(value, list):
        return draw(st.permutations(value)) if draw(st.integers(0, 4)) == 0 else [
            item
            for old in value
            for item in draw(st.sampled_from([[old], [old], [], [old, old]])) + draw(st.lists(VALUES, max_size=1))
        ]  # fmt: skip
    if isinstance(value, dict):
        kept = {key: draw(neighbours(part)) for key, part in value.items() if draw(st.integers(0, 3))}
        return {**kept, **draw(st.dictionaries(KEYS, VALUES, max_size=1))}
    return draw(st.sampled_from([value, value, 1, True, None]))


PAIRS = st.tuples(VALUES, VALUES) | VALUES.flatmap(lambda one: st.tuples(st.just(one), neighbours(one)))


@given(PAIRS)
def test_the_old_value_and_the_difference_make_the_new_one(pair):
    old, new = pair
    before, after = deepcopy(old), deepcopy(new)
    change = difference(old, new)
    sent = json.loads(written(change))
    assert written(changed(old, sent)) == written(after)
    assert written(old) == written(before)
    assert written(new) == written(after)
    assert (change == SAME) == (written(old) == written(new))


@given(VALUES)
def test_what_is_the_same_has_no_difference(value):
    assert difference(value, json.loads(written(value))) == SAME


@given(PAIRS)
def test_a_list_is_told_in_parts_only_if_that_is_shorter(pair):
    old, new = ([one] for one in pair)
    assert len(written(difference(old, new))) <= len(written([new]))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_the_cases_of_the_page(case):
    assert written(difference(case["old"], case["new"])) == written(case["change"])
    assert written(changed(case["old"], case["change"])) == written(case["new"])


def test_a_difference_to_something_else_is_no_view():
    with pytest.raises(ValueError, match="something else"):
        changed(3, {"a": 1})
    held = {"mark": "aa", "table": {}, "view": {}, "ask": None}
    with pytest.raises(ValueError, match="changes of bb, and what is here is aa"):
        as_update(held, {"type": "changes", "base": "bb", "mark": "cc", "changes": {}})
