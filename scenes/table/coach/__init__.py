"""The coach behind the curtain: advice, its words, its marks, who asked, and unasked hints. The engine finds sensible
steps."""
