"""The coach behind the curtain: advice, its words, marks, who asked, and what it says unasked. What is sensible is the
engine's matter."""
