"""The box of Skytear: all components of an edition file, typed and checked (section 5 of the spec)."""

from collections.abc import Mapping
from typing import Final

from skyhall.core.edition import Entry, content_hash, near, shown
from skyhall.core.errors import OptionsError
from skyhall.core.state import OptionValue
from skyhall.games.skytear.box import schema
from skyhall.games.skytear.box.cards import (
    MIDDLE,
    WIN_DOME,
    WIN_OUTSIDER,
    WIN_SWEEP,
    WIN_TOWER,
    Sample,
    VictoryCard,
)
from skyhall.games.skytear.box.contents import Box, Ground, Numbers
from skyhall.games.skytear.box.lists import Deck, is_patterned, written
from skyhall.games.skytear.box.longest import check_end
from skyhall.games.skytear.box.map.field import Field, read_field
from skyhall.games.skytear.box.reading.deck import read_cards, read_faction_cards, read_shapes, read_victory
from skyhall.games.skytear.box.reading.roster import read_factions, read_heroes, read_key, read_outsider

FIRST_MAP: Final = "two_lanes"  # the map of the table [map]
DECK_TABLES: Final = ("faction_cards", "sample_decks")  # of no matter where decks are premade
IN_PLAY: Final = 8  # heroes


def read_box(entry: Entry, edition_hash: str, deck_hash: str = "") -> Box:
    """A box from plain data; anything wrong raises EditionError. `deck_hash` is for tables with own decks."""
    name = schema.NAME.read(entry)
    numbers = Numbers(entry.entry("numbers"))
    field = read_field(entry.entry("map"), numbers.los, numbers.minions_per_lane_start)
    box = Box(name, edition_hash, Ground(FIRST_MAP, numbers, field, []))
    box.full_hash = content_hash({name: table for name, table in entry.data.items() if name not in DECK_TABLES})
    box.deck_hash = deck_hash or content_hash(entry.data)
    box.rune_names = read_runes(entry)
    box.shapes = read_shapes(entry)
    box.factions = read_factions(entry, box.rune_names)
    box.heroes = read_heroes(entry, box.factions, box.rune_names, box.shapes, numbers.los)
    box.skills = [skill for hero in box.heroes for skill in hero.skills]
    per_hero = schema.PER_HERO.read(entry)
    box.cards = read_cards(entry, box.heroes, box.rune_names, box.shapes, numbers.los, per_hero)
    box.faction_cards = read_faction_cards(entry, box.cards, box.factions, box.rune_names, box.shapes, numbers.los)
    box.reactions = [
        [card.index for card in box.cards if card.hero == hero.index and card.is_reaction] for hero in box.heroes
    ]
    box.premade = [hero.cards for hero in box.heroes]
    for card in box.cards:
        if card.is_flux:
            box.flux = card.index
    box.victory = read_victory(entry, [])
    box.grounds[0].deck.extend([card.index for card in box.victory])
    for part in entry.entries("maps") if entry.has("maps") else []:
        read_map(part, entry, box)
    if entry.has("outsider"):
        box.outsider = read_outsider(entry.entry("outsider"), box.shapes, numbers.los)
    samples = entry.entries("sample_decks") if entry.has("sample_decks") else []
    entry.close()
    for ground in box.grounds:
        check_ground(entry, box, ground)
    check_end(entry, box)
    box.ground.lay_shapes(box.shapes)
    box.stand_on(box.ground)
    read_samples(samples, box)
    return box


def read_samples(entries: list[Entry], box: Box) -> None:
    """4.2: decks that the box proposes. One that breaks a rule is left out, and a designer is told."""
    known: list[str] = []
    for entry in entries:
        key = read_key(entry, known, "sample deck")
        known.append(key)
        name = schema.NAME.read(entry)
        text = "\n".join(entry.texts(schema.LINES.key))
        entry.close()
        deck = Deck(box, text)
        if len(deck.sets) < len(deck.lines) or not deck.lines:
            raise entry.fail(deck.problems[0].text, "lines")
        if deck.problems:
            box.left_out.append(f"sample deck {shown(key)} is left out: {deck.problems[0].text}")
        else:
            box.samples.append(Sample(key, name, written(box, deck.sets)))


def read_map(entry: Entry, root: Entry, box: Box) -> None:
    """SK-160: a further map, with the numbers that it changes and its victory cards, old and new ones."""
    key = schema.MAP_ID.read(entry)
    entry.where = f"{root.where}: map {shown(key)}"
    if key in [ground.key for ground in box.grounds]:
        raise entry.fail("appears twice", "id")
    changed = entry.entry("numbers").data if entry.has("numbers") else {}
    merged = {**root.entry("numbers").data, **changed}
    numbers = Numbers(Entry(merged, f"{entry.where}: numbers", entry.error, entry.under("numbers")))
    if entry.has("victory"):
        box.victory = read_victory(entry, box.victory)
    known = [card.key for card in box.victory]
    deck: list[int] = []
    for name in entry.texts("deck"):
        if name not in known:
            raise entry.fail(
                f'"deck" holds {shown(name)}{near(name, known)}: expected victory cards of this edition', "deck"
            )
        if known.index(name) in deck:
            raise entry.fail(f'"deck" holds {shown(name)} twice: expected each card once', "deck")
        deck.append(known.index(name))
    field = read_field(entry, numbers.los, numbers.minions_per_lane_start)
    box.grounds.append(Ground(key, numbers, field, deck))


def read_runes(entry: Entry) -> list[str]:
    """The colours of runes."""
    names: list[str] = []
    for item in entry.items("runes"):
        if not isinstance(item, str) or not item or item in names:
            raise entry.fail(f'"runes" holds {shown(item)}: expected different names', "runes")
        names.append(item)
    return names


def check_ground(entry: Entry, box: Box, ground: Ground) -> None:
    """Checks 1, 8 and 9 of a map: its minions, what its victory cards ask for, and the outsider's place."""
    place = box.grounds.index(ground) - 1
    where, path = (f"map {shown(ground.key)}: ", f"maps/{place}") if place >= 0 else ("", "map")
    field, minions = ground.field, 2 * ground.numbers.minions_per_faction
    if len(field.lanes) * ground.numbers.minions_per_lane_start > minions:
        raise entry.fail(
            f"{where}numbers: {minions} minions a seat are too few to start the lanes with",
            "numbers/minions_per_faction" if place < 0 else f"{path}/numbers",
        )
    for index in ground.deck:
        check_victory_card(entry, where, f"{path}/drawing", box.victory[index], field)
    swept = [box.victory[index].points for index in ground.deck if box.victory[index].condition == WIN_SWEEP]
    if len(set(swept)) > 1:
        raise entry.fail(f'{where}its sweep cards differ in "points": expected one number for all of a map', path)
    ground.sweep = (swept[0] if swept else 0) or len(field.point_names)
    if not field.dome_points:
        if box.outsider is not None:
            raise entry.fail(
                f'{where}the outsider needs a dome point: expected one "D" in the drawing', f"{path}/drawing"
            )
        return
    if box.outsider is None:
        raise entry.fail(f'{where}"outsider" is missing: the map has a dome point', "outsider")
    buildings = [*field.nexus, *[tower for lane in field.lanes for tower in lane.towers]]
    for point in field.dome_points:
        room = [place for place in field.map.within[box.outsider.radius][point] if place not in buildings]
        if len(room) < 3:
            raise entry.fail(
                f"{where}outsider: its radius gives {len(room)} hexes: expected 3 or more", "outsider/radius"
            )


def check_victory_card(entry: Entry, where: str, path: str, card: VictoryCard, field: Field) -> None:
    """SK-199: a victory card fits the map that it is drawn on."""
    points = len(field.point_names)
    if not field.dome_points and card.condition in (WIN_DOME, WIN_SWEEP, WIN_OUTSIDER):
        raise entry.fail(
            f'{where}victory card {shown(card.key)} needs a dome point: expected one "D" in the drawing', path
        )
    if card.condition == WIN_TOWER and card.side == MIDDLE and len(field.lanes) != 3:
        raise entry.fail(f"{where}victory card {shown(card.key)} needs a middle lane: expected 3 lanes", path)
    if card.condition == WIN_SWEEP and card.points > points:
        raise entry.fail(
            f"{where}victory card {shown(card.key)} asks for {card.points} points in a phase: the map has {points}",
            path,
        )


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
    if isinstance(wanted, int) and wanted > len(box.victory_deck):
        raise OptionsError(f"{wanted} victory cards wanted: edition {box.name} has {len(box.victory_deck)}")


def check_decks(box: Box, decks: str) -> None:
    """SK-183: whether decks can be built from this box."""
    for faction in box.factions:
        count = sum([1 for card in box.faction_cards if card.faction == faction.index])
        if count < schema.LEAST_OF_FACTION:
            raise OptionsError(
                f"decks {decks} needs {schema.LEAST_OF_FACTION} faction cards for faction {shown(faction.key)}: "
                f"edition {box.name} has {count}"
            )
    if len(box.faction_cards) < IN_PLAY:
        raise OptionsError(
            f"decks {decks} needs {IN_PLAY} faction cards, one for each hero in play: "
            f"edition {box.name} has {len(box.faction_cards)}"
        )
    for hero in box.heroes:
        if not is_patterned(box, hero.index):
            raise OptionsError(
                f"decks {decks} needs sets of 1 ultimate and 3, 2, 2 others: hero {shown(hero.key)} of edition "
                f"{box.name} has other copies: choose decks premade, or change its cards"
            )
