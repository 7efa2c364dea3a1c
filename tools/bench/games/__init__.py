"""The measurements of each game, one module a game, with the game's name."""
