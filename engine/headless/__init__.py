"""Commands without a screen. They import the standard library only and start at once."""
