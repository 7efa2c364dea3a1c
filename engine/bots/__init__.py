"""Code that the computer players of several games share. It knows no particular game.

Each game's own `bots/` has its positions, its knowledge, its sampling of hidden cards and its playouts. Random sampling
that rules and tests use as well is in `engine/core/sampling.py`.
"""
