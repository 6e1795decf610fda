"""Partners talk and point among themselves: nobody else hears it, and nothing of it is in the record (SK-157)."""

import pytest

pytestmark = pytest.mark.anyio


def four(node, **options: object) -> tuple[str, list[str]]:
    """A table of Skytear for four people: its id, and the secret of every seat."""
    made = node.table("me", "open", "open", "open", game="skytear", options=options, start=False)
    where = f"/api/tables/{made['id']}"
    tokens = [
        made["token"],
        *(node.post(where + "/join", {"name": name}).json()["token"] for name in ("Ben", "Cy", "Dot")),
    ]
    assert node.post(where + "/start", {}, made["host_token"]).status_code == 200
    return made["id"], tokens


def texts(node, table: str, token: str | None) -> list[str]:
    return [line["text"] for line in node.get(f"/api/tables/{table}/chat", token).json()["lines"]]


async def test_what_partners_say_and_point_at_reaches_the_side_alone(node):
    table, tokens = four(node)
    async with (
        node.live(table, tokens[0]) as ada,
        node.live(table, tokens[2]) as cy,
        node.live(table, tokens[1]) as ben,
        node.live(table) as crowd,
    ):
        for one in (ada, ben, cy, crowd):
            await one.table()
        assert (await ada.ask({"type": "point", "place": "E6"}))["type"] == "ack"
        assert (await ada.ask({"type": "say", "text": "take the dome", "apart": True}))["type"] == "ack"
        assert await cy.until(lambda m: m["type"] == "pointed") == {"type": "pointed", "seat": 0, "place": "E6"}
        heard = await cy.until(lambda m: m["type"] == "chat")
        assert [(line["text"], line["apart"]) for line in heard["lines"]] == [("take the dome", True)]
        assert (await ada.ask({"type": "say", "text": "good luck"}))["type"] == "ack"
        for other in (ben, crowd):
            told = []
            await other.until(lambda m, told=told: told.append(m) or m["type"] == "chat")
            assert [line["text"] for line in told[-1]["lines"]] == ["good luck"]
            assert all(m["type"] != "pointed" for m in told)
    assert texts(node, table, tokens[2]) == ["take the dome", "good luck"]
    for token in (tokens[1], tokens[3], None):
        assert texts(node, table, token) == ["good luck"]
    assert "take the dome" not in node.get(f"/api/tables/{table}", tokens[0]).text


async def test_pointing_has_a_limit_and_names_a_place(node):
    table, tokens = four(node)
    async with node.live(table, tokens[0]) as ada:
        await ada.table()
        await ada.send({"type": "point", "id": "odd", "place": "<b>"})
        assert (await ada.until(lambda m: m["type"] == "refused"))["code"] == "bad_request"
        answers = await ada.ask_at_once([{"type": "point", "place": "E6"}] * 30)
    assert answers[0]["type"] == "ack"
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_many"}


async def test_closed_hands_have_no_channel_and_every_seat_sees_where_somebody_points(node):
    table, tokens = four(node, partner_hands="closed")
    async with node.live(table, tokens[0]) as ada, node.live(table, tokens[1]) as ben:
        await ada.table()
        await ben.table()
        assert (await ada.ask({"type": "say", "text": "psst", "apart": True}))["code"] == "no_partner"
        assert (await ada.ask({"type": "point", "place": "E6"}))["type"] == "ack"
        assert (await ben.until(lambda m: m["type"] == "pointed"))["seat"] == 0


async def test_who_has_no_partner_is_told_so(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as one:
        await one.table()
        assert (await one.ask({"type": "point", "place": "c2"}))["code"] == "no_partner"
        assert (await one.ask({"type": "say", "text": "psst", "apart": True}))["code"] == "no_partner"
