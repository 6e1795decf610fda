"""`skyhall` with a hall that gives its database more seconds for a job before it says that it cannot.

    python benchmarks/patient.py 60 serve

For runs that ask what goes wrong and not how fast it goes: a machine that is busy with other things is no fault.
"""

import sys

from skyhall.server import minding

minding.PATIENCE = float(sys.argv.pop(1))

if __name__ == "__main__":
    from skyhall.cli import main

    main()
