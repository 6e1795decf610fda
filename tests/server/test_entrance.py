"""Who comes in, and how long they may keep the hall waiting."""

import asyncio
import json
import socket
import time
from contextlib import closing, suppress

import httpx
import pytest
import websockets

from skyhall.server.entrance import OTHER_FILES, most_connections
from skyhall.server.limits import Counts, client_key

pytestmark = pytest.mark.anyio
HALF_HEAD = b"GET /health HTTP/1.1\r\nHost: hall\r\nX-Slow: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nHost: hall\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/nowhere/live HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PATIENT = {"SKYHALL_HEAD_WITHIN": "600", "SKYHALL_BODY_WITHIN": "600", "SKYHALL_KEEP_ALIVE": "600"}
HASTY = {"SKYHALL_HEAD_WITHIN": "1", "SKYHALL_BODY_WITHIN": "1", "SKYHALL_HELLO_WITHIN": "1"}


def connect(node, source="127.0.0.1", sent=b""):
    opened = socket.create_connection(("127.0.0.1", node.port), timeout=60, source_address=(source, 0))
    opened.sendall(sent)
    return opened


def live_address(node, table="nowhere"):
    return f"{node.url.replace('http', 'ws', 1)}/api/tables/{table}/live"


def read_all(opened):
    """What the server says until it closes."""
    found = b""
    with suppress(ConnectionResetError):
        while part := opened.recv(65536):
            found += part
    return found


def read_answer(opened):
    """One answer with its body, of a connection that stays open."""
    found = b""
    while b"\r\n\r\n" not in found:
        found += opened.recv(65536)
    head, _, body = found.partition(b"\r\n\r\n")
    length = next(
        int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")
    )
    while len(body) < length:
        body += opened.recv(65536)
    return int(head.split()[1]), body


def health_from(node, source):
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source, verify=False), timeout=60) as client:
        return client.get(node.url + "/health").status_code


def figure(node, name):
    for line in node.get("/metrics").text.splitlines():
        if line.startswith(name + " "):
            return float(line.rsplit(" ", 1)[1])
    return 0.0


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY, b""])
def test_a_thousand_half_sent_requests_keep_nobody_out(make_node, half):
    """Not even their own client: what the hall waits for gives way to what comes. No time-out helps here."""
    node = make_node("--connections-per-client", "100", environment=PATIENT)
    opened = [connect(node, sent=half) for _ in range(1100)]
    try:
        assert health_from(node, "127.0.0.2") == 200
        assert health_from(node, "127.0.0.1") == 200
        assert figure(node, "skyhall_connections") <= 102
        assert figure(node, 'skyhall_turned_away_total{why="made_room"}') >= 1000
        first = read_all(opened[0])
        assert first.startswith(b"HTTP/1.1 408 ") if half else first == b""
        ended = [read_all(one) for one in opened[1:900]]
        assert len(ended) == 899
    finally:
        for one in opened:
            one.close()


async def test_what_is_half_sent_is_ended_after_a_while(make_node):
    """A socket on which nobody says hello, a request whose head or body does not come, a connection without one."""
    node = make_node(environment=HASTY)
    async with websockets.connect(live_address(node)) as mute:
        said = json.loads(await asyncio.wait_for(mute.recv(), 60))
        assert (said["type"], said["code"]) == ("refused", "too_slow")
        await asyncio.wait_for(mute.wait_closed(), 60)
        assert mute.close_code == 1008
    silent = connect(node)
    for half in (HALF_HEAD, HALF_BODY):
        with closing(connect(node, sent=half)) as opened:
            answer = read_all(opened)
        assert answer.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too_slow"
        assert b"\r\nx-content-type-options: nosniff\r\n" in answer
    assert read_all(silent) == b""
    silent.close()
    assert figure(node, 'skyhall_turned_away_total{why="slow_head"}') == 2
    assert figure(node, 'skyhall_turned_away_total{why="slow_body"}') == 1
    assert "Traceback" not in node.log.read_text()


def send_until_closed(opened, part):
    while True:
        opened.sendall(part)
        time.sleep(0.01)


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY])
def test_bytes_that_trickle_in_do_not_keep_a_connection(make_node, half):
    """Each byte is in time for the next, the whole is not."""
    node = make_node(environment=HASTY)
    with closing(connect(node, sent=half)) as slow, pytest.raises(ConnectionError):
        send_until_closed(slow, b"x")


def test_a_connection_without_a_request_is_closed_and_a_used_one_too(make_node):
    node = make_node(environment={**HASTY, "SKYHALL_KEEP_ALIVE": "1"})
    with closing(connect(node, sent=WHOLE)) as used:
        assert read_answer(used)[0] == 200
        used.sendall(b"\r\n\r\n")  # no request begins with it
        assert read_all(used) == b""


def test_a_kept_connection_may_wait_and_a_second_half_request_may_not(make_node):
    node = make_node(environment={"SKYHALL_HEAD_WITHIN": "1", "SKYHALL_KEEP_ALIVE": "600"})
    with closing(connect(node, sent=WHOLE)) as used:
        assert read_answer(used)[0] == 200
        with closing(connect(node, sent=HALF_HEAD)) as other:
            assert b" 408 " in read_all(other)  # longer than a head may take, and the kept one is still there
        used.sendall(WHOLE)
        assert read_answer(used)[0] == 200
        used.sendall(HALF_HEAD)
        assert read_all(used).startswith(b"HTTP/1.1 408 ")


def test_pipelined_requests_are_answered(node):
    with closing(connect(node, sent=WHOLE * 3 + HALF_HEAD)) as opened:
        found = b""
        while found.count(b'"status":"ok"') < 3:
            found += opened.recv(65536)
    assert found.count(b"HTTP/1.1 200 OK") == 3


def test_an_endless_head_is_refused(make_node):
    node = make_node(environment=PATIENT)
    with closing(connect(node, sent=HALF_HEAD)) as opened, pytest.raises(ConnectionError):
        send_until_closed(opened, b"x" * 4096)
    assert figure(node, 'skyhall_turned_away_total{why="too_large"}') == 1


def test_a_client_whose_connections_are_all_in_use_is_refused_and_others_are_not(make_node):
    node = make_node("--connections-per-client", "5")
    made = node.table("me", "open", start=False)
    path = f"GET /api/tables/{made['id']}/stream HTTP/1.1\r\nHost: hall\r\n\r\n".encode()
    streams = [connect(node, "127.0.0.3", path) for _ in range(5)]
    try:
        for one in streams:
            told = b""
            while b"snapshot" not in told:
                told += one.recv(65536) or pytest.fail(f"closed after {told!r}")
        with closing(connect(node, "127.0.0.3")) as sixth:
            answer = read_all(sixth)
        assert answer.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        assert b"retry-after: 5" in answer
        assert health_from(node, "127.0.0.2") == 200
        assert figure(node, 'skyhall_turned_away_total{why="too_many"}') == 1
        streams.pop().close()
    finally:
        for one in streams:
            one.close()


def test_the_hall_has_a_limit_in_all_and_room_is_made_for_who_comes(make_node):
    node = make_node(environment={**PATIENT, "SKYHALL_CONNECTIONS": "20"})
    opened = [connect(node, f"127.0.0.{2 + number % 50}", HALF_HEAD) for number in range(100)]
    try:
        assert health_from(node, "127.0.0.1") == 200
        assert figure(node, "skyhall_connections") <= 20
        assert read_all(opened[0]).startswith(b"HTTP/1.1 408 ")
    finally:
        for one in opened:
            one.close()


def test_a_trusted_proxy_is_no_client_but_who_comes_through_it_is(make_node):
    node = make_node("--connections-per-client", "3", "--trusted-proxies", "127.0.0.1", environment=PATIENT)
    made = node.table("me", "open", start=False)
    stream = f"GET /api/tables/{made['id']}/stream HTTP/1.1\r\nHost: hall\r\nX-Forwarded-For: %s\r\n\r\n"
    opened = [connect(node, sent=(stream % "192.0.2.1").encode()) for _ in range(3)]
    try:
        for one in opened:
            assert b" 200 " in one.recv(65536)
        opened += [connect(node) for _ in range(20)]
        with closing(connect(node, sent=(stream % "192.0.2.1").encode())) as fourth:
            assert read_answer(fourth)[0] == 429
        with closing(connect(node, sent=(stream % "192.0.2.2").encode())) as other:
            assert b" 200 " in other.recv(65536)
        assert figure(node, 'skyhall_turned_away_total{why="made_room"}') == 0
    finally:
        for one in opened:
            one.close()


async def test_sockets_that_do_not_say_hello_are_counted(make_node, wait_for):
    node = make_node("--sockets-per-client", "5", environment={"SKYHALL_HELLO_WITHIN": "600"})
    made = node.table("me", "open", start=False)
    silent = [await websockets.connect(live_address(node, made["id"])) for _ in range(5)]
    async with node.live(made["id"]) as sixth:
        assert await sixth.closed() == 1008
    assert sixth.got[0]["code"] == "too_many"
    for one in silent:
        await one.close()
    wait_for(lambda: figure(node, "skyhall_sockets") == 0, "the closed sockets to count no more")
    async with node.live(made["id"]) as honest:
        await honest.table()


async def test_handshakes_have_the_rate_limit_of_requests(make_node):
    node = make_node("--rate", "1")

    async def shake():
        try:
            async with websockets.connect(live_address(node), open_timeout=60):
                return 101
        except websockets.InvalidStatus as error:
            return error.response.status_code, json.loads(error.response.body)["code"]

    statuses = await asyncio.gather(*[shake() for _ in range(60)])
    assert set(statuses) == {101, (429, "too_many")}
    assert health_from(node, "127.0.0.1") == 200


# A ping, and an empty part of a message that never ends; all masked with zeros.
PING, NO_END, MORE = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


async def test_thousands_of_tiny_frames_or_requests_are_not_even_looked_at(make_node):
    """No message ever arrives whole, so that the limit of messages does not count them."""
    node = make_node("--rate", "30")
    address = live_address(node)
    for flood in (PING * 20_000, NO_END + MORE * 20_000):
        async with websockets.connect(address) as socket:
            socket.transport.write(flood)
            await asyncio.wait_for(socket.wait_closed(), 60)
        assert socket.close_code in (1006, 1008), "at once, or with a word"
    with closing(connect(node)) as flood:
        with suppress(ConnectionError):
            flood.sendall(WHOLE * 20_000)
        assert read_all(flood).count(b"HTTP/1.1 200 OK") < 100
    assert figure(node, 'skyhall_turned_away_total{why="too_many"}') == 3
    async with websockets.connect(address) as honest:
        await asyncio.wait_for(await honest.ping(), 60)


def test_a_socket_counts_as_a_connection_until_it_is_closed(make_node, wait_for):
    node = make_node("--connections-per-client", "2")
    sockets = [connect(node, "127.0.0.4", HANDSHAKE) for _ in range(2)]
    for one in sockets:
        assert b" 101 " in one.recv(65536)
    with closing(connect(node, "127.0.0.4")) as third:
        assert b" 429 " in read_all(third)
    for one in sockets:
        one.close()
    wait_for(lambda: figure(node, "skyhall_connections") == 1, "the closed sockets to count no more")
    assert health_from(node, "127.0.0.4") == 200


def test_the_hall_closes_though_requests_are_half_sent(make_node):
    node = make_node(environment=PATIENT)
    opened = [connect(node, sent=half) for half in (HALF_HEAD, HALF_BODY, b"", HANDSHAKE)]
    assert node.stop() == 0
    for one in opened:
        one.close()


def test_as_many_connections_as_the_system_has_files_for():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        assert most_connections(100) == 100
        assert most_connections(1000) == 1000
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 1000 + OTHER_FILES
        assert most_connections(hard) == hard - OTHER_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_one_client_is_an_address_or_a_network_of_ipv6():
    assert client_key("192.0.2.7") == client_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_key("2001:db8:1:2::1") == client_key("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert client_key("2001:db8:1:3::1") != client_key("2001:db8:1:2::1")
    assert client_key("x" * 9999) == "x" * 64


def test_counts_forget_who_has_nothing_open():
    counts = Counts(2)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("a"), counts.enter("b")] == [True, True, False, True]
    for client in ("a", "a", "b"):
        counts.leave(client)
    assert counts.open == {}
