"""Tables as text and as pictures."""

import builtins

import numpy as np
import pytest
from rich.text import Text

from skyhall.core.errors import OptionsError
from skyhall.envs import picture
from skyhall.envs.deal import Deal, Setting


def drawing(name):
    deal = Deal(Setting(name), "picture")
    return deal.setting.game.draw(deal.state.view(None))


def test_plain_text_is_what_rich_would_print(name):
    assert picture.plain(drawing(name)) == Text.from_markup(drawing(name), emoji=False).plain


def test_brackets_that_are_no_tags_stay():
    for markup in ("[bold]x[/] [1]", r"\[bold] stays", r"a \\[bold]b[/bold]", "[#ff0000 on blue]c[/]", "[]"):
        assert picture.plain(markup) == Text.from_markup(markup, emoji=False).plain


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


def test_a_picture_changes_with_the_table(name):
    deal = Deal(Setting(name), "picture")
    before = picture.render("rgb_array", deal.setting.game, deal.state, None)
    for _ in range(6):
        deal.take(deal.legal()[0])
    after = picture.render("rgb_array", deal.setting.game, deal.state, None)
    assert before.shape != after.shape or (before != after).any()


def test_pictures_without_their_library_say_what_to_install(monkeypatch):
    real = builtins.__import__

    def without(name, *arguments, **options):
        if name == "matplotlib":
            raise ImportError(name)
        return real(name, *arguments, **options)

    monkeypatch.setattr(builtins, "__import__", without)
    picture._font.cache_clear()
    with pytest.raises(OptionsError, match=r"pip install .skyhall\[research\]"):
        picture.picture("x")
