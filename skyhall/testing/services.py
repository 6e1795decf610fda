"""Real services for tests and benchmarks: PostgreSQL and Redis of one's own, on free ports of loopback."""

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

# Only there to end a broken run: on a busy machine a hall may take a minute to start.
PATIENCE = 180.0
# Below those that systems lend to connections of the moment: such a one could take the port before its server does, or
# while that is being started again.
PORTS = range(18_000, 32_000)


def free_port() -> int:
    """A port that nobody has."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(check: Callable[[], bool], what: str) -> None:
    """Poll until it is so; the deadline is only there to end a broken run."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if check():
            return
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


def program(name: str) -> str:
    """A server program; Debian keeps PostgreSQL's apart."""
    found = shutil.which(name) or next((str(p) for p in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    if found is None:
        raise FileNotFoundError(f"{name} is missing: run tools/services.sh")
    return found


class PostgresServer:
    """A PostgreSQL; `url` is its address without a database. Only a durable one keeps its rows in a power cut."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="skyhall-pg-"))
        self.port = free_port()
        self.url = f"postgresql://hall@127.0.0.1:{self.port}"
        self.data = str(self.folder / "data")
        self.options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}" + ("" if durable else " -c fsync=off")
        self.as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL will not run as root
            shutil.chown(self.folder, "postgres", "postgres")
            self.as_user = ["runuser", "-u", "postgres", "--"]
        self.run("initdb", "-A", "trust", "-U", "hall")
        self.start()

    def run(self, name: str, *more: str) -> None:
        """One of PostgreSQL's own commands."""
        command = [*self.as_user, program(name), "-D", self.data, *more]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        """Begin, with what was kept."""
        self.run("pg_ctl", "-o", self.options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        """As a crash does."""
        self.run("pg_ctl", "-m", "immediate", "stop")

    def signal(self, what: signal.Signals) -> None:
        """To all of its processes: with SIGSTOP it keeps its connections and answers nothing, until SIGCONT."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        found = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True, check=True)
        for process in (first, *map(int, found.stdout.split())):
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def make_database(self) -> str:
        """The address of a fresh one."""
        name = f"hall{time.monotonic_ns()}"
        subprocess.run([program("psql"), self.url + "/postgres", "-qc", f"CREATE DATABASE {name}"], check=True)
        return f"{self.url}/{name}"

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)


class RedisServer:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Begin; back once it answers."""
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([program("redis-server"), *flags], stdout=subprocess.DEVNULL)
        wait_for(self.answers, "Redis")

    def answers(self) -> bool:
        """Whether it listens and is well."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """As an operator does."""
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """At once, even if it hangs."""
        self.process.kill()
        self.process.wait()
