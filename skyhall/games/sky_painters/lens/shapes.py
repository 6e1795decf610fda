"""The shapes of a view (spec, section 9). They are read at run time, so this file is never compiled."""

from typing import TypedDict

from skyhall.core.state import OptionValue


class Price(TypedDict):
    """What something costs."""

    spots: int
    hope: int


class DieView(TypedDict):
    """A die and the number it shows."""

    colour: str
    number: int


class SymbolView(TypedDict):
    """A die symbol and what stands on it."""

    colour: str
    value: int
    die: DieView | None
    square: bool
    chips: bool
    done: bool


class CardView(TypedDict):
    """All there is to know of a card."""

    id: str
    title: str
    symbols: list[str]
    left: str
    right: str
    limit: str
    cloud: bool
    spots: int
    leader: bool
    hope: int
    star: int


class TileView(TypedDict):
    """A Painter or a halo token. `when`: the times of its effects (now, always, end), each once."""

    id: str
    title: str
    when: list[str]
    spots: int
    hope_cost: int
    leader: bool
    hope: int
    points: int


class CellView(TypedDict):
    """A card in a sky. `closed`: its figures that are whole and completed (left, centre, right)."""

    x: int
    y: int
    card: CardView
    side: str
    slot: int | None
    symbols: list[SymbolView]
    closed: list[str]


class HaloView(TypedDict):
    """An owned halo token: the cells it lies on, or the Painter."""

    token: TileView
    cells: list[list[int]]
    tile: str | None


class BlockView(TypedDict):
    """The best 3×3 block: its lower left cell, completed and placed cards."""

    x: int
    y: int
    done: int
    placed: int


class SeatView(TypedDict):
    """A player's belongings."""

    letter: str
    turn_order: int
    spots: int
    spot_limit: int
    hope: int
    clouds: int
    extra_turns: int
    dice_left_to_acquire: int
    hope_total: int
    next_activation: int
    points_now: dict[str, int]
    cells: list[CellView]
    painters: list[TileView]
    halos: list[HaloView]
    best_block: BlockView


class OfferView(TypedDict):
    """A place of the sky offer."""

    pos: str
    card: CardView | None
    hope: int


class PainterOfferView(TypedDict):
    """A place of the Painter offer; the total cost is that of the active seat."""

    pos: str
    tile: TileView | None
    board_cost: Price
    total_cost: Price | None


class HaloBoardView(TypedDict):
    """The halo spaces of the board. `costs`: what a token costs with none, one, … of them empty."""

    spaces: list[TileView | None]
    costs: list[Price]
    next_cost: Price | None
    box_count: int


class DecisionView(TypedDict):
    """The open question."""

    kind: str
    seat: int
    prompt: dict[str, int | str | list[int]]


class ResultView(TypedDict):
    """How the game ended."""

    how: str
    winners: list[int]
    sheets: list[dict[str, int]]


class FitHelp(TypedDict):
    """A symbol that a die fits: spots won or still missing, and whether a cloud is paid."""

    slot: int
    symbol: int
    surplus: int
    missing: int
    cloud: bool


class DieHelp(TypedDict):
    """A die of the pool: its price as an additional die, and where it fits."""

    colour: str
    number: int
    price: int
    fits: list[FitHelp]


class TieHelp(TypedDict):
    """A neighbour whose half of a figure would meet its like."""

    x: int
    y: int
    figure: str


class LayHelp(TypedDict):
    """A card in a cell: the figures it would tie, and the empty cells that no card could go to any more."""

    x: int
    y: int
    ties: list[TieHelp]
    shut: list[list[int]]


class CardHelp(TypedDict):
    """A card on offer (or the top of the deck): its legal cells in this seat's sky, and what it would mean there."""

    pos: str
    cells: list[list[int]]
    lays: list[LayHelp]


class SlotHelp(TypedDict):
    """An uncompleted card: spots missing to complete it by painting alone (null: a symbol is empty), and its reward.

    `hope_awake` is what its hope symbol would bring with the leader, `hope` what it would bring as things stand.
    `painters` are the places of the Painters that could be paid afterwards.
    """

    slot: int
    missing: int | None
    affordable: bool
    spots_after: int
    hope: int
    hope_awake: int
    painters: list[str]


class ChangeHelp(TypedDict):
    """Something that a word brings, in order: spots, hope or a cloud won or paid, a card, the leader, a figure.

    `total`: how many spots, hope or clouds there are then, if they change.
    """

    what: str
    name: str
    delta: int
    total: int | None


class PlayHelp(TypedDict):
    """A legal word and what it leads to at once: the changes, goods and points then, Painters then payable."""

    word: str
    changes: list[ChangeHelp]
    spots: int
    hope: int
    clouds: int
    points: int
    painters: list[str]


class Help(TypedDict):
    """All of it. `spots_to_lose`: spots above the limit. `plays`: only for the seat that decides."""

    dice: list[DieHelp]
    cards: list[CardHelp]
    slots: list[SlotHelp]
    plays: list[PlayHelp]
    spots_to_lose: int


class View(TypedDict):
    """Everything. `drawn` holds tokens for their owner only; others see `drawn_count`."""

    game: str
    seat: int | None
    options: dict[str, OptionValue]
    variant: str
    turn: int
    active: int
    step: int
    is_extra: bool
    decision: DecisionView | None
    critical: bool
    idle_turns: int
    idle_limit: int
    painters_to_win: int
    leader: int | None
    pool: dict[str, list[int]]
    hand: DieView | None
    clouds_supply: int
    offer: list[OfferView]
    deck_count: int
    deck_top: CardView | None
    top_cost: Price
    painters: list[PainterOfferView]
    pile_count: int
    pile_top: TileView | None
    halo: HaloBoardView
    seats: list[SeatView]
    drawn: list[TileView]
    drawn_count: int
    help: Help | None
    result: ResultView | None
