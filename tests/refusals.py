"""Refusals in English: tests compare that, or the message itself."""

from engine.core.messages import Message
from game.text.terminal import terminal_text


def english(why: str | Message) -> str:
    """The sentence, as `verify` prints it; an error in the form of a line is one already."""
    return terminal_text(why) if isinstance(why, Message) else why
