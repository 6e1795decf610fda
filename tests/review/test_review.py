"""Reviews: what adds up, what is called a slip, and the order of work. The searches here are tiny."""

from dataclasses import dataclass

import msgspec
import pytest

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.errors import RecordError, SkyhallError
from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.review.choices import Choice, check_over, choices, steps_of
from skyhall.review.judging import Judged, Phrase
from skyhall.review.reckoning import Marks, accuracy_of, mark_of, review
from skyhall.review.running import ITERATIONS, MOST_LOOKS, Work, judge_at, review_alone, terms_of, work_on

# Iterations for a whole game.
TINY = 200.0


def played(name: str, seats: int = 2, seed: str = "review", longest: int = 10_000, **options: str) -> Line:
    """A game between bots that do not look far."""
    line = Line(game(name), seats, seed, options, keep=True)
    dice, players = seeded(seed), [bot("greedy:samples=1:slip=40") for _ in range(seats)]
    while not line.state.over and len(line.actions) < longest:
        line.push(ask(players[line.state.seat], line.state, 0, dice))
    return line


THIS, THAT = Phrase("word-this", {}), Phrase("word-that", {})


def choice(number: int, seat: int, options: int = 9, chance: bool = False) -> Choice:
    return Choice(
        place=number, step=number, seat=seat, round=1, word="this", told=THIS, options=options, is_chance_after=chance
    )


def judged(before: float, after: float, error: float = 0.0, best: str = "that", **more: object) -> Judged:
    """For seat 0 of two."""
    told = {"lead": 0.0, "is_obvious": True, "line": [], **more}
    shares = {"before": [before, 1 - before], "after": [after, 1 - after]}
    return Judged(best=best, best_told=THAT, loss=abs(before - after), error=error, **shares, **told)


# Every game with all its seats; of Skytear, which has sides, also fewer seats on the other map with decks of one's own.
TABLES = [(name, game(name).seats[-1], {}) for name in games()]
TABLES.append(("skytear", 3, {"map": "three_lanes", "decks": "chosen", "setup": "fixed"}))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_start_slips_and_luck_add_up_to_the_result(name, seats, options):
    line = played(name, seats, longest=40, **options)
    work = Work(chosen=choices(line)[:4], iterations=TINY)
    while tasks := work.tasks:
        for task in tasks:
            work.note(task, judge_at(line, task))
    result = [1.0] + [0.0] * (line.setup.seats - 1)
    found = work.reckon(name, result)
    for tally in found.tallies:
        assert tally.start + tally.own + tally.rivals + tally.deck == pytest.approx(tally.result)
        assert tally.own <= 0
    assert sum(tally.start for tally in found.tallies) == pytest.approx(1)
    assert sum(tally.deck for tally in found.tallies) == pytest.approx(0)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_a_whole_game_is_reviewed_and_again_the_same():
    line = played("gravity-superstar")
    first = review_alone(line, 0.005)
    assert len(first.choices) == len(choices(line)) > 10
    assert first.result == line.state.win_shares()
    assert first == review_alone(line, 0.005)
    for one in first.choices:
        state = line.at(one.choice.place)
        assert state.seat == one.choice.seat
        assert state.setup.words.parse(one.judged.best) in state.actions()


def test_a_choice_is_judged_by_what_its_seat_could_see():
    """The same game with other hands for the rival is judged the same."""
    line = played("gravity-superstar", longest=12)
    work = Work(chosen=choices(line), iterations=TINY)
    task = work.tasks[-1]
    found = judge_at(line, task)
    twin = line.copy()
    state = line.at(task.place)

    @dataclass
    class Elsewhere:
        setup = line.setup
        actions = line.actions

        def at(self, _place: int) -> object:
            return state.determinize(state.seat, seeded("other hands"))

    assert judge_at(Elsewhere(), task) == found == judge_at(twin, task)


def test_marks_follow_the_loss_and_need_to_be_sure():
    one = choice(0, 0)
    losses = {0.02: "", 0.03: "inaccuracy", 0.06: "inaccuracy", 0.07: "mistake", 0.13: "mistake", 0.14: "blunder"}
    for loss, mark in losses.items():
        assert mark_of(one, judged(0.5 + loss + 1e-9, 0.5)) == mark
    assert mark_of(one, judged(0.7, 0.5, error=0.09)) == "blunder"
    assert mark_of(one, judged(0.7, 0.5, error=0.11)) == ""


def test_marks_are_as_the_game_says(tmp_path):
    """The same loss is nothing in one game and a blunder in another; accuracy goes with it."""
    one, lost = choice(0, 0), judged(0.541, 0.5)
    assert mark_of(one, lost) == "inaccuracy"
    assert mark_of(one, lost, Marks(0.01, 0.02, 0.04)) == "blunder"
    assert mark_of(one, lost, Marks(0.05, 0.1, 0.2)) == ""
    found = [review("g", [one], [lost], [1.0, 0.0], marks).tallies[0] for marks in (Marks(), Marks(0.01, 0.02, 0.04))]
    assert [tally.blunders for tally in found] == [0, 1]
    assert found[0].accuracy > 75 > 45 > found[1].accuracy
    room = tmp_path / "room"
    room.mkdir()
    assert terms_of(room) == (ITERATIONS, Marks())
    for text, wanted in [
        ("iterations = 5", (5, Marks())),
        ("marks = [1, 2, 4]", (ITERATIONS, Marks(0.01, 0.02, 0.04))),
        ('level = "expert"', (ITERATIONS, Marks())),
    ]:
        (room / "game.toml").write_text(f"order = 9\n[review]\n{text}\n", encoding="utf-8")
        assert terms_of(room) == wanted
    (room / "game.toml").write_text("order = 9\n[review]\nmarks = [7, 7, 14]\n", encoding="utf-8")
    with pytest.raises(SkyhallError, match=r'game\.toml.*"marks" is \[7, 7, 14\]: expected hundredths of the win'):
        terms_of(room)
    (room / "game.toml").write_text('order = 9\n[review]\nlevel = "exprt"\n', encoding="utf-8")
    with pytest.raises(SkyhallError, match=r'game\.toml.*"level" is "exprt": expected one of first-steps'):
        terms_of(room)


@pytest.mark.parametrize("name", games())
def test_every_game_says_what_its_marks_are(name):
    """And a review is made with them."""
    iterations, marks = terms_of(game(name).room)
    work = work_on([], game(name).room, 0.5)
    assert (work.iterations, work.marks) == (iterations / 2, marks)
    assert 0.01 <= marks.inaccuracy < marks.mistake < marks.blunder <= 0.3


def test_a_best_move_is_the_only_one_and_not_obvious():
    only = {"best": "this", "lead": 0.1}
    assert mark_of(choice(0, 0), judged(0.5, 0.5, **only, is_obvious=False)) == "best"
    assert mark_of(choice(0, 0), judged(0.5, 0.5, **only, is_obvious=True)) == ""
    assert mark_of(choice(0, 0, options=3), judged(0.5, 0.5, **only, is_obvious=False)) == ""
    assert mark_of(choice(0, 0), judged(0.5, 0.5, best="this", lead=0.01, is_obvious=False)) == ""


def test_accuracy_leaves_out_choices_among_few():
    found = review("g", [choice(0, 0), choice(1, 0, options=2)], [judged(0.64, 0.5), judged(0.5, 0.1)], [1.0, 0.0])
    assert found.tallies[0].accuracy == pytest.approx(40.8, abs=0.1)
    assert found.tallies[1].accuracy is None
    assert accuracy_of([]) is None


def test_chance_is_what_changed_where_chance_came_in():
    """A slip of 20 points, then a card that gives 30, then nothing of chance; the rest is the rivals'."""
    chosen = [choice(0, 0, chance=True), choice(1, 0), choice(2, 1)]
    rival = Judged(
        best="that",
        best_told=THAT,
        before=[0.6, 0.4],
        after=[0.9, 0.1],
        loss=0.3,
        error=0,
        lead=0.3,
        is_obvious=True,
        line=[],
    )
    found = review("g", chosen, [judged(0.5, 0.3), judged(0.6, 0.6), rival], [1.0, 0.0])
    mine = found.tallies[0]
    assert (mine.start, mine.own, mine.deck) == pytest.approx((0.5, -0.2, 0.3))
    assert mine.rivals == pytest.approx(0.4)
    assert found.tallies[1].own == pytest.approx(-0.3)
    assert [one.mark for one in found.choices] == ["blunder", "", "blunder"]
    assert found.moments == [0, 2]
    assert found.decided == 2


def test_nothing_wrong_decides_nothing():
    found = review("g", [choice(0, 0)], [judged(0.5, 0.5, best="this")], [0.5, 0.5])
    assert (found.moments, found.decided) == ([], -1)
    assert found.is_short


def test_a_glance_at_all_then_a_look_where_it_matters_and_it_can_be_left_and_taken_up():
    chosen = [choice(number, number % 2) for number in range(40)]
    work = Work(chosen=chosen)
    glances = work.tasks
    assert [task.number for task in glances] == list(range(40))
    assert work.total == 40 + MOST_LOOKS
    for task in glances:
        work.note(task, judged(0.5, 0.5 - task.number / 100))
    work = msgspec.json.decode(msgspec.json.encode(work), type=Work)
    looks = work.tasks
    assert [task.number for task in looks] == list(range(40 - MOST_LOOKS, 40))
    assert all(task.is_look and task.effort.deals > glances[0].effort.deals for task in looks)
    for task in looks[1:]:
        work.note(task, judged(0.5, 0.5))
    assert work.tasks == looks[:1]
    work.note(looks[0], judged(0.5, 0.5))
    assert work.tasks == []
    assert work.done == work.total
    assert work.reckon("g", [1.0, 0.0]).moments != []


def test_what_was_taken_back_counts_in_the_steps_of_the_record():
    assert steps_of([7, 8, -1, 9, -1, -1, 5]) == [6]
    line = played("gravity-superstar", longest=6)
    line.undo(2)
    line.push(line.state.actions()[0])
    assert [one.step for one in choices(line)][-1] == 8


def test_a_game_that_still_runs_is_refused():
    with pytest.raises(RecordError, match=r"game\.sky: the game is not over: only a finished game can be reviewed"):
        check_over(played("gravity-superstar", longest=5), "game.sky")
