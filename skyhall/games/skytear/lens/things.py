"""Everything in a box, as the views show it, for those who leaf through the rules."""

from skyhall.core.event import Json
from skyhall.games.skytear.box.cards import SIDE_NAMES, VICTORY_NAMES, WIN_SWEEP
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.lens.components import components


def things(box: Box) -> dict[str, list[Json]]:
    """Heroes with their skills, power cards with those of factions, victory cards, and the outsider if there is one."""
    box = box.with_pool()
    parts = components(box)
    owners = [hero.key for hero in box.heroes]
    heroes = zip(parts["roster"], parts["skills"], strict=True)
    return {
        "heroes": [{"id": hero["key"], **hero, "skills": skills} for hero, skills in heroes],
        "cards": [
            {"id": face["key"], **face, "owner": owners[card.hero] if 0 <= card.hero < len(owners) else ""}
            for face, card in zip(parts["cards"], box.cards, strict=True)
        ],
        "victory": [
            {
                "id": card.key,
                "condition": VICTORY_NAMES[card.condition],
                "side": SIDE_NAMES[card.side],
                "goal": card.goal,
                "points": (card.points or box.sweep) if card.condition == WIN_SWEEP else 0,
            }
            for card in box.victory
        ],
        "outsider": [{"id": parts["outsider"], "skills": parts["outsider_skills"]}] if parts["outsider"] else [],
    }
