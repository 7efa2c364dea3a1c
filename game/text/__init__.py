"""How the game says things: languages, the catalogue of messages, and the reader of its files (`assets/text/`).

Here lives what makes sentences of `engine.core.messages`. Nothing here draws, or knows a game or the rest of `game/`.
"""
