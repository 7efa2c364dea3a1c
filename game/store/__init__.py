"""People, settings, matches and results in SQLite files, safe from crashes and damage. Nothing here draws."""
