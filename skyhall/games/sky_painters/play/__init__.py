"""The table and the rules, one file a phase."""
