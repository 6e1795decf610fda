"""Reports, bans and the audit log: what people send, what an operator sees and does, and how it is held to."""

import asyncio
from types import SimpleNamespace

import httpx
import pytest
from typer.testing import CliRunner

from skyhall.cli.app import app
from skyhall.cli.speaking import choose
from skyhall.core.errors import SkyhallError
from skyhall.server.care.bans import Bans
from skyhall.server.care.rows import CLIENT, PERSON, Ban
from skyhall.server.rows import now
from tests.server.authenticator import Someone

pytestmark = pytest.mark.anyio


def operator(node, *words: str, language: str = "en") -> tuple[int, str]:
    """`skyhall care`, as an operator types it: the exit code, and what it says."""
    database = ["--database", str(node.folder / "hall.db")]
    try:
        done = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(
            app, ["--language", language, "care", *words, *database]
        )
    finally:
        choose("")
    return (2, str(done.exception)) if isinstance(done.exception, SkyhallError) else (done.exit_code, done.stdout)


def report(node, table: str, token: str, **about: object) -> httpx.Response:
    return node.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "insult", **about}, token)


async def test_a_report_reaches_the_operator_with_the_chat_around_it(make_node):
    node = make_node()
    table, ada, ben = node.two_people()
    async with node.live(table, ben) as socket:
        await socket.table()
        await socket.ask({"type": "say", "text": "you fool [red]"})
    assert report(node, table, ada, text="He insults me.").status_code == 201
    # The same again changes what was said; it is still one report.
    assert report(node, table, ada, reason="other", text="Again and again.").status_code == 201
    code, listed = await asyncio.to_thread(operator, node, "reports")
    assert (code, listed.count("Ben")) == (0, 1)
    code, shown = await asyncio.to_thread(operator, node, "report", "1")
    assert code == 0
    assert "you fool [red]" in shown
    assert "something else" in shown
    assert "Again and again." in shown
    assert table in shown
    assert (await asyncio.to_thread(operator, node, "close", "1", "--by", "Olga")) == (0, "report 1 is closed\n")
    assert (await asyncio.to_thread(operator, node, "reports")) == (0, "No reports are waiting.\n")
    code, again = await asyncio.to_thread(operator, node, "close", "1", language="es")
    assert (code, "la denuncia 1 no está abierta" in again) == (2, True)
    code, noted = await asyncio.to_thread(operator, node, "audit")
    assert (noted.count("Olga"), noted.count("hall")) == (1, 2)


def test_nobody_reports_a_bot_oneself_or_a_stranger(node):
    table, ada, _ = node.two_people()
    assert report(node, table, ada, seat=0).json()["code"] == "nobody_to_report"
    assert report(node, table, ada, seat=7).json()["code"] == "nobody_to_report"
    assert report(node, table, ada, reason="other", text=" \n ").json()["code"] == "report_what"
    assert report(node, table, ada, reason="ugly").status_code == 400
    assert report(node, table, "no such secret").status_code == 403
    assert node.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "name"}).status_code == 401
    made = node.table("me", "random")
    assert report(node, made["id"], made["token"]).json()["code"] == "nobody_to_report"


async def test_a_table_without_talk_has_no_chat(node):
    table, ada, _ = node.two_people(house={"talk": False})
    assert node.post(f"/api/tables/{table}/chat", {"text": "hello"}, ada).json()["code"] == "no_talk"
    async with node.live(table, ada) as socket:
        await socket.table()
        assert (await socket.ask({"type": "say", "text": "hello"}))["code"] == "no_talk"
    assert node.get(f"/api/tables/{table}").json()["table"]["house"]["talk"] is False


async def test_a_client_that_is_shut_out_is_refused_and_its_sockets_close(make_node, wait_for):
    node = make_node()
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as socket:
        await socket.table()
        code, said = await asyncio.to_thread(
            operator, node, "ban", "--client", "127.0.0.1", "--days", "2", "--why", "floods"
        )
        assert (code, said) == (0, "127.0.0.1 is shut out for 2 days\n")
        wait_for(lambda: node.get("/api/games").status_code == 403, "the ban")
        await socket.send({"type": "ping", "version": 0})
        assert await socket.closed() == 1008
    refused = node.get("/api/games").json()
    assert (refused["code"], refused["reason"]["key"]) == ("banned", "hall-banned")
    assert node.get("/health").status_code == 200
    code, listed = await asyncio.to_thread(operator, node, "bans")
    assert (code, "floods" in listed) == (0, True)
    assert (await asyncio.to_thread(operator, node, "lift", "1"))[0] == 0
    wait_for(lambda: node.get("/api/games").status_code == 200, "the end of the ban")
    assert (await asyncio.to_thread(operator, node, "bans")) == (0, "Nobody is shut out.\n")


def test_an_account_that_is_shut_out_is_signed_out_and_stays_so(make_node, wait_for):
    node = make_node()
    ada = Someone(node.port)
    ada.join("Ada")
    assert operator(node, "ban", "ada", "--days", "0")[1] == "Ada is shut out for good\n"
    wait_for(lambda: ada.http.get("/api/me").status_code in (401, 403), "the end of the session")
    ada.enter()
    wait_for(lambda: ada.http.get("/api/me").json().get("code") == "banned", "the ban")
    assert ada.post("/api/tables", {"game": "skytopia", "seats": [{"kind": "me"}]}).json()["code"] == "banned"
    ada.http.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ban", "Nobody"], 'nobody has an account called "Nobody"'),
        (["ban"], "expected the name of an account, or --client ADDRESS"),
        (["ban", "Ada", "--client", "127.0.0.1"], "and not both"),
        (["ban", "--client", "somewhere"], '"somewhere" is not an address'),
        (["lift", "9"], "there is no ban 9"),
        (["report", "9"], "there is no report 9"),
    ],
)
def test_an_operator_is_told_what_is_wrong(node, words, said):
    code, told = operator(node, *words)
    assert code == 2
    assert said in told


def test_a_database_that_is_not_there_is_said(tmp_path):
    missing = SimpleNamespace(folder=tmp_path)
    assert operator(missing, "reports")[0] == 2
    assert "hall.db: there is no such file" in operator(missing, "reports")[1]


def test_a_ban_ends_by_itself_and_is_about_one_only():
    bans = Bans()
    moment = now()
    ban = Ban(kind=CLIENT, who="192.0.2.1", name="", why="", at=moment, until=moment - 1)
    bans.learn([ban, Ban(kind=PERSON, who="p1", name="", why="", at=moment, until=0)])
    assert not bans.has_client("192.0.2.1")
    assert bans.has_person("p1")
    assert not bans.has_client("p1")
    assert not bans.has_person("p2")
