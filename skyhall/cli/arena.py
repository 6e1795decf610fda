"""Matches between bots at the terminal."""

from functools import partial
from pathlib import Path

import msgspec
from rich.markup import escape
from rich.table import Table

from skyhall.arena.fixtures import Match, check_match, fixtures, sealed
from skyhall.arena.play import Result, play_fixture
from skyhall.arena.ratings import head_to_head, ratings
from skyhall.cli.common import console
from skyhall.cli.running import play_rest, print_json
from skyhall.cli.speaking import number, percent, say
from skyhall.runner import Journal, Place


def run_arena(match: Match, out: Path, resume: bool, place: Place, as_json: bool) -> None:
    """Play what is still to be played and report. Ctrl-C keeps what there is."""
    check_match(match)
    match = sealed(match)
    journal = Journal(out, match, Result, resume)
    planned = fixtures(match)
    is_whole = play_match(match, journal, place)
    if as_json:
        print_json({"match": match, "journal": str(out), "planned": len(planned), **told(match, journal.results)})
        return
    if not is_whole:
        console.print(say("cli-stopped-resume"))
    if journal.results:
        show_scores(match, journal.results)
        show_ratings(match, journal.results)
    console.print(
        say("cli-arena-kept", played=len(journal.results), planned=len(planned), file=escape(str(out))), soft_wrap=True
    )


def play_match(match: Match, journal: Journal[Result], place: Place) -> bool:
    """Every game that the journal lacks; False if Ctrl-C came first."""
    planned = {fixture.number: fixture for fixture in fixtures(match)}
    return play_rest(match.game, partial(play_fixture, match), planned, place, journal, lambda each: each.number)


def told(match: Match, results: list[Result]) -> dict[str, object]:
    """The scores and ratings for programs; an infinite error is null."""
    rated = []
    for one in ratings(results, match.bots, match.bots[-1]) if results else []:
        mean, longest = thinking(results, one.bot)
        rated.append({**msgspec.structs.asdict(one), "seconds": mean, "longest": longest})
    return {"games": len(results), "scores": head_to_head(results, match.bots), "ratings": rated}


def show_scores(match: Match, results: list[Result]) -> None:
    """Every pairing: what the first took, with its interval."""
    table = grid(heads("bot", "against", "games", "took", "interval"), left=2)
    for score in head_to_head(results, match.bots):
        interval = interval_of(score.low, score.high)
        table.add_row(score.first, score.second, str(score.games), percent(score.share, ".1f"), interval)
    console.print(table)


def show_ratings(match: Match, results: list[Result]) -> None:
    """Ratings, and the time a decision took."""
    table = grid([*heads("bot", "rating"), "±", *heads("ms", "longest")], left=1)
    for one in ratings(results, match.bots, match.bots[-1]):
        mean, longest = thinking(results, one.bot)
        times = [number(1000 * mean, ".1f"), number(1000 * longest, ".0f")]
        table.add_row(one.bot, f"{one.rating:.0f}", f"{one.error:.0f}", *times)
    console.print(table)


def thinking(results: list[Result], name: str) -> tuple[float, float]:
    """The mean and the longest time of a bot's decisions, in seconds."""
    decisions, seconds, longest = 0, 0.0, 0.0
    for result in results:
        for seat, player in enumerate(result.line_up):
            if player == name:
                decisions += result.decisions[seat]
                seconds += result.thinking[seat]
                longest = max(longest, result.longest[seat])
    return seconds / max(1, decisions), longest


def heads(*names: str) -> list[str]:
    """The heads of columns."""
    return [say(f"col-{name}") for name in names]


def interval_of(low: float, high: float) -> str:
    """Between two shares."""
    return f"{number(100 * low, '.1f')} – {percent(high, '.1f')}"


def grid(columns: list[str], left: int) -> Table:
    """A plain table, its first columns left-aligned."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < left else "right", overflow="fold")
    return table
