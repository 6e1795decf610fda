"""`python -m skyhall` is the `skyhall` command."""

from skyhall.cli import main

main()
