"""What a seat may see: everything but the others' hands and the deck."""

from cloud_race.lens.shapes import PlayerView, View
from cloud_race.play.state import Table


def view(table: Table, seat: int | None) -> View:
    """The table as one seat sees it; None is a spectator."""
    box = table.box
    return {
        "seat": seat,
        "round": table.round,
        "rounds": box.rounds,
        "length": box.length,
        "die": box.die,
        "clouds": [{"at": at, "to": max(0, min(box.length, at + by))} for at, by in enumerate(box.drift) if by],
        "players": [_player(table, player, player == seat) for player in range(table.setup.seats)],
        "deck": len(table.deck),
        "rolled": table.rolled or None,
        "active": None if table.over else table.seat,
        "ended": table.ended or None,
    }


def _player(table: Table, player: int, own: bool) -> PlayerView:
    hand = table.hands[player]
    shown: PlayerView = {"cloud": table.kites[player], "cards": len(hand)}
    if own:
        shown["hand"] = [table.box.winds[wind].id for wind in hand]
    return shown
