"""What a choice costs and brings, and what the points are made of, in a few signs for the terminal."""

from skyhall.core.drawing import Voice
from skyhall.games.skytopia.lens.shapes import Hint, View
from skyhall.games.skytopia.play.shapes import ResultView


def outcome(view: View, word: str, voice: Voice) -> str:
    """`3●→r5 +2PP`: the price, the round in which it is done, what it gives at once; `!` is too late."""
    decision = view["decision"]
    if decision is not None:
        for action in decision["actions"]:
            if action["name"] == word:
                return " ".join([*_price(action["hint"]), *_gain(action["hint"]), *_race(action["hint"], voice)])
    return ""


def _price(hint: Hint) -> list[str]:
    price = f"{hint['price']}●" if "price" in hint else ""
    done = f"→r{hint['finish_round']}" if "finish_round" in hint else ""
    done += "!" if hint.get("after_end") else ""
    return [price + done] if price or done else []


def _gain(hint: Hint) -> list[str]:
    parts = [f"+{hint['gain_pp']}PP"] if hint.get("gain_pp") else []
    return [*parts, f"+{hint['gain_coins']}●"] if hint.get("gain_coins") else parts


def _race(hint: Hint, voice: Voice) -> list[str]:
    """Behind a golem that will finish first: home with coins if it is a rival's, else with none; or past somebody."""
    parts = [f"↩{hint.get('refund', 0)}●"] if hint.get("ahead") else []
    passed = hint.get("overtakes", [])
    return [*parts, voice.word("past", names="".join([voice.mark(seat) for seat in passed]))] if passed else parts


def tally(view: View, voice: Voice) -> dict[str, list[str]]:
    """The final table: the track, every guildmaster, what counts at the end; then what breaks ties."""
    lines = view["result"]
    if lines is None:
        return {}
    lines = sorted(lines, key=_seat)
    columns = {voice.word("sheet-track"): [str(line["track"]) for line in lines]}
    for number, master in enumerate(view["guildmasters"]):
        columns[voice.thing("guildmaster", master["id"])] = [str(line["guild"][number]) for line in lines]
    columns[voice.word("sheet-end")] = [str(line["end_pp"]) for line in lines]
    columns[voice.word("sheet-coins")] = [str(line["coins_pp"]) for line in lines]
    columns[voice.word("sheet-golems")] = [str(line["golems_pp"]) for line in lines]
    return columns


def _seat(line: ResultView) -> int:
    return line["seat"]
