"""Decks of one's own (SK-175 to SK-183, SK-190 to SK-193), with the worked examples S-64 to S-66 and S-68."""

import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import IllegalAction, OptionsError, PositionError
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.lists import check_list, commons, legal_sets, modifiers, next_choices, said, set_of
from skyhall.games.skytear.lens.decklist import deck_words, report
from skyhall.games.skytear.play.heroes_phase.playing import could_respond
from skyhall.games.skytear.play.state import Table
from tests.games.skytear.conftest import BOX
from tests.games.skytear.teams import asked, new, team_table

POOL = BOX.with_pool()
KEYS = [card.key for card in POOL.cards]
HEROES = [hero.key for hero in BOX.heroes]


def say(table: Table, *words: str) -> None:
    for word in words:
        table.apply(table.setup.words.parse(word))


def legal(table: Table) -> list[str]:
    return [table.setup.words.name(action).removeprefix("card ") for action in table.actions()]


def texts(text: str, *heroes: str) -> list[str]:
    return [one.text for one in check_list(BOX, text, [HEROES.index(hero) for hero in heroes] if heroes else None)]


# sets


def test_pools_and_sets():
    """SK-176 to SK-178: three own commons and four of the faction; how many sets are legal; all premade ones are."""
    assert [KEYS[card] for card in commons(BOX, 0)] == [
        "gank", "lifesteal", "crippling-precision", "ember-trail", "public-shame", "pack-hunt", "forge-oath",
    ]  # fmt: skip
    assert [len(commons(BOX, hero)) for hero in range(8)] == [7] * 8
    assert [len(legal_sets(BOX, hero)) for hero in range(8)] == [47, 56, 39, 45, 61, 67, 54, 45]
    assert [modifiers(BOX, hero.cards) for hero in BOX.heroes] == [10, 7, 7, 10, 9, 8, 7, 10]
    for hero in BOX.heroes:
        ways = [set_of(BOX, hero.index, *way) for way in legal_sets(BOX, hero.index)]
        assert hero.cards in ways
        assert all(len(cards) == 8 for cards in ways)


def test_faction_cards_have_no_hero():
    """SK-182: numbered after all others, with a faction, no ultimate among them; none at tables with premade decks."""
    assert [card.index for card in BOX.faction_cards] == list(range(33, 49))
    assert {(card.hero, card.is_ultimate, card.is_flux) for card in BOX.faction_cards} == {(-1, False, False)}
    sums = [sum(card.modifier for card in BOX.faction_cards if card.faction == faction) for faction in range(4)]
    assert dict(zip([one.key for one in BOX.factions], sums, strict=True)) == {
        "kurumo": 3, "nupten": 4, "liothan": 4, "taulot": 4,
    }  # fmt: skip
    assert len(GAME.new(2, "x").box.cards) == 33
    assert len(new().box.cards) == 49


def test_s64_legal_set():
    """S-64"""
    assert modifiers(BOX, set_of(BOX, 0, KEYS.index("public-shame"), 1, 2)) == 7
    assert texts("sakoshi: crippling-precision 3, public-shame 2, gank 2") == [
        "deck of sakoshi: modifiers add up to 12: expected at most 10"
    ]
    triple = KEYS.index("crippling-precision")
    pairs = {
        frozenset((KEYS[first], KEYS[second]))
        for first in next_choices(BOX, 0, [triple], [])
        for second in next_choices(BOX, 0, [triple, first], [])
    }
    low, high = ["lifesteal", "ember-trail"], ["gank", "pack-hunt", "forge-oath"]
    expected = [(a, b) for a in high for b in low] + [(a, b) for a in high for b in high if a != b]
    assert pairs == {frozenset(pair) for pair in expected}


# chosen


def test_sets_are_built_in_table_order():
    """SK-175, SK-179: after the placing, by seat and hero; a triple, then two pairs, the second of a higher number."""
    table = new(4, first_player=2)
    assert (asked(table), table.seat, table.prompt().args["hero"]) == ("BuildTriple", 2, "corjof")
    assert legal(table)[0] == "done"
    say(table, "card thin-ice")
    assert asked(table) == "BuildPair"
    say(table, "card gathering-storm")
    assert all(KEYS.index(card) > KEYS.index("gathering-storm") for card in legal(table))
    say(table, "card call-of-the-herd", "done")
    order = []
    while asked(table).startswith("Build"):
        order.append((table.seat, table.prompt().args["hero"]))
        say(table, "done")
    assert order == [(3, "cotlic"), (3, "tlakali"), (0, "sakoshi"), (0, "yami"), (1, "haburat"), (1, "akhuti")]
    corjof = HEROES.index("corjof")
    assert [KEYS[card] for card in table.sets[corjof]].count("thin-ice") == 3
    # the dice come afterwards (SK-9), and all cards are dealt
    assert sorted(table.decks[2] + table.hands[2]) == sorted(table.sets[corjof] + BOX.heroes[corjof + 1].cards)
    assert [len(hand) for hand in table.hands] == [4, 4, 4, 4]


def test_all_lists_are_shown_at_once():
    """SK-179, SK-181: unseen by the enemy until the last seat is done."""
    table = new()
    say(table, "card public-shame", "card gank", "card lifesteal")
    assert table.view(1)["seats"][0]["deck_list"] == {key: {} for key in ("sakoshi", "yami", "corjof", "gulbjarn")}
    assert table.view(0)["seats"][0]["deck_list"]["sakoshi"]["public-shame"] == 3
    assert table.view(1)["decks"] == {"kind": "chosen", "shown": False, "bundles": []}
    built = [event for event in table.log if event.name == "built"]
    assert built[0].seen_by(1) == {"event": "built", "seat": 0, "hero": "sakoshi"}
    assert built[0].seen_by(0)["triple"] == "public-shame"
    while asked(table).startswith("Build"):
        assert not [event for event in table.log if event.name == "decks_shown"]
        say(table, "done")
    assert table.view(1)["seats"][0]["deck_list"]["sakoshi"]["public-shame"] == 3
    assert table.view(None)["decks"]["shown"]
    shown = [event for event in table.log if event.name == "decks_shown"]
    assert [event.public["hero"] for event in shown][:2] == ["sakoshi", "yami"]
    assert (shown[0].public["triple"], shown[0].public["pairs"]) == ("public-shame", ["gank", "lifesteal"])


def test_a_set_being_built_is_hidden():
    """SK-193, section 6: neither the words so far nor whether there are any; an open partner sees them."""
    for hands, seen in (("open", True), ("closed", False)):
        table = new(4, partner_hands=hands)
        before = [table.view(seat) for seat in (1, 2, 3, None)]
        say(table, "card public-shame")
        after = [table.view(seat) for seat in (1, 2, 3, None)]
        assert [before[k] == after[k] for k in (0, 2, 3)] == [True] * 3
        assert ("building" in after[1]["seats"][0]) == seen
        assert (before[1] == after[1]) != seen
        assert table.view(0)["seats"][0]["building"] == {"hero": "sakoshi", "cards": ["public-shame"]}
        assert table.observe(1) == new(4, partner_hands=hands).observe(1)
        twin = table.determinize(1, seeded("other"))
        assert asked(twin) == "BuildTriple"
        assert twin.building == []
        kept = table.determinize(2, seeded("other"))
        assert asked(kept) == ("BuildPair" if seen else "BuildTriple")
        say(table, "card gank", "card lifesteal")
        assert table.determinize(3, seeded("other")).sets == BOX.premade
        assert (table.determinize(2, seeded("other")).sets != BOX.premade) == seen


def test_a_build_may_be_taken_back_until_the_last_hero_is_done():
    """SK-192"""
    table = new(4)
    start = table.moves
    say(table, "card public-shame", "card gank", "card lifesteal", "card combustion", "card pack-hunt")
    assert table.barrier == start
    say(table, "card forge-oath")
    assert table.barrier == table.moves


def test_s65_shared_card():
    """S-65, SK-178 (d): a faction card is in one set of a seat's deck; two seats may both have it (SK-182)."""
    table = new()
    say(table, "card public-shame", "card lifesteal", "card ember-trail")
    assert "ember-trail" not in legal(table)
    assert "public-shame" not in legal(table)
    table = GAME.new(2, "s65", {"setup": "hero_draft", "first_player": 0, "decks": "chosen"}, "standard")
    picks = iter(["sakoshi", "yami", "haburat", "corjof", "cotlic", "akhuti", "gulbjarn", "tlakali"])
    while asked(table) in ("PickHero", "PlaceHero"):
        say(table, f"hero {next(picks)}") if asked(table) == "PickHero" else table.push(table.actions()[0])
    for _ in range(2):  # Sakoshi at seat 0, Yami at seat 1
        assert table.prompt().args["hero"] in ("sakoshi", "yami")
        say(table, "card ember-trail", "card public-shame", "card pack-hunt")
        while asked(table) == "BuildTriple" and table.prompt().args["hero"] != "yami":
            say(table, "done")
    while asked(table) == "BuildTriple":
        say(table, "done")
    ember = KEYS.index("ember-trail")
    assert [table.unseen[seat * table.stride + ember] for seat in (0, 1)] == [3, 3]


def test_a_seat_that_never_chose_has_premade_sets():
    """SK-179: `done` is the premade set, and plays as one."""
    table = new()
    while asked(table) == "BuildTriple":
        say(table, "done")
    assert table.sets == BOX.premade


# draft


def test_bundles_are_drafted():
    """SK-180: picks in the order of the hero draft, one for each hero; all is open; a bundle replaces a pair."""
    table = new(4, "draft")
    picks = []
    while asked(table) in ("PickBundle", "BundleHero", "BundleFor"):
        if asked(table) == "PickBundle":
            picks.append(table.seat)
            assert table.view(None)["decks"]["bundles"] == [KEYS[card] for card in table.bundles]
        table.push(table.actions()[-1])
    assert picks == [0, 1, 3, 2, 0, 1, 3, 2]
    taken = [event.public for event in table.log if event.name == "bundle"]
    assert len({one["card"] for one in taken}) == len(taken) == 8
    assert len({one["hero"] for one in taken}) == 8
    for hero, cards in enumerate(table.sets):
        assert len(cards) == 8
        assert modifiers(BOX, cards) <= 10
        (one,) = [one for one in taken if one["hero"] == HEROES[hero]]
        assert [KEYS[card] for card in cards].count(one["card"]) == 2
        assert one["replaced"] not in [KEYS[card] for card in cards]


def test_s66_bundles():
    """S-66: what would break the sum is not offered; a bundle may be of another faction; once taken it is gone."""
    table = new(4, "draft")
    sakoshi = HEROES.index("sakoshi")
    assert BOX.heroes[sakoshi].runes == [BOX.rune_names.index("ice"), BOX.rune_names.index("fire")]
    assert "thin-ice" not in legal(table)
    assert {"pack-hunt", "winter-coat", "done"} <= set(legal(table))
    twin = table.clone()
    say(twin, "card winter-coat")
    if asked(twin) == "BundleHero":
        say(twin, "hero sakoshi")
    assert modifiers(BOX, sorted([*twin.sets[sakoshi]])) <= 10
    if asked(twin) == "BundleFor":
        assert "lifesteal" in legal(twin)
    say(table, "card pack-hunt", "hero sakoshi")
    assert asked(table) == "BundleFor"
    assert "gank" in legal(table)
    say(table, "card gank")
    assert modifiers(BOX, table.sets[sakoshi]) == 10
    while asked(table) == "PickBundle":
        assert "pack-hunt" not in legal(table)
        say(table, "done")


def test_ru90_a_foreign_bundle_is_played_by_its_rune():
    """RU-90: any hero of the seat with the rune plays it; its hero only names the set."""
    lists = ["sakoshi: crippling-precision 3, gank 2, winter-coat 2\nyami:", "", "", ""]
    s = team_table({"sakoshi": "J8", "yami": "J7", "haburat": "A4"}, hero="sakoshi", hand0=["winter-coat"], lists=lists,
                   options={"decks": "draft"})  # fmt: skip
    assert "winter-coat" in s.legal
    s.go("winter-coat", "J7")
    assert s.armor("yami") == BOX.heroes[HEROES.index("yami")].armor + 2


# SK-181, SK-49


def test_s68_never_asked():
    """S-68, RU-91: the reactions of SK-49 are those of the seat's list."""
    herd = "corjof: thin-ice 3, call-of-the-herd 2, gathering-storm 2\ngulbjarn: presence 3, winter-coat 2, grapple 2"
    data = {"lists": ["", "", herd, ""], "options": {"decks": "chosen"}, "hero": "sakoshi"}
    places = {"sakoshi": "J8", "corjof": "I8", "gulbjarn": "I9", "haburat": "A4"}
    held = team_table(places, hand2=["thin-ice"], discard2=["winter-coat", "winter-coat"], **data)
    assert could_respond(held.table, 2)
    gone = team_table(places, hand2=["thin-ice"], discard2=["winter-coat", "winter-coat", "feral-vitality"], **data)
    assert not could_respond(gone.table, 2)


# as text


def test_lists_as_text():
    """SK-183: every check with its own error."""
    both = ("sakoshi", "yami")
    fine = "yami: combustion 3, forge-oath 2, pack-hunt 2\n\n# a comment\nsakoshi: gank 2, public-shame 3, lifesteal 2"
    assert texts(fine, *both) == []
    assert texts("sakoshi:\nyami:", *both) == []
    assert texts("sakoshi: gank 2, shuriken-storm 1, public-shame 3, lifesteal 2") == []
    wrong = {
        "sakoshi:\nyami:\nhaburat:": 'deck: hero "haburat" is not of this seat',
        "sakoshi:\nyami:\nyami:": 'deck: hero "yami" appears twice',
        "sakoshi:": 'deck: no set for "yami"',
        "sakoshi:\nyamy:\nyami:": 'deck: no hero "yamy" (did you mean "yami"?)',
        "sakoshi: gnak 3, gank 2, lifesteal 2\nyami:": 'deck of sakoshi: no card "gnak" (did you mean "gank"?)',
        "sakoshi: combustion 3, gank 2, lifesteal 2\nyami:": (
            'deck of sakoshi: "combustion" is neither its own nor a faction card of kurumo'
        ),
        "sakoshi: public-shame 3, gank 3, lifesteal 1\nyami:": "deck of sakoshi: copies 3, 3, 1: expected 3, 2, 2",
        "sakoshi:\nyami: pack-hunt 3, combustion 2, clear-mind 2": (
            'deck of yami: "pack-hunt" costs 2: the card taken three times must cost 1'
        ),
        "sakoshi: crippling-precision 3, public-shame 2, gank 2\nyami:": (
            "deck of sakoshi: modifiers add up to 12: expected at most 10"
        ),
        "sakoshi: public-shame 3, ember-trail 2, gank 2\nyami: combustion 3, ember-trail 2, clear-mind 2": (
            'deck: "ember-trail" is in two sets: expected one'
        ),
        "sakoshi\nyami:\nsakoshi:": 'deck: line "sakoshi": expected "hero: card 3, card 2, card 2"',
        "sakoshi: gank two, lifesteal 2\nyami:": (
            'deck of sakoshi: "gank two": expected a card and its copies, "gank 2"'
        ),
        "sakoshi: gank 3, gank 2, lifesteal 2\nyami:": 'deck of sakoshi: "gank" appears twice: expected each card once',
    }  # fmt: skip
    for text, error in wrong.items():
        assert texts(text, *both) == [error], text
    assert texts("") == ['deck: empty: expected a line for each hero, "hero: card 3, card 2, card 2"']
    assert "more than 40 lines" in texts("\n".join(["sakoshi:"] + ["#"] * 50))[0]


def test_problems_name_their_entry_and_line():
    found = check_list(BOX, "sakoshi:\nyami: gank 3")
    assert [(one.entry, one.line) for one in found] == [("yami", 2), ("yami", 2)]


def test_sample_decks():
    """4.2: modifiers, cost and reactions of each hero's set, as the table of the samples has them; the tuned box has a
    Walking Hill that holds its own on Three Lanes."""
    told = {
        "red-trail": [("sakoshi", 7, 12, 3), ("yami", 5, 14, 5)],
        "house-of-mirrors": [("haburat", 9, 14, 7), ("akhuti", 7, 12, 2)],
        "white-herd": [("corjof", 6, 12, 0), ("gulbjarn", 8, 10, 3)],
        "walking-hill": [("cotlic", 9, 12, 2), ("tlakali", 4, 12, 5)],
    }
    hill = [("cotlic", 9, 12, 0), ("tlakali", 10, 12, 5)]
    for name, table in (("standard", told), ("tuned", told | {"walking-hill": hill})):
        box = GAME.edition(name)
        assert [sample.key for sample in box.samples] == list(told)
        for sample in box.samples:
            looked = GAME.check_deck(box, sample.text)
            assert looked["problems"] == []
            assert looked["text"] == sample.text
            found = [(one["hero"], one["modifiers"], one["cost"], one["reactions"]) for one in looked["sets"]]
            assert found == table[sample.key]


def test_a_sample_deck_that_breaks_a_rule_is_left_out_and_the_designer_told(whole):
    """SK-178: the box is played with all the same."""
    assert GAME.edition_warnings(GAME.edition("tuned"), deep=False) == []
    whole["sample_decks"][0]["lines"][0] = "sakoshi: crippling-precision 3, public-shame 2, gank 2"
    box = GAME.make_edition(whole, "mine.toml")
    assert [sample.key for sample in box.samples] == ["house-of-mirrors", "white-herd", "walking-hill"]
    assert GAME.edition_warnings(box, deep=False) == [
        'sample deck "red-trail" is left out: deck of sakoshi: modifiers add up to 12: expected at most 10'
    ]


def test_another_proposal_leaves_games_what_they_were(whole):
    """SK-199: records name a box by its hash, and no game depends on the sample decks of a hall; one's own count."""
    printed, tuned = GAME.edition("standard"), GAME.edition("tuned")
    assert tuned.samples[3].text != printed.samples[3].text
    assert printed.hashes()[-1] == "62cf6b631f88eed8d38ce38ba6ec4217"
    assert tuned.hashes()[-1] == "e01ba807c957089247ffbf154cdb92af"
    whole["sample_decks"] = whole["sample_decks"][:3]
    own = GAME.make_edition(whole, "mine.toml")
    assert own.hashes()[-1] not in printed.hashes()
    assert own.hash != printed.hash


def test_reports_tell_curve_runes_and_words():
    looked = report(BOX, "sakoshi: gank 2, public-shame 3, lifesteal 2\nyami:", ["sakoshi", "yami", "nobody"])
    assert [one["text"] for one in looked["problems"]] == ['deck: no hero "nobody"']
    sakoshi, yami = looked["sets"]
    assert sakoshi["curve"] == [0, 5, 2, 1]
    assert sakoshi["runes"] == {"fire": 12}
    assert sakoshi["words"] == ["card public-shame", "card gank", "card lifesteal"]
    assert yami["words"] == ["card combustion", "card dragon-punch", "card clear-mind"] == said(BOX, BOX.premade[1])
    pool = GAME.deck_pool(GAME.edition("standard"))
    assert [hero["hero"] for hero in pool["heroes"]] == HEROES
    assert len(pool["cards"]) == 48
    assert pool["limits"] == {"copies": [3, 2, 2], "modifiers": 10, "triple_cost": 1}


def test_a_deck_is_said_in_words():
    """SK-179: a saved deck builds the sets that it has; what the table cannot take is left to the seat."""
    table = new()
    text = GAME.edition("standard").samples[0].text
    words = deck_words(table, text)
    assert [table.setup.words.name(word) for word in words] == ["card public-shame", "card gank", "card lifesteal"]
    assert GAME.at_once(table)["red-trail"] == words
    assert deck_words(table, "corjof:") == []
    assert deck_words(table, "sakoshi: gank 7") == []
    say(table, "card ember-trail", "card public-shame", "card forge-oath")
    assert deck_words(table, "yami: combustion 3, pack-hunt 2, forge-oath 2") == []


# bad input


def test_boxes_without_faction_cards(plain):
    """SK-183: the option that does not fit, and the remedy."""
    box = GAME.make_edition(plain, "plain.toml")
    for decks in ("chosen", "draft"):
        with pytest.raises(OptionsError, match=f'decks {decks} needs 4 faction cards for faction "kurumo": edition'):
            GAME.new(2, "x", {"decks": decks}, box)
    assert GAME.deck_pool(box) is None
    assert GAME.new(2, "x", {}, box).sets == [hero.cards for hero in box.heroes]


def test_boxes_with_other_sets(whole):
    """SK-176: a set that is no triple and two pairs is for premade decks only."""
    whole["cards"][1]["copies"], whole["cards"][2]["copies"] = 1, 3
    box = GAME.make_edition(whole, "mine.toml")
    with pytest.raises(OptionsError, match='hero "sakoshi" of edition standard has other copies: choose decks premade'):
        GAME.new(2, "x", {"decks": "draft"}, box)
    GAME.new(2, "x", {}, box)


def test_positions_with_illegal_lists():
    """SK-198: `lists` is refused whole, with the error of the list."""
    with pytest.raises(PositionError, match="modifiers add up to 12: expected at most 10"):
        team_table({}, lists=["sakoshi: crippling-precision 3, public-shame 2, gank 2\nyami:", "", "", ""],
                   options={"decks": "chosen"})  # fmt: skip
    with pytest.raises(PositionError, match='"lists" is for tables with decks of one'):
        team_table({}, lists=["", "", "", ""])
    with pytest.raises(PositionError, match='"gank" appears 3 times: the deck has 2'):
        team_table({}, hand0=["gank"] * 3, deck0=[], options={"decks": "chosen"})
    with pytest.raises(PositionError, match='"lists" holds 7: expected texts'):
        team_table({}, lists=[7, "", "", ""], options={"decks": "chosen"})


def test_words_that_do_not_fit_are_refused():
    table = new()
    with pytest.raises(IllegalAction):
        say(table, "card pack-hunt")  # a triple costs 1
    with pytest.raises(IllegalAction):
        say(table, "card combustion")  # Yami's
