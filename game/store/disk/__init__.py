"""Files that lose nothing in silence: opened alone, checked before they are touched, mended, copied, and private.

database.py (one folder up) says what is in them; kept.py is what the store works with.
"""
