"""A component file is measured before it is parsed; what is inside strings and comments does not count."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhall.core.bounds import check_bounds, measure
from skyhall.core.edition import parse_toml
from skyhall.core.errors import EditionError
from skyhall.core.registry import game, games


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join("a" * 30_000) + " = 1", "box: line 1: a dotted key of 30,000 parts: expected at most 16"),
        ("x = 1\n[ " + " . ".join("a" * 17) + " ]", "box: line 2: a dotted key of 17 parts"),
        ("x = {" + ".".join(["'a.b'", '"c"'] * 9) + " = 1}", "box: line 1: a dotted key of 18 parts"),
        ("x = " + "[" * 5000, "box: line 1: brackets 5,000 deep: expected at most 16"),
        ("x = '''\n'''\ny = " + "{a = " * 17 + "1" + "}" * 17, "box: line 3: brackets 17 deep"),
        ("x = [" + "1," * 40_000 + "]", "box: line 1: 40,002 keys, values and tables: expected at most 10,000"),
        ("[a]\n" * 10_001, "box: line 10001: 10,001 keys, values and tables"),
        ("x = " + "9" * 5000, "box: line 1: a word or number of 5,000 characters: expected at most 200"),
        ("# " + "x" * 300_000, "box: a file of 300,002 characters: expected at most 300,000"),
    ],
)
def test_a_text_that_asks_for_too_much_is_refused_with_the_limit_and_what_was_found(text, said):
    with pytest.raises(EditionError, match=said.replace(".", r"\.")):
        parse_toml(text, "box")


MANY = ".".join("a" * 20) + "[" * 20
FINE = [
    f'x = "{MANY}"\n',
    f"x = '{MANY}'\n",
    f'x = "\\"{MANY}"\n',
    f'x = """\n{MANY}\\""" {MANY}"" " {MANY}"""\n',
    f'x = """{MANY}"""""\n',
    f"x = '''\n{MANY}'' ' \"\"\" {MANY}'''''\n",
    f"x = 1 # {MANY} \" '''\n",
    f"x = [ # {MANY}\n]\n",
    f'"{MANY}" = 1\n',
    "x = [" + ", ".join(["1.5"] * 100) + "]\n",
    "x = [" + ", ".join(["[1]"] * 100) + "]\n",
    "[a.b]\n[[c.d]]\n" + "".join(f"k{n}.l.m = 1979-05-27T07:32:00.999Z\n" for n in range(30)),
]


@pytest.mark.parametrize("text", FINE)
def test_strings_and_comments_do_not_count(text):
    assert parse_toml(text, "box")
    check_bounds(text + "y = 1.5\n", "box")


@pytest.mark.parametrize(
    "string",
    [
        '"a\\\\"',
        "'a\\'",
        '""',
        "''",
        '""""""',
        "''''''",
        '"""a""""',
        '"""a"""""',
        "'''a''''",
        "'''a'''''",
        '"""\\""""',
        '"#"',
        '1 # "',
    ],
)
def test_nothing_hides_behind_a_string(string):
    assert parse_toml(f"x = {string}\ny = 1", "box")["y"] == 1
    with pytest.raises(EditionError, match="line 2: brackets 17 deep"):
        parse_toml(f"x = {string}\ny = {'[' * 17}", "box")


@pytest.mark.parametrize("name", games())
def test_every_box_is_far_from_the_bounds(name):
    for edition in game(name).edition_names():
        for most in measure(game(name).edition_path(edition).read_text(encoding="utf-8")):
            assert most.count * 4 <= most.limit


def size(data: object) -> tuple[int, int]:
    """How many values data hold, and how deep they are nested."""
    inner = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    sizes = [size(one) for one in inner]
    return 1 + sum(count for count, _ in sizes), 1 + max((deep for _, deep in sizes), default=0)


PIECE = st.sampled_from(
    [
        "a",
        "b",
        ".",
        '"',
        "'",
        '"""',
        "'''",
        '""',
        "\\",
        "[",
        "]",
        "{",
        "}",
        "=",
        ",",
        "#",
        "\n",
        " ",
        "1",
        "\\\n",
        '\\"',
    ]
)
STRING = st.builds(
    lambda quote, inside: quote + "".join(inside) + quote, st.sampled_from(['"""', "'''", '"', "'"]), st.lists(PIECE)
)
VALUE = st.recursive(
    st.sampled_from(["1", "1.5", "true"]) | STRING,
    lambda inner: (
        st.lists(inner).map(lambda all_: f"[{','.join(all_)}]") | inner.map(lambda one: "{a.b = " + one + "}")
    ),
)
LINE = (
    st.builds(lambda n, part, value: f"k{n}.{part} = {value}\n", st.integers(0, 99), st.sampled_from("ab"), VALUE)
    | st.lists(PIECE).map(lambda pieces: "#" + "".join(pieces).replace("\n", "") + "\n")
    | st.lists(PIECE).map("".join)
)


@given(st.lists(LINE).map("".join))
def test_whatever_the_parser_makes_of_a_text_was_measured(text):
    """Were a string taken to be longer than the parser takes it, values behind it would be missed."""
    parts, depth, _, values = measure(text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    count, deep = size(data)
    assert count <= values.count + 1
    assert deep <= 2 + parts.count + depth.count * (1 + max(1, parts.count))


@given(st.lists(st.builds(lambda n, value: f"k{n} = {value}\n", st.integers(), STRING), max_size=5))
def test_what_is_in_a_string_is_never_counted(lines):
    """Were a string taken to be shorter, its inside would count."""
    kept = []
    for line in lines:
        try:
            tomllib.loads("".join([*kept, line]))
        except tomllib.TOMLDecodeError:
            continue
        kept.append(line)
    values = measure("".join(kept))[3]
    assert values.count == len(kept)
