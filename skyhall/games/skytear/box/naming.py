"""The words as they are called with a box: `hex J7`, `card gank`, `hero yami`."""

from skyhall.core.vocabulary import Block, Vocabulary
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.words import CARD, FACTION, HERO, HEX, SKILL, WORDS


def edition_words(box: Box) -> Vocabulary:
    """What the box has a key or a label for has it in its word; the rest keeps its number."""
    names: dict[int, str] = {}
    _call(names, FACTION, [faction.key for faction in box.factions])
    _call(names, HERO, [hero.key for hero in box.heroes])
    _call(names, CARD, [card.key for card in box.cards])
    _call(names, HEX, box.map.labels)
    if box.outsider is not None:
        _call(names, SKILL, [skill.key for skill in box.outsider.skills])
    return WORDS.called(names)


def _call(names: dict[int, str], block: Block, keys: list[str]) -> None:
    for place, key in enumerate(keys):
        names[block.at(place)] = f"{block.name} {key}"
