"""Matches between bots at the terminal."""

from pathlib import Path

from rich.markup import escape
from rich.table import Table

from skyhall.arena.fixtures import Match, check_match, fixtures
from skyhall.arena.journal import Journal
from skyhall.arena.play import Result
from skyhall.arena.ratings import head_to_head, ratings
from skyhall.arena.runners import run_here, run_on_ray
from skyhall.cli.common import console, progress_of


def run_arena(match: Match, out: Path, resume: bool, workers: int, ray: str) -> None:
    """Play what is still to be played and report. Ctrl-C keeps what there is."""
    check_match(match)
    journal = Journal(out, match, resume)
    played = {result.number for result in journal.results}
    planned = fixtures(match)
    left = [fixture for fixture in planned if fixture.number not in played]
    try:
        with progress_of(match.game) as progress:
            task = progress.add_task("", total=len(planned), completed=len(planned) - len(left))
            for result in run_on_ray(match, left, ray) if ray else run_here(match, left, workers):
                journal.add(result)
                progress.advance(task)
    except KeyboardInterrupt:
        console.print("Stopped; continue with --resume.")
    finally:
        journal.close()
    if journal.results:
        show_scores(match, journal.results)
        show_ratings(match, journal.results)
    console.print(f"{len(journal.results)} of {len(planned)} games are in {escape(str(out))}", soft_wrap=True)


def show_scores(match: Match, results: list[Result]) -> None:
    """Every pairing: what the first took, with its interval."""
    table = grid(["bot", "against", "games", "took", "95 % interval"], left=2)
    for score in head_to_head(results, match.bots):
        interval = f"{100 * score.low:.1f} – {100 * score.high:.1f} %"
        table.add_row(score.first, score.second, str(score.games), f"{100 * score.share:.1f} %", interval)
    console.print(table)


def show_ratings(match: Match, results: list[Result]) -> None:
    """Ratings, and the time a decision took."""
    table = grid(["bot", "rating", "±", "ms per decision", "longest ms"], left=1)
    for one in ratings(results, match.bots, match.bots[-1]):
        mean, longest = thinking(results, one.bot)
        table.add_row(one.bot, f"{one.rating:.0f}", f"{one.error:.0f}", f"{1000 * mean:.1f}", f"{1000 * longest:.0f}")
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


def grid(columns: list[str], left: int) -> Table:
    """A plain table, its first columns left-aligned."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < left else "right", overflow="fold")
    return table
