"""Sheets of Hookie-Mookie: scores, and what is counted at the end."""
