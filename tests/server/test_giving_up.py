"""Giving up where seats have partners (SK-159): a seat, a side, all people; the stand-in goes on for the others."""

import pytest

from skyhall.games.skytear import GAME
from skyhall.server.table import places

pytestmark = pytest.mark.anyio

FIXED = {"setup": "fixed", "first_player": 2}
BOT = "random"


def seated(node, *seats: str) -> tuple[str, list[str]]:
    """A running table of Skytear for four: its address, and the secrets of the people in the order of their seats."""
    made = node.table(*seats, game="skytear", options=FIXED, house={"stand_in": BOT}, start=False)
    where = f"/api/tables/{made['id']}"
    others = [node.post(where + "/join", {"name": f"P{n}"}).json()["token"] for n in range(seats.count("open"))]
    assert node.post(where + "/start", {}, made["host_token"]).status_code == 200
    return made["id"], [made["token"], *others]


def give_up(node, table: str, token: str) -> dict:
    assert node.post(f"/api/tables/{table}/resign", {}, token).status_code == 200
    return node.get(f"/api/tables/{table}").json()["table"]


async def a_person_is_asked(live) -> int:
    """Which of the partners, once the bots beside them have played."""
    while not live.state or live.state["table"]["turn"] not in (0, 2):
        await live.table()
    return live.state["table"]["turn"]


async def test_s54_a_partner_plays_on_until_the_side_has_given_up(node):
    """SK-159, S-54"""
    table, tokens = seated(node, "me", "open", "open", "open")
    seen = give_up(node, table, tokens[0])
    assert (seen["status"], seen["result"]) == ("playing", None)
    assert [(seat["resigned"], seat["level"]) for seat in seen["seats"]] == [(True, BOT), *[(False, "")] * 3]
    seen = give_up(node, table, tokens[2])
    assert seen["status"] == "over"
    assert (seen["result"]["conceded"], seen["result"]["ranks"]) == (True, [3, 1, 3, 1])


def test_s54_who_gave_up_stands_last_though_the_side_has_won():
    """S-54: the partner is first, the losers second, and who gave up fourth."""
    state = GAME.new(4, "x")
    state.winner = 0
    assert state.scores() == [2, 0, 2, 0]
    assert places(state, [True, False, False, False]) == [4, 2, 1, 2]


async def test_one_of_each_side_gives_up_and_the_game_goes_on(node):
    """SK-159: then a side gives up, and the other has won: who had left it stands behind it, ahead of the losers."""
    table, tokens = seated(node, "me", "open", "open", "open")
    assert give_up(node, table, tokens[0])["status"] == "playing"
    assert give_up(node, table, tokens[1])["status"] == "playing"
    assert give_up(node, table, tokens[2])["result"]["ranks"] == [3, 2, 3, 1]


async def test_the_last_person_gives_up_and_the_other_side_wins(node):
    """SK-159: the bot beside them has lost too, though it did not give up."""
    table, tokens = seated(node, "me", BOT, BOT, BOT)
    seen = give_up(node, table, tokens[0])
    assert seen["status"] == "over"
    assert (seen["result"]["conceded"], seen["result"]["ranks"]) == (True, [4, 1, 3, 1])
    (line,) = node.post("/api/mine", {"tokens": tokens}).json()
    assert line["winners"] == [1, 3]


async def test_ru93_the_stand_in_answers_and_takes_an_activation_handed_over(node):
    """RU-93: who is asked gives up, and nothing waits. SK-159: the partner hands an activation over to the stand-in."""
    table, tokens = seated(node, "me", BOT, "open", BOT)
    async with node.live(table, tokens[1]) as cy:
        while await a_person_is_asked(cy) != 0:
            await cy.move()
        give_up(node, table, tokens[0])
        await cy.turn()
        while cy.state["ask"]["prompt"]["key"] != "ask-ActivateOrPass":
            await cy.move()
            await cy.turn()
        before = len(cy.got)
        assert (await cy.move("pass"))["type"] == "ack"
        await cy.table(lambda m: m["table"]["turn"] not in (0, 2))
        steps = [step for m in cy.got[before:] if m["type"] == "update" for step in m["steps"]]
    told = [event for step in steps for event in step["events"]]
    assert any(event["event"] == "handed_over" for event in told)
    assert any(step["seat"] == 0 and step["kind"] == "action" for step in steps)
