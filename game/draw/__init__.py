"""Drawing: paper, text, seats, glyphs and the stage. Sizes are px of the logical 1920 x 1080 stage."""
