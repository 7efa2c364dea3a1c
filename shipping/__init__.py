"""Make packages of the game from their parts."""
