"""Measurements of the bench for each game: one module for each, with the game's name."""
