"""What the view promises for a Move and an Attack is what the rules then offer (section 9)."""

from pathlib import Path

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.games.skytear import GAME

RECORD = Path(__file__).parent / "records" / "victory.sky"


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


def test_aims_show_a_warded_minion_unharmed(arena) -> None:
    """Blood Ward, S-15: a minion under it may be attacked, and loses nothing."""
    north = {"tlakali": "J3", "corjof": "J4"}
    stage = arena({"yami": "J5"}, north, minions1=["K5"], pillars1=["J2"]).until("Main")
    aims = hero_of(stage.table.view(0), "yami")["aims"]
    (ward,) = [aim for aim in aims if aim["target"] == "minion 1 K5"]
    assert (ward["base"], ward["least"], ward["most"], ward["hp"]) == (0, 0, 0, 1)
    stage.do("attack")
    offered = [one["hex"] for one in stage.table.view(0)["legal"] if "hex" in one]
    assert sorted({aim["hex"] for aim in aims}) == sorted(offered)


def test_aims_bound_the_damage(arena) -> None:
    """SK-26, SK-60: attack value, armor, and the smallest and greatest modifier of the team's cards."""
    view = arena({"yami": "J5"}, {"gulbjarn": "J4"}).until("Main").table.view(0)
    yami = hero_of(view, "yami")
    cards = {card["key"]: card["modifier"] for card in view["box"]["cards"]}
    modifiers = [cards[key] for deck in view["seats"][0]["deck_list"].values() for key in deck]
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


def test_a_move_tells_its_way_and_the_control_that_it_changes(arena) -> None:
    """SK-23, SK-91: hex by hex around whoever is in the way; stepping out of the lane's sight costs its hero there."""
    stage = arena({"yami": "J5", "sakoshi": "J6"}, {"corjof": "J4"}, hero="yami").go("move")
    view = stage.table.view(0)
    map_ = stage.table.box.map
    moves = [one for one in view["legal"] if "hex" in one]
    assert moves
    blocked = {map_.labels.index("J6"), map_.labels.index("J4")}
    for one in moves:
        assert (one["way"][0], one["way"][-1]) == (map_.labels.index("J5"), one["hex"])
        assert all(b in map_.neighbours[a] for a, b in zip(one["way"], one["way"][1:], strict=False))
        assert len(one["way"]) <= 1 + hero_of(view, "yami")["move"]
        assert not blocked & set(one["way"])
    changes = [change for one in moves for change in one["control"]]
    assert changes
    now = {point["point"]: point["preview"]["values"] for point in [*view["tokens"], *view["domes"]]}
    assert all(change["before"] == now[change["point"]] != change["after"] for change in changes)
    for one in moves:
        after = stage.table.clone()
        after.apply(one["word"])
        told = {change["point"]: change["after"] for change in one["control"]}
        for token in after.view(0)["tokens"]:
            assert token["preview"]["values"] == told.get(token["point"], now[token["point"]])


def test_a_choice_says_whom_it_is_among_and_what_for(arena) -> None:
    """Time Glitch: a friendly hero within 3 of the caster, who then moves."""
    stage = arena({"haburat": "J5", "akhuti": "J6"}, {"corjof": "J3"}, hand0=["time-glitch"]).until("Main")
    stage.go("time-glitch", "haburat")
    view = stage.table.view(0)
    assert view["prompt"]["key"] == "ask-Choose"
    args = view["prompt"]["args"]
    assert (args["sort"], args["within"], args["of"], args["purpose"]) == ("friendly_hero", 3, "haburat", "move")


def then_of(view, name):
    """The hexes that may be clicked for a word, and the question that they answer."""
    (then,) = [one["then"] for one in view["legal"] if one["name"] == name]
    return then["asks"], [step["hex"] for step in then["steps"]]


def test_what_a_click_on_a_hex_stands_for_is_what_the_word_then_offers(arena) -> None:
    """A Move by its end, an Attack and a Skirmish by their target: as the questions come if nobody answers."""
    stage = arena({"yami": "J5"}, {"corjof": "J4", "gulbjarn": "J7"}, minions1=["K5"]).until("Main")
    before = stage.table.view(0)
    for action, question in (("move", "MoveTo"), ("attack", "Target"), ("skirmish", "Target")):
        after = stage.table.clone()
        after.apply(next(one["word"] for one in before["legal"] if one["name"] == f"act {action}"))
        while after.seat == 1 or after.view(0)["prompt"]["key"] == "ask-Respond":
            after.apply(after.actions()[0])
        offered = [one for one in after.view(0)["legal"] if "hex" in one]
        assert then_of(before, f"act {action}") == (f"ask-{question}", [one["hex"] for one in offered])
        assert after.view(0)["prompt"]["key"] == f"ask-{question}"
        (steps,) = [one["then"]["steps"] for one in before["legal"] if one["name"] == f"act {action}"]
        for step, one in zip(steps, offered, strict=True):
            assert {part: one.get(part, []) for part in step} == step
    assert not any("then" in one for one in before["legal"] if one["name"] in ("act lead", "act worship", "end"))


def test_a_skirmish_at_nobody_is_clicked_by_where_it_goes(arena) -> None:
    """SK-27: nobody in sight."""
    stage = arena({"yami": "J5"}, {"corjof": "A1"}).until("Main")
    asks, hexes = then_of(stage.table.view(0), "act skirmish")
    stage.go("skirmish")
    assert stage.asked == asks[4:] == "SkirmishStep"
    assert [one["hex"] for one in stage.table.view(0)["legal"] if "hex" in one] == hexes


def test_a_pillar_is_placed_by_a_click_where_none_is_removed(arena) -> None:
    """SK-76: who removes none says so by where the new one rises."""
    stage = arena({"tlakali": "J5"}, {"corjof": "A1"}, pillars0=["J2"]).go("worship")
    assert stage.asked == "RemovePillar"
    asks, hexes = then_of(stage.table.view(0), "done")
    stage.do("done")
    assert stage.asked == asks[4:] == "PlacePillar"
    assert [one["hex"] for one in stage.table.view(0)["legal"] if "hex" in one] == hexes


def test_what_is_said_at_once_answers_one_question_after_the_other() -> None:
    """Through a whole game: a hex for an action and its aim, the top card led, all minions of a lane."""
    walk = Walk(load_record(RECORD), keep=False)
    met = set()
    while walk.state.moves < len(walk.record.words):
        table = walk.state
        for said, words in GAME.at_once(table).items():
            met.add(said.partition(" ")[0])
            after = table.clone()
            for word in words:
                while word not in after.actions():
                    assert after.view(after.seat)["prompt"]["key"] == "ask-Respond"
                    after.apply(after.actions()[0])
                assert after.seat == table.seat
                after.apply(word)
        walk.step()
    assert met == {"hex", "top", "all"}
