"""The table as text for a terminal of 80 columns, in Rich's markup, drawn from a view alone.

Each hex is one cell of a line; the lines in between stand half a hex lower, as the columns of the map do.
"""

from typing import Final

from skyhall.core.drawing import PLAIN, SCREEN, Voice, bare, columns, counted, cut, fit, listed
from skyhall.games.skytear.lens.shapes import DomeView, HeroView, ItemView, LeadView, MapView, PointPreview, View

CELL: Final = 4
SEATS: Final = ["orange1", "deep_sky_blue1"]  # by side
SIDES: Final = ["south", "north"]
OUTSIDER: Final = "bright_magenta"
DOME: Final = "on dark_blue"
COVER: Final = "on dark_green"
DOME_COVER: Final = "on dark_cyan"
DIGITS: Final = "⓪①②③④⑤"
LEAST_PANEL: Final = 20  # columns that the panel needs beside a map


def draw(table: View, voice: Voice = PLAIN, whole: bool = True) -> str:
    """The map with the two sides beside it, then the cards that the viewer sees; the whole adds played cards."""
    lines = _together(_map(table, voice), _panel(table, voice))
    lines += _open_cards(table, voice)
    seats = range(len(table["seats"]))
    for seat in seats:
        lines += [*_conditions(table, seat, voice), *(_played(table, seat, voice) if whole else [])]
    held = [seat for seat in seats if "hand" in table["seats"][seat]]
    for seat in held:
        hand = [_card(table, card, voice) for card in table["seats"][seat].get("hand", [])]
        head = voice.word("hand") if len(held) == 1 else voice.word("hand-of", name=voice.seat(seat, 12))
        lines += listed(f"{head}  ", counted(hand) or [voice.word("none")])
    return "\n".join(lines)


# the map


def _map(table: View, voice: Voice) -> list[str]:
    field = table["box"]["map"]
    spots = {(q, 2 * r + q): place for place, (q, r) in enumerate(zip(field["q"], field["r"], strict=True))}
    columns = range(min(field["q"]), max(field["q"]) + 1)
    rows = [row for _, row in spots]
    pieces = _pieces(table, voice)
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
    """Four characters: who stands there, then what lies there; a + if there is more than the cell can show."""
    shown = _fitting(pieces) or [(field["labels"][place], "bold yellow" if is_legal else "grey50")]
    ground = _ground(field, place)
    left = CELL - sum(len(text) for text, _ in shown)
    under = " underline" if is_legal else ""
    cell = "".join(f"[{style}{under} {ground}]{text}[/]" for text, style in shown)
    return cell + (f"[{ground or 'none'}]{' ' * left}[/]" if left > 0 else "")


def _fitting(pieces: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """As many pieces as fit into a cell; where some do not, there is a + in its last column or in place of the HP."""
    if sum(len(text) for text, _ in pieces) <= CELL:
        return pieces
    shown: list[tuple[str, str]] = []
    for text, style in pieces:
        left = CELL - 1 - sum(len(old) for old, _ in shown)
        if len(text) > left and not shown:
            text = text[:left]
        if len(text) <= left:
            shown.append((text, style))
    return [*shown, ("+", "bold white")]


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


def _pieces(table: View, voice: Voice) -> dict[int, list[tuple[str, str]]]:
    """What stands and lies on each hex, with its style."""
    field = table["box"]["map"]
    pieces: dict[int, list[tuple[str, str]]] = {place: [] for place in range(len(field["labels"]))}
    for owner in table["seats"]:
        colour = SEATS[owner["side"]]
        for hero in owner["heroes"]:
            if hero["hex"] is not None:
                style = f"bold {colour}" if hero["state"] == "ready" else colour
                pieces[hero["hex"]].append((f"{_short(hero['key'], voice)}{hero['hp']}", style))
    for number, side in enumerate(table["sides"]):
        for tower in side["towers"]:
            if tower["hp"] > 0:
                pieces[tower["hex"]].append((f"T{tower['hp']}", f"bold reverse {SEATS[number]}"))
        nexus = side["nexus"]
        name = "N" if nexus["hp"] is None else f"N{nexus['hp']}"
        pieces[nexus["hex"]].append((name, f"bold reverse {SEATS[number]}"))
    outsider = table["outsider"]
    if outsider is not None and outsider["hex"] is not None:
        pieces[outsider["hex"]].append((f"{_outsider(outsider['key'], voice)[:2]}{outsider['hp']}", f"bold {OUTSIDER}"))
    for number, side in enumerate(table["sides"]):
        for minion in side["minions"]:
            pieces[minion["hex"]].append(("m", SEATS[number]))
        for place in side["pillars"]:
            pieces[place].append(("▲", SEATS[number]))
    for owner in table["seats"]:
        for illusion in owner["illusions"]:
            pieces[illusion["hex"]].append(("◇", SEATS[owner["side"]]))
    for token in table["tokens"]:
        pieces[token["hex"]].append((DIGITS[token["number"]], "bold white"))
    for dome in table["domes"]:
        pieces[dome["hex"]].append((f"◎{_order(table, dome)}", "bold white"))
    return pieces


def _order(table: View, dome: DomeView) -> str:
    """Of two domes: the number by which it is settled, after the lanes."""
    if len(table["domes"]) < 2:
        return ""
    return DIGITS[len(table["tokens"]) + (1 if dome["first"] else 2)]


def _short(key: str, voice: Voice) -> str:
    """Two letters for a hero."""
    return voice.thing("hero", key)[:2].ljust(2, "·")


def _who(table: View, key: str, voice: Voice) -> str:
    """A hero or the outsider."""
    outsider = table["box"]["outsider"]
    return _outsider(outsider, voice) if key in ("outsider", outsider) else voice.thing("hero", key)


def _outsider(key: str, voice: Voice) -> str:
    return voice.thing("outsider", key).removeprefix("the ")


# beside the map


def _panel(table: View, voice: Voice) -> list[str]:
    active = table["active"]
    phase = voice.thing("phase", table["phase"])
    lines = [f"{voice.word('turn', n=table['turn'], of=table['turns'])} · {phase}"]
    if active["hero"] is not None:
        lines.append(f"{_who(table, active['hero'], voice)}: {voice.word('ap', n=active['ap'])}")
    for side in table["sides"]:
        for seat in sorted(side["seats"]):
            lines += _side(table, seat, voice)
    outsider = table["outsider"]
    if outsider is not None and not outsider["gone"]:
        hp = voice.word("hp", n=outsider["hp"], of=outsider["max"])
        lines.append(f"[{OUTSIDER}]{_outsider(outsider['key'], voice)}[/] {hp}")
    south, north = [voice.mark(min(side["seats"])) for side in table["sides"]]
    marks = f"{south:>3} {north:>3}"
    lines.append(f"{fit(voice.word('control'), 14)}{marks}")
    for token in table["tokens"]:
        label = table["box"]["map"]["labels"][token["hex"]]
        lines.append(_control(f"{voice.word('lane')} {DIGITS[token['number']]} {label}", token["preview"]))
    for dome in table["domes"]:
        name = f"{voice.word('dome')} {_order(table, dome)} {table['box']['map']['labels'][dome['hex']]}"
        lines.append(_control(name if len(table["domes"]) > 1 else voice.word("dome"), dome["preview"]))
    if table["victory"]:
        lines.append(f"{fit(voice.word('victory'), 14)}{marks}")
    for card in table["victory"]:
        ours, theirs = card["progress"]
        lines.append(f"{fit(voice.thing('victory', card['key']), 13)} {ours:>3} {theirs:>3} /{card['goal']}")
    resolving = table["resolving"]
    if resolving is not None:
        lines.append(f"{voice.word('now')} {_item(table, resolving, voice)}")
    lines += [voice.word("stack-top-first")] if table["stack"] else []
    return lines + [_item(table, item, voice) for item in reversed(table["stack"])]


def _side(table: View, seat: int, voice: Voice) -> list[str]:
    side = table["seats"][seat]
    mark = "▶" if table["seat_to_act"] == seat else " "
    first = "¹" if table["first"] == seat else ""
    flux = "ƒ" if first and not table["flux"]["used"] else ""
    where = voice.word(SIDES[side["side"]])
    reserve = table["sides"][side["side"]]["reserve"]
    name = f"[bold {SEATS[side['side']]}]{voice.seat(seat, 12)}[/] {where}{first}{flux}"
    told = voice.word("goods", hand=side["hand_count"], deck=side["deck_count"], minions=reserve)
    goods = f"[dim]{told}[/]"
    return [f"{mark}{name}", goods, *[_hero_line(table, seat, hero, voice) for hero in side["heroes"]]]


def _hero_line(table: View, seat: int, hero: HeroView, voice: Voice) -> str:
    """`Sakoshi 10/10 0 3 3 E11`: HP, armor, attack, mana left and place; dim when exhausted."""
    place = hero["hex"]
    where = voice.word("returns", n=hero["returns"]) if hero["returns"] else voice.word("off")
    if place is not None:
        where = table["box"]["map"]["labels"][place]
    style = SEATS[table["seats"][seat]["side"]] if place is not None else "dim"
    done = "·" if hero["state"] == "exhausted" else " "
    numbers = f"{hero['armor']} {hero['attack']} {hero['mana_left']}"
    mark = "*" if hero["conditions"] else " "
    name = fit(voice.thing("hero", hero["key"]), 7)
    return f"{done}[{style}]{name}[/]{mark}{hero['hp']:>2}/{hero['max']:<2} {numbers} {where}"


def _control(name: str, preview: PointPreview) -> str:
    """The control values now; a `?` stands for Lead cards that the viewer does not know."""
    south, north = (f"{n}{'?' if more else ''}" for n, more in zip(preview["values"], preview["unknown"], strict=True))
    return f"{fit(name, 13)} {south:>3} {north:>3}"


def _together(field: list[str], panel: list[str]) -> list[str]:
    """The panel beside the map; below a map that leaves no room for it, in two columns."""
    if SCREEN - max(columns(bare(line)) for line in field) >= LEAST_PANEL:
        return _beside(field, panel)
    half = (len(panel) + 1) // 2
    left = [fit_markup(line, SCREEN // 2) for line in panel[:half]]
    right = [*panel[half:], *[""] * half]
    return [*field, *[f"{line}{more}".rstrip() for line, more in zip(left, right, strict=False)]]


def fit_markup(line: str, width: int) -> str:
    """A line filled up to a width; its marks take no room."""
    return line + " " * max(1, width - columns(bare(line)))


def _beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns; what does not fit beside the map stands below it."""
    wide = max(columns(bare(line)) for line in left)
    beside = [line if columns(bare(line)) < SCREEN - wide else cut(bare(line), SCREEN - wide - 1) for line in right]
    lines = []
    for line, more in zip(left, beside[: len(left)] + [""] * len(left), strict=False):
        pad = " " * (wide - columns(bare(line)) + 1)
        lines.append(f"{line}{pad}{more}".rstrip() if more else line.rstrip())
    return lines + beside[len(left) :]


def _item(table: View, item: ItemView, voice: Voice) -> str:
    """A Stack item; a cross marks one that would be cancelled now."""
    mark = " " if item["legal_now"] else "×"
    kind = {"card": "card", "action": "action"}.get(item["kind"], "skill")
    what = voice.thing(kind, item["what"])
    side = voice.word(SIDES[table["seats"][item["seat"]]["side"]])
    return f"{side[0]}{mark}{what} {_who(table, item['hero'], voice)}"


# below the map


def _open_cards(table: View, voice: Voice) -> list[str]:
    lines = []
    if table["flipped"]:
        lines += listed(f"{voice.word('flipped')}: ", counted([_card(table, card, voice) for card in table["flipped"]]))
    looking = table.get("looking", [])
    if looking:
        lines += listed(f"{voice.word('you-look-at')}: ", counted([_card(table, card, voice) for card in looking]))
    return lines


def _conditions(table: View, seat: int, voice: Voice) -> list[str]:
    """The heroes with conditions."""
    found = []
    for hero in table["seats"][seat]["heroes"]:
        if hero["conditions"]:
            names = " ".join(voice.thing("condition", name) for name in hero["conditions"])
            found.append(
                f"[{SEATS[table['seats'][seat]['side']]}]{voice.thing('hero', hero['key'])}[/]* [yellow]{names}[/]"
            )
    return listed("", found, gap=" · ") if found else []


def _played(table: View, seat: int, voice: Voice) -> list[str]:
    """The cards on and under the hero cards, and the discard pile."""
    side = table["seats"][seat]
    lines: list[str] = []
    for hero in side["heroes"]:
        parts = [voice.word("played", card=voice.thing("card", card)) for card in hero["cards_on"]]
        parts += [_lead(lead, voice) for lead in hero["leads"]]
        lines += listed(f"{voice.thing('hero', hero['key'])}: ", parts) if parts else []
    discard = counted([voice.thing("card", card) for card in side["discard"]])
    return lines + (listed(f"{voice.word('discarded', name=voice.seat(seat, 12))} ", discard) if discard else [])


def _lead(lead: LeadView, voice: Voice) -> str:
    if "card" in lead:
        return voice.word("leads", card=voice.thing("card", lead["card"]))
    return voice.word("leads-unknown", source=lead["source"])


def _card(table: View, key: str, voice: Voice) -> str:
    """A card with what counts: its cost, its type and its flip modifier."""
    for face in table["box"]["cards"]:
        if face["key"] == key:
            kind = face["type"][0].upper()
            return f"{voice.thing('card', key)} [dim]{len(face['runes'])}{kind}{face['modifier']:+}[/]"
    return voice.thing("card", key)
