"""Sheets of Word Porters: scores, and what is counted at the end."""
