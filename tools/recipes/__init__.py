"""Recipes of all sounds: a module for each kind of things on the stage, each with its table."""
