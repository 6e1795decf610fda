"""What a choice brings, and what the points are made of, in a few signs for the terminal."""

from typing import Final

from skyhall.core.drawing import Voice
from skyhall.games.gravity_superstar.lens.shapes import Preview, View

FEET: Final = {"S": "↓", "W": "←", "N": "↑", "E": "→"}


def outcome(view: View, word: str, voice: Voice) -> str:
    """`d5↑ ★G★W 4p`: where it ends and how the feet point, the stars on the way, and the points then."""
    seat = view["seat"]
    for shown in view["legal"]:
        if shown["word"] == word and seat is not None:
            return " ".join([*_way(shown, voice), *_points(shown, view["players"][seat]["points"])])
    return ""


def _way(shown: Preview, voice: Voice) -> list[str]:
    parts: list[str] = []
    if shown["lands"] is not None and shown["facing"] is not None:
        parts.append(f"{shown['lands']}{FEET[shown['facing']]}")
    if shown["stars"]:
        parts.append("".join([f"★{colour[0].upper()}" for colour in shown["stars"]]))
    if shown["tokens"]:
        parts.append("+R" * shown["tokens"])
    for victim in shown["victims"]:
        parts.append(voice.word("hits", name=voice.seat(victim, 10)))
    return parts


def _points(shown: Preview, now: int) -> list[str]:
    return [f"{shown['points'] - now:+}p"] if shown["points"] != now else []


def tally(view: View, voice: Voice) -> dict[str, list[str]]:
    """GS-44: a star is 1, a pair 1 more, a token 1."""
    players = view["players"]
    colours = [
        " ".join([f"{colour[0].upper()}{n}" for colour, n in _colours(seat, view) if n]) for seat in range(len(players))
    ]
    return {
        voice.word("sheet-colours"): colours,
        voice.word("sheet-stars"): [str(sum([n for _, n in _colours(seat, view)])) for seat in range(len(players))],
        voice.word("sheet-pairs"): [str(player["pairs"]) for player in players],
        voice.word("sheet-tokens"): [str(player["tokens"]) for player in players],
    }


def _colours(seat: int, view: View) -> list[tuple[str, int]]:
    stars = view["players"][seat]["stars"]
    return [
        ("blue", stars["blue"]),
        ("yellow", stars["yellow"]),
        ("pink", stars["pink"]),
        ("green", stars["green"]),
        ("orange", stars["orange"]),
        ("white", stars["white"]),
    ]
