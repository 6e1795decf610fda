"""The table as text for a terminal, in Rich's markup, drawn from a view alone."""

from collections.abc import Mapping

import msgspec

from skyhall.games.sky_painters.shapes import CardView, CellView, SeatView, SymbolView, View

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
NARROW = 10
SCREEN = 98


def draw(view: Mapping[str, object]) -> str:
    """The board first, then every sky with its owner's belongings."""
    table = msgspec.convert(view, View)
    lines = [*_heading(table), "", *_board(table)]
    for seat, player in enumerate(table["seats"]):
        lines += ["", *_player(table, seat, player), *_sky(player)]
    return "\n".join(lines)


def _heading(table: View) -> list[str]:
    phase = " · [bold red]Critical Phase[/]" if table["critical"] else ""
    idle = f" · [red]{table['idle_turns']} of {table['idle_limit']} idle turns[/]" if table["idle_turns"] else ""
    extra = " (extra turn)" if table["is_extra"] else ""
    active = f"[bold {SEATS[table['active']]}]seat {table['active']}[/]"
    line = f"Turn {table['turn']}: {active}{extra}, step {table['step']}{phase}{idle}"
    result = table["result"]
    if result is not None:
        winners = ", ".join(f"seat {seat}" for seat in result["winners"]) or "nobody"
        line = f"[bold]The game is over: {result['how'].replace('_', ' ')}, won by {winners}[/]"
    return [line]


def _board(table: View) -> list[str]:
    pool = []
    for colour, counts in table["pool"].items():
        numbers = "".join(str(number + 1) * count for number, count in enumerate(counts))
        pool.append(f"[{PAINT[colour]}]{LETTER[colour]}[/] {numbers or '–'}")
    lines = ["Pool      " + "  ".join(pool)]
    hand = table["hand"]
    if hand is not None:
        lines.append(f"In hand   [{PAINT[hand['colour']]}]{hand['colour']}[/] {hand['number']}")
    for place in table["offer"]:
        hope = f" [magenta]♥{place['hope']}[/]" if place["hope"] else ""
        lines.append(f"{place['pos']:<8}  {_card(place['card'])}{hope}")
    cost = table["top_cost"]
    price = f" [dim]for {cost['spots']} spots, {cost['hope']} hope[/]" if table["deck_top"] else ""
    lines.append(f"top       {_card(table['deck_top'])} [dim]({table['deck_count']} in the deck)[/]{price}")
    for offer in table["painters"]:
        tile, total = offer["tile"], offer["total_cost"]
        if tile is not None and total is not None:
            icons = _icons(tile["leader"], tile["hope"], tile["points"])
            lines.append(
                f"{offer['pos']:<8}  [bold]{tile['title']}[/] {total['spots']} spots, {total['hope']} hope{icons}"
            )
    pile = table["pile_top"]
    lines.append(f"pile      {'–' if pile is None else pile['title']} [dim]({table['pile_count']} in the pile)[/]")
    spaces = [token["title"].removesuffix(" Halo") if token else "·" for token in table["halo"]["spaces"]]
    next_cost = table["halo"]["next_cost"]
    price = f" next: {next_cost['spots']} spots, {next_cost['hope']} hope" if next_cost else ""
    lines.append(f"Halos     {', '.join(spaces)}{price} · clouds left: {table['clouds_supply']}")
    if table["drawn_count"]:
        drawn = ", ".join(token["title"] for token in table["drawn"]) or f"{table['drawn_count']} tokens"
        lines.append(f"Drawn     {drawn}")
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
    return f"{card['title']:<17} {symbols} [dim]{edges}{limit}[/] {reward}"


def _player(table: View, seat: int, player: SeatView) -> list[str]:
    mark = "▶" if table["active"] == seat else " "
    leader = " [bold yellow]♛ leader[/]" if table["leader"] == seat else ""
    over = f"[red]{player['spots']}[/]" if player["spots"] > player["spot_limit"] else str(player["spots"])
    goods = f"spots {over}/{player['spot_limit']}  hope {player['hope']}  clouds {player['clouds']}"
    wings = f"♡ {player['hope_total']} → {player['next_activation']}"
    block = player["best_block"]
    goals = f"Painters {len(player['painters'])}/{table['painters_to_win']}  3×3 {block['done']}/9"
    points = f"{player['points_now']['total']} points"
    lines = [f"{mark}[bold {SEATS[seat]}]seat {seat}[/]{leader}  {goods}  {wings}  {goals}  {points}"]
    tiles = [tile["title"] for tile in player["painters"]] + [halo["token"]["title"] for halo in player["halos"]]
    if tiles:
        lines.append(f"  [dim]{', '.join(tiles)}[/]")
    return lines


def _sky(player: SeatView) -> list[str]:
    """The cards in their places: blue ones by name, gray ones by name and symbols."""
    cells = {(cell["x"], cell["y"]): cell for cell in player["cells"]}
    columns = sorted({x for x, _ in cells})
    count = columns[-1] - columns[0] + 1
    width = WIDE if count * (WIDE + 1) <= SCREEN else NARROW
    gap = " " if width == WIDE else ""
    lines = []
    for y in sorted({y for _, y in cells}, reverse=True):
        row = [cells.get((x, y)) for x in range(columns[0], columns[-1] + 1)]
        lines.append("  " + gap.join(_name(cell, width) for cell in row))
        if any(cell is not None and cell["side"] == "gray" for cell in row):
            lines.append("  " + gap.join(_symbols(cell, width, gap) for cell in row))
    return lines


def _name(cell: CellView | None, width: int) -> str:
    if cell is None:
        return " " * width
    title = f"{FIGURE[cell['card']['left']]}{cell['card']['title'][: width - 2]:<{width - 2}}"
    style = "white on blue" if cell["side"] == "blue" else "black on grey70"
    return f"[{style}]{title}{FIGURE[cell['card']['right']]}[/]"


def _symbols(cell: CellView | None, width: int, gap: str) -> str:
    if cell is None or cell["side"] == "blue":
        return " " * width
    text = gap.join(_symbol(symbol) for symbol in cell["symbols"])
    used = (2 + len(gap)) * len(cell["symbols"]) - len(gap)
    return text + " " * (width - used)


def _symbol(symbol: SymbolView) -> str:
    """Two characters: the symbol itself while empty, then what it shows or ■ (square) and ♥ (hope)."""
    colour = PAINT[symbol["colour"]]
    if symbol["square"] or symbol["chips"]:
        return f"[{colour}]{'■' if symbol['square'] else '♥'}✓[/]"
    die = symbol["die"]
    if die is None:
        return f"[{colour}]{LETTER[symbol['colour']]}{symbol['value']}[/]"
    return f"[reverse {PAINT[die['colour']]}]{die['number']}{'✓' if symbol['done'] else '/'}[/]"
