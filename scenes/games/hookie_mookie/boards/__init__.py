"""Boards of Hookie-Mookie that stand before its table."""
