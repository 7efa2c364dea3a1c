"""Word Porters at the table."""
