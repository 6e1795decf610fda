"""What a box holds: the numbers of the rules, and every component, typed."""

from skyhall.core.edition import Edition, Entry
from skyhall.games.skytear.box.cards import Card, Faction, Hero, Outsider, Skill, VictoryCard
from skyhall.games.skytear.box.map.field import Field
from skyhall.games.skytear.box.map.hexes import HexMap, Shape


class Numbers:
    """Check 10: the numbers of the rules (4.7)."""

    def __init__(self, entry: Entry) -> None:
        self.turns = entry.number("turns", 1, 9)
        self.ap = entry.number("ap", 1, 5)
        self.move = entry.number("move", 0, 6)
        self.skirmish_move = entry.number("skirmish_move", 0, 6)
        self.los = entry.number("los", 1, 6)
        self.hand_start = entry.number("hand_start", 0, 20)
        self.draw_upkeep = entry.number("draw_upkeep", 0, 10)
        self.hand_limit = entry.number("hand_limit", 1, 20)
        # SK-138: of a seat with a partner
        self.pair_hand_start = entry.number("pair_hand_start", 0, 20, 4)
        self.pair_draw_upkeep = entry.number("pair_draw_upkeep", 0, 10, 1)
        self.pair_hand_limit = entry.number("pair_hand_limit", 1, 20, 5)
        self.tower_hp = entry.number("tower_hp", 1, 30)
        self.nexus_hp = entry.number("nexus_hp", 1, 30)
        self.minions_per_faction = entry.number("minions_per_faction", 0, 20)
        self.minions_per_lane_start = entry.number("minions_per_lane_start", 0, 6)
        self.spawn = entry.number("spawn", 0, 6)
        self.frenzy = entry.number("frenzy", 0, 9)  # Frenzy adds it to Attack and Skirmish, Disarm takes it away
        self.slow = entry.number("slow", 0, 9)  # Slow takes it from a Move, Fast adds it
        entry.close()


class Box(Edition):
    """Every component of an edition, and what follows from them alone."""

    def __init__(self, name: str, content_hash: str, numbers: Numbers, field: Field) -> None:
        super().__init__(name, content_hash)
        self.numbers = numbers
        self.field = field
        self.map: HexMap = field.map
        # What observations tell of a map never changes: kept here by the first one.
        self.planes = b""
        self.minions_per_seat = 2 * numbers.minions_per_faction
        self.rune_names: list[str] = []
        self.factions: list[Faction] = []
        self.heroes: list[Hero] = []
        self.skills: list[Skill] = []  # of all heroes, in order
        self.cards: list[Card] = []
        self.reactions: list[list[int]] = []  # by hero: the reaction cards of its set, each once
        self.flux = -1
        self.victory: list[VictoryCard] = []
        self.outsider: Outsider | None = None
        self.shapes: list[Shape] = []
        self.placements: list[list[list[list[int]]]] = []  # [shape][hex][aoe k]: hexes
        self.covered: list[list[list[int]]] = []  # [shape][hex]: the hexes of all of these

    def faction_named(self, key: str) -> int:
        """The faction with that key, −1 if there is none."""
        for faction in self.factions:
            if faction.key == key:
                return faction.index
        return -1
