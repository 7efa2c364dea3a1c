"""Files that never lose data silently: opened by one process, checked before they are touched, mended, copied, and
private.

database.py (one folder up) says what is in them; the store works with store_file.py.
"""
