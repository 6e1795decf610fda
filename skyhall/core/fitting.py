"""Whether a box can be played as it is offered, and with which options it can if not."""

from skyhall.core.edition import Edition
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.state import OptionValue

# A seed for tables that are laid only to see whether they can be.
TRIAL = "trial"


class Fit:
    """What a box can be played with: a number of seats and options, all others at their defaults.

    `refusal` says why the defaults do not do; it is empty where they do. `seats` is 0 where nothing was found.
    """

    def __init__(self, seats: int, options: dict[str, OptionValue], refusal: str) -> None:
        self.seats = seats
        self.options = options
        self.refusal = refusal


def fit_of(room: Game, edition: Edition) -> Fit:
    """The defaults if they can be played, else the first option that makes it so."""
    refusal = ""
    for seats in room.seats:
        why = refused(room, edition, seats, {})
        if not why:
            return Fit(seats, {}, "")
        refusal = refusal or why
    for seats in room.seats:
        for option in room.options.values():
            for value in option.examples(seats):
                if value != option.default and not refused(room, edition, seats, {option.name: value}):
                    return Fit(seats, {option.name: value}, refusal)
    return Fit(0, {}, refusal)


def refused(room: Game, edition: Edition, seats: int, options: dict[str, OptionValue]) -> str:
    """Why a table with these options cannot be laid; empty if it can."""
    try:
        room.new(seats, TRIAL, options, edition)
    except OptionsError as error:
        return str(error)
    return ""


def unusual(room: Game, edition: Edition) -> list[str]:
    """A warning about a box that cannot be played with the usual options, and what fits instead."""
    fit = fit_of(room, edition)
    if not fit.refusal:
        return []
    given = ", ".join(f"{name}={str(value).lower()}" for name, value in fit.options.items())
    instead = f"it can be played with --option {given}" if given else "no single option makes it playable"
    return [f"cannot be played with the default options: {fit.refusal}; {instead}"]
