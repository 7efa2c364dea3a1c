"""Boards of Word Porters in front of its table."""
