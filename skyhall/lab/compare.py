"""What differs between two editions, and whether chance alone could have done it."""

import msgspec

from skyhall.lab.findings import Findings
from skyhall.lab.numbers import TESTABLE, Share, Spread, holm, means_differ, shares_differ

SIGNIFICANT = 0.05


class Difference(msgspec.Struct, frozen=True):
    """One thing that was measured with both editions; `chance` is corrected for all that were compared."""

    topic: str
    name: str
    before: float
    after: float
    is_share: bool
    chance: float


def differences(a: Findings, b: Findings) -> list[Difference]:
    """Everything that both editions tell enough about, most certain first."""
    found = [
        Difference(topic, name, before.share, after.share, True, shares_differ(before, after))
        for topic, name, before, after in shared(a, b)
        if before.of >= TESTABLE and after.of >= TESTABLE
    ]
    found += [
        Difference(topic, "", before.mean, after.mean, False, means_differ(before, after))
        for topic, before, after in measured(a, b)
        if before.count >= TESTABLE and after.count >= TESTABLE
    ]
    corrected = holm(each.chance for each in found)
    found = [msgspec.structs.replace(each, chance=chance) for each, chance in zip(found, corrected, strict=True)]
    return sorted(found, key=lambda each: (each.chance, each.topic, each.name))


def significant(found: list[Difference]) -> list[Difference]:
    """Those that chance does not explain."""
    return [each for each in found if each.chance < SIGNIFICANT]


def measured(a: Findings, b: Findings) -> list[tuple[str, Spread, Spread]]:
    """The means to compare; one number from each game, so that they are independent."""
    found = [("moves", a.moves, b.moves), ("branching", a.branching, b.branching)]
    if a.rounds.high or b.rounds.high:
        found.append(("rounds", a.rounds, b.rounds))
    if a.has_points or b.has_points:
        found += [("winners", a.winners, b.winners), ("margins", a.margins, b.margins)]
    return found


def shared(a: Findings, b: Findings) -> list[tuple[str, str, Share, Share]]:
    """The shares to compare. With two seats the second place is what the first leaves, so it is not compared too."""
    places = range(a.seats if a.seats > 2 else 1)
    found = [("place", str(place + 1), a.places[place], b.places[place]) for place in places]
    found.append(("ties", "", a.ties, b.ties))
    for topic, before, after in (("ending", a.endings, b.endings), ("decisive", a.decisive, b.decisive)):
        for name in [*before, *[name for name in after if name not in before]]:
            found.append((topic, name, before.get(name, Share(0, a.games)), after.get(name, Share(0, b.games))))
    for kind, of_kind in a.components.items():
        later = {each.name: each for each in b.components.get(kind, [])}
        for each in of_kind:
            if each.name in later:
                name = f"{kind}:{each.name}"
                found.append(("wins", name, each.wins, later[each.name].wins))
                found.append(("use", name, each.use, later[each.name].use))
    return found
