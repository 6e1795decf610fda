"""What a word gives away that a better one would not (for the coach of a first game): facts of the previews."""

from collections.abc import Iterator
from typing import Final

from skyhall.core.lens import Slip
from skyhall.games.gravity_superstar.box.words import CARD_OF, CARDS, COMPLETE, END, MOVE_OF, MOVE_WORDS, REPLAY, WILD
from skyhall.games.gravity_superstar.lens.preview import danger, preview
from skyhall.games.gravity_superstar.lens.shapes import Preview
from skyhall.games.gravity_superstar.play.ending import is_last_round
from skyhall.games.gravity_superstar.play.scoring import pairs, points
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.turn import Act, Replay

SIMPLE_MOVES: Final = 2
# Points that are worth a question, and a hand that is not worth taking back.
MUCH: Final = 3
WORTH_A_TOKEN: Final = 2
STILL_FULL: Final = 3


def slips(table: Table, action: int, others: list[int]) -> list[Slip]:
    """All that can be said against a word, the worst first."""
    question = table.decision()
    if isinstance(question, Replay):
        return [*_last(table, action, others), *_not_again(table, action)]
    if not isinstance(question, Act):
        return []
    return [*_last(table, action, others), *_of_act(table, action, others)]


def _last(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """GS-43: the game ends with it, and another word ends it better."""
    mine = _rank_at_end(table, action)
    for other in others if mine > 1 else []:
        if 0 < _rank_at_end(table, other) < mine:
            yield Slip("last", other, {}, [])
            return


def _rank_at_end(table: Table, action: int) -> int:
    """The seat's rank if the word ends the game; 0 if it does not."""
    after = table.clone()
    after.push(action)
    return after.ranks()[table.seat] if after.over else 0


def _not_again(table: Table, action: int) -> Iterator[Slip]:
    """GS-19: in the last round a token is worth a point, and one more action may be worth more."""
    if action != END or not is_last_round(table):
        return
    after = table.clone()
    after.push(REPLAY)
    most = max([preview(after, word)["most"] for word in after.actions()])
    gain = most - points(table, table.seat)
    if gain + 1 >= WORTH_A_TOKEN:
        yield Slip("end", REPLAY, {"points": gain + 1}, ["part supply"])


def _of_act(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    if action == COMPLETE:
        yield from _taking_back(table, others)
    shown = {other: preview(table, other) for other in others if other in MOVE_WORDS}
    if action in MOVE_WORDS:
        yield from _danger(table, preview(table, action), shown)
        yield from _wild(action, others)
    yield from _points(table, preview(table, action), shown, others)


def _taking_back(table: Table, others: list[int]) -> Iterator[Slip]:
    """GS-20, GS-29: the fifth card would bring all of them back."""
    held = table.hands[table.seat].bit_count()
    moves = [other for other in others if other in MOVE_WORDS]
    if held == 1 and moves:
        yield Slip("fifth", moves[0], {}, ["part hand"])
    elif held >= STILL_FULL and moves:
        yield Slip("take-back", moves[0], {"cards": held}, ["part hand"])


def threats(table: Table) -> dict[str, int]:
    """The spaces where a rival could run into the seat, and who."""
    found: dict[str, int] = {}
    for rival in range(table.setup.seats):
        if rival != table.seat:
            for space in danger(table, rival, table.face_up(rival)):
                found.setdefault(space, rival)
    return found


def _danger(table: Table, chosen: Preview, shown: dict[int, Preview]) -> Iterator[Slip]:
    """GS-36: as much can be had out of reach, and there is something to lose."""
    reached = threats(table)
    lands = chosen["lands"]
    if lands is None or lands not in reached or not (table.tokens[table.seat] or pairs(table, table.seat)):
        return
    for other, found in shown.items():
        if found["lands"] not in reached and found["points"] >= chosen["points"]:
            yield Slip("danger", other, {"rival": reached[lands], "space": lands}, [f"seat {reached[lands]}"])
            return


def _points(table: Table, chosen: Preview, shown: dict[int, Preview], others: list[int]) -> Iterator[Slip]:
    """Another way brings clearly more; of the best word by search, anything more."""
    reached = threats(table)
    is_safe = chosen["lands"] not in reached
    for other, found in shown.items():
        more = found["most"] - chosen["most"]
        if more >= MUCH and (found["lands"] not in reached or not is_safe):
            yield Slip("points", other, {"points": more}, _way(found))
            return
    best = shown.get(others[0]) if others else None
    if best is not None and best["most"] > chosen["most"]:
        yield Slip("more", others[0], {"points": best["most"] - chosen["most"]}, _way(best))
    elif best is not None and is_safe is False and best["lands"] not in reached:
        lands = chosen["lands"] or ""
        yield Slip("exposed", others[0], {"rival": reached[lands], "space": lands}, [f"seat {reached[lands]}"])


def _way(shown: Preview) -> list[str]:
    """Where the first star or token of a way is."""
    return [f"space {stop['space']}" for stop in shown["path"] if "star" in stop or "token" in stop][:1]


def _wild(action: int, others: list[int]) -> Iterator[Slip]:
    """GS-21: any card pays for a step, and the Wild can do more."""
    if CARD_OF[action] != WILD or MOVE_OF[action] >= SIMPLE_MOVES:
        return
    for other in others:
        if other in MOVE_WORDS and MOVE_OF[other] == MOVE_OF[action]:
            yield Slip("wild", other, {"card": CARDS[CARD_OF[other]]}, ["card wild"])
            return
