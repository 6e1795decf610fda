"""The table as text for a terminal of 100 columns, in Rich's markup, drawn from a view alone.

Each hex is one cell of a line; the lines in between stand half a hex lower, as the columns of the map do.
"""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from skyhall.games.skytear.shapes import HeroView, ItemView, LeadView, MapView, PointPreview, View

WIDTH: Final = 100
CELL: Final = 6
SIDE: Final = 22
SEATS: Final = ["orange1", "deep_sky_blue1"]
SIDES: Final = ["South", "North"]
OUTSIDER: Final = "bright_magenta"
DOME: Final = "on dark_blue"
COVER: Final = "on dark_green"
DOME_COVER: Final = "on dark_cyan"
DIGITS: Final = "⓪①②③"


def draw(view: Mapping[str, object]) -> str:
    """Map and side panel, then what lies open, then the two sides."""
    table = msgspec.convert(view, View)
    lines = _beside(_map(table), _panel(table))
    lines += [_legend(), "", *_open_cards(table)]
    for seat in (0, 1):
        lines += _side(table, seat)
    return "\n".join(lines)


# the map


def _map(table: View) -> list[str]:
    field = table["box"]["map"]
    spots = {(q, 2 * r + q): place for place, (q, r) in enumerate(zip(field["q"], field["r"], strict=True))}
    columns = range(min(field["q"]), max(field["q"]) + 1)
    rows = [row for _, row in spots]
    pieces = _pieces(table)
    legal = {word.get("hex", -1) for word in table["legal"]}
    white = {(a, b) for a, b in field["white"]} | {(b, a) for a, b in field["white"]}
    lines = []
    for row in range(min(rows), max(rows) + 1):
        parts = []
        for q in columns:
            place = spots.get((q, row), -1)
            if place >= 0:
                parts.append(_cell(field, place, pieces[place], place in legal))
            else:
                above, below = spots.get((q, row - 1), -1), spots.get((q, row + 1), -1)
                parts.append(_gap(field, above, below, (above, below) in white))
            parts.append(_seam(spots, white, q, row))
        lines.append("".join(parts))
    return lines


def _cell(field: MapView, place: int, pieces: list[tuple[str, str]], is_legal: bool) -> str:
    """Six characters: who stands there, and in the last one what lies there."""
    shown = pieces[:CELL] or [(field["labels"][place], "bold yellow" if is_legal else "grey50")]
    ground = _ground(field, place)
    left = CELL - sum(len(text) for text, _ in shown)
    under = " underline" if is_legal else ""
    cell = "".join(f"[{style}{under} {ground}]{text}[/]" for text, style in shown)
    return cell + (f"[{ground or 'none'}]{' ' * left}[/]" if left > 0 else "")


def _ground(field: MapView, place: int) -> str:
    if field["dome"][place]:
        return DOME_COVER if field["cover"][place] else DOME
    return COVER if field["cover"][place] else "on grey7"


def _gap(field: MapView, above: int, below: int, is_white: bool) -> str:
    """Between a hex and the one south of it."""
    if is_white:
        return f"[bold white]{'━' * CELL}[/]"
    inside = above >= 0 and below >= 0 and field["dome"][above] and field["dome"][below]
    return f"[{DOME}]{' ' * CELL}[/]" if inside else " " * CELL


def _seam(spots: dict[tuple[int, int], int], white: set[tuple[int, int]], q: int, row: int) -> str:
    """Between a column and the next: a white edge, if one of the two slanting edges here is white."""
    here = spots.get((q, row), -1)
    if here >= 0:
        pairs = [(here, spots.get((q + 1, row + d), -1)) for d in (-1, 1)]
    else:
        there = spots.get((q + 1, row), -1)
        pairs = [(spots.get((q, row + d), -1), there) for d in (-1, 1)]
    return "[bold white]┃[/]" if any(pair in white for pair in pairs) else " "


def _pieces(table: View) -> dict[int, list[tuple[str, str]]]:
    """What stands and lies on each hex, with its style."""
    field = table["box"]["map"]
    pieces: dict[int, list[tuple[str, str]]] = {place: [] for place in range(len(field["labels"]))}
    for seat, side in enumerate(table["seats"]):
        for hero in side["heroes"]:
            if hero["hex"] is not None:
                style = f"bold {SEATS[seat]}" if hero["state"] == "ready" else SEATS[seat]
                pieces[hero["hex"]].append((f"{hero['key'].capitalize()[:3]}{hero['hp']}", style))
        for tower in side["towers"]:
            if tower["hp"] > 0:
                pieces[tower["hex"]].append((f"T{tower['hp']}", f"bold reverse {SEATS[seat]}"))
        nexus = side["nexus"]
        name = "N" if nexus["hp"] is None else f"N{nexus['hp']}"
        pieces[nexus["hex"]].append((name, f"bold reverse {SEATS[seat]}"))
    outsider = table["outsider"]
    if outsider is not None and outsider["hex"] is not None:
        pieces[outsider["hex"]].append((f"{outsider['key'].capitalize()[:3]}{outsider['hp']}", f"bold {OUTSIDER}"))
    for seat, side in enumerate(table["seats"]):
        for minion in side["minions"]:
            pieces[minion["hex"]].append(("m", SEATS[seat]))
        for place in side["pillars"]:
            pieces[place].append(("▲", SEATS[seat]))
        for illusion in side["illusions"]:
            pieces[illusion["hex"]].append(("◇", SEATS[seat]))
    for token in table["tokens"]:
        pieces[token["hex"]].append((DIGITS[token["number"]], "bold white"))
    if table["dome"] is not None:
        pieces[table["dome"]["hex"]].append(("◎", "bold white"))
    return pieces


# beside the map


def _panel(table: View) -> list[str]:
    active = table["active"]
    lines = [f"Turn {table['turn']} of {table['turns']}", table["phase"].capitalize()]
    if active["hero"] is not None:
        lines.append(f"{_title(active['hero'])}: {active['ap']} AP")
    lines += ["", "Control      S   N"]
    for token in table["tokens"]:
        label = table["box"]["map"]["labels"][token["hex"]]
        lines.append(_control(f"lane {DIGITS[token['number']]} {label}", token["preview"]))
    if table["dome"] is not None:
        lines.append(_control("dome", table["dome"]["preview"]))
    if table["victory"]:
        lines += ["", "Victory      S  N  of"]
    for card in table["victory"]:
        name = _title(card["key"])[:12]
        south, north = card["progress"]
        lines.append(f"{name:<12} {south}  {north}  {card['goal']}")
    resolving = table["resolving"]
    if resolving is not None:
        lines += ["", "Resolving", _item(resolving)]
    if table["stack"]:
        lines += ["", "Stack, top first"]
    lines += [_item(item) for item in reversed(table["stack"])]
    return lines


def _control(name: str, preview: PointPreview) -> str:
    """The control values now; a `?` stands for Lead cards that the viewer does not know."""
    south, north = (f"{n}{'?' if more else ''}" for n, more in zip(preview["values"], preview["unknown"], strict=True))
    return f"{name:<10} {south:>3} {north:>3}"


def _beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns; the left one is as wide as it is drawn."""
    many = max(len(left), len(right))
    right = right + [""] * (many - len(right))
    return [f"{line} {right[i][:SIDE]}".rstrip() for i, line in enumerate(left)] + right[len(left) :]


def _legend() -> str:
    return (
        f"[dim]Yam16 hero · m minion · ▲ pillar · ◇ illusion · T N buildings · ① lane token · ◎ dome[/] "
        f"[{DOME}]dome[/] [{COVER}]cover[/]"
    )


def _item(item: ItemView) -> str:
    """A Stack item; a cross marks one that would be cancelled now."""
    mark = " " if item["legal_now"] else "×"
    return f"{SIDES[item['seat']][0]}{mark}{_title(item['what'])} {_title(item['hero'])}"


# below the map


def _open_cards(table: View) -> list[str]:
    lines = []
    if table["flipped"]:
        lines += _listed("Flipped: ", [_card(table, card) for card in table["flipped"]])
    looking = table.get("looking", [])
    if looking:
        lines += _listed("You look at: ", [_card(table, card) for card in looking])
    return lines


def _side(table: View, seat: int) -> list[str]:
    side = table["seats"][seat]
    flux = "" if table["flux"]["used"] else " with Skytear Flux"
    first = f" · first player{flux}" if table["first"] == seat else ""
    mark = "▶" if table["seat_to_act"] == seat else " "
    lines = [
        f"{mark}[bold {SEATS[seat]}]{SIDES[seat]}[/] · hand {side['hand_count']} · deck {side['deck_count']} · "
        f"discard {len(side['discard'])} · reserve {side['reserve']}{first}"
    ]
    for hero in side["heroes"]:
        lines += [_hero_line(table, seat, hero), *_hero_cards(hero)]
    if "hand" in side:
        lines += _listed("Hand: ", [_card(table, card) for card in side["hand"]])
    return lines


def _hero_line(table: View, seat: int, hero: HeroView) -> str:
    place = hero["hex"]
    where = f"back on {hero['returns']}" if hero["returns"] else "off"
    if place is not None:
        where = table["box"]["map"]["labels"][place]
    style = SEATS[seat] if place is not None else "dim"
    parts = [
        f"   [{style}]{_title(hero['key']):<9}[/] {hero['hp']:>2}/{hero['max']:<2} HP {hero['armor']} armor "
        f"{hero['attack']} attack {hero['mana_left']} mana {hero['state']:<9} {where:<4}"
    ]
    if hero["conditions"]:
        parts.append("[yellow]" + " ".join(_title(name) for name in hero["conditions"]) + "[/]")
    return " ".join(parts)


def _hero_cards(hero: HeroView) -> list[str]:
    """The cards on and under a hero card."""
    on = _listed("          played: ", [_title(card) for card in hero["cards_on"]]) if hero["cards_on"] else []
    under = _listed("          leads: ", [_lead(lead) for lead in hero["leads"]]) if hero["leads"] else []
    return on + under


def _lead(lead: LeadView) -> str:
    return _title(lead["card"]) if "card" in lead else f"? from {lead['source']}"


def _listed(head: str, things: list[str]) -> list[str]:
    """Things in lines that fit, equal ones once with their number."""
    counts = {thing: things.count(thing) for thing in things}
    lines = ["   " + head]
    for thing, count in counts.items():
        text = thing if count == 1 else f"{count} {thing}"
        if len(_bare(lines[-1])) + len(_bare(text)) > WIDTH - 2:
            lines.append(" " * (3 + len(head)))
        lines[-1] += text + "  "
    return [line.rstrip() for line in lines] if things else [lines[0] + "none"]


def _bare(text: str) -> str:
    """A text without its markup."""
    return re.sub(r"\[[^\]]*\]", "", text)


def _card(table: View, key: str) -> str:
    """A card with what counts: its cost, its type and its flip modifier."""
    for face in table["box"]["cards"]:
        if face["key"] == key:
            return f"{_title(key)} [dim]({len(face['runes'])} {face['type'][0].upper()} {face['modifier']:+})[/]"
    return _title(key)


def _title(key: str) -> str:
    """A key for the eye: `dragon-punch` is Dragon Punch."""
    return key.replace("-", " ").title()
