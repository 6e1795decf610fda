"""What views and events both tell of the table. Read at run time as part of the view's schema, so not compiled."""

from typing import TypedDict


class GolemView(TypedDict):
    """A golem at work; `refund`: its pay if the leader stays ahead, `late`: it cannot finish in time."""

    seat: int
    face: int
    steps: int
    finish_round: int
    refund: int
    late: bool


class ScoreView(TypedDict):
    """ST-43, as if the game ended now."""

    track: int
    guild: list[int]
    end_pp: int
    coins: int
    golems: int
    total: int


class HasView(TypedDict):
    """What a seat has, its city aside."""

    coins: int
    pp: int
    supply: int
    golems_out: int
    cards: int
    score_now: ScoreView


class SoFarView(TypedDict):
    """What the tower or card at work has brought its seat so far, costs deducted."""

    pp: int
    coins: int


class ResultView(TypedDict):
    """A line of the final table."""

    seat: int
    track: int
    guild: list[int]
    end_pp: int
    coins_pp: int
    golems_pp: int
    total: int
    cards: int
    coins_left: int
    rank: int
