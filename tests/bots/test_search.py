"""The search itself: budgets, the tree and its use again, cut-offs and priors."""

from math import exp
from time import perf_counter

import pytest

from skyhall.bots.base import ask
from skyhall.bots.greedy import GreedyBot, look_ahead
from skyhall.bots.memory import Memory
from skyhall.bots.search import TO_THE_END, Plan, Search, SearchBot
from skyhall.bots.tree import Node, expand, pick
from skyhall.core.dice import Dice, seeded
from skyhall.core.lens import CHOOSE, REST
from skyhall.core.registry import game, games
from skyhall.core.state import State


def choice(name: str, seats: int, seed: str) -> State:
    """The first position of a game with several actions."""
    state = game(name).new(seats, seed, edition="standard")
    while len(state.actions()) < 4:
        state.push(state.actions()[0])
    return state


def searched(state: State, plan: Plan, dice: Dice | None = None) -> Node:
    root = Node(-1, 1.0, [0.0] * state.setup.seats)
    search = Search(state, state.seat, plan, dice or seeded("search"), root)
    search.prepare()
    search.run(0)
    return root


def nodes(root: Node) -> list[Node]:
    found = [root]
    for node in found:
        found.extend(node.children)
    return found


@pytest.mark.parametrize("name", games())
def test_visits_and_shares_add_up(name):
    state = choice(name, game(name).seats[-1], "sums")
    root = searched(state, Plan(iterations=30, samples=1))
    assert 0 < root.visits <= 30
    assert sum(child.visits for child in root.children) == root.visits
    for node in nodes(root):
        assert sum(child.visits for child in node.children) <= node.visits
        looks = 0 if node is root else 1
        assert sum(node.totals) == pytest.approx(node.visits + looks)


def test_every_legal_action_is_a_child_of_the_root():
    state = choice("skytopia", 2, "children")
    root = searched(state, Plan(iterations=3))
    assert sorted(root.words) == sorted(state.actions())


def test_it_stops_when_the_best_cannot_be_overtaken():
    state = choice("gravity-superstar", 2, "early")
    root = searched(state, Plan(iterations=100, exploration=0.0))
    assert 50 < root.visits < 100
    assert 100 - root.visits < root.lead() <= 102 - root.visits


def test_priors_are_those_of_the_evaluation():
    state = choice("skytopia", 2, "priors")
    seat, actions = state.seat, state.actions()
    outlooks = look_ahead(state, seat, actions, 2, seeded("looks"))
    root = Node(-1, 1.0, [0.0, 0.0])
    expand(root, seat, actions, [outlook[:] for outlook in outlooks], 12.0)
    by_weight = max(root.children, key=lambda child: child.weight)
    by_outlook = max(range(len(actions)), key=lambda place: outlooks[place][seat])
    assert by_weight.action == actions[by_outlook]
    assert by_weight.weight == 1.0
    expand(root, seat, [-5], [[1.0, 0.0]], 12.0)
    assert root.places[-5].weight == 1.0


def test_without_sharpness_all_actions_weigh_the_same():
    state = choice("skytopia", 2, "blunt")
    root = searched(state, Plan(iterations=5, sharpness=0.0, cutoff=TO_THE_END))
    assert {child.weight for child in root.children} == {1.0}


def test_max_n_each_seat_picks_its_own_best():
    children = [Node(0, 1.0, [0.6, 0.1, 0.3]), Node(1, 1.0, [0.1, 0.7, 0.2]), Node(2, 1.0, [0.2, 0.2, 0.6])]
    assert [pick(children, seat, 0.0).action for seat in range(3)] == [0, 1, 2]


def test_exploration_tries_what_was_little_tried():
    often, seldom = Node(0, 1.0, [0.5, 0.5]), Node(1, 1.0, [0.45, 0.55])
    for _ in range(50):
        often.back_up([0.5, 0.5])
        often.seen += 1
        seldom.seen += 1
    assert pick([often, seldom], 0, 0.0) is often
    assert pick([often, seldom], 0, 0.5) is seldom


@pytest.mark.parametrize("cutoff", [0, 5, TO_THE_END])
def test_cut_offs_end_where_they_say(cutoff):
    state = choice("gravity-superstar", 2, "cutoff")
    search = Search(state, state.seat, Plan(cutoff=cutoff), seeded("cutoff"), Node(-1, 1.0, [0.0, 0.0]))
    played = state.clone()
    search.play_on(played)
    assert played.over if cutoff == TO_THE_END else played.moves == state.moves + cutoff


def test_settling_ends_with_the_turn():
    state = choice("gravity-superstar", 2, "settle")
    search = Search(state, state.seat, Plan(settle=100), seeded("settle"), Node(-1, 1.0, [0.0, 0.0]))
    played = state.clone()
    search.finish_turn(played)
    assert played.seat != state.seat


def test_several_turns_in_a_row_are_played():
    """Each for its own seat: after three turns of two seats it is the other one's."""
    state = choice("gravity-superstar", 2, "settle")
    search = Search(state, state.seat, Plan(settle=100, turns=3), seeded("turns"), Node(-1, 1.0, [0.0, 0.0]))
    played, three = state.clone(), state.clone()
    search.finish_turns(played)
    for _ in range(3):
        search.finish_turn(three)
    assert played.seat != state.seat
    assert (played.moves, played.digest()) == (three.moves, three.digest())
    once = state.clone()
    search.finish_turn(once)
    assert once.moves < played.moves


@pytest.mark.parametrize("name", games())
def test_what_is_begun_runs_its_course_or_a_position_is_at_rest(name):
    """Whatever a game says of any position is a legal word, CHOOSE or REST, and rest comes within a few decisions."""
    state = game(name).new(2, "rest")
    search = Search(state, state.seat, Plan(rest=60), seeded("rest"), Node(-1, 1.0, [0.0, 0.0]))
    short = Search(state, state.seat, Plan(rest=1), seeded("rest"), Node(-1, 1.0, [0.0, 0.0]))
    dice = seeded("walk")
    begun = 0
    for _ in range(150):
        if state.over:
            break
        word = state.setup.game.goes_on(state)
        assert word in (REST, CHOOSE) or word in state.actions()
        after, one = state.clone(), state.clone()
        search.come_to_rest(after)
        short.come_to_rest(one)
        assert one.moves <= state.moves + 1
        assert (after.moves == state.moves) == (word == REST)
        assert after.over or after.setup.game.goes_on(after) == REST
        begun += after.moves > state.moves
        state.push(state.actions()[dice.below(len(state.actions()))])
    assert (begun > 0) == (name == "skytear")


def test_a_clock_that_is_over_still_gives_a_legal_choice():
    """Over budget, the best so far: one iteration is always done, and the plan's millions never."""
    state = choice("skytopia", 4, "clock")
    bot = SearchBot(Plan(iterations=1_000_000, samples=1))
    start = perf_counter()
    root = bot.think(state, state.seat, 1, seeded("clock"))
    assert perf_counter() - start < 60
    assert root.visits >= 1
    assert root.best().action in state.actions()


def test_no_clock_and_no_iterations_is_the_usual_number():
    state = choice("gravity-superstar", 2, "neither")
    root = searched(state, Plan(iterations=0, samples=1))
    assert 200 < root.visits <= 400


def test_the_tree_is_used_again_for_the_next_link_of_a_chain():
    """The choice just made is known, so what was found below it is kept."""
    state = game("gravity-superstar").new(2, "chain", edition="standard")
    bot = SearchBot(Plan(iterations=200))
    dice = seeded("chain")
    for _ in range(40):
        seat = state.seat
        seen = state.determinize(seat, dice.fork(f"hidden {state.moves}"))
        if len(seen.actions()) > 1:
            root = bot.think(seen, seat, 0, dice)
            chosen = root.best()
            state.push(chosen.action)
            if state.seat == seat and len(state.actions()) > 1 and chosen.visits >= 8:
                kept = chosen.visits
                again = bot.memory.find(state.determinize(seat, dice.fork("again")), seat)
                assert again is chosen
                assert again.visits == kept
                return
        else:
            state.push(seen.actions()[0])
    pytest.fail("no chain of decisions was met")


def test_the_tree_is_found_again_after_the_rival_has_moved():
    """By what the seat sees, not by being told what was played: here the rival plays as expected."""
    for number in range(20):
        state = choice("skytopia", 2, f"again {number}")
        seat = state.seat
        bot = SearchBot(Plan(iterations=150, samples=1, exploration=0.02, ripe=1))
        node = bot.think(state, seat, 0, seeded("again")).best()
        played = state.clone()
        played.push(node.action)
        rival_moved = False
        while node.children and node.best().action in played.actions() and not (rival_moved and played.seat == seat):
            rival_moved = rival_moved or played.seat != seat
            node = node.best()
            played.push(node.action)
        if rival_moved and played.seat == seat and node.visits >= 8:
            assert bot.memory.find(played.determinize(seat, seeded("other deal")), seat) is node
            return
    pytest.fail("no expected reply was searched deeply enough")


def test_a_tree_of_another_table_is_not_used():
    first, second = choice("gravity-superstar", 2, "one"), choice("gravity-superstar", 2, "two")
    memory = Memory()
    root = searched(first, Plan(iterations=60))
    memory.keep(first, first.seat, root)
    second.push(second.actions()[0])
    assert memory.find(second, first.seat) is None
    assert memory.find(first, first.seat) is None
    assert memory.find(first, 1 - first.seat) is None


def test_using_a_tree_again_is_repeatable():
    """A whole game twice, with the same dice: the same words."""
    games = []
    for _ in range(2):
        state = game("gravity-superstar").new(2, "twice")
        players = [SearchBot(Plan(iterations=30, samples=1)), GreedyBot(1)]
        dice = seeded("twice")
        played = []
        while not state.over:
            action = ask(players[state.seat], state, 0, dice)
            played.append(action)
            state.push(action)
        games.append(played)
    assert games[0] == games[1]


def test_a_line_that_was_possible_in_other_deals_only_is_not_chosen():
    """A node that is used again may have met actions that the table does not allow now."""
    state = choice("gravity-superstar", 2, "stale")
    root = searched(state, Plan(iterations=40))
    stale = Node(max(state.actions()) + 1, 1.0, [1.0, 1.0])
    stale.visits = 1000
    root.add(stale)
    search = Search(state, state.seat, Plan(iterations=40), seeded("stale"), root)
    search.prepare()
    search.run(0)
    assert sorted(root.words) == sorted(state.actions())
    assert root.places.keys() == set(state.actions())
    assert root.best().action in state.actions()


def grown(visits: list[int], shares: list[float]) -> Node:
    """A root whose children were visited so often, and promise so much."""
    root = Node(-1, 1.0, [0.0, 0.0])
    for action, (count, share) in enumerate(zip(visits, shares, strict=True)):
        child = Node(action, 1.0, [share * (count + 1), (1 - share) * (count + 1)])
        child.visits = count
        root.add(child)
    root.visits = sum(visits)
    return root


def test_a_choice_is_close_where_another_was_tried_as_often_or_promises_more():
    assert not grown([90, 10], [0.6, 0.5]).is_close(0)
    assert grown([50, 40], [0.6, 0.5]).is_close(0)
    assert grown([70, 20], [0.5, 0.6]).is_close(0)
    assert not grown([95, 5], [0.5, 0.6]).is_close(0)
    assert not grown([7], [0.5]).is_close(0)


def test_a_patient_search_goes_on_where_two_are_close():
    """The same search without patience takes its iterations, more or less, wherever it looks."""
    usual, patient = [], []
    for number in range(12):
        state = choice("gravity-superstar", 2, f"patience {number}")
        usual.append(searched(state, Plan(iterations=64, samples=1)).visits)
        patient.append(searched(state, Plan(iterations=64, samples=1, patience=3)).visits)
    assert max(usual) <= 64
    assert max(patient) > 64
    assert max(patient) <= 3 * 64
    assert min(patient) < max(patient)


def test_a_choice_is_clear_once_it_was_looked_at_and_one_is_far_ahead():
    state = choice("gravity-superstar", 2, "clear")
    for visits, part, is_clear in (([90, 10], 8, True), ([60, 40], 8, False), ([9, 1], 8, False)):
        search = Search(state, state.seat, Plan(patience=2), seeded("clear"), grown(visits, [0.5, 0.5]))
        assert search.is_clear(part) is is_clear


def test_patience_ends_with_the_clock():
    state = choice("skytopia", 2, "clock")
    root = Node(-1, 1.0, [0.0, 0.0])
    search = Search(state, state.seat, Plan(iterations=1_000_000, patience=10), seeded("clock"), root)
    search.prepare()
    search.run(30)
    assert 0 < root.visits < 1_000_000


@pytest.mark.parametrize(("seats", "together"), [(2, [1, 1]), (3, [1, 2, 2]), (4, [2, 2, 2, 2])])
def test_the_share_of_a_side_is_weighed_not_a_seats_part_of_it(seats, together):
    """Partners divide one win: what differs for their side differs less for each of them, and is trusted as much."""
    state = choice("skytear", seats, "sides")
    search = Search(state, state.seat, Plan(sharpness=10.0), seeded("sides"), Node(-1, 1.0, [0.0] * seats))
    assert search.together == together
    for seat, mates in enumerate(together):
        node, won = Node(-1, 1.0, [0.0] * seats), [0.6, 0.5]
        search.expand(node, seat, [1, 2], [[share / mates] * seats for share in won])
        assert [child.weight for child in node.children] == pytest.approx([1.0, exp(-1.0)])


def test_a_partner_is_as_sure_of_a_line_as_somebody_alone():
    """Below the tree's root too: of two lines that a side wins and loses, a partner tries the better as often."""
    state = choice("skytear", 4, "sure")
    tried = []
    for mates, exploration in ((1.0, 0.3), (2.0, 0.3 / 2)):
        children = [Node(action, 1.0, [won / mates] * 4) for action, won in ((1, 0.7), (2, 0.4))]
        for _ in range(100):
            child = pick(children, state.seat, exploration)
            child.back_up([(0.7 if child.action == 1 else 0.4) / mates] * 4)
        tried.append([child.visits for child in children])
    assert tried[0] == tried[1]
    search = Search(state, state.seat, Plan(exploration=0.3), seeded("sure"), Node(-1, 1.0, [0.0] * 4))
    assert search.exploration(state.seat) == pytest.approx(0.3 / 2)
