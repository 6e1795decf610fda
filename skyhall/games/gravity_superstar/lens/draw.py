"""The board as text for a terminal, in Rich's markup, drawn from a view alone."""

from skyhall.core.drawing import PLAIN, Voice, fit, listed
from skyhall.games.gravity_superstar.box.faces import COLUMNS, space_name
from skyhall.games.gravity_superstar.lens.outcome import FEET
from skyhall.games.gravity_superstar.lens.shapes import PlayerView, View

SEATS = ["green", "magenta", "dark_orange", "dodger_blue2", "yellow", "purple"]
STARS = {
    "blue": "blue",
    "yellow": "yellow",
    "pink": "hot_pink",
    "green": "green",
    "orange": "orange1",
    "white": "white",
}


def draw(table: View, voice: Voice = PLAIN) -> str:
    """Board, then where the game stands, then every player: all of it is needed to decide."""
    return "\n".join([*_board(table, voice), *_round(table, voice), *_players(table, voice)])


def _board(table: View, voice: Voice) -> list[str]:
    board = table["board"]
    width, height = board["width"], board["height"]
    lines = ["    " + "   ".join(COLUMNS[:width])]
    for y in range(height):
        lines.append("  " + _edge_line(table, y))
        lines.append(f"{_space_line(table, y, voice)} {y + 1}")
    lines.append("  " + _edge_line(table, 0))
    return lines


def _edge_line(table: View, y: int) -> str:
    width = table["board"]["width"]
    edges = ["[bold]━━━[/]" if table["board"]["roof"][y * width + x] else "   " for x in range(width)]
    return "[dim]·[/]" + "[dim]·[/]".join(edges) + "[dim]·[/]"


def _space_line(table: View, y: int, voice: Voice) -> str:
    board = table["board"]
    width = board["width"]
    parts = ["  "]
    for x in range(width):
        parts.append("[bold]┃[/]" if board["wall"][y * width + x] else " ")
        parts.append(_space(table, y * width + x, voice))
    parts.append("[bold]┃[/]" if board["wall"][y * width] else " ")
    return "".join(parts)


def _space(table: View, space: int, voice: Voice) -> str:
    """Three characters: a pawn with its feet, or a star, or a symbol, or a door."""
    board = table["board"]
    name = space_name(space, board["width"])
    for seat, pawn in enumerate(table["pawns"]):
        if pawn["space"] == name:
            return f"[bold reverse {SEATS[seat]}]{voice.mark(seat)}{FEET[pawn['facing']]}[/] "
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


def _round(table: View, voice: Voice) -> list[str]:
    word = voice.word
    left = word("stars-left", n=table["left"])
    ends = [word("ends-at", n=table["limit"])] if table["limit"] is not None else []
    goal = [word("goal", n=table["goal"])] if table["goal"] is not None else []
    opened, following = table["open_door"], table["next_door"]
    door = word("open-door", n=opened, next=following) if opened else word("no-door-open")
    if opened and opened == following:  # GS-42: all the others are taken
        door = word("open-door-stays", n=opened)
    last = [f"[bold red]{word('last-round')}[/]"] if table["last_round"] and table["decision"] else []
    supply = word("tokens-left", n=table["supply"])
    return listed("", [word("round", n=table["round"]), *last, left, *ends, *goal, door, supply], gap=" · ")


def _players(table: View, voice: Voice) -> list[str]:
    lines = []
    for seat, player in enumerate(table["players"]):
        mark = "▶" if table["active"] == seat else " "
        head = f"{mark}[bold {SEATS[seat]}]{voice.mark(seat)} {fit(voice.seat(seat), 12)}[/]"
        lines += listed(head + " ", [*_belongings(player, voice), *_cards(player, voice)])
    return lines


def _belongings(player: PlayerView, voice: Voice) -> list[str]:
    stars = " ".join(f"[{STARS[name]}]{name[0].upper()}{n}[/]" for name, n in player["stars"].items() if n)
    pairs, tokens = player["pairs"], player["tokens"]
    parts = [f"{voice.word('points', n=player['points']):>9}", stars or voice.word("no-stars")]
    parts += [voice.word("pairs", n=pairs)] if pairs else []
    return parts + ([voice.word("tokens", n=tokens)] if tokens else [])


def _cards(player: PlayerView, voice: Voice) -> list[str]:
    """What lies before a player, face down what others do not know; the own hand in full."""
    laid = [voice.thing("card", card) for card in player["face_up"]]
    if "hand" in player and "hidden" in player:
        down = ", ".join(voice.thing("card", card) for card in player["hidden"])
        hand = ", ".join(voice.thing("card", card) for card in player["hand"]) or "–"
        parts = [f"[dim]{voice.word('laid', cards=', '.join(laid))}[/]"] if laid else []
        parts += [f"[dim]{voice.word('face-down', cards=down)}[/]"] if down else []
        return [*parts, voice.word("hand", cards=hand)]
    laid += [voice.word("unknown", n=player["face_down"])] if player["face_down"] else []
    return [f"[dim]{voice.word('laid', cards=', '.join(laid))}[/]"] if laid else []
