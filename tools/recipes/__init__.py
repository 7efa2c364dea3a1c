"""How each sound is made: one module for each kind of thing on the stage, each with its table."""
