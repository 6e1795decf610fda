"""Puzzles at the terminal: finding them, checking them again, counting them, solving them."""

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall.cli.arena import grid
from skyhall.cli.common import console
from skyhall.cli.helping import Command, Group
from skyhall.cli.running import AsJson, GameName, Ray, Resume, Workers, play_rest, print_json, progress_of
from skyhall.cli.speaking import say, spoken
from skyhall.core.errors import LessonError, OptionsError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.runner import Journal, Place
from skyhall.school.digging import Dug, dig, dig_of, lines_of
from skyhall.school.mining import FINDERS, Depth, Miner, Prover, holds
from skyhall.school.puzzles import HARDEST, LINES, Puzzle, PuzzleBook, book_of, check_puzzle, read_book
from skyhall.school.reading import SCHOOL

puzzles_app = typer.Typer(cls=Group, no_args_is_help=True)

Iterations = Annotated[int, typer.Option(min=10, help="arg-puzzle-iterations")]
Searches = Annotated[int, typer.Option(min=2, help="arg-puzzle-searches")]
Source = Annotated[Path | None, typer.Option("--file", help="arg-puzzle-file")]
Only = Annotated[str, typer.Option("--only", metavar="NUMBERS", help="arg-puzzle-only")]
USUAL = Depth()


@puzzles_app.command(cls=Command)
def mine(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="arg-puzzle-games")] = 100,
    seed: Annotated[str, typer.Option(help="arg-seed-games")] = "puzzles",
    play: Annotated[int, typer.Option(min=10, help="arg-puzzle-play")] = USUAL.play,
    glance: Annotated[int, typer.Option(min=10, help="arg-puzzle-glance")] = USUAL.glance,
    iterations: Iterations = USUAL.proof,
    searches: Searches = USUAL.searches,
    theme: Annotated[str, typer.Option(help="arg-puzzle-theme")] = "",
    out: Annotated[Path | None, typer.Option(help="arg-puzzle-out")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Look for puzzles in games of bots: one choice clearly better than all others, each forced and searched."""
    room = game(game_name)
    path = out or Path(f"puzzles-{room.name}.jsonl")
    games_path = path.with_suffix(".games.jsonl")
    if path.exists() and not (resume and games_path.exists()):
        raise OptionsError(say("cli-puzzles-exist", file=str(path), games=games_path.name))
    terms = dig_of(room, seed, games, Depth(play, glance, iterations, searches), theme)
    journal = Journal(games_path, terms, Dug, resume)
    planned = {number: number for number in range(1, games + 1)}
    is_whole = play_rest(
        terms.game, partial(dig, terms), planned, Place(workers, ray), journal, lambda each: each.number
    )
    found = lines_of(journal.results)
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in found), encoding="utf-8")
    counts = {
        "games": len(journal.results),
        "positions": sum(dug.seen for dug in journal.results),
        "proposed": sum(dug.proposed for dug in journal.results),
        "proved": len(found),
    }
    if as_json:
        print_json({"terms": terms, **counts, "puzzles": str(path)})
        return
    if not is_whole:
        console.print(say("cli-stopped-resume"))
    console.print(say("cli-puzzles-mined", **counts, file=escape(str(path))), soft_wrap=True)


@puzzles_app.command(cls=Command)
def prove(
    game_name: GameName,
    seed: Annotated[str, typer.Option(help="arg-seed-lines")] = "proof",
    iterations: Iterations = USUAL.proof,
    searches: Searches = USUAL.searches,
    file: Source = None,
    only: Only = "",
    out: Annotated[Path | None, typer.Option(help="arg-proved-out")] = None,
) -> None:
    """Make the puzzles of a game again from their positions, by the proof of `mine`; what is not clear is left out."""
    book = source(game(game_name), file)
    path = out or Path(f"proved-{book.game.name}.jsonl")
    if path.exists():
        raise OptionsError(say("cli-out-exists", file=str(path)))
    prover = Prover(book, seed, Depth(proof=iterations, searches=searches))
    wanted = chosen(book, only)
    left: list[str] = []
    with progress_of(book.game.name) as progress, path.open("x", encoding="utf-8") as lines:
        for puzzle in progress.track(wanted):
            again = prover.again(puzzle)
            if again is None:
                left.append(puzzle.id)
            else:
                lines.write(json.dumps(again.plain(), ensure_ascii=False) + "\n")
                lines.flush()
    told = say(
        "cli-puzzles-proved",
        file=escape(str(path)),
        count=len(wanted) - len(left),
        unclear=len(left),
        numbers=", ".join(left),
    )
    console.print(told, soft_wrap=True)


def source(room: Game, file: Path | None) -> PuzzleBook:
    """The puzzles of a game, or those of a file."""
    return book_of(room) if file is None else read_book(room, room.room / SCHOOL, file)


def chosen(book: PuzzleBook, only: str) -> list[Puzzle]:
    """Some puzzles by their numbers, or all."""
    return [book.puzzle(name.strip()) for name in only.split(",")] if only else book.puzzles


@puzzles_app.command(cls=Command)
def check(
    game_name: GameName,
    seed: Annotated[str, typer.Option(help="arg-seed-check")] = "check",
    iterations: Iterations = USUAL.proof,
    searches: Searches = USUAL.searches,
    file: Source = None,
    only: Only = "",
) -> None:
    """Check the puzzles of a game again: the words are legal, and the solution is still clearly better."""
    book = source(game(game_name), file)
    miner = Miner(book, seed, Depth(proof=iterations, searches=searches))
    wanted = chosen(book, only)
    failed: list[str] = []
    with progress_of(book.game.name) as progress:
        for puzzle in progress.track(wanted):
            check_puzzle(book, puzzle)
            if not holds(miner, puzzle):
                failed.append(puzzle.id)
    told = escape(str(file or LINES))
    if failed:
        raise LessonError(say("cli-puzzles-unclear", file=told, count=len(failed), numbers=", ".join(failed)))
    console.print(say("cli-puzzles-clear", file=told, count=len(wanted)))


@puzzles_app.command("list", cls=Command)
def list_puzzles(game_name: GameName) -> None:
    """Count the puzzles of a game: by theme and difficulty, and how many each level of bots finds."""
    book = book_of(game(game_name))
    texts = book.texts(spoken())
    count = Counter((one.theme, one.difficulty) for one in book.puzzles)
    ranks = range(1, HARDEST + 1)
    table = grid([say("col-theme"), *["★" * rank for rank in ranks], say("col-all")], left=1)
    for theme in book.themes:
        row = [count[theme.id, rank] for rank in ranks]
        if not any(row):
            continue
        table.add_row(texts.say(f"theme-{theme.id}"), *[str(number) for number in row], str(sum(row)))
    total = [sum(count[theme.id, rank] for theme in book.themes) for rank in ranks]
    table.add_row(say("col-all"), *[str(number) for number in total], str(len(book.puzzles)))
    console.print(table)
    by = {level: sum(level in one.found_by for one in book.puzzles) for level in FINDERS}
    found = ", ".join(f"{say(f'level-{level}')} {count}" for level, count in by.items())
    console.print(say("cli-puzzles-found", found=found, all=len(book.puzzles)), soft_wrap=True)


@puzzles_app.command(cls=Command)
def play(
    game_name: GameName,
    puzzle: Annotated[str, typer.Argument(metavar="PUZZLE", help="arg-puzzle")] = "",
) -> None:
    """Solve puzzles in the terminal: the board, the question, and what a wrong choice leads to."""
    from skyhall.cli.solve import solve_at_terminal

    solve_at_terminal(book_of(game(game_name)), puzzle)
