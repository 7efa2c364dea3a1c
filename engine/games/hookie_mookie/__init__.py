"""Hookie-Mookie: together against the deck, by sets and blind flips. docs/rules/hookie_mookie.md has its clauses."""
