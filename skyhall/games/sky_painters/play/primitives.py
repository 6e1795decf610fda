"""The closed set of effect primitives (spec, section 4) by their names in an edition."""

from skyhall.games.sky_painters.box.effects import PRIMITIVE_NAMES
from skyhall.games.sky_painters.play.primitive import PRIMITIVES, Primitive
from skyhall.games.sky_painters.play.primitives_end import (
    HopeAsLeaderPrimitive,
    PaintersTimesCloudsPrimitive,
    PerPainterPrimitive,
    PerSymbolPrimitive,
)
from skyhall.games.sky_painters.play.primitives_lasting import (
    HopeForDicePrimitive,
    IgnoreFigurePrimitive,
    PaintDownPrimitive,
    RerollPrimitive,
    SecondDiePrimitive,
    SpotLimitPrimitive,
    WatchCompletedPrimitive,
    WatchOfferPrimitive,
)
from skyhall.games.sky_painters.play.primitives_now import (
    CompleteCardPrimitive,
    DarePrimitive,
    DrawHaloPrimitive,
    ExtraTurnPrimitive,
    GainHopePrimitive,
    GainSpotsPrimitive,
    LevyPrimitive,
    StealHopePrimitive,
    TakeCardPrimitive,
)

__all__ = ["PRIMITIVES"]


def by_kind() -> list[Primitive]:
    """Each at its place among the names."""
    named: dict[str, Primitive] = {
        "extra_turn": ExtraTurnPrimitive(),
        "gain_spots": GainSpotsPrimitive(),
        "gain_hope": GainHopePrimitive(),
        "take_card": TakeCardPrimitive(),
        "complete_card": CompleteCardPrimitive(),
        "draw_halo": DrawHaloPrimitive(),
        "steal_hope": StealHopePrimitive(),
        "levy": LevyPrimitive(),
        "dare": DarePrimitive(),
        "hope_for_dice": HopeForDicePrimitive(),
        "reroll": RerollPrimitive(),
        "paint_down": PaintDownPrimitive(),
        "on_opponent_completes": WatchCompletedPrimitive(),
        "on_opponent_takes_offer": WatchOfferPrimitive(),
        "spot_limit": SpotLimitPrimitive(),
        "ignore_figure": IgnoreFigurePrimitive(),
        "second_die": SecondDiePrimitive(),
        "hope_as_leader": HopeAsLeaderPrimitive(),
        "per_symbol": PerSymbolPrimitive(),
        "per_painter": PerPainterPrimitive(),
        "painters_times_clouds": PaintersTimesCloudsPrimitive(),
    }
    return [named[name] for name in PRIMITIVE_NAMES]


PRIMITIVES.extend(by_kind())
