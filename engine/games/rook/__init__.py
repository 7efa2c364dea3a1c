"""Rook: trick taking with one bird that beats every card. docs/rules/rook.md has its clauses."""
