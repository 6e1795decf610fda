"""Moving: steps, the fall, and what happens in each space entered (GS-30 to GS-42)."""

from typing import ClassVar, Final

from skyhall.core.state import Decision, Step
from skyhall.games.gravity_superstar.box.faces import FACINGS, REPLAY_PLACE
from skyhall.games.gravity_superstar.box.words import COLOURS, STEAL, STEAL_TOKEN
from skyhall.games.gravity_superstar.play.cards import take_cards_back
from skyhall.games.gravity_superstar.play.scoring import belongings, points
from skyhall.games.gravity_superstar.play.state import Table


class Travel(Step):
    """GS-28, GS-30: the steps that remain, two bits each, then the fall. It waits here while a theft is chosen."""

    fields: ClassVar[tuple[str, ...]] = ("route", "steps", "fell")

    def __init__(self, seat: int, route: int, steps: int, fell: int) -> None:
        super().__init__(seat)
        self.route = route
        self.steps = steps
        self.fell = fell

    def run(self, table: Table) -> None:
        travel(table, self.seat, self.route, self.steps, self.fell)


def travel(table: Table, seat: int, route: int, steps: int, fell: int) -> None:
    """Enter space after space until the pawn stands, or a theft must be chosen first."""
    board = table.board
    facing = table.facing[seat]
    here = table.pawns[seat]
    while True:
        if steps > 0:
            d = route & 3
            route >>= 2
            steps -= 1
            how = "step"
        elif board.edges[here] >> facing & 1:
            break
        else:
            d = facing
            fell += 1
            how = "fall"
            assert fell <= board.size, "the edition's checks let an endless fall through (V8)"
        there = board.next[d * board.size + here]
        if table.log is not None:
            tell_entered(table, seat, here, there, how)
        here = there
        victim = enter(table, seat, here)
        if victim >= 0:
            table.agenda.append(Travel(seat, route, steps, fell))
            ask_theft(table, seat, victim)
            return
    if table.log is not None:
        place = board.names[here]
        table.emit("pawn_landed", {"seat": seat, "space": place, "facing": FACINGS[facing], "fell": fell})


def tell_entered(table: Table, seat: int, here: int, there: int, how: str) -> None:
    """Announce a step; it wrapped if the two spaces do not lie side by side on the table."""
    width = table.board.width
    apart = abs(here % width - there % width) + abs(here // width - there // width)
    name = table.board.names[there]
    table.emit("pawn_entered", {"seat": seat, "space": name, "how": how, "wrapped": apart > 1})


def enter(table: Table, seat: int, space: int) -> int:
    """GS-35: all that happens in a space; the victim if a theft must be chosen first, else −1."""
    victim = table.rival_at(space, seat)
    table.pawns[seat] = space
    if victim >= 0:
        eject(table, seat, victim, space)
        kinds = loot(table, victim)
        if len(kinds) > 1:
            return victim
        steal(table, seat, victim, kinds[0] if kinds else -1)
    collect(table, seat, space, victim >= 0)
    return -1


def ask_theft(table: Table, seat: int, victim: int) -> None:
    """GS-38: the theft first, then the rest of the space."""
    table.agenda.append(REST_OF_SPACE[seat])
    table.agenda.append(StealFrom(seat, victim))


def eject(table: Table, seat: int, victim: int, space: int) -> None:
    """GS-36: the pawn goes back to its reserve and its owner takes all cards back."""
    table.pawns[victim] = -1
    if table.log is not None:
        name = table.board.names[space]
        table.emit("pawn_ejected", {"seat": seat, "victim": victim, "space": name})
    take_cards_back(table, victim, "ejected")


def loot(table: Table, victim: int) -> list[int]:
    """GS-38: what a seat can be robbed of: colours, and a token."""
    kinds: list[int] = []
    for colour in range(6):
        if table.owned[victim * 6 + colour] > 0:
            kinds.append(colour)
    if table.tokens[victim] > 0:
        kinds.append(STEAL_TOKEN)
    return kinds


def steal(table: Table, seat: int, victim: int, what: int) -> None:
    """GS-38: one thing changes hands; −1 is nothing."""
    if what == STEAL_TOKEN:
        table.tokens[victim] -= 1
        table.tokens[seat] += 1
    elif what >= 0:
        table.owned[victim * 6 + what] -= 1
        table.owned[seat * 6 + what] += 1
    if table.log is not None:
        name = "nothing" if what < 0 else "replay" if what == STEAL_TOKEN else COLOURS[what]
        both = belongings(table, [seat, victim] if what >= 0 else [])
        table.emit("stolen", {"seat": seat, "victim": victim, "what": name, "belongings": both})
    check_goal(table, seat)


def collect(table: Table, seat: int, space: int, had_pawn: bool) -> None:
    """GS-39 to GS-42: a star, or a token where neither star nor pawn was (ruling 11); then the Open Door pawn."""
    if table.stars[space] >= 0:
        take_star(table, seat, space)
    elif not had_pawn and table.board.symbols[space] == REPLAY_PLACE:
        take_token(table, seat, space)
    if table.open_door >= 0 and table.board.doors[table.open_door] == space:
        move_open_door(table)


def take_star(table: Table, seat: int, space: int) -> None:
    """GS-39."""
    colour = table.stars[space]
    table.stars[space] = -1
    table.left -= 1
    table.round_stars += 1
    table.owned[seat * 6 + colour] += 1
    if table.log is not None:
        pair = table.owned[seat * 6 + colour] % 2 == 0
        table.emit(
            "star_taken",
            {
                "seat": seat,
                "space": table.board.names[space],
                "colour": COLOURS[colour],
                "pair": pair,
                "gain": 2 if pair else 1,
                "left_on_board": table.left,
                "belongings": belongings(table, [seat]),
            },
        )
    check_goal(table, seat)


def take_token(table: Table, seat: int, space: int) -> None:
    """GS-40."""
    if table.supply > 0:
        table.supply -= 1
        table.tokens[seat] += 1
        if table.log is not None:
            name, own = table.board.names[space], belongings(table, [seat])
            table.emit("token_taken", {"seat": seat, "space": name, "supply": table.supply, "belongings": own})
        check_goal(table, seat)
    elif table.log is not None:
        table.emit("token_missed", {"seat": seat, "space": table.board.names[space]})


def move_open_door(table: Table) -> None:
    """GS-42: on to the next free door; it stays if all others are occupied."""
    start = table.open_door
    table.open_door = table.next_door()
    if table.log is None:
        return
    if table.open_door == start:
        table.emit("open_door_stays", {"door": start + 1})
        return
    count = len(table.board.doors)
    skipped = [(start + k) % count + 1 for k in range(1, (table.open_door - start) % count)]
    table.emit("open_door_moved", {"from": start + 1, "to": table.open_door + 1, "skipped": skipped})


def check_goal(table: Table, seat: int) -> None:
    """GS-46: reaching the goal triggers the end for good."""
    if table.goal > 0 and table.triggered < 0 and points(table, seat) >= table.goal:
        table.triggered = seat
        table.emit("end_triggered", {"seat": seat, "points": points(table, seat)})


class RestOfSpace(Step):
    """GS-35: what is left to do in a space after the theft."""

    def run(self, table: Table) -> None:
        collect(table, self.seat, table.pawns[self.seat], True)


class StealFrom(Decision):
    """GS-38: one thing of the ejected pawn's owner, of the mover's choice. It cannot be declined (ruling 14)."""

    fields: ClassVar[tuple[str, ...]] = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def actions(self, table: Table) -> list[int]:
        return [STEAL + kind for kind in loot(table, self.victim)]

    def take(self, table: Table, action: int) -> None:
        steal(table, self.seat, self.victim, action - STEAL)


REST_OF_SPACE: Final = [RestOfSpace(seat) for seat in range(6)]
