"""Programs that make packages of the game, and their parts."""
