"""`skyhall verify`: whether a record is what a fair table would have written."""

from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import console
from skyhall.core.dice import seed_hash
from skyhall.core.errors import RecordError
from skyhall.core.record import Replay, load_record


def verify_record(file: Path, edition: str, published: str) -> None:
    """Replay the record and compare all that can be compared; anything wrong is an error with its line."""
    record = load_record(file)
    published = published.strip().lower()
    for given in (published, record.seed_hash):
        if given and record.seed and given != seed_hash(record.seed):
            raise RecordError(
                f"{file}: the seed does not match the hash {given}: it is not the one the table began with"
            )
    state = Replay(record, str(file), edition).to_end()
    said = [f"{len(record.words)} words are legal", f"seed hash {seed_hash(record.seed)}"]
    said.append("it is the published one" if published or record.seed_hash else "compare it with the published one")
    if record.result:
        said.append(f"result {record.result} is right")
    said.append(f"digest {state.digest()}" + (" is right" if record.digest else ""))
    console.print(f"{escape(str(file))}: good: {'; '.join(said)}", soft_wrap=True)
