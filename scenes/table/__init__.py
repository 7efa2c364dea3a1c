"""The table of all games. Parts of single games are in `scenes/games/<game>/`."""
