"""What `main.py bench` measures: frame times of the busiest moments, start-up, commands."""
