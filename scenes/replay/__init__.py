"""Matches that are over, step by step, every hand open. No match that is still played."""
