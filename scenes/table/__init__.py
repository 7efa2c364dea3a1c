"""The table, whatever is played on it. What only one game has lives in `scenes/games/<game>/`."""
