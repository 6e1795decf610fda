"""What the server's benchmarks share: a server process on loopback, what it takes, and the table at the end."""

import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skyhall.testing.services import free_port

# In the environment, where a hall that has no such limit passes over it.
NO_LIMITS = {
    "SKYHALL_RATE": "0",
    "SKYHALL_SOCKETS_PER_CLIENT": "0",
    "SKYHALL_TABLES_PER_HOUR": "0",
    "SKYHALL_CONNECTIONS_PER_CLIENT": "0",
    "SKYHALL_BOT_TABLES_PER_CLIENT": "0",
}
# Many clients are measured, not the limit of what may come at once.
ROOM_FOR_ALL = {"SKYHALL_CONNECTIONS": "100000"}
PATIENT = Path(__file__).with_name("patient.py")


class Hall:
    """A server process with SQLite in a folder: the Skyhall that is installed, or that PYTHONPATH leads to.

    `limited` if one client may not ask for all it can; `build` is a folder whose Skyhall it is instead; `patience` are
    the seconds that its database has for a job, if not the usual ones.
    """

    def __init__(
        self, folder: Path, port: int = 0, *flags: str, limited: bool = False, build: str = "", patience: float = 0
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        skyhall = [str(PATIENT), str(patience)] if patience else ["-m", "skyhall"]
        serve = [*skyhall, "serve", "--port", str(self.port), "--database", str(folder / "hall.db")]
        self.command = [
            sys.executable,
            *(["-P"] if sys.flags.safe_path else []),
            *serve,
            "--log-level",
            "warning",
            *flags,
        ]
        chosen = {"PYTHONPATH": build} if build else {}
        self.environment = {**os.environ, **ROOM_FOR_ALL, **({} if limited else NO_LIMITS), **chosen}
        self.log = folder / "server.log"

    def start(self) -> None:
        """Start and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.DEVNULL, stderr=log, env=self.environment, cwd=self.folder
            )
        while not self.answers():
            if self.process.poll() is not None:
                raise SystemExit(f"the server ended: {self.log.read_text()[-3000:]}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            with urllib.request.urlopen(self.url + "/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        self.process.terminate()
        return self.process.wait(timeout=60)

    def memory(self) -> float:
        """The most memory it had, in MB (Linux)."""
        return self._status("VmHWM")

    def memory_now(self) -> float:
        """The memory it has, in MB (Linux)."""
        return self._status("VmRSS")

    def _status(self, name: str) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split(name + ":")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """Processor seconds used so far (Linux)."""
        return sum(self.times())

    def times(self) -> tuple[float, float]:
        """The same by itself and by the system for it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        own, system = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])
        return own, system

    def complaints(self) -> list[str]:
        """The lines of its log; it writes only what is wrong."""
        lines = [line for line in self.log.read_text().splitlines() if line.strip()]
        return [line if len(line) < 400 else f"{line[:150]} … {line[-250:]}" for line in lines]


@contextmanager
def running(*flags: str, limited: bool = False, build: str = "", patience: float = 0) -> Iterator[Hall]:
    """A hall on a free port, in a folder of its own; stopped at the end, whatever happens."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), 0, *flags, limited=limited, build=build, patience=patience)
        hall.start()
        try:
            yield hall
        except BaseException:
            print(*hall.complaints()[-20:], sep="\n", file=sys.stderr)
            raise
        finally:
            if hall.process.poll() is None:
                hall.stop()


def address(number: int) -> str:
    """One of the many addresses of loopback (Linux), so that each client counts as one."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


def allow_many_sockets() -> None:
    """As many open files as the system lets this process and the hall have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Findings:
    """What a run found, for the table at its end: some of it only told, some of it with an aim."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str, str]] = []
        self.missed = False

    def tell(self, what: str, found: str) -> None:
        """Something to know."""
        self.rows.append((what, found, "", ""))

    def below(self, what: str, found: float, aim: float, unit: str) -> None:
        """Something that has to stay below an aim."""
        self._judge(what, f"{found:,.1f} {unit}", f"< {aim:,g} {unit}", found < aim)

    def none(self, what: str, found: list[str]) -> None:
        """Something that must not be: the first few of it are shown."""
        self._judge(what, str(len(found)), "0", not found)
        for one in found[:5]:
            print("  ", one[:400])

    def _judge(self, what: str, found: str, aim: str, good: bool) -> None:
        self.rows.append((what, found, aim, "yes" if good else "NO"))
        self.missed = self.missed or not good

    def end(self) -> None:
        """Print the table and leave, with 1 if an aim was missed."""
        rows = [("", "found", "aim", "met"), *self.rows]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        for row in rows:
            print("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
        raise SystemExit(1 if self.missed else 0)
