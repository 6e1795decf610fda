"""What the view promises for a Move and an Attack is what the rules then offer (section 9)."""

from skyhall.games.skytear import GAME


def hero_of(view, key):
    """A hero of the view by key."""
    return next(hero for seat in view["seats"] for hero in seat["heroes"] if hero["key"] == key)


def test_reach_is_what_a_move_offers(arena) -> None:
    """SK-23: the hexes that the view shows before a Move is declared are the words of the Move."""
    stage = arena({"yami": "J5"}, {"corjof": "J4"}).until("Main")
    before = stage.table.view(0)
    stage.go("move")
    assert stage.asked == "MoveTo"
    offered = [one["hex"] for one in stage.table.view(0)["legal"] if "hex" in one]
    assert offered
    assert hero_of(before, before["active"]["hero"])["reach"] == offered


def test_aims_are_what_an_attack_offers(arena) -> None:
    """SK-25: what the view shows before an Attack is declared are its targets."""
    stage = arena({"yami": "J5"}, {"corjof": "J4", "gulbjarn": "J7"}, minions1=["K5"]).until("Main")
    aims = hero_of(stage.table.view(0), "yami")["aims"]
    stage.do("attack")
    assert stage.asked == "Target"
    offered = [one["hex"] for one in stage.table.view(0)["legal"] if "hex" in one]
    assert sorted({aim["hex"] for aim in aims}) == sorted(offered)
    assert {aim["target"] for aim in aims} == {"corjof", "minion 1 K5"}


def test_aims_bound_the_damage(arena) -> None:
    """SK-26, SK-60: attack value, armor, and the smallest and greatest modifier of the team's cards."""
    view = arena({"yami": "J5"}, {"gulbjarn": "J4"}).until("Main").table.view(0)
    yami = hero_of(view, "yami")
    cards = {card["key"]: card["modifier"] for card in view["box"]["cards"]}
    modifiers = [cards[key] for key in view["seats"][0]["deck_list"]]
    base = yami["attack"] - hero_of(view, "gulbjarn")["armor"]
    (aim,) = yami["aims"]
    assert (aim["least"], aim["most"]) == (max(0, base + min(modifiers)), base + max(modifiers))


def test_sight_rows_are_symmetric_and_stop_at_white_edges() -> None:
    """SK-6: the rows of the map say who sees whom; across a white edge nobody does."""
    view = GAME.new(2, "sight", {"setup": "fixed"}).view(None)
    size = len(view["box"]["map"]["labels"])
    rows = ["".join(f"{int(digit, 16):04b}" for digit in row)[:size] for row in view["box"]["map"]["sight"]]
    assert all(rows[b][a] == seen for a, row in enumerate(rows) for b, seen in enumerate(row))
    assert all(rows[a][b] == "0" for a, b in view["box"]["map"]["white"])
    assert all(row[a] == "1" for a, row in enumerate(rows))
