"""Stepping through a recorded game."""

import sys
from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import console
from skyhall.cli.show import show_events, show_result, show_table
from skyhall.cli.speaking import say, spoken
from skyhall.core.drawing import Voice
from skyhall.core.errors import OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.locale import Catalogue, box_catalogue


def show_record(file: Path, step: int, edition: str) -> None:
    """Check the record, then show one position, or step through all of them."""
    record = load_record(file)
    replay = Walk(record, str(file), edition, listen=True, keep=False)
    replay.to_end()
    total = len(record.words)
    if step > total:
        raise OptionsError(say("cli-replay-step", step=step, total=total))
    names = ", ".join(escape(name) for name in record.names)
    console.print(say("cli-replay-checked", file=escape(str(file)), game=record.game, names=names, words=total))
    if step >= 0:
        _show(replay, step)
    elif sys.stdin.isatty():
        _step_through(replay, total)
    elif replay.state.over:
        show_result(replay.line, *_words(replay))
    else:
        _show(replay, total)


def _words(replay: Walk) -> tuple[Voice, Catalogue]:
    """How seats and things are called: things as the record's own box has them."""
    texts = box_catalogue(spoken(), replay.game, replay.line.setup.edition)
    return Voice(replay.record.names, texts.say), texts


def _show(replay: Walk, place: int) -> None:
    voice, texts = _words(replay)
    before = len(replay.to(max(0, place - 1)).log or []) if place else 0
    played = replay.record.words[place - 1] if place else say("cli-replay-start")
    state = replay.to(place)
    log = state.log or []
    console.rule(f"{place}/{len(replay.record.words)}  {escape(played)}")
    show_events(state, min(before, len(log)), None, replay.game, replay.record.names, texts)
    show_table(state, None, replay.game, voice, whole=True)


def _step_through(replay: Walk, total: int) -> None:
    place = 0
    while True:
        _show(replay, place)
        try:
            answer = console.input(f"[dim]{say('cli-replay-ask')} [/]").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if answer in ("q", "quit"):
            return
        if answer == "b":
            place = max(0, place - 1)
        elif answer.isascii() and answer.isdigit():
            place = min(total, int(answer))
        elif place < total:
            place += 1
        else:
            show_result(replay.line, *_words(replay))
            return
