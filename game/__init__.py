"""The pygame runtime: window, loop, scenes, input, motion, drawing, sound, store. It knows no particular game."""
