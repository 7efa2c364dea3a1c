"""What a seat does behind its curtain in Hooky: words, the register, reveals and guesses."""
