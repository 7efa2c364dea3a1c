"""Calls against somebody, and what everybody is asked about. Which calls there are is the game's matter."""
