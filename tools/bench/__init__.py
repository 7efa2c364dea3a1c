"""The measurements of `main.py bench`: frame times of the busiest moments, start-up, commands."""
