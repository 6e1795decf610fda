"""The school at the terminal: a course to choose from, lessons with tasks, hints, and answers to mistakes."""

from rich.markup import escape

from skyhall.cli.asking import Asking
from skyhall.cli.common import console
from skyhall.cli.explain import Glossary
from skyhall.cli.progress import Progress
from skyhall.cli.show import (
    say_lines,
    show_choices,
    show_commands,
    show_events,
    show_refusals,
    show_table,
    show_text,
)
from skyhall.cli.speaking import say, wrong
from skyhall.core.dice import seeded
from skyhall.core.drawing import Voice, columns
from skyhall.core.errors import IllegalAction, SkyhallError
from skyhall.locale import Catalogue
from skyhall.school.attempt import DONE, MISSED, Attempt
from skyhall.school.conditions import LEARNER
from skyhall.school.course import Course, Lesson, Recall, Stage

COMMANDS = (
    ("1, 2, 3 …", "do-either"),
    ("hint", "do-lesson-hint"),
    ("again", "do-lesson-again"),
    ("why", "do-why"),
    ("board, board all", "do-lesson-board"),
    ("legend", "do-legend"),
    ("about {NAME}", "do-about"),
    ("list", "do-lesson-list"),
    ("quit", "do-lesson-quit"),
)


class Leave(Exception):
    """The learner wants to go back to the list."""


class Quit(Exception):
    """The learner wants to stop."""


class School:
    """A course, its words, and what was learned of it."""

    def __init__(self, course: Course, texts: Catalogue, progress: Progress) -> None:
        self.course = course
        self.texts = texts
        self.progress = progress
        self.names = [texts.say(key) for key in course.seat_keys()]

    def run(self, lesson: Lesson | None = None) -> None:
        """Lessons until the learner leaves or has done them all."""
        console.print(say("cli-help-any-time", title=f"[bold]{escape(self.texts.say('title'))}[/]"))
        try:
            while True:
                chosen = lesson or self.choose()
                try:
                    lesson = self.teach(chosen)
                except Leave:
                    lesson = None
        except Quit:
            pass
        except (KeyboardInterrupt, EOFError):
            console.print()  # the prompt is still open
        if not self.progress.has_failed:
            command = f"skyhall learn {self.course.game.name}"
            console.print(say("cli-lessons-kept", command=escape(command)), soft_wrap=True)

    def upcoming(self) -> Lesson | None:
        """The first lesson that is not done."""
        return next((lesson for lesson in self.course.lessons if not self.progress.is_done(lesson)), None)

    def choose(self) -> Lesson:
        """The list, and which lesson the learner takes from it."""
        lessons = self.course.lessons
        self.show_list()
        upcoming = self.upcoming()
        prompt = say("cli-lessons-ask", lesson=self.texts.say(upcoming.key) if upcoming else None)
        while True:
            text = console.input(f"[dim]{escape(prompt)}[/] [bold]› [/]").strip()
            if text.isascii() and text.isdigit() and 1 <= int(text) <= len(lessons):
                return lessons[int(text) - 1]
            if not text and upcoming:
                return upcoming
            self.command(text)

    def command(self, text: str) -> None:
        """What may be said between lessons."""
        if text.lower() in ("quit", "exit"):
            raise Quit
        if text.lower() in ("list", "board"):
            self.show_list()
        elif text.lower() in ("help", "?"):
            show_commands(COMMANDS)
        else:
            console.print(f"[red]{say('cli-lessons-expected', most=len(self.course.lessons))}[/]")

    def show_list(self) -> None:
        """The lessons by chapter, with what was done of each."""
        done = [lesson for lesson in self.course.lessons if self.progress.is_done(lesson)]
        console.print("\n" + say("cli-lessons-done", done=len(done), all=len(self.course.lessons)))
        titles = [self.texts.say(lesson.key) for lesson in self.course.lessons]
        wide = max(columns(title) for title in titles)
        opens = {chapter.lessons[0].id: chapter for chapter in self.course.chapters() if chapter.id}
        for number, (lesson, title) in enumerate(zip(self.course.lessons, titles, strict=True), start=1):
            if lesson.id in opens:
                console.print(f"[cyan]{escape(self.texts.say(opens[lesson.id].key))}[/]")
            solved = len(self.progress.of(lesson))
            mark = "[green]✓[/]" if lesson in done else "[cyan]…[/]" if solved else " "
            is_begun = solved and lesson not in done
            more = say("cli-parts-done", done=solved, all=len(lesson.stages)) if is_begun else ""
            told = f"{say('cli-minutes', n=lesson.minutes)} · {more or self.texts.say(f'{lesson.key}-aim')}"
            start = f"[bold]{number:>2}[/] {mark} {escape(title)}{' ' * (wide - columns(title))}  "
            say_lines(told, start, " " * (wide + 7), "dim")

    def teach(self, lesson: Lesson) -> Lesson | None:
        """A lesson from where the learner left it, or from its start if it was done; the one that comes next."""
        done = [] if self.progress.is_done(lesson) else self.progress.of(lesson)
        number = self.course.lessons.index(lesson) + 1
        console.rule(say("cli-lesson", number=number, title=f"[bold]{escape(self.texts.say(lesson.key))}[/]"))
        if not done:
            for recall in self.course.recalls(lesson):
                self.recall(recall)
        for place, stage in enumerate(lesson.stages, start=1):
            if stage not in done:
                TerminalStage(self, stage, say("cli-part", place=place, all=len(lesson.stages))).run()
                self.progress.solve(lesson, stage)
        console.print("\n" + say("cli-lesson-done", title=escape(self.texts.say(lesson.key))))
        for rule in lesson.teaches:
            numbers = ", ".join(self.course.must_know[rule])
            say_lines(f"{self.texts.say(f'know-{rule}')} ({numbers})", "[green]✓[/] ", "  ")
        return self.after(lesson)

    def after(self, lesson: Lesson) -> Lesson | None:
        """What the learner does after a lesson: the next one, the same again, or back to the list (None)."""
        upcoming = self.upcoming()
        prompt = say("cli-lesson-after", lesson=self.texts.say(upcoming.key) if upcoming else None)
        while True:
            text = console.input(f"[dim]{escape(prompt)}[/] [bold]› [/]").strip().lower()
            if text in ("", "list"):
                return None if text else upcoming
            if text == "again":
                return lesson
            self.command(text)

    def recall(self, recall: Recall) -> None:
        """A question about an earlier lesson; a wrong answer is put right, without blame."""
        order = list(range(recall.answers))
        seeded(recall.key).shuffle(order)
        keys = recall.answer_keys()
        console.print(f"\n[bold]{say('cli-recall')}[/]")
        say_lines(self.texts.say(recall.key))
        for number, place in enumerate(order, start=1):
            say_lines(self.texts.say(keys[place]), f"[bold]{number}[/] ", "  ")
        while True:
            text = console.input("[bold]› [/]").strip()
            if text.isascii() and text.isdigit() and 1 <= int(text) <= recall.answers:
                break
            if text.lower() in ("quit", "exit"):
                raise Quit
            console.print(f"[red]{say('cli-recall-expected', most=recall.answers)}[/]")
        right = self.texts.say(keys[0])
        if order[int(text) - 1] == 0:
            console.print(f"[green]{say('cli-recall-right')}[/]")
        else:
            say_lines(say("cli-recall-wrong", answer=right, rule=recall.rule), style="yellow")


class TerminalStage:
    """A stage on the board of the terminal."""

    def __init__(self, school: School, stage: Stage, place: str) -> None:
        self.school = school
        self.stage = stage
        self.place = place
        self.texts = school.texts
        self.voice = Voice(school.names, school.texts.say)
        self.hinted = 0
        self.begin()
        state = self.attempt.state
        self.asking = Asking(Glossary(school.course.game, state.setup.edition, self.texts), school.names)

    def begin(self) -> None:
        """The position laid anew; what led to it was told before."""
        self.attempt = Attempt(self.school.course, self.stage)
        self.told = len(self.attempt.state.log or [])

    def run(self) -> None:
        """Until the task is done; what there is only to read is read with Enter."""
        console.print(f"\n[bold]{self.place}[/]")
        for key in self.stage.says_keys():
            say_lines(self.texts.say(key), "[cyan]·[/] ", "  ")
        if not self.stage.goal:
            show_table(self.attempt.state, LEARNER, self.school.course.game, self.voice)
            while (text := console.input(f"[dim]{say('cli-press-enter')}[/] [bold]› [/]").strip()) != "":
                self.command(text)
            return
        show_events(self.attempt.state, 0, LEARNER, self.school.course.game, self.school.names, self.texts)
        self.show()
        while self.attempt.outcome.kind != DONE:
            text = console.input("[bold]› [/]").strip()
            if text:
                self.answer(text)

    def show(self, whole: bool = False) -> None:
        """The board, the task and the choices."""
        state, room = self.attempt.state, self.school.course.game
        used = show_table(state, LEARNER, room, self.voice, whole)
        say_lines(self.texts.say(f"{self.stage.key}-task"), f"[bold cyan]{say('cli-task')}[/] ", "      ", "bold")
        show_choices(state, room, self.voice, self.texts, used + 2, self.school.course.previews)

    def answer(self, text: str) -> None:
        """A command, or a choice and what came of it."""
        try:
            if self.command(text):
                return
            action = self.asking.chosen(text, self.attempt.state)
        except IllegalAction as error:
            self.refuse(text, error)
            return
        except SkyhallError as error:
            say_lines(wrong(error), style="red")
            return
        if action is not None:
            self.take(action)

    def take(self, action: int) -> None:
        """Play it, tell what happened and what the lesson says to it."""
        outcome = self.attempt.take(action)
        state, room = self.attempt.state, self.school.course.game
        self.told = show_events(state, self.told, LEARNER, room, self.school.names, self.texts)
        if outcome.kind == DONE:
            show_table(state, LEARNER, room, self.voice)
            say_lines(self.texts.say(outcome.key), "[bold green]✓[/] ", "  ", "green")
            return
        if outcome.kind == MISSED:
            say_lines(self.texts.say(outcome.key), "[bold yellow]✗[/] ", "  ", "yellow")
            console.print(f"[dim]{say('cli-lesson-anew')}[/]")
            self.begin()
        self.show()

    def refuse(self, text: str, error: IllegalAction) -> None:
        """Why a word cannot be played: as the lesson says it, or as the game does."""
        own = self.attempt.refused(self.attempt.state.setup.words.parse(text))
        say_lines(wrong(error) if own is None else f"{self.texts.say(own.key)} ({own.rule})", style="yellow")

    def hint(self) -> None:
        """The next hint; after the last one the words of a solution."""
        keys = self.stage.hint_keys()
        if not self.stage.goal:
            console.print(say("cli-nothing-to-solve"))
        elif self.hinted < len(keys):
            say_lines(self.texts.say(keys[self.hinted]), f"[cyan]{say('cli-hint')}[/] ", "      ")
        else:
            words = ", ".join(self.stage.solutions[0])
            say_lines(say("cli-lesson-solution", words=words), f"[cyan]{say('cli-solution')}[/] ", "          ")
        self.hinted += 1

    def command(self, text: str) -> bool:
        """The commands; False if it is none."""
        name, _, rest = text.lower().partition(" ")
        match name:
            case "help" | "?":
                show_commands(COMMANDS)
            case "hint":
                self.hint()
            case "again":
                self.begin()
                self.show()
            case "why":
                show_refusals(self.attempt.state, self.school.names, self.texts)
            case "board":
                self.show(rest.strip() == "all")
            case "legend":
                show_text("terminal-legend", self.texts, say("cli-signs"))
            case "list":
                raise Leave
            case "quit" | "exit":
                raise Quit
            case _:
                return False
        return True


def learn_at_terminal(course: Course, texts: Catalogue, progress: Progress, lesson: str) -> None:
    """A course, from a lesson of it or from the list."""
    chosen = _named(course, lesson) if lesson else None
    School(course, texts, progress).run(chosen)


def _named(course: Course, lesson: str) -> Lesson:
    """A lesson by its number or its name."""
    if lesson.isascii() and lesson.isdigit() and 1 <= int(lesson) <= len(course.lessons):
        return course.lessons[int(lesson) - 1]
    return course.lesson(lesson)
