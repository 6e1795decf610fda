"""Data sets at the terminal."""

from functools import partial
from pathlib import Path

from rich.markup import escape

from skyhall.arena.dataset import JOURNAL, RECORDS, TABLE, arrow, export, fixtures
from skyhall.arena.fixtures import Match, check_terms, sealed
from skyhall.arena.play import Result, play_fixture
from skyhall.cli.common import console
from skyhall.cli.running import play_rest, print_json
from skyhall.cli.speaking import say, why
from skyhall.core.errors import OptionsError
from skyhall.runner import Journal, Place


def make_dataset(match: Match, folder: Path, resume: bool, place: Place, as_json: bool) -> None:
    """Play what is still to be played and write the files. Ctrl-C writes what there is."""
    arrow()
    check_terms(match)
    match = sealed(match)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionsError(say("cli-unwritten", file=str(folder), why=why(error))) from None
    journal = Journal(folder / JOURNAL, match, Result, resume)
    planned = {fixture.number: fixture for fixture in fixtures(match)}
    is_whole = play_rest(match.game, partial(play_fixture, match), planned, place, journal, lambda each: each.number)
    export(folder, match, journal.results)
    if as_json:
        files = {"journal": JOURNAL, "table": TABLE, "records": RECORDS}
        print_json({"match": match, "games": len(journal.results), **{k: str(folder / v) for k, v in files.items()}})
        return
    if not is_whole:
        console.print(say("cli-stopped-resume"))
    where = escape(str(folder))
    told = say("cli-games-of", played=len(journal.results), planned=match.games)
    console.print(f"{told}: {where}/{TABLE}, {where}/{RECORDS}", soft_wrap=True)
