"""From one seat to the next: curtains, whose device it is, devices that are gone. Nothing private is drawn here."""
