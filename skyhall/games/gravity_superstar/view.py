"""What a seat may see (spec, sections 7 and 9), as plain data. Spaces are named as people name them (`c2`)."""

from typing import TYPE_CHECKING, Final

from skyhall.core.state import Decision
from skyhall.games.gravity_superstar.faces import FACINGS, NORTH, WEST, space_name
from skyhall.games.gravity_superstar.preview import danger, legal_words
from skyhall.games.gravity_superstar.scoring import pairs, points
from skyhall.games.gravity_superstar.shapes import BoardView, DecisionView, PlayerView, View
from skyhall.games.gravity_superstar.words import CARDS, COLOURS

if TYPE_CHECKING:
    from skyhall.games.gravity_superstar.state import Table

FACE_DOWN: Final = 8


def view(table: "Table", seat: int | None) -> View:
    """The table as one seat sees it; None is a spectator."""
    top = table.decision() if table.agenda else None
    active = None if top is None else top.seat
    return {
        "seat": seat,
        "board": _board(table),
        "stars": [None if colour < 0 else COLOURS[colour] for colour in table.stars],
        "left": table.left,
        "limit": None if table.goal else table.limit,
        "goal": table.goal or None,
        "doors": [
            {
                "number": k + 1,
                "space": space_name(space, table.board.width),
                "facing": FACINGS[table.board.door_facings[k]],
            }
            for k, space in enumerate(table.board.doors)
        ],
        "open_door": None if table.open_door < 0 else table.open_door + 1,
        "next_door": None if table.open_door < 0 else table.next_door() + 1,
        "pawns": [
            {
                "space": None if space < 0 else space_name(space, table.board.width),
                "facing": FACINGS[table.facing[pawn]],
            }
            for pawn, space in enumerate(table.pawns)
        ],
        "players": [_player(table, player, player == seat) for player in range(table.setup.seats)],
        "supply": table.supply,
        "round": table.round,
        "turn": 0 if active is None else (active - table.first_player) % table.setup.seats + 1,
        "first_player": table.first_player,
        "active": active,
        "replayed": table.replayed,
        "triggered": None if table.triggered < 0 else table.triggered,
        "last_round": _is_last_round(table),
        "quiet_rounds": table.quiet_rounds,
        "options": dict(table.setup.options),
        "decision": None if top is None else _decision(table, top),
        "legal": legal_words(table) if seat is not None and seat == active else [],
        "ended": table.ended or None,
        "ranks": table.ranks(),
    }


def _board(table: "Table") -> BoardView:
    board = table.board
    return {
        "width": board.width,
        "height": board.size // board.width,
        "columns": board.columns,
        "rows": board.rows,
        "layout": [face.code for face in board.faces],
        "names": [face.name for face in board.faces],
        "roof": [board.stands(space, NORTH) for space in range(board.size)],
        "wall": [board.stands(space, WEST) for space in range(board.size)],
        "symbols": "".join([".*R"[symbol] for symbol in board.symbols]),
    }


def _player(table: "Table", player: int, own: bool) -> PlayerView:
    cards = table.laid_cards(player)
    face_up = [card for card in cards if card < FACE_DOWN]
    shown: PlayerView = {
        "stars": {colour: table.owned[player * 6 + k] for k, colour in enumerate(COLOURS)},
        "pairs": pairs(table, player),
        "tokens": table.tokens[player],
        "points": points(table, player),
        "face_up": [CARDS[card] for card in face_up],
        "face_down": len(cards) - len(face_up),
        "in_hand": table.hands[player].bit_count(),
        "may_hold": [CARDS[card] for card in range(5) if card not in face_up],
        "danger": danger(table, player, face_up),
    }
    if own:
        shown["hand"] = [CARDS[card] for card in range(5) if table.hands[player] >> card & 1]
        shown["hidden"] = [CARDS[card - FACE_DOWN] for card in cards if card >= FACE_DOWN]
    return shown


def _decision(table: "Table", top: Decision) -> DecisionView:
    victim = top.details(table).get("victim")
    return {
        "kind": type(top).__name__,
        "seat": top.seat,
        "prompt": table.prompt().key,
        "victim": victim if isinstance(victim, int) else None,
    }


def _is_last_round(table: "Table") -> bool:
    """GS-43, GS-46, GS-47: what is already certain to end the game with this round."""
    if table.goal:
        return table.triggered >= 0 or table.left == 0
    return table.left <= table.limit
