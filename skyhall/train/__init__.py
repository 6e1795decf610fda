"""Learning a judgement of positions from games that bots play against themselves."""

import os

# The matrices are small: NumPy's threads would only wait for one another, and for games in other processes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
