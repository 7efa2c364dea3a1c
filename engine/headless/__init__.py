"""What the command line does without a screen; imports the standard library only and starts at once."""
