"""Boards of Spooks that stand before its table."""
