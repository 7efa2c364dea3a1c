"""The boards behind a seat's curtain in Hooky: words, the register, reveals and guesses."""
