"""What the computer players of several games share; knows no particular game.

What a position is, what a seat knows, how hidden cards are sampled and how a hand is played out stand in each game's
own `bots/`; drawing by lot that rules and tests need, too, stands in `engine/core` (`sampling`).
"""
