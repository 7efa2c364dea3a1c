"""What visitors and the operator of a kiosk see besides the games."""
