"""What docs/engine.md shows runs as it is shown."""

import re
from pathlib import Path

import pytest

from skyhall.core.line import Line
from skyhall.core.registry import game

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.filterwarnings("error")
def test_the_lines_of_the_engines_page_run_one_after_the_other(tmp_path, monkeypatch, capsys):
    line = Line(game("gravity-superstar"), 2, "any text")
    while not line.state.over:
        line.push(line.state.actions()[0])
    (tmp_path / "game.sky").write_text(line.record().text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "engine.md").read_text(encoding="utf-8"), re.S)
    assert len(blocks) >= 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "engine.md", "exec"), names)
    assert "0 ['simple long left', 'rotate half wild', 'undo']" in capsys.readouterr().out
