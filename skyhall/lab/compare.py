"""What differs between editions, and whether chance alone could have done it."""

import msgspec

from skyhall.lab.findings import ComponentFindings, Findings
from skyhall.lab.numbers import TESTABLE, Share, Spread, holm, means_differ, shares_differ

SIGNIFICANT = 0.05


class Difference(msgspec.Struct, frozen=True):
    """One thing that was measured with the first box and with another; `chance` is corrected for all compared."""

    topic: str
    name: str
    before: float
    after: float
    is_share: bool
    chance: float
    box: int = 1


def differences(first: Findings, *others: Findings) -> list[Difference]:
    """Everything that the first box and another tell enough about, most certain first."""
    found: list[Difference] = []
    for box, other in enumerate(others, start=1):
        found += tested(first, other, box)
    corrected = holm(each.chance for each in found)
    found = [msgspec.structs.replace(each, chance=chance) for each, chance in zip(found, corrected, strict=True)]
    return sorted(found, key=lambda each: (each.chance, each.topic, each.name, each.box))


def tested(a: Findings, b: Findings, box: int) -> list[Difference]:
    """All that two boxes tell enough about, each with the chance that it has by itself."""
    found = [
        Difference(topic, name, before.share, after.share, True, shares_differ(before, after), box)
        for topic, name, before, after in shared(a, b)
        if before.of >= TESTABLE and after.of >= TESTABLE
    ]
    return found + [
        Difference(topic, name, before.mean, after.mean, False, means_differ(before, after), box)
        for topic, name, before, after in measured(a, b)
        if before.count >= TESTABLE and after.count >= TESTABLE
    ]


def significant(found: list[Difference]) -> list[Difference]:
    """Those that chance does not explain."""
    return [each for each in found if each.chance < SIGNIFICANT]


def measured(a: Findings, b: Findings) -> list[tuple[str, str, Spread, Spread]]:
    """The means to compare; but for points of components one number from each game, so that they are independent."""
    found = [("moves", "", a.moves, b.moves), ("branching", "", a.branching, b.branching)]
    if a.rounds.high or b.rounds.high:
        found.append(("rounds", "", a.rounds, b.rounds))
    if a.has_points or b.has_points:
        found += [("winners", "", a.winners, b.winners), ("margins", "", a.margins, b.margins)]
    return found + [("earned", name, one.points, other.points) for name, one, other in same_components(a, b)]


def same_components(a: Findings, b: Findings) -> list[tuple[str, ComponentFindings, ComponentFindings]]:
    """The components that both boxes have, by their full names."""
    found = []
    for kind, of_kind in a.components.items():
        later = {each.name: each for each in b.components.get(kind, [])}
        found += [(f"{kind}:{each.name}", each, later[each.name]) for each in of_kind if each.name in later]
    return found


def shared(a: Findings, b: Findings) -> list[tuple[str, str, Share, Share]]:
    """The shares to compare. With two seats the second place is what the first leaves, so it is not compared too.

    What has to come up is compared by how much of it was taken, all else by how many seats used it.
    """
    places = range(a.seats if a.seats > 2 else 1)
    found = [("place", str(place + 1), a.places[place], b.places[place]) for place in places]
    found.append(("ties", "", a.ties, b.ties))
    for topic, before, after in (("ending", a.endings, b.endings), ("decisive", a.decisive, b.decisive)):
        for name in [*before, *[name for name in after if name not in before]]:
            found.append((topic, name, before.get(name, Share(0, a.games)), after.get(name, Share(0, b.games))))
    for name, one, other in same_components(a, b):
        found.append(("wins", name, one.wins, other.wins))
        if one.taken.of and other.taken.of:
            found.append(("taken", name, one.taken, other.taken))
        else:
            found.append(("use", name, one.use, other.use))
    return found
