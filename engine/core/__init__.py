"""The nine nouns that every game is made of; knows no particular game."""
