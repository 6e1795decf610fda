"""What every number of an observation and every action means, as Markdown tables.

python -m skyhall.envs.tables                  all games, as docs/research.md has them
python -m skyhall.envs.tables skytopia 4       one game at so many seats
"""

import sys
from collections.abc import Sequence

from skyhall.core.game import Game
from skyhall.core.registry import game as game_of
from skyhall.core.registry import games


def observation_table(game: Game, seats: int) -> str:
    """The parts of an observation with their indices."""
    lines = ["| index | numbers | part | meaning |", "| ---: | ---: | --- | --- |"]
    start = 0
    for part in game.observation(seats):
        last = start + part.size - 1
        index = str(start) if last == start else f"{start}–{last}"
        lines.append(f"| {index} | {part.size} | {part.name} | {part.meaning} |")
        start += part.size
    return "\n".join(lines)


def action_table(game: Game) -> str:
    """The words of a game by block: the number of a word is the first of its block and its place in it."""
    lines = ["| action | words |", "| ---: | --- |"]
    for block in game.words.blocks:
        last = block.first + block.size - 1
        names = [game.words.name(action) for action in range(block.first, last + 1)]
        listed = names if len(names) <= 6 else [*names[:3], "…", names[-1]]
        index = str(block.first) if last == block.first else f"{block.first}–{last}"
        lines.append(f"| {index} | {', '.join(listed)} |")
    return "\n".join(lines)


def tables(name: str, seats: int) -> str:
    """A section of the documentation."""
    game = game_of(name)
    return (
        f"### {name}, {seats} seats\n\n"
        f"An observation has {game.observation_size(seats)} numbers.\n\n{observation_table(game, seats)}\n\n"
        f"There are {len(game.words)} actions.\n\n{action_table(game)}\n"
    )


def main(arguments: Sequence[str]) -> str:
    """What the command prints."""
    if not arguments:
        return "\n".join(tables(name, game_of(name).seats[0]) for name in games())
    name = arguments[0]
    return tables(name, int(arguments[1]) if len(arguments) > 1 else game_of(name).seats[0])


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
