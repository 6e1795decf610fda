"""Everything in a box, as the views show it, for those who leaf through the rules."""

from collections.abc import Mapping

from skyhall.core.event import Json
from skyhall.games.skytopia.box.components import label_of
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.lens.view import card_view, sides_view


def things(box: Box) -> dict[str, list[Json]]:
    """Tower cards, foundations, guildmasters and ability tiles. `three_plus`: not used by two players."""
    cards = box.components[: box.first_stone]
    stones = box.components[box.first_stone :]
    return {
        "cards": [{**card_view(box, card), "three_plus": card.three_plus} for card in cards],
        "foundations": [
            {"id": COLOURS[stone.colour], "colour": COLOURS[stone.colour], "effect": stone.plain} for stone in stones
        ],
        "guildmasters": [
            {"id": one.id, "group": one.group, "name": one.name, "score": one.plain} for one in box.guildmasters
        ],
        "tiles": [
            {"id": f"{COLOURS[colour]} {side['side']}", "colour": COLOURS[colour], **side}
            for colour in range(4)
            for side in sides_view(box, colour)
        ],
    }


def things_of(section: str, entry: Mapping[str, object]) -> list[str]:
    """A card is there once for each of its coats; an ability tile has two sides."""
    name, colour = label_of(str(entry.get("name", ""))), entry.get("colour", "")
    if section == "card":
        coats = entry.get("coats")
        return [f"cards {name}_{label_of(str(coat))}" for coat in coats] if isinstance(coats, list) else []
    if section == "guildmaster":
        return [f"guildmasters {name}"]
    if section == "ability":
        return [f"tiles {colour} {side}" for side in "AB"]
    return [f"foundations {colour}"] if section == "foundation" else []
