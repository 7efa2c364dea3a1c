"""Boards of Rook that stand before its table."""
