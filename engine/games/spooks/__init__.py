"""Spooks: shed every card while each suit changes the rules of the table. docs/rules/spooks.md has its clauses."""
