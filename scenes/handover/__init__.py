"""Handing the screen from one seat to the next: curtains, devices of seats, and lost devices. Nothing private is drawn
here."""
