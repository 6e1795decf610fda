"""What the features of a learned judgement are about, in a person's words: how a bot tells the reason of a choice."""

from skyhall.core.event import COUNT, SEAT, Phrase, message


class Theme:
    """Features that are one thing to a person.

    The catalogue tells it by `reason-<name>-good` and `reason-<name>-bad`, of the seat that chooses, and by
    `reason-<name>-rival` where a rival loses by it. `$n` is by how much the first feature changes; a theme that is
    `counted` is told only if that is one at least.
    """

    def __init__(self, name: str, *features: str, counted: bool = False) -> None:
        self.name = name
        self.features = features
        self.counted = counted

    def key(self, which: str) -> str:
        """The key of one of its phrases."""
        return f"reason-{self.name}-{which}"


def reasons(themes: tuple[Theme, ...]) -> list[Phrase]:
    """The messages that tell these themes, for a game's phrasebook."""
    found: list[Phrase] = []
    for theme in themes:
        found += [message(theme.key(which), n=COUNT) for which in ("good", "bad")]
        found.append(message(theme.key("rival"), rival=SEAT, n=COUNT))
    return found
