"""Lessons: where they are offered, and what is seen at the end of one. What a lesson is, says game/lessons.py; none of
these knows a game's lesson."""
