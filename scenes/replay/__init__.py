"""Matches that are over, step by step, every hand open, and cuts of records that teach. No match that is still played."""
