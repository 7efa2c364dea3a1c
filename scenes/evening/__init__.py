"""An evening of several games: its programme, how it stands after each, and who is there. No table lives here."""
