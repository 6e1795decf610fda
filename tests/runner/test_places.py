"""The same match gives the same results in this process, in several, on a Ray cluster, and after an interruption."""

import os
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from signal import SIGINT, raise_signal

import pytest

from skyhall.arena.fixtures import Match, fixtures
from skyhall.arena.play import Result, play_fixture
from skyhall.core.errors import OptionsError
from skyhall.runner import HERE, Place, read_journal, run

ROOT = Path(__file__).parents[2]
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"


def outcome(results):
    return sorted((result.number, result.line_up, result.record, result.shares) for result in results)


def played(terms, place):
    return run(partial(play_fixture, terms), fixtures(terms), place)


def test_one_process_and_several_agree(match):
    terms = match(games=6)
    assert outcome(played(terms, HERE)) == outcome(played(terms, Place(workers=2)))


def test_a_match_at_the_terminal_and_its_resumption(tmp_path, skyhall):
    common = ("gravity-superstar", "--bots", "random,greedy:samples=1", "--out", "m.jsonl")
    first = skyhall("arena", *common, "--games", "4", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "4 of 4 games are in m.jsonl" in first.stdout
    again = skyhall("arena", *common, "--games", "4", cwd=tmp_path)
    assert again.returncode == 2
    assert "continue it with --resume" in again.stderr
    before = (tmp_path / "m.jsonl").read_bytes().splitlines()
    more = skyhall("arena", *common, "--games", "8", "--resume", cwd=tmp_path)
    assert "8 of 8 games are in m.jsonl" in more.stdout, more.stderr
    after = (tmp_path / "m.jsonl").read_bytes().splitlines()
    assert after[1:5] == before[1:]
    _, results = read_journal(tmp_path / "m.jsonl", Match, Result)
    assert sorted(result.number for result in results) == list(range(8))
    for part in ("greedy:samples=1", "95 % interval", "rating", "ms per decision"):
        assert part in more.stdout


def test_a_match_that_is_killed_goes_on_where_it_was(tmp_path, skyhall, playing):
    """Nobody gets to say goodbye: the process is killed while it plays."""
    common = ("gravity-superstar", "--bots", "random,greedy:samples=1", "--out", "m.jsonl", "--games", "2000")
    process = playing("arena", *common, "--workers", "1", cwd=tmp_path, games=3)
    process.kill()
    process.communicate()
    path = tmp_path / "m.jsonl"
    played = path.read_bytes().count(b"\n") - 1
    assert 3 <= played < 2000
    path.write_bytes(path.read_bytes().replace(b'"games":2000', b'"games":4'))
    done = skyhall("arena", *common[:-1], str(max(4, played + played % 2 + 2)), "--resume", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    _, results = read_journal(path, Match, Result)
    assert sorted(result.number for result in results) == list(range(len(results)))


def press_ctrl_c(games):
    raise_signal(SIGINT)
    with pytest.raises(KeyboardInterrupt):
        list(games)


@pytest.mark.parametrize("stop", [press_ctrl_c, lambda games: games.close()], ids=["Ctrl-C", "close"])
def test_stopping_a_match_ends_its_workers_and_no_other_process(match, stop):
    """The caller may have children of its own: here a manager, which must still answer."""
    terms = match(games=100_000)
    with get_context("spawn").Manager() as manager:
        kept = manager.list()
        before = set(active_children())
        games = played(terms, Place(workers=2))
        next(games)
        workers = set(active_children()) - before
        assert len(workers) == 2
        stop(games)
        for worker in workers:
            worker.join()
        kept.append("still here")
        assert list(kept) == ["still here"]


@pytest.fixture(scope="module")
def cluster():
    """A real Ray cluster of one node on this machine, started here and stopped afterwards."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        if PURE:
            patch.setenv("PYTHONPATH", str(ROOT))
        node = Cluster(
            initialize_head=True,
            head_node_args={"num_cpus": 2, "include_dashboard": False, "object_store_memory": 80 * 1024 * 1024},
        )
        yield node.address
        node.shutdown()


def test_a_ray_cluster_agrees_with_this_process(match, cluster):
    terms = match(games=4)
    assert outcome(played(terms, Place(ray=cluster))) == outcome(played(terms, HERE))


def test_the_command_plays_on_the_cluster(tmp_path, cluster, skyhall):
    done = skyhall(
        "arena",
        "gravity-superstar",
        "--bots",
        "random,greedy:samples=1",
        "--games",
        "2",
        "--ray",
        cluster,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "2 of 2 games are in arena-gravity-superstar.jsonl" in done.stdout


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9"])
def test_a_cluster_that_does_not_answer_is_named(match, address):
    with pytest.raises(OptionsError, match=rf"--ray {address}: cannot be reached"):
        list(played(match(), Place(ray=address)))


def test_an_address_that_is_none_is_named(match):
    with pytest.raises(OptionsError, match='--ray "cluster": expected HOST:PORT'):
        list(played(match(), Place(ray="cluster")))
