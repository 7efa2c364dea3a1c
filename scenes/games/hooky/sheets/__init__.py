"""Sheets of Hooky: scores, and what is counted at the end."""
