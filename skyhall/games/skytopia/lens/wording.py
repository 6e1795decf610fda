"""The components of a box by their names; what they do is said from their primitives wherever they are shown."""

from collections.abc import Mapping

from skyhall.core.drawing import Say
from skyhall.games.skytopia.box.components import WHENS, Ability
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.box.shapes import PlainScore

SIDES = "AB"


def box_texts(box: Box) -> dict[str, str]:
    """Names of cards, guildmasters and abilities, by their entries of the catalogue."""
    found: dict[str, str] = {}
    for component in box.components:
        if not component.is_foundation:
            found[f"card-{component.id}"] = found[f"thing-{component.id}"] = component.name
    for master in box.guildmasters:
        found[f"guildmaster-{master.id}"] = found[f"thing-{master.id}"] = master.name
    for number, ability in enumerate(box.abilities):
        found[f"ability-{COLOURS[number // 2]}-{SIDES[number % 2]}"] = ability.name
    return found


def facts(box: Box, kind: str, key: str, say: Say) -> list[str]:
    """What a card gives, what a guildmaster rewards, what an ability does."""
    if kind == "card":
        return [
            text
            for card in box.components
            if card.id == key and not card.is_foundation
            for text in (
                say(
                    "fact-card",
                    {
                        "colour": say(f"colour-{COLOURS[card.colour]}", {}),
                        "coat": say(f"coat-{box.coats[card.coat]}", {}),
                    },
                ),
                _sentence([say(f"effect-{part['do']}", {"cost": 0, "pp": 0, **part}) for part in card.plain]),
            )
        ]
    if kind == "guildmaster":
        return [_sentence([_reward(master.plain, say)]) for master in box.guildmasters if master.id == key]
    names: list[str] = [*COLOURS]
    colour, side = key.rsplit("-", 1)
    return [_sentence([_ability(box.abilities[2 * names.index(colour) + SIDES.index(side)], say)])]


def tell_part(part: object, say: Say) -> str:
    """A part of an effect, a way of scoring or an ability as a file has it, in a sentence."""
    if not isinstance(part, Mapping):
        return ""
    if "do" in part:
        return _sentence([say(f"effect-{part['do']}", {"cost": 0, "pp": 0, **part})])
    if "by" in part:
        colours = part.get("colours", [])
        named = [say(f"colour-{colour}", {}) for colour in colours] if isinstance(colours, list) else []
        return _sentence([say(f"score-{part['by']}", {**part, "colours": all_of(named, say)})])
    return _sentence([say(f"ability-{part['when']}", part)]) if "when" in part else ""


def _reward(score: PlainScore, say: Say) -> str:
    told: dict[str, object] = dict(score)
    told["colours"] = all_of([say(f"colour-{colour}", {}) for colour in score.get("colours", [])], say)
    return say(f"score-{score['by']}", told)


def all_of(things: list[str], say: Say) -> str:
    """Things as one sentence names them: blue, gold and red."""
    return say("all-of", {"n": len(things), "some": ", ".join(things[:-1]), "last": things[-1]}) if things else ""


def _ability(ability: Ability, say: Say) -> str:
    told = {"pp": ability.pp, "coins": ability.coins, "price": ability.price, "cards": ability.cards}
    return say(f"ability-{WHENS[ability.when - 1]}", {**told, "cost": ability.cost, "steps": ability.steps})


def _sentence(parts: list[str]) -> str:
    text = ", ".join(parts)
    return f"{text[:1].upper()}{text[1:]}."
