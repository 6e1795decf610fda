"""What can go wrong because of what a person gave us. The message says what, where and what was expected."""


class SkyhallError(Exception):
    """Anything a person can put right. `path` is the value of a file that it is about, if one is known."""

    path = ""


class IllegalAction(SkyhallError):
    """An action that is not legal in this position; the position is unchanged."""


class UnknownWord(SkyhallError):
    """A text that is no word of the game's vocabulary."""


class OptionsError(SkyhallError):
    """A number of seats, an option or its value that the game does not offer."""


class EditionError(SkyhallError):
    """A component file that breaks the game's rules for editions."""


class PositionError(SkyhallError):
    """Plain data that do not describe a possible position."""


class RecordError(SkyhallError):
    """A game record that cannot be read or does not replay."""


class LessonError(SkyhallError):
    """A course of lessons that cannot be read, or an entry of it that is not what is expected."""


class PositionWarning(UserWarning):
    """A position from plain data that moved on by itself before anybody was asked."""
