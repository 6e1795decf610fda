"""Who sits across the table."""


def rival(seat: int) -> int:
    """The other seat."""
    return 1 - seat
