"""Hooky: find the three missing letters by asking five-letter words. Clauses `HK-n` are those of the rules ledger."""
