"""A table as text for terminals, and as a picture drawn from that text."""

from functools import cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from rich.cells import cell_len
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.state import State
from skyhall.locale import english_voice

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

MODES = ["human", "ansi", "rgb_array"]
WIDTH = 200
INK = ColorTriplet(222, 222, 222)
PAPER = ColorTriplet(16, 18, 28)
SIZE = 14
FONTS = Path(__file__).with_name("fonts")


def check_mode(mode: str | None) -> None:
    """A render mode that exists, or none."""
    if mode is not None and mode not in MODES:
        raise OptionsError(f'render mode "{mode}": expected one of {", ".join(MODES)}')


def render(mode: str | None, game: Game, state: State, seat: int | None) -> str | npt.NDArray[np.uint8] | None:
    """What `render()` returns: a text, a picture, or nothing after printing for people."""
    if mode is None:
        raise OptionsError(f"nothing to render: create the environment with render_mode, one of {', '.join(MODES)}")
    drawing = game.draw(state.view(seat), english_voice(game))
    if mode == "rgb_array":
        return picture(drawing)
    if mode == "ansi":
        return text(drawing)
    Console(width=WIDTH).print(drawing, highlight=False)
    return None


def text(drawing: str) -> str:
    """A drawing in Rich's markup as text with ANSI colours."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)
    console.print(drawing, highlight=False)
    return page.getvalue()


def picture(drawing: str) -> npt.NDArray[np.uint8]:
    """A drawing in Rich's markup as pixels: every character in its cell, with its colours."""
    font = _font()
    from PIL import Image, ImageDraw

    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor", file=StringIO())
    lines = console.render_lines(console.render_str(drawing, highlight=False), pad=False)
    wide = round(font.getlength("M"))
    high = SIZE + 5
    columns = max(sum(cell_len(segment.text) for segment in line) for line in lines)
    image = Image.new("RGB", (max(1, columns) * wide, len(lines) * high), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style or Style())
            for character in segment.text:
                box = (column * wide, row * high, (column + cell_len(character)) * wide - 1, (row + 1) * high - 1)
                if paper != PAPER:
                    pen.rectangle(box, fill=paper)
                if character != " ":
                    pen.text((box[0], box[1] + 1), character, fill=ink, font=_font_with(character))
                column += cell_len(character)
    return np.asarray(image, dtype=np.uint8).copy()


def _colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    theme = SVG_EXPORT_THEME
    ink = INK if style.color is None else style.color.get_truecolor(theme, foreground=True)
    paper = PAPER if style.bgcolor is None else style.bgcolor.get_truecolor(theme, foreground=False)
    if style.dim:
        ink = ColorTriplet(*[(a + b) // 2 for a, b in zip(ink, paper, strict=True)])
    return (paper, ink) if style.reverse else (ink, paper)


@cache
def _font(name: str = "DejaVuSansMono") -> "FreeTypeFont":
    """A font of ours: the one that Pillow brings along has letters, but none of the signs that drawings are made of."""
    try:
        from PIL import ImageFont
    except ImportError:
        raise OptionsError('render mode "rgb_array" needs Pillow: pip install "skyhall[research]"') from None
    return ImageFont.truetype(FONTS / f"{name}.ttf", SIZE)


@cache
def _font_with(character: str) -> "FreeTypeFont":
    """The monospaced font, or its wider sister for the few signs that it lacks."""
    mono = _font()
    is_missing = bytes(mono.getmask(character)) == bytes(mono.getmask("\U0010ffff"))
    return _font("DejaVuSans") if is_missing else mono
