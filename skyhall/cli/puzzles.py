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
from skyhall.cli.speaking import spoken
from skyhall.core.errors import LessonError, OptionsError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.runner import Journal, Place
from skyhall.school.digging import Dug, dig, dig_of, lines_of
from skyhall.school.mining import Depth, Miner, Prover, holds
from skyhall.school.puzzles import HARDEST, LINES, Puzzle, PuzzleBook, book_of, check_puzzle, read_book
from skyhall.school.reading import SCHOOL

puzzles_app = typer.Typer(help="Puzzles: find, check, count and solve them.", no_args_is_help=True)

Iterations = Annotated[
    int, typer.Option(min=10, help="How long every choice is searched, in each of its searches, before it counts.")
]
Searches = Annotated[int, typer.Option(min=2, help="How many searches of every choice; how far they differ is told.")]
Source = Annotated[Path | None, typer.Option("--file", help="A file of `mine` instead of the puzzles of the game.")]
Only = Annotated[str, typer.Option("--only", metavar="NUMBERS", help="Only these, such as 3,17; without it, all.")]
USUAL = Depth()


@puzzles_app.command()
def mine(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games of bots to look through.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "puzzles",
    play: Annotated[int, typer.Option(min=10, help="How long the bot thinks that plays and proposes.")] = USUAL.play,
    glance: Annotated[int, typer.Option(min=10, help="How long every choice is searched at first.")] = USUAL.glance,
    iterations: Iterations = USUAL.proof,
    searches: Searches = USUAL.searches,
    theme: Annotated[str, typer.Option(help="Only puzzles of this theme of puzzles.toml; without it, all.")] = "",
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
        console.print("Stopped; continue with --resume.")
    told = ", ".join(f"{name} {count}" for name, count in counts.items())
    console.print(f"{told[:1].upper()}{told[1:]}. Puzzles in {escape(str(path))}: {len(found)}", soft_wrap=True)


@puzzles_app.command()
def prove(
    game_name: GameName,
    seed: Annotated[str, typer.Option(help="Any text; the same seed makes the same lines.")] = "proof",
    iterations: Iterations = USUAL.proof,
    searches: Searches = USUAL.searches,
    file: Source = None,
    only: Only = "",
    out: Annotated[Path | None, typer.Option(help="The file of the puzzles, written as they are made.")] = None,
) -> None:
    """Make the puzzles of a game again from their positions, by the proof of `mine`; what is not clear is left out."""
    book = source(game(game_name), file)
    path = out or Path(f"proved-{book.game.name}.jsonl")
    if path.exists():
        raise OptionsError(f"{path} exists: give another --out")
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
    told = f"Not clear, and left out: {', '.join(left)}." if left else "All were clear."
    console.print(f"{escape(str(path))}: {len(wanted) - len(left)} puzzles. {told}", soft_wrap=True)


def source(room: Game, file: Path | None) -> PuzzleBook:
    """The puzzles of a game, or those of a file."""
    return book_of(room) if file is None else read_book(room, room.room / SCHOOL, file)


def chosen(book: PuzzleBook, only: str) -> list[Puzzle]:
    """Some puzzles by their numbers, or all."""
    return [book.puzzle(name.strip()) for name in only.split(",")] if only else book.puzzles


@puzzles_app.command()
def check(
    game_name: GameName,
    seed: Annotated[str, typer.Option(help="Any text: other searches than those that found them.")] = "check",
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
        raise LessonError(f"{told}: no longer clear in puzzle {', '.join(failed)}: drop them, or search longer")
    console.print(f"{told}: {len(wanted)} puzzles, all clear")


@puzzles_app.command("list")
def list_puzzles(game_name: GameName) -> None:
    """Count the puzzles of a game: by theme and difficulty, and how many each level of bots finds."""
    book = book_of(game(game_name))
    texts = book.texts(spoken())
    count = Counter((one.theme, one.difficulty) for one in book.puzzles)
    ranks = range(1, HARDEST + 1)
    table = grid(["theme", *[f"{'★' * rank}" for rank in ranks], "all"], left=1)
    for theme in book.themes:
        row = [count[theme.id, rank] for rank in ranks]
        if not any(row):
            continue
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
