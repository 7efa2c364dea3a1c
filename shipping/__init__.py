"""What makes packages of the game, and what they are made of."""
