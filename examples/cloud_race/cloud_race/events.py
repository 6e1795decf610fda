"""Everything that the game says."""

from typing import Final

from skyhall.core.event import COUNT, SEAT, Phrasebook, event, many, maybe, message, thing

WIND: Final = thing("wind")
REASON: Final = thing("reason", ("arrived", "called_off"))

PHRASES: Final = Phrasebook(
    [
        event("game_started", first_player=SEAT, length=COUNT),
        event("round_began", round=COUNT).quiet(),
        event("turn_began", seat=SEAT).quiet(),
        event("rolled", seat=SEAT, number=COUNT),
        event("wind_played", seat=SEAT, wind=WIND, steps=COUNT, cards=COUNT),
        event("flew", seat=SEAT, to=COUNT).quiet(),
        event("carried", seat=SEAT, by=COUNT, to=COUNT),
        event("pushed", seat=SEAT, victim=SEAT, to=COUNT),
        event("wind_drawn", seat=SEAT, cards=COUNT, left=COUNT).private(wind=WIND),
        event("game_over", reason=REASON, points=many(COUNT), ranks=many(COUNT)),
    ],
    [
        message("ask-Fly", last=maybe(COUNT)),
        message("word-roll", die=COUNT),
        message("word-play", wind=WIND, steps=COUNT),
        message("refused-wind", wind=WIND),
    ],
)
