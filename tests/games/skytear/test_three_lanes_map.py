"""The map of Three Lanes and its victory cards (SK-160 to SK-170), and boxes whose maps are refused (SK-199)."""

import pytest

from skyhall.core.edition import Entry, content_hash
from skyhall.core.errors import OptionsError
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box import cards as c
from skyhall.games.skytear.box.edition import read_box
from skyhall.games.skytear.box.map.field import dome_around
from tests.games.skytear.conftest import BOX, STANDARD
from tests.games.skytear.wide import WIDE, at

HEXES = WIDE.map
FIELD = WIDE.field
LABEL = HEXES.labels


def labels(places):
    return [LABEL[place] for place in places]


def test_the_map_is_as_drawn():
    """SK-161, 3.1: 175 hexes in 15 columns, buildings, lanes, two domes."""
    lengths = [sum(1 for q in HEXES.qs if q == column) for column in range(-7, 8)]
    assert lengths == [8, 9, 10, 11, 12, 13, 16, 17, 16, 13, 12, 11, 10, 9, 8]
    assert HEXES.size == 175
    assert labels(FIELD.nexus) == ["H16", "H2"]
    assert [labels(lane.towers) for lane in FIELD.lanes] == [["B9", "B1"], ["H13", "H5"], ["N9", "N1"]]
    assert labels(lane.token for lane in FIELD.lanes) == ["B5", "H9", "N5"]
    assert labels(FIELD.dome_points) == ["E6", "K7"]
    domes = [sorted(labels(dome_around(HEXES, point))) for point in FIELD.dome_points]
    assert domes == [
        ["D4", "D5", "D6", "D7", "E4", "E5", "E6", "E7", "E8", "F5", "F6", "F7", "F8"],
        ["J6", "J7", "J8", "J9", "K5", "K6", "K7", "K8", "K9", "L5", "L6", "L7", "L8"],
    ]
    cover = [place for place in range(175) if HEXES.cover[place]]
    assert len(cover) == 16
    assert sorted(labels(place for place in cover if HEXES.dome[place])) == ["D6", "F6", "J8", "L6"]
    assert len(HEXES.white) == 52
    assert all(HEXES.dome[a] != HEXES.dome[b] for a, b in HEXES.white)


def test_what_the_map_was_checked_for():
    """3.1: distances, roads and sight."""
    for side in range(2):
        assert [HEXES.distance[lane.token][lane.towers[side]] for lane in FIELD.lanes] == [4, 4, 4]
        nexus = FIELD.nexus[side]
        assert [HEXES.distance[nexus][lane.towers[side]] for lane in FIELD.lanes] == [6, 3, 6]
        assert [HEXES.road[nexus][lane.token] for lane in FIELD.lanes] == [10, 7, 10]
    assert [len(HEXES.seen[lane.token]) for lane in FIELD.lanes] == [20, 21, 20]
    for point in FIELD.dome_points:
        assert sorted(HEXES.seen[point]) == sorted(dome_around(HEXES, point))
    apart = {
        f"{LABEL[a]}-{LABEL[b]}"
        for a in range(175)
        for b in HEXES.within[3][a]
        if a < b and not HEXES.dome[a] and not HEXES.dome[b] and not HEXES.sees(a, b)
    }
    assert apart == {"C4-F4", "C6-F9", "D3-G7", "D8-G9", "I8-L4", "I10-L9", "J5-M5", "J10-M7"}
    assert (HEXES.distance[at("K7")][at("H16")], HEXES.distance[at("K7")][at("H2")]) == (8, 9)
    assert (HEXES.distance[at("E6")][at("H16")], HEXES.distance[at("E6")][at("H2")]) == (9, 8)


def test_it_equals_itself_under_rotation_with_the_sides_exchanged():
    """SK-161: rotation by 180° maps id i to 174 − i; the dome on a side's right hand is one hex nearer."""
    last = HEXES.size - 1
    assert [last - place for place in FIELD.starts[0]][::-1] == FIELD.starts[1]
    assert [last - point for point in FIELD.dome_points][::-1] == FIELD.dome_points
    nearer = [[HEXES.distance[nexus][point] for point in FIELD.dome_points] for nexus in FIELD.nexus]
    assert nearer == [[9, 8], [8, 9]]


def test_start_hexes():
    """SK-163: six around the nexus, two gates behind each outer tower."""
    assert sorted(labels(FIELD.starts[0])) == sorted(
        ["G15", "G16", "H15", "H17", "I15", "I16", "C10", "D11", "L11", "M10"]
    )
    for side in range(2):
        gates = [place for place in FIELD.starts[side] if HEXES.distance[FIELD.nexus[side]][place] > 1]
        assert len(gates) == 4


def test_numbers_of_the_map():
    """SK-160: six turns, towers of four; everything else as ever. Two Lanes keeps its own."""
    assert (WIDE.numbers.turns, WIDE.numbers.tower_hp, WIDE.numbers.nexus_hp, WIDE.numbers.ap) == (6, 4, 5, 3)
    assert (BOX.numbers.turns, BOX.numbers.tower_hp) == (5, 5)


def test_victory_cards():
    """SK-169, 3.2: the eleven cards of the map; four belong to Two Lanes alone."""
    found = [WIDE.victory[index] for index in WIDE.victory_deck]
    assert [(v.index, v.name, c.VICTORY_NAMES[v.condition], v.goal) for v in found] == [
        (0, "Left Breach", "tower", 1),
        (1, "Right Breach", "tower", 1),
        (2, "First Stone", "tower", 1),
        (10, "Middle Breach", "tower", 1),
        (11, "Great Dominion", "control_wins", 8),
        (12, "Hunting Party", "kills", 2),
        (5, "Twin Kill", "kills_in_turn", 2),
        (13, "Double Bond", "dome_wins", 4),
        (14, "Wide Front", "sweep", 1),
        (8, "Outsider's Bane", "outsider", 1),
        (9, "Siege", "siege", 3),
    ]
    assert (WIDE.sweep, BOX.sweep) == (4, 3)
    assert BOX.victory_deck == list(range(10))


def test_left_middle_and_right():
    """SK-170, RU-50: left is west to side 0 and east to side 1; the middle is lane 1 to both."""
    assert [[FIELD.lane_at(side, way) for way in (c.LEFT, c.MIDDLE, c.RIGHT)] for side in range(2)] == [
        [0, 1, 2],
        [2, 1, 0],
    ]
    assert BOX.field.lane_at(1, c.LEFT) == 1


def test_words_are_called_by_the_map():
    """SK-191: the same words, by the labels of the map in play."""
    two, three = GAME.setup(2, {}, "standard"), GAME.setup(2, {"map": "three_lanes"}, "standard")
    assert len(two.words) == len(three.words) == 486
    assert three.words.name(three.words.parse("hex O8")) == "hex O8"
    assert two.words.parse("hex J5") != three.words.parse("hex J5")


def test_hashes():
    """SK-199: a table on Two Lanes has the hash that it always had; one on Three Lanes that of all but what decks of
    one's own are built from, and a table with such decks that of all the box holds."""
    assert GAME.edition("standard").hash == "f28b9008efc992907f0e1a8a4d0190cc"
    part = GAME.setup(2, {"map": "three_lanes"}, "standard").edition
    assert part.hash == "75dff5a9583b668ba68c4b9b713cf151"
    built = [GAME.setup(2, {"decks": "chosen", "map": key}, "standard").edition for key in ("two_lanes", "three_lanes")]
    assert [one.hash for one in built] == [content_hash(STANDARD)] * 2
    assert GAME.edition("standard").hashes() == [GAME.edition("standard").hash, part.hash, built[0].hash]
    assert GAME.setup(2, {}, part).edition is GAME.edition("standard")


def test_own_maps_have_hashes_of_their_own(whole):
    """A changed map makes another box of it, whatever table is played."""
    whole["maps"][0]["numbers"]["turns"] = 7
    changed = GAME.make_edition(whole, "mine.toml")
    assert changed.hash != GAME.edition("standard").hash
    assert GAME.make_edition(STANDARD, "mine.toml").hash == GAME.edition("standard").hash


def test_rules_version():
    """SK-199: 2 for tables that use any of the new options, 1 for all others."""
    assert GAME.rules(2, {}) == GAME.rules(2, {"map": "two_lanes", "mode": "simple"}) == 1
    assert GAME.rules(2, {"map": "three_lanes"}) == GAME.rules(3, {}) == GAME.rules(4, {}) == 2


def redraw(data, row, new):
    drawing = data["maps"][0]["drawing"]
    assert drawing.count(row) == 1, row
    data["maps"][0]["drawing"] = drawing.replace(row, new)


MAP = 'mybox.toml: map "three_lanes": '
BAD_MAPS = [
    (lambda d: redraw(d, "  10 |      .   .", "  10 |      c   ."), "hex D11 has no counterpart under rotation"),
    (lambda d: d["maps"][0]["white_edges"].pop(), "the white edges change under rotation (or set symmetric = false)"),
    (lambda d: d["maps"][0]["starts"][0].pop(), "the start hexes of the sides are not equally many"),
    (lambda d: d["maps"][0]["starts"][0].__setitem__(6, "C9"), "start hex C9 has no counterpart under rotation"),
    (lambda d: d["maps"][0].update(starts=[["H15"], ["H3"]]), "1 hexes for heroes of side 0 to start on"),
    (lambda d: d["maps"][0]["starts"][0].__setitem__(0, "E6"), "start hex E6 of side 0 is in a dome: expected a free"),
    (lambda d: d["maps"][0]["starts"][0].__setitem__(0, "H13"), "start hex H13 of side 0 is under a building"),
    (lambda d: d["maps"][0]["starts"][0].__setitem__(0, "H15"), "a start hex of side 0 is listed twice"),
    (lambda d: d["maps"][0]["starts"][0].__setitem__(0, "Z1"), 'start hex of side 0 "Z1" is not a hex of the map'),
    (lambda d: redraw(d, "  -4 |  .   d   d", "  -4 |  .   d   D"), "3 hexes \"D\" (dome points): expected at most 2"),
    (
        lambda d: (redraw(d, "  -1 |.   .   D", "  -1 |.   .   d"), redraw(d, "   0 |  L   e   d   L   d",
                                                                             "   0 |  L   e   d   L   D")),
        "the dome points J7 and K7 are in one dome: expected each in its own, or only one of them",
    ),
    (lambda d: redraw(d, "  14 |              N", "  14 |"), 'hexes "N" (nexus of seat 0): expected exactly 1'),
    (lambda d: d["maps"][0]["lanes"].pop(), "expected one lane token for each of 2 lanes"),
    (lambda d: d["maps"][0]["numbers"].update(turns=12), '"turns" is 12: expected a whole number from 1 to 9'),
    (lambda d: d["maps"][0]["numbers"].update(trns=6), 'numbers: unknown key "trns" (did you mean "turns"?)'),
    (lambda d: d["maps"][0]["deck"].append("sieg"), '"deck" holds "sieg" (did you mean "siege"?): expected victory'),
    (lambda d: d["maps"][0]["deck"].append("siege"), '"deck" holds "siege" twice: expected each card once'),
    (lambda d: d["maps"].append(d["maps"][0]), "appears twice"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), BAD_MAPS)
def test_maps_that_are_refused(whole, refused, change, message):
    """SK-199: the map is named with what is wrong and what is expected."""
    change(whole)
    told = refused(whole)
    assert told.startswith(MAP)
    assert message in told


def test_a_map_in_pieces_is_refused(whole, refused):
    """Not connected: an island behind the nexus, on both sides."""
    for row in ("  16 |              .", "  15 |            .   ."):
        redraw(whole, row, row[:6])
    for row in (" -14 |              n", " -13 |            .   ."):
        redraw(whole, row, row[:6])
    told = refused(whole)
    assert told.startswith(MAP)
    assert "hexes are cut off from the rest: expected a connected map" in told


def test_a_lopsided_map_is_refused_and_the_remedy_helps(whole, refused):
    """SK-199: the hex is named with what to set if it is meant so."""
    redraw(whole, "  10 |      .   .", "  10 |      c   .")
    assert refused(whole) == f"{MAP}hex D11 has no counterpart under rotation (or set symmetric = false)"
    whole["maps"][0]["symmetric"] = False
    box = read_box(Entry(whole, "mybox.toml"), "hash")
    assert GAME.new(2, "x", {"map": "three_lanes"}, box).over is False


def test_what_victory_cards_of_a_map_need(whole, plain, refused):
    """SK-199: `middle` needs three lanes, a sweep no more points than there are."""
    plain["victory"].append({"id": "middle-breach", "name": "M", "condition": "tower", "side": "middle"})
    assert 'victory card "middle-breach" needs a middle lane: expected 3 lanes' in refused(plain)
    plain["victory"][-1] = {"id": "wide-front", "name": "W", "condition": "sweep", "points": 4}
    assert 'victory card "wide-front" asks for 4 points in a phase: the map has 3' in refused(plain)
    whole["maps"][0]["deck"].append("clean-sweep")
    assert 'its sweep cards differ in "points": expected one number for all of a map' in refused(whole)


def test_other_ids_are_refused(whole, refused):
    """An option chooses the map: it must be one that the option knows."""
    whole["maps"][0]["id"] = "four_lanes"
    assert '"id" is "four_lanes": expected one of three_lanes' in refused(whole)


def test_a_box_without_the_map(plain):
    """The message says what to choose instead."""
    box = read_box(Entry(plain, "mybox.toml"), "hash")
    with pytest.raises(OptionsError, match=r"map three_lanes: edition standard has only two_lanes: choose that, or an"):
        GAME.setup(2, {"map": "three_lanes"}, box)
