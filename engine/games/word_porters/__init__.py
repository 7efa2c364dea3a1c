"""Word Porters: point at a word of ten with numbered tokens on vague hints. docs/rules/word_porters.md has its
clauses."""
