"""The scenes before a match: players take seats, names and pictures, and choose the game and its options."""
