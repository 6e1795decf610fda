"""A choice made before a game."""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from skyhall.core.edition import shown
from skyhall.core.errors import OptionsError
from skyhall.core.state import OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice made before the game: listed values, a range of numbers (perhaps by number of seats), or free text."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: tuple[OptionValue, ...] = (),
        numbers: Callable[[int], range] | None = None,
        free: str = "",
        samples: tuple[OptionValue, ...] = (),
        late: bool = False,
        least_seats: int = 1,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.numbers = numbers
        self.free = free
        self.samples = samples
        # It came after games had been recorded: at its default it is not told, so that they are what they were.
        self.late = late
        # At smaller tables it means nothing.
        self.least_seats = least_seats

    def check(self, value: object, seats: int) -> OptionValue:
        """The value if it is allowed; texts as typed by a person ("7", "true") are understood."""
        for allowed in self.values:
            if (type(value) is type(allowed) and value == allowed) or (
                isinstance(value, str) and value == str(allowed).lower()
            ):
                return allowed
        if self.numbers is not None:
            number = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() else value
            if type(number) is int and number in self.numbers(seats):
                return number
        if self.free and isinstance(value, str) and value:
            return value
        raise OptionsError(f'option "{self.name}" is {shown(value)}: expected {self.expected(seats)}')

    def expected(self, seats: int) -> str:
        """The allowed values in words."""
        parts = self.allowed(seats)
        return " or ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]

    def allowed(self, seats: int) -> list[str]:
        """The allowed values one by one, each in words."""
        parts = [str(value).lower() for value in self.values]
        if self.numbers is not None:
            allowed = self.numbers(seats)
            parts.append(f"a number from {allowed[0]} to {allowed[-1]}")
        if self.free:
            parts.append(self.free)
        return parts

    def examples(self, seats: int) -> list[OptionValue]:
        """Values that a thorough test should try: the samples, or the ends of the range."""
        ends = [] if self.numbers is None or self.samples else [self.numbers(seats)[0], self.numbers(seats)[-1]]
        found: list[OptionValue] = []
        for value in [self.default, *self.values, *ends, *self.samples]:
            if not any(type(value) is type(old) and value == old for old in found):
                found.append(value)
        return found
