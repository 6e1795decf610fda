"""A finished game looked at again at the terminal: who played how well, what was luck, and the moments that decided."""

from functools import cache, partial
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from skyhall.cli.arena import heads
from skyhall.cli.common import console
from skyhall.cli.running import print_json, progress_of
from skyhall.cli.show import say_lines
from skyhall.cli.speaking import listed, percent, say, spoken
from skyhall.core.drawing import Voice
from skyhall.core.line import Line, Walk
from skyhall.core.record import load_record
from skyhall.core.state import State
from skyhall.locale import Catalogue, box_catalogue
from skyhall.review.choices import check_over, choices
from skyhall.review.judging import Judged
from skyhall.review.reckoning import BEST, Moment, Review, Tally
from skyhall.review.running import Task, judge_at, work_on
from skyhall.runner import Place, run

SIGNS = {
    "best": "[green]![/] ",
    "inaccuracy": "[yellow]?![/]",
    "mistake": "[dark_orange]?[/] ",
    "blunder": "[red]??[/]",
}


def review_record(file: Path, edition: str, effort: float, workers: int, as_json: bool) -> None:
    """Check the record, judge its choices in all processes, and tell what was found."""
    line = line_of(file, edition)
    work = work_on(choices(line), line.game.room, effort)
    with progress_of(say("cli-review-progress")) as progress:
        bar = progress.add_task("", total=work.total)
        while tasks := work.tasks:
            for task, judged in run(partial(do_task, file, edition), tasks, Place(workers)):
                work.note(task, judged)
                progress.update(bar, completed=work.done, total=work.total)
    found = work.reckon(line.game.name, line.state.win_shares())
    if as_json:
        print_json(found)
    else:
        texts = box_catalogue(spoken(), line.game, line.setup.edition)
        Telling(line, found, Voice(load_record(file).names, texts.say), texts).tell()


@cache
def line_of(file: Path, edition: str) -> Line:
    """The game of a record; one that is not over is refused. A worker reads it once."""
    walk = Walk(load_record(file), str(file), edition)
    walk.to_end()
    check_over(walk.line, str(file))
    return walk.line


def do_task(file: Path, edition: str, task: Task) -> tuple[Task, Judged]:
    """In a worker."""
    return task, judge_at(line_of(file, edition), task)


class Telling:
    """A review in words."""

    def __init__(self, line: Line, found: Review, voice: Voice, texts: Catalogue) -> None:
        self.line = line
        self.found = found
        self.voice = voice
        self.texts = texts

    def tell(self) -> None:
        """All of it."""
        console.print(f"[bold]{escape(self.headline())}[/]")
        if self.found.is_short:
            console.print(say("cli-review-short"))
            return
        self.show_players()
        moments = [self.found.choices[place] for place in self.found.moments]
        if not any(one.mark != BEST for one in moments):
            console.print("\n" + say("cli-review-no-slips", moments=len(moments)))
        if moments:
            title = say("cli-review-moments", count=len(moments), all=len(self.found.choices))
            console.print(f"\n[bold]{title}[/]")
        for one in moments:
            self.show_moment(one)

    def headline(self) -> str:
        """Who won, and where it was decided."""
        state, found = self.line.state, self.found
        winners = [self.voice.seat(seat) for seat, share in enumerate(found.result) if share > 0]
        points = ", ".join(f"{self.voice.seat(seat)} {points}" for seat, points in enumerate(state.scores()))
        won = say("cli-review-won", count=len(winners), names=listed(winners), points=points)
        if found.decided < 0:
            return won
        decided = say("cli-review-decided", round=self.round_of(found.choices[found.decided], lower=True))
        return f"{won} {decided}"

    def round_of(self, moment: Moment, lower: bool = False) -> str:
        """As the game counts: round 5, or turn 12."""
        text = self.texts.say("review-round", {"n": moment.choice.round})
        return text[:1].lower() + text[1:] if lower else text

    def show_players(self) -> None:
        """Accuracy, marks, and luck and skill in points of chance."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        marks = ["!", "?!", "?", "??"]
        columns = [*heads("player", "accuracy"), *marks, *heads("start", "own", "rivals", "luck", "result")]
        for place, column in enumerate(columns):
            table.add_column(column, justify="right" if place else "left")
        for one in sorted(self.found.tallies, key=lambda tally: -tally.result):
            table.add_row(*self.row(one))
        console.print(table)
        console.print(f"[dim]{say('cli-review-sum')}[/]")

    def row(self, one: Tally) -> list[str]:
        accuracy = "–" if one.accuracy is None else percent(one.accuracy / 100)
        marks = [str(count) for count in (one.best, one.inaccuracies, one.mistakes, one.blunders)]
        parts = [f"{100 * one.start:.0f}", *[f"{100 * part:+.0f}" for part in (one.own, one.rivals, one.deck)]]
        return [self.voice.seat(one.seat, 16), accuracy, *marks, *parts, f"{100 * one.result:.0f}"]

    def show_moment(self, one: Moment) -> None:
        """What was played and what it cost; what was better, and how it might have gone on."""
        choice, judged, seat = one.choice, one.judged, one.choice.seat
        state = self.line.at(choice.place)
        before, after = percent(judged.before[seat]), percent(judged.after[seat])
        fell = f"{before} → {after}" if one.mark != BEST else after
        played = self.described(state, choice.word)
        name = escape(self.voice.seat(seat, 16))
        sign, where = SIGNS[one.mark], self.round_of(one)
        console.print(
            f"{sign} {where}, [bold]{name}[/]: {escape(played)}  [bold]{fell}[/] [dim]±{100 * judged.error:.0f}[/]"
        )
        if one.mark == BEST:
            return
        say_lines(say("cli-review-better", choice=self.described(state, judged.best)), "   ", "      ", "green")
        then = self.follow(state, [judged.best, *judged.line])
        if then:
            say_lines(say("cli-review-then", choices="; ".join(then)), "   ", "      ", "dim")

    def described(self, state: State, word: str) -> str:
        """A word and what it brings, as the choices at the table are told."""
        told = state.describe(state.setup.words.parse(word))
        parts = [
            self.texts.group(told.key, told.args, self.voice.names),
            self.texts.short(told.key, told.args, self.voice.names),
        ]
        outcome = self.line.game.outcome(state.view(state.seat), word, self.voice)
        text = " ".join(part for part in parts if part)
        return f"{text}: {outcome}" if outcome else text

    def follow(self, state: State, words: list[str]) -> list[str]:
        """The expected line after its first word, as far as the cards as they lay allow it."""
        state = state.clone()
        told: list[str] = []
        for number, word in enumerate(words):
            action = state.setup.words.parse(word)
            if state.over or action not in state.actions():
                break
            if number:
                message = state.describe(action)
                text = self.texts.short(message.key, message.args, self.voice.names)
                told.append(f"{self.voice.seat(state.seat, 16)} {text}")
            state.push(action)
        return told
