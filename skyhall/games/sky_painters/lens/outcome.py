"""What a choice brings, and what the points are made of, in a few signs for the terminal."""

from typing import Final

from skyhall.core.drawing import Voice
from skyhall.games.sky_painters.box.options import DUEL
from skyhall.games.sky_painters.lens.shapes import ChangeHelp, Help, PlayHelp, SeatView, View

LEADER: Final = "♛"
LEADS: Final = "leader_taken"
TOLD: Final = {LEADS, "figure_closed", "extra_turn_earned", "hope_slept", "spots_limited"}


def outcome(view: View, word: str, voice: Voice) -> str:
    """Price and gain in spots, hope, clouds and points, the cards done, and the Painters that can be paid then."""
    told, seat = view["help"], view["seat"]
    if told is None or seat is None:
        return ""
    for play in told["plays"]:
        if play["word"] == word:
            goods = _goods(play, view["seats"][seat], view["variant"] != DUEL, voice)
            parts = [*goods, *_events(play["changes"], voice), *_fits(told, word, voice)]
            return ", ".join([*parts, *_places(told, word, voice), *_payable(view, play, voice)])
    return ""


def _goods(play: PlayHelp, now: SeatView, has_points: bool, voice: Voice) -> list[str]:
    """What changes in the purse, and in points where they count."""
    pairs = [
        ("spots", play["spots"] - now["spots"]),
        ("hope", play["hope"] - now["hope"]),
        ("clouds", play["clouds"] - now["clouds"]),
        ("points", play["points"] - now["points_now"]["total"] if has_points else 0),
    ]
    return [voice.word(f"gain-{what}", signed=f"{delta:+}", n=abs(delta)) for what, delta in pairs if delta]


def _events(changes: list[ChangeHelp], voice: Voice) -> list[str]:
    cards = [voice.thing("card", change["name"]) for change in changes if change["what"] == "card_completed"]
    done = [voice.word("done", card=card) for card in cards]
    marks = [LEADER if change["what"] == LEADS else voice.word(change["what"]) for change in changes if _tells(change)]
    return done + list(dict.fromkeys(marks))


def _tells(change: ChangeHelp) -> bool:
    return change["what"] in TOLD


def _fits(told: Help, word: str, voice: Voice) -> list[str]:
    """A die of the pool: the best it can do on the own cards."""
    for die in told["dice"]:
        if word == f"die {die['colour']} {die['number']}":
            fits = [fit for fit in die["fits"] if not fit["cloud"]]
            if not die["fits"]:
                return [voice.word("fits-nowhere")]
            if not fits:
                return [voice.word("for-a-cloud")]
            least = min([fit["missing"] for fit in fits])
            over = max([fit["surplus"] for fit in fits])
            if least:
                return [voice.word("short", n=least)]
            return [voice.word("fits-over", n=over) if over else voice.word("fits")]
    return []


def _places(told: Help, word: str, voice: Voice) -> list[str]:
    """A card of the offer: how many places there are for it."""
    for card in told["cards"]:
        if word == f"take {card['pos']}":
            return [voice.word("places", n=len(card["lays"]))]
    return []


def _payable(view: View, play: PlayHelp, voice: Voice) -> list[str]:
    """The Painters that could be hired then and cannot be now."""
    seat = view["seat"]
    if seat is None or not play["painters"]:
        return []
    purse = view["seats"][seat]
    found: list[str] = []
    for offer in view["painters"]:
        cost, tile = offer["total_cost"], offer["tile"]
        if tile is None or cost is None or offer["pos"] not in play["painters"]:
            continue
        if cost["spots"] > purse["spots"] or cost["hope"] > purse["hope"]:
            found.append(voice.word("then-hire", name=voice.thing("painter", tile["id"])))
    return found


def tally(view: View, voice: Voice) -> dict[str, list[str]]:
    """The score sheets, line by line; SP-47: nothing is counted in a Tension Duel."""
    result = view["result"]
    if result is None or view["variant"] == DUEL:
        return {}
    lines = [line for line in result["sheets"][0] if line != "total"]
    return {voice.thing("score", line): [str(sheet[line]) for sheet in result["sheets"]] for line in lines}
