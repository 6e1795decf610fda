"""What the view promises about harm is what then happens (section 9): bounds, victims, areas, casters."""

from random import Random

import pytest

from skyhall.games.skytear import GAME


def word_of(view, name):
    """A legal word of a view by its name."""
    return next(word for word in view["legal"] if word["name"] == name)


def harms_of(view, name):
    """Whom a word may hurt: by name, least and most."""
    return {harm["target"]: (harm["least"], harm["most"]) for harm in word_of(view, name).get("harms", [])}


def promised(view, name):
    """What was foretold for the item that a word lets resolve: by the word, or by the top of the Stack for a pass."""
    harms = word_of(view, name).get("harms", [])
    if not harms and name == "pass" and view["stack"]:
        harms = view["stack"][-1]["harms"]
    if not harms and view["resolving"]:
        harms = view["resolving"]["harms"]
    return {harm["target"]: harm for harm in harms}


def until_resolved(events):
    """The events of the first item that resolves."""
    told = []
    for event in events:
        if event.name in ("resolved", "control", "triggered"):
            break
        told.append(event.seen_by(None))
    return told


@pytest.mark.parametrize(("mode", "seed"), [("full", 0), ("full", 1), ("full", 2), ("simple", 3), ("simple", 4)])
def test_whoever_is_hurt_was_foretold_within_bounds(mode, seed) -> None:
    """Random games: every wound of an item lies between the least and the most that the screen said."""
    table = GAME.new(2, f"foresight {seed}", {"mode": mode, "setup": "hero_draft"}, listen=True)
    dice = Random(seed)
    wounds = 0
    while not table.over:
        view = table.view(table.seat)
        action = dice.choice(table.actions())
        name = table.setup.words.name(action)
        start = len(table.log)
        is_resolving = view["stack"] or view["resolving"] or view["phase"] == "heroes"
        table.push(action)
        if not is_resolving:
            continue
        foretold = promised(view, name)
        for event in until_resolved(table.log[start:]):
            if event["event"] in ("damaged", "lost_hp") and not (event["event"] == "damaged" and event["lost"] == 0):
                lost = event["lost"] if event["event"] == "damaged" else event["n"]
                wounds += 1
                assert event["victim"] in foretold, (name, event, view["prompt"], view["stack"], view["resolving"])
                harm = foretold[event["victim"]]
                assert harm["least"] <= lost <= harm["most"], (name, event, harm)
    assert wounds > 3


def test_a_card_says_who_may_play_it_and_whom_it_may_hurt(arena) -> None:
    """SK-39: the faces on a card are those of the heroes who may cast it now, and of nobody else."""
    stage = arena({"yami": "J5", "sakoshi": "J8"}, {"corjof": "J4"}, hand0=["dragon-punch", "gank"])
    stage.do("yami")
    view = stage.table.view(0)
    cards = {word["card"]: word for word in view["legal"] if "card" in word}
    assert cards["dragon-punch"]["casters"] == ["yami"]
    least, most = harms_of(view, cards["dragon-punch"]["name"])["corjof"]
    assert 0 < least < most


def test_nobody_but_who_decides_is_told_what_words_would_do(arena) -> None:
    """Section 7: which cards may be played says something about a hand."""
    stage = arena({"yami": "J5"}, {"corjof": "J4"}, hand0=["dragon-punch"]).until("Main")
    assert stage.table.view(1)["legal"] == []
    assert stage.table.view(None)["legal"] == []


def test_an_area_is_foretold_by_its_target_and_exactly_by_its_placement(arena) -> None:
    """R-9: Featherstorm over J6; a placement that spares somebody does not count him."""
    stage = arena(
        {"corjof": "J8"},
        {"yami": "J6", "sakoshi": "K4"},
        hand0=["featherstorm"],
        minions1=["J4", "K5"],
        flux_used=False,
    ).until("Main")
    stage.do("featherstorm")
    if stage.asked == "Caster":
        stage.do("corjof")
    stage.do("J6")
    item = stage.table.view(1)["stack"][-1]
    assert {harm["target"] for harm in item["harms"]} >= {"yami", "minion 1 J4", "minion 1 K5"}
    assert all(not harm["sure"] and harm["armor"] == 0 for harm in item["harms"])
    assert item["concerns"] == [1]
    worst = item["areas"][0]
    assert len(item["areas"]) > 1
    stage.passes()
    assert stage.asked == "PlaceAoE"
    view = stage.table.view(0)
    assert sorted(view["aoe"].values()) == sorted(item["areas"])
    labels = view["box"]["map"]["labels"]
    for word in view["legal"]:
        area = view["aoe"][word["name"].split()[1]]
        hit = {labels[harm["hex"]] for harm in word["harms"]}
        assert hit <= {labels[place] for place in area}
        assert all(harm["sure"] for harm in word["harms"])
    sums = {str(view["aoe"][word["name"].split()[1]]): sum(h["most"] for h in word["harms"]) for word in view["legal"]}
    assert sums[str(worst)] == max(sums.values())


def test_the_item_that_resolves_stays_in_sight(arena) -> None:
    """An item has left the Stack while its choices are made; the view still shows it."""
    stage = arena({"yami": "J5"}, {"corjof": "J2"}).until("Main")
    stage.go("move")
    view = stage.table.view(1)
    assert view["stack"] == []
    assert (view["resolving"]["what"], view["resolving"]["hero"]) == ("move", "yami")
    stage.go("stay")
    assert stage.table.view(1)["resolving"] is None


def test_cover_hides_until_somebody_is_near(arena) -> None:
    """SK-7, R-4, R-5: an enemy in cover is out of sight unless a friend stands beside it and sees it."""
    view = arena({"sakoshi": "J6"}, {"akhuti": "H8"}).until("Main").table.view(0)
    sakoshi = next(hero for hero in view["seats"][0]["heroes"] if hero["key"] == "sakoshi")
    labels = view["box"]["map"]["labels"]
    hidden = {labels[place] for place in sakoshi["hidden"]}
    assert "H8" in hidden
    assert all(aim["target"] != "akhuti" for aim in sakoshi["aims"])
    near = arena({"sakoshi": "J6", "yami": "I7"}, {"akhuti": "H8"}).until("Main").table.view(0)
    sakoshi = next(hero for hero in near["seats"][0]["heroes"] if hero["key"] == "sakoshi")
    assert labels.index("H8") not in sakoshi["hidden"]
    assert any(aim["target"] == "akhuti" for aim in sakoshi["aims"])
