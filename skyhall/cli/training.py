"""The command that learns. What it does needs NumPy, so it is opened only when somebody asks for it."""

from pathlib import Path
from typing import Annotated

import typer

from skyhall.cli.running import GameName, Ray, Resume, Workers
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.runner import Place


def train(
    game_name: GameName,
    games: Annotated[
        int,
        typer.Option(min=10, help="Games with the fewest seats; half as many with one more, a third with two more …"),
    ] = 2000,
    positions: Annotated[int, typer.Option(min=1, help="Positions looked at in every game.")] = 30,
    bots: Annotated[str, typer.Option(help="Who plays, in turn, separated by commas; the game names some.")] = "",
    seed: Annotated[str, typer.Option(help="Any text; the same seed plays the same games.")] = "learned",
    folder: Annotated[Path | None, typer.Option(help="Where the played games are kept.")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    out: Annotated[Path | None, typer.Option(help="Where the weights go.")] = None,
) -> None:
    """Learn from games of bots against themselves how good positions look: the weights of `judgement=learned`."""
    try:
        from skyhall.cli.train import Training, run_training
    except ModuleNotFoundError as error:
        raise OptionsError(f"skyhall train needs NumPy ({error}): pip install 'skyhall[research]'") from None

    room = game(game_name)
    folder = folder or Path(f"train-{room.name}")
    players = bots.split(",") if bots else []
    training = Training(room, games, positions, players, seed, folder, Place(workers, ray))
    run_training(training, resume, out or Path("judgement.toml"))
