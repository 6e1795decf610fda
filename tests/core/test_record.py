import pytest

from skyhall.core.dice import seed_hash
from skyhall.core.errors import RecordError
from skyhall.core.line import Line, Walk
from skyhall.core.record import Record, load_record, read_record
from skyhall.core.registry import game

GAME = game("gravity-superstar")
OPTIONS = {"layout": "2A0 3B2", "first_player": 0, "first_door": 1}


def short_record() -> Record:
    line = Line(GAME, 2, "a seed", OPTIONS)
    for word in ("drop", "rotate half"):
        line.apply(GAME.words.parse(word))
    record = line.record()
    record.seed_hash = ""
    return record


def with_line(number: int, line: str) -> str:
    lines = short_record().text().split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def test_a_record_reads_back():
    record = short_record()
    record.names = ["Ada", "Ben: the second"]
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.names == ["Ada", "Ben: the second"]
    assert again.words == ["drop", "rotate half"]
    assert Walk(again).to_end().digest() == record.digest


def test_comments_and_spaces_are_allowed():
    text = short_record().text().replace("\ndrop\n", "\n# a comment\n  drop   # why not\n\n")
    text = "# a game\n" + text
    assert read_record(text).words == ["drop", "rotate half"]


def test_undo_is_part_of_the_record():
    record = short_record()
    record.digest = ""
    record.add("undo")
    record.add("rotate left")
    replay = Walk(read_record(record.text()))
    state = replay.to_end()
    assert [GAME.words.name(action) for action in replay.line.actions] == ["drop", "rotate left"]
    straight = GAME.new(2, "a seed", OPTIONS)
    for word in ("drop", "rotate left"):
        straight.apply(GAME.words.parse(word))
    assert state.digest() == straight.digest()


def test_undo_needs_something_to_undo():
    with pytest.raises(RecordError, match=r"record:16:1: there is no action to undo"):
        Walk(read_record(with_line(16, "undo"))).to_end()


def test_stepping_back_and_forth():
    replay = Walk(short_record())
    end = replay.to_end().digest()
    start = replay.to(0).digest()
    assert start == GAME.new(2, "a seed", OPTIONS).digest()
    assert replay.to(2).digest() == end


@pytest.mark.parametrize(
    ("line", "text", "error"),
    [
        (1, "skyhall: 2", r"record:1:10: format 2: expected 1"),
        (1, "game: gravity-superstar", r'record:3?2?:?.*"game" is given twice'),
        (2, "rules: 1", r'"rules" is given twice'),
        (3, "rules: one", r'record:3:8: "one": expected a number'),
        (3, "rules 1", r'record:3:1: expected "key: value"'),
        (3, "rules:", r'record:3:7: "rules" has no value'),
        (4, "edition: standard", r"record:4:10: expected a name and 32 hexadecimal digits"),
        (5, "seats: 0", r"record:5:8: 0 seats: expected 1 to 9"),
        (6, "nam 0: Ada", r'record:6:1: unknown key "nam 0": expected skyhall'),
        (6, "name 2: Ada", r'record:6:1: unknown key "name 2"'),
        (13, "seed-hash: 12", r"record:13:12: expected 64 hexadecimal digits"),
        (13, "# no seed", r'expected "seed: …" or "seed-hash: …" in the header'),
        (14, "digest: xyz", r"record:14:9: expected 32 hexadecimal digits"),
    ],
)
def test_a_broken_header_is_refused_with_its_place(line, text, error):
    with pytest.raises(RecordError, match=error):
        read_record(with_line(line, text))


@pytest.mark.parametrize(
    ("line", "text", "error"),
    [
        (2, "game: chess", 'no game "chess"'),
        (
            3,
            "rules: 9",
            r"record:3:8: rules version 9: this hall plays gravity-superstar with these seats and options by version 1",
        ),
        (4, "edition: standard " + "0" * 32, r'record:4:10: edition "standard" has content 0{32}, the one loaded'),
        (4, "edition: other " + "0" * 32, 'no edition "other"'),
        (8, "option end: soon", 'option "end" is "soon"'),
        (16, "dorp", r'record:16:1: unknown word "dorp": did you mean "drop"'),
        (16, "door 1", r'record:16:1: "door 1" is not legal now'),
        (14, "digest: " + "0" * 32, r"digest 0{32}, but the words lead to"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(line, text, error):
    from skyhall.core.errors import SkyhallError

    with pytest.raises(SkyhallError, match=error):
        Walk(read_record(with_line(line, text))).to_end()


def test_a_wrong_result_is_found():
    record = short_record()
    record.result = "9 9 ranks 1 1"
    with pytest.raises(RecordError, match="result 9 9 ranks 1 1, but the words lead to a game that is not over"):
        Walk(read_record(record.text())).to_end()


def test_a_record_carries_the_hash_of_its_seed():
    text = Line(GAME, 2, "a seed", OPTIONS).record().text()
    assert f"seed: a seed\nseed-hash: {seed_hash('a seed')}\n" in text
    assert read_record(text).text() == text
    with pytest.raises(RecordError, match="does not match its hash"):
        Walk(read_record(text.replace("seed: a seed", "seed: loaded")))


def test_a_secret_seed_cannot_be_replayed_but_read():
    record = short_record()
    record.seed, record.seed_hash = "", seed_hash("a seed")
    again = read_record(record.text())
    assert again.seed_hash == seed_hash("a seed")
    with pytest.raises(RecordError, match="the seed is still secret"):
        Walk(again)
    again.seed = "another"
    with pytest.raises(RecordError, match="does not match its hash"):
        Walk(again)


def test_what_cannot_stand_in_a_line_is_not_written():
    record = short_record()
    record.names = ["Ada\nresult: 1", "Ben"]
    with pytest.raises(RecordError, match="cannot stand in a record"):
        record.text()


def test_missing_and_binary_files(tmp_path):
    with pytest.raises(RecordError, match=r"none\.sky: cannot be read: No such file"):
        load_record(tmp_path / "none.sky")
    (tmp_path / "binary.sky").write_bytes(b"skyhall: 1\n\xff")
    with pytest.raises(RecordError, match="byte 11 is not UTF-8"):
        load_record(tmp_path / "binary.sky")
