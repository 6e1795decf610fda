"""The `skyhall` command as a person meets it: a real process, its output and its exit code."""

import json
import os
import re
from pathlib import Path

import pytest

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.core.registry import game, games

ROOT = Path(__file__).parents[2]
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"


def test_games_lists_every_table(tmp_path, skyhall):
    done = skyhall("games", cwd=tmp_path)
    assert done.returncode == 0
    for name in games():
        assert name in done.stdout
    assert "⟨" not in done.stdout
    told = {each["game"]: each for each in json.loads(skyhall("games", "--json", cwd=tmp_path).stdout)}
    assert list(told) == games()
    assert told["skytopia"]["seats"] == [2, 3, 4]
    assert told["skytopia"]["editions"]["standard"] == game("skytopia").edition("standard").hash


@pytest.mark.parametrize("name", games())
def test_simulate_ends_all_games(tmp_path, name, skyhall):
    done = skyhall("simulate", name, "--games", "5", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "5 games" in done.stdout
    assert "decisions/s" in done.stdout


def test_simulate_is_repeatable_and_takes_bots_by_seat(tmp_path, skyhall):
    runs = [
        skyhall("simulate", "gravity-superstar", "--games", "3", "--bots", "random,random,random", cwd=tmp_path).stdout
        for _ in range(2)
    ]
    first, second = (re.sub(r"[\d,]+ (games|decisions)/s", "", run) for run in runs)
    assert first == second


def test_simulate_for_programs_is_the_same_after_an_interruption_and_in_several_processes(tmp_path, skyhall):
    common = ("simulate", "gravity-superstar", "--json", "--games")
    whole = json.loads(skyhall(*common, "6", "--workers", "2", cwd=tmp_path).stdout)
    skyhall(*common, "2", "--journal", "games.jsonl", cwd=tmp_path)
    done = skyhall(*common, "6", "--journal", "games.jsonl", "--resume", cwd=tmp_path)
    again = json.loads(done.stdout)
    assert whole["tally"].pop("seconds") > 0
    assert again["tally"].pop("seconds") > 0
    assert again == whole
    assert again["tally"]["games"] == 6
    assert sum(again["tally"]["wins"]) == 6


def test_a_game_played_by_number_word_and_undo(tmp_path, skyhall):
    """Numbers and words are accepted; undo goes into the record; quitting keeps the game."""
    answers = "drop\nundo\n2\n\nwhy\nlog\nhelp\nboard\nsave extra.sky\nquit\n"
    arguments = ["--players", "Ada,random", "--seed", "t", "-o", "first_player=0", "--save", "g.sky"]
    done = skyhall("play", "gravity-superstar", *arguments, cwd=tmp_path, answers=answers)
    assert done.returncode == 0, done.stderr
    assert "Ada plays Drop" in done.stdout
    assert "The game is saved in g.sky" in done.stdout
    assert "--resume g.sky" in done.stdout
    record = load_record(tmp_path / "g.sky")
    assert record.words[:2] == ["drop", "undo"]
    assert record.names == ["Ada", "random 1"]
    Walk(record).to_end()
    Walk(load_record(tmp_path / "extra.sky")).to_end()


def test_resuming_goes_on_where_it_stopped(tmp_path, skyhall):
    arguments = ["--players", "Ada,random", "--seed", "t", "-o", "first_player=0", "--save", "g.sky"]
    skyhall("play", "gravity-superstar", *arguments, cwd=tmp_path, answers="drop\n\nquit\n")
    before = load_record(tmp_path / "g.sky").words
    done = skyhall("play", "gravity-superstar", "--resume", "g.sky", cwd=tmp_path, answers="rotate half\n")
    assert done.returncode == 0, done.stderr
    after = load_record(tmp_path / "g.sky").words
    assert after[: len(before)] == before
    assert after[len(before)] == "rotate half"


def test_the_end_of_input_loses_nothing(tmp_path, skyhall):
    """As Ctrl-C: the record so far is saved and its path printed."""
    done = skyhall("play", "gravity-superstar", "--seed", "t", "--save", "g.sky", cwd=tmp_path, answers="")
    assert done.returncode == 0
    assert "The game is saved in g.sky" in done.stdout
    assert (tmp_path / "g.sky").exists()


def test_bots_alone_play_to_the_end(tmp_path, skyhall):
    done = skyhall(
        "play", "gravity-superstar", "--players", "random,random,random", "--seed", "b", "--save", "b.sky", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "place" in done.stdout
    assert load_record(tmp_path / "b.sky").result
    shown = skyhall("replay", "b.sky", cwd=tmp_path)
    assert "checked" in shown.stdout
    assert "points" in shown.stdout
    step = skyhall("replay", "b.sky", "--step", "3", cwd=tmp_path)
    assert re.search(r"3/\d+", step.stdout)


def test_hot_seat_hides_hands_between_turns(tmp_path, skyhall):
    arguments = ["--players", "Ada,Ben", "--seed", "t", "-o", "first_player=0", "--save", "g.sky"]
    answers = "\nsimple wild left\n\nquit\n"
    done = skyhall("play", "gravity-superstar", *arguments, cwd=tmp_path, answers=answers)
    assert "Ben, it is your turn" in done.stdout
    after = done.stdout.split("Ben, it is your turn")[1]
    assert "lays a card face down" in after
    assert "face down wild" not in after


def test_a_slip_in_the_name_of_a_level_is_asked_about(tmp_path, skyhall):
    arguments = ["play", "gravity-superstar", "--players", "Ada,exprt", "--seed", "t", "-o", "first_player=0"]
    bot = skyhall(*arguments, cwd=tmp_path, answers="\nquit\n")
    assert 'There is no bot "exprt". Did you mean expert?' in bot.stdout
    assert "Ada, expert 1." in bot.stdout
    assert "Ada, exprt." in skyhall(*arguments, cwd=tmp_path, answers="n\nquit\n").stdout


def test_the_shell_completes_commands_and_games(tmp_path, skyhall):
    for words, number, found in [
        ("skyhall sim", "1", ["simulate"]),
        ("skyhall play skyt", "2", ["skytopia", "skytear"]),
    ]:
        asked = {"_SKYHALL_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": number}
        assert skyhall(cwd=tmp_path, **asked).stdout.split() == found


BAD = [
    (["simulat"], r"No such command 'simulat'.*\(skyhall --help\)"),
    (["simulate", "skytopia", "--games", "x"], r"Invalid value for '--games': .*\(skyhall simulate --help\)"),
    (["arena", "skytopia", "--bot", "random"], r"No such option: --bot.*\(skyhall arena --help\)"),
    (["play", "gravity-superstar", "--players", "Ada,exprt"], r'"exprt" is not a bot \(did you mean "expert"\?\)'),
    (["play", "gravity"], r'no game "gravity".*expected .*gravity-superstar'),
    (["play", "gravity-superstar", "-o", "end"], r'option "end": expected NAME=VALUE'),
    (["play", "gravity-superstar", "-o", "end=soon"], r'option "end" is "soon": expected standard or expert'),
    (["play", "gravity-superstar", "--seats", "9"], r"2 to 6 seats, not 9"),
    (["play", "gravity-superstar", "--players", "Ada,,Ben"], r"expected a name before and after each comma"),
    (["play", "gravity-superstar", "--edition", "none.toml"], r"none\.toml: cannot be read"),
    (["play", "gravity-superstar", "--resume", "none.sky"], r"none\.sky: cannot be read"),
    (["simulate", "gravity-superstar", "--bots", "genius"], r'no bot "genius": expected random'),
    (["simulate", "gravity-superstar", "--seats", "3", "--bots", "random,random"], r"2 bots for 3 seats"),
    (["replay", "none.sky"], r"none\.sky: cannot be read"),
    (["replay", "broken.sky"], r"broken\.sky:3:8: \"one\": expected a number"),
    (["replay", "unknown.sky"], r"unknown\.sky:8:1: unknown word \"dorp\": did you mean \"drop\""),
    (["edition", "check", "broken.toml"], r"broken\.toml: not TOML: .*line 1"),
]


@pytest.mark.parametrize(("arguments", "error"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
def test_bad_input_is_one_line_and_exit_code_2(tmp_path, arguments, error, skyhall):
    content = game("gravity-superstar").edition("standard").hash
    head = f"skyhall: 1\ngame: gravity-superstar\nrules: 1\nedition: standard {content}\nseats: 2\nseed: x\n\n"
    (tmp_path / "broken.sky").write_text(head.replace("rules: 1", "rules: one"))
    (tmp_path / "unknown.sky").write_text(head + "dorp\n")
    (tmp_path / "broken.toml").write_text("[edition\n")
    done = skyhall(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert re.search(error, done.stderr)
    assert "Traceback" not in done.stderr


def test_an_unknown_word_at_the_table_is_explained(tmp_path, skyhall):
    arguments = ["--players", "Ada,random", "--seed", "t", "-o", "first_player=0"]
    done = skyhall("play", "gravity-superstar", *arguments, cwd=tmp_path, answers="dorp\n99\ncomplete\nquit\n")
    assert 'unknown word "dorp": did you mean "drop"' in done.stdout
    assert re.search(r"99: expected a number from 1 to \d+", done.stdout)
    assert re.search(r"complete: .+ \(GS-20\)", done.stdout)


def test_edition_check(tmp_path, skyhall):
    source = ROOT / "skyhall" / "games" / "gravity_superstar" / "box" / "editions" / "standard.toml"
    (tmp_path / "mine.toml").write_text(source.read_text().replace('"standard"', '"mine"'))
    done = skyhall("edition", "check", "mine.toml", cwd=tmp_path)
    assert done.returncode == 0
    assert 'a valid edition "mine" for gravity-superstar' in done.stdout


SHORT = {
    "gravity-superstar": "edition.name = 'mine'\n[[tile]]\nid = 3\na.name = 'Swift'",
    "skytopia": "edition.name = 'mine'\n[[card]]\nname = 'Mint'\neffect = [{ do = 'coins', n = 5 }]",
    "sky-painters": "edition.name = 'mine'\n[[card]]\nid = '1'\nspots = 6",
    "skytear": "name = 'mine'\n[[cards]]\nid = 'sacrifice'\nmodifier = 2",
}


@pytest.mark.parametrize("name", list(SHORT))
def test_a_short_edition_with_a_base_is_known_by_what_it_holds(tmp_path, skyhall, name):
    (tmp_path / "mine.toml").write_text(f'base = "standard"\n{SHORT[name]}\n')
    done = skyhall("edition", "check", "mine.toml", cwd=tmp_path)
    assert f'a valid edition "mine" for {name}' in done.stdout
    done = skyhall("simulate", name, "--games", "1", "--edition", "mine.toml", cwd=tmp_path)
    assert done.returncode == 0


def test_an_edition_that_could_be_of_several_games_needs_to_be_told(tmp_path, skyhall):
    (tmp_path / "mine.toml").write_text('base = "standard"\nedition.name = "mine"\n')
    done = skyhall("edition", "check", "mine.toml", cwd=tmp_path)
    assert done.returncode == 2
    assert "mine.toml: it could be for gravity-superstar, skytopia, sky-painters: say which with --game" in done.stderr
    done = skyhall("edition", "check", "mine.toml", "--game", "skytopia", cwd=tmp_path)
    assert 'a valid edition "mine" for skytopia' in done.stdout


def test_version_tells_the_build(tmp_path, skyhall):
    done = skyhall("version", cwd=tmp_path)
    assert ("pure Python" in done.stdout) == PURE
    assert skyhall("--version", cwd=tmp_path).stdout == done.stdout


def test_a_finished_game_is_reviewed_and_a_running_one_is_not(tmp_path, skyhall):
    skyhall("play", "gravity-superstar", "--players", "random,random", "--seed", "r", "--save", "r.sky", cwd=tmp_path)
    quick = ["--effort", "0.001", "--workers", "1"]
    done = skyhall("review", "r.sky", *quick, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"random \d (won|and random \d share the win) \(random 0 \d+, random 1 \d+\)\.", done.stdout)
    assert "accuracy" in done.stdout
    found = json.loads(skyhall("review", "r.sky", *quick, "--json", cwd=tmp_path).stdout)
    assert len(found["tallies"]) == 2
    assert all(sum(one["judged"]["before"]) == pytest.approx(1) for one in found["choices"])
    skyhall("play", "gravity-superstar", "--seed", "t", "--save", "g.sky", cwd=tmp_path, answers="")
    for file, wrong in (("g.sky", "the game is not over"), ("none.sky", "cannot be read")):
        refused = skyhall("review", file, cwd=tmp_path)
        assert refused.returncode == 2
        assert f"{file}: {wrong}" in refused.stderr
        assert "Traceback" not in refused.stderr
