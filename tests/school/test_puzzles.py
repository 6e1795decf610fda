"""The puzzles that ship, files that cannot be read, a miner on a small budget, and a puzzle being solved."""

import json
import shlex
import shutil
from dataclasses import replace
from datetime import date, timedelta

import pytest

from skyhall.cli.asking import Asking
from skyhall.cli.explain import Glossary
from skyhall.cli.puzzles import puzzles_app
from skyhall.core.errors import IllegalAction, LessonError, OptionsError
from skyhall.core.registry import game, games
from skyhall.school.attempt import DONE, MISSED, OPEN
from skyhall.school.mining import ERRORS, FINDERS, GAP, NEAR, Depth, Miner, Prover, holds, theme_of
from skyhall.school.puzzles import LINES, Choice, Puzzle, Step, book_of, check_puzzle, read_book
from skyhall.school.reading import SCHOOL
from skyhall.school.solving import Solving, of_the_day
from skyhall.testing import check_puzzles

GRAVITY = game("gravity-superstar")
TINY = Depth(play=30, glance=12, proof=20, searches=3)


@pytest.mark.parametrize("name", games())
def test_every_puzzle_works(name):
    """Its words are legal, it asks the solver, every legal word is among its choices, and each leads on."""
    check_puzzles(game(name))


@pytest.mark.parametrize("name", games())
def test_there_are_many_and_their_figures_are_clear(name):
    book = book_of(game(name))
    assert len(book.puzzles) >= 60
    assert {one.theme for one in book.puzzles} == {theme.id for theme in book.themes}
    assert len({(one.seed, len(one.words)) for one in book.puzzles}) == len(book.puzzles)
    for puzzle in book.puzzles:
        assert puzzle.difficulty == min(5, 1 + len(FINDERS) - len(puzzle.found_by)), puzzle.id
        assert set(puzzle.found_by) <= set(FINDERS)
        assert puzzle.made_by.startswith(("skyhall puzzles prove", "skyhall puzzles mine")), puzzle.id
        assert name in puzzle.made_by, puzzle.id
        for step in puzzle.steps:
            good = [step.choice(word) for word in step.right]
            second = step.wrong[0]
            assert step.best.share - second.share >= GAP - 0.2, puzzle.id
            assert all(step.best.share - one.share <= NEAR + 0.2 for one in good), puzzle.id
            errors = (good[-1].error ** 2 + second.error**2) ** 0.5
            assert good[-1].share - second.share >= ERRORS * errors - 0.2, puzzle.id


def several_steps(book):
    return next(one for one in book.puzzles if len(one.steps) > 1 and len(one.steps[0].choices) > 4)


def folder_with(tmp_path, change):
    """A folder with one puzzle of Gravity Superstar, changed."""
    folder = tmp_path / "mine" / SCHOOL
    folder.mkdir(parents=True)
    shutil.copy(GRAVITY.room / SCHOOL / "puzzles.toml", folder)
    puzzle = several_steps(book_of(GRAVITY)).plain()
    change(puzzle)
    (folder / LINES).write_text(json.dumps(puzzle) + "\n", encoding="utf-8")
    return folder


def step(puzzle, **parts):
    puzzle["steps"][0] |= parts


BROKEN = [
    (lambda one: one.update(theme="loots"), '"theme" is "loots": expected one of last-word, loot'),
    (lambda one: one.update(difficulty=6), '"difficulty" is 6: expected a whole number from 1 to 5'),
    (lambda one: one.update(words="jump"), '"words": unknown word "jump"'),
    (lambda one: one.update(steps=[]), '"steps" holds 0: expected 1 to 4'),
    (lambda one: one.pop("seed"), '"seed" is missing'),
    (lambda one: one.update(hint="x"), 'unknown key "hint"'),
    (lambda one: step(one, right=["end"]), '"right" holds "end": expected words of its choices'),
    (lambda one: step(one, right=[]), "choices: expected one or more, not all"),
    (lambda one: step(one, choices={"end": 3}), 'choice "end" is 3: expected [share, error, words]'),
    (lambda one: step(one, choices={"end": [101, 0, ""]}), "expected a share from 0 to 100 and its error"),
]


@pytest.mark.parametrize(("change", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_what_is_wrong_with_a_line_is_named(tmp_path, change, said):
    folder = folder_with(tmp_path, change)
    with pytest.raises(LessonError) as error:
        read_book(GRAVITY, folder)
    assert said in str(error.value)
    assert str(error.value).startswith(f"{LINES}:1")


def test_what_is_wrong_with_a_file_is_named(tmp_path):
    folder = folder_with(tmp_path, dict.copy)
    whole = (folder / LINES).read_text(encoding="utf-8")
    (folder / LINES).write_text(whole * 2, encoding="utf-8")
    with pytest.raises(LessonError, match="appears twice: expected names that differ"):
        read_book(GRAVITY, folder)
    (folder / LINES).write_text("{", encoding="utf-8")
    with pytest.raises(LessonError, match="column 2: expected a JSON object"):
        read_book(GRAVITY, folder)
    head = (folder / "puzzles.toml").read_text(encoding="utf-8")
    for old, new, said in [
        ('content = "', 'content = "0', "what the box"),
        ("seats = 2", "seats = 9", "expected a whole number from 2 to 6"),
        ("asked StealFrom", "asked StealForm", 'no question "StealForm" (did you mean "StealFrom"?)'),
        ("[options]", "[options]\nlayuot = 1", 'no option "layuot" (did you mean "layout"?)'),
    ]:
        (folder / "puzzles.toml").write_text(head.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(LessonError) as error:
            read_book(GRAVITY, folder)
        assert said in str(error.value)
        assert str(error.value).startswith("mine/school/puzzles.toml")


def test_a_puzzle_that_does_not_play_is_named(tmp_path):
    book = read_book(GRAVITY, folder_with(tmp_path, lambda one: one["steps"][0]["choices"].popitem()))
    with pytest.raises(LessonError, match="step 1: choices: expected each legal word and no other; look at"):
        check_puzzle(book, book.puzzles[0])
    other = folder_with(tmp_path / "other", lambda one: one.update(seed="another deal"))
    book = read_book(GRAVITY, other)
    with pytest.raises(LessonError, match=f'puzzle "{book.puzzles[0].id}": '):
        check_puzzle(book, book.puzzles[0])
    with pytest.raises(LessonError, match='no puzzle "x": expected one from'):
        book.puzzle("x")


def test_right_words_lead_on_and_a_wrong_one_is_answered():
    book = book_of(GRAVITY)
    puzzle = several_steps(book)
    trying = Solving(book, puzzle)
    parse = trying.state.setup.words.parse
    for number, one in enumerate(puzzle.steps, start=1):
        assert trying.outcome.kind == OPEN
        assert trying.step is one
        trying.take(parse(one.right[0]))
        assert trying.found == number
    assert trying.outcome.kind == DONE
    with pytest.raises(IllegalAction, match="this try is over"):
        trying.take(parse(puzzle.steps[0].right[0]))

    wrong = puzzle.steps[0].wrong[0]
    failing = Solving(book, puzzle)
    assert len(failing.narrowed()) == 3
    assert parse(puzzle.steps[0].right[0]) in failing.narrowed()
    assert failing.take(parse(wrong.word)).kind == MISSED
    assert [one.word for one in failing.played] == [wrong.word, *wrong.follows]
    assert any(seat == 1 for seat, _ in failing.answer)


def test_another_right_word_solves_a_puzzle_at_once():
    book = book_of(GRAVITY)
    puzzle = next(one for one in book.puzzles if len(one.steps) > 1 and len(one.steps[0].right) > 1)
    trying = Solving(book, puzzle)
    assert trying.take(trying.state.setup.words.parse(puzzle.steps[0].right[1])).kind == DONE


def test_every_day_has_its_puzzle_and_all_have_their_turn():
    book = book_of(GRAVITY)
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(len(book.puzzles))]
    assert len({of_the_day(book, day).id for day in days}) == len(book.puzzles)
    assert of_the_day(book, days[0] + timedelta(days=len(days))) is of_the_day(book, days[0])


def test_the_miner_finds_what_a_longer_search_confirms():
    """A tiny budget in a game that is known to hold one: what it says of it is what the file would say."""
    book = book_of(GRAVITY)
    miner = Miner(book, "tiny", TINY)
    found = []
    miner.game(3, found.append)
    assert miner.tally.games == 1
    assert miner.tally.proved == len(found) > 0
    for puzzle in found:
        assert puzzle.theme in [theme.id for theme in book.themes]
        assert all(one.share <= puzzle.steps[0].best.share for one in puzzle.steps[0].choices)
        again = Miner(book, "another", Depth(proof=60, searches=3))
        state = position_after(book, puzzle)
        assert again.weighed(state, 60, 3, "longer")[0].action in [
            state.setup.words.parse(word) for word in puzzle.steps[0].right
        ]


def test_puzzles_are_made_and_solved_with_partners_on_three_lanes():
    """SK-130, SK-160: a position of four seats is weighed and kept as a puzzle; a wrong word is answered."""
    shipped = book_of(game("skytear"))
    book = replace(shipped, seats=4, options={"map": "three_lanes", "setup": "fixed"}, puzzles=[])
    miner = Miner(book, "partners", TINY)
    line = book.line("partners 0")
    while line.state.seat != 0 or line.state.view(0)["prompt"]["key"] != "ask-Main":
        line.push(line.state.actions()[0])
    state, name = line.state, line.setup.words.name
    weighed = miner.weighed(state, 4, 2, "proof")
    assert {one.action for one in weighed} == set(state.actions())
    choices = [
        Choice(name(one.action), 100 * one.shares[0], 100 * one.errors[0], miner.follows(state, one)) for one in weighed
    ]
    puzzle = Puzzle("p", "strike", "partners 0", line.words(), [Step([choices[0].word], choices)], [], 5, miner.command)
    book.puzzles.append(puzzle)
    check_puzzle(book, puzzle)
    assert theme_of(book, puzzle.seed, puzzle.words, puzzle.steps) in [theme.id for theme in book.themes]
    parse = line.setup.words.parse
    assert Solving(book, puzzle).take(parse(choices[0].word)).kind == DONE
    failing = Solving(book, puzzle)
    assert failing.take(parse(choices[-1].word)).kind == MISSED
    assert [one.word for one in failing.played] == [choices[-1].word, *choices[-1].follows]


def test_a_miner_of_one_theme_passes_by_what_cannot_be_of_it():
    book = book_of(GRAVITY)
    for theme in ("loot", "nothing-now"):
        miner = Miner(book, "themed", TINY, theme)
        assert miner.command.endswith(f" --theme {theme}")
        fitting = [one.theme for one in book.puzzles if len(one.steps) == 1 and miner.may_fit(book.position(one))]
        assert fitting.count(theme) == len([one for one in book.puzzles if one.theme == theme and len(one.steps) == 1])
        assert "landing" not in fitting
    with pytest.raises(LessonError, match=r'no theme "lot" \(did you mean "loot"\?\): expected one of last-word, loot'):
        Miner(book, "themed", TINY, "lot")


def position_after(book, puzzle):
    line = book.line(puzzle.seed)
    for word in puzzle.words:
        line.apply(line.setup.words.parse(word))
    return line.state


def test_mining_keeps_what_it_finds_with_its_budgets(tmp_path):
    """A game is looked through, and each line says by which command it was made."""
    found = tmp_path / "found.jsonl"
    budgets = ["--play", "30", "--glance", "12", "--iterations", "20", "--searches", "3"]
    puzzles_app(
        ["mine", GRAVITY.name, "--games", "1", "--seed", "tiny", *budgets, "--workers", "1", "--out", str(found)],
        standalone_mode=False,
    )
    book = read_book(GRAVITY, GRAVITY.room / SCHOOL, found)
    assert [one.id for one in book.puzzles] == [str(n + 1) for n in range(len(book.puzzles))]
    command = f"skyhall puzzles mine {GRAVITY.name} --seed tiny {' '.join(budgets)}"
    for puzzle in book.puzzles:
        check_puzzle(book, puzzle)
        assert (puzzle.seed, puzzle.made_by) == ("tiny 1", command)


def test_positions_are_proved_anew(tmp_path, capsys):
    """What is clear is written with the command that made it; the same command writes the same."""
    book = book_of(GRAVITY)
    wanted = next(one.id for one in book.puzzles if len(one.steps) == 1 and len(one.steps[0].choices) < 5)
    given = ["prove", GRAVITY.name, "--seed", "tiny", "--iterations", "20", "--searches", "3", "--only", wanted]
    for name in ("one", "other"):
        puzzles_app([*given, "--out", str(tmp_path / name)], standalone_mode=False)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    (made,) = read_book(GRAVITY, GRAVITY.room / SCHOOL, tmp_path / "one").puzzles
    assert made.made_by == "skyhall puzzles prove gravity-superstar --seed tiny --iterations 20 --searches 3"
    assert (made.id, made.words) == (wanted, book.puzzle(wanted).words)
    assert "1 puzzle. All were clear." in " ".join(capsys.readouterr().out.split())
    with pytest.raises(OptionsError, match="one exists: give another --out"):
        puzzles_app([*given, "--out", str(tmp_path / "one")], standalone_mode=False)


def test_what_a_line_says_of_its_making_can_be_run():
    """The command of a shipped line proves its position again, with the same answers."""
    book = book_of(game("skytear"))
    made = [one for one in book.puzzles if one.made_by.startswith("skyhall puzzles prove")]
    puzzle = min(made, key=lambda one: (sum(len(step.choices) for step in one.steps), len(one.words)))
    _, _, verb, name, *options = shlex.split(puzzle.made_by)
    given = dict(zip(options[::2], options[1::2], strict=True))
    assert (verb, name, sorted(given)) == ("prove", "skytear", ["--iterations", "--searches", "--seed"])
    depth = Depth(proof=int(given["--iterations"]), searches=int(given["--searches"]))
    again = Prover(book, given["--seed"], depth).again(puzzle)
    assert again is not None
    assert [step.right for step in again.steps] == [step.right for step in puzzle.steps]


def test_a_puzzle_is_checked_again():
    """The solution holds; with a wrong word in its place it does not."""
    book = book_of(GRAVITY)
    puzzle = next(
        one
        for one in book.puzzles
        if len(one.steps) == 1 and one.steps[0].best.share - one.steps[0].wrong[0].share > 30
    )
    miner = Miner(book, "again", Depth(proof=24, searches=3))
    assert holds(miner, puzzle)
    puzzle.steps[0].right[:], kept = [puzzle.steps[0].wrong[-1].word], puzzle.steps[0].right[:]
    assert not holds(miner, puzzle)
    puzzle.steps[0].right[:] = kept


def test_at_the_terminal_a_place_is_no_name():
    """`painter centre` hires who stands there, where `painter dice` would tell about a Painter."""
    book = book_of(game("sky-painters"))
    state = book.position(book.puzzle("74"))
    asking = Asking(Glossary(book.game, state.setup.edition, book.texts("en")), ["Ada", "Bruno"])
    assert asking.chosen("painter centre", state) == state.setup.words.parse("painter centre")
    assert asking.chosen("painter dice", state) is None
    with pytest.raises(OptionsError, match='no painter called "middle"'):
        asking.chosen("painter middle", state)
