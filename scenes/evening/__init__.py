"""An evening of several games: its programme, its standings, and its guests. The tables are elsewhere."""
