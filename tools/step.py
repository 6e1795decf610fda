"""One step of the set-up: says what it does and how long that usually takes, and shows its output only if it fails.

python tools/step.py "Building the page" "half a minute" npm run build
"""

import subprocess
import sys
import tempfile
import time

SHOWN_LINES = 60


def main() -> int:
    """The command's exit code."""
    what, usually, *command = sys.argv[1:]
    begun = time.monotonic()
    say(f"{what} (usually {usually}) …\n")
    with tempfile.TemporaryFile() as output:
        running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        while True:
            try:
                code = running.wait(timeout=1)
                break
            except subprocess.TimeoutExpired:
                if sys.stdout.isatty():
                    say(f"\r  {time.monotonic() - begun:.0f} s")
            except KeyboardInterrupt:
                running.wait()
                return 130
        output.seek(0)
        lines = output.read().decode(errors="replace").splitlines()
    say(f"\r  {'done' if code == 0 else 'failed'} after {time.monotonic() - begun:.0f} s\n")
    if code:
        say("\n".join([*lines[-SHOWN_LINES:], f"  the command was: {' '.join(command)}", ""]))
    return code


def say(text: str) -> None:
    """At once, so that nobody waits in silence."""
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
