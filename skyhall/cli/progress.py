"""What a person has learned so far, kept in the user's data folder."""

import json
from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import errors
from skyhall.cli.speaking import say, why, wrong
from skyhall.school.course import Lesson, Stage

FILE = "lessons.json"


class Progress:
    """The stages that were solved, by course and lesson. What cannot be kept is said once; the lessons go on."""

    def __init__(self, folder: Path, course: str) -> None:
        self.path = folder / FILE
        self.course = course
        self.has_failed = False
        self.solved: dict[str, dict[str, list[str]]] = self._read()

    def of(self, lesson: Lesson) -> list[Stage]:
        """The stages of a lesson that were solved."""
        done = self.noted(lesson.id)
        return [stage for stage in lesson.stages if stage.id in done]

    def is_done(self, lesson: Lesson) -> bool:
        """Whether a lesson was finished."""
        return len(self.of(lesson)) == len(lesson.stages)

    def solve(self, lesson: Lesson, stage: Stage) -> None:
        """Keep that a stage was solved."""
        self.note(lesson.id, stage.id)

    def noted(self, name: str) -> list[str]:
        """What was kept under a name."""
        return self.solved.get(self.course, {}).get(name, [])

    def note(self, name: str, part: str) -> None:
        """Keep something under a name, once."""
        done = self.solved.setdefault(self.course, {}).setdefault(name, [])
        if part not in done:
            done.append(part)
            self._write()

    def _read(self) -> dict[str, dict[str, list[str]]]:
        """What was kept; a file that is none of ours is laid aside, not written over."""
        try:
            return checked(json.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            return {}
        except OSError as error:
            self._tell(say("cli-unread", file=str(self.path), why=why(error)))
        except ValueError as error:
            aside = self.path.with_suffix(".broken")
            self._tell(say("cli-progress-broken", file=str(self.path), why=wrong(error), aside=aside.name))
            self.has_failed = False
            self.path.replace(aside)
        return {}

    def _write(self) -> None:
        """All of it, at once: whoever stops in the middle has the old file or the new one."""
        if self.has_failed:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_text(json.dumps(self.solved, indent=1), encoding="utf-8")
            fresh.replace(self.path)
        except OSError as error:
            self._tell(say("cli-progress-unwritten", file=str(self.path), why=why(error)))

    def _tell(self, what: str) -> None:
        self.has_failed = True
        errors.print(f"[yellow]{escape(what)}[/]", soft_wrap=True)


def checked(data: object) -> dict[str, dict[str, list[str]]]:
    """Data that are courses of lessons of stages; anything else is a ValueError."""
    if not isinstance(data, dict):
        raise ValueError("expected courses by name")
    for course, lessons in data.items():
        if not isinstance(lessons, dict):
            raise ValueError(f'course "{course}": expected lessons by name')
        for lesson, stages in lessons.items():
            if not isinstance(stages, list) or not all(isinstance(stage, str) for stage in stages):
                raise ValueError(f'course "{course}": lesson "{lesson}": expected a list of stages')
    return data
