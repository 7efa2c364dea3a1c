"""Spooks at the table."""
