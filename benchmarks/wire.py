"""Bytes on the wire: whole games of bots, every update that every viewer of a live table is sent.

    python benchmarks/wire.py
    python benchmarks/wire.py --games 3 --bot random skytear

Each game and number of seats is played to its end; all seats and a spectator watch, and each hears of every move.
*Before* is the update with the whole view, as programs get it, *after* the differences that the page asks for; the
snapshot is what both begin with. Sizes are those of the messages themselves: the channel is not compressed
(`permessage-deflate` is off). Times are those of making and writing one message, the view included, on this machine.
"""

import argparse
import time

from halls import percentile

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.registry import game, games
from skyhall.server import rows
from skyhall.server.opened import OpenTable
from skyhall.server.rows import SeatRow, TableEntry, TableRow
from skyhall.server.table import LiveTable

AIM = 3_000
COLUMNS = ["snapshot", "update before", "update after", "after, if asked"]


class Sizes:
    """Bytes of the messages of some games, and the seconds that it took to make them."""

    def __init__(self) -> None:
        self.snapshots: list[float] = []
        self.before: list[float] = []
        self.after: list[float] = []
        self.to_who_is_asked: list[float] = []
        self.seconds = [0.0, 0.0]


def open_table(name: str, seats: int, seed: str) -> OpenTable:
    """A table of people that has begun."""
    room = game(name)
    row = TableRow(
        id="gn5a40WXQTeQsBMC", game=name, rules=room.rules_version, edition=room.edition().name,
        edition_hash=room.edition().hash, options={}, seats=seats, seed=seed, created=rows.now(), changed=rows.now(),
    )  # fmt: skip
    people = [SeatRow(seat=seat, kind=rows.PERSON, name=f"Person {seat}") for seat in range(seats)]
    table = OpenTable(row.id)
    table.folded = LiveTable(row, people, room, room.edition())
    table.folded.advance(TableEntry(1, rows.START, -1, "", None, rows.now()))
    return table


def play(name: str, seats: int, seed: str, level: str, sizes: Sizes) -> None:
    """A whole game, told in both ways; each makes its own pictures, as if all who watch had asked for the same."""
    table, player, dice = open_table(name, seats, seed), bot(level), seeded(seed)
    live, viewers = table.live, [*range(seats), None]
    whole = OpenTable(table.id)
    whole.folded = live
    sizes.snapshots += [len(table.shown(viewer, -1)) for viewer in viewers]
    while live.state is not None and live.turn >= 0:
        bases = {viewer: table.picture(viewer) for viewer in viewers}
        word = live.state.setup.words.name(ask(player, live.state.clone(), 0, dice))
        live.advance(TableEntry(live.version + 1, rows.ACTION, live.turn, word, None, rows.now()))
        table.changed()
        whole.changed()
        begun = time.process_time()
        sizes.before += [len(whole.shown(viewer, live.version - 1)) for viewer in viewers]
        half = time.process_time()
        after = {viewer: len(table.shown(viewer, live.version - 1, base)) for viewer, base in bases.items()}
        ended = time.process_time()
        sizes.after += after.values()
        sizes.to_who_is_asked += [size for viewer, size in after.items() if viewer == live.turn]
        sizes.seconds = [sizes.seconds[0] + half - begun, sizes.seconds[1] + ended - half]


def told(values: list[float]) -> str:
    """Median, 90th percentile and the largest."""
    return " ".join(f"{percentile(values, share):>6.0f}" for share in (0.5, 0.9, 1.0))


def main() -> None:
    """A line for each game and number of seats; exit code 1 if a median is over the aim."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=2, help="games for each number of seats")
    parser.add_argument("--bot", default="greedy")
    options = parser.parse_args()
    print("bytes of each (median, 90 %, most), and ms to make an update before and after")
    print(f"{'game, seats, updates':<27}|" + "|".join(f"{name:^22}" for name in COLUMNS) + "| ms")
    good = True
    for name in options.names:
        for seats in game(name).seats:
            sizes = Sizes()
            for number in range(options.games):
                play(name, seats, f"wire {number}", options.bot, sizes)
            ms = [1000 * one / len(sizes.after) for one in sizes.seconds]
            columns = [told(some) for some in (sizes.snapshots, sizes.before, sizes.after, sizes.to_who_is_asked)]
            line = f"{name:<18}{seats} {len(sizes.after):>6} | " + " | ".join(columns)
            print(f"{line} | {ms[0]:.2f} {ms[1]:.2f}", flush=True)
            good = good and percentile(sizes.after, 0.5) < AIM
    raise SystemExit(0 if good else 1)


if __name__ == "__main__":
    main()
