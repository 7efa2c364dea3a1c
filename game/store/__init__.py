"""People, settings, matches and results in SQLite files, and how they survive. Nothing here draws."""
