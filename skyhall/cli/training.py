"""The command that learns. What it does needs NumPy, so it is opened only when somebody asks for it."""

from pathlib import Path
from typing import Annotated

import typer

from skyhall.cli.running import AsJson, GameName, Ray, Resume, Workers
from skyhall.cli.speaking import say
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.runner import Place


def train(
    game_name: GameName,
    games: Annotated[
        int,
        typer.Option(min=10, help="arg-train-games"),
    ] = 2000,
    positions: Annotated[int, typer.Option(min=1, help="arg-train-positions")] = 30,
    bots: Annotated[str, typer.Option(help="arg-train-bots")] = "",
    seed: Annotated[str, typer.Option(help="arg-seed-games")] = "learned",
    folder: Annotated[Path | None, typer.Option(help="arg-train-folder")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="arg-train-out")] = None,
) -> None:
    """Learn from games of bots against themselves how good positions look: the weights of `judgement=learned`."""
    try:
        from skyhall.cli.train import Training, run_training
    except ModuleNotFoundError as error:
        raise OptionsError(say("cli-train-missing", name=str(error.name))) from None

    room = game(game_name)
    folder = folder or Path(f"train-{room.name}")
    players = bots.split(",") if bots else []
    training = Training(room, games, positions, players, seed, folder, Place(workers, ray))
    run_training(training, resume, out or Path("judgement.toml"), as_json)
