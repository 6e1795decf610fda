"""The options of Sky Painters (SP-45 to SP-48)."""

from skyhall.core.game import Option

DUEL = "tension_duel"
VARIANTS = ("classic", "forced_landing", DUEL)
MOST_CARDS = 96
MOST_PAINTERS = 40


def _range_deck(_seats: int) -> range:
    return range(4, MOST_CARDS + 1)


def _range_painters(_seats: int) -> range:
    return range(3, MOST_PAINTERS + 1)


def _range_spots(_seats: int) -> range:
    return range(13)


def _range_open(_seats: int) -> range:
    return range(1, 5)


def _range_dice(_seats: int) -> range:
    return range(4)


def _range_win(_seats: int) -> range:
    return range(2, 11)


def _range_standstill(_seats: int) -> range:
    return range(1, 11)


def options() -> list[Option]:
    """The switches of the table, with their ranges; what an edition cannot offer is refused at the start."""
    return [
        Option("variant", "classic", VARIANTS),
        Option("leader_free_painters", False, (False, True)),
        Option("leader_free_top_card", False, (False, True)),
        Option("deck_size", 0, (0,), _range_deck, samples=(12, 36)),
        Option("painter_count", 0, (0,), _range_painters, samples=(8, 20)),
        Option("spot_limit", 6, numbers=_range_spots),
        Option("open_cards", 3, numbers=_range_open),
        Option("extra_dice", 1, numbers=_range_dice),
        Option("painters_to_win", 5, numbers=_range_win),
        Option("victory_needs_leader", True, (True, False)),
        Option("start_goods", True, (True, False)),
        Option("standstill_rounds", 3, numbers=_range_standstill),
    ]
