"""Widgets of scenes: things to choose, to type and to read."""
