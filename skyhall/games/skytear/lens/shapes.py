"""What a view looks like (section 9): plain data. Hexes are ints; heroes, cards and skills are keys.

This file is never compiled: its annotations are read at run time.
"""

from typing import NotRequired, TypedDict

from skyhall.games.skytear.lens.deck_shapes import BuildingView, DecksView


class MapView(TypedDict):
    """Hexes by id: label, axial coordinates, dome and cover; white edges as pairs; buildings by side (and lane).

    `key` is the option that chose it; `starts` by side where heroes start; `dome_points` from west to east.

    `sight`: for each hex a row of hexadecimal digits, four hexes to a digit, the first one as its highest bit: the
    hexes that it sees (cover aside).
    """

    key: str
    labels: list[str]
    q: list[int]
    r: list[int]
    dome: list[bool]
    cover: list[bool]
    white: list[list[int]]
    sight: list[str]
    nexus: list[int]
    towers: list[list[int]]
    dome_points: list[int]
    starts: list[list[int]]


class CardFace(TypedDict):
    """A power card as printed."""

    key: str
    hero: int
    faction: str
    runes: list[str]
    cost: int
    type: str
    modifier: int
    ultimate: bool


class HeroFace(TypedDict):
    """A hero as printed, for the draft."""

    key: str
    faction: str
    role: str
    hp: int
    armor: int
    attack: int
    flips: int
    range: int
    runes: list[str]


class Components(TypedDict):
    """An edition for the screen. Lists are in the order of the ids."""

    map: MapView
    heroes: list[str]
    roster: list[HeroFace]
    factions: list[str]
    skills: list[list[str]]
    cards: list[CardFace]
    victory: list[str]
    ap: int
    tower_hp: int
    outsider: str
    outsider_skills: list[str]


class PointPreview(TypedDict):
    """Control of a point with the Lead cards the viewer knows; `unknown` counts the others.

    `parts` by seat: heroes, minions, bonuses, Lead. For a lane that is won: enemy minions lost, the building that would
    be damaged (its hex) and by how much, and the hex the token would go to (if no tower falls before).
    """

    values: list[int]
    parts: list[list[int]]
    unknown: list[int]
    winner: int
    minions_lost: int
    damage_to: int | None
    damage: int
    moves_to: int


class ActiveView(TypedDict):
    """Who is active; nobody: seat and side −1, hero null."""

    seat: int
    side: int
    hero: str | None
    ap: int
    used: list[str]


class VictoryView(TypedDict):
    """A victory card, what it asks for (spec 4.5) and how far each side has come; `points` are those of a sweep."""

    id: int
    key: str
    condition: str
    side: str
    progress: list[int]
    goal: int
    points: int
    done: list[bool]


class FluxView(TypedDict):
    """Skytear Flux."""

    holder: int
    used: bool


class TokenView(TypedDict):
    """A lane token and what would happen there if the Minions Phase came now; `point` names it in the catalogue."""

    lane: int
    point: str
    number: int
    hex: int
    preview: PointPreview


class DomeView(TypedDict):
    """A dome point; of two the `first` is settled first. `point` names it in the catalogue."""

    point: str
    hex: int
    first: bool
    preview: PointPreview


class LeadView(TypedDict):
    """A Lead card; `card` is there if the viewer knows it."""

    source: str
    open: bool
    card: NotRequired[str]


class SkillView(TypedDict):
    """A skill and whether it works now."""

    key: str
    icon: str
    on: bool


class HarmView(TypedDict):
    """HP that an element may lose: at least and at most, by the modifiers in the deck list. `seat` −1: the outsider.

    The sum is base + bonus + a modifier from low to high − armor. Not `sure`: a choice on resolution may spare it.
    """

    hex: int
    target: str
    seat: int
    base: int
    bonus: int
    low: int
    high: int
    armor: int
    least: int
    most: int
    hp: int
    sure: bool


class HeroView(TypedDict):
    """A hero as it stands; `hex` is null off the map, `returns` the turn of a Defeated one, else 0.

    `mana` is all of this turn, what is left, spent and burned. `reach`: where a Move could end now; `range_hexes`: what
    lies in attack range and sight; `hidden`: cover in sight that would hide an enemy from this hero; `aims`: what an
    Attack could be aimed at now, with its harm.
    """

    id: int
    key: str
    faction: str
    role: str
    hp: int
    max: int
    armor: int
    attack: int
    skirmish: int
    move: int
    flips: int
    range: int
    piercing: bool
    runes: list[str]
    state: str
    hex: int | None
    returns: int
    conditions: list[str]
    buffs: dict[str, int]
    mana: int
    mana_left: int
    mana_burned: int
    cards_on: list[str]
    leads: list[LeadView]
    skills: list[SkillView]
    control_bonus: int
    reach: list[int]
    range_hexes: list[int]
    hidden: list[int]
    aims: list[HarmView]


class MinionView(TypedDict):
    """A minion on the map."""

    hex: int
    lane: int


class IllusionView(TypedDict):
    """An illusion on the map and whose it is."""

    hero: str
    hex: int


class NexusView(TypedDict):
    """HP null: it cannot be damaged yet."""

    hex: int
    hp: int | None


class TowerView(TypedDict):
    """A tower; 0 HP: destroyed."""

    hex: int
    hp: int


class SideView(TypedDict):
    """What belongs to a side (SK-133). Its seats are in table order, the `first_seat` first.

    `captain`: who chooses for it in the Minions Phase; `next_seat`: whose its next activation is.
    """

    seats: list[int]
    first_seat: int
    captain: int
    next_seat: int
    reserve: int
    see_cover: bool
    minions: list[MinionView]
    pillars: list[int]
    towers: list[TowerView]
    nexus: NexusView


class NextView(TypedDict):
    """Whose turn it is to activate a hero."""

    side: int
    seat: int


class PriorityView(TypedDict):
    """Who is asked to respond, in which order, and who of them was asked and has passed."""

    order: list[int]
    passed: list[int]


class SeatView(TypedDict):
    """What a seat has. Hand and known cards of the deck are there for the own seat, and for an open partner's.

    `partner` −1: none. `deck_list`: the copies of its cards, by the hero that brings them; none while its set is built
    and the viewer may not see it.
    """

    side: int
    partner: int
    factions: list[str]
    hand_count: int
    hand: NotRequired[list[str]]
    deck_count: int
    known_top: NotRequired[list[str]]
    discard: list[str]
    deck_list: dict[str, dict[str, int]]
    set_aside: int
    set_aside_cards: NotRequired[list[str]]
    building: NotRequired[BuildingView]
    heroes: list[HeroView]
    illusions: list[IllusionView]


class OutsiderView(TypedDict):
    """The outsider."""

    key: str
    hex: int | None
    hp: int
    max: int
    armor: int
    attack: int
    range: int
    conditions: list[str]
    gone: bool
    acts_for: int


class ItemView(TypedDict):
    """An item of the Stack, the top one last; `legal_now`: it would not be cancelled.

    `harms`: whom it would hurt now; `areas`: the ways an area of it may be laid, the worst first; `concerns`: the seats
    that it aims at or may hurt.
    """

    item: int
    kind: str
    seat: int
    hero: str
    what: str
    targets: list[str]
    hexes: list[int]
    legal_now: bool
    harms: list[HarmView]
    areas: list[list[int]]
    concerns: list[int]


class ControlView(TypedDict):
    """Control of a point, as the catalogue names it, by side before and after a move, by the Leads the viewer knows."""

    point: str
    before: list[int]
    after: list[int]


class StepView(TypedDict):
    """A hex that may be clicked for a word and itself: the way there and what it changes, or whom it may hurt."""

    hex: int
    way: NotRequired[list[int]]
    control: NotRequired[list[ControlView]]
    harms: NotRequired[list[HarmView]]


class ThenView(TypedDict):
    """The question that a word leads to if nobody answers it, and the hexes it would offer as the table is now."""

    asks: str
    steps: list[StepView]


class WordView(TypedDict):
    """A legal word with what it refers to; `casters` may play the card, `harms` is whom the word may hurt.

    Of a move: the hexes of its `way`, the first one where the piece stands now, and the `control` that it changes.
    `then`: what is chosen right after it by a hex.
    """

    word: int
    name: str
    hex: NotRequired[int]
    card: NotRequired[str]
    hero: NotRequired[str]
    casters: NotRequired[list[str]]
    harms: NotRequired[list[HarmView]]
    way: NotRequired[list[int]]
    control: NotRequired[list[ControlView]]
    then: NotRequired[ThenView]


class PromptView(TypedDict):
    """The open question."""

    key: str
    args: dict[str, int | str]


class View(TypedDict):
    """All of it. `winner` is a side; `resolving` has left the Stack.

    `legal` and `aoe` are for the seat to act only, `looking` for an open partner as well.
    """

    box: Components

    turn: int
    turns: int
    first: int
    next: NextView
    phase: str
    active: ActiveView
    seat_to_act: int
    prompt: PromptView | None
    victory: list[VictoryView]
    flux: FluxView
    tokens: list[TokenView]
    domes: list[DomeView]
    sides: list[SideView]
    seats: list[SeatView]
    decks: DecksView
    priority: PriorityView | None
    outsider: OutsiderView | None
    stack: list[ItemView]
    resolving: ItemView | None
    looking: NotRequired[list[str]]
    looking_count: int
    flipped: list[str]
    legal: list[WordView]
    aoe: dict[str, list[int]]
    ending: str
    winner: int
