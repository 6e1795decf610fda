"""Puzzles over HTTP: the list keeps the solutions to itself, and every attempt is judged by the server."""

import msgspec
import pytest

from skyhall.core.registry import game, games
from skyhall.school.puzzles import book_of
from skyhall.server.puzzles import PuzzleList, PuzzleScene

GRAVITY = "gravity-superstar"
PUZZLES = f"/api/games/{GRAVITY}/puzzles"


def tried(node, name, puzzle, **more) -> PuzzleScene:
    answer = node.post(f"/api/games/{name}/puzzles/{puzzle}", more)
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), PuzzleScene)


@pytest.mark.parametrize("name", games())
def test_the_list_tells_all_but_the_solutions(node, name):
    answer = node.get(f"/api/games/{name}/puzzles")
    assert "⟨" not in answer.text
    told, book = msgspec.convert(answer.json(), PuzzleList), book_of(game(name))
    assert [one.id for one in told.puzzles] == [one.id for one in book.puzzles]
    assert {one.theme for one in told.puzzles} <= {one.id for one in told.themes}
    assert told.today in [one.id for one in told.puzzles]
    assert len(told.names) == 2
    for one in answer.json()["puzzles"]:
        assert set(one) == {"id", "theme", "difficulty", "ask", "steps"}


@pytest.mark.parametrize("name", games())
def test_puzzles_are_solved_by_their_words_and_missed_by_others(node, name):
    """A few of each game: open at first, done by the solution, and a wrong word is answered."""
    book = book_of(game(name))
    for puzzle in book.puzzles[::20]:
        first = tried(node, name, puzzle.id)
        assert (first.outcome, first.found, first.steps, first.solution) == ("open", 0, [], [])
        assert (first.line, first.others, first.shares, first.levels, first.hints) == ([], [], [], [], [])
        assert first.ask is not None
        assert {one.word for one in first.ask.legal} == {one.word for one in puzzle.steps[0].choices}
        msgspec.convert(first.view, book.game.view_schema())
        words = [step.right[0] for step in puzzle.steps]
        done = tried(node, name, puzzle.id, words=words)
        assert (done.outcome, done.found, done.ask) == ("done", len(words), None)
        assert (done.solution, len(done.line), done.levels) == (words, len(words), puzzle.found_by)
        assert [one.word for one in done.others] == [one.word for one in puzzle.steps[0].wrong[:3]]
        wrong = puzzle.steps[0].wrong[0]
        missed = tried(node, name, puzzle.id, words=[wrong.word])
        assert (missed.outcome, missed.ask, missed.solution, missed.others) == ("missed", None, [], [])
        assert missed.shares == [round(wrong.share), round(puzzle.steps[0].best.share)]
        assert [one.word for one in missed.steps] == [wrong.word, *wrong.follows]
        assert len(missed.answer) == len(wrong.follows)


def test_hints_narrow_it_down_and_giving_up_tells(node):
    puzzle = next(one for one in book_of(game(GRAVITY)).puzzles if len(one.steps[0].choices) > 4)
    first = tried(node, GRAVITY, puzzle.id, hints=1)
    assert (len(first.hints), first.hints_left) == (1, 1)
    both = tried(node, GRAVITY, puzzle.id, hints=2)
    assert both.hints[:1] == first.hints
    assert both.hints[1].startswith("It is one of these: ")
    assert both.hints[1].count(";") == 2
    assert both.hints_left == 0
    assert both.solution == []
    given = tried(node, GRAVITY, puzzle.id, gives_up=True)
    assert given.solution == [step.right[0] for step in puzzle.steps]
    assert given.ask is None


def test_what_cannot_be_is_refused_with_a_reason(node):
    puzzle = book_of(game(GRAVITY)).puzzles[0]
    wrong = puzzle.steps[0].wrong[0].word
    for words, code, said in [
        (["jump"], "illegal", 'unknown word "jump"'),
        (["door 1"], "illegal", "door 1"),
        ([wrong, wrong], "illegal", "this try is over"),
        (["end"] * 9, "bad_request", ""),
    ]:
        answer = node.post(f"{PUZZLES}/{puzzle.id}", {"words": words})
        assert answer.json()["code"] == code
        assert said in answer.json()["text"]
    assert node.post(f"{PUZZLES}/0").json()["text"] == "There is no such puzzle."
    assert node.get("/api/games/chess/puzzles").status_code == 404
    assert node.get(PUZZLES, language="tlh").status_code == 404
