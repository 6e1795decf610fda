"""Puzzles at the terminal: finding them, checking them again, counting them, solving them."""

import json
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skyhall.bots.levels import LEVELS
from skyhall.cli.arena import grid
from skyhall.cli.common import console, errors, progress_of
from skyhall.core.errors import LessonError, OptionsError
from skyhall.core.registry import game
from skyhall.school.mining import Depth, Miner, holds
from skyhall.school.puzzles import HARDEST, LINES, Puzzle, PuzzleBook, book_of, check_puzzle, read_book
from skyhall.school.reading import SCHOOL

puzzles_app = typer.Typer(help="Puzzles: find, check, count and solve them.", no_args_is_help=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="As `skyhall games` lists them.")]
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
    out: Annotated[Path | None, typer.Option(help="Where puzzles are kept as they are found (JSON lines).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the file and the games it has come to.")] = False,
) -> None:
    """Look for puzzles in games of bots: one choice clearly better than all others, each forced and searched."""
    room = game(game_name)
    path = out or Path(f"puzzles-{room.name}.jsonl")
    if path.exists() and not resume:
        raise OptionsError(f"{path} exists: give another --out, or --resume to go on with it")
    book = read_book(room, room.room / SCHOOL, path)
    Digging(book, path, Miner(book, seed, Depth(proof=iterations))).run(games)


class Digging:
    """Mining with a bar; what is found is kept at once."""

    def __init__(self, book: PuzzleBook, path: Path, miner: Miner) -> None:
        self.path = path
        self.miner = miner
        self.kept = len(book.puzzles)
        self.begun = perf_counter()
        # Games of this seed that were looked through: those up to the last in which something was found.
        played = [int(one.seed.rpartition(" ")[2]) for one in book.puzzles if one.seed.startswith(f"{miner.seed} ")]
        self.first = max(played, default=0) + 1

    def run(self, games: int) -> None:
        """Game after game; Ctrl-C keeps what was found."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        try:
            with Progress(*columns, console=errors, transient=True) as progress:
                task = progress.add_task(self.told(), total=games, completed=min(games, self.first - 1))
                for number in range(self.first, games + 1):
                    self.miner.game(number, self.keep)
                    progress.update(task, advance=1, description=self.told())
        except KeyboardInterrupt:
            console.print("Stopped; continue with --resume.")
        tally = self.miner.tally
        console.print(
            f"Games: {tally.games}, positions: {tally.seen}, proposed: {tally.proposed}, proved: {tally.proved}. "
            f"Puzzles in {escape(str(self.path))}: {self.kept}",
            soft_wrap=True,
        )

    def told(self) -> str:
        """What was found so far, and how fast."""
        minutes = (perf_counter() - self.begun) / 60
        return f"{self.kept} found, {self.miner.tally.proved / minutes:.1f} a minute" if minutes > 0.1 else "looking"

    def keep(self, puzzle: Puzzle) -> None:
        """One more line; its name is its number."""
        self.kept += 1
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**puzzle.plain(), "id": str(self.kept)}, ensure_ascii=False) + "\n")


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
