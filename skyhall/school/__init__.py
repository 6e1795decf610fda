"""The school: courses of lessons, read from a game's folder and played stage by stage on its real board."""
