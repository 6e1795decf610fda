"""Section 8: an event says all that the screen shows, so that nothing has to be worked out from it."""

import pytest

from skyhall.core.dice import seeded
from skyhall.games.sky_painters import GAME
from skyhall.locale import catalogue
from skyhall.testing.play import random_game

WORDS = catalogue("en", GAME.name)
NAMES = ["Ada", "Ben", "Cy"]


def goods(seat):
    """What a player has, as a view shows it; cards by cell, with the colour and number of each die."""
    marks = {
        (cell["x"], cell["y"]): (cell["card"]["id"], cell["side"], [symbol["die"] for symbol in cell["symbols"]])
        for cell in seat["cells"]
    }
    painters = [tile["id"] for tile in seat["painters"]]
    return {**{name: seat[name] for name in ("spots", "hope", "clouds")}, "marks": marks, "painters": painters}


class Story:
    """The players as the events tell them."""

    def __init__(self, view):
        self.players = [goods(seat) for seat in view["seats"]]
        self.slots = [{1: (0, 0)} for _ in self.players]
        self.sizes = {}
        self.offer = [place["card"]["id"] for place in view["offer"]]
        self.next_cost = view["halo"]["next_cost"]

    def die(self, seat, slot, symbol, die):
        """Lay a die on a symbol (None: take it off), or only turn the one that lies there."""
        dice = self.players[seat]["marks"][self.slots[seat][slot]][2]
        dice[symbol - 1] = {**(dice[symbol - 1] or {}), **die} if die else None

    def hear(self, event):
        me = self.players[event["seat"]] if "seat" in event else None
        match event["event"]:
            case "spots_changed" | "spots_limited":
                me["spots"] = event["total"]
            case "hope_changed":
                me["hope"] = event["total"]
            case "cloud_gained":
                me["clouds"] = event["clouds"]
                if event["victim"] is not None:
                    self.players[event["victim"]]["clouds"] = event["victim_clouds"]
            case "cloud_paid":
                me["clouds"] = event["clouds"]
            case "card_placed":
                cell = (event["x"], event["y"])
                me["marks"][cell] = (event["card"], "grey", [None] * self.sizes[event["card"]])
                self.slots[event["seat"]][event["slot"]] = cell
            case "card_completed":
                cell = (event["x"], event["y"])
                me["marks"][cell] = (event["card"], "blue", [None] * len(me["marks"][cell][2]))
            case "die_placed":
                die = {"colour": event["colour"], "number": event["set_to"]}
                self.die(event["seat"], event["slot"], event["symbol"], die)
            case "die_painted":
                self.die(event["seat"], event["slot"], event["symbol"], {"number": event["to"]})
            case "dared" if event["set_to"] is not None:
                for slot, symbol in event["dice"]:
                    self.die(event["seat"], slot, symbol, {"number": event["set_to"]})
            case "painter_acquired":
                me["painters"].append(event["tile"])
            case "offer_refilled":
                self.offer = event["offer"]
            case "halo_taken":
                self.next_cost = event["next_cost"]
        if event["event"] in ("dice_discarded", "pool_refilled"):
            for die in event["dice"]:
                self.die(die.get("seat", event["seat"]), die["slot"], die["symbol"], None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", GAME.edition_names())
def test_the_events_of_a_game_tell_what_every_player_has(seats, edition) -> None:
    table = GAME.new(seats, f"story {seats}", {"spot_limit": 12, "painters_to_win": 8}, edition, listen=True)
    story, dice = Story(table.view(None)), seeded(f"story {seats} {edition}")
    story.sizes = {card.id: len(card.values) for card in table.box.cards}
    while not table.over:
        table.log.clear()
        random_game(table, dice, 1)
        for event in table.log:
            story.hear(event.seen_by(None))
        view = table.view(None)
        assert [goods(seat) for seat in view["seats"]] == story.players, table.moves
        assert [place["card"] and place["card"]["id"] for place in view["offer"]] == story.offer
        assert view["halo"]["next_cost"] == story.next_cost


def test_a_game_begins_and_ends_with_the_words_of_every_game() -> None:
    table = GAME.new(3, "whole", listen=True)
    random_game(table, seeded("whole"))
    events = [event.seen_by(None) for event in table.log]
    assert [event["event"] for event in events[:2]] == ["game_started", "turn_began"]
    assert events[0]["first_player"] == events[1]["seat"]
    over = events[-1]
    assert (over["event"], over["reason"]) == ("game_over", table.ending())
    assert (over["points"], over["ranks"]) == (table.scores(), table.ranks())


def test_a_token_lies_on_the_cells_that_its_event_names(at, go, told) -> None:
    """SP-22"""
    table = at({"sky": {"0 0": "A blue", "1 0": "20 y5 b3 -"}}, {}, pool={"white": [2]})
    go(table, "die white 2", "on 1 3", "halo 1")
    taken = told(table, "halo_taken")[0]
    assert taken["cells"] == table.view(None)["seats"][0]["halos"][0]["cells"] == [[0, 0], [1, 0]]
    assert taken["next_cost"] == {"spots": 2, "hope": 0}


def test_an_effect_names_its_source(at, go, told) -> None:
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    table = at({"hope": 4, "sky": sky}, {}, pool={"white": [2]}, halos=["ink"] + [None] * 4)
    go(table, "die white 2", "on 1 3", "halo 1")
    changes = [(one["why"], one["source"], one["delta"]) for one in told(table, "spots_changed")]
    assert changes == [("card", None, 6), ("halo", None, -5), ("effect", "ink", 8)]


def test_a_levy_asks_for_a_number_of_dice(at, go) -> None:
    """Ruling 27: the 2 of the question is a number of dice, not the third player"""
    victim = {"hope": 7, "sky": {"0 0": "B b2 w1 -"}}
    gallery = {"gallery": [None, None, "tantrum"], "pile": 0}
    table = at({"spots": 11, "hope": 9}, victim, {}, step=2, pool={"red": [1]}, **gallery)
    go(table, "painter right")
    question = table.question()
    assert (table.seat, question.key) == (1, "ask-Levy")
    assert WORDS.say(question.key, question.args, NAMES) == "You must give something up: 2 dice or 6 hope."


def test_a_dare_names_the_rival_and_every_gain(at, go, boxed) -> None:
    """Rulings 24, 25"""
    gains = ("else = [{ gain_cloud = 1 }]", "else = [{ gain_cloud = 2 }, { gain_spots = 1 }]")
    victim = {"sky": {"0 0": "B b1 w1 -"}}
    gallery = {"gallery": [None, None, "tackle"], "pile": 0}
    for edition, said in (("standard", "a cloud"), (boxed(gains), "2 clouds and one spot")):
        table = at({"spots": 10, "hope": 9}, victim, step=2, pool={"red": [1]}, edition=edition, **gallery)
        go(table, "painter right")
        question = table.question()
        wanted = f"Give back all your dice showing 1, 3, 5, or let Ada gain {said}?"
        assert WORDS.say(question.key, question.args, NAMES) == wanted
