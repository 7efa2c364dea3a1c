"""The scenes of the program. `play.py` builds the program; each group of scenes has a folder, `games/` the parts of
each game."""
