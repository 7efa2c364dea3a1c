"""Boards in front of the table: private ones of one seat, and public sheets.

The table's own questions are in `asks`.
"""
