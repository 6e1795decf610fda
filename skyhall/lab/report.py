"""What a report is made of: the study, what was found, and how to get it again."""

from shlex import join

import msgspec

from skyhall.core.registry import game
from skyhall.lab.boxes import ValueChange, changes
from skyhall.lab.compare import Difference, differences
from skyhall.lab.findings import Findings
from skyhall.lab.texts import Texts
from skyhall.lab.trials import Study, box_of, content_of, label_of
from skyhall.lab.values import with_numbers
from skyhall.locale import ENGLISH


class Report(msgspec.Struct, frozen=True):
    """What a report is made of. `labels` name the boxes; `compared` and `values` are empty with one box."""

    study: Study
    texts: Texts
    findings: list[Findings]
    labels: list[str]
    hashes: list[str]
    compared: list[Difference]
    values: list[ValueChange]

    @property
    def compares(self) -> bool:
        """Whether there are several boxes."""
        return len(self.findings) > 1


def report_of(study: Study, findings: list[Findings], language: str = ENGLISH) -> Report:
    """Put together what the page needs to know."""
    room = game(study.game)
    places = range(len(study.editions))
    boxes = [box_of(study, place) for place in places]
    compared: list[Difference] = []
    values: list[ValueChange] = []
    if len(findings) > 1:
        compared = differences(*findings)
        values = changes([whole_content(study, place) for place in places], room.overlay)
    hashes = [each.hash for each in boxes]
    names = [each.name for each in boxes]
    texts = Texts(study.game, language, boxes)
    return Report(study, texts, findings, labels(study, names, hashes), hashes, compared, values)


def labels(study: Study, names: list[str], hashes: list[str]) -> list[str]:
    """What the boxes are called: by their names or, where one number is swept, by its value; told apart if need be."""
    found = [label_of(name, study.changed(place)) for place, name in enumerate(names)]
    if len(set(found)) == len(found):
        return found
    return [f"{name} {content[:6]}" for name, content in zip(found, hashes, strict=True)]


def whole_content(study: Study, place: int) -> dict[str, object]:
    """All that one of the boxes holds."""
    content = content_of(study.game, study.editions[place], study.text(place))
    return with_numbers(content, game(study.game).overlay, study.changed(place))


def command(study: Study) -> str:
    """What to type to get the same report again."""
    parts = ["skyhall", "lab", study.game, "--games", str(study.games), "--bots", study.level]
    parts += ["--seats", str(study.seats)]
    for name, value in study.options.items():
        parts += ["--option", f"{name}={value}"]
    for edition in dict.fromkeys(study.editions):
        parts += ["--edition", edition or game(study.game).default_edition]
    path = swept_path(study)
    if path:
        values = ",".join(str(changed[path]) for changed in study.changes)
        parts += ["--sweep", f"{path}={values}"]
    return join([*parts, "--seed", study.seed])


def swept_path(study: Study) -> str:
    """The number that is swept; empty if none is, or if boxes differ in more."""
    paths = {path for changed in study.changes for path in changed}
    alone = len(paths) == 1 and all(len(changed) == 1 for changed in study.changes)
    return next(iter(paths)) if alone else ""
