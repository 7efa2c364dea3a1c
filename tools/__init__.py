"""Programs for developers: they make files, measure and check. The game imports only those that its commands need."""
