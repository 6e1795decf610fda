"""The report in short."""

import pytest

from skyhall.lab.compare import differences
from skyhall.lab.findings import find
from skyhall.lab.report import Report
from skyhall.lab.summary import remarks, summary
from skyhall.lab.texts import Texts


@pytest.fixture
def report(study):
    """A report of games that were made up."""

    def make(*editions):
        findings = [find(games) for games in editions]
        compared = differences(*findings) if len(findings) == 2 else []
        labels = ["old", "new"][: len(findings)]
        return Report(study(), Texts("gravity-superstar"), findings, labels, ["0", "1"], compared, [])

    return make


def test_a_row_for_each_number_and_a_column_for_each_edition(report, sample):
    shown = report([sample()] * 40, [sample(shares=(0.5, 0.5), ending="stalemate")] * 40)
    rows = {row[0]: row[1:] for row in summary(shown)}
    assert [cell.replace("\N{NO-BREAK SPACE}", " ") for cell in rows["ties"]] == ["0.0 %", "100.0 %"]
    assert rows["decisions"] == ["20.0", "20.0"]
    assert [cell[0] for cell in rows["Nobody took a star for many rounds"]] == ["0", "1"]


def test_what_is_out_of_balance_is_named(report, sample):
    (line,) = remarks(report([sample(used=(["card:long"], [])) for _ in range(60)]))
    assert line.startswith("old: Long Jump (Special moves): too strong, wins 100.0")
    assert line.endswith("of 60 uses")


def test_what_differs_is_named_or_that_nothing_does(report, sample):
    before, after = [sample()] * 40, [sample(ending="goal")] * 40
    told = [line.replace("\N{NO-BREAK SPACE}", " ") for line in remarks(report(before, after))]
    assert told == [
        "Ending: The goal was reached: 0.0 % → 100.0 % (p < 0.0001)",
        "Ending: Few stars left on the board: 100.0 % → 0.0 % (p < 0.0001)",
    ]
    (line,) = remarks(report(before, before))
    assert line.endswith("things were compared: nothing differs significantly.")
