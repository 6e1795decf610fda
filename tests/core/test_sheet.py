"""A spreadsheet of a list of entries: what is written is read again, and a cell that cannot be is named."""

import csv
import io

import pytest

from skyhall.core.edition import read_toml
from skyhall.core.errors import EditionError
from skyhall.core.registry import game, games
from skyhall.core.schema import Tables, Variants
from skyhall.core.sheet import from_sheet, to_sheet

LISTS = [
    (name, field.key) for name in games() for field in game(name).schema.fields if isinstance(field, Tables | Variants)
]


def section(name, key):
    return next(field for field in game(name).schema.fields if field.key == key)


def content(name):
    room = game(name)
    return room.edition_content(read_toml(room.edition_path()), "box")


@pytest.mark.parametrize(("name", "key"), LISTS)
def test_every_list_of_every_game_goes_round(name, key):
    entries = content(name)[key]
    text = to_sheet(section(name, key), entries)
    assert from_sheet(section(name, key), text, "sheet.csv") == entries


def test_a_changed_cell_changes_the_box_and_nothing_else():
    room, whole = game("skytopia"), content("skytopia")
    rows = list(csv.DictReader(io.StringIO(to_sheet(section("skytopia", "guildmaster"), whole["guildmaster"]))))
    rows[0]["score.pp"] = "7"
    out = io.StringIO()
    sheet = csv.DictWriter(out, rows[0], delimiter=";")  # as a spreadsheet of many countries writes it
    sheet.writeheader()
    sheet.writerows(rows)
    whole["guildmaster"] = from_sheet(section("skytopia", "guildmaster"), "\ufeff" + out.getvalue(), "sheet.csv")
    box = room.make_edition(whole, "mine")
    usual = room.edition()
    assert box.guildmasters[0].pp == 7
    assert [one.pp for one in box.guildmasters[1:]] == [one.pp for one in usual.guildmasters[1:]]


@pytest.mark.parametrize(
    ("key", "text", "error"),
    [
        ("guildmaster", "name,group\nMint,two\n", "row 2: \"group\" is 'two': expected a whole number"),
        ("guildmaster", "name,gruop\nMint,2\n", 'row 2: column "gruop" does not belong to this entry'),
        ("guildmaster", "name\nMint,2\n", "row 2 has 2 cells: expected at most 1"),
        ("guildmaster", "\n", "no rows: expected a first row with the names of the columns"),
        ("card", 'name,effect\nMint,"[{ do = ]"\n', 'row 2: "effect": not TOML'),
    ],
)
def test_a_cell_that_cannot_be_is_named(key, text, error):
    with pytest.raises(EditionError, match=error):
        from_sheet(section("skytopia", key), text, "sheet.csv")
