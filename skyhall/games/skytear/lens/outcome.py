"""Whom a choice may hurt, and how the sides stood at the end, in a few signs for the terminal."""

from skyhall.core.drawing import Voice
from skyhall.games.skytear.lens.shapes import CardFace, HarmView, View, WordView


def outcome(view: View, word: str, voice: Voice) -> str:
    """`2 mana, by Yami: Haburat −1…3 of 10`: a card's price, who may play it, and whom a word may hurt."""
    for told in view["legal"]:
        if told["name"] == word:
            parts = [*_price(view, told, voice), *_harms(told, voice)]
            return ", ".join(parts)
    return ""


def _price(view: View, told: WordView, voice: Voice) -> list[str]:
    face = _face(view, told.get("card", ""))
    if face is None:
        return []
    by = "/".join([voice.thing("hero", hero) for hero in told.get("casters", [])])
    if by:
        return [voice.word("mana-by", n=face["cost"], heroes=by)]
    return [voice.word("runes", n=len(face["runes"]), modifier=f"{face['modifier']:+}")]


def _face(view: View, card: str) -> CardFace | None:
    for face in view["box"]["cards"]:
        if face["key"] == card:
            return face
    return None


def _harms(told: WordView, voice: Voice) -> list[str]:
    """The worst ones first; more than two are counted."""
    harms = sorted([harm for harm in told.get("harms", []) if harm["most"] > 0], key=_worst)
    parts = [_harm(harm, voice) for harm in harms[:2]]
    return [*parts, voice.word("more", n=len(harms) - 2)] if len(harms) > 2 else parts


def _worst(harm: HarmView) -> tuple[bool, int]:
    return (harm["most"] < harm["hp"], -harm["most"])


def _harm(harm: HarmView, voice: Voice) -> str:
    """`Yami −1…3 of 8`; a cross for what may fall, a question mark for what a choice may spare."""
    name = harm["target"].split(" ")[0]
    is_hero = " " not in harm["target"] and harm["seat"] >= 0
    called = voice.thing("hero", name) if is_hero else voice.word(name)
    lost = str(harm["most"]) if harm["least"] == harm["most"] else f"{harm['least']}…{harm['most']}"
    falls = "†" if harm["most"] >= harm["hp"] else ""
    return f"{voice.word('harm', who=called, lost=lost, hp=harm['hp'])}{falls}{'' if harm['sure'] else '?'}"


def tally(view: View, voice: Voice) -> dict[str, list[str]]:
    """How far each side came with every victory card, and what stands of its buildings."""
    columns: dict[str, list[str]] = {}
    for card in view["victory"]:
        by_side = [voice.word("of", n=done, goal=card["goal"]) for done in card["progress"]]
        columns[voice.thing("victory", card["key"])] = [by_side[seat["side"]] for seat in view["seats"]]
    standing = [sum([1 for tower in side["towers"] if tower["hp"] > 0]) for side in view["sides"]]
    columns[voice.word("sheet-towers")] = [str(standing[seat["side"]]) for seat in view["seats"]]
    nexus = [_nexus(side["nexus"]["hp"], voice) for side in view["sides"]]
    columns[voice.word("sheet-nexus")] = [nexus[seat["side"]] for seat in view["seats"]]
    return columns


def _nexus(hp: int | None, voice: Voice) -> str:
    if hp is None:
        return voice.word("whole")
    return voice.word("hp-left", n=hp) if hp > 0 else voice.word("fallen")
