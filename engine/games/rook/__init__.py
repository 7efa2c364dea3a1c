"""Rook: trick taking with one bird that beats everything. docs/rules/rook.md has its clauses."""
