"""Word Porters: players give hints to one of ten words with numbered tokens. The clauses are in
docs/rules/word_porters.md."""
