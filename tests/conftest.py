"""Tests run without a screen and without a sound card; set before anything can import pygame."""

import os

from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Timing is measured by `bench`, never asserted; and a failure should be the same failure tomorrow.
settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")
