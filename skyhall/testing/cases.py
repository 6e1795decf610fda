"""What to try: every number of seats with every combination of options, or a fair sample of a great many."""

from collections.abc import Iterator
from itertools import product

from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.state import OptionValue, State


class Case:
    """One way to set a game up."""

    def __init__(self, seats: int, options: dict[str, OptionValue], edition: str, seed: str) -> None:
        self.seats = seats
        self.options = options
        self.edition = edition
        self.seed = seed

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([f"{self.seats} seats", *options, self.edition])

    def new(self, game: Game, listen: bool = False) -> State:
        """A fresh table."""
        return game.new(self.seats, self.seed, self.options, self.edition, listen)


def cases(game: Game, most: int = 40) -> list[Case]:
    """For each number of seats all combinations of option examples; if they are more than `most`, each single example
    against the defaults, and random combinations up to that number. Each is tried with one edition of the box."""
    found: list[Case] = []
    editions = game.edition_names()
    for seats in game.seats:
        dice = seeded(f"{game.name} {seats} editions")
        for number, options in enumerate(_combinations(game, seats, most)):
            edition = editions[dice.below(len(editions))]
            case = Case(seats, options, edition, f"{game.name} {seats} {number}")
            if _is_offered(game, case):
                found.append(case)
    return found


def _is_offered(game: Game, case: Case) -> bool:
    """Options that do not go together are refused at the start; that is for the game's own tests."""
    try:
        case.new(game)
    except OptionsError:
        return False
    return True


def _combinations(game: Game, seats: int, most: int) -> Iterator[dict[str, OptionValue]]:
    examples = {name: option.examples(seats) for name, option in game.options.items()}
    total = 1
    for values in examples.values():
        total *= len(values)
    if total <= most:
        for chosen in product(*examples.values()):
            yield dict(zip(examples, chosen, strict=True))
        return
    given = 0
    for name, values in examples.items():
        for value in values[1:]:
            yield {name: value}
            given += 1
    dice = seeded(f"{game.name} {seats}")
    for _ in range(max(1, most - given)):
        yield {name: values[dice.below(len(values))] for name, values in examples.items()}
