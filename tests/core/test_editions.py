import pytest

from skyhall.core.edition import Entry, read_toml
from skyhall.core.errors import EditionError, OptionsError
from skyhall.core.registry import game


def test_a_file_that_is_no_toml_says_where(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text("[edition]\nname = \n")
    with pytest.raises(EditionError, match=r"bad\.toml: not TOML: Invalid value \(at line 2, column 8\)"):
        read_toml(path)
    path.write_bytes(b"name = '\xff'")
    with pytest.raises(EditionError, match=r"bad\.toml: byte 8 is not UTF-8 text"):
        read_toml(path)
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read: No such file"):
        read_toml(tmp_path / "none.toml")


def test_an_edition_by_name_or_path(tmp_path):
    room = game("gravity-superstar")
    path = tmp_path / "mine.toml"
    path.write_text(room.edition_path("standard").read_text().replace('"standard"', '"mine"'))
    assert room.edition(str(path)).name == "mine"
    with pytest.raises(OptionsError, match=r'no edition "standrad" .did you mean "standard"'):
        room.edition("standrad")


@pytest.mark.parametrize(
    ("ask", "error"),
    [
        (lambda e: e.number("n", 0, 5), '"n" is 9: expected a whole number from 0 to 5'),
        (lambda e: e.number("flag", 0, 5), '"flag" is true: expected a whole number'),
        (lambda e: e.flag("n"), '"n" is 9: expected true or false'),
        (lambda e: e.text("n"), '"n" is 9: expected a non-empty text'),
        (
            lambda e: e.choice("word", ["bluer", "red"]),
            '"word" is "blue": expected one of bluer, red .did you mean "bluer"',
        ),
        (lambda e: e.items("n"), '"n" is 9: expected a list'),
        (lambda e: e.numbers("list", 0, 5), '"list" holds 6: expected whole numbers from 0 to 5'),
        (lambda e: e.numbers("list", 0, 9, 3), '"list" holds 2 numbers: expected 3'),
        (lambda e: e.entry("n"), "box: n: expected a table, found 9"),
        (lambda e: e.raw("gone"), '"gone" is missing'),
        (lambda e: e.close(), 'unknown key "n"'),
    ],
)
def test_every_getter_says_what_it_expected(ask, error):
    entry = Entry({"n": 9, "flag": True, "word": "blue", "list": [1, 6]}, "box")
    with pytest.raises(EditionError, match=error):
        ask(entry)


def test_defaults_are_for_keys_not_given():
    entry = Entry({}, "box")
    assert entry.number("n", 0, 5, 3) == 3
    assert entry.text("t", "x") == "x"
    assert entry.flag("f", False) is False
    assert entry.choice("c", ["a"], "a") == "a"
    assert entry.items("i", []) == []
    entry.close()
