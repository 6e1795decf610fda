"""`skyhall verify`: whether a record is what a fair table would have written."""

from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import console
from skyhall.cli.speaking import say
from skyhall.core.dice import seed_hash
from skyhall.core.errors import RecordError
from skyhall.core.line import Walk
from skyhall.core.record import load_record


def verify_record(file: Path, edition: str, published: str) -> None:
    """Replay the record and compare all that can be compared; anything wrong is an error with its line."""
    record = load_record(file)
    published = published.strip().lower()
    for given in (published, record.seed_hash):
        if given and record.seed and given != seed_hash(record.seed):
            raise RecordError(say("cli-verify-seed", file=str(file), hash=given))
    state = Walk(record, str(file), edition).to_end()
    known = "published" if published else "recorded" if record.seed_hash else "unknown"
    said = [
        say("cli-verify-words", count=len(record.words)),
        say("cli-verify-hash", hash=seed_hash(record.seed), known=known),
    ]
    if record.result:
        said.append(say("cli-verify-result", result=record.result))
    said.append(say("cli-verify-digest", digest=state.digest(), known=bool(record.digest)))
    console.print(say("cli-verify-valid", file=escape(str(file)), said="; ".join(said)), soft_wrap=True)
