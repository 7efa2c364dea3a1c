"""Rook: trick taking with one bird that beats everything. Clauses `RK-n` are those of the rules ledger."""
