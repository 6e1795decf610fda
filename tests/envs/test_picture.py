"""Tables as text and as pictures."""

import builtins

import numpy as np
import pytest
from rich.text import Text

from skyhall.core.drawing import bare
from skyhall.core.errors import OptionsError
from skyhall.envs import picture
from skyhall.envs.episode import Episode, Setting
from skyhall.locale import english_voice


def drawing(name):
    episode = Episode(Setting(name), "picture")
    return episode.setting.game.draw(episode.state.view(None), english_voice(episode.setting.game))


def test_plain_text_is_what_rich_would_print(name):
    assert bare(drawing(name)) == Text.from_markup(drawing(name), emoji=False).plain


def test_brackets_that_are_no_tags_stay():
    for markup in ("[bold]x[/] [1]", r"\[bold] stays", r"a \\[bold]b[/bold]", "[#ff0000 on blue]c[/]", "[]"):
        assert bare(markup) == Text.from_markup(markup, emoji=False).plain


def test_text_has_colours():
    assert "\x1b[" in picture.text("[red]x[/]")


def test_pictures_have_a_cell_for_every_character():
    one, two = picture.picture("x"), picture.picture("xxx\nx")
    assert one.dtype == np.uint8
    assert one.shape[2] == 3
    assert two.shape[:2] == (2 * one.shape[0], 3 * one.shape[1])


def test_pictures_have_the_colours_of_the_drawing():
    blank, red, paper = (picture.picture(markup) for markup in (" ", "[#ff0000]█[/]", "[on #00ff00] [/]"))
    assert (blank == blank[0, 0]).all()
    assert (red == [255, 0, 0]).all(axis=2).any()
    assert (paper == [0, 255, 0]).all()
    assert (picture.picture("[reverse #00ff00] [/]") == [0, 255, 0]).all()


def test_signs_that_the_font_lacks_are_drawn_from_another():
    assert (picture.picture("①") != picture.picture("\U0010fffe")).any()


def test_no_two_signs_of_a_drawing_look_the_same(name):
    """They would if the fonts lacked them."""
    episode = Episode(Setting(name), "signs")
    signs = set()
    while not episode.state.over:
        signs |= set(
            bare(episode.setting.game.draw(episode.state.view(episode.seat), english_voice(episode.setting.game)))
        ) - {"\n"}
        episode.take(episode.legal()[-1])
    shown = {}
    for sign in signs:
        shown.setdefault(picture.picture(sign).tobytes(), []).append(sign)
    assert [alike for alike in shown.values() if len(alike) > 1] == []


def test_a_picture_changes_with_the_table(name):
    episode = Episode(Setting(name), "picture")
    before = picture.render("rgb_array", episode.setting.game, episode.state, None)
    for _ in range(6):
        episode.take(episode.legal()[0])
    after = picture.render("rgb_array", episode.setting.game, episode.state, None)
    assert before.shape != after.shape or (before != after).any()


def test_pictures_without_their_library_say_what_to_install(monkeypatch):
    real = builtins.__import__

    def without(name, *arguments, **options):
        if name == "PIL":
            raise ImportError(name)
        return real(name, *arguments, **options)

    monkeypatch.setattr(builtins, "__import__", without)
    picture._font.cache_clear()
    with pytest.raises(OptionsError, match=r"pip install .skyhall\[research\]"):
        picture.picture("x")
