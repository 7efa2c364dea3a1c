"""Keyboard, pads, mouse and touch, translated into the same few actions."""
