"""Rows of numbers: written, marked, put in place, packed; the same with and without the compiled writer."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from struct import unpack

import pytest

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
    row.put(at + 2, -0.5)
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


def test_plain_python_writes_the_same_bytes():
    """`skyhall.core.writing` stands in for librt; a bare interpreter has only that."""
    source = Path(__file__).parents[2] / "skyhall" / "core" / "writing.py"
    spec = spec_from_file_location("plain_writing", source)
    plain = module_from_spec(spec)
    spec.loader.exec_module(plain)
    fast, slow = observation.BytesWriter(), plain.BytesWriter()
    for module, writer in ((observation, fast), (plain, slow)):
        writer.write(b"sky")
        module.write_f32_le(writer, 1 / 3)
        writer[1] = 7
        writer.truncate(6)
    assert slow.getvalue() == fast.getvalue()
    assert len(slow) == len(fast) == 6
    assert slow[1] == fast[1] == 7


def test_a_row_is_counted_in_by_thirds():
    row, counted = Row(), Row()
    row.blank(6)
    row.thirds(1, [1, 0, 2, 3, 1, 3, 2, 2, 3, 3])
    for count in (0, 1, 2, 3, 4, 0):
        counted.scale(count, 3)
    assert row.packed() == counted.packed()


def test_a_row_is_followed_by_a_menu_and_begun_again():
    row = Row()
    row.blank(2)
    row.put(1, 0.5)
    row.menu([0, 4], 5)
    assert row.packed() == bytes(4) + b"\x00\x00\x00?" + b"\x01\x00\x00\x00\x01"
    row.clear()
    assert row.packed() == b""


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
