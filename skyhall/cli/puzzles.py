"""Puzzles at the terminal: finding them, checking them again, counting them, solving them."""

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall.bots.levels import LEVELS
from skyhall.cli.arena import grid
from skyhall.cli.common import console
from skyhall.cli.running import AsJson, GameName, Ray, Resume, Workers, play_rest, print_json, progress_of
from skyhall.core.errors import LessonError, OptionsError
from skyhall.core.registry import game
from skyhall.runner import Journal, Place
from skyhall.school.digging import Dug, dig, dig_of, lines_of
from skyhall.school.mining import Depth, Miner, holds
from skyhall.school.puzzles import HARDEST, LINES, book_of, check_puzzle, read_book
from skyhall.school.reading import SCHOOL

puzzles_app = typer.Typer(help="Puzzles: find, check, count and solve them.", no_args_is_help=True)

Iterations = Annotated[
    int, typer.Option(min=10, help="How long every choice is searched, in each of six searches, before it counts.")
]
USUAL = Depth()


@puzzles_app.command()
def mine(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games of bots to look through.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "puzzles",
    iterations: Iterations = USUAL.proof,
    out: Annotated[Path | None, typer.Option(help="The file of the puzzles; their games are kept beside it.")] = None,
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
        raise OptionsError(f"{path} exists: give another --out, or --resume to go on with it and {games_path.name}")
    terms = dig_of(room, seed, games, iterations)
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
        console.print("Stopped; continue with --resume.")
    told = ", ".join(f"{name} {count}" for name, count in counts.items())
    console.print(f"{told[:1].upper()}{told[1:]}. Puzzles in {escape(str(path))}: {len(found)}", soft_wrap=True)


@puzzles_app.command()
def check(
    game_name: GameName,
    seed: Annotated[str, typer.Option(help="Any text: other searches than those that found them.")] = "check",
    iterations: Iterations = USUAL.proof,
    file: Annotated[Path | None, typer.Option(help="A file of `mine` instead of the puzzles of the game.")] = None,
) -> None:
    """Check the puzzles of a game again: the words are legal, and the solution is still clearly better."""
    room = game(game_name)
    book = book_of(room) if file is None else read_book(room, room.room / SCHOOL, file)
    miner = Miner(book, seed, Depth(proof=iterations))
    failed: list[str] = []
    with progress_of(room.name) as progress:
        for puzzle in progress.track(book.puzzles):
            check_puzzle(book, puzzle)
            if not holds(miner, puzzle):
                failed.append(puzzle.id)
    source = escape(str(file or LINES))
    if failed:
        raise LessonError(f"{source}: no longer clear in puzzle {', '.join(failed)}: drop them, or search longer")
    console.print(f"{source}: {len(book.puzzles)} puzzles, all clear")


@puzzles_app.command("list")
def list_puzzles(game_name: GameName) -> None:
    """Count the puzzles of a game: by theme and difficulty, and how many each level of bots finds."""
    book = book_of(game(game_name))
    texts = book.texts("en")
    count = Counter((one.theme, one.difficulty) for one in book.puzzles)
    ranks = range(1, HARDEST + 1)
    table = grid(["theme", *[f"{'★' * rank}" for rank in ranks], "all"], left=1)
    for theme in book.themes:
        row = [count[theme.id, rank] for rank in ranks]
        table.add_row(texts.say(f"theme-{theme.id}"), *[str(number) for number in row], str(sum(row)))
    total = [sum(count[theme.id, rank] for theme in book.themes) for rank in ranks]
    table.add_row("all", *[str(number) for number in total], str(len(book.puzzles)))
    console.print(table)
    found = [f"{level} {sum(level in one.found_by for one in book.puzzles)}" for level in LEVELS]
    console.print(f"Found by {', '.join(found)} of {len(book.puzzles)}.", soft_wrap=True)


@puzzles_app.command()
def play(
    game_name: GameName,
    puzzle: Annotated[str, typer.Argument(metavar="[PUZZLE]", help="Its number; without it, the one of today.")] = "",
) -> None:
    """Solve puzzles in the terminal: the board, the question, and what a wrong choice leads to."""
    from skyhall.cli.solve import solve_at_terminal

    solve_at_terminal(book_of(game(game_name)), puzzle)
