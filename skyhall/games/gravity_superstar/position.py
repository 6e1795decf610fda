"""Any position of Gravity Superstar from plain data. Beside what every game has (`Game.position`):

    options       `layout` is needed among them: a position lies on a board
    pawns         one entry a seat: "c2 S" (space and facing of the feet), or null or "" for off the board
    stars         {"e2": "blue", …}: the stars on the board
    owned         one entry a seat: {"blue": 2, "white": 1}
    tokens        one number a seat
    supply        tokens in the supply (what the box has, less those owned)
    laid          one list a seat: cards before it in the order played, "?drop" for face down; the rest is its hand
    open_door     number of the door with the Open Door pawn (1)
    first         the seat of the first player (0)
    active        the seat whose turn it is (0); if its pawn is off the board it comes in now
    ask           "turn" (default: the turn begins), "act" (a token was spent) or "replay" (the first action is done)
    round         number of the round (1)
    round_stars   stars taken in this round (0)
    quiet_rounds  rounds in a row before this one in which none was (0)
    triggered     the seat that reached the goal (expert end only)

Everything but the layout may be left out. Stars and tokens may be fewer than the box has, and stars may lie on any
space, so that an example shows no more than it is about; what can never be is refused.
"""

from collections.abc import Mapping
from typing import Final

from skyhall.core.dice import Dice
from skyhall.core.edition import Entry
from skyhall.core.event import Json
from skyhall.core.state import Setup
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import CARDS, COLOURS
from skyhall.games.gravity_superstar.play.scoring import scores
from skyhall.games.gravity_superstar.play.setting_up import bare_table
from skyhall.games.gravity_superstar.play.state import FACE_DOWN, Table
from skyhall.games.gravity_superstar.play.turn import ACT, REPLAY_OR_END, START

# Names that used to be others.
RENAMED: Final = {"first_player": "first", "turn": "active"}


def renewed(data: Mapping[str, Json]) -> dict[str, Json]:
    """Old names by today's; where both are given the old one stays, and is refused as unknown."""
    found: dict[str, Json] = {}
    for key, value in data.items():
        name = RENAMED.get(key, key)
        found[key if name in data else name] = value
    return found


def read_position(entry: Entry, setup: Setup, dice: Dice) -> Table:
    """The table as described, with the seat whose turn it is to decide."""
    if setup.options["layout"] == "random":
        raise entry.fail('options: "layout" is missing: expected codes such as 2A0 3B2')
    table = bare_table(setup, dice)
    table.open_door = entry.number("open_door", 1, len(table.board.doors), 1) - 1
    table.first_player = entry.number("first", 0, setup.seats - 1, 0)
    _place_pawns(entry, table)
    _place_stars(entry, table)
    _give(entry, table)
    _lay_cards(entry, table)
    _set_clocks(entry, table)
    _ask(entry, table)
    return table


def _place_pawns(entry: Entry, table: Table) -> None:
    """GS-6: each on its own space, with a platform at its feet."""
    for seat, text in enumerate(entry.per_seat("pawns", table.setup.seats)):
        if text is None or text == "":
            continue
        name, _, facing = str(text).partition(" ")
        if facing not in FACINGS:
            raise entry.fail(f'pawns: seat {seat}: "{text}": expected a space and a facing S, W, N or E, as in c2 S')
        space = _space(entry, table, name)
        if table.pawn_at(space) >= 0:
            raise entry.fail(f"pawns: two on {name}: expected each on its own space")
        table.facing[seat] = FACINGS.index(facing)
        if not table.board.stands(space, table.facing[seat]):
            raise entry.fail(f"pawns: seat {seat} does not stand on {text}: expected a platform at its feet (GS-6)")
        table.pawns[seat] = space


def _place_stars(entry: Entry, table: Table) -> None:
    if entry.has("stars"):
        stars = entry.entry("stars")
        colours: list[str] = [*COLOURS]
        for name in stars.data:
            table.stars[_space(entry, table, name)] = colours.index(stars.choice(name, colours))
            table.left += 1


def _space(entry: Entry, table: Table, name: str) -> int:
    names = table.board.names
    if name not in names:
        raise entry.fail(f'no space "{name}": expected a1 to {names[-1]}')
    return names.index(name)


def _give(entry: Entry, table: Table) -> None:
    seats = table.setup.seats
    for seat, stars in enumerate(entry.per_seat("owned", seats)):
        owned = Entry(stars, f"{entry.where}: owned: seat {seat}", entry.error)
        for colour, name in enumerate(COLOURS):
            table.owned[seat * 6 + colour] = owned.number(name, 0, 99, 0)
        owned.close()
    if entry.has("tokens"):
        table.tokens = entry.numbers("tokens", 0, 99, seats)
    table.supply = entry.number("supply", 0, 99, max(0, table.box.tokens - sum(table.tokens)))
    _check_stars(entry, table)
    tokens, most = table.supply + sum(table.tokens), table.box.tokens
    if tokens > most:
        raise entry.fail(f"{tokens} Replay tokens with the supply: expected at most {most}, as in the box (GS-13)")


def _check_stars(entry: Entry, table: Table) -> None:
    """GS-12: no more than the bag held, and no more than were laid out."""
    for colour, name in enumerate(COLOURS):
        count, most = table.stars.count(colour) + sum(table.owned[colour::6]), table.box.stars[colour]
        if count > most:
            raise entry.fail(f"{count} {name} stars on the board and owned: expected at most {most}, as in the bag")
    count, most = table.left + sum(table.owned), sum(symbol > 0 for symbol in table.board.symbols)
    if count > most:
        raise entry.fail(f"{count} stars on the board and owned: expected at most {most}, one for each symbol (GS-12)")


def _lay_cards(entry: Entry, table: Table) -> None:
    """GS-29, GS-36: never all five, and none before a seat whose pawn is off the board."""
    for seat, names in enumerate(entry.per_seat("laid", table.setup.seats)):
        cards: list[int] = []
        if not isinstance(names, list | tuple) or len(names) > 4:
            raise entry.fail(f"laid: seat {seat}: expected a list of at most four cards")
        for name in names:
            text = str(name).removeprefix("?")
            if text not in CARDS or any(card & 7 == CARDS.index(text) for card in cards):
                raise entry.fail(
                    f'laid: seat {seat}: "{name}": expected {", ".join(CARDS)} (? before: face down), each once'
                )
            cards.append(CARDS.index(text) + (FACE_DOWN if str(name).startswith("?") else 0))
        if cards and table.pawns[seat] < 0:
            raise entry.fail(f"laid: seat {seat}: expected no cards: its pawn is off the board (GS-36)")
        table.lay(seat, cards)


def _set_clocks(entry: Entry, table: Table) -> None:
    """GS-46, GS-48: what leads to the end, which has not come yet."""
    seats = table.setup.seats
    table.round = entry.number("round", 1, 9999, 1)
    table.quiet_rounds = entry.number("quiet_rounds", 0, table.stall_rounds - 1, 0)
    table.round_stars = entry.number("round_stars", 0, sum(table.owned), 0)
    table.triggered = entry.number("triggered", -1, seats - 1, -1)
    if table.triggered >= 0 and table.goal == 0:
        raise entry.fail(f'"triggered" is {table.triggered}: expected the option end = expert (GS-46)')
    if table.goal > 0 and table.triggered < 0:
        for seat, total in enumerate(scores(table)):
            if total >= table.goal:
                raise entry.fail(
                    f'seat {seat} has {total} points, the goal is {table.goal}: expected "triggered" (GS-46)'
                )


def _ask(entry: Entry, table: Table) -> None:
    """GS-17 to GS-19: where in its turn the seat is."""
    seat = entry.number("active", 0, table.setup.seats - 1, 0)
    ask = entry.choice("ask", ["turn", "act", "replay"], "turn")
    if ask != "turn" and table.pawns[seat] < 0:
        raise entry.fail(f'"ask" is "{ask}": expected the pawn of seat {seat} on the board')
    if ask == "replay" and table.tokens[seat] == 0:
        raise entry.fail(f'"ask" is "replay": expected seat {seat} to own a token')
    table.seat = seat
    table.replayed = ask == "act"
    table.agenda.append(START[seat] if ask == "turn" else ACT[seat] if ask == "act" else REPLAY_OR_END[seat])
