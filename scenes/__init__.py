"""What people see. `play.py` builds the house; each room has a folder of its own, `games/` what each game brings."""
