"""Pairings and standings of tournaments, without a hall."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.server.tournaments.matching import most_pairs
from skyhall.server.tournaments.pairing import APART, BYE, LEFT, Draw, Past, robin, robin_rounds, swiss
from skyhall.server.tournaments.standings import Turn, scores_of, standings, win_of


def best_by_trying(mates: list[list[int]]) -> int:
    """As many pairs as there can be, by trying all."""

    def most(left: frozenset[int]) -> int:
        if len(left) < 2:
            return 0
        one, rest = min(left), left - {min(left)}
        return max(most(rest), *[1 + most(rest - {other}) for other in mates[one] if other in rest], 0)

    return most(frozenset(range(len(mates))))


@given(st.integers(2, 9), st.data())
@settings(max_examples=150, deadline=None)
def test_there_are_as_many_pairs_as_there_can_be(count, data):
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(count), 2)))))
    mates = [[b for b in range(count) if (min(a, b), max(a, b)) in edges and a != b] for a in range(count)]
    found = most_pairs(mates)
    assert all(other == -1 or (found[other] == one and other in mates[one]) for one, other in enumerate(found))
    assert sum(other != -1 for other in found) == 2 * best_by_trying(mates)


def note(draw: Draw, past: Past) -> None:
    for table in draw.tables:
        past.note(table)
    past.byes.update(player for player, why in draw.resting.items() if why == BYE)


def lean(past: Past, player: int) -> int:
    return abs(past.lean(player))


@given(st.integers(4, 17), st.data())
@settings(max_examples=60, deadline=None)
def test_a_swiss_pairs_nobody_twice_while_that_can_be_avoided(count, data):
    """With results and withdrawals as they come, to the last round."""
    players, past = list(range(1, count + 1)), Past()
    scores = dict.fromkeys(players, 0)
    for _ in range(data.draw(st.integers(1, count - 1))):
        players.sort(key=lambda player: (-scores[player], player))
        if len(players) > 4 and data.draw(st.integers(0, 5)) == 0:
            players.remove(data.draw(st.sampled_from(players)))
        before = Counter(past.met)
        draw = swiss(players, scores, past, (), 2)
        resting = [player for player, why in draw.resting.items() if why == BYE]
        paired = [player for table in draw.tables for player in table]
        assert sorted([*paired, *resting]) == sorted(players)
        assert len(resting) == len(players) % 2
        # Nobody has a second bye before all others have had one.
        assert all(past.byes[one] == min(past.byes[other] for other in players) for one in resting)
        again = sum(before[frozenset(table)] > 0 for table in draw.tables)
        fresh = [[b for b, y in enumerate(paired) if x != y and not before[frozenset((x, y))]] for x in paired]
        assert 2 * again == most_pairs(fresh).count(-1)
        note(draw, past)
        for one, other in draw.tables:
            winner = data.draw(st.sampled_from([one, other, 0]))
            for player in (one, other):
                scores[player] += 2 if player == winner else 1 if winner == 0 else 0
        for player in resting:
            scores[player] += 2
    assert all(len(seats) < 2 or lean(past, player) <= 2 for player, seats in past.sat.items())


def test_equals_meet_top_half_against_lower_half_and_seats_are_exchanged():
    past, scores = Past(), dict.fromkeys(range(1, 9), 0)
    first = swiss(list(range(1, 9)), scores, past, (), 2)
    assert [sorted(table) for table in first.tables] == [[1, 5], [2, 6], [3, 7], [4, 8]]
    assert [table[0] for table in first.tables] == [1, 6, 3, 8]  # those who begin alternate from table to table
    note(first, past)
    for player in (1, 2, 3, 4):
        scores[player] = 2
    second = swiss(list(range(1, 9)), scores, past, (), 2)
    assert [sorted(table) for table in second.tables][:2] in ([[1, 3], [2, 4]], [[1, 4], [2, 3]], [[1, 2], [3, 4]])
    note(second, past)
    assert all(lean(past, player) == 0 for player in range(1, 9))


@given(st.integers(2, 13))
@settings(max_examples=12, deadline=None)
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_as_often(count):
    players, past = list(range(1, count + 1)), Past()
    for number in range(1, robin_rounds(count) + 1):
        draw = robin(players, number, (), ())
        assert sorted([p for table in draw.tables for p in table] + list(draw.resting)) == players
        note(draw, past)
    assert past.met == Counter(frozenset(pair) for pair in combinations(players, 2))
    assert all(past.byes[player] == count % 2 for player in players)
    assert all(lean(past, player) <= 1 for player in players)


def test_who_has_left_or_does_not_want_to_meet_has_no_table():
    players = [1, 2, 3, 4]
    whole = robin(players, 1, (), ())
    (first, rival), _ = whole.tables
    assert robin(players, 1, [first], ()).resting == {rival: LEFT}
    assert robin(players, 1, (), [frozenset((first, rival))]).resting == {first: APART, rival: APART}
    # In a Swiss they are led past each other while there is somebody else.
    scores = dict.fromkeys(players, 0)
    draw = swiss(players, scores, Past(), [frozenset((1, 3)), frozenset((1, 2))], 2)
    assert sorted(sorted(table) for table in draw.tables) == [[1, 4], [2, 3]]
    alone = swiss([1, 2], scores, Past(), [frozenset((1, 2))], 2)
    assert (alone.tables, alone.resting) == ([], {1: APART, 2: APART})


@given(st.integers(3, 5), st.integers(3, 16), st.integers(1, 4))
@settings(max_examples=40, deadline=None)
def test_larger_tables_are_full_and_byes_go_round(seats, count, rounds):
    count = max(count, seats)
    players, past = list(range(1, count + 1)), Past()
    scores = dict.fromkeys(players, 0)
    for _ in range(rounds):
        draw = swiss(players, scores, past, (), seats)
        assert all(len(table) == len(set(table)) == seats for table in draw.tables)
        assert len(draw.resting) == count % seats
        note(draw, past)
    assert max(past.byes.values(), default=0) - min(past.byes[player] for player in players) <= 1
    counts = [Counter(past.sat.get(player, ())) for player in players]
    assert all(max(seen.values(), default=0) <= 2 for seen in counts)


def test_nine_people_at_tables_of_three_meet_anew_for_three_rounds():
    players, past = list(range(1, 10)), Past()
    scores = dict.fromkeys(players, 0)
    for _ in range(3):
        note(swiss(players, scores, past, (), 3), past)
    assert max(past.met.values()) == 1


def test_places_give_points_and_who_was_gone_gets_none():
    assert scores_of([1, 2], [False, False]) == [2, 0]
    assert scores_of([1, 1], [False, False]) == [1, 1]
    assert scores_of([1, 2], [True, True]) == [0, 0]
    assert scores_of([2, 1, 2, 4], [False] * 4) == [3, 6, 3, 0]
    assert (win_of(2), win_of(4)) == (2, 6)


def table(number: int, of: int, one: tuple[int, int | None], other: tuple[int, int | None]) -> list[Turn]:
    return [
        Turn(round=of, table=number, seat=seat, player=player, score=score)
        for seat, (player, score) in enumerate((one, other))
    ]


def test_equals_are_parted_by_rivals_then_by_their_game_then_by_wins_from_the_second_seat():
    turns = [
        *table(1, 1, (1, 2), (2, 0)),
        *table(2, 1, (3, 0), (4, 2)),
        *table(1, 2, (4, 0), (1, 2)),
        *table(2, 2, (2, 2), (3, 0)),
    ]
    order = standings([1, 2, 3, 4], turns, 2, {})
    # 2 and 4 have not met; 4 has won from the second seat.
    assert [(line.player, line.points, line.rivals) for line in order] == [(1, 4, 4), (4, 2, 4), (2, 2, 4), (3, 0, 4)]
    assert [line.place for line in order] == [1, 2, 3, 4]
    # Their own game comes before that.
    turns += [*table(1, 3, (2, 2), (4, 0)), *table(2, 3, (1, 0), (3, 2))]
    again = {line.player: line for line in standings([1, 2, 3, 4], turns, 2, {})}
    assert (again[1].points, again[2].points) == (4, 4)
    assert again[1].rivals == again[2].rivals
    assert (again[1].place, again[2].place) == (1, 2)
    assert again[1].direct > again[2].direct


def test_who_is_equal_in_all_shares_a_place_and_what_is_played_counts_nothing_yet():
    turns = [*table(1, 1, (1, 1), (2, 1)), *table(2, 1, (3, None), (4, None))]
    order = standings([1, 2, 3, 4], turns, 2, {})
    assert [(line.player, line.place, line.played) for line in order] == [(1, 1, 1), (2, 1, 1), (3, 3, 0), (4, 3, 0)]
