"""Before a match: who sits where, under which name and picture, and which game of the family is played. No table lives
here."""
