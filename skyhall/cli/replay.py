"""Stepping through a recorded game."""

import sys
from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import console
from skyhall.cli.show import show_events, show_result, show_table
from skyhall.core.errors import OptionsError
from skyhall.core.record import Replay, load_record
from skyhall.locale import catalogue


def show_record(file: Path, step: int, edition: str) -> None:
    """Check the record, then show one position, or step through all of them."""
    record = load_record(file)
    replay = Replay(record, str(file), edition, listen=True)
    replay.to_end()
    total = len(record.words)
    if step > total:
        raise OptionsError(f"--step {step}: the record has {total} words")
    console.print(
        f"{escape(str(file))}: {record.game}, {', '.join(escape(n) for n in record.names)}, {total} words, checked"
    )
    if step >= 0:
        _show(replay, step)
    elif sys.stdin.isatty():
        _step_through(replay, total)
    elif replay.state.over:
        show_result(replay, record.names, catalogue("en", record.game))
    else:
        _show(replay, total)


def _show(replay: Replay, place: int) -> None:
    words = catalogue("en", replay.record.game)
    before = len(replay.to(max(0, place - 1)).log or []) if place else 0
    played = replay.record.words[place - 1] if place else "set-up"
    state = replay.to(place)
    log = state.log or []
    console.rule(f"{place}/{len(replay.record.words)}  {escape(played)}")
    show_events(state, min(before, len(log)), None, replay.game, replay.record.names, words)
    show_table(state, None, replay.game)


def _step_through(replay: Replay, total: int) -> None:
    place = 0
    while True:
        _show(replay, place)
        try:
            answer = console.input("[dim]Enter next · b back · a number · q quit: [/]").strip().lower()
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
            show_result(replay, replay.record.names, catalogue("en", replay.record.game))
            return
