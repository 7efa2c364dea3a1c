"""Hooky at the table."""
