"""The board as text for a terminal, in Rich's markup, drawn from a view alone."""

from collections.abc import Mapping

import msgspec

from skyhall.games.gravity_superstar.shapes import PlayerView, View

FEET = {"S": "↓", "W": "←", "N": "↑", "E": "→"}
SEATS = ["green", "magenta", "dark_orange", "dodger_blue2", "yellow", "purple"]
STARS = {
    "blue": "blue",
    "yellow": "yellow",
    "pink": "hot_pink",
    "green": "green",
    "orange": "orange1",
    "white": "white",
}
COLUMNS = "abcdefghijklmnopqr"


def draw(view: Mapping[str, object]) -> str:
    """Board, then a line for each player."""
    table = msgspec.convert(view, View)
    return "\n".join([*_board(table), "", *_legend(table), "", *_players(table)])


def _board(table: View) -> list[str]:
    board = table["board"]
    width, height = board["width"], board["height"]
    lines = ["    " + "   ".join(COLUMNS[:width])]
    for y in range(height):
        lines.append("  " + _edge_line(table, y))
        lines.append(f"{_space_line(table, y)} {y + 1}")
    lines.append("  " + _edge_line(table, 0))
    return lines


def _edge_line(table: View, y: int) -> str:
    width = table["board"]["width"]
    edges = ["[bold]━━━[/]" if table["board"]["roof"][y * width + x] else "   " for x in range(width)]
    return "[dim]·[/]" + "[dim]·[/]".join(edges) + "[dim]·[/]"


def _space_line(table: View, y: int) -> str:
    board = table["board"]
    width = board["width"]
    parts = ["  "]
    for x in range(width):
        parts.append("[bold]┃[/]" if board["wall"][y * width + x] else " ")
        parts.append(_space(table, y * width + x))
    parts.append("[bold]┃[/]" if board["wall"][y * width] else " ")
    return "".join(parts)


def _space(table: View, space: int) -> str:
    """Three characters: a pawn with its feet, or a star, or a symbol, or a door."""
    board = table["board"]
    name = f"{COLUMNS[space % board['width']]}{space // board['width'] + 1}"
    for seat, pawn in enumerate(table["pawns"]):
        if pawn["space"] == name:
            return f"[bold reverse {SEATS[seat]}]{seat}{FEET[pawn['facing']]}[/] "
    star = table["stars"][space]
    if star is not None:
        mark = "°" if board["symbols"][space] == "R" else " "
        return f"[{STARS[star]}]{mark}[bold]★[/]{star[0].upper()}[/]"
    if board["symbols"][space] == "R":
        return " [cyan]R[/] "
    for door in table["doors"]:
        if door["space"] == name:
            style = "bold black on bright_white" if door["number"] == table["open_door"] else "dim"
            return f"[{style}]⌂{door['number']}{FEET[door['facing']]}[/]"
    return " [dim]·[/] "


def _legend(table: View) -> list[str]:
    left = f"{table['left']} stars left" + (f", ends at {table['limit']}" if table["limit"] is not None else "")
    goal = f", goal {table['goal']} points" if table["goal"] is not None else ""
    door = f"open door {table['open_door']}, next {table['next_door']}" if table["open_door"] else "no door open yet"
    last = "  [bold red]last round[/]" if table["last_round"] and table["decision"] else ""
    return [
        f"Round {table['round']} · {left}{goal} · {door} · {table['supply']} tokens in supply{last}",
        "[dim]★B star and its colour, °★B on a replay place, R replay place, ⌂1↓ door, 0↓ pawn and its feet[/]",
    ]


def _players(table: View) -> list[str]:
    lines = []
    for seat, player in enumerate(table["players"]):
        mark = "▶" if table["active"] == seat else " "
        lines.append(f"{mark}[bold {SEATS[seat]}]{seat}[/] {_belongings(player)}  {_cards(player)}")
    return lines


def _belongings(player: PlayerView) -> str:
    stars = " ".join(f"[{STARS[name]}]{name[0].upper()}{n}[/]" for name, n in player["stars"].items() if n)
    return f"{player['points']:>2} points ({stars or 'no stars'}, {player['pairs']} pairs, {player['tokens']} Replay)"


def _cards(player: PlayerView) -> str:
    up = ", ".join(player["face_up"])
    if "hand" in player and "hidden" in player:
        down = f" + face down {', '.join(player['hidden'])}" if player["hidden"] else ""
        return f"hand {', '.join(player['hand'])} [dim]laid {up or '–'}{down}[/]"
    down = f" + {player['face_down']} face down" if player["face_down"] else ""
    return f"{player['in_hand']} in hand [dim]laid {up or '–'}{down}[/]"
