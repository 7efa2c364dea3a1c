"""Spooks: shed every card while each suit changes the rules of the table. Clauses `SP-n` are of the rules ledger."""
