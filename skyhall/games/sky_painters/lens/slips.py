"""What a word gives away that a better one would not (for the coach of a first game): facts of the previews."""

from collections.abc import Iterator
from typing import Final

from skyhall.core.event import Json
from skyhall.core.lens import Slip
from skyhall.games.sky_painters.box.words import (
    CELL,
    COLOURS,
    DECLINE,
    DIE,
    END,
    HALO,
    ON,
    PAINT,
    POSITIONS,
    RIGHT,
    SLOTS,
    SYMBOLS,
    TAKE,
    column,
    row,
)
from skyhall.games.sky_painters.lens.preview import die_help, lay, play, slot_help
from skyhall.games.sky_painters.lens.shapes import DieHelp, FitHelp
from skyhall.games.sky_painters.lens.view import best_block
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.halos import TakeHalo
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.pool import TakeDie
from skyhall.games.sky_painters.play.scoring import points_by_line
from skyhall.games.sky_painters.play.sky import PlaceCard, card_at
from skyhall.games.sky_painters.play.state import Table

# What is worth a question: so many spots lost, so much hope left to a rival.
MANY_SPOTS: Final = 3
MUCH_HOPE: Final = 3
DICE: Final = range(DIE, ON)


def slips(table: Table, action: int, others: list[int]) -> list[Slip]:
    """All that can be said against a word, the worst first."""
    question = table.decision()
    found: list[Slip] = []
    if isinstance(question, AdditionalAction) and action == END:
        found += _of_end(table, others)
    if isinstance(question, MainAction | AdditionalAction):
        found += _sleeping(table, action, others)
    if isinstance(question, MainAction | TakeDie) and action in DICE:
        found += _of_die(table, action, others)
    if isinstance(question, MainAction) and TAKE <= action < TAKE + len(POSITIONS):
        found += _of_taking(table, action, others)
    if isinstance(question, PlaceCard):
        found += _of_cell(table, question.position, action, others)
    if isinstance(question, TakeHalo) and action == DECLINE:
        found += _of_declining(table, others)
    return [*found, *_less(table, action, others)]


def wins_with(table: Table, word: int) -> bool:
    """Whether a word wins at once, or once the turn is ended after it; only what no roll decides is looked at."""
    seat = table.seat
    after = table.clone()
    after.push(word)
    if not after.over and after.seat == seat and END in after.actions():
        after.push(END)
    return after.over and after.win_shares()[seat] == 1.0


def _of_end(table: Table, others: list[int]) -> Iterator[Slip]:
    """The end of a turn: a win not taken, a game ended too soon, spots that do not survive it."""
    seat = table.seat
    if not wins_with(table, END):
        for other in others:
            if wins_with(table, other):
                yield Slip("win", other, {}, [])
                break
    after = table.clone()
    after.push(END)
    behind = max(after.scores()) - after.scores()[seat] if after.over else 0
    if behind > 0 and others:
        yield Slip("ends-behind", others[0], {"points": behind}, ["part points"])
    lost = table.spots[seat] - table.spot_limit(seat)
    if lost >= MANY_SPOTS and others:
        yield Slip("spots", others[0], {"spots": lost, "limit": table.spot_limit(seat)}, ["part spots"])


def _sleeping(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """SP-21: a winged heart sleeps without the leader, which another card could bring first."""
    seat = table.seat
    if not any(change["what"] == "hope_slept" for change in play(table, seat, action)["changes"]):
        return
    for slot in range(SLOTS):
        card = table.slot_cards[seat * SLOTS + slot]
        if card < 0 or not table.box.cards[card].leader or not slot_help(table, seat, slot)["affordable"]:
            continue
        paints = range(PAINT + slot * SYMBOLS, PAINT + (slot + 1) * SYMBOLS)
        for other in others:
            if other in paints:
                yield Slip("heart", other, {"card": table.box.cards[card].id}, ["part leader"])
                return


def _of_die(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """SP-15, SP-26: a cloud paid for nothing, or the wrong one of two dice taken for free."""
    seat = table.seat
    chosen = die_help(table, seat, action - DIE)
    rest = [(other, die_help(table, seat, other - DIE)) for other in others if other in DICE]
    places = {_place(fit) for fit in chosen["fits"]}
    if chosen["fits"] and all(fit["cloud"] for fit in chosen["fits"]):
        for other, found in rest:
            if any(_place(fit) in places and not fit["cloud"] and not fit["missing"] for fit in found["fits"]):
                yield Slip("cloud", other, _die(found), ["part clouds"])
                break
    spots = table.spots[seat]
    for other, found in rest:
        if chosen["price"] <= spots < found["price"] and _both(chosen, found):
            facts: dict[str, Json] = {**_die(found), "cheap": chosen["colour"], "cheap_number": chosen["number"]}
            yield Slip("dear-die", other, facts, ["part spots"])
            return


def _both(chosen: DieHelp, found: DieHelp) -> bool:
    """Whether both dice finish a symbol, each its own, without a cloud."""
    mine = {_place(fit) for fit in chosen["fits"] if not fit["missing"] and not fit["cloud"]}
    theirs = {_place(fit) for fit in found["fits"] if not fit["missing"] and not fit["cloud"]}
    return bool(mine and theirs) and len(mine | theirs) > 1


def _place(fit: FitHelp) -> tuple[int, int]:
    return fit["slot"], fit["symbol"]


def _die(found: DieHelp) -> dict[str, Json]:
    return {"colour": found["colour"], "number": found["number"]}


def _of_taking(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """SP-13: the hope on the right card goes to whoever takes it."""
    if table.offer_hope >= MUCH_HOPE and action != TAKE + RIGHT and TAKE + RIGHT in others:
        yield Slip("hope-left", TAKE + RIGHT, {"hope": table.offer_hope}, ["part offer"])


def _of_cell(table: Table, position: int, action: int, others: list[int]) -> Iterator[Slip]:
    """SP-14, SP-33: nothing would ever fit a cell of the best block any more."""
    seat, card = table.seat, card_at(table, position)
    best = best_block(table, seat)
    block = [[best["x"] + dx, best["y"] + dy] for dx in range(3) for dy in range(3)]
    shut = [cell for cell in lay(table, seat, card, action - CELL)["shut"] if cell in block]
    for other in others if shut else []:
        if not [cell for cell in lay(table, seat, card, other - CELL)["shut"] if cell in block]:
            cell = other - CELL
            facts: dict[str, Json] = {"x": shut[0][0], "y": shut[0][1], "to_x": column(cell), "to_y": row(cell)}
            yield Slip("shut", other, facts, [])
            return


def _of_declining(table: Table, others: list[int]) -> Iterator[Slip]:
    """SP-23: a token that costs nothing."""
    cost = table.box.halo_cost[table.empty_spaces()]
    tokens = [other for other in others if other >= HALO]
    if cost.spots == 0 and cost.hope == 0 and tokens:
        yield Slip("free-token", tokens[0], {}, ["part halos"])


def _less(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """What the best word brings at once beyond this one: a finished card, points, spots."""
    if not others:
        return
    seat = table.seat
    mine, best = play(table, seat, action), play(table, seat, others[0])
    done = [change for change in best["changes"] if change["what"] == "card_completed"]
    if done and not any(change["what"] == "card_completed" for change in mine["changes"]):
        yield Slip("finishes", others[0], {"card": done[0]["name"]}, [])
    elif best["points"] > mine["points"] and best["points"] > sum(points_by_line(table, seat)):
        yield Slip("points", others[0], {"points": best["points"] - mine["points"]}, [])
    elif action in DICE and others[0] in DICE:
        fits = die_help(table, seat, others[0] - DIE)["fits"]
        surplus = max([fit["surplus"] for fit in fits if not fit["cloud"]], default=0)
        own = max([fit["surplus"] for fit in die_help(table, seat, action - DIE)["fits"]], default=0)
        if surplus > own:
            colour, number = divmod(others[0] - DIE, 6)
            facts: dict[str, Json] = {"colour": COLOURS[colour], "number": number + 1, "spots": surplus}
            yield Slip("surplus", others[0], facts, ["part pool"])
