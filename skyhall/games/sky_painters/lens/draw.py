"""The table as text for a terminal, in Rich's markup, drawn from a view alone."""

from skyhall.core.drawing import PLAIN, SCREEN, Voice, cut, fit, listed, unmarked
from skyhall.games.sky_painters.box.options import DUEL
from skyhall.games.sky_painters.lens.shapes import CardView, CellView, Price, SeatView, SymbolView, TileView, View

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
    lines = [_heading(table, voice), *_pool(table, voice), *_cards(table, voice), *_tiles(table, voice)]
    for seat, player in enumerate(table["seats"]):
        lines += _player(table, seat, player, voice)
        if whole or seat == own:
            lines += [*_belongings(player, voice), *_sky(player, voice)]
    return "\n".join(lines)


def _heading(table: View, voice: Voice) -> str:
    result = table["result"]
    if result is not None:
        winners = voice.seats(result["winners"])
        how = voice.thing("end", result["how"])
        told = voice.word("over", how=how, names=cut(winners, 40)) if winners else voice.word("over-nobody", how=how)
        return f"[bold]{told}[/]"
    idle, most = table["idle_turns"], table["idle_limit"]
    parts = [
        voice.word("extra-turn", n=table["turn"]) if table["is_extra"] else voice.word("turn", n=table["turn"]),
        f"[bold {SEATS[table['active']]}]{voice.seat(table['active'], 20)}[/]",
        voice.word("step", n=table["step"]),
        *([f"[bold red]{voice.word('critical')}[/]"] if table["critical"] else []),
        *([f"[red]{voice.word('idle-turns', n=idle, most=most)}[/]"] if idle else []),
    ]
    return " · ".join(parts)


def _pool(table: View, voice: Voice) -> list[str]:
    pool = []
    for colour, counts in table["pool"].items():
        numbers = "".join(str(number + 1) * count for number, count in enumerate(counts))
        pool.append(f"[{PAINT[colour]}]{LETTER[colour]}[/] {numbers or '–'}")
    lines = listed(_head("pool", voice), pool)
    hand = table["hand"]
    if hand is not None:
        colour = voice.thing("colour", hand["colour"])
        lines.append(f"{_head('in-hand', voice)}[{PAINT[hand['colour']]}]{colour}[/] {hand['number']}")
    return lines


def _head(key: str, voice: Voice) -> str:
    """What stands before a line of the table, in a column."""
    return fit(voice.word(key), 10)


def _goods(cost: Price, voice: Voice) -> str:
    return voice.word("price", spots=cost["spots"], hope=cost["hope"])


def _title(kind: str, tile: CardView | TileView, voice: Voice) -> str:
    """A thing by its name in the catalogue; by that of the box without one."""
    return unmarked(tile["title"]) if voice.speaks is None else voice.thing(kind, tile["id"])


def _cards(table: View, voice: Voice) -> list[str]:
    lines = []
    for place in table["offer"]:
        hope = f" [magenta]♥{place['hope']}[/]" if place["hope"] else ""
        lines.append(f"{_head(place['pos'], voice)}{_card(place['card'], voice)}{hope}")
    of = voice.word("of-deck", n=table["deck_count"])
    return [*lines, f"{_head('top', voice)}{_card(table['deck_top'], voice)} [dim]{of}[/]"]


def _tiles(table: View, voice: Voice) -> list[str]:
    """Painters and halo tokens with their prices."""
    painters = []
    for offer in table["painters"]:
        tile, total = offer["tile"], offer["total_cost"]
        if tile is not None and total is not None:
            icons = _icons(tile["leader"], tile["hope"], tile["points"])
            name = cut(_title("painter", tile, voice), 20)
            painters.append(f"[bold]{name}[/] {_goods(total, voice)}{icons}")
    pile = table["pile_top"]
    next_one = "–" if pile is None else cut(_title("painter", pile, voice), 20)
    painters.append(f"[dim]{voice.word('then', name=next_one, n=table['pile_count'])}[/]")
    spaces = [cut(_title("halo", token, voice), 18) for token in table["halo"]["spaces"] if token]
    next_cost = table["halo"]["next_cost"]
    halos = spaces or [voice.word("none")]
    halos += [voice.word("each-for", price=_goods(next_cost, voice))] if next_cost and spaces else []
    halos += [f"[dim]{voice.word('clouds-left', n=table['clouds_supply'])}[/]"]
    cost = voice.word("top-card-for", price=_goods(table["top_cost"], voice))
    halos += [f"[dim]{cost}[/]"] if table["deck_top"] else []
    lines = [*listed(_head("painters", voice), painters), *listed(_head("halos", voice), halos)]
    if table["drawn_count"]:
        drawn = [_title("halo", token, voice) for token in table["drawn"]]
        lines += listed(_head("drawn", voice), drawn or [voice.word("tokens", n=table["drawn_count"])])
    return lines


def _icons(leader: bool, hope: int, points: int) -> str:
    parts = ["♛"] if leader else []
    parts += [f"♡{hope}"] if hope else []
    parts += [f"★{points}"] if points else []
    return f" [dim]{' '.join(parts)}[/]" if parts else ""


def _card(card: CardView | None, voice: Voice) -> str:
    if card is None:
        return "–"
    symbols = " ".join(
        f"[{PAINT[text.split()[0]]}]{LETTER[text.split()[0]]}{text.split()[1]}[/]" for text in card["symbols"]
    )
    edges = FIGURE[card["left"]] + ("☁" if card["cloud"] else "·") + FIGURE[card["right"]]
    limit = "" if card["limit"] == "none" else f" {voice.word(card['limit'])}"
    reward = f"+{card['spots']}{_icons(card['leader'], card['hope'], card['star'])}"
    return f"{fit(_title('card', card, voice), 17)} {symbols} [dim]{edges}{limit}[/] {reward}"


def _player(table: View, seat: int, player: SeatView, voice: Voice) -> list[str]:
    mark = "▶" if table["active"] == seat else " "
    leader = "[bold yellow]♛[/]" if table["leader"] == seat else " "
    over = f"[red]{player['spots']}[/]" if player["spots"] > player["spot_limit"] else str(player["spots"])
    block = player["best_block"]
    points = [] if table["variant"] == DUEL else [f"{voice.word('points', n=player['points_now']['total']):>8}"]
    parts = [
        *points,
        f"{voice.word('spots')} {over}/{player['spot_limit']}",
        f"{voice.word('hope')} {player['hope']}",
        f"{voice.word('clouds')} {player['clouds']}",
        f"♡{player['hope_total']}→{player['next_activation']}",
        f"{voice.word('painters')} {len(player['painters'])}/{table['painters_to_win']}",
        f"3×3 {block['done']}/9",
    ]
    return listed(f"{mark}[bold {SEATS[seat]}]{fit(voice.seat(seat), 10)}[/]{leader}", parts, gap=" ")


def _belongings(player: SeatView, voice: Voice) -> list[str]:
    """Painters and halo tokens of a player."""
    tiles = [_title("painter", tile, voice) for tile in player["painters"]]
    tiles += [_title("halo", halo["token"], voice) for halo in player["halos"]]
    return listed(f"  {voice.word('has')} ", [f"[dim]{title}[/]" for title in tiles]) if tiles else []


def _sky(player: SeatView, voice: Voice) -> list[str]:
    """The cards in their places: blue ones by name, grey ones by name and symbols."""
    cells = {(cell["x"], cell["y"]): cell for cell in player["cells"]}
    columns = sorted({x for x, _ in cells})
    count = columns[-1] - columns[0] + 1
    width = min(WIDE, (SCREEN - 2) // count - 1)
    lines = []
    for y in sorted({y for _, y in cells}, reverse=True):
        row = [cells.get((x, y)) for x in range(columns[0], columns[-1] + 1)]
        lines.append("  " + " ".join(_name(cell, width, voice) for cell in row))
        if any(cell is not None and cell["side"] == "grey" for cell in row):
            lines.append("  " + " ".join(_symbols(cell, width) for cell in row))
    return lines


def _name(cell: CellView | None, width: int, voice: Voice) -> str:
    if cell is None:
        return " " * width
    left, right = FIGURE[cell["card"]["left"]], FIGURE[cell["card"]["right"]]
    style = "white on blue" if cell["side"] == "blue" else "black on grey70"
    return f"[{style}]{left}{fit(_title('card', cell['card'], voice), width - 2)}{right}[/]"


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
