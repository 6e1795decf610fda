"""`skyhall verify`: whether a record is what a fair table would have written."""

from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import console
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
            raise RecordError(
                f"{file}: the seed does not match the hash {given}: it is not the one the table began with"
            )
    state = Walk(record, str(file), edition).to_end()
    said = [f"{len(record.words)} words are legal", f"seed hash {seed_hash(record.seed)}"]
    said.append(_judged(published, record.seed_hash))
    if record.result:
        said.append(f"result {record.result} is correct")
    said.append(f"digest {state.digest()}" + (" is correct" if record.digest else ""))
    console.print(f"{escape(str(file))}: valid: {'; '.join(said)}", soft_wrap=True)


def _judged(published: str, in_record: str) -> str:
    """What the hash of the seed was compared with."""
    if published:
        return "it is the published one"
    return "it is the one in the record" if in_record else "compare it with the published one"
