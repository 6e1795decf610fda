"""The terminal in a language without a Latin letter (`tests/pseudo.py`): what is still Latin is in no catalogue."""

import re
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from skyhall import bots, locale
from skyhall.cli import learn, show, solve, speaking
from skyhall.cli.app import app, main
from skyhall.cli.explain import Glossary
from skyhall.core.edition import read_toml
from skyhall.core.registry import game, games
from skyhall.locale import catalogue
from tests.pseudo import changed

# A language with Cyrillic letters that the hall does not speak; Babel knows its plurals, lists and numbers.
STRANGE = "uk"
LATIN = re.compile(r"[A-Za-z]{2,}")
# Names of people and files, and what is typed to go on; "JSON" and such stand in the catalogues and are changed.
NAMES = {"skyhall", "Ada", "Ben", "random", "sky", "learn", "play", "resume"}
TYPED = {word for command, _ in (*show.COMMANDS, *learn.COMMANDS, *solve.COMMANDS) for word in LATIN.findall(command)}


@pytest.fixture(autouse=True)
def strange(monkeypatch, tmp_path):
    """The commands speak it, in an empty folder."""
    read = locale.read_text
    monkeypatch.setattr(
        locale,
        "read_text",
        lambda folder, name: changed(read(folder, locale.ENGLISH)) if name == STRANGE else read(folder, name),
    )
    monkeypatch.setattr(locale, "LANGUAGES", locale.LANGUAGES)
    locale.LANGUAGES.append(STRANGE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    locale.LANGUAGES.remove(STRANGE)
    speaking.choose("")


def told(*args: str, answers: tuple[str, ...] = ()) -> str:
    typed = "".join(f"{one}\n" for one in answers)
    done = CliRunner().invoke(app, ["--language", STRANGE, *args], input=typed, prog_name="skyhall")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert "⟨" not in done.output
    return done.output


def left_over(text: str, *known: str) -> set[str]:
    """Words with Latin letters that are neither names, rules by number, nor typed. Skytear draws minions as m."""
    ours = re.sub(r"\b(?:[A-Z]{2}-\d+|m+)\b", "", text)
    return set(LATIN.findall(ours)) - NAMES - TYPED - {word for one in known for word in LATIN.findall(one)}


def typed_at(name: str) -> list[str]:
    """What may be typed at a game's table: its words, the kinds of its things; and lines that name such words."""
    room = game(name)
    box = room.edition()
    words, texts = room.edition_words(box), catalogue("en", name)
    examples = [texts.say(key) for key in ("terminal-examples", "terminal-legend") if texts.has(key)]
    kinds = Glossary(room, box, texts).kinds
    return [*(words.name(action) for action in range(len(words))), *kinds, *examples, name]


def test_help_of_every_command():
    """Options, commands and the values they have are typed; all else is said."""
    root = get_command(app)
    paths = [[], *[[name] for name in root.commands]]
    paths += [[name, inner] for name, one in root.commands.items() for inner in getattr(one, "commands", {})]
    for path in paths:
        command = root
        for name in path:
            command = command.commands[name]
        typed = [name for one in command.params for name in [*one.opts, *one.secondary_opts, str(one.default)]]
        inner = list(getattr(command, "commands", {}))
        assert left_over(told(*path, "--help"), *path, *typed, *inner, "--help") == set(), path


@pytest.mark.parametrize("name", games())
def test_a_table_a_lesson_and_a_puzzle(name):
    """With boards, questions, choices, log, help and what cannot be done."""
    typed = typed_at(name)
    asked = ("help", "why", "board all", "99", "1", "", "log", "undo", "save x.sky", "quit")
    at_table = told("play", name, "--players", "Ada,Ben", "--seed", "t", "--save", "g.sky", answers=("", *asked))
    assert left_over(at_table, *typed) == set()
    lesson = told("learn", name, answers=("zz", "help", "1", "hint", "hint", "hint", "again", "list", "quit"))
    assert left_over(lesson, *typed) == set()
    puzzle = told("puzzles", "play", name, answers=("help", "hint", "hint", "hint", "give up", "quit"))
    assert left_over(puzzle, *typed, *bots.BOTS) == set()
    assert left_over(told("puzzles", "list", name), *bots.BOTS) == set()


def test_a_game_is_played_checked_stepped_through_and_reviewed():
    typed = typed_at("gravity-superstar")
    seats = ("--players", "random,random", "--seed", "r", "--save", "r.sky")
    assert left_over(told("play", "gravity-superstar", *seats), *typed) == set()
    assert left_over(told("replay", "r.sky", "--step", "3"), *typed) == set()
    assert left_over(told("review", "r.sky", "--effort", "0.001", "--workers", "1"), *typed) == set()
    hashes = re.compile(r"\b[0-9a-f]{16,}\b")
    assert left_over(hashes.sub("", told("verify", "r.sky")), *typed, "ranks") == set()


def test_many_games_boxes_and_the_rest():
    path = game("skytopia").edition_path()
    Path("mine.toml").write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    checked = re.sub(r"\b[0-9a-f]{16,}\b", "", told("edition", "check", "mine.toml", "--game", "skytopia"))
    assert left_over(checked, "skytopia mine.toml", game("skytopia").default_edition) == set()
    assert left_over(told("simulate", "skytopia", "--games", "2")) == set()
    assert left_over(told("version"), "Python") == set()
    options = [f"{one.name} {one.expected(4)}" for name in games() for one in game(name).options.values()]
    boxes = [box for name in games() for box in game(name).edition_names()]
    assert left_over(told("games"), *games(), *options, *boxes) == set()


def test_what_is_wrong_about_a_command(monkeypatch, capsys):
    for args in (
        ["ply"],
        ["play"],
        ["lab", "skytopia", "--games", "x"],
        ["games", "a"],
        ["play", "skytopia", "-o", "q"],
    ):
        monkeypatch.setattr("sys.argv", ["skyhall", *args, "--language", STRANGE])
        with pytest.raises(SystemExit):
            main()
        assert left_over(capsys.readouterr().err, *args, "--help play replay") == set(), args


def test_a_report_of_the_lab():
    """The whole page: only what stands in files and what is typed is Latin."""
    told("lab", "skytopia", "--games", "4", "--bots", "random", "--out", "r.html")
    page = Path("r.html").read_text(encoding="utf-8")
    shown = re.sub(r"<(style|script|code)\b.*?</\1>|<[^>]*>|&[a-z]+;|\b[0-9a-f]{12,}\b", " ", page, flags=re.DOTALL)
    assert left_over(shown, "lab", game("skytopia").default_edition) == set()


@pytest.mark.parametrize("name", games())
def test_what_is_wrong_about_a_box(name, monkeypatch, capsys):
    """The names of files, tables and entries stay; what is said of them does not."""
    Path("wrong.toml").write_text('base = "standard"\nedition.name = 3\nnowhere = 1\n', encoding="utf-8")
    monkeypatch.setattr(
        "sys.argv", ["skyhall", "edition", "check", "wrong.toml", "--game", name, "--language", STRANGE]
    )
    with pytest.raises(SystemExit):
        main()
    said = capsys.readouterr()
    tables = read_toml(game(name).edition_path("standard"))
    assert left_over(said.out + said.err, name, "wrong.toml edition.name nowhere", *tables) == set()
