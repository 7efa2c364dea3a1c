"""Lessons: the ordinary table with a course of its own, the host who speaks beside it, and light on what he speaks of.
Nothing here knows what a game's lesson says: that stands in `assets/lessons`."""
