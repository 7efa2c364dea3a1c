"""The word packs of a match: the one that is proposed, and whether it can be read."""

from collections.abc import Iterator

from engine import damage
from engine.core import packs
from engine.core.game import Setup, Variant
from engine.core.messages import Message
from engine.core.packs import PACK_OPTION, BadPack
from engine.games import GAMES


def proposed(kind: Variant, players: int, language: str) -> dict[str, bool | int | str]:
    """Return the options that the screen proposes, with the words of the house's `language` if it has a pack."""
    options = kind.proposed(players)
    for option in kind.options:
        if option.name == PACK_OPTION.name and language in option.choices and language != option.default:
            options[option.name] = language
    return options


def why_not(setup: Setup) -> Message | None:
    """Return why no match of this setup can begin, because its words cannot be read, or None."""
    try:
        if prepare := GAMES[setup.game].prepare:
            prepare(setup)
    except BadPack as error:
        note(error)
        return error.said
    return None


def note(error: BadPack) -> None:
    damage.note(
        packs.FOLDER.parent / (error.file or packs.FOLDER.name), str(error).removeprefix(error.file).lstrip(",: ")
    )


def look_through() -> Iterator[str]:
    """Read the packs of all languages, one game at a time, so that damaged ones are noted."""
    languages = sorted(path.name for path in packs.FOLDER.glob("*") if path.is_dir())
    for game in GAMES.values():
        first = game.variants[0]
        for language in languages if PACK_OPTION in first.options else ():
            why_not(game.setup(first.name, min(first.players), {PACK_OPTION.name: language}))
            yield language
