"""The learned weights as a file: readable, with all that is needed to make it again."""

from collections.abc import Sequence
from json import dumps
from pathlib import Path

from skyhall.train.measure import Measured


def written(command: str, names: Sequence[str], learned: list[Measured]) -> str:
    """The text of a game's `judgement.toml`."""
    lines = [
        f"# Made by `{command}`; not to be edited by hand.",
        "# By number of seats: the games, the positions learned from and tested on, the log-loss on games that were",
        "# kept for the test (learned, by hand, by hand with the best scale), and the weights of every feature at the",
        "# start of a game, in its middle and at its end.",
        "",
        f"command = {dumps(command)}",
    ]
    for one in learned:
        lines += [
            "",
            f"[seats.{one.seats}]",
            f"games = {one.games}",
            f"positions = {one.positions}",
            f"test_positions = {one.test_positions}",
            f"log_loss = {one.learned.log_loss:.4f}",
            f"log_loss_by_hand = {one.by_hand.log_loss:.4f}",
            f"log_loss_by_hand_rescaled = {one.rescaled.log_loss:.4f}",
            "",
            f"[seats.{one.seats}.weights]",
        ]
        for place, name in enumerate(names):
            weights = ", ".join(f"{weight:.4f}" for weight in one.weights[:, place])
            lines.append(f"{dumps(name)} = [{weights}]")
    return "\n".join(lines) + "\n"


def write(path: Path, text: str) -> None:
    """All of it at once: who stops in the middle has the old file or the new one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
