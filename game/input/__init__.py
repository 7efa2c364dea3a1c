"""Keyboard, pads, mouse and touch, all as the same few actions."""
