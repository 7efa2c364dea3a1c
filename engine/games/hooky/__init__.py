"""Hooky: find the three missing letters with questions of five-letter words. The clauses are in docs/rules/hooky.md."""
