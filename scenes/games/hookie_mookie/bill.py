"""Hookie-Mookie on the shelf of the title."""

from scenes.games import REMINDER, Bill

BILL = Bill("hookie_mookie", "Hookie-Mookie", "Pairs before the sun goes down", "2–4", "family_dance", aids=(REMINDER,))
