"""Lessons: how they are offered, the ordinary table with a course of its own, the host who speaks beside it, light on
what he speaks of, and the end. Nothing here knows what a game's lesson says: that stands in `assets/lessons`."""
