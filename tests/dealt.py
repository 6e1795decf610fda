"""`skyhall serve` where tables of the same kind are dealt alike: a test meets the same game in every run."""

import os
import sys
from pathlib import Path

from skyhall.cli import main
from skyhall.server import minding, seating

seating.token_hex = lambda _: "dealt alike"  # what the seeds of new tables are made with
if "SKYHALL_PATIENT" in os.environ:  # a machine that is busy with other things is no outage of the database
    minding.PATIENCE = 60.0
if "SKYHALL_PSEUDO" in os.environ:
    sys.path.append(str(Path(__file__).parent))
    import pseudo

    pseudo.instead_of(os.environ["SKYHALL_PSEUDO"])
if __name__ == "__main__":
    main()
