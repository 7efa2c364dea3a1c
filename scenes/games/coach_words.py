"""The coach's reasons in words. A key is made from the game and the reason, so a game lists its reasons only once, in
`REASONS` of its engine. `words --check` reads that table."""

from collections.abc import Mapping

from engine.core.messages import Arg, Message, say


def why_key(game: str, reason: str) -> str:
    """Return the key of the sentence that explains a step."""
    return f"{game}-why-{reason.replace('_', '-')}"


def purpose_key(game: str, reason: str) -> str:
    """Return the key of the noun for the purpose of a step that turned out to be the weaker one."""
    return f"-{game}-idea-{reason.replace('_', '-')}"


def why(game: str, reason: str, gaps: Mapping[str, Arg]) -> Message:
    return say(why_key(game, reason), **gaps)


def purpose(game: str, reason: str, gaps: Mapping[str, Arg]) -> Message:
    return say(purpose_key(game, reason), **gaps)
