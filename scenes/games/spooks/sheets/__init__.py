"""Sheets of Spooks: scores, and what is counted at the end."""
