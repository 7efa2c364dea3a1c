"""Matches that are over, step by step, every hand open, and cuts of records that teach; no match that goes on."""
