"""The Sky Painters, each exactly as its tile says, and the rulings about them (Mad, Tackle, Tantrum: test_rivals)."""

import pytest

from skyhall.core.errors import PositionWarning
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.play.state import Table
from skyhall.testing.play import legal

NO_DICE = {"red": [1]}
PLAIN = {"sky": {"0 0": "A blue"}}


def rich(**more: object) -> dict[str, object]:
    return {"spots": 40, "hope": 40, **more}


def on_right(painter: str) -> dict[str, object]:
    """Step 2, one Painter for sale on the right."""
    return {"step": 2, "gallery": [None, None, painter], "pile": 0, "pool": NO_DICE}


@pytest.mark.parametrize(
    ("painter", "spots", "hope", "leader", "wings", "points"),
    [
        ("commander", 8, 10, False, 0, 5),
        ("cotton", 7, 6, False, 3, 3),
        ("dice", 7, 6, False, 3, 4),
        ("fugaz", 3, 11, False, 0, 0),
        ("gnomichaun", 6, 6, False, 4, 4),
        ("halo", 7, 8, False, 0, 4),
        ("helpsy", 10, 6, False, 0, 4),
        ("levitt_alpha", 13, 4, False, 4, 8),
        ("mad", 7, 7, True, 0, 4),
        ("mommy", 4, 13, False, 0, 0),
        ("playful", 6, 6, False, 3, 5),
        ("raccoon", 6, 6, False, 4, 4),
        ("savings", 4, 9, False, 2, 0),
        ("spots", 7, 5, False, 6, 3),
        ("tackle", 9, 9, True, 0, 3),
        ("tantrum", 10, 9, False, 0, 4),
        ("target", 6, 6, True, 2, 3),
        ("upper", 6, 6, False, 4, 4),
        ("winner", 10, 6, False, 3, 5),
        ("wisdom", 6, 8, True, 0, 4),
    ],
)
def test_costs_and_icons(at, painter, spots, hope, leader, wings, points) -> None:
    """SP-28 and the table of Painters"""
    table = at({"spots": spots + 1, "hope": hope, "sky": {"0 0": "A"}}, {}, **on_right(painter))
    assert "painter right" in legal(table)
    assert "painter right" not in legal(
        at({"spots": spots, "hope": hope}, {}, **{**on_right(painter), "pool": {"blue": [1]}})
    )
    tile = table.box.painters[table.gallery[2]]
    assert (tile.spots_cost, tile.hope_cost, tile.leader, tile.hope, tile.points) == (
        spots,
        hope,
        leader,
        wings,
        points,
    )
    assert tile.title == "Sky " + painter.replace("_", " ").title()


def test_commander(at, go, told) -> None:
    """Sky Commander, SP-44, X12: hope counts as with the leader, never four times; and one extra turn"""
    assert at({"hope": 10, "painters": ["commander"]}, {}, leader=0).view(0)["seats"][0]["points_now"]["hope"] == 20
    assert at({"hope": 10, "painters": ["commander"]}, {}).view(0)["seats"][0]["points_now"]["hope"] == 20
    assert at({"hope": 10}, {}).view(0)["seats"][0]["points_now"]["hope"] == 10
    assert at({"hope": 10}, {}, leader=0).view(0)["seats"][0]["points_now"]["hope"] == 20
    table = at(rich(), {}, **on_right("commander"))
    go(table, "painter right", "end")
    assert (table.seat, table.is_extra) == (0, True)
    go(table, "spot", "end")
    assert table.seat == 1
    assert told(table, "extra_turn_earned")[0]["pending"] == 1


@pytest.mark.parametrize(
    ("painter", "colours"),
    [("cotton", "w"), ("gnomichaun", "go"), ("raccoon", "kp"), ("upper", "yr")],
)
def test_hope_painters(at, painter: str, colours: str) -> None:
    """SP-30: Sky Cotton (white), Gnomichaun (green, orange), Raccoon (black, purple), Upper (yellow, red)"""
    sky = {"0 0": "A", "0 1": "5", "0 2": "6", "0 3": "34"}
    table = at({"hope": 2, "painters": [painter], "sky": sky}, {}, step=2, pool=NO_DICE)
    words = [word for word in legal(table) if word.startswith("hope")]
    letters = {"bwygkorp"[table.colour_at(0, (int(w.split()[1]) - 1) * 5 + int(w.split()[2]) - 1)] for w in words}
    assert letters == {letter for letter in colours if letter not in "k"}
    broke = at({"hope": 1, "spots": 1, "painters": [painter], "sky": sky}, {}, step=2, pool={"blue": [1]})
    assert not [word for word in legal(broke) if word.startswith("hope")]
    black = at({"hope": 2, "painters": [painter], "sky": {"0 0": "A", "0 1": "3"}}, {}, step=2, pool={"blue": [1]})
    assert ("k" in colours) == (black.seat == 0 and "hope 2 2" in legal(black))


def test_dice(at, go, told) -> None:
    """Sky Dice, ruling 21: one or two pool dice are rolled together, then a die must be taken; main action only"""
    sky = {"0 0": "A"}
    table = at({"painters": ["dice"], "sky": sky}, {}, pool={"blue": [1, 1], "red": [4]})
    assert "reroll" in legal(table)
    go(table, "reroll")
    assert legal(table) == ["die blue 1", "die red 4"]
    go(table, "die blue 1")
    assert legal(table) == ["die blue 1", "die red 4", "enough"]
    one = table.clone()
    go(one, "enough")
    assert type(one.decision()).__name__ == "TakeDie"
    assert one.pool_size == 3
    go(table, "die red 4")
    assert [(die["colour"], die["from"]) for die in told(table, "dice_rerolled")[0]["dice"]] == [
        ("blue", 1),
        ("red", 4),
    ]
    assert all(word.startswith("die blue") for word in legal(table))
    go(table, legal(table)[0], "on 1 1")
    assert table.decision().seat == 1 or "reroll" not in legal(table)


def test_dice_needs_a_die_that_can_be_placed(at, go) -> None:
    """Sky Dice: without a legal die there is no reroll; a pool of one is rolled without asking again"""
    assert "reroll" not in legal(at({"painters": ["dice"], **PLAIN}, {}, pool={"blue": [1]}))
    table = at({"painters": ["dice"], "sky": {"0 0": "A"}}, {}, pool={"blue": [1]})
    go(table, "reroll", "die blue 1")
    assert type(table.decision()).__name__ == "TakeDie"


def test_fugaz(at) -> None:
    """Sky Fugaz, ruling 11: 2 a leader symbol and 3 a star symbol on completed cards, whatever the star's value"""
    sky = {"0 0": "A blue", "1 0": "23 blue", "0 1": "1 blue", "0 -1": "7"}
    table = at({"painters": ["fugaz"], "sky": sky}, {})
    assert table.view(0)["seats"][0]["points_now"]["painters"] == 2 * 1 + 3 * 2


def test_halo(at, go) -> None:
    """Sky Halo, S27: two from the box, one kept, seen by the owner only, free; the board's cost is unchanged"""
    board = ["connection", "heartbeat", "ink", "leadership", "swoop"]
    sky = {"0 0": "A blue", "0 1": "5 blue"}
    for number in range(60):
        table = at(rich(sky=sky), {}, **on_right("halo"), halos=board, leader=0, seed=f"halo {number}")
        go(table, "painter right")
        drawn = [table.box.halos[token].id for token in table.drawn]
        if drawn == ["faith", "skill"]:
            break
    assert drawn == ["faith", "skill"]
    assert legal(table) == ["drawn 1", "drawn 2"]
    assert [token["id"] for token in table.view(0)["drawn"]] == ["faith", "skill"]
    assert table.view(1)["drawn"] == table.view(None)["drawn"] == []
    assert table.view(1)["drawn_count"] == 2
    hope = table.hope[0]
    go(table, "drawn 1")
    assert (table.wings[0], table.hope[0] - hope) == (18, 9)
    view = table.view(None)
    assert view["halo"]["next_cost"] == {"spots": 0, "hope": 0}
    assert view["seats"][0]["halos"][0]["tile"] == "halo"
    assert sorted(table.box.halos[token].id for token in table.halo_box) == ["honor", "skill"]
    event = next(event for event in table.log if event.name == "halo_drawn")
    assert event.seen_by(0)["tokens"] == ["faith", "skill"]
    assert "tokens" not in event.seen_by(1)


def test_halo_with_a_thin_box(at, go, boxed) -> None:
    """Ruling 32: one token is taken without asking; an empty box is skipped"""

    def without(*ids: str) -> list[tuple[str, str]]:
        text = (GAME.edition_path("standard")).read_text(encoding="utf-8")
        found = []
        for name in ids:
            start = text.index(f'[[halo]]\nid = "{name}"')
            end = text.find("[[halo]]", start + 1)
            found.append((text[start : end if end > 0 else len(text)], ""))
        return found

    table = at(rich(), {}, **on_right("halo"), edition=boxed(*without("skill", "swoop")))
    go(table, "painter right")
    assert table.view(None)["seats"][0]["halos"][0]["token"]["id"] == "leadership"
    table = at(rich(), {}, **on_right("halo"), edition=boxed(*without("skill", "swoop", "leadership")))
    go(table, "painter right")
    assert table.halos[0] == []
    assert len(table.painters[0]) == 1


def test_helpsy(at, go) -> None:
    """Sky Helpsy, ruling 31: any uncompleted card completes with all bonuses; empty symbols are ignored, no surplus"""
    sky = {"0 0": "A blue", "0 1": "5 y1 - -", "0 2": "3"}
    table = at({"spots": 11, "hope": 6, "sky": sky}, {}, **on_right("helpsy"))
    go(table, "painter right")
    assert legal(table) == ["card 1", "card 2"]
    go(table, "card 1", "end")
    assert (table.spots[0], table.pool_size) == (6, 2)
    assert table.wings[0] == 8
    assert table.open_cards[0] == 1


def test_helpsy_without_a_card(at, go) -> None:
    """Ruling 31: compulsory only if there is one"""
    table = at({"spots": 11, "hope": 6, **PLAIN}, {}, **on_right("helpsy"))
    go(table, "painter right")
    assert table.seat == 1
    assert len(table.painters[0]) == 1


def test_levitt_alpha(at, go) -> None:
    """Sky Levitt Alpha, S19, ruling 20: one down a spot, 1 to 6; above its symbol a die only goes down"""
    sky = {"0 0": "A blue", "0 1": "1 - - b1 -"}
    table = at({"spots": 3, "painters": ["levitt_alpha"], "sky": sky}, {}, step=2, pool=NO_DICE)
    go(table, "lower 1 3")
    assert not table.is_done(0, 2)
    assert table.spots[0] == 2
    assert "paint 1 3" not in legal(table)
    go(table, "lower 1 3")
    assert table.is_done(0, 2)
    assert table.spots[0] == 1
    assert table.seat == 1 or "lower 1 3" not in legal(table)


def test_levitt_alpha_reaches_six_for_one_spot(at, go) -> None:
    """X7: with Levitt one `lower` completes a 6 from a 1"""
    sky = {"0 0": "A blue", "0 -1": "7 - b1 -"}
    table = at({"spots": 1, "painters": ["levitt_alpha"], "sky": sky}, {}, step=2, pool=NO_DICE)
    go(table, "lower 1 2")
    assert table.is_done(0, 1)
    assert table.spots[0] == 0


def test_mommy(at) -> None:
    """Sky Mommy: 6 a Painter, itself included"""
    assert at({"painters": ["mommy"]}, {}).view(0)["seats"][0]["points_now"]["painters"] == 6
    assert at({"painters": ["mommy", "fugaz"]}, {}).view(0)["seats"][0]["points_now"]["painters"] == 12


def test_playful(at, go) -> None:
    """Sky Playful, SP-19: one hope whenever an opponent completes a card, none for one's own"""
    sky = {"0 0": "A b3 w2 -"}
    table = at({"sky": sky}, {"painters": ["playful"]}, {}, pool={"yellow": [4], "blue": [1]})
    go(table, "die yellow 4", "on 1 3")
    assert table.hope == [0, 1, 0]
    own = at({"sky": sky, "painters": ["playful"]}, {}, pool={"yellow": [4]})
    go(own, "die yellow 4", "on 1 3")
    assert own.hope[0] == 0


def test_savings(at) -> None:
    """Sky Savings: Painters times clouds"""
    table = at({"painters": ["savings", "fugaz", "mommy"], "clouds": 2}, {})
    assert table.view(0)["seats"][0]["points_now"]["painters"] == 3 * 2 + 18


def test_spots(at) -> None:
    """Sky Spots, SP-31, S29: the limit is 7"""
    with pytest.warns(PositionWarning, match="seat 0 has nothing to decide"):
        table = at({"spots": 9, "painters": ["spots"]}, {}, step=2, pool=NO_DICE, gallery=[None] * 3, pile=0)
    assert table.spots[0] == 7
    assert table.view(None)["seats"][0]["spot_limit"] == 7


def test_target(at, go) -> None:
    """Sky Target, S25, rulings 14, 15: one hope when an opponent takes from the offer, not the top; Tantrum counts"""
    table = at({}, {"painters": ["target"]}, {"painters": ["playful"]}, pool=NO_DICE, offer=["1", "3", "5"])
    go(table, "take centre", "cell 0 1")
    assert table.hope == [0, 1, 0]
    assert table.offer_hope == 1
    top = at({"spots": 3, "hope": 3}, {"painters": ["target"]}, pool=NO_DICE, offer=["1", "3", "5"], deck=["6", "9"])
    go(top, "take top", "cell 0 1")
    assert top.hope == [0, 0]
    free = at({"spots": 11, "hope": 9, **PLAIN}, {"painters": ["target"]}, **on_right("tantrum"), offer=["1", "3", "5"])
    go(free, "painter right", "take left", "cell 0 1")
    assert free.hope[1] == 1


def test_winner(at, go) -> None:
    """Sky Winner, S8, ruling 22: after a blue die one more showing 1 or 2, free; never a third"""
    sky = {"0 0": "A", "0 -1": "7"}
    table = at({"painters": ["winner"], "sky": sky}, {}, pool={"blue": [5, 1], "white": [1], "yellow": [3]})
    go(table, "die blue 5", "on 1 1")
    assert table.spots[0] == 2
    assert type(table.decision()).__name__ == "SecondDie"
    assert legal(table) == ["die blue 1", "die white 1", "decline"]
    go(table, "die blue 1", "on 2 2")
    assert not table.is_done(0, 6)
    assert type(table.decision()).__name__ == "AdditionalAction"


def test_winner_counts_the_physical_colour(at, go) -> None:
    """Rulings 22, 23: a recoloured blue die triggers, a grey die used as blue does not; acquired dice do"""
    sky = {"0 0": "A", "0 1": "5"}
    pool = {"blue": [2], "grey": [2], "white": [1]}
    table = at({"painters": ["winner"], "clouds": 1, "sky": sky}, {}, pool=pool)
    go(table, "die blue 2", "on 1 2")
    assert type(table.decision()).__name__ == "SecondDie"
    table = at({"painters": ["winner"], "sky": sky}, {}, pool=pool)
    go(table, "die grey 2", "on 1 1")
    assert table.seat == 1
    table = at({"painters": ["winner"], "spots": 2, "sky": sky}, {}, step=2, pool=pool)
    go(table, "die blue 2", "on 1 1")
    assert type(table.decision()).__name__ == "SecondDie"
    go(table, "decline")
    assert table.seat == 1


def test_winner_after_the_card_and_the_refill(at, go) -> None:
    """Ruling 22, SP-42: the blue die is fully resolved first"""
    sky = {"0 0": "A - w1 -", "0 1": "5"}
    other = {"sky": {"0 0": "B b2 w3 -"}}
    for number in range(40):
        table = at({"painters": ["winner"], "sky": sky}, other, pool={"blue": [1]}, seed=f"winner {number}")
        go(table, "die blue 1", "on 1 1")
        if table.seat == 0:
            break
    assert type(table.decision()).__name__ == "SecondDie"
    assert table.pool_size == 2
    assert table.view(None)["seats"][1]["cells"][0]["symbols"][0]["square"]


def test_wisdom(at, go) -> None:
    """Sky Wisdom, ruling 30: steals up to two hope from each; half clouds no longer bind"""
    table = at({"spots": 7, "hope": 8, "sky": {"0 0": "A"}}, {"hope": 5}, {"hope": 1}, **on_right("wisdom"))
    go(table, "painter right")
    assert table.hope == [3, 3, 0]
    assert table.leader == 0


def test_ignored_figures(at) -> None:
    """S3: Connection ignores halos, Wisdom clouds; other figures and limits still bind"""

    def cells(table: Table, card: str) -> list[str]:
        table.offer[0] = [c.id for c in table.box.cards].index(card)
        table.push(table.setup.words.parse("take left"))
        return legal(table)

    halo = {"sky": {"0 0": "A"}, "halos": {"connection": "0 0"}}
    assert "cell 1 0" in cells(at(halo, {}), "1")
    assert "cell 1 0" not in cells(at(halo, {}), "4")
    both = {**halo, "painters": ["wisdom"]}
    assert "cell 1 0" in cells(at(both, {}), "4")
    assert "cell 0 -1" not in cells(at(both, {}), "19")


def test_an_ignored_joint_earns_nothing(at, go, told) -> None:
    """S3: a figure placed untied is no figure"""
    sky = {"0 0": "A blue", "1 0": "4 r6 b4 -"}
    both = {"sky": sky, "halos": {"connection": "0 0"}, "painters": ["wisdom"]}
    table = at(both, {}, pool={"white": [3]})
    go(table, "die white 3", "on 1 3")
    assert told(table, "figure_closed") == []
    assert table.clouds[0] == 0


def test_the_same_effect_twice(at, go, boxed) -> None:
    """Ruling 53: limits, watchers and end effects add up; rerolls, prices and second dice take the best"""
    changes = [
        ('{ when = "always", do = "spot_limit", n = 1 },', '{ when = "always", do = "spot_limit", n = 1 }, '
         '{ when = "always", do = "reroll", n = 3 }, { when = "always", do = "spot_limit", n = 2 },'),
        ('{ when = "always", do = "hope_for_dice", colours = ["y", "r"], price = 2 },',
         '{ when = "always", do = "hope_for_dice", colours = ["w"], price = 1 }, '
         '{ when = "always", do = "second_die", colour = "blue", max = 4 }, '
         '{ when = "always", do = "on_opponent_completes", gain_hope = 2 }, '
         '{ when = "always", do = "on_opponent_takes_offer", gain_hope = 2 }, '
         '{ when = "end", do = "per_painter", n = 1 },'),
    ]  # fmt: skip
    owned = ["spots", "dice", "upper", "cotton", "winner", "playful", "target", "mommy"]
    sky = {"0 0": "A", "0 1": "5"}
    table = at({"painters": owned, "sky": sky, "hope": 1}, {"sky": {"0 0": "B b2 w3 -"}}, edition=boxed(*changes),
               pool={"blue": [2, 4], "green": [4]}, active=0)  # fmt: skip
    assert table.spot_limit(0) == 6 + 3
    go(table, "reroll", "die blue 2", "die blue 4")
    assert legal(table)[:1] == ["die green 4"]
    go(table, "enough")
    table = at({"painters": owned, "sky": sky, "hope": 1}, {"sky": {"0 0": "B b2 w3 -"}}, edition=boxed(*changes),
               pool={"blue": [2], "white": [4], "green": [4]})  # fmt: skip
    go(table, "die blue 2", "on 1 1")
    assert "die white 4" in legal(table)
    go(table, "decline")
    assert "hope 1 2" in legal(table)
    go(table, "end", "die green 4", "on 1 3")
    assert table.hope[0] == 1 + 3
    assert table.view(None)["seats"][0]["points_now"]["painters"] == sum(
        table.box.painters[k].points for k in table.painters[0]
    ) + 7 * len(owned)
