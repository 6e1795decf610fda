"""The table as text for a terminal, in Rich's markup, drawn from a view alone."""

from skyhall.core.drawing import PLAIN, Voice, cut, fit, listed, unmarked
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.box.shapes import PlainPart, PlainScore
from skyhall.games.skytopia.lens.shapes import SeatView, SlotView, TileView, TowerView, View
from skyhall.games.skytopia.lens.wording import all_of

STYLES = {"blue": "dodger_blue2", "gold": "gold3", "red": "red3", "purple": "medium_purple3"}
MARKS = {"blue": "★", "gold": "●", "red": "⚙", "purple": "◆"}
SEATS = ["bold white", "bold green", "bold yellow", "bold bright_black"]
COATS = {"gryphon": "♞", "lily": "⚜", "key": "⚿", "moon": "☾"}
CELL = 18
NAME = 12


def draw(table: View, voice: Voice = PLAIN, whole: bool = True) -> str:
    """Round and dial, market in rows, guildmasters, then every city; folded, the cities are a line each."""
    parts = [*headline(table, voice), *market(table, voice), *guildmasters(table, voice)]
    for seat in table["seats"]:
        parts.append(city(table, seat, voice))
        parts += [line for built in seat["towers"] for line in tower(built, voice)] if whole else []
    return "\n".join(parts)


def headline(table: View, voice: Voice) -> list[str]:
    """The round, and the chronometer with the price of each face and the round in which it will be done."""
    last = table["last_round"]
    ends = [f"[bold red]{voice.word('last-round')}[/]"] if table["final_round"] else []
    ends = ends or ([voice.word("ends-after", n=last)] if last else [])
    faces = []
    dial = table["chronometer"]
    for face, told in sorted(dial["prices"].items(), key=lambda item: item[1]["steps"]):
        if told["price"] is not None:
            faces.append(f"[bold]{face}[/] {told['price']}●→r{table['round'] + told['steps']}")
    first = [voice.word("round", n=table["round"]), voice.word("start-marker", name=voice.seat(table["first"], 16))]
    parts = [*first, voice.thing("phase", table["phase"]), *ends]
    return [*listed("", parts, gap=" · "), *listed(f"{voice.word('dial')}  ", faces)]


def market(table: View, voice: Voice) -> list[str]:
    """Rows as lines, so that cards of one line stand side by side; colours as columns."""
    slots = {(slot["colour"], slot["row"]): slot for slot in table["market"]["slots"]}
    decks = {deck["colour"]: deck["left"] for deck in table["decks"]}
    lines = ["  " + " ".join(paint(STYLES[c], f"{MARKS[c]} {_deck(c, decks[c], voice)}") for c in COLOURS).rstrip()]
    for row in range(1, table["market"]["rows"] + 1):
        cells = [slot_cell(slots[colour, row], table, voice) for colour in COLOURS]
        for part in range(3):
            line = " ".join(cell[part] for cell in cells)
            if part < 2 or line.strip():
                lines.append(f"{row if part == 0 else ' '} {line}".rstrip())
    return lines


def _deck(colour: str, left: int, voice: Voice) -> str:
    return voice.word("deck", colour=voice.thing("colour", colour), n=left)


def slot_cell(slot: SlotView, table: View, voice: Voice) -> list[str]:
    """A market card: name and coat, effect, and the golems by the round in which they finish, leader first."""
    card = slot["card"]
    if card is None:
        return [paint("dim", f"– {voice.word('empty')} –"), paint("", ""), paint("", "")]
    style = STYLES[slot["colour"]]
    name = paint(
        f"bold {style}", f"{COATS.get(card['coat'], card['coat'][:1])} {_card(card['id'], card['name'], voice)}"
    )
    return [name, paint("", effect_text(card["effect"], voice)), golem_queue(slot, table, voice)]


def golem_queue(slot: SlotView, table: View, voice: Voice) -> str:
    """`A4→r9`: the golem of seat A shows 4 and is done in round 9; those that cannot win are dim."""
    final = table["last_round"] or table["round_limit"]
    words = [f"{voice.mark(golem['seat'])}{golem['face']}→r{golem['finish_round']}" for golem in slot["golems"]]
    if len(" ".join(words)) > CELL:
        words = [word.split("→")[0] for word in words]
    text = ""
    for place, (golem, word) in enumerate(zip(slot["golems"], words, strict=True)):
        lost = place > 0 or golem["finish_round"] > final
        text += f"[{'dim' if lost else SEATS[golem['seat']]}]{word}[/] "
    return text + " " * max(0, CELL - len(" ".join(words)) - bool(words))


def paint(style: str, text: str) -> str:
    """A cell of fixed width."""
    padded = fit(text, CELL)
    return f"[{style}]{padded}[/]" if style else padded


def effect_text(effect: list[PlainPart], voice: Voice) -> str:
    """An effect in a few signs."""
    return ", ".join(part_text(part, voice) for part in effect)


def part_text(part: PlainPart, voice: Voice) -> str:
    """A primitive in a few signs."""
    told: dict[str, object] = {key: value for key, value in part.items() if key != "do"}
    return voice.word(f"do-{part['do']}", **{"cost": 0, **told})


def _card(card: str, name: str, voice: Voice) -> str:
    """By its name in the catalogue; by that of the box without one."""
    return unmarked(name) if voice.speaks is None else voice.thing("card", card)


def guildmasters(table: View, voice: Voice) -> list[str]:
    """The three guildmasters and what they would pay each seat."""
    lines = []
    for master in table["guildmasters"]:
        rule = _reward(master["score"], voice)
        now = "  ".join(f"{voice.mark(seat)} {points}" for seat, points in enumerate(master["now"]))
        lines.append(f"[bold]{fit(voice.thing('guildmaster', master['id']), 16)}[/] {fit(rule, 36)} {now}")
    return lines


def _reward(score: PlainScore, voice: Voice) -> str:
    told: dict[str, object] = {key: value for key, value in score.items() if key != "by"}
    colours = [voice.thing("colour", colour) for colour in score.get("colours", [])]
    told["colours"] = ", ".join(colours) if voice.speaks is None else all_of(colours, voice.speaks)
    if "colour" in score:
        told["colour"] = voice.thing("colour", str(score["colour"]))
    return voice.word(f"by-{score['by']}", **told)


def city(table: View, seat: SeatView, voice: Voice) -> str:
    """A seat: what it has and is worth, and the heights of its towers."""
    mark = "▶" if table["active"] == seat["seat"] else " "
    name = fit(voice.seat(seat["seat"]), NAME)
    head = f"{mark}[{SEATS[seat['seat']]}]{voice.mark(seat['seat'])} {name}[/]"
    heights = " ".join(
        f"[{STYLES[built['colour']]}]{MARKS[built['colour']]}{built['size']}[/]" for built in seat["towers"]
    )
    tile = seat["tile"]
    golems = voice.word("golems", home=seat["supply"], out=seat["golems_out"])
    has = f"{voice.word('pp', n=seat['pp']):>5} {seat['coins']:>2}● {golems}"
    line = f"{head} {has} {heights} {voice.word('worth', n=seat['score_now']['total'])}"
    return line if tile is None else f"{line} [dim]{cut(_tile(tile, voice), 16)}[/]"


def _tile(tile: TileView, voice: Voice) -> str:
    if tile["side"] is None:
        return voice.word("tile", colour=voice.thing("colour", tile["colour"]))
    return voice.thing("ability", f"{tile['colour']}-{tile['side']}")


def tower(built: TowerView, voice: Voice) -> list[str]:
    """A tower from its foundation upwards, if anything stands on it."""
    names = [
        f"{COATS.get(level['coat'] or '', '')} {_card(level['card'] or '', level['name'], voice)}"
        for level in built["levels"][1:]
    ]
    sign = "!" if built["waiting"] else " "
    colour = built["colour"]
    head = f"  {sign}[{STYLES[colour]}]{MARKS[colour]} {fit(voice.thing('colour', colour), 7)}[/]"
    return listed(head, names, gap=" · ") if names else []
