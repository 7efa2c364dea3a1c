"""Lessons: the offer, the table with a lesson's course, the host who speaks beside it, the light on things he mentions,
and the end.

The content of each game's lesson is in `assets/lessons`; no module here knows it.
"""
