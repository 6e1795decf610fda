"""The aims of a balanced box, and whether what was found meets them."""

from skyhall.lab.findings import ComponentFindings, Findings
from skyhall.lab.numbers import Share

# Uses from which on a component is judged.
ENOUGH = 50
# How far a component may be from the fair share, as a part of it: 35–65 % for two seats. A whole side must be nearer.
COMPONENT_REACH = 0.3
SIDE_REACH = 0.2
SIDES = ("team",)
# Points by which a seat may be off the fair share: with two seats, and with more.
TWO_SEATS = 0.05
MORE_SEATS = 0.06
MOST_TIES = 0.05

Band = tuple[float, float]


def component_band(kind: str, seats: int) -> Band:
    """Between which shares a component of that kind is in balance."""
    reach = SIDE_REACH if kind in SIDES else COMPONENT_REACH
    return (1 - reach) / seats, (1 + reach) / seats


def place_band(seats: int) -> Band:
    """Between which shares a place in the order of play is in balance."""
    reach = TWO_SEATS if seats == 2 else MORE_SEATS
    return 1 / seats - reach, 1 / seats + reach


def verdict(share: Share, band: Band) -> str:
    """`within` or `outside` with the whole interval; `reaching` or `touching` if part of it is on the other side."""
    low, high = share.interval
    if band[0] <= share.share <= band[1]:
        return "within" if band[0] <= low and high <= band[1] else "reaching"
    return "outside" if high < band[0] or low > band[1] else "touching"


def flag(component: ComponentFindings, seats: int) -> str:
    """`high`, `low`, `watch`, `few`, or nothing if the component is in balance."""
    if component.wins.of < ENOUGH:
        return "few"
    band = component_band(component.kind, seats)
    found = verdict(component.wins, band)
    if found == "outside":
        return "high" if component.wins.share > band[1] else "low"
    return "watch" if found == "touching" else ""


def flags(findings: Findings, kind: str = "") -> dict[str, list[ComponentFindings]]:
    """Components by their flag, of one kind or of all; those that are not judged are left out."""
    found: dict[str, list[ComponentFindings]] = {"high": [], "low": [], "watch": [], "few": [], "": []}
    for name, of_kind in findings.components.items():
        if kind in ("", name) and name not in findings.outcomes:
            for component in of_kind:
                found[flag(component, findings.seats)].append(component)
    return found
