"""Positions of three and four seats, and tables that build decks, for the tests of both."""

from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.state import Table
from tests.games.skytear.conftest import BOX, Stage

MATCHUP = "kurumo+liothan/nupten+taulot"
TEAMS = [["sakoshi", "yami"], ["haburat", "akhuti"], ["corjof", "gulbjarn"], ["cotlic", "tlakali"]]
# A card whose rune every hero of the seat can pay, so that everybody could respond.
HELD = ["gank", "time-warp", "grapple", "safeguard"]


def team_table(places: dict[str, object], **data: object) -> Stage:
    """The team table of the examples: heroes by key with a hex or a table; those not named are off the map."""
    sides = data.pop("sides", [{}, {}])
    players = []
    for seat, team in enumerate(data.pop("teams", TEAMS)):
        heroes = {key: places.get(key, {}) for key in team}
        entry: dict = {"heroes": {key: {"hex": at} if isinstance(at, str) else dict(at) for key, at in heroes.items()}}
        for name in ("hand", "deck", "discard", "known_top"):
            if f"{name}{seat}" in data:
                entry[name] = data.pop(f"{name}{seat}")
        players.append(entry)
    options = data.pop("options", {})
    return Stage({"flux_used": True, **data, "seats": len(players), "options": options, "players": players,
                  "sides": sides})  # fmt: skip


def lone_table(places: dict[str, object], **data: object) -> Stage:
    """Three seats: seat 0 alone with Kurumo and Liothan against Nupten (1) and Taulot (2)."""
    return team_table(places, teams=[TEAMS[0] + TEAMS[2], TEAMS[1], TEAMS[3]], **data)


ALL = {"sakoshi": "J8", "yami": "I8", "haburat": "A4", "akhuti": "A5", "corjof": "H9", "gulbjarn": "G10",
       "cotlic": "A6", "tlakali": "A3"}  # fmt: skip


def order_of(s: Stage, turns: int) -> list[int]:
    """Who activates: each hero ends its activation at once."""
    found = []
    for _ in range(turns):
        found.append(s.table.seat)
        if s.asked != "Main":  # with one hero left there is no choice
            s.table.apply(next(a for a in s.table.actions() if s.said(a) != "pass"))
        s.do("end")
    return found


def with_modifier(heroes: tuple[int, ...], modifier: int) -> str:
    """Some card of these heroes that flips as this."""
    return next(card.key for card in BOX.cards if card.hero in heroes and card.modifier == modifier)


def everybody(**data: object) -> Stage:
    """Haburat (seat 1) is active, and everybody could respond."""
    hands = {f"hand{seat}": [card] for seat, card in enumerate(HELD)}
    return team_table(ALL, active=1, hero="haburat", **{**hands, **data})


def new(seats: int = 2, decks: str = "chosen", **options: object) -> Table:
    """A table whose heroes are taken and placed, about to build or draft decks."""
    more = {"setup": "fixed", "matchup": MATCHUP, "first_player": 0, "decks": decks, **options}
    table = GAME.new(seats, "decks", more, "standard", listen=True)
    while type(table.decision()).__name__ in ("PickFaction", "PickHero", "PlaceHero"):
        table.push(table.actions()[0])
    return table


def asked(table: Table) -> str:
    return type(table.decision()).__name__
