"""Programs that make the files in assets/ and measure the game. The game itself never imports them."""
