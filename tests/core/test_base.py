"""An edition on top of another one in the box."""

import pytest

from skyhall.core.edition import Overlay, content_hash, over_base, read_toml
from skyhall.core.errors import EditionError
from skyhall.core.registry import game

OVERLAY = Overlay(("id", "name", "colour", "count"), ("by", "when"), ("do",))

BOX = """
name = "plain"
[numbers]
turns = 5
ap = 3
rows = { 2 = 2, 3 = 3 }
[[heroes]]
id = "yami"
name = "Yami"
hp = 16
runes = ["earth", "fire"]
[[heroes.skills]]
id = "leap"
reach = 2
[[heroes.skills]]
id = "scent"
reach = 1
[[heroes]]
id = "corjof"
name = "Corjof"
hp = 12
[[tower]]
colour = "red"
effect = [{ do = "pay", count = "coat" }, { do = "pay", count = "golem" }]
A = { name = "Home", when = "returned", pp = 1 }
[[players]]
count = 2
stars = 4
[[players]]
count = 3
stars = 8
"""


@pytest.fixture
def boxes(tmp_path):
    """A box with the edition above, and one on top of it."""
    texts = {"plain": BOX, "second": 'base = "plain"\nname = "second"\nnumbers.turns = 6\n'}
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text)
    return {name: tmp_path / f"{name}.toml" for name in texts}


@pytest.fixture
def whole(boxes, tmp_path):
    """The content of a file that begins with these lines, on top of the plain edition."""

    def read(text, base="plain"):
        path = tmp_path / "mybox.toml"
        path.write_text(f'base = "{base}"\n{text}')
        return over_base(
            read_toml(path), path.name, boxes, Overlay(("id", "name", "colour", "count"), ("by", "when"), ("do",))
        )

    return read


def test_tables_are_laid_over_key_by_key(whole):
    found = whole("[numbers]\nap = 4\nrows = { 3 = 4 }\nnew = 1")
    assert found["numbers"] == {"turns": 5, "ap": 4, "rows": {"2": 2, "3": 4}, "new": 1}
    assert "base" not in found


def test_entries_are_laid_over_those_of_the_same_id_however_deep(whole):
    found = whole('[[heroes]]\nid = "yami"\nhp = 17\n[[heroes.skills]]\nid = "scent"\nreach = 3')["heroes"]
    assert [hero["hp"] for hero in found] == [17, 12]
    assert found[0]["name"] == "Yami"
    assert found[0]["skills"] == [{"id": "leap", "reach": 2}, {"id": "scent", "reach": 3}]


def test_entries_without_an_id_go_by_their_colour_or_count(whole):
    found = whole('[[tower]]\ncolour = "red"\npp = 2\n[[players]]\ncount = 3\nstars = 9')
    assert found["tower"][0]["pp"] == 2
    assert found["players"] == [{"count": 2, "stars": 4}, {"count": 3, "stars": 9}]


def test_an_entry_that_the_base_does_not_have_comes_last(whole):
    found = whole('[[heroes]]\nid = "new"\nhp = 1\n[[heroes]]\nid = "yami"\nhp = 2')["heroes"]
    assert [(hero["id"], hero["hp"]) for hero in found] == [("yami", 2), ("corjof", 12), ("new", 1)]


def test_plain_lists_and_effects_take_the_place_of_the_bases(whole):
    found = whole(
        '[[heroes]]\nid = "yami"\nrunes = ["ice"]\n[[tower]]\ncolour = "red"\neffect = [{ do = "pay", count = "key" }]'
    )
    assert found["heroes"][0]["runes"] == ["ice"]
    assert found["tower"][0]["effect"] == [{"do": "pay", "count": "key"}]


def test_nothing_remains_of_a_rule_of_another_kind(whole):
    same = whole('[[tower]]\ncolour = "red"\nA = { when = "returned", pp = 2 }')
    assert same["tower"][0]["A"] == {"name": "Home", "when": "returned", "pp": 2}
    other = whole('[[tower]]\ncolour = "red"\nA = { name = "Poor", when = "no_coins", coins = 3 }')
    assert other["tower"][0]["A"] == {"name": "Poor", "when": "no_coins", "coins": 3}


def test_a_base_may_have_a_base_but_not_itself(whole, boxes):
    assert whole("numbers.ap = 1", base="second")["numbers"]["turns"] == 6
    boxes["plain"].write_text('base = "second"\n')
    with pytest.raises(EditionError, match=r'^second\.toml: "base" is "plain": expected one of'):
        whole("")


@pytest.mark.parametrize(
    ("text", "base", "error"),
    [
        ("", "plian", r'^mybox\.toml: "base" is "plian": expected one of plain, second \(did you mean "plain"\?\)$'),
        ("", "./plain.toml", r'^mybox\.toml: "base" is "\./plain\.toml": expected one of plain, second'),
        ("[[heroes]]\nhp = 3", "plain", r'^mybox\.toml: heroes 1: "id" is missing$'),
        ("heroes = [7]", "plain", r"^mybox\.toml: heroes 1: expected a table, found 7$"),
        (
            '[[heroes]]\nid = "yami"\n[[heroes.skills]]\nid = "leap"\n[[heroes.skills]]\nid = "leap"',
            "plain",
            r'^mybox\.toml: heroes yami: skills 2: id "leap" appears twice$',
        ),
    ],
)
def test_errors_name_the_file_and_the_entry(whole, text, base, error):
    with pytest.raises(EditionError, match=error):
        whole(text, base)


# Of each game: a short file without its head, and the same change to the whole text.
SHORT = [
    ("gravity-superstar", "[[tile]]\nid = 3\na = { name = 'Swift' }", 'name = "Kite"', 'name = "Swift"'),
    ("gravity-superstar", "stars.blue = 12", "blue = 13", "blue = 12"),
    (
        "skytopia",
        "[[card]]\nname = 'Mint'\neffect = [{ do = 'coins', n = 5 }]",
        '[{ do = "coins", n = 4 }]',
        '[{ do = "coins", n = 5 }]',
    ),
    (
        "skytopia",
        "[[ability]]\ncolour = 'red'\nB = { name = 'Rest', when = 'all_home', coins = 4 }",
        'B = { name = "Clockmender", when = "buy_rotation", cost = 1, steps = 1 }',
        'B = { name = "Rest", when = "all_home", coins = 4 }',
    ),
    ("sky-painters", "[[painter]]\nid = 'mad'\ncost.hope = 6", "{ spots = 7, hope = 7 }", "{ spots = 7, hope = 6 }"),
    ("skytear", "[[heroes]]\nid = 'yami'\nhp = 17", "hp = 16", "hp = 17"),
    ("skytear", "[[map.lanes]]\nid = 'west'", "", ""),
]


@pytest.mark.parametrize(("name", "own", "old", "new"), SHORT)
def test_the_hash_is_that_of_the_same_content_in_full(tmp_path, name, own, old, new):
    room = game(name)
    head, *_ = [line for line in room.edition_path("standard").read_text().splitlines() if line.startswith("name = ")]
    title = 'name = "mine"' if name == "skytear" else 'edition.name = "mine"'
    short, full = tmp_path / "short.toml", tmp_path / "full.toml"
    short.write_text(f'base = "standard"\n{title}\n{own}\n')
    full.write_text(room.edition_path("standard").read_text().replace(head, 'name = "mine"', 1).replace(old, new, 1))
    content = {key: value for key, value in read_toml(full).items() if key not in room.late_tables}
    assert room.edition(str(short)).hash == content_hash(content) == room.edition(str(full)).hash


def test_what_a_game_says_of_a_short_file_names_the_file_and_the_entry(tmp_path):
    short = tmp_path / "mybox.toml"
    short.write_text('base = "standard"\n[[painter]]\nid = "mad"\npoints = "many"\n')
    with pytest.raises(EditionError, match=r'^mybox\.toml: painter "mad": "points" is "many"'):
        game("sky-painters").edition(str(short))
