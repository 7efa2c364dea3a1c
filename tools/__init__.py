"""Programs that make what lies in assets/; the game itself never imports them."""
