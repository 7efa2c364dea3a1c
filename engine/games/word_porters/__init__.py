"""Word Porters: point at a word of ten with numbered tokens on vague hints. Clauses `WP-n` are those of the rules
ledger."""
