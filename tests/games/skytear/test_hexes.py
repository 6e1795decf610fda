"""The map "Two Lanes" (4.1) and the geometry of SK-4, SK-5, SK-6, SK-23, SK-62, SK-68 and SK-100."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.dice import seeded
from skyhall.games.skytear.box.edition import Box
from skyhall.games.skytear.box.map.hexes import BLOCKED, FARTHEST, OPEN, PASSABLE, HexMap, Shape

Labels = Callable[[str], list[int]]


@pytest.fixture
def hexes(box: Box) -> HexMap:
    return box.map


@pytest.fixture
def at(hexes: HexMap) -> Labels:
    """Hexes by their labels, sorted: at("J5 J6")."""
    return lambda text: sorted(hexes.by_label[label] for label in text.split())


def names(hexes: HexMap, places: list[int]) -> str:
    return " ".join(hexes.labels[place] for place in places)


# the map


def test_the_map_has_113_hexes_ranked_by_column_then_from_the_north(hexes: HexMap) -> None:
    assert hexes.size == 113
    assert [(hexes.qs[i], hexes.rs[i]) for i in range(113)] == [
        (q, r) for q in range(-5, 6) for r in range(-6, 7) if abs(q + r) <= 6
    ]


def test_labels_count_from_the_north_in_columns_a_to_k(hexes: HexMap) -> None:
    columns = {letter: [n for n in hexes.labels if n[0] == letter] for letter in "ABCDEFGHIJK"}
    assert [len(names) for names in columns.values()] == [8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8]
    first = [hexes.by_label[f"{letter}1"] for letter in "ABCDEFGHIJK"]
    assert first == [0, 8, 17, 27, 38, 50, 63, 75, 86, 96, 105]
    axial = [(hexes.qs[i], hexes.rs[i]) for i in first]
    assert axial == [
        (-5, -1), (-4, -2), (-3, -3), (-2, -4), (-1, -5), (0, -6), (1, -6), (2, -6), (3, -6), (4, -6), (5, -6),
    ]  # fmt: skip


def test_half_a_turn_maps_hex_i_to_112_minus_i(hexes: HexMap) -> None:
    for i in range(113):
        assert hexes.at(-hexes.qs[i], -hexes.rs[i]) == 112 - i


def test_buildings_lanes_and_the_dome_point_stand_where_the_table_says(box: Box) -> None:
    label = box.map.labels
    field = box.field
    assert [label[n] for n in field.nexus] == ["F12", "F2"]
    west, east = field.lanes
    assert (west.key, label[west.token], [label[t] for t in west.towers]) == ("west", "B5", ["B9", "B1"])
    assert (east.key, label[east.token], [label[t] for t in east.towers]) == ("east", "J5", ["J9", "J1"])
    assert [label[point] for point in field.dome_points] == ["F7"]
    assert [[label[m] for m in seat] for seat in west.minions] == [["C6", "A5"], ["C5", "A4"]]
    assert [[label[m] for m in seat] for seat in east.minions] == [["I6", "K5"], ["I5", "K4"]]


def test_start_hexes_are_the_six_around_the_nexus_ruling_52(box: Box) -> None:
    around = box.map.neighbours
    assert names(box.map, around[box.field.nexus[0]]) == "E11 E12 F11 F13 G11 G12"
    assert names(box.map, around[box.field.nexus[1]]) == "E1 E2 F1 F3 G1 G2"


def test_the_dome_has_19_hexes_and_ten_hexes_give_cover(hexes: HexMap, at: Labels) -> None:
    dome = [i for i in range(113) if hexes.dome[i]]
    assert dome == at("D5 D6 D7 E5 E6 E7 E8 F5 F6 F7 F8 F9 G5 G6 G7 G8 H5 H6 H7")
    cover = [i for i in range(113) if hexes.cover[i]]
    assert cover == at("A3 A6 D4 D8 H4 H8 K3 K6 D6 H6")


def test_the_30_white_edges_are_those_between_dome_and_not_dome(hexes: HexMap) -> None:
    border = [(a, b) for a in range(113) for b in hexes.neighbours[a] if a < b and hexes.dome[a] != hexes.dome[b]]
    assert hexes.white == border
    assert len(border) == 30


def test_the_checked_distances_of_the_map(box: Box) -> None:
    hexes = box.map
    west, east = box.field.lanes
    for lane in (west, east):
        for seat in (0, 1):
            assert hexes.distance[lane.token][lane.towers[seat]] == 4
            assert hexes.distance[box.field.nexus[seat]][lane.towers[seat]] == 4
    for seat in (0, 1):
        for start in hexes.neighbours[box.field.nexus[seat]]:
            assert 4 <= hexes.distance[start][box.field.dome_points[0]] <= 6
            assert all(6 <= hexes.distance[start][lane.token] <= 8 for lane in (west, east))


def test_ruling_50_left_is_west_for_the_south_and_east_for_the_north(box: Box) -> None:
    assert [[box.field.lane_at(seat, side) for side in (0, 1)] for seat in (0, 1)] == [[0, 1], [1, 0]]


# SK-4, SK-6


def test_sk_4_distance_is_plain_and_needs_no_line_of_sight(hexes: HexMap, at: Labels) -> None:
    (h6,), (i6,), (j2,), (f2,) = at("H6"), at("I6"), at("J2"), at("F2")
    assert hexes.distance[h6][i6] == 1
    assert hexes.distance[j2][f2] == 4
    assert hexes.distance[h6][h6] == 0
    assert h6 in hexes.within[1][h6]  # adjacent: own hex included
    assert i6 in hexes.within[1][h6]


def test_sk_4_rings_and_discs_agree_with_the_distance(hexes: HexMap) -> None:
    for d in range(FARTHEST + 1):
        for a in range(hexes.size):
            assert hexes.ring[d][a] == [b for b in range(hexes.size) if hexes.distance[a][b] == d]
            assert hexes.within[d][a] == [b for b in range(hexes.size) if hexes.distance[a][b] <= d]


def test_r_2_white_line(hexes: HexMap) -> None:
    """R-2, SK-6: adjacent across the border of the dome, no LoS either way."""
    h6, i6 = hexes.by_label["H6"], hexes.by_label["I6"]
    assert hexes.distance[h6][i6] == 1
    assert not hexes.sees(h6, i6)
    assert not hexes.sees(i6, h6)


@pytest.mark.parametrize(
    ("a", "b", "sees"), [("J8", "J5", True), ("I4", "G3", True), ("D8", "F7", False), ("J2", "F2", False)]
)
def test_r_3_path(hexes: HexMap, a: str, b: str, sees: bool) -> None:
    """R-3, SK-6: a path of at most three steps that crosses no white edge."""
    assert hexes.sees(hexes.by_label[a], hexes.by_label[b]) is sees


def test_r_4_r_5_who_sees_the_cover_hex_h8(hexes: HexMap) -> None:
    """R-4, R-5, SK-7: the geometry behind them. J6 sees H8, H7 touches it across a white edge, I7 sees it."""
    at = hexes.by_label
    assert hexes.cover[at["H8"]]
    assert hexes.sees(at["J6"], at["H8"])
    assert hexes.distance[at["H7"]][at["H8"]] == 1
    assert not hexes.sees(at["H7"], at["H8"])
    assert hexes.distance[at["I7"]][at["H8"]] == 1
    assert hexes.sees(at["I7"], at["H8"])


def test_sk_6_sight_is_symmetric_reflexive_and_at_most_three_far(hexes: HexMap) -> None:
    for a in range(hexes.size):
        assert hexes.sees(a, a)
        assert hexes.seen[a] == [b for b in range(hexes.size) if hexes.sees(a, b)]
        for b in hexes.seen[a]:
            assert hexes.sees(b, a)
            assert hexes.distance[a][b] <= 3


def test_sk_6_what_the_map_promises_about_sight(hexes: HexMap) -> None:
    at = hexes.by_label
    assert len(hexes.seen[at["J5"]]) == len(hexes.seen[at["B5"]]) == 21
    assert all(hexes.sees(i, at["F7"]) == hexes.dome[i] for i in range(113))
    for a in range(113):
        for b in hexes.within[3][a]:
            if not hexes.dome[a] and not hexes.dome[b]:
                assert hexes.sees(a, b)
            elif hexes.dome[a] != hexes.dome[b]:
                assert not hexes.sees(a, b)


def test_sk_6_a_single_white_edge_is_walked_around() -> None:
    """A white edge stops the straight step only: three hexes in a triangle still see each other."""
    cells = [(0, 0), (0, 1), (1, 0)]
    plain = [False] * 3
    small = HexMap(cells, plain, plain, [(0, 1)], 3)
    assert small.sees(0, 1)
    assert not HexMap(cells, plain, plain, [(0, 1), (0, 2)], 3).sees(0, 1)
    assert not HexMap(cells, plain, plain, [(0, 1)], 1).sees(0, 1)


# SK-23, SK-61, SK-62


def test_r_11_move(box: Box, at: Labels) -> None:
    """R-11, SK-23: exactly 23 hexes from F11 with friends on E11, G11, F13; white edges do not hinder."""
    hexes = box.map
    crowd = [OPEN] * hexes.size
    for place in at("F11 E11 G11 F13 F12 B9 J9 F2 B1 J1"):
        crowd[place] = BLOCKED
    reached = hexes.reach(hexes.by_label["F11"], 3, crowd)
    expected = "C8 C9 C10 D8 D9 D10 D11 E8 E9 E10 F8 F9 F10 G8 G9 G10 H8 H9 H10 H11 I8 I9 I10"
    assert reached == at(expected)
    assert len(reached) == 23


def test_sk_23_minions_are_passed_but_not_stopped_on(hexes: HexMap, at: Labels) -> None:
    a1, b1 = hexes.by_label["A1"], hexes.by_label["B1"]
    crowd = [BLOCKED] * hexes.size
    for place in at("A2 A3"):
        crowd[place] = OPEN
    crowd[hexes.by_label["A2"]] = PASSABLE
    assert hexes.reach(a1, 1, crowd) == []
    assert hexes.reach(a1, 2, crowd) == at("A3")
    assert b1 not in hexes.reach(a1, 3, crowd)


def test_s_3_flying_passes_blocking_elements_but_does_not_stop_there(hexes: HexMap, at: Labels) -> None:
    """S-3: Raven Form."""
    a1 = hexes.by_label["A1"]
    crowd = [OPEN] * hexes.size
    for place in at("A2 B1 B2"):
        crowd[place] = BLOCKED
    assert hexes.reach(a1, 2, crowd) == []
    assert hexes.reach(a1, 2, crowd, True) == at("A3 B3 C1 C2 C3")


@pytest.mark.parametrize("fly", [False, True])
def test_sk_23_reach_is_what_walking_step_by_step_finds(hexes: HexMap, fly: bool) -> None:
    dice = seeded("reach")
    for _ in range(200):
        crowd = [(OPEN, OPEN, OPEN, OPEN, PASSABLE, BLOCKED)[dice.below(6)] for _ in range(hexes.size)]
        start = dice.below(hexes.size)
        reached = {start}
        for steps in range(9):
            found = hexes.reach(start, steps, crowd, fly)
            assert found == sorted(b for b in reached - {start} if crowd[b] == OPEN)
            reached |= {b for a in reached for b in hexes.neighbours[a] if fly or crowd[b] != BLOCKED}


def test_sk_23_no_steps_reach_nothing(hexes: HexMap) -> None:
    assert hexes.reach(0, 0, [OPEN] * hexes.size) == []


def test_r_10_push_goes_farther_only(hexes: HexMap, at: Labels) -> None:
    """R-10, SK-62: from J6 away from J7; then from I6 away from J7."""
    j7, j6, i6 = hexes.by_label["J7"], hexes.by_label["J6"], hexes.by_label["I6"]
    assert hexes.farther(j6, j7) == at("I6 J5 K5")
    assert hexes.farther(i6, j7) == at("H6 I5")


def test_sk_62_at_the_edge_of_the_map_there_may_be_nothing_farther(hexes: HexMap) -> None:
    f1, f7 = hexes.by_label["F1"], hexes.by_label["F7"]
    assert hexes.farther(f1, f7) == []


@given(st.integers(0, 112), st.integers(0, 112))
@settings(max_examples=60, deadline=None)
def test_sk_62_every_push_adds_exactly_one(a: int, b: int) -> None:
    hexes = make_map()
    assert all(hexes.distance[c][b] == hexes.distance[a][b] + 1 for c in hexes.farther(a, b))


# SK-68


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("tri3", 6),
        ("line3", 9),
        ("rhomb4", 12),
        ("hook4", 48),
        ("wing5", 60),
        ("burst7", 7),
        ("sweep3", 6),
        ("cone4", 6),
    ],
)
def test_sk_68_number_of_ways_in_the_open(box: Box, name: str, ways: int) -> None:
    """4.3: counted at F7, where everything fits on the map."""
    shape = [shape.name for shape in box.shapes].index(name)
    placements = box.placements[shape][box.map.by_label["F7"]]
    assert len(placements) == ways
    assert {len(cells) for cells in placements} == {len(box.shapes[shape].cells)}


def test_sk_68_wing5_is_chiral_with_twelve_orientations(box: Box) -> None:
    counts = {shape.name: len(shape.orientations) for shape in box.shapes}
    assert counts == {
        "tri3": 2, "line3": 3, "rhomb4": 3, "hook4": 12, "wing5": 12, "burst7": 1, "sweep3": 6, "cone4": 6,
    }  # fmt: skip


def test_section_6_aoe_k_is_the_rank_among_sorted_placements(box: Box) -> None:
    for shape in range(len(box.shapes)):
        for place in range(box.map.size):
            placements = box.placements[shape][place]
            assert placements == sorted(placements)
            assert all(cells and cells == sorted(set(cells)) for cells in placements)
            assert len({tuple(cells) for cells in placements}) == len(placements) <= 84
            if box.shapes[shape].anchored:
                assert all(place not in cells for cells in placements)
            else:
                assert all(place in cells for cells in placements)


def test_r_9_featherstorm_reaches_past_its_target_hex(box: Box, at: Labels) -> None:
    """R-9, SK-68: {J4 J5 J6 K5 K6} covers J6, though J4 is four away from J8."""
    wing5 = [shape.name for shape in box.shapes].index("wing5")
    assert at("J4 J5 J6 K5 K6") in box.placements[wing5][box.map.by_label["J6"]]
    assert box.map.distance[box.map.by_label["J8"]][box.map.by_label["J4"]] == 4


def test_r_14_sweep3_from_j6_covers_j5_and_k5_in_three_ways(box: Box, at: Labels) -> None:
    """R-14: both, only J5, only K5."""
    sweep3 = [shape.name for shape in box.shapes].index("sweep3")
    (j5,), (k5,) = at("J5"), at("K5")
    hits = {(j5 in cells, k5 in cells) for cells in box.placements[sweep3][box.map.by_label["J6"]]}
    assert hits == {(True, True), (True, False), (False, True), (False, False)}


def test_sk_68_cells_off_the_map_are_ignored_and_wholly_outside_placements_left_out(box: Box) -> None:
    cone4 = [shape.name for shape in box.shapes].index("cone4")
    a1 = box.map.by_label["A1"]
    assert 0 < len(box.placements[cone4][a1]) < 6
    assert min(len(cells) for cells in box.placements[cone4][a1]) >= 1


def test_a_shape_turned_six_times_is_itself() -> None:
    lone = Shape("dot", False, [(0, 0)])
    assert lone.orientations == [[(0, 0)]]
    arrow = Shape("arrow", True, [(1, 0)])
    assert sorted(cells[0] for cells in arrow.orientations) == [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]


# SK-100


def test_sk_100_the_road_goes_around_the_dome(hexes: HexMap) -> None:
    at = hexes.by_label
    assert hexes.distance[at["C5"]][at["I5"]] == 6
    assert hexes.road[at["C5"]][at["I5"]] > 6
    assert hexes.road[at["F7"]] == [-1] * 113
    assert hexes.road[at["J5"]][at["J1"]] == 4


def test_s_13_from_j2_to_the_nexus_f2_over_i2_h2_g2(hexes: HexMap) -> None:
    """S-13, SK-100: each of the steps I2, H2, G2 reduces the road to F2 by one."""
    at = hexes.by_label
    road = hexes.road[at["F2"]]
    assert [road[at[label]] for label in ("J2", "I2", "H2", "G2")] == [4, 3, 2, 1]


def test_sk_100_roads_are_symmetric(hexes: HexMap) -> None:
    for a in range(113):
        for b in range(113):
            assert hexes.road[a][b] == hexes.road[b][a]


def make_map() -> HexMap:
    cells = [(q, r) for q in range(-5, 6) for r in range(-6, 7) if abs(q + r) <= 6]
    if not MADE:
        MADE.append(HexMap(cells, [False] * 113, [False] * 113, [], 3))
    return MADE[0]


MADE: list[HexMap] = []
