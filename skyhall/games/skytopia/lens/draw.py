"""The table as text for a terminal, in Rich's markup, drawn from a view alone."""

from skyhall.core.drawing import PLAIN, Voice, cut, fit, listed, unmarked
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.box.shapes import PlainPart
from skyhall.games.skytopia.lens.shapes import SeatView, SlotView, TowerView, View

STYLES = {"blue": "dodger_blue2", "gold": "gold3", "red": "red3", "purple": "medium_purple3"}
MARKS = {"blue": "★", "gold": "●", "red": "⚙", "purple": "◆"}
SEATS = ["bold white", "bold green", "bold yellow", "bold bright_black"]
COATS = {"gryphon": "♞", "lily": "⚜", "key": "⚿", "moon": "☾"}
CELL = 18
NAME = 12
REWARDS = {
    "set": "{pp} PP a set of {colours}",
    "highest": "{pp} PP a card of the highest tower",
    "lowest": "{pp} PP a card of the lowest tower",
    "towers_of": "{pp} PP a tower of {size} cards or more",
    "heights": "{pp} PP a different tower height",
    "coats_in": "{pp} PP a coat in the {colour} tower",
    "most_coat": "{pp} PP a card of the commonest coat",
    "coat_sets": "{pp} PP a full set of coats",
}
ACTS = {
    "pp": "{n} PP",
    "coins": "{n}●",
    "pp_per": "{n} PP/{count}≤{max}",
    "coins_per": "{n}●/{count}≤{max}",
    "trade": "{coins}●→{pp} PP ×{times}",
    "rotate": "↻{steps} ×{golems}",
    "redirect": "move golem",
    "recall": "recall +{coins}●",
    "add": "add {where}{cost}",
    "top": "use a tower top",
    "line": "use a card in line",
    "end_pp": "{n} PP at end",
}
WHERE: dict[int | str, str] = {"mine": "with your golem", "free": "without golem"}


def draw(table: View, voice: Voice = PLAIN, whole: bool = True) -> str:
    """Round and dial, market in rows, guildmasters, then every city; folded, the cities are a line each."""
    parts = [*headline(table, voice), *market(table, voice), *guildmasters(table, voice)]
    for seat in table["seats"]:
        parts.append(city(table, seat, voice))
        parts += [line for built in seat["towers"] for line in tower(built)] if whole else []
    return "\n".join(parts)


def headline(table: View, voice: Voice) -> list[str]:
    """The round, and the chronometer with the price of each face and the round in which it will be done."""
    last = table["last_round"]
    ends = ["[bold red]last round[/]"] if table["final_round"] else [f"ends after round {last}"] if last else []
    faces = []
    dial = table["chronometer"]
    for face, told in sorted(dial["prices"].items(), key=lambda item: item[1]["steps"]):
        if told["price"] is not None:
            faces.append(f"[bold]{face}[/] {told['price']}●→r{table['round'] + told['steps']}")
    first = f"Round {table['round']} · start marker: {voice.seat(table['first'], 16)} · {table['phase']}"
    return [" · ".join([first, *ends]), *listed("Dial  ", faces)]


def market(table: View, voice: Voice) -> list[str]:
    """Rows as lines, so that cards of one line stand side by side; colours as columns."""
    slots = {(slot["colour"], slot["row"]): slot for slot in table["market"]["slots"]}
    decks = {deck["colour"]: deck["left"] for deck in table["decks"]}
    lines = ["  " + " ".join(paint(STYLES[c], f"{MARKS[c]} {c}, {decks[c]} left") for c in COLOURS).rstrip()]
    for row in range(1, table["market"]["rows"] + 1):
        cells = [slot_cell(slots[colour, row], table, voice) for colour in COLOURS]
        for part in range(3):
            line = " ".join(cell[part] for cell in cells)
            if part < 2 or line.strip():
                lines.append(f"{row if part == 0 else ' '} {line}".rstrip())
    return lines


def slot_cell(slot: SlotView, table: View, voice: Voice) -> list[str]:
    """A market card: name and coat, effect, and the golems by the round in which they finish, leader first."""
    card = slot["card"]
    if card is None:
        return [paint("dim", "– empty –"), paint("", ""), paint("", "")]
    style = STYLES[slot["colour"]]
    name = paint(f"bold {style}", f"{COATS.get(card['coat'], card['coat'][:1])} {unmarked(card['name'])}")
    return [name, paint("", effect_text(card["effect"])), golem_queue(slot, table, voice)]


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


def effect_text(effect: list[PlainPart]) -> str:
    """An effect in a few signs."""
    return ", ".join(part_text(part) for part in effect)


def part_text(part: PlainPart) -> str:
    """A primitive in a few signs."""
    cost = f" {part['cost']}●" if part.get("cost") else ""
    return ACTS[str(part["do"])].format(**{**part, "where": WHERE.get(part.get("from", "")), "cost": cost})


def guildmasters(table: View, voice: Voice) -> list[str]:
    """The three guildmasters and what they would pay each seat."""
    lines = []
    for master in table["guildmasters"]:
        score = master["score"]
        colours = score.get("colours")
        pair = " and ".join(colours) if isinstance(colours, list) else ""
        rule = REWARDS[str(score["by"])].format(**{**score, "colours": pair})
        now = "  ".join(f"{voice.mark(seat)} {points}" for seat, points in enumerate(master["now"]))
        lines.append(f"[bold]{fit(unmarked(master['name']), 16)}[/] {fit(rule, 36)} {now}")
    return lines


def city(table: View, seat: SeatView, voice: Voice) -> str:
    """A seat: what it has and is worth, and the heights of its towers."""
    mark = "▶" if table["active"] == seat["seat"] else " "
    name = fit(voice.seat(seat["seat"]), NAME)
    head = f"{mark}[{SEATS[seat['seat']]}]{voice.mark(seat['seat'])} {name}[/]"
    heights = " ".join(
        f"[{STYLES[built['colour']]}]{MARKS[built['colour']]}{built['size']}[/]" for built in seat["towers"]
    )
    tile = seat["tile"]
    ability = "" if tile is None else tile["name"] or f"{tile['colour']} tile"
    has = f"{seat['pp']:>2} PP {seat['coins']:>2}● {seat['supply']} home {seat['golems_out']} out"
    line = f"{head} {has} {heights} worth {seat['score_now']['total']}"
    return f"{line} [dim]{cut(unmarked(ability), 16)}[/]" if ability else line


def tower(built: TowerView) -> list[str]:
    """A tower from its foundation upwards, if anything stands on it."""
    names = [f"{COATS.get(level['coat'] or '', '')} {unmarked(level['name'])}" for level in built["levels"][1:]]
    sign = "!" if built["waiting"] else " "
    head = f"  {sign}[{STYLES[built['colour']]}]{MARKS[built['colour']]} {built['colour']:<7}[/]"
    return listed(head, names, gap=" · ") if names else []
