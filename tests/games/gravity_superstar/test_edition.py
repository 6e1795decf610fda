"""V1 to V15: a broken box is refused with the file, the entry and what is expected."""

import pytest

from skyhall.core.errors import EditionError
from skyhall.games.gravity_superstar import GAME
from skyhall.testing.play import legal


def put(*path_and_value):
    """A change that sets one value deep in the plain data (None removes it)."""
    *path, last, value = path_and_value

    def change(data):
        for key in path:
            data = data[key]
        if value is None:
            del data[last]
        else:
            data[last] = value

    return change


def edit_map(tile, side, line, place, text):
    """A change of some characters of a map."""

    def change(data):
        lines = data["tile"][tile][side]["map"].split("\n")
        padded = lines[line].ljust(25)
        lines[line] = padded[:place] + text + padded[place + len(text) :]
        data["tile"][tile][side]["map"] = "\n".join(lines)

    return change


def add_line(data):
    data["tile"][0]["a"]["map"] += "\n"


def clear_row(data):
    lines = data["tile"][4]["b"]["map"].split("\n")
    lines[7] = lines[7].replace("|", " ")
    data["tile"][4]["b"]["map"] = "\n".join(lines)


def no_symbols(data):
    face = data["tile"][0]["a"]
    face["map"] = face["map"].replace("*", ".").replace("R", ".")


def all_sides(data):
    edit_map(1, "a", 4, 9, "---")(data)
    edit_map(1, "a", 3, 8, "|")(data)
    edit_map(1, "a", 3, 12, "|")(data)


CHECKS = [
    ("V1", put("stars", "blue", 100), r'stars: "blue" is 100: expected a whole number from 0 to 99'),
    ("V1", put("stars", "white", None), r'stars: "white" is missing'),
    ("V1", put("stars", "red", 3), r'stars: unknown key "red"'),
    ("V2", put("replay", "tokens", -1), r'replay: "tokens" is -1: expected a whole number from 0 to 99'),
    ("V2", put("replay", "tokens", "18"), r'replay: "tokens" is "18": expected a whole number'),
    ("V3", lambda data: data["players"].pop(), r"players 6 is missing: expected each count from 2 to 6 once"),
    ("V3", put("players", 0, "columns", 4), r'players 2: "columns" is 4: expected a whole number from 1 to 3'),
    ("V3", put("players", 0, "rows", 3), r'players 2: "rows" is 3: expected a whole number from 1 to 2'),
    ("V3", put("players", 0, "columns", 1), r"players 2: 1 column × 1 row: expected at least two tiles"),
    ("V3", put("players", 1, "count", 2), r"players 2: appears twice"),
    ("V4", lambda data: data["tile"].pop(), r"5 tiles: expected at least 6"),
    ("V4", put("tile", 1, "id", 1), r"tile 1: appears twice: expected different ids"),
    ("V4", put("tile", 1, "id", 10), r'tile 2: "id" is 10: expected a whole number from 1 to 9'),
    ("V4", put("tile", 1, "b", None), r'tile 2: "b" is missing'),
    ("V4", put("tile", 1, "a", "name", ""), r'tile 2 side a: "name" is "": expected a non-empty text'),
    ("V4", put("tile", 1, "a", "name", "Pinwheel"), r'tile 2 side a: the name "Pinwheel" appears twice'),
    ("V5", add_line, r"tile 1 side a: map has 14 lines: expected 13"),
    ("V5", edit_map(0, "a", 3, 24, "  "), r"tile 1 side a: map line 3 has 26 characters: expected at most 25"),
    ("V5", edit_map(0, "a", 0, 4, " "), r'tile 1 side a: map line 0 character 4 is " ": expected "\+"'),
    ("V5", edit_map(0, "a", 1, 2, "x"), r'tile 1 side a: map line 1 character 2 is "x": expected "\."'),
    ("V5", edit_map(0, "a", 2, 1, "- -"), r'tile 1 side a: map line 2 character 1: expected "---" or three spaces'),
    ("V6", edit_map(0, "a", 5, 14, "."), r"tile 1 side a: 0 doors: expected exactly one"),
    ("V6", edit_map(0, "a", 1, 2, "v"), r"tile 1 side a: 2 doors: expected exactly one"),
    ("V7", edit_map(0, "a", 5, 14, "^"), r"tile 1 side a: door d3: expected a platform at its feet \(N\)"),
    ("V8", clear_row, r"tile 5 side b: no platform across row 4, a fall along it would never end"),
    ("V9", all_sides, r"tile 2 side a: space c2 has platforms on all four sides"),
    ("V10", no_symbols, r"tile 1 side a: no symbol: expected at least one"),
    ("V11", put("stars", "blue", 0), r"stars: 65 in all: expected at least 72 for the board of 5 players"),
    ("V12", put("players", 0, "end_stars", 24), r'players 2: "end_stars" is 24: expected less than the 24 symbols'),
    ("V12", put("players", 0, "expert_points", 0), r'players 2: "expert_points" is 0: expected a whole number from 1'),
    ("V13", put("cards", "long", "side", 4), r'cards: long: "side" is 4: expected a whole number from 1 to 3'),
    ("V13", put("cards", "high", "up", 3), r'cards: high: "up" is 3: expected a whole number from 1 to 2'),
    ("V13", put("cards", "wild", None), r'cards: "wild" is missing'),
    ("V13", put("cards", "fly", {}), r'cards: unknown key "fly"'),
    ("V13", put("cards", "rotate", "turns", []), r'cards: rotate: "turns" is empty: expected at least one'),
    ("V13", put("cards", "rotate", "turns", ["left", "left"]), r'cards: rotate: "turns" holds "left": .* none twice'),
    ("V13", put("cards", "rotate", "turns", ["around"]), r'cards: rotate: "turns" holds "around": expected some of'),
    ("V14", put("extra", 1), r'unknown key "extra"'),
    ("V14", put("cards", "drop", {"down": 1}), r'cards: drop: unknown key "down"'),
    ("V14", put("edition", "name", ""), r'edition: "name" is "": expected a non-empty text'),
]


@pytest.mark.parametrize(("check", "change", "message"), CHECKS, ids=[f"{c[0]}-{k}" for k, c in enumerate(CHECKS)])
def test_a_broken_box_is_refused(broken_box, check, change, message):
    """V1 to V14, each by its message, which begins with the file."""
    with pytest.raises(EditionError, match=r"^box\.toml: .*" + message):
        broken_box(change)
    assert check


def test_v15_warnings(broken_box):
    """V15: the standard faces give none; a symbol behind platforms gives one, and the box is good all the same."""
    assert GAME.edition_warnings(GAME.edition("standard"), deep=False) == []

    def divide(data):
        # Pinwheel cut in two by a wall from top to bottom, and no quarter turns: pawns stay on the door's side.
        for line in range(1, 13, 2):
            edit_map(0, "a", line, 0, "|")(data)
            edit_map(0, "a", line, 12, "|")(data)
        data["cards"]["rotate"]["turns"] = ["half"]

    warnings = GAME.edition_warnings(broken_box(divide), deep=False)
    assert "tile 1 side a wrapped onto itself: the symbol on c3 cannot be entered from a door" in warnings
    assert all(warning.startswith("tile 1 side a wrapped onto itself: the symbol on") for warning in warnings)


def test_the_standard_faces():
    """Section 4: symbols, segments and doors of every face."""
    facts = {
        "1A": ("Pinwheel", 9, 3, "d3 S"),
        "1B": ("Driftwood", 9, 3, "b6 N"),
        "2A": ("Gatehouse", 10, 2, "c2 S"),
        "2B": ("Turnabout", 8, 4, "b2 W"),
        "3A": ("Kite", 8, 4, "f3 E"),
        "3B": ("Hillside", 10, 2, "b6 S"),
        "4A": ("Spiral Arm", 9, 3, "b4 W"),
        "4B": ("Bookshelf", 9, 3, "b5 N"),
        "5A": ("Cascade", 10, 2, "e2 E"),
        "5B": ("Mask", 8, 4, "c2 W"),
        "6A": ("Thicket", 8, 4, "a5 N"),
        "6B": ("Seesaw", 10, 2, "f4 E"),
    }
    faces = {face.code[:2]: face for tile in GAME.edition("standard").faces for face in (tile[0], tile[4])}
    assert set(faces) == set(facts)
    for code, (name, stars, replays, door) in facts.items():
        face = faces[code]
        assert face.name == name
        assert (face.symbols.count(1), face.symbols.count(2)) == (stars, replays)
        assert f"{'abcdef'[face.door % 6]}{face.door // 6 + 1} {'SWNE'[face.facing]}" == door
        for line in range(6):
            assert sum(symbol > 0 for symbol in face.symbols[line * 6 : line * 6 + 6]) == 2
            assert sum(symbol > 0 for symbol in face.symbols[line::6]) == 2


def test_other_cards_play_by_their_numbers(broken_box, look):
    """Section 4: an edition may change how far the cards go and which turns there are."""

    def other(data):
        data["cards"]["long"]["side"] = 3
        data["cards"]["rotate"]["turns"] = ["half"]

    box = broken_box(other)
    for seed in range(20):
        table = GAME.new(4, str(seed), {}, box)
        words = legal(table)
        assert "rotate half" in words
        assert "rotate left" not in words
        assert {refusal.rule for refusal in table.refusals()} >= {"GS-20", "GS-26"}
        if "long left" in words:
            table.log = []
            table.apply(GAME.words.parse("long left"))
            steps = [event for event in look.told(table, "pawn_entered") if event["how"] == "step"]
            assert len(steps) == 3
            return
    raise AssertionError("no seed allows a long jump")


def test_danger_knows_the_turns_of_the_box(broken_box):
    """Section 9, GS-26: a pawn is no danger where only a turn that the box does not have would take it."""

    def reached(seed, box):
        table = GAME.new(2, seed, {"first_player": 0}, box)
        return set(table.view(1)["players"][0]["danger"])

    half = broken_box(put("cards", "rotate", "turns", ["half"]))
    dangers = [(reached(str(seed), half), reached(str(seed), "standard")) for seed in range(10)]
    assert all(few <= many for few, many in dangers)
    assert any(few < many for few, many in dangers)


def test_the_longest_game_depends_on_the_box(broken_box):
    """GS-48: 24 stars, 20 rounds without one, two turns of at most four questions; and the first door."""
    options = {"stall_rounds": 20}
    assert GAME.longest(2, options, GAME.edition("standard")) == (24 + 1) * 20 * 2 * 4 + 1

    def bare(data):
        for tile in data["tile"]:
            for side in ("a", "b"):
                tile[side]["map"] = tile[side]["map"].replace("R", ".")

    assert GAME.longest(2, options, broken_box(bare)) < GAME.longest(2, options, GAME.edition("standard"))


def test_the_hash_is_of_the_content(broken_box):
    """Order and comments do not matter; values do."""
    same = broken_box(lambda data: data.update(dict(reversed(list(data.items())))))
    assert same.hash == GAME.edition("standard").hash
    assert broken_box(put("replay", "tokens", 17)).hash != same.hash
