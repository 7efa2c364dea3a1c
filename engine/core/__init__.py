"""The nine nouns that every game is made of. Core knows no particular game; only examples in docstrings name some."""
