"""Puzzles at the terminal, in a real process: a wrong choice, hints, the solution, and what is counted."""

import json

from skyhall.core.registry import game
from skyhall.runner import Journal
from skyhall.school.digging import Dug, dig_of
from skyhall.school.mining import Depth
from skyhall.school.puzzles import book_of


def run(skyhall, tmp_path, answers, *arguments) -> str:
    done = skyhall("puzzles", *arguments, cwd=tmp_path, answers="\n".join(answers) + "\n", COLUMNS="200")
    assert done.returncode == 0, done.stderr
    assert "⟨" not in done.stdout
    return str(done.stdout)


def test_a_puzzle_is_solved(skyhall, tmp_path):
    """Wrong, with a hint, right; then the next one is given up, and one more left."""
    name = "gravity-superstar"
    book = book_of(game(name))
    puzzle = next(one for one in book.puzzles if len(one.steps) > 1 and len(one.steps[0].choices) > 4)
    state = book.position(puzzle)
    wrong = state.actions().index(state.setup.words.parse(puzzle.steps[0].wrong[0].word)) + 1
    words = [step.right[0] for step in puzzle.steps]
    told = run(
        skyhall,
        tmp_path,
        [str(wrong), "hint", "hint", "hint", *words, "1", "", "give up", "next", "help", "why", "legend", "quit"],
        *("play", name, puzzle.id),
    )
    assert f"Puzzle {puzzle.id}" in told
    share, best = round(puzzle.steps[0].wrong[0].share), round(puzzle.steps[0].best.share)
    assert f"You would win about {share} games in 100; with the right choice it would be {best}." in told
    assert book.texts("en").say(f"theme-{puzzle.theme}-hint") in told
    assert "It is one of these: " in told
    assert "There is no other hint" in told
    assert "✓ Solved." in told
    assert "Solution: " in told


def test_puzzles_are_counted(skyhall, tmp_path):
    book = book_of(game("gravity-superstar"))
    told = run(skyhall, tmp_path, [], "list", "gravity-superstar")
    found = sum("expert" in one.found_by for one in book.puzzles)
    assert f"expert {found} of {len(book.puzzles)}." in told


def test_what_cannot_be_is_said(skyhall, tmp_path):
    (tmp_path / "old.jsonl").write_text("", encoding="utf-8")
    for arguments, said in [
        (("mine", "gravity-superstar", "--out", "old.jsonl"), "old.jsonl exists: give another --out, or --resume"),
        (("play", "gravity-superstar", "0"), 'has no puzzle "0": expected one from 1 to'),
        (("play", "chess"), 'no game "chess"'),
    ]:
        done = skyhall("puzzles", *arguments, cwd=tmp_path)
        assert done.returncode == 2
        assert said in done.stderr


def test_mining_goes_on_with_its_games_and_numbers_puzzles_in_their_order(skyhall, tmp_path):
    """Both games are in the journal already, the later one first: nothing is left to play."""
    room = game("gravity-superstar")
    first, second = (dict(puzzle.plain()) for puzzle in book_of(room).puzzles[:2])
    journal = Journal(tmp_path / "found.games.jsonl", dig_of(room, "puzzles", 2, Depth(proof=50)), Dug, resume=False)
    journal.add(Dug(2, 30, 2, [second]))
    journal.add(Dug(1, 40, 1, [first]))
    journal.close()
    common = ("mine", room.name, "--games", "2", "--iterations", "50", "--out", "found.jsonl", "--resume")
    told = run(skyhall, tmp_path, [], *common, "--json")
    assert {**json.loads(told), "terms": None} == {
        "terms": None,
        "games": 2,
        "positions": 70,
        "proposed": 3,
        "proved": 2,
        "puzzles": "found.jsonl",
    }
    lines = [json.loads(line) for line in (tmp_path / "found.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines == [{**first, "id": "1"}, {**second, "id": "2"}]
    other = skyhall("puzzles", *common, "--seed", "other", cwd=tmp_path)
    assert other.returncode == 2
    assert 'seed was "puzzles", now it is "other"' in other.stderr
