"""What the server's benchmarks share: a server process on loopback, and its memory."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


class Hall:
    """A server process with SQLite in a folder."""

    def __init__(self, folder: Path, port: int, *flags: str) -> None:
        self.folder = folder
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        limits = ["--rate", "0", "--sockets-per-client", "0", "--tables-per-hour", "0", "--log-level", "warning"]
        serve = ["-m", "skyhall", "serve", "--port", str(port), "--database", str(folder / "hall.db")]
        self.command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), *serve, *limits, *flags]
        self.log = folder / "server.log"

    def start(self) -> None:
        """Start and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
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
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmHWM:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """Processor seconds used so far (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
