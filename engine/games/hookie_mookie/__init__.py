"""Hookie-Mookie: together against the deck, by sets and blind flips. Clauses `HM-n` are those of the rules ledger."""
