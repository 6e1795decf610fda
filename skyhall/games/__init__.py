"""One room a game, all furnished alike."""
