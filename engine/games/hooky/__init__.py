"""Hooky: find the three missing letters by asking five-letter words. docs/rules/hooky.md has its clauses."""
