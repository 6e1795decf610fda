"""The commands and how they report what went wrong."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall import __version__
from skyhall.arena.fixtures import Match
from skyhall.arena.simulation import seated
from skyhall.cli.arena import run_arena
from skyhall.cli.care import care_app
from skyhall.cli.common import console, errors, parse_options, parse_players
from skyhall.cli.decks import deck_app, deck_text
from skyhall.cli.editions import edition_app
from skyhall.cli.helping import Command, Group, wrong_usage
from skyhall.cli.play import Seats, play_at_terminal, resume_at_terminal
from skyhall.cli.puzzles import puzzles_app
from skyhall.cli.replay import show_record
from skyhall.cli.research import dataset, evaluate
from skyhall.cli.running import (
    AsJson,
    EditionName,
    GameName,
    KeptIn,
    OptionTexts,
    Ray,
    Resume,
    Seed,
    Workers,
)
from skyhall.cli.simulate import bench_games, simulate_games
from skyhall.cli.speaking import choose, first, say, spoken, wrong
from skyhall.cli.training import train
from skyhall.cli.translate import translate_app
from skyhall.core.errors import SkyhallError
from skyhall.core.registry import game
from skyhall.runner import Place

app = typer.Typer(cls=Group, no_args_is_help=True, pretty_exceptions_enable=False)
app.add_typer(care_app, name="care")
app.add_typer(deck_app, name="deck")
app.add_typer(edition_app, name="edition")
app.add_typer(puzzles_app, name="puzzles")
app.add_typer(translate_app, name="translate")

# What Typer raises for a wrong option, value or command; only this one of the family is public.
USAGE_ERROR = typer.BadParameter.mro()[2]


def main() -> None:
    """Run the command; what a person can put right is one line on standard error and exit code 2."""
    try:
        sys.exit(app(first(sys.argv[1:]), prog_name="skyhall", standalone_mode=False))
    except SkyhallError as error:
        refuse(wrong(error))
    except typer.Abort:
        sys.exit(1)
    except Exception as error:
        if not isinstance(error, USAGE_ERROR):
            raise
        refuse(wrong_usage(error))


def refuse(message: str) -> None:
    """One line, and the exit code; without a message the help has said it all."""
    if message:
        errors.print(f"[red]skyhall:[/] {escape(message)}", soft_wrap=True)
    sys.exit(2)


def say_version(is_asked: bool) -> None:
    """Print the version and stop."""
    if is_asked:
        version()
        raise typer.Exit


@app.callback()
def hall(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="arg-version")
    ] = False,
    language: Annotated[
        str,
        typer.Option(callback=choose, is_eager=True, metavar="LANGUAGE", help="arg-language"),
    ] = "",
) -> None:
    """Four board games of the sky: play them, study them, design them."""


@app.command(cls=Command)
def games(as_json: AsJson = False) -> None:
    """List the games with their seats, options and editions."""
    from skyhall.cli.listing import list_games

    list_games(as_json)


@app.command(cls=Command)
def play(
    game_name: GameName,
    players: Annotated[
        str,
        typer.Option(help="arg-players"),
    ] = "",
    seats: Annotated[int, typer.Option(help="arg-seats-you")] = 0,
    options: OptionTexts = [],
    edition: EditionName = "",
    seed: Seed = "",
    save: Annotated[Path | None, typer.Option(help="arg-save")] = None,
    resume: Annotated[Path | None, typer.Option(help="arg-resume-game")] = None,
    confirm: Annotated[bool, typer.Option(help="arg-confirm")] = True,
    deck: Annotated[Path | None, typer.Option(help="arg-deck")] = None,
) -> None:
    """Play a game in the terminal, against bots or with several people at one keyboard."""
    room = game(game_name)
    if resume is not None:
        resume_at_terminal(
            room, resume, parse_players(room, players, seats) if players else None, save, edition, confirm
        )
        return
    seated = Seats(parse_players(room, players, seats))
    text = deck_text(deck) if deck is not None else ""
    play_at_terminal(room, seated, parse_options(options), edition, seed, save, confirm, text)


@app.command(cls=Command)
def learn(
    game_name: GameName,
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="arg-lesson")] = "",
    edition: Annotated[str, typer.Option(help="arg-lesson-box")] = "",
    first_game: Annotated[bool, typer.Option(help="arg-first-game")] = False,
    seed: Seed = "",
) -> None:
    """Learn a game in the terminal: lessons with tasks on the real board, then a first game with a coach.

    What you have solved is kept.
    """
    from skyhall.cli.firstgame import play_first_game
    from skyhall.cli.learn import learn_at_terminal
    from skyhall.cli.progress import Progress
    from skyhall.school.reading import course_of
    from skyhall.server.settings import data_folder

    room = game(game_name)
    if first_game:
        play_first_game(room, Progress(data_folder(), f"{room.name} coach"), seed)
        return
    course = course_of(room, edition)
    texts = course.texts(spoken(), room.edition(edition) if edition else None)
    progress = Progress(data_folder(), f"{room.name} {edition}".strip())
    learn_at_terminal(course, texts, progress, lesson)


@app.command(cls=Command)
def simulate(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="arg-games")] = 100,
    seats: Annotated[int, typer.Option(help="arg-seats")] = 0,
    bots: Annotated[str, typer.Option(help="arg-bots-by-seat")] = "random",
    options: OptionTexts = [],
    edition: EditionName = "",
    seed: Seed = "simulation",
    journal: KeptIn = None,
    resume: Resume = False,
    workers: Workers = 1,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count the results."""
    room = game(game_name)
    names = seated(bots.split(","), seats, room.seats[0])
    match = Match(room.name, names, games, len(names), seed, parse_options(options), edition)
    simulate_games(match, journal, resume, Place(workers, ray), as_json)


@app.command(cls=Command)
def arena(
    game_name: GameName,
    bots: Annotated[str, typer.Option(help="arg-arena-bots")],
    games: Annotated[int, typer.Option(min=1, help="arg-games-pairing")] = 100,
    seats: Annotated[int, typer.Option(help="arg-seats")] = 0,
    options: OptionTexts = [],
    edition: EditionName = "",
    seed: Seed = "arena",
    out: Annotated[Path | None, typer.Option(help="arg-arena-out")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    clock: Annotated[int, typer.Option(min=0, help="arg-clock")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play matches: every pairing over the same deals, from every seat; shares, intervals and ratings."""
    room = game(game_name)
    match = Match(
        room.name, bots.split(","), games, seats or room.seats[0], seed, parse_options(options), edition, clock
    )
    run_arena(match, out or Path(f"arena-{room.name}.jsonl"), resume, Place(workers, ray), as_json)


app.command(cls=Command)(evaluate)
app.command(cls=Command)(dataset)


@app.command(cls=Command)
def lab(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="arg-lab-games")] = 1000,
    bots: Annotated[str, typer.Option(help="arg-lab-bots")] = "greedy",
    seats: Annotated[int, typer.Option(help="arg-seats")] = 0,
    options: OptionTexts = [],
    edition: Annotated[list[str], typer.Option(help="arg-lab-editions")] = [],
    sweep: Annotated[str, typer.Option(metavar="PATH=N,N…", help="arg-lab-sweep")] = "",
    seed: Seed = "lab",
    out: Annotated[Path | None, typer.Option(help="arg-lab-out")] = None,
    journal: KeptIn = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Let one level play many games and report what they say about the box: one HTML file, plots included."""
    from skyhall.cli.lab import run_lab
    from skyhall.lab.trials import Study, swept
    from skyhall.lab.values import parse_sweep

    room = game(game_name)
    study = Study(room.name, bots, games, seats or room.seats[0], seed, parse_options(options), edition or [""])
    if sweep:
        study = swept(study, *parse_sweep(sweep))
    run_lab(study, out or Path(f"lab-{room.name}.html"), journal, resume, Place(workers, ray), as_json)


app.command(cls=Command)(train)


@app.command(cls=Command)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-record")],
    step: Annotated[int, typer.Option(help="arg-step")] = -1,
    edition: EditionName = "",
) -> None:
    """Step through a recorded game; its final position is checked first."""
    show_record(file, step, edition)


@app.command(cls=Command)
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-finished")],
    edition: EditionName = "",
    effort: Annotated[float, typer.Option(min=0.001, max=100, help="arg-effort")] = 1.0,
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Look at a finished game again: accuracy, luck and skill, the moments that decided it, and what was better."""
    from skyhall.cli.review import review_record

    review_record(file, edition, effort, workers, as_json)


@app.command(cls=Command)
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="arg-seconds")] = 2.0,
) -> None:
    """Measure this build: random games and decisions per second, and the time a clone takes."""
    bench_games(seconds)


@app.command(cls=Command)
def serve(
    host: Annotated[str | None, typer.Option(help="arg-host")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="arg-port")] = None,
    database: Annotated[str | None, typer.Option(help="arg-database")] = None,
    redis: Annotated[str | None, typer.Option(help="arg-redis")] = None,
    ray: Annotated[str | None, typer.Option(help="arg-serve-ray")] = None,
    public_url: Annotated[str | None, typer.Option(help="arg-public-url")] = None,
    accounts: Annotated[bool | None, typer.Option("--accounts/--no-accounts", help="arg-accounts")] = None,
    rp_id: Annotated[str | None, typer.Option(help="arg-rp-id")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="arg-serve-workers")] = None,
    rate: Annotated[int | None, typer.Option(min=0, help="arg-rate")] = None,
    sockets_per_client: Annotated[int | None, typer.Option(min=0, help="arg-sockets")] = None,
    connections_per_client: Annotated[int | None, typer.Option(min=0, help="arg-connections")] = None,
    tables_per_hour: Annotated[int | None, typer.Option(min=0, help="arg-tables")] = None,
    bot_tables_per_client: Annotated[int | None, typer.Option(min=0, help="arg-bot-tables")] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="arg-proxies")] = None,
    log_level: Annotated[str | None, typer.Option(help="arg-log-level")] = None,
    qr: Annotated[bool, typer.Option("--qr", help="arg-qr")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="arg-open")] = False,
) -> None:
    """Open the hall: tables for people and bots over the network. Every flag has a SKYHALL_… variable too."""
    from skyhall.cli.serve import serve_hall

    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "ray": ray,
        "public_url": public_url,
        "accounts": accounts,
        "rp_id": rp_id,
        "workers": workers,
        "rate": rate,
        "sockets_per_client": sockets_per_client,
        "connections_per_client": connections_per_client,
        "tables_per_hour": tables_per_hour,
        "bot_tables_per_client": bot_tables_per_client,
        "trusted_proxies": trusted_proxies,
        "log_level": log_level,
    }
    serve_hall(given, qr, open_browser)


Database = Annotated[str | None, typer.Option(help="arg-hall-file")]


@app.command(cls=Command)
def backup(
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="arg-target")],
    database: Database = None,
    keep: Annotated[int, typer.Option(min=0, help="arg-keep")] = 14,
) -> None:
    """Copy the hall's SQLite file, whole and checked, while the hall is open."""
    from skyhall.cli.backup import make_backup

    make_backup(database, target, keep)


@app.command(cls=Command)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-backup")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the hall's SQLite file. The hall must be closed; what was there is kept."""
    from skyhall.cli.backup import restore_backup

    restore_backup(database, file)


@app.command(cls=Command)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-record")],
    edition: EditionName = "",
    seed_hash: Annotated[str, typer.Option(help="arg-seed-hash")] = "",
) -> None:
    """Check a record: the seed against its published hash, every word against the rules, and the result."""
    from skyhall.cli.verify import verify_record

    verify_record(file, edition, seed_hash)


@app.command(cls=Command)
def version() -> None:
    """Print the version and whether the engine is compiled."""
    from skyhall.core import state

    kind = say("cli-version", build="pure" if str(state.__file__).endswith(".py") else "compiled")
    console.print(f"skyhall {__version__} ({kind}, Python {sys.version.split()[0]})")
