"""The table as text for a terminal, in Rich's markup, drawn from a view alone."""

from skyhall.core.drawing import PLAIN, SCREEN, Voice, cut, fit, listed, unmarked
from skyhall.games.sky_painters.box.options import DUEL
from skyhall.games.sky_painters.lens.shapes import CardView, CellView, SeatView, SymbolView, View

SEATS = ["green", "magenta", "dark_orange", "dodger_blue2"]
PAINT = {
    "blue": "dodger_blue1",
    "white": "bright_white",
    "yellow": "yellow1",
    "green": "green3",
    "black": "grey42",
    "orange": "dark_orange",
    "red": "red1",
    "purple": "medium_purple1",
    "grey": "grey70",
}
LETTER = {name: name[0] for name in PAINT} | {"black": "k", "grey": "x"}
FIGURE = {"none": " ", "cloud": "☁", "halo": "◯"}
WIDE = 15


def draw(table: View, voice: Voice = PLAIN, whole: bool = True) -> str:
    """The board first, then the skies with their owners' belongings; folded, only the own one (or the active one)."""
    own = table["active"] if table["seat"] is None else table["seat"]
    lines = [_heading(table, voice), *_pool(table), *_cards(table), *_tiles(table)]
    for seat, player in enumerate(table["seats"]):
        lines += _player(table, seat, player, voice)
        if whole or seat == own:
            lines += [*_belongings(player), *_sky(player)]
    return "\n".join(lines)


def _heading(table: View, voice: Voice) -> str:
    result = table["result"]
    if result is not None:
        winners = voice.seats(result["winners"]) or "nobody"
        return f"[bold]The game is over: {result['how'].replace('_', ' ')}, won by {cut(winners, 40)}[/]"
    phase = " · [bold red]Critical Phase[/]" if table["critical"] else ""
    idle = f" · [red]{table['idle_turns']} of {table['idle_limit']} idle turns[/]" if table["idle_turns"] else ""
    extra = " (extra turn)" if table["is_extra"] else ""
    active = f"[bold {SEATS[table['active']]}]{voice.seat(table['active'], 20)}[/]"
    return f"Turn {table['turn']}: {active}{extra}, step {table['step']}{phase}{idle}"


def _pool(table: View) -> list[str]:
    pool = []
    for colour, counts in table["pool"].items():
        numbers = "".join(str(number + 1) * count for number, count in enumerate(counts))
        pool.append(f"[{PAINT[colour]}]{LETTER[colour]}[/] {numbers or '–'}")
    lines = listed("Pool      ", pool)
    hand = table["hand"]
    if hand is not None:
        lines.append(f"In hand   [{PAINT[hand['colour']]}]{hand['colour']}[/] {hand['number']}")
    return lines


def _cards(table: View) -> list[str]:
    lines = []
    for place in table["offer"]:
        hope = f" [magenta]♥{place['hope']}[/]" if place["hope"] else ""
        lines.append(f"{place['pos']:<8}  {_card(place['card'])}{hope}")
    return [*lines, f"top       {_card(table['deck_top'])} [dim]of {table['deck_count']}[/]"]


def _tiles(table: View) -> list[str]:
    """Painters and halo tokens with their prices."""
    painters = []
    for offer in table["painters"]:
        tile, total = offer["tile"], offer["total_cost"]
        if tile is not None and total is not None:
            icons = _icons(tile["leader"], tile["hope"], tile["points"])
            price = f"{total['spots']} spots {total['hope']} hope"
            painters.append(f"[bold]{cut(unmarked(tile['title']), 20)}[/] {price}{icons}")
    pile = table["pile_top"]
    painters.append(f"[dim]then {'–' if pile is None else cut(unmarked(pile['title']), 20)} ({table['pile_count']})[/]")
    spaces = [cut(unmarked(token["title"]).removesuffix(" Halo"), 14) for token in table["halo"]["spaces"] if token]
    next_cost = table["halo"]["next_cost"]
    price = f" for {next_cost['spots']} spots {next_cost['hope']} hope" if next_cost and spaces else ""
    halos = [", ".join(spaces) + price if spaces else "none", f"[dim]{table['clouds_supply']} clouds left[/]"]
    cost = table["top_cost"]
    halos += [f"[dim]top card for {cost['spots']} spots {cost['hope']} hope[/]"] if table["deck_top"] else []
    lines = [*listed("Painters  ", painters), *listed("Halos     ", halos)]
    if table["drawn_count"]:
        drawn = [token["title"] for token in table["drawn"]] or [f"{table['drawn_count']} tokens"]
        lines += listed("Drawn     ", [unmarked(title) for title in drawn])
    return lines


def _icons(leader: bool, hope: int, points: int) -> str:
    parts = ["♛"] if leader else []
    parts += [f"♡{hope}"] if hope else []
    parts += [f"★{points}"] if points else []
    return f" [dim]{' '.join(parts)}[/]" if parts else ""


def _card(card: CardView | None) -> str:
    if card is None:
        return "–"
    symbols = " ".join(
        f"[{PAINT[text.split()[0]]}]{LETTER[text.split()[0]]}{text.split()[1]}[/]" for text in card["symbols"]
    )
    edges = FIGURE[card["left"]] + ("☁" if card["cloud"] else "·") + FIGURE[card["right"]]
    limit = "" if card["limit"] == "none" else f" {card['limit']}"
    reward = f"+{card['spots']}{_icons(card['leader'], card['hope'], card['star'])}"
    return f"{fit(unmarked(card['title']), 17)} {symbols} [dim]{edges}{limit}[/] {reward}"


def _player(table: View, seat: int, player: SeatView, voice: Voice) -> list[str]:
    mark = "▶" if table["active"] == seat else " "
    leader = "[bold yellow]♛[/]" if table["leader"] == seat else " "
    over = f"[red]{player['spots']}[/]" if player["spots"] > player["spot_limit"] else str(player["spots"])
    block = player["best_block"]
    points = [] if table["variant"] == DUEL else [f"{player['points_now']['total']:>3} points"]
    parts = [
        *points,
        f"spots {over}/{player['spot_limit']}",
        f"hope {player['hope']}",
        f"clouds {player['clouds']}",
        f"♡{player['hope_total']}→{player['next_activation']}",
        f"Painters {len(player['painters'])}/{table['painters_to_win']}",
        f"3×3 {block['done']}/9",
    ]
    return listed(f"{mark}[bold {SEATS[seat]}]{fit(voice.seat(seat), 10)}[/]{leader}", parts, gap=" ")


def _belongings(player: SeatView) -> list[str]:
    """Painters and halo tokens of a player."""
    tiles = [tile["title"] for tile in player["painters"]] + [halo["token"]["title"] for halo in player["halos"]]
    return listed("  has ", [f"[dim]{unmarked(title)}[/]" for title in tiles]) if tiles else []


def _sky(player: SeatView) -> list[str]:
    """The cards in their places: blue ones by name, grey ones by name and symbols."""
    cells = {(cell["x"], cell["y"]): cell for cell in player["cells"]}
    columns = sorted({x for x, _ in cells})
    count = columns[-1] - columns[0] + 1
    width = min(WIDE, (SCREEN - 2) // count - 1)
    lines = []
    for y in sorted({y for _, y in cells}, reverse=True):
        row = [cells.get((x, y)) for x in range(columns[0], columns[-1] + 1)]
        lines.append("  " + " ".join(_name(cell, width) for cell in row))
        if any(cell is not None and cell["side"] == "grey" for cell in row):
            lines.append("  " + " ".join(_symbols(cell, width) for cell in row))
    return lines


def _name(cell: CellView | None, width: int) -> str:
    if cell is None:
        return " " * width
    left, right = FIGURE[cell["card"]["left"]], FIGURE[cell["card"]["right"]]
    style = "white on blue" if cell["side"] == "blue" else "black on grey70"
    return f"[{style}]{left}{fit(unmarked(cell['card']['title']), width - 2)}{right}[/]"


def _symbols(cell: CellView | None, width: int) -> str:
    if cell is None or cell["side"] == "blue":
        return " " * width
    gap = " " if width >= 3 * len(cell["symbols"]) - 1 else ""
    shown = cell["symbols"][: width // 2]
    used = (2 + len(gap)) * len(shown) - len(gap)
    return gap.join(_symbol(symbol) for symbol in shown) + " " * (width - used)


def _symbol(symbol: SymbolView) -> str:
    """Two characters: the symbol itself while empty, then what it shows or ■ (square) and ♥ (hope)."""
    colour = PAINT[symbol["colour"]]
    if symbol["square"] or symbol["chips"]:
        return f"[{colour}]{'■' if symbol['square'] else '♥'}✓[/]"
    die = symbol["die"]
    if die is None:
        return f"[{colour}]{LETTER[symbol['colour']]}{symbol['value']}[/]"
    return f"[reverse {PAINT[die['colour']]}]{die['number']}{'✓' if symbol['done'] else '/'}[/]"
