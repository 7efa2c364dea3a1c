"""The coach behind the curtain: advice, its words, marks, and who asked. What is sensible is the engine's matter."""
