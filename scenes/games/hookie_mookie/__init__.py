"""Hookie-Mookie at the table."""
