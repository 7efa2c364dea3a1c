"""Sentences from messages: languages, the catalogue, and the reader of its files (`assets/text/`).

It turns `engine.core.messages` into text. It draws nothing and knows no game and no other part of `game/`.
"""
