"""Many games at the terminal: how far they have got is shown, and Ctrl-C keeps what was played."""

from io import StringIO

from rich.console import Console

from skyhall.cli import running
from skyhall.runner import HERE


def one(number: int) -> int:
    if number == 3:
        raise KeyboardInterrupt
    return number


def test_the_bar_has_rate_and_remaining_time_and_an_interruption_keeps_what_was_played(monkeypatch):
    shown, kept = StringIO(), []
    monkeypatch.setattr(running, "errors", Console(file=shown, force_terminal=True, width=100))
    monkeypatch.setattr(running.Rate, "render", lambda _, task: f"rate of {task.completed:.0f}")
    assert running.play_all("games", one, [1, 2, 4], HERE, kept.append, already=2)
    assert "5/5" in shown.getvalue()
    assert "rate of 5" in shown.getvalue()
    assert "0:00:00" in shown.getvalue()
    assert not running.play_all("games", one, [1, 2, 3, 4], HERE, kept.append)
    assert kept == [1, 2, 4, 1, 2]


def test_a_rate_is_told_by_the_second_or_the_minute():
    for speed, told in [(None, ""), (1234.56, "1,234.6/s"), (0.05, "3.0/min")]:
        bar = running.Progress()
        bar.add_task("", total=1)
        (found,) = bar.tasks
        found.finished_speed = speed
        assert running.Rate().render(found).plain == told
