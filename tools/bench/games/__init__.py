"""What the bench measures of each game: one module for each, with the game's name."""
