"""Uploads are examined in a process of their own, within bounds, and nobody's bot waits for them."""

import asyncio
import os
import signal
import subprocess
from pathlib import Path

import pytest

from skyhall.server.errors import Refused
from skyhall.server.examine import Upload
from skyhall.server.uploads import Examiner

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
GOOD = Upload(game="gravity-superstar", text='base = "standard"\nedition.name = "mine"\n', file="mine.toml")
BAD = Upload(game="gravity-superstar", text="bad", file="bad.toml")


@pytest.fixture
async def examiner(monkeypatch):
    if PURE:
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
    running = Examiner()
    yield running
    await running.stop()


@pytest.fixture
def parser(tmp_path, examiner, monkeypatch):
    """An examiner whose parser does something terrible to the text `bad`; everything around it is real."""

    def make(does: str) -> None:
        (tmp_path / "stand_in.py").write_text(
            "from skyhall.server import examine\n\n"
            "real = examine.parse_toml\n\n\n"
            "def parse(text, where):\n"
            f"    while text == 'bad': {does}\n"
            "    return real(text, where)\n\n\n"
            "examine.parse_toml = parse\n"
            "examine.main()\n"
        )
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *([str(ROOT)] if PURE else [])]))
        examiner.module = "stand_in"

    return make


def children(node) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(node.process.pid)], capture_output=True, text=True, check=True)
    return [int(pid) for pid in found.stdout.split()]


def peak_megabytes(pid: int) -> int:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) // 1024


def test_a_key_of_thirty_thousand_parts_costs_next_to_nothing(make_node):
    node = make_node()
    text = ".".join("a" * 30_000) + " = 1"
    answer = node.post("/api/editions", {"game": "gravity-superstar", "text": text, "file": "mybox.toml"})
    assert answer.status_code == 400
    assert answer.json()["text"] == "mybox.toml: line 1: a dotted key of 30,000 parts: expected at most 16"
    assert max(peak_megabytes(pid) for pid in [node.process.pid, *children(node)]) < 200


async def test_a_bot_does_not_wait_for_uploads(make_node):
    """The examiner stands still; bots go on, and the upload gets its answer once it moves again."""
    node = make_node("--workers", "1")
    body = {"game": GOOD.game, "text": GOOD.text, "file": GOOD.file}
    assert node.post("/api/editions", body).status_code == 201
    (pid,) = children(node)
    os.kill(pid, signal.SIGSTOP)
    waiting = asyncio.create_task(asyncio.to_thread(node.post, "/api/editions", body))
    made = node.table("me", "random")
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        for _ in range(3):
            await player.move()
            await player.turn()
    assert not waiting.done()
    os.kill(pid, signal.SIGCONT)
    assert (await waiting).status_code == 201


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("pass", "the check took more than 6 seconds of the processor"),
        ("bytearray(600 << 20)", "the check takes more than 512 MB of memory"),
        ("raise KeyError(text)", "the check failed: KeyError: 'bad'"),
        ("import os; os._exit(1)", "the check broke off"),
    ],
)
async def test_an_upload_that_takes_too_much_is_refused_and_the_next_is_examined(examiner, parser, does, said):
    parser(does)
    examiner.patience = 300.0  # three seconds of the processor, on a busy machine
    for _ in range(1 if does == "pass" else 2):
        assert (await examiner.judge(BAD)).error == f"bad.toml: {said}"
        assert (await examiner.judge(GOOD)).name == "mine"


async def test_an_examiner_that_stands_still_is_replaced(examiner):
    assert (await examiner.judge(GOOD)).name == "mine"
    examiner.process.send_signal(signal.SIGSTOP)
    examiner.patience, usual = 0.1, examiner.patience
    assert (await examiner.judge(GOOD)).error == "mine.toml: the check took more than 0 seconds"
    examiner.patience = usual
    assert (await examiner.judge(GOOD)).name == "mine"


async def test_only_so_many_uploads_wait(examiner):
    examiner.most_waiting = 3
    done = await asyncio.gather(*[examiner.judge(GOOD) for _ in range(5)], return_exceptions=True)
    assert [one.name for one in done[:3]] == ["mine"] * 3
    assert all(isinstance(one, Refused) and one.code == "too_many" for one in done[3:])
    assert (await examiner.judge(GOOD)).name == "mine"


def test_a_table_tells_what_its_box_calls_in_its_own_way(node):
    """The page says these instead of the catalogue's; a table with the hall's own box has none."""
    text = 'base = "standard"\nname = "mine"\n\n[[cards]]\nid = "gank"\nname = "Night Raid"\n'
    made = node.table("me", "random", game="skytear", edition_text=text)
    own = node.get(f"/api/tables/{made['id']}/words").json()
    assert own == {"card-gank": "Night Raid", "thing-gank": "Night Raid"}
    usual = node.table("me", "random", game="skytear")
    assert node.get(f"/api/tables/{usual['id']}/words").json() == {}
    assert node.get(f"/api/tables/{usual['id']}/words", language="xx").status_code == 404
