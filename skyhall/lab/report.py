"""What a report is made of: the study, what was found, and how to get it again."""

from shlex import join

import msgspec

from skyhall.arena.play import box
from skyhall.core.edition import read_toml
from skyhall.core.registry import game
from skyhall.lab.boxes import ValueChange, changes
from skyhall.lab.compare import Difference, differences
from skyhall.lab.findings import Findings
from skyhall.lab.texts import Texts
from skyhall.lab.trials import Study
from skyhall.locale import ENGLISH


class Report(msgspec.Struct, frozen=True):
    """What a report is made of. `labels` name the editions; `compared` and `values` are empty with one edition."""

    study: Study
    texts: Texts
    findings: list[Findings]
    labels: list[str]
    hashes: list[str]
    compared: list[Difference]
    values: list[ValueChange]

    @property
    def compares(self) -> bool:
        """Whether there are two editions."""
        return len(self.findings) == 2


def report_of(study: Study, findings: list[Findings], language: str = ENGLISH) -> Report:
    """Put together what the page needs to know."""
    room = game(study.game)
    boxes = [box(study.game, name) for name in study.editions]
    labels = [each.name for each in boxes]
    if len(set(labels)) < len(labels):
        labels = [f"{each.name} {each.hash[:6]}" for each in boxes]
    compared: list[Difference] = []
    values: list[ValueChange] = []
    if len(findings) == 2:
        compared = differences(findings[0], findings[1])
        paths = [room.edition_path(name) for name in study.editions]
        before, after = (room.edition_content(read_toml(path), path.name) for path in paths)
        values = changes(before, after, room.overlay)
    hashes = [each.hash for each in boxes]
    return Report(study, Texts(study.game, language), findings, labels, hashes, compared, values)


def command(study: Study) -> str:
    """What to type to get the same report again."""
    parts = ["skyhall", "lab", study.game, "--games", str(study.games), "--bots", study.level]
    parts += ["--seats", str(study.seats)]
    for name, value in study.options.items():
        parts += ["--option", f"{name}={value}"]
    for edition in study.editions:
        parts += ["--edition", edition or game(study.game).default_edition]
    return join([*parts, "--seed", study.seed])
