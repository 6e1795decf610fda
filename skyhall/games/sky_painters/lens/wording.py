"""The components of a box in words: titles as the box has them, Painters and halo tokens by what they do."""

from collections.abc import Mapping

from skyhall.core.drawing import Say
from skyhall.core.edition import Entry
from skyhall.games.sky_painters.box.components import NIGHT, NO_LIMIT, Tile
from skyhall.games.sky_painters.box.edition import Box
from skyhall.games.sky_painters.box.effects import FIGURES, GAINS, LOSSES, NOW, PRIMITIVE_NAMES, Effect, read_effect
from skyhall.games.sky_painters.box.words import COLOURS, LETTERS


def box_texts(box: Box, say: Say) -> dict[str, str]:
    """Titles of cards; titles and texts of Painters and halo tokens; Painters also in few words."""
    found: dict[str, str] = {}
    for card in box.cards:
        found[f"card-{card.id}"] = card.title
    for kind, tiles in (("painter", box.painters), ("halo", box.halos)):
        for tile in tiles:
            found[f"{kind}-{tile.id}"] = tile.title
            found[f"{kind}-{tile.id}-text"] = text_of(tile, kind == "halo", say)
    for tile in box.painters:
        found[f"painter-{tile.id}-brief-text"] = _brief(tile.effects, say)
        lasting = [effect for effect in tile.effects if effect.time != NOW]
        if lasting:
            found[f"painter-{tile.id}-lasting-text"] = _brief(lasting, say)
    return found


def text_of(tile: Tile, with_icons: bool, say: Say) -> str:
    """Every effect as a sentence. A halo token has no other place that tells of its icons."""
    parts = [effect_text(effect, say) for effect in tile.effects]
    return " ".join(parts + (_icons(tile.leader, tile.hope, tile.points, say) if with_icons else []))


def _brief(effects: list[Effect], say: Say) -> str:
    text = ", ".join([effect_text(effect, say, "brief") for effect in effects])
    return text[:1].upper() + text[1:]


def tell_part(part: object, say: Say) -> str:
    """A part of an effect as a file has it, in a sentence."""
    return effect_text(read_effect(Entry(part, "effect")), say) if isinstance(part, Mapping) else ""


def effect_text(effect: Effect, say: Say, style: str = "told") -> str:
    """One primitive with its numbers: `told` as a sentence, `brief` in few words."""
    name = PRIMITIVE_NAMES[effect.kind]
    told: dict[str, object] = {"n": effect.n, "m": effect.m}
    if name == "levy":
        losses = [say("told-loss", {"what": LOSSES[what], "n": n}) for what, n in _pairs(effect)]
        told = {"first": losses[0], "second": losses[1]}
    elif name == "dare":
        gains = [say("told-gain", {"what": GAINS[what], "n": n}) for what, n in _pairs(effect)]
        told = {"n": effect.n, "numbers": ", ".join(str(one) for one in effect.numbers), "gains": ", ".join(gains)}
    elif name == "hope_for_dice":
        colours = [_colour(colour, say) for colour in effect.numbers]
        told["letters"] = "/".join([LETTERS[colour].upper() for colour in effect.numbers])
        told["colours"] = say("told-or", {"some": ", ".join(colours[:-1]), "last": colours[-1], "n": len(colours)})
    elif name == "ignore_figure":
        told["figure"] = FIGURES[effect.n]
    elif name == "second_die":
        told["colour"] = _colour(effect.m, say)
    return say(f"{style}-{name.replace('_', '-')}", told)


def _colour(colour: int, say: Say) -> str:
    """A colour by its name alone; `each-colour` is for sentences, where a language may decline it."""
    return say(f"colour-{COLOURS[colour]}", {}).lower()


def _pairs(effect: Effect) -> list[tuple[int, int]]:
    return [(effect.pairs[i], effect.pairs[i + 1]) for i in range(0, len(effect.pairs), 2)]


def facts(box: Box, kind: str, key: str, say: Say) -> list[str]:
    """What is printed on a card (symbols, edges, limit) or a Painter (its price), with the icons of both."""
    found: list[str] = []
    for card in box.cards:
        if kind == "card" and card.id == key:
            symbols = [
                f"{_colour(colour, say)} {value}" for colour, value in zip(card.colours, card.values, strict=True)
            ]
            found.append(say("fact-symbols", {"symbols": ", ".join(symbols)}))
            edges = {"left": FIGURES[card.left], "right": FIGURES[card.right]}
            found.append(say("fact-edges", {**edges, "cloud": "yes" if card.cloud else "no"}))
            if card.limit != NO_LIMIT:
                found.append(say("limit-night" if card.limit == NIGHT else "limit-grass", {}) + ".")
            found.append(say("told-gain-spots", {"n": card.spots}))
            found += _icons(card.leader, card.hope, card.star, say)
    for tile in box.painters:
        if kind == "painter" and tile.id == key:
            found.append(say("fact-price", {"spots": tile.spots_cost, "hope": tile.hope_cost}))
            found += _icons(tile.leader, tile.hope, tile.points, say)
    return found


def _icons(leader: bool, hope: int, points: int, say: Say) -> list[str]:
    """The icons that a card or tile has."""
    found = [say("told-leader", {})] if leader else []
    found += [say("told-hope-symbol", {"n": hope})] if hope else []
    return found + ([say("told-points", {"n": points})] if points else [])
