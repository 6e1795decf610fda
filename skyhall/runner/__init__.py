"""One way to play many games, whoever wants them: matches, reports, evaluations, data sets, puzzles.

What is to be played is a list of plain data, how one of them is played a function that can be sent anywhere.

    for result in run(play, planned, Place(workers=2)):      # in processes here
    for result in run(play, planned, Place(ray="head:6379")):  # on a cluster

A `Journal` keeps what was played as it comes, so that nothing is lost and nothing is played twice.
"""

from skyhall.runner.journal import Journal, read_journal
from skyhall.runner.places import HERE, Place, run

__all__ = ["HERE", "Journal", "Place", "read_journal", "run"]
