"""Boxes at the terminal: the reference that the documentation holds, and spreadsheets."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from skyhall.cli.app import app
from skyhall.cli.reference import reference
from skyhall.core.edition import parse_toml
from skyhall.core.registry import game, games

HOUSE = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", games())
def test_the_documentation_holds_the_reference_of_today(name):
    assert (HOUSE / "docs" / "boxes" / f"{name}.md").read_text(encoding="utf-8") == reference(game(name)), (
        f"write it again: skyhall edition reference {name} > docs/boxes/{name}.md"
    )


def test_a_box_goes_through_a_spreadsheet_and_comes_back(tmp_path):
    room = game("sky-painters")
    box = tmp_path / "mine.toml"
    box.write_text(room.edition_path("tuned").read_text(encoding="utf-8").replace('"tuned"', '"mine"', 1))
    shown = CliRunner().invoke(app, ["edition", "export", str(box), "painter", "--game", "sky-painters"])
    assert shown.exit_code == 0, shown.output
    sheet = tmp_path / "painters.csv"
    sheet.write_text(shown.output, encoding="utf-8")
    back = CliRunner().invoke(app, ["edition", "import", str(box), "painter", str(sheet), "--game", "sky-painters"])
    assert back.exit_code == 0, back.output
    whole = parse_toml(back.output, "back")
    assert room.make_edition(whole, "back").hash == room.make_edition(parse_toml(box.read_text(), "mine"), "mine").hash
