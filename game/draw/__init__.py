"""Everything that is drawn: paper, text, seats, glyphs, the stage. Sizes are px of the logical 1920 x 1080 stage."""
