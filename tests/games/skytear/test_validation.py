"""Section 5: the checks of an edition file, with their messages: the whole and the map."""

from collections.abc import Callable

import pytest

from skyhall.games.skytear.box.edition import Box

Change = Callable[[dict], object]
Reader = Callable[[dict], Box]
Refuser = Callable[[dict], str]
Part = Callable[[dict], dict]


def redraw(data: dict, old: str, new: str) -> None:
    """Change one line of the drawing."""
    assert old in data["map"]["drawing"]
    data["map"]["drawing"] = data["map"]["drawing"].replace(old, new)


def test_the_standard_edition_passes(read: Reader, plain: dict) -> None:
    assert read(plain).name == "standard"


def test_unknown_keys_are_refused(refused: Refuser, plain: dict) -> None:
    plain["heros"] = []
    assert refused(plain).startswith('mybox.toml: unknown key "heros" (did you mean "heroes"?)')


@pytest.mark.parametrize(
    ("part", "where"),
    [
        (lambda d: d["numbers"], "numbers"),
        (lambda d: d["map"], "map"),
        (lambda d: d["map"]["lanes"][1], 'map: lane "east"'),
        (lambda d: d["shapes"][0], 'shape "tri3"'),
        (lambda d: d["factions"][2], 'faction "liothan"'),
        (lambda d: d["heroes"][1], 'hero "yami"'),
        (lambda d: d["heroes"][1]["skills"][0], 'skill "wolf-leap"'),
        (lambda d: d["cards"][5], 'card "dragon-punch"'),
        (lambda d: d["victory"][3], 'victory card "dominion"'),
        (lambda d: d["outsider"], 'outsider "wanderer"'),
        (lambda d: d["outsider"]["skills"][1], 'skill "sky-rend"'),
    ],
)
def test_unknown_keys_are_refused_in_every_entry(
    refused: Refuser, plain: dict, part: Callable[[dict], dict], where: str
) -> None:
    part(plain)["colour"] = 1
    message = refused(plain)
    assert where in message
    assert 'unknown key "colour"' in message


MAP = [
    ("20 to 200 hexes", lambda d: d["map"].update(drawing="1 |.\n"), "1 hexes: expected 20 to 200"),
    (
        "at most 200 hexes",
        lambda d: d["map"].update(
            drawing="\n".join(
                f"{y} |" + " ".join("." if (y - x + 5) % 2 == 0 else " " for x in range(11)) for y in range(40)
            )
        ),
        "220 hexes: expected 20 to 200",
    ),
    ("connected", lambda d: redraw(d, "  12 |          .", "  14 |          ."), "1 hexes are cut off from the rest"),
    (
        "each hex once",
        lambda d: redraw(d, "  12 |", "  10 |"),
        'row 10 of "drawing" appears twice: expected each hex once',
    ),
    ("signs", lambda d: redraw(d, "  12 |          .", "  12 |          x"), 'row 12 of "drawing" holds "x"'),
    (
        "places",
        lambda d: redraw(d, "  12 |          .", "  12 |         . "),
        "no hex can be at place 10 after the bar",
    ),
    ("rows", lambda d: redraw(d, "  12 |", "north "), 'line "north           ." of "drawing": expected "2y |"'),
    ("one nexus per seat", lambda d: redraw(d, "n", "."), '0 hexes "n" (nexus of seat 1): expected exactly 1'),
    ("no second nexus", lambda d: redraw(d, "  12 |          .", "  12 |          N"), '2 hexes "N" (nexus of seat 0)'),
    (
        "a tower per seat and lane",
        lambda d: redraw(d, "  12 |          .", "  12 |          T"),
        '3 hexes "T": expected one',
    ),
    (
        "towers named",
        lambda d: d["map"]["lanes"][0].update(towers=["B8", "B1"]),
        'tower of seat 0 "B8": the drawing has "."',
    ),
    (
        "towers for both",
        lambda d: d["map"]["lanes"][0].update(towers=["B9"]),
        '"towers" holds 1: expected 2, for seat 0',
    ),
    (
        "towers distinct",
        lambda d: d["map"]["lanes"][0].update(towers=["J9", "B1"]),
        "two lanes share a token hex or a tower",
    ),
    ("1 to 3 lanes", lambda d: d["map"].update(lanes=[]), "0 lanes: expected 1 to 3"),
    (
        "token hex",
        lambda d: d["map"]["lanes"][0].update(token="B4"),
        'token "B4": the drawing has "." there, expected "L"',
    ),
    ("token on the map", lambda d: d["map"]["lanes"][0].update(token="Z9"), 'token "Z9" is not a hex of the map'),
    ("token outside domes", lambda d: d["map"]["lanes"][0].update(token="D6"), 'token "D6": the drawing has "e"'),
    ("one dome point", lambda d: redraw(d, "   0 |  L   e   D", "   0 |  L   D   D"), "D6 and F7 are in one dome"),
    (
        "dome point for victory cards",
        lambda d: (redraw(d, "e   D   e", "e   d   e"), d.pop("outsider")),
        'victory card "skytear-bond" needs a dome point',
    ),
    (
        "dome point for the outsider",
        lambda d: (redraw(d, "e   D   e", "e   d   e"), d.update(victory=[])),
        "the outsider needs a dome point",
    ),
    ("outsider for the dome point", lambda d: d.pop("outsider"), '"outsider" is missing: the map has a dome point'),
    (
        "token clear of buildings",
        lambda d: (
            redraw(d, "   0 |  L   e   D   e   L", "   0 |  .   e   D   e   L"),
            redraw(d, "   6 |  .   .   .   .   .", "   6 |  L   .   .   .   ."),
            d["map"]["lanes"][0].update(token="B8", minions=[["A7", "C8"], ["A6", "C7"]]),
        ),
        'lane "west": the token is adjacent to the building on B9',
    ),
    (
        "road outside domes",
        lambda d: (
            redraw(d, "   3 |c   .   d   d   .   c", "   3 |d   d   d   d   d   d"),
            redraw(d, "   4 |  .   c   d   c   .", "   4 |  d   d   d   d   d"),
        ),
        'lane "west": no way outside domes from the token to the tower on B9',
    ),
    (
        "room at the nexus",
        lambda d: (
            redraw(d, " -12 |          .", "     "),
            redraw(d, " -11 |        .   .", "     "),
            d["map"].update(white_edges=[]),
        ),
        '3 hexes for heroes of side 1 to start on (around its nexus, or in "starts"): expected 4 or more',
    ),
    (
        "minions per lane",
        lambda d: d["map"]["lanes"][1].update(minions=[["I6"], ["I5", "K4"]]),
        "1 minions of seat 0: expected 2",
    ),
    (
        "minions outside domes",
        lambda d: d["map"]["lanes"][0].update(minions=[["D6", "A5"], ["C5", "A4"]]),
        "minion of seat 0 on D6: expected no dome and no building there",
    ),
    (
        "minions see their token",
        lambda d: d["map"]["lanes"][0].update(minions=[["A8", "A5"], ["C5", "A4"]]),
        "minion of seat 0 on A8: expected a hex that sees the token",
    ),
    (
        "minions apart",
        lambda d: d["map"]["lanes"][0].update(minions=[["A5", "A5"], ["C5", "A4"]]),
        "two minions of seat 0 share a hex",
    ),
    ("enough minions", lambda d: d["numbers"].update(minions_per_faction=1), "2 minions a seat are too few"),
    (
        "white edges adjacent",
        lambda d: d["map"]["white_edges"].append("A1-A3"),
        'white edge "A1-A3": expected two adjacent hexes',
    ),
    (
        "white edges on the map",
        lambda d: d["map"]["white_edges"].append("A1-A9"),
        'white edge: "A9" is not a hex of the map',
    ),
    ("white edges read", lambda d: d["map"]["white_edges"].append("A1"), 'white edge "A1": expected two hexes'),
    ("white edges once", lambda d: d["map"]["white_edges"].append("D5-C4"), 'white edge "D5-C4" appears twice'),
    (
        "symmetric signs",
        lambda d: redraw(d, "  12 |          .", "  12 |          c"),
        "hex F1 has no counterpart under rotation",
    ),
    ("symmetric outline", lambda d: redraw(d, "  12 |          .", "     "), "has no counterpart under rotation"),
    ("symmetric white edges", lambda d: d["map"]["white_edges"].pop(), "the white edges change under rotation"),
    (
        "symmetric minions",
        lambda d: d["map"]["lanes"][0].update(minions=[["B6", "A5"], ["C5", "A4"]]),
        'lane "west" changes under rotation',
    ),
]


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in MAP], ids=[case[0] for case in MAP])
def test_checks_1_to_3_the_map(refused: Refuser, plain: dict, change: Change, message: str) -> None:
    """Checks 1, check 2 and check 3."""
    change(plain)
    found = refused(plain)
    assert found.startswith("mybox.toml: ")
    assert message in found


def test_check_3_an_uneven_map_is_allowed_if_it_says_so(read: Reader, plain: dict) -> None:
    plain["map"]["white_edges"].pop()
    plain["map"]["symmetric"] = False
    assert len(read(plain).map.white) == 29


def test_check_1_a_map_without_dome_point_needs_no_outsider(read: Reader, plain: dict) -> None:
    redraw(plain, "e   D   e", "e   d   e")
    plain.pop("outsider")
    plain["victory"] = plain["victory"][:6]
    assert read(plain).outsider is None
