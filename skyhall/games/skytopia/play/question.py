"""A question of Skytopia."""

from typing import ClassVar

from skyhall.core.state import Decision


class Question(Decision):
    """A decision with the name that events and views know it by (section 6)."""

    kind: ClassVar[str] = ""
