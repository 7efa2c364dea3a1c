"""The end of a match: podium, results, the children's party. Everything here is public."""
