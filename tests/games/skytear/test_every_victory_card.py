"""Every victory card of 4.5: completed, not completed, and what follows (SK-108, SK-109)."""

from collections.abc import Callable

import pytest

Arena = Callable[..., "Stage"]  # noqa: F821
FLAT = [0, 0, 0, 0]


def played_out(s: "Stage") -> "Stage":  # noqa: F821
    """The Minions Phase with every question answered by its first word, up to the next Heroes Phase or the end."""
    for _ in range(100):
        if s.table.over or s.table.phase == 2:
            return s
        s.table.apply(s.table.actions()[0])
    raise AssertionError("the Minions Phase does not end")


def won_by(s: "Stage", seat: int) -> bool:  # noqa: F821
    return s.table.over and s.table.winner == seat and s.table.scores()[seat] == 2 and s.table.win_shares()[seat] == 1.0


def breach(arena: Arena, card: str, seat: int, lane: int) -> "Stage":  # noqa: F821
    """A seat brings down the last HP of the enemy tower of a lane."""
    spots = [["B2", "J2"], ["B8", "J8"]]
    tokens = ["B5", "J5"]
    tokens[lane] = spots[seat][lane]
    hero = {"sakoshi": [["B3", "J3"], ["B7", "J7"]][seat][lane]}
    towers = [5, 5]
    towers[lane] = 1
    sides = [hero, {"corjof": "A1" if tokens[0] == "B5" else "K1"}]
    if seat == 1:
        sides = [{"corjof": "K8" if lane == 0 else "A8"}, hero]
    return played_out(arena(*sides, ask="minions", tokens=tokens, victory=[card], **{f"towers{1 - seat}": towers}))


@pytest.mark.parametrize(
    ("card", "seat", "lane", "wins"),
    [
        ("left-breach", 0, 0, True),
        ("left-breach", 0, 1, False),
        ("left-breach", 1, 1, True),
        ("left-breach", 1, 0, False),
        ("right-breach", 0, 1, True),
        ("right-breach", 0, 0, False),
        ("right-breach", 1, 0, True),
        ("right-breach", 1, 1, False),
        ("first-stone", 0, 0, True),
        ("first-stone", 0, 1, True),
        ("first-stone", 1, 0, True),
        ("first-stone", 1, 1, True),
    ],
)
def test_breaches_and_first_stone_ruling_50(arena: Arena, card: str, seat: int, lane: int, wins: bool) -> None:
    """Left and right from the seat's own chair: west is left for the south, east is left for the north."""
    s = breach(arena, card, seat, lane)
    assert s.table.towers[1 - seat][lane] == 0
    assert won_by(s, seat) is wins
    assert s.table.view(None)["ending"] == ("victory" if wins else "running")


@pytest.mark.parametrize(("before", "wins"), [(5, True), (4, False)])
def test_dominion_at_six_control_points(arena: Arena, before: int, wins: bool) -> None:
    s = played_out(
        arena({"sakoshi": "J7"}, {"corjof": "A1"}, ask="minions", victory=["dominion"], control_wins0=before)
    )
    assert s.table.control_wins[0] == before + 1
    assert won_by(s, 0) is wins


@pytest.mark.parametrize(("before", "wins"), [(2, True), (1, False)])
def test_headhunters_at_three_heroes(arena: Arena, before: int, wins: bool) -> None:
    north = {"akhuti": {"hex": "J5", "hp": 1}, "corjof": "A1"}
    s = arena({"sakoshi": "J7"}, north, hero="sakoshi", deck0=FLAT, victory=["headhunters"], kills0=before).go("attack")
    assert s.table.kills == [before + 1, 0]
    assert won_by(s, 0) is wins


def test_headhunters_does_not_count_the_outsider_ruling_33(arena: Arena) -> None:
    s = arena(
        {"sakoshi": "F9"}, {"akhuti": "A1"}, hero="sakoshi", deck0=FLAT, victory=["headhunters"], kills0=2,
        outsider={"hex": "F7", "hp": 1},
    ).go("attack")  # fmt: skip
    assert (s.table.outsider_gone, s.table.kills, s.table.over) == (True, [2, 0], False)
    assert len(s.hand(0)) == 1  # SK-35: but a card is drawn


def test_headhunters_does_not_count_own_heroes_ruling_49(arena: Arena) -> None:
    """Wrath of the Hive Defeats the attacker: a kill of Cotlic's seat, by its own effect."""
    north = {"cotlic": "J7"}
    south = {"haburat": {"hex": "J6", "hp": 1}, "akhuti": "A1"}
    s = arena(south, north, hero="haburat", deck0=FLAT, victory=["headhunters"], kills1=2).go("attack")
    assert won_by(s, 1)
    assert s.table.kills == [0, 3]


@pytest.mark.parametrize(("before", "wins"), [(1, True), (0, False)])
def test_twin_kill_at_two_heroes_in_one_turn(arena: Arena, before: int, wins: bool) -> None:
    north = {"akhuti": {"hex": "J5", "hp": 1}, "corjof": "A1"}
    s = arena(
        {"sakoshi": "J7"},
        north,
        hero="sakoshi",
        deck0=FLAT,
        victory=["twin-kill"],
        kills_in_turn0=before,
        kills0=before,
    ).go("attack")
    assert won_by(s, 0) is wins


def test_twin_kill_counts_anew_each_turn(arena: Arena) -> None:
    s = arena({"sakoshi": "J7"}, {"corjof": "A1"}, ask="upkeep", victory=["twin-kill"], kills_in_turn0=1, kills0=1)
    assert (s.asked, s.table.turn) == ("Main", 4)
    assert (s.table.kills_in_turn, s.table.kills) == ([0, 0], [1, 0])


@pytest.mark.parametrize(("before", "wins"), [(2, True), (1, False)])
def test_skytear_bond_at_three_domes(arena: Arena, before: int, wins: bool) -> None:
    s = arena({"sakoshi": "F9"}, {"corjof": "A8"}, ask="minions", victory=["skytear-bond"], dome_wins0=before)
    while s.asked == "SpawnAt":
        s.do("done")
    assert s.table.dome_wins[0] == before + 1
    assert won_by(s, 0) is wins


@pytest.mark.parametrize(("east", "wins"), [("J7", True), ("A8", False)])
def test_clean_sweep_of_both_lanes_and_the_dome(arena: Arena, east: str, wins: bool) -> None:
    south = {"sakoshi": "B7", "yami": east, "gulbjarn": "F9"}
    s = arena(south, {"corjof": "K8"}, ask="minions", victory=["clean-sweep"])
    while not s.table.over and s.asked in ("SpawnAt", "TokenStep"):
        s.table.apply(s.table.actions()[0])
    assert won_by(s, 0) is wins
    assert s.table.sweeps[0] == (1 if wins else 0)


def test_clean_sweep_is_for_one_phase(arena: Arena) -> None:
    """Points won in earlier phases do not add up."""
    s = arena({"sakoshi": "F9"}, {"corjof": "A8"}, ask="minions", victory=["clean-sweep"], control_wins0=2)
    while s.asked == "SpawnAt":
        s.do("done")
    assert (s.asked, s.table.sweeps) == ("SummonOutsider", [0, 0])


@pytest.mark.parametrize(("hp", "wins"), [(2, True), (3, False)])
def test_outsiders_bane_when_it_falls(arena: Arena, hp: int, wins: bool) -> None:
    s = arena(
        {"sakoshi": "F9"}, {"akhuti": "A1"}, hero="sakoshi", deck0=FLAT, victory=["outsiders-bane"],
        outsider={"hex": "F7", "hp": hp},
    ).go("attack")  # fmt: skip
    assert won_by(s, 0) is wins
    assert s.table.banes == ([1, 0] if wins else [0, 0])


@pytest.mark.parametrize(("before", "wins"), [(2, True), (1, False)])
def test_siege_at_three_phases_with_a_token_at_an_enemy_building(arena: Arena, before: int, wins: bool) -> None:
    s = arena(
        {"sakoshi": "A8"}, {"corjof": "A1"}, ask="minions", tokens=["B5", "J2"], victory=["siege"], sieges0=before
    )
    s = played_out(s)
    assert s.table.sieges == [before + 1, 0]
    assert won_by(s, 0) is wins


def test_siege_counts_at_most_once_a_phase_and_not_at_ruins(arena: Arena) -> None:
    s = played_out(arena({"sakoshi": "A8"}, {"corjof": "F7"}, ask="minions", tokens=["B2", "J2"], victory=["siege"]))
    assert s.table.sieges == [1, 0]
    s = played_out(
        arena(
            {"sakoshi": "A8"}, {"corjof": "F7"}, ask="minions", tokens=["B5", "J2"], victory=["siege"], towers1=[5, 0]
        )
    )
    assert s.table.sieges == [0, 0]


def test_siege_of_both_seats_at_once_is_a_draw_ruling_48(arena: Arena) -> None:
    """S-19, SK-109."""
    s = played_out(
        arena(
            {"sakoshi": "A8"}, {"corjof": "K1"}, ask="minions", tokens=["B2", "J8"], victory=["siege"],
            sieges0=2, sieges1=2,
        )
    )  # fmt: skip
    assert s.table.over
    assert s.table.winner == -1
    assert (s.table.scores(), s.table.win_shares()) == ([1, 1], [0.5, 0.5])
    assert s.events("game_over") == [
        {"winner": None, "result": "draw", "reason": "both", "points": [1, 1], "ranks": [1, 1]}
    ]


def test_only_face_up_cards_count(arena: Arena) -> None:
    """SK-9, SK-108: three kills do not win if Headhunters is not in play."""
    north = {"akhuti": {"hex": "J5", "hp": 1}, "corjof": "A1"}
    s = arena({"sakoshi": "J7"}, north, hero="sakoshi", deck0=FLAT, victory=["dominion"], kills0=2).go("attack")
    assert (s.table.kills, s.table.over) == ([3, 0], False)


def test_progress_is_in_the_view_and_in_the_log(arena: Arena) -> None:
    north = {"akhuti": {"hex": "J5", "hp": 1}, "corjof": "A1"}
    s = arena({"sakoshi": "J7"}, north, hero="sakoshi", deck0=FLAT, victory=["headhunters", "siege"], kills0=1)
    s.go("attack")
    assert {"card": "headhunters", "side": 0, "seat": 0, "count": 2} in s.events("victory_progress")
    shown = {card["key"]: (card["progress"], card["goal"]) for card in s.table.view(0)["victory"]}
    assert shown == {"headhunters": ([2, 0], 3), "siege": ([0, 0], 3)}
