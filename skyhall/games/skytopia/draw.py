"""The table as text for a terminal of 100 columns, in Rich's markup, drawn from a view alone."""

from collections.abc import Mapping

import msgspec

from skyhall.games.skytopia.shapes import Part, SeatView, SlotView, TowerView, View

COLOURS = ["blue", "gold", "red", "purple"]
STYLES = {"blue": "dodger_blue2", "gold": "gold3", "red": "red3", "purple": "medium_purple3"}
MARKS = {"blue": "★", "gold": "●", "red": "⚙", "purple": "◆"}
SEATS = ["bold white", "bold green", "bold yellow", "bold bright_black"]
COATS = {"gryphon": "♞", "lily": "⚜", "key": "⚿", "moon": "☾"}
CELL = 23
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
ACTS = {"redirect": "move golem", "top": "use a tower top", "line": "use a card in line"}


def draw(view: Mapping[str, object]) -> str:
    """Round and dial, guildmasters, market in rows, then every city."""
    table = msgspec.convert(view, View)
    parts = [
        *headline(table),
        "",
        *market(table),
        "",
        *guildmasters(table),
        "",
        *[line for seat in table["seats"] for line in city(table, seat)],
    ]
    return "\n".join([*parts, *question(table), *result(table)])


def headline(table: View) -> list[str]:
    """The round, and the chronometer with the price of each face and the round in which it will be done."""
    last = table["last_round"]
    ends = "[bold red]last round[/]" if table["final_round"] else f"ends after round {last}" if last else ""
    first = f"round {table['round']} · start marker: {table['first']} · {table['phase']}"
    faces = []
    dial = table["chronometer"]
    for face, told in sorted(dial["prices"].items(), key=lambda item: item[1]["steps"]):
        if told["price"] is None:
            faces.append(f"[dim strike]{face}[/]")
        else:
            faces.append(f"[bold]{face}[/] {told['price']}● →{table['round'] + told['steps']}")
    return [f"[bold]Skytopia[/] · {first}  {ends}".rstrip(), "Dial  " + "  ".join(faces)]


def market(table: View) -> list[str]:
    """Rows as lines, so that cards of one line stand side by side; colours as columns."""
    slots = {(slot["colour"], slot["row"]): slot for slot in table["market"]["slots"]}
    decks = {deck["colour"]: deck["left"] for deck in table["decks"]}
    heads = [paint(STYLES[c], f"{MARKS[c]} {c}, {decks[c]} in the deck") for c in COLOURS]
    lines = ["   " + " ".join(heads)]
    for row in range(1, table["market"]["rows"] + 1):
        cells = [slot_cell(slots[colour, row], table) for colour in COLOURS]
        for part in range(3):
            label = f" {row} " if part == 0 else "   "
            lines.append(label + " ".join(cell[part] for cell in cells))
    return lines


def slot_cell(slot: SlotView, table: View) -> list[str]:
    """A market card: name and coat, effect, and the golems by the round in which they finish, leader first."""
    card = slot["card"]
    if card is None:
        return [paint("dim", "– empty –"), paint("", ""), paint("", "")]
    style = STYLES[slot["colour"]]
    name = paint(f"bold {style}", f"{COATS.get(card['coat'], card['coat'][:1])} {card['name']}")
    return [name, paint("", effect_text(card["effect"])), golem_queue(slot, table)]


def golem_queue(slot: SlotView, table: View) -> str:
    """`0:4→9`: seat 0 shows 4 and is done in round 9; those that cannot win are dim; a crowd is written short."""
    written = 0
    text = ""
    final = table["last_round"] or table["round_limit"]
    for place, golem in enumerate(slot["golems"]):
        done = f"→{golem['finish_round']}" if len(slot["golems"]) <= 3 else ""
        word = f"{golem['seat']}:{golem['face']}{done} "
        lost = place > 0 or golem["finish_round"] > final
        text += f"[{'dim' if lost else SEATS[golem['seat']]}]{word}[/]"
        written += len(word)
    return text + " " * max(0, CELL - written)


def paint(style: str, text: str) -> str:
    """A cell of fixed width."""
    padded = text[:CELL].ljust(CELL)
    return f"[{style}]{padded}[/]" if style else padded


def effect_text(effect: list[Part]) -> str:
    """An effect in a few signs."""
    return ", ".join(part_text(part) for part in effect)


def part_text(part: Part) -> str:
    """A primitive in a few signs."""
    do = part["do"]
    if do in ("pp", "coins", "end_pp"):
        return f"{part['n']}{'●' if do == 'coins' else ' PP at end' if do == 'end_pp' else ' PP'}"
    if do in ("pp_per", "coins_per"):
        return f"{part['n']}{'●' if do == 'coins_per' else ' PP'}/{part['count']}≤{part['max']}"
    if do == "trade":
        return f"{part['coins']}●→{part['pp']} PP ×{part['times']}"
    if do == "rotate":
        return f"↻{part['steps']} ×{part['golems']}"
    if do == "recall":
        return f"recall +{part['coins']}●"
    if do == "add":
        where = "with your golem" if part["from"] == "mine" else "without golem"
        return f"add {where}" + (f" {part['cost']}●" if part["cost"] else "")
    return ACTS[str(do)]


def guildmasters(table: View) -> list[str]:
    """The three guildmasters and what they would pay each seat."""
    lines = []
    for master in table["guildmasters"]:
        score = master["score"]
        colours = score.get("colours")
        pair = " and ".join(colours) if isinstance(colours, list) else ""
        rule = REWARDS[str(score["by"])].format(**{**score, "colours": pair})
        now = "  ".join(f"{seat}: {points}" for seat, points in enumerate(master["now"]))
        lines.append(f"[bold]{master['name']:<17}[/]{rule:<36} now  {now}")
    return lines


def city(table: View, seat: SeatView) -> list[str]:
    """A seat: what it has, and its towers level by level."""
    mark = "▶" if table["active"] == seat["seat"] else " "
    tile = seat["tile"]
    ability = f" · {tile['name'] or tile['colour'] + ' tile'}" if tile else ""
    worth = seat["score_now"]["total"]
    has = f"{seat['pp']} PP, {seat['coins']}●, {seat['supply']} golems home, {seat['golems_out']} out{ability}"
    head = f"{mark}[{SEATS[seat['seat']]}]{seat['seat']} {seat['city']}[/] {has} · worth {worth} now"
    return [head, *[tower(built) for built in seat["towers"] if built["size"] > 1 or built["waiting"]]]


def tower(built: TowerView) -> str:
    """A tower from its foundation upwards; long ones are cut on the left, where they are oldest."""
    names = [f"{COATS.get(level['coat'] or '', '')} {level['name']}" for level in built["levels"][1:]]
    text = " · ".join(names)
    if len(text) > 80:
        text = "… " + text[-78:]
    sign = "!" if built["waiting"] else " "
    return f"   {sign}[{STYLES[built['colour']]}]{MARKS[built['colour']]} {built['colour']:<7}[/]{text}"


def question(table: View) -> list[str]:
    """Who has to decide what."""
    decision = table["decision"]
    if decision is None:
        return []
    kind = decision["kind"].replace("_", " ")
    return ["", f"Seat {decision['seat']}: {kind}, {len(decision['actions'])} choices"]


def result(table: View) -> list[str]:
    """The final table."""
    lines = table["result"]
    if lines is None:
        return []
    found = ["", "[bold]place seat  track  guild        end  coins  golems  total  cards  coins left[/]"]
    for line in sorted(lines, key=lambda line: line["rank"]):
        guild = " + ".join(str(points) for points in line["guild"])
        found.append(
            f"{line['rank']:>5} {line['seat']:>4}  {line['track']:>5}  {guild:<12} {line['end_pp']:>3}"
            f"  {line['coins_pp']:>5}  {line['golems_pp']:>6}  {line['total']:>5}  {line['cards']:>5}"
            f"  {line['coins_left']:>10}"
        )
    return found
