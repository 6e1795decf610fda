"""Learning at the terminal."""

from functools import partial
from operator import attrgetter
from pathlib import Path
from shlex import quote

from rich.markup import escape

from skyhall.arena.fixtures import Match
from skyhall.arena.play import Result, play_fixture
from skyhall.cli.arena import grid, heads
from skyhall.cli.common import console, errors
from skyhall.cli.running import play_all, play_rest, print_json
from skyhall.cli.speaking import number, percent, say, why
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.runner import Journal, Place
from skyhall.train.files import write, written
from skyhall.train.harvest import Sheaf, reap
from skyhall.train.learning import check_features, learn
from skyhall.train.measure import Measured
from skyhall.train.selfplay import games_of, journal_path, matches


class Training:
    """What is to be learned, from how much, and where the games are played and kept."""

    def __init__(
        self, room: Game, games: int, positions: int, bots: list[str], seed: str, folder: Path, place: Place
    ) -> None:
        self.room = room
        self.games = games
        self.positions = positions
        self.bots = bots
        self.seed = seed
        self.folder = folder
        self.place = place

    def command(self) -> str:
        """The command that does the same again."""
        bots = f" --bots {quote(','.join(self.bots))}" if self.bots else ""
        told = f"--games {self.games} --positions {self.positions}{bots} --seed {quote(self.seed)}"
        return f"skyhall train {self.room.name} {told}"


def run_training(training: Training, resume: bool, out: Path, as_json: bool = False) -> None:
    """Play, look, fit, measure, write. Ctrl-C keeps the games that were played."""
    check_features(training.room)
    try:
        training.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionsError(say("cli-unwritten", file=str(training.folder), why=why(error))) from None
    try:
        learned = learn(harvested(training, resume))
    except KeyboardInterrupt:
        # A program reads what was learned, and nothing was.
        (errors if as_json else console).print(say("cli-train-stopped", folder=escape(str(training.folder))))
        return
    if not as_json:
        show(learned)
    try:
        write(out, written(training.command(), training.room.feature_names, learned))
    except OSError as error:
        raise OptionsError(say("cli-unwritten", file=str(out), why=why(error))) from None
    if as_json:
        found = [told_plainly(one) for one in learned]
        print_json({"command": training.command(), "weights": str(out), "learned": found})
    else:
        console.print(say("cli-train-kept", file=escape(str(out))), soft_wrap=True)


def harvested(training: Training, resume: bool) -> dict[int, list[Sheaf]]:
    """The positions of all games by number of seats; all are played before the first is looked at."""
    planned = matches(training.room, training.games, training.bots, training.seed)
    played = [play_match(training, match, resume) for match in planned]
    return {match.seats: look(training, match, results) for match, results in zip(planned, played, strict=True)}


def play_match(training: Training, match: Match, resume: bool) -> list[Result]:
    """Play what is missing of a match, in the order of its games; every one is in its journal as it ends."""
    journal = Journal(journal_path(training.folder, match), match, Result, resume)
    planned = {fixture.number: fixture for fixture in games_of(match)}
    title = say("cli-train-playing", game=match.game, seats=match.seats)
    if not play_rest(title, partial(play_fixture, match), planned, training.place, journal, attrgetter("number")):
        raise KeyboardInterrupt
    return sorted(journal.results, key=lambda result: result.number)[: match.games]


def look(training: Training, match: Match, results: list[Result]) -> list[Sheaf]:
    """Positions of every game, in the order of the games, however many worked on them."""
    found: dict[int, Sheaf] = {}

    def keep(looked: tuple[int, Sheaf]) -> None:
        found[looked[0]] = looked[1]

    title = say("cli-train-looking", game=match.game, seats=match.seats)
    if not play_all(title, partial(reap, match, training.positions), results, training.place, keep):
        raise KeyboardInterrupt
    return [found[number] for number in sorted(found)]


def show(learned: list[Measured]) -> None:
    """How well games that were kept for the test are foretold, next to the hand-made evaluation."""
    names = ("seats", "games", "positions", "test", "log-loss", "by-hand", "rescaled", "off-by", "by-hand")
    table = grid(heads(*names), left=0)
    for one in learned:
        losses = [one.learned.log_loss, one.by_hand.log_loss, one.rescaled.log_loss]
        table.add_row(
            *[str(count) for count in (one.seats, one.games, one.positions, one.test_positions)],
            *[number(loss, ".4f") for loss in losses],
            *[percent(quality.error, ".1f") for quality in (one.learned, one.by_hand)],
        )
    console.print(table)


def told_plainly(one: Measured) -> dict[str, object]:
    """The same row for programs."""
    judged = {"learned": one.learned, "by_hand": one.by_hand, "rescaled": one.rescaled}
    return {
        "seats": one.seats,
        "games": one.games,
        "positions": one.positions,
        "test_positions": one.test_positions,
        **{name: {"log_loss": quality.log_loss, "off_by": quality.error} for name, quality in judged.items()},
    }
