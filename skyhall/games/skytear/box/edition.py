"""The box of Skytear: all components of an edition file, typed and checked (section 5 of the spec)."""

from collections.abc import Mapping

from skyhall.core.edition import Entry, shown
from skyhall.core.errors import OptionsError
from skyhall.core.state import OptionValue
from skyhall.games.skytear.box import schema
from skyhall.games.skytear.box.cards import (
    WIN_DOME,
    WIN_OUTSIDER,
    WIN_SWEEP,
)  # fmt: skip
from skyhall.games.skytear.box.contents import Box, Numbers
from skyhall.games.skytear.box.longest import check_end
from skyhall.games.skytear.box.map.field import read_field
from skyhall.games.skytear.box.reading.deck import read_cards, read_shapes, read_victory
from skyhall.games.skytear.box.reading.roster import read_factions, read_heroes, read_outsider


def read_box(entry: Entry, content_hash: str) -> Box:
    """A box from plain data; anything wrong raises EditionError."""
    name = schema.NAME.read(entry)
    numbers = Numbers(entry.entry("numbers"))
    field = read_field(entry.entry("map"), numbers.los, numbers.minions_per_lane_start)
    box = Box(name, content_hash, numbers, field)
    box.rune_names = read_runes(entry)
    box.shapes = read_shapes(entry)
    box.factions = read_factions(entry, box.rune_names)
    box.heroes = read_heroes(entry, box.factions, box.rune_names, box.shapes, numbers.los)
    box.skills = [skill for hero in box.heroes for skill in hero.skills]
    per_hero = schema.PER_HERO.read(entry)
    box.cards = read_cards(entry, box.heroes, box.rune_names, box.shapes, numbers.los, per_hero)
    box.reactions = [
        [card.index for card in box.cards if card.hero == hero.index and card.is_reaction] for hero in box.heroes
    ]
    for card in box.cards:
        if card.is_flux:
            box.flux = card.index
    box.victory = read_victory(entry)
    if entry.has("outsider"):
        box.outsider = read_outsider(entry.entry("outsider"), box.shapes, numbers.los)
    entry.close()
    check_dome(entry, box)
    if len(field.lanes) * numbers.minions_per_lane_start > box.minions_per_seat:
        raise entry.fail(
            f"numbers: {box.minions_per_seat} minions a seat are too few to start the lanes with",
            "numbers/minions_per_faction",
        )
    check_end(entry, box)
    box.placements = [[box.map.placements(shape, place) for place in range(box.map.size)] for shape in box.shapes]
    box.covered = [[sorted({at for way in ways for at in way}) for ways in row] for row in box.placements]
    return box


def read_runes(entry: Entry) -> list[str]:
    """The colours of runes."""
    names: list[str] = []
    for item in entry.items("runes"):
        if not isinstance(item, str) or not item or item in names:
            raise entry.fail(f'"runes" holds {shown(item)}: expected different names', "runes")
        names.append(item)
    return names


def check_dome(entry: Entry, box: Box) -> None:
    """Checks 1 and 9: the dome point, the cards that speak of it, and the outsider that comes out of it."""
    point = box.field.dome_point
    if point < 0:
        for card in box.victory:
            if card.condition in (WIN_DOME, WIN_SWEEP, WIN_OUTSIDER):
                raise entry.fail(
                    f'victory card {shown(card.key)} needs a dome point: expected one "D" in the drawing', "map/drawing"
                )
        if box.outsider is not None:
            raise entry.fail('the outsider needs a dome point: expected one "D" in the drawing', "map/drawing")
        return
    if box.outsider is None:
        raise entry.fail('"outsider" is missing: the map has a dome point', "outsider")
    buildings = [*box.field.nexus, *[tower for lane in box.field.lanes for tower in lane.towers]]
    room = [place for place in box.map.within[box.outsider.radius][point] if place not in buildings]
    if len(room) < 3:
        raise entry.fail(f"outsider: its radius gives {len(room)} hexes: expected 3 or more", "outsider/radius")


def check_setup(box: Box, options: Mapping[str, OptionValue]) -> None:
    """Checks 4 and 8: whether the options can be played with these components."""
    setup = options["setup"]
    sizes = [len(faction.heroes) for faction in box.factions]
    if setup == "faction_draft" and sizes != [2, 2, 2, 2]:
        raise OptionsError(f"setup faction_draft needs 4 factions of 2 heroes: edition {box.name} has {sizes}")
    if setup == "hero_draft" and len(box.heroes) < 8:
        raise OptionsError(f"setup hero_draft needs 8 heroes: edition {box.name} has {len(box.heroes)}")
    if setup == "fixed":
        matchup = str(options["matchup"])
        for key in matchup.replace("/", "+").split("+"):
            faction = box.faction_named(key)
            if faction < 0 or sizes[faction] != 2:
                raise OptionsError(f"matchup {matchup}: edition {box.name} has no faction {shown(key)} of 2 heroes")
    wanted = options["victory_cards"]
    if isinstance(wanted, int) and wanted > len(box.victory):
        raise OptionsError(f"{wanted} victory cards wanted: edition {box.name} has {len(box.victory)}")
