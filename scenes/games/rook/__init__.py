"""Rook at the table."""
