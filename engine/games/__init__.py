"""The games; one package each, all alike."""
