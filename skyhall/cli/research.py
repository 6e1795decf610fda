"""The commands for research: a policy measured, a data set made. What they do is opened only when it is asked for."""

from pathlib import Path
from typing import Annotated

import typer

from skyhall.arena.fixtures import Match
from skyhall.cli.common import parse_options
from skyhall.cli.running import AsJson, GameName, KeptIn, OptionTexts, Ray, Resume, Seed, Workers
from skyhall.core.registry import game
from skyhall.runner import Place

# Unlike the default edition it never changes, and with it what was measured.
Pinned = Annotated[str, typer.Option(help="arg-edition")]


def evaluate(
    policy: Annotated[
        str,
        typer.Argument(metavar="MODULE:POLICY", help="arg-policy"),
    ],
    game_name: GameName,
    levels: Annotated[str, typer.Option(help="arg-opponents")] = "random,greedy,apprentice,adept",
    games: Annotated[int, typer.Option(min=1, help="arg-games-each")] = 200,
    seats: Annotated[int, typer.Option(help="arg-seats-policy")] = 0,
    options: OptionTexts = [],
    edition: Pinned = "standard",
    seed: Seed = "evaluate",
    batch: Annotated[bool, typer.Option("--batch", help="arg-batch")] = False,
    journal: KeptIn = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Measure a policy: the same deals from every seat against fixed levels; shares of the win with intervals."""
    from skyhall.arena.evaluation import Evaluation
    from skyhall.cli.evaluate import run_evaluation

    room = game(game_name)
    terms = Evaluation(
        policy,
        batch,
        room.name,
        levels.split(","),
        games,
        seats or room.seats[0],
        seed,
        parse_options(options),
        edition,
    )
    run_evaluation(terms, journal, resume, Place(workers, ray), as_json)


def dataset(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="arg-games")] = 20_000,
    bots: Annotated[str, typer.Option(help="arg-bots-by-chance")] = "novice,apprentice,greedy,adept",
    seats: Annotated[int, typer.Option(help="arg-seats")] = 0,
    options: OptionTexts = [],
    edition: Pinned = "standard",
    seed: Seed = "dataset",
    out: Annotated[Path | None, typer.Option(help="arg-dataset-out")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Let levels play and keep the games for learning: a Parquet table, and a .sky record of each."""
    from skyhall.cli.dataset import make_dataset

    room = game(game_name)
    names = [name.strip() for name in bots.split(",")]
    match = Match(room.name, names, games, seats or room.seats[0], seed, parse_options(options), edition)
    make_dataset(match, out or Path(f"dataset-{room.name}"), resume, Place(workers, ray), as_json)
