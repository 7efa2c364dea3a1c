"""Matches that are over, step by step, every hand open, and cuts of records that teach. Never a match that is still
played."""
