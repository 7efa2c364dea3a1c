"""Sheets of Rook: scores, and what is counted at the end."""
