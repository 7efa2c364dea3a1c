"""What the bench measures of each game, one module a game, named as the game is."""
