"""What a screen must know of an edition to show a view: the map, and the keys by which catalogues name things."""

from functools import lru_cache

from skyhall.games.skytear.box.cards import CLASS_NAMES
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.lens.shapes import Components


@lru_cache(maxsize=32)
def components(box: Box) -> Components:
    """The part of an edition that every view carries, worked out once for a box in use."""
    hexes = box.map
    field = box.field
    outsider = box.outsider
    return {
        "map": {
            "key": box.ground.key,
            "labels": hexes.labels,
            "q": hexes.qs,
            "r": hexes.rs,
            "dome": hexes.dome,
            "cover": hexes.cover,
            "white": [[a, b] for a, b in hexes.white],
            "sight": [_digits(row) for row in hexes.sight],
            "nexus": field.nexus,
            "towers": [[lane.towers[seat] for lane in field.lanes] for seat in range(2)],
            "dome_points": field.dome_points,
            "starts": field.starts,
        },
        "heroes": [hero.key for hero in box.heroes],
        "roster": [
            {
                "key": hero.key,
                "faction": box.factions[hero.faction].key,
                "role": CLASS_NAMES[hero.role],
                "hp": hero.hp,
                "armor": hero.armor,
                "attack": hero.attack,
                "flips": hero.flips,
                "range": hero.range,
                "runes": [box.rune_names[rune] for rune in hero.runes],
            }
            for hero in box.heroes
        ],
        "factions": [faction.key for faction in box.factions],
        "skills": [[skill.key for skill in hero.skills] for hero in box.heroes],
        "cards": [
            {
                "key": card.key,
                "hero": card.hero,
                "faction": box.factions[card.faction].key if card.faction >= 0 else "",
                "runes": card.runes,
                "cost": card.cost,
                "type": "action" if card.is_action else "response" if card.is_response else "reaction",
                "modifier": card.modifier,
                "ultimate": card.is_ultimate,
            }
            for card in box.cards
        ],
        "victory": [card.key for card in box.victory],
        "ap": box.numbers.ap,
        "tower_hp": box.numbers.tower_hp,
        "outsider": outsider.key if outsider is not None else "",
        "outsider_skills": [skill.key for skill in outsider.skills] if outsider is not None else [],
    }


def _digits(row: list[bool]) -> str:
    """Flags as hexadecimal digits, four to a digit."""
    bits = "".join(["1" if flag else "0" for flag in row])
    bits += "0" * (-len(bits) % 4)
    return "".join([f"{int(bits[i : i + 4], 2):x}" for i in range(0, len(bits), 4)])
