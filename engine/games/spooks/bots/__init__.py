"""Computer players of Spooks."""
