"""`arena GAME`: levels of computer players against each other, every seat in every place, on the same deals."""
