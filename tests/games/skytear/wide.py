"""Positions on Three Lanes, for the tests of its rules."""

from tests.games.skytear.conftest import BOX, Stage

# Seat 0 has Kurumo and Taulot, seat 1 Nupten and Liothan, as the examples of the map do.
TEAMS = [["sakoshi", "yami", "cotlic", "tlakali"], ["haburat", "akhuti", "corjof", "gulbjarn"]]
PARTNERS = [["sakoshi", "yami"], ["haburat", "akhuti"], ["cotlic", "tlakali"], ["corjof", "gulbjarn"]]
WIDE = BOX.on("three_lanes")


def lane_of(label: str) -> int:
    """West, middle or east, by the column."""
    return 0 if label < "E" else 1 if label < "L" else 2


def wide(places: dict[str, object], **data: object) -> Stage:
    """Heroes by key with a hex or a table, those not named off the map; `minions0`, `towers1`, `kills0` … by side."""
    sides: list[dict] = [{}, {}]
    for side, entry in enumerate(sides):
        for name in ("towers", "nexus", "kills", "control_wins", "dome_wins", "sieges", "sweeps"):
            if f"{name}{side}" in data:
                entry[name] = data.pop(f"{name}{side}")
        entry["minions"] = {label: lane_of(label) for label in data.pop(f"minions{side}", [])}
    players = []
    for seat, team in enumerate(data.pop("teams", TEAMS)):
        heroes = {key: places.get(key, {}) for key in team}
        entry = {"heroes": {key: {"hex": at} if isinstance(at, str) else dict(at) for key, at in heroes.items()}}
        for name in ("hand", "deck", "discard"):
            if f"{name}{seat}" in data:
                entry[name] = data.pop(f"{name}{seat}")
        players.append(entry)
    more = {"map": "three_lanes", "flux_used": True, "numbers": [2, 1, 3], **data}
    return Stage({**more, "seats": len(players), "players": players, "sides": sides}, heard=True)


def costing(hero: str, cost: int) -> str:
    """Some card of a hero with this cost, to be led."""
    return next(card.key for card in BOX.cards if card.hero >= 0 and BOX.heroes[card.hero].key == hero
                and card.cost == cost)  # fmt: skip


def at(label: str) -> int:
    """The hex with that label on Three Lanes."""
    return WIDE.map.by_label[label]
