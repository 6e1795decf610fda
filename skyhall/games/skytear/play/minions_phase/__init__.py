"""The Minions Phase: control, lanes, the dome and the outsider."""
