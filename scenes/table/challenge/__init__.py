"""Calls against a player, and questions to all players. Each game defines its own calls."""
