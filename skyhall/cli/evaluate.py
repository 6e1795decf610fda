"""A policy measured at the terminal."""

from functools import partial
from pathlib import Path

from skyhall.arena.evaluation import Evaluated, Evaluation, checked, evaluated, fixtures, play
from skyhall.arena.play import Result
from skyhall.cli.arena import grid, heads, interval_of
from skyhall.cli.common import console
from skyhall.cli.running import play_rest, print_json
from skyhall.cli.speaking import number, percent, say
from skyhall.runner import Journal, Place


def run_evaluation(terms: Evaluation, kept_in: Path | None, resume: bool, place: Place, as_json: bool) -> None:
    """Play what is still to be played and print the rows. Ctrl-C prints what there is."""
    terms = checked(terms)
    journal = Journal(kept_in, terms, Result, resume)
    planned = {fixture.number: fixture for fixture in fixtures(terms)}
    is_whole = play_rest(terms.game, partial(play, terms), planned, place, journal, lambda each: each.number)
    found = evaluated(terms, journal.results)
    if as_json:
        print_json(found)
        return
    if not is_whole:
        console.print(say("cli-stopped-so-far"))
    show(found)


def show(found: Evaluated) -> None:
    """The rows, and what they were measured with."""
    table = grid(heads("against", "games", "took", "interval", "lead", "ms"), left=1)
    for row in found.rows:
        interval, lead = interval_of(row.low, row.high), number(row.lead, "+.2f")
        table.add_row(
            row.level, str(row.games), percent(row.share, ".1f"), interval, lead, number(1000 * row.seconds, ".2f")
        )
    console.print(table)
    terms = found.terms
    options = "".join(f", {name}={value}" for name, value in terms.options.items())
    told = say(
        "cli-evaluated",
        policy=terms.policy,
        game=terms.game,
        box=f"{terms.edition} {terms.content[:8]}",
        rules=terms.rules,
        options=options,
        seats=terms.seats,
        fair=f"{100 / terms.seats:.0f}",
        seed=terms.seed,
        version=found.skyhall,
    )
    console.print(told, markup=False, soft_wrap=True)
