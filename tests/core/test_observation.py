"""Rows of numbers: written, marked, put in place, packed; the same with and without the compiled writer."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from struct import unpack

import pytest
from mypy_extensions import i32, i64

from skyhall.core import observation
from skyhall.core.observation import Part, Row, masks, scaled, span
from skyhall.core.registry import game


def written(row):
    """Some of everything."""
    row.add(0.25)
    row.scale(7, 10)
    row.scale(12, 10)
    row.flag(True)
    row.one_of(2, 4)
    row.one_of(-1, 2)
    at = row.blank(3)
    row.mark(at + 1)
    row.put(at + 2, -5, 10)
    row.copy(bytes(8))
    return row


def test_a_row_holds_what_was_written_in_its_order():
    row = written(Row())
    assert row.numbers() == pytest.approx([0.25, 0.7, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, -0.5, 0, 0])
    assert len(row) == 15
    assert unpack("<15f", row.packed()) == tuple(row.numbers())


def test_more_zeros_than_a_piece_holds():
    row = Row()
    at = row.blank(20_000)
    row.mark(at + 19_999)
    assert sum(row.numbers()) == row.numbers()[-1] == 1


def test_plain_python_reads_and_keeps_the_same():
    """`skyhall.core.writing` stands in for librt; a bare interpreter has only that."""
    source = Path(__file__).parents[2] / "skyhall" / "core" / "writing.py"
    spec = spec_from_file_location("plain_writing", source)
    plain = module_from_spec(spec)
    spec.loader.exec_module(plain)
    for kind, size in ((i32, 4), (i64, 8)):
        fast, slow = observation.vec[kind]([0] * 3), plain.vec[kind]([0] * 3)
        for numbers in (fast, slow):
            numbers[1] = -5
        assert list(slow) == list(fast) == [0, -5, 0]
        assert bytes(slow) == bytes(fast)
        assert len(bytes(slow)) == 3 * size
    assert plain.read_i32_le(b"skyhall!", 2) == observation.read_i32_le(b"skyhall!", 2)


def test_places_are_marked_and_counted_by_thirds():
    row, counted = Row(), Row()
    row.void(6)
    row.thirds(1, [1, 0, 2, 3, 1, 3, 2, 2, 3, 3])
    for count in (0, 1, 2, 3, 4, 0):
        counted.scale(count, 3)
    assert row.packed() == counted.packed()
    row.void(3)
    row.spots(6, [0, 2])
    assert row.numbers()[6:] == [1, 0, 1]


def test_a_row_is_followed_by_a_menu():
    row = Row()
    row.blank(2)
    row.put(1, 1, 2)
    row.menu([0, 4], 5)
    assert row.packed() == bytes(4) + b"\x00\x00\x00?" + b"\x01\x00\x00\x00\x01\x00\x00\x00"


def shown(row, table, scene):
    """A table of numbers and lists, told in every way there is."""
    row.begin(table)
    if row.same(scene["round"]):
        row.skip(1)
    else:
        row.scale(scene["round"], 10)
    if row.kept(scene["tower"]):
        row.skip(1)
    else:
        row.scale(len(scene["tower"]), 4)
    if row.alike(scene["hand"]):
        row.skip(3)
    else:
        at = row.blank(3)
        for card in scene["hand"]:
            row.mark(at + card)
    if row.alike(scene["piles"]):
        row.skip(1)
    else:
        row.scale(sum(map(len, scene["piles"])), 9)
    row.scales(scene["hand"], 3)
    row.one_of(scene["round"], 4)
    row.flags(scene["round"], 4)
    row.plot(scene["hand"], 3, 9, 2, 3)
    first = row.void(8)
    row.spots(first, scene["hand"])
    row.thirds(first + 4, [*scene["hand"], 1])
    row.menu(scene["hand"], 5)
    row.end(table)
    return row.packed()


def test_a_row_written_over_is_what_a_new_one_would_be():
    """Whatever changed, and whichever table was shown before."""
    dice, kept, table = Random(3), Row(1, keep=True), object()
    scene = {"round": 0, "tower": [1], "hand": [0, 1, 2, 2], "piles": [[1], [2]]}
    for _ in range(300):
        change = dice.choice(["round", "tower", "hand", "piles", "table", "nothing"])
        if change == "round":
            scene["round"] = dice.randrange(12)
        elif change == "tower":
            scene["tower"] = [1] * dice.randrange(5)
        elif change == "hand":
            scene["hand"][dice.randrange(4)] = dice.randrange(3)
        elif change == "piles":
            scene["piles"][dice.randrange(2)] = [5] * dice.randrange(4)
        elif change == "table":
            table = object()
        assert shown(kept, table, scene) == shown(Row(), object(), scene)


def test_a_row_that_broke_off_is_written_whole_the_next_time():
    kept, table = Row(keep=True), object()
    scene = {"round": 1, "tower": [1], "hand": [0, 1, 2, 2], "piles": [[1], [2]]}
    shown(kept, table, scene)
    with pytest.raises(TypeError):
        shown(kept, table, {**scene, "round": 2, "piles": None, "tower": [1, 1]})
    assert shown(kept, table, scene) == shown(Row(), object(), scene)


def test_masks_and_scales():
    assert masks([[0, 3], [1]], 4) == b"\x01\x00\x00\x01\x00\x01\x00\x00"
    assert [scaled(value, 4) for value in (-9, -2, 0, 2, 9)] == [-1, -0.5, 0, 0.5, 1]


def test_an_unknown_part_is_named_with_those_there_are():
    parts = [Part("hand", 2, ""), Part("deck", 3, "")]
    assert span(parts, "deck") == range(2, 5)
    with pytest.raises(KeyError, match='no part "dek": expected one of hand, deck'):
        span(parts, "dek")


def test_names_are_those_of_the_axes_the_last_running_fastest():
    part = Part("hand", 4, "", [["own", "+1"], ["gold", "silver"]])
    assert [" ".join(labels) for labels in part.names()] == ["own gold", "own silver", "+1 gold", "+1 silver"]
    assert Part("deck", 2, "").names() == [["1"], ["2"]]
    assert Part("round", 1, "", []).names() == [[]]
    with pytest.raises(ValueError, match='part "hand": its axes name 4 numbers: expected 5'):
        Part("hand", 5, "", [["own", "+1"], ["gold", "silver"]])


@pytest.mark.parametrize(
    ("name", "seats", "edition", "index", "expected"),
    [
        ("gravity-superstar", 3, "standard", 864 + 216 + 19, "stars yellow b2"),
        ("gravity-superstar", 2, "standard", 2641, "moves simple left tokens"),
        ("skytopia", 2, "standard", 19 + 1, "market blue-2 coat gryphon"),
        ("skytopia", 4, "standard", 304 + 7, "golems blue-1 +1 face 2"),
        ("sky-painters", 2, "standard", 54 + 57 + 9, "cards on offer centre symbol 1 number"),
        ("sky-painters", 2, "standard", 1294 + 41, "sky own card cell 0 0"),
        ("skytear", 2, "standard", 3 * 200 + 1, "map own heroes hex A2"),
        ("skytear", 2, "standard", 3600 + 19 + 2, "heroes hero yami health"),
        ("skytear", 2, "standard", 4075 + 1, "cards own hand card gank"),
    ],
)
def test_every_number_has_a_name_that_stays(name, seats, edition, index, expected):
    """The conformance kit finds names that are missing or appear twice."""
    names = game(name).observation_names(seats, edition)
    assert names[index] == expected
    assert all(text == " ".join(text.split()) and text.isprintable() for text in names)


def test_a_name_says_what_its_number_shows():
    state = game("skytear").new(2, "named")
    while not any(state.hands[0]):
        state.push(state.actions()[0])
    held = sorted({f"cards own hand card {state.box.cards[card].key}" for card in state.hands[0]})
    seen = zip(game("skytear").observation_names(2), state.observe(0), strict=True)
    assert sorted(name for name, number in seen if number and name.startswith("cards own hand")) == held
