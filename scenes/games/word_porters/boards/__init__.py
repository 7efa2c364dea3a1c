"""Boards of Word Porters that stand before its table."""
