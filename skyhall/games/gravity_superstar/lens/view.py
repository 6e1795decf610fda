"""What a seat may see (spec, sections 7 and 9), as plain data. Spaces are named as people name them (`c2`)."""

from skyhall.core.state import Decision
from skyhall.games.gravity_superstar.box.board import Board
from skyhall.games.gravity_superstar.box.faces import FACINGS, NORTH, SYMBOLS, WEST
from skyhall.games.gravity_superstar.box.words import CARDS, COLOURS
from skyhall.games.gravity_superstar.lens.preview import danger, previews
from skyhall.games.gravity_superstar.lens.shapes import BoardView, DecisionView, PlayerView, Stars, View
from skyhall.games.gravity_superstar.play.ending import is_last_round
from skyhall.games.gravity_superstar.play.scoring import pairs, points
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.travel import StealFrom


def view(table: Table, seat: int | None) -> View:
    """The table as one seat sees it; None is a spectator."""
    public = _public_view(table)
    return public if seat is None else own_view(table, seat, public)


def own_view(table: Table, seat: int, public: View) -> View:
    """The spectators' view with the own hand and, for who is asked, with what each word would do."""
    players = public["players"][:]
    players[seat] = {
        **players[seat],
        "hand": [CARDS[card] for card in table.hand(seat)],
        "hidden": [CARDS[card] for card in table.face_down(seat)],
    }
    legal = previews(table) if seat == public["active"] else public["legal"]
    return {**public, "seat": seat, "players": players, "legal": legal}


def _public_view(table: Table) -> View:
    top = table.decision() if table.agenda else None
    active = None if top is None else top.seat
    return {
        "seat": None,
        "board": board_view(table.board),
        "stars": [None if colour < 0 else COLOURS[colour] for colour in table.stars],
        "left": table.left,
        "limit": None if table.goal else table.limit,
        "goal": table.goal or None,
        "doors": [
            {
                "number": k + 1,
                "space": table.board.names[space],
                "facing": FACINGS[table.board.door_facings[k]],
            }
            for k, space in enumerate(table.board.doors)
        ],
        "open_door": None if table.open_door < 0 else table.open_door + 1,
        "next_door": None if table.open_door < 0 else table.next_door() + 1,
        "pawns": [
            {
                "space": None if space < 0 else table.board.names[space],
                "facing": FACINGS[table.facing[pawn]],
            }
            for pawn, space in enumerate(table.pawns)
        ],
        "players": [_player(table, player) for player in range(table.setup.seats)],
        "supply": table.supply,
        "round": table.round,
        "turn": 0 if active is None else (active - table.first_player) % table.setup.seats + 1,
        "first_player": table.first_player,
        "active": active,
        "replayed": table.replayed,
        "triggered": None if table.triggered < 0 else table.triggered,
        "last_round": is_last_round(table),
        "quiet_rounds": table.quiet_rounds,
        "options": dict(table.setup.options),
        "decision": None if top is None else _decision(table, top),
        "legal": [],
        "ended": table.ended or None,
        "ranks": table.ranks(),
    }


def board_view(board: Board) -> BoardView:
    """Tiles side by side: platforms above and to the left of each space, and what is printed there."""
    return {
        "width": board.width,
        "height": board.size // board.width,
        "columns": board.columns,
        "rows": board.rows,
        "layout": [face.code for face in board.faces],
        "names": [face.name for face in board.faces],
        "roof": [board.stands(space, NORTH) for space in range(board.size)],
        "wall": [board.stands(space, WEST) for space in range(board.size)],
        "symbols": "".join([SYMBOLS[symbol] for symbol in board.symbols]),
    }


def _player(table: Table, player: int) -> PlayerView:
    face_up, face_down = table.face_up(player), table.face_down(player)
    return {
        "stars": _stars(table, player),
        "pairs": pairs(table, player),
        "tokens": table.tokens[player],
        "points": points(table, player),
        "face_up": [CARDS[card] for card in face_up],
        "face_down": len(face_down),
        "in_hand": table.hands[player].bit_count(),
        "may_hold": [CARDS[card] for card in range(5) if card not in face_up],
        "danger": danger(table, player, face_up),
    }


def _stars(table: Table, player: int) -> Stars:
    blue, yellow, pink, green, orange, white = table.owned[player * 6 : player * 6 + 6]
    return {"blue": blue, "yellow": yellow, "pink": pink, "green": green, "orange": orange, "white": white}


def _decision(table: Table, top: Decision) -> DecisionView:
    return {
        "kind": type(top).__name__,
        "seat": top.seat,
        "prompt": table.prompt().key,
        "victim": top.victim if isinstance(top, StealFrom) else None,
    }
