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
from skyhall.cli.common import console, errors, parse_options, parse_players
from skyhall.cli.editions import edition_app
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
from skyhall.cli.speaking import choose, first, spoken
from skyhall.cli.training import train
from skyhall.cli.translate import translate_app
from skyhall.core.errors import SkyhallError
from skyhall.core.registry import game
from skyhall.runner import Place

app = typer.Typer(
    help="Four board games of the sky: play them, study them, design them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
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
        refuse(str(error))
    except typer.Abort:
        sys.exit(1)
    except Exception as error:
        if not isinstance(error, USAGE_ERROR):
            raise
        refuse(usage(error))


def refuse(message: str) -> None:
    """One line, and the exit code; without a message the help has said it all."""
    if message:
        errors.print(f"[red]skyhall:[/] {escape(message)}", soft_wrap=True)
    sys.exit(2)


def usage(error: object) -> str:
    """What was wrong about a command, and where its help is."""
    said = " ".join(str(getattr(error, "format_message", str)()).split())
    command = getattr(getattr(error, "ctx", None), "command_path", "skyhall")
    return f"{said} ({command} --help)" if said else ""


def say_version(is_asked: bool) -> None:
    """Print the version and stop."""
    if is_asked:
        version()
        raise typer.Exit


@app.callback()
def hall(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Print the version and stop.")
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            callback=choose, help="What to speak: en, es, pl … (default: the system's language). It may stand anywhere."
        ),
    ] = "",
) -> None:
    """Four board games of the sky: play them, study them, design them."""


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their seats, options and editions."""
    from skyhall.cli.listing import list_games

    list_games(as_json)


@app.command()
def play(
    game_name: GameName,
    players: Annotated[
        str,
        typer.Option(help="Who sits where, separated by commas: people, or bots (novice to expert), as in Ada,adept."),
    ] = "",
    seats: Annotated[int, typer.Option(help="Number of seats, if --players is not given: you and apprentices.")] = 0,
    options: OptionTexts = [],
    edition: EditionName = "",
    seed: Seed = "",
    save: Annotated[Path | None, typer.Option(help="Where to save the record (default: a new file here).")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    confirm: Annotated[bool, typer.Option(help="Ask before a bot moves, while you can still undo.")] = True,
) -> None:
    """Play a game in the terminal, against bots or with several people at one keyboard."""
    room = game(game_name)
    if resume is not None:
        resume_at_terminal(
            room, resume, parse_players(room, players, seats) if players else None, save, edition, confirm
        )
        return
    seated = Seats(parse_players(room, players, seats))
    play_at_terminal(room, seated, parse_options(options), edition, seed, save, confirm)


@app.command()
def learn(
    game_name: GameName,
    lesson: Annotated[str, typer.Argument(metavar="[LESSON]", help="Its number or name; without it, the list.")] = "",
    edition: Annotated[str, typer.Option(help="A box that brings lessons of its own, by name or path.")] = "",
    first_game: Annotated[bool, typer.Option(help="A whole game against a gentle bot, with a coach.")] = False,
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


@app.command()
def simulate(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 0,
    bots: Annotated[str, typer.Option(help="Bots by seat, separated by commas, or one for all seats.")] = "random",
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


@app.command()
def arena(
    game_name: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, separated by commas: bots or levels, as in greedy,adept.")],
    games: Annotated[int, typer.Option(min=1, help="Games per pairing.")] = 100,
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 0,
    options: OptionTexts = [],
    edition: EditionName = "",
    seed: Seed = "arena",
    out: Annotated[Path | None, typer.Option(help="Where results are saved as they come in (JSON lines).")] = None,
    resume: Resume = False,
    workers: Workers = 0,
    ray: Ray = "",
    clock: Annotated[
        int, typer.Option(min=0, help="Milliseconds per decision; 0: no clock, so the match can be repeated exactly.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play matches: every pairing over the same deals, from every seat; shares, intervals and ratings."""
    room = game(game_name)
    match = Match(
        room.name, bots.split(","), games, seats or room.seats[0], seed, parse_options(options), edition, clock
    )
    run_arena(match, out or Path(f"arena-{room.name}.jsonl"), resume, Place(workers, ray), as_json)


app.command()(evaluate)
app.command()(dataset)


@app.command()
def lab(
    game_name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games of each edition.")] = 1000,
    bots: Annotated[str, typer.Option(help="The level or bot that plays every seat.")] = "greedy",
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 0,
    options: OptionTexts = [],
    edition: Annotated[list[str], typer.Option(help="An edition by name or path; give several to compare them.")] = [],
    sweep: Annotated[
        str, typer.Option(metavar="PATH=N,N…", help="Compare values of one number: 'card Mint.effect 1.n=3,4,5'.")
    ] = "",
    seed: Seed = "lab",
    out: Annotated[Path | None, typer.Option(help="The file of the report (HTML); CSV and JSON go beside it.")] = None,
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


app.command()(train)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .sky record.")],
    step: Annotated[int, typer.Option(help="Show the position after that many words and stop.")] = -1,
    edition: EditionName = "",
) -> None:
    """Step through a recorded game; its final position is checked first."""
    show_record(file, step, edition)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The .sky record of a finished game.")],
    edition: EditionName = "",
    effort: Annotated[
        float, typer.Option(min=0.001, max=100, help="How hard to look: 0.2 is quick, 5 takes five times as long.")
    ] = 1.0,
    workers: Workers = 0,
    as_json: AsJson = False,
) -> None:
    """Look at a finished game again: accuracy, luck and skill, the moments that decided it, and what was better."""
    from skyhall.cli.review import review_record

    review_record(file, edition, effort, workers, as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each game.")] = 2.0,
) -> None:
    """Measure this build: random games and decisions per second, and the time a clone takes."""
    bench_games(seconds)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 for the local network.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="postgresql://…, or the path of an SQLite file.")] = None,
    redis: Annotated[str | None, typer.Option(help="redis://…, for several nodes on one database.")] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster that runs the bots, or local.")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address at which people reach the hall.")] = None,
    accounts: Annotated[
        bool | None, typer.Option("--accounts/--no-accounts", help="Whether people may have accounts.")
    ] = None,
    rp_id: Annotated[str | None, typer.Option(help="The domain that passkeys are bound to.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes that run the bots.")] = None,
    rate: Annotated[int | None, typer.Option(min=0, help="Requests per second from one client; 0: no limit.")] = None,
    sockets_per_client: Annotated[int | None, typer.Option(min=0, help="Open sockets per client; 0: no limit.")] = None,
    connections_per_client: Annotated[
        int | None, typer.Option(min=0, help="Open connections per client; 0: no limit.")
    ] = None,
    tables_per_hour: Annotated[int | None, typer.Option(min=0, help="New tables per client; 0: no limit.")] = None,
    bot_tables_per_client: Annotated[
        int | None, typer.Option(min=0, help="Tables without people that play at once per client; 0: no limit.")
    ] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="Proxies whose X-Forwarded-For is trusted.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    qr: Annotated[bool, typer.Option("--qr", help="Print a QR code of the address.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the hall in a browser.")] = False,
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


Database = Annotated[str | None, typer.Option(help="The hall's SQLite file, as for `skyhall serve`.")]


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="A file to write, or a folder that collects them.")],
    database: Database = None,
    keep: Annotated[int, typer.Option(min=0, help="How many to keep in a folder; 0 keeps all.")] = 14,
) -> None:
    """Copy the hall's SQLite file, whole and checked, while the hall is open."""
    from skyhall.cli.backup import make_backup

    make_backup(database, target, keep)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the hall's SQLite file. The hall must be closed; what was there is kept."""
    from skyhall.cli.backup import restore_backup

    restore_backup(database, file)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .sky record.")],
    edition: EditionName = "",
    seed_hash: Annotated[str, typer.Option(help="The hash that the table published at its start.")] = "",
) -> None:
    """Check a record: the seed against its published hash, every word against the rules, and the result."""
    from skyhall.cli.verify import verify_record

    verify_record(file, edition, seed_hash)


@app.command()
def version() -> None:
    """Print the version and whether the engine is compiled."""
    from skyhall.core import state

    kind = "pure Python" if str(state.__file__).endswith(".py") else "compiled"
    console.print(f"skyhall {__version__} ({kind}, Python {sys.version.split()[0]})")
