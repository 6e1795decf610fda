"""Every faction card of 4.1, with the worked example S-67: a position in which it does what it says, or cannot."""

from tests.games.skytear.conftest import BOX, Stage
from tests.games.skytear.test_every_card import placement

KEYS = [hero.key for hero in BOX.heroes]


def built(mine: dict, theirs: dict, own: dict[str, str], **data: object) -> Stage:
    """Seat 0 with heroes by key and sets of its own (the rest premade), seat 1 with premade ones; seat 0 is active."""
    players = []
    for seat, places in enumerate((mine, theirs)):
        factions = {BOX.heroes[KEYS.index(key)].faction for key in places}
        team = {hero.key: {} for hero in BOX.heroes if hero.faction in factions}
        for key, at in places.items():
            team[key] = {"hex": at} if isinstance(at, str) else dict(at)
        entry: dict = {"heroes": team}
        for name in ("hand", "deck", "discard", "pillars", "minions"):
            if f"{name}{seat}" in data:
                entry[name] = data.pop(f"{name}{seat}")
        players.append(entry)
    lines = [f"{key}: {own.get(key, '')}" for key in players[0]["heroes"]]
    return Stage({"options": {"decks": "chosen"}, "flux_used": True, "lists": [lines, ""], "players": players, **data})


def flips(modifier: int, hero: str) -> str:
    """Some card of a hero's premade set that flips as this."""
    return next(card.key for card in BOX.cards if card.hero == KEYS.index(hero) and card.modifier == modifier)


def test_ember_trail_marks_and_moves():
    own = {"sakoshi": "ember-trail 3, gank 2, lifesteal 2"}
    s = built({"sakoshi": "J8", "yami": "I9"}, {"haburat": "J6"}, own, hero="sakoshi", hand0=["ember-trail"])
    s.go("ember-trail", "J7")
    assert s.has("haburat", "marked")
    assert s.at("sakoshi") == "J7"


def test_public_shame_looks_for_slow_when_it_resolves():
    for conditions, lost in (([], 0), (["slow"], 1)):
        haburat = {"hex": "J6", "conditions": conditions}
        own = {"sakoshi": "public-shame 3, gank 2, lifesteal 2"}
        s = built({"sakoshi": "J8"}, {"haburat": haburat}, own, hero="sakoshi", hand0=["public-shame"])
        s.go("public-shame")
        assert s.has("haburat", "marked")
        assert s.hp("haburat") == 15 - lost


def test_s67_pack_hunt_and_its_free_move():
    """S-67: by Yami on Marked Haburat (15, armor 1), flip (+2): 2+2−1 = 3, 15→12, then a free Move."""
    haburat = {"hex": "J6", "conditions": ["marked"]}
    own = {"yami": "combustion 3, pack-hunt 2, forge-oath 2"}
    s = built({"yami": "J8"}, {"haburat": haburat}, own, hero="yami", hand0=["pack-hunt"], deck0=["combustion"])
    s.go("pack-hunt")
    assert s.hp("haburat") == 12
    assert s.asked == "TakeAction"
    s.go("yes", "J7")
    assert s.at("yami") == "J7"
    assert s.table.ap == 3


def test_pack_hunt_without_a_mark_gives_no_move():
    own = {"yami": "combustion 3, pack-hunt 2, forge-oath 2"}
    s = built({"yami": "J8"}, {"haburat": "J6"}, own, hero="yami", hand0=["pack-hunt"], deck0=["combustion"])
    s.go("pack-hunt")
    assert (s.hp("haburat"), s.asked) == (12, "Main")


def test_forge_oath():
    own = {"yami": "combustion 3, pack-hunt 2, forge-oath 2"}
    s = built({"yami": "J8", "sakoshi": "I9"}, {"haburat": "A4"}, own, hero="yami", hand0=["forge-oath"])
    s.go("forge-oath", "yami", "I9")
    assert s.has("sakoshi", "frenzy")
    assert s.armor("sakoshi") == BOX.heroes[KEYS.index("sakoshi")].armor + 1


def test_borrowed_wind():
    own = {"haburat": "time-glitch 3, borrowed-wind 2, glass-maze 2"}
    s = built({"haburat": "J8", "akhuti": "I9"}, {"yami": "A4"}, own, hero="haburat", hand0=["borrowed-wind"])
    s.go("borrowed-wind", "haburat", "I9")
    assert s.conditions("akhuti") == ["fast"]


def test_glass_maze_strikes_an_area_and_slows_heroes():
    own = {"haburat": "time-glitch 3, borrowed-wind 2, glass-maze 2"}
    s = built(
        {"haburat": "J8"}, {"yami": "J6"}, own, hero="haburat", hand0=["glass-maze"], deck0=[flips(2, "haburat")],
        minions1={"K5": 1},
    )  # fmt: skip
    s.do("glass-maze", "J6").passes()
    shape = [one.name for one in BOX.shapes].index("hook4")
    at = s.table.box.map.by_label
    way = next(w for w in s.table.box.placements[shape][at["J6"]] if at["J6"] in w and at["K5"] in w)
    s.go(placement(s, "hook4", "J6", " ".join(s.table.box.map.labels[place] for place in way)))
    pierced = 0 if BOX.heroes[KEYS.index("haburat")].piercing else 1
    assert s.hp("yami") == 16 - (1 + 2 - pierced)
    assert s.has("yami", "slow")
    assert s.minions(1) == []


def test_second_thought():
    own = {"akhuti": "second-thought 3, redirect 2, glass-maze 2"}
    s = built({"akhuti": "J8"}, {"yami": "A4"}, own, hero="akhuti", hand0=["second-thought"],
              deck0=["redirect", "glass-maze", "testudo"])  # fmt: skip
    s.go("second-thought")
    assert s.asked == "PredictDiscard"
    s.go("redirect", "done")
    assert [s.table.box.cards[card].key for card in s.table.hands[0]] == ["glass-maze"]


def test_exchange_of_masks():
    own = {"haburat": "time-glitch 3, testudo 2, exchange-of-masks 2"}
    s = built({"haburat": "J8", "akhuti": "I9"}, {"yami": "A4"}, own, hero="haburat", hand0=["exchange-of-masks"])
    s.go("exchange-of-masks", "haburat")
    assert (s.at("haburat"), s.at("akhuti")) == ("I9", "J8")
    assert s.armor("akhuti") == BOX.heroes[KEYS.index("akhuti")].armor + 2
    # without another friendly hero within 3 nothing happens, and the card stays spent
    s = built({"haburat": "J8"}, {"yami": "A4"}, own, hero="haburat", hand0=["exchange-of-masks"])
    s.go("exchange-of-masks")
    assert (s.at("haburat"), s.mana("haburat")) == ("J8", 1)


def test_winter_coat():
    own = {"gulbjarn": "presence 3, grapple 2, winter-coat 2"}
    s = built({"gulbjarn": "J8"}, {"yami": "A4"}, own, hero="gulbjarn", hand0=["winter-coat"])
    before = s.armor("gulbjarn")
    s.go("winter-coat")
    assert s.armor("gulbjarn") == before + 2


def test_call_of_the_herd_shapeshifts_liothan_alone():
    own = {"corjof": "thin-ice 3, gathering-storm 2, call-of-the-herd 2"}
    s = built({"corjof": "J8", "gulbjarn": "I9", "yami": "K8"}, {"haburat": "A4"}, own, hero="corjof",
              hand0=["call-of-the-herd"])  # fmt: skip
    s.go("call-of-the-herd")
    assert s.conditions("corjof") == s.conditions("gulbjarn") == ["fast", "shapeshifted"]
    assert s.conditions("yami") == ["fast"]


def test_s67_thin_ice():
    """S-67: by Shapeshifted Corjof on Cotlic (20, armor 1): Slow, 2 piercing: 20→18."""
    for conditions, hp in ((["shapeshifted"], 18), ([], 20)):
        own = {"corjof": "thin-ice 3, gathering-storm 2, call-of-the-herd 2"}
        corjof = {"hex": "J8", "conditions": conditions}
        s = built({"corjof": corjof}, {"cotlic": "J6"}, own, hero="corjof", hand0=["thin-ice"])
        s.go("thin-ice")
        assert (s.hp("cotlic"), s.has("cotlic", "slow")) == (hp, True)


def test_s67_hush_of_snow():
    """S-67: Gulbjarn on a Lead of Haburat 3 away: cancelled, the AP is spent, no card is laid. Not on an Attack."""
    own = {"gulbjarn": "presence 3, grapple 2, hush-of-snow 2"}
    s = built({"gulbjarn": "J8"}, {"haburat": "J5"}, own, hero="haburat", hand0=["hush-of-snow"], hand1=["time-warp"])
    s.do("lead")
    while s.table.seat != 0:
        s.do("pass")
    s.go("hush-of-snow")
    assert s.events("cancelled")[0]["reason"] == "countered"
    assert s.table.leads[KEYS.index("haburat")] == []
    assert (s.table.ap, s.asked) == (2, "Main")
    s = built({"gulbjarn": "J6"}, {"haburat": "J5"}, own, hero="haburat", hand0=["hush-of-snow"], hand1=["time-warp"])
    s.do("attack")
    while s.table.seat != 0:
        s.do("pass")
    assert "hush-of-snow" not in s.legal


def test_raise_the_cairn():
    own = {"cotlic": "raise-the-cairn 3, safeguard 2, march-of-husks 2"}
    cotlic = {"hex": "J8", "hp": 10}
    s = built({"cotlic": cotlic}, {"yami": "A4"}, own, hero="cotlic", hand0=["raise-the-cairn"])
    s.go("raise-the-cairn", "J7")
    assert (s.pillars(0), s.hp("cotlic")) == (["J7"], 12)


def test_s67_cave_in():
    """S-67: by Tlakali on Yami (16), 2 pillars removed, flip (0): 1+0+4, piercing: 16→11."""
    own = {"tlakali": "root-road 3, crawling-darkness 2, cave-in 2"}
    s = built({"tlakali": "J8"}, {"yami": "J6"}, own, hero="tlakali", hand0=["cave-in"], deck0=["cave-in"],
              pillars0=["K8", "I9"])  # fmt: skip
    s.do("cave-in").passes()
    while s.asked == "RemovePillar" or s.legal[0] in ("I9", "K8"):
        s.do(next(word for word in s.legal if word in ("I9", "K8"))).passes()
    assert (s.pillars(0), s.hp("yami")) == ([], 11)


def test_root_road_needs_a_pillar():
    own = {"tlakali": "root-road 3, crawling-darkness 2, cave-in 2"}
    s = built({"tlakali": "J8"}, {"yami": "A4"}, own, hero="tlakali", hand0=["root-road"])
    assert "root-road" not in s.legal
    s = built({"tlakali": "J8"}, {"yami": "A4"}, own, hero="tlakali", hand0=["root-road"], pillars0=["J3"])
    s.go("root-road", "J4")
    assert s.at("tlakali") == "J4"


def test_march_of_husks_at_a_lane_token():
    own = {"cotlic": "raise-the-cairn 3, safeguard 2, march-of-husks 2"}
    s = built({"cotlic": "F9"}, {"yami": "A4"}, own, hero="cotlic", hand0=["march-of-husks"])
    assert "march-of-husks" not in s.legal
    s = built({"cotlic": "J7"}, {"yami": "A4"}, own, hero="cotlic", hand0=["march-of-husks"])
    s.do("march-of-husks").passes()
    while s.asked == "SpawnAt":
        s.do(next(word for word in s.legal if word != "done"))
    assert len(s.minions(0)) == 2
    assert s.table.control[KEYS.index("cotlic")] == 1


def test_reactions_of_factions_in_simple_mode():
    """SK-182: a response stays unplayable."""
    own = {"gulbjarn": "presence 3, winter-coat 2, hush-of-snow 2"}
    s = built({"gulbjarn": "J8"}, {"haburat": "J5"}, own, hero="gulbjarn", hand0=["hush-of-snow", "winter-coat"],
              options={"decks": "chosen", "mode": "simple"})  # fmt: skip
    assert "winter-coat" in s.legal
    assert "hush-of-snow" not in s.legal
