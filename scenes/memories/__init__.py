"""Memories: what is kept of people and of the matches they have played, and cards that are dealt again. Only of people
who are kept; nothing of it is there for children, or in a kiosk."""
