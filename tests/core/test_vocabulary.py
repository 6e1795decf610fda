import pytest

from skyhall.core.errors import UnknownWord
from skyhall.core.vocabulary import Vocabulary


@pytest.fixture
def words() -> Vocabulary:
    words = Vocabulary()
    words.word("end")
    words.block("send", ("slot", ["blue-1", "blue-2"]), ("face", ["1", "2", "3"]))
    words.block("side", ("side", ["A", "B"]))
    return words


def test_words_are_numbered_in_order(words):
    assert words.names == [
        "end",
        "send blue-1 1",
        "send blue-1 2",
        "send blue-1 3",
        "send blue-2 1",
        "send blue-2 2",
        "send blue-2 3",
        "side A",
        "side B",
    ]
    assert len(words) == 9


def test_blocks_read_what_they_write(words):
    send = words.blocks[1]
    assert send.at(1, 2) == 6
    assert send.read(6) == (1, 2)
    assert send.values(6) == {"slot": "blue-2", "face": "3"}
    assert send.has(1)
    assert not send.has(0)
    assert not send.has(7)
    assert words.block_of(8).name == "side"


def test_parsing_forgives_spaces_and_capitals(words):
    assert words.parse("  Send   BLUE-2 3 ") == 6
    assert words.parse("side b") == 8


def test_an_unknown_word_lists_near_matches(words):
    with pytest.raises(UnknownWord, match='unknown word "send blue-3 3": did you mean "send blue-2 3"'):
        words.parse("send blue-3 3")
    with pytest.raises(UnknownWord, match=r'^unknown word "xyzzy"$'):
        words.parse("xyzzy")


@pytest.mark.parametrize("action", [-1, 9, 1000])
def test_a_number_out_of_range_is_named(words, action):
    with pytest.raises(UnknownWord, match=f"action {action}: expected a number from 0 to 8"):
        words.name(action)
    with pytest.raises(UnknownWord, match=f"action {action}: expected a number from 0 to 8"):
        words.block_of(action)


def test_a_word_stands_once(words):
    with pytest.raises(ValueError, match='word "end" appears twice'):
        words.word("end")
