"""`skyhall serve` where tables of the same kind are dealt alike: a test meets the same game in every run."""

from skyhall.cli import main
from skyhall.server import seating

seating.token_hex = lambda _: "dealt alike"  # what the seeds of new tables are made with
main()
