"""Rows of numbers: written, marked, put in place, packed; the same with and without the compiled writer."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from struct import unpack

import pytest

from skyhall.core import observation
from skyhall.core.observation import Part, Row, masks, scaled, span


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


def test_masks_and_scales():
    assert masks([[0, 3], [1]], 4) == b"\x01\x00\x00\x01\x00\x01\x00\x00"
    assert [scaled(value, 4) for value in (-9, -2, 0, 2, 9)] == [-1, -0.5, 0, 0.5, 1]


def test_an_unknown_part_is_named_with_those_there_are():
    parts = [Part("hand", 2, ""), Part("deck", 3, "")]
    assert span(parts, "deck") == range(2, 5)
    with pytest.raises(KeyError, match='no part "dek": expected one of hand, deck'):
        span(parts, "dek")
