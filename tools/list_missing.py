"""`words --todo CODE`: the messages that a language lacks, those that are seen most first, as text that can be copied
into its files."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from game.text.catalogue import texts
from game.text.languages import LANGUAGES, SOURCE
from game.text.reader import Entry
from tools.check_messages import ROOT, buttons
from tools.check_voice import LONGER, LONGER_ELSEWHERE, MOST_CHILDS, MOST_ON_A_BUTTON, MOST_WORDS

GAMES = ("rook", "spooks", "hookie_mookie", "hooky", "word_porters")
PLACES: Mapping[str, tuple[str, ...]] = {
    "every screen": ("core", "house", "entries"),
    "before a match": ("seats", "options"),
    "a table": ("table", *GAMES, "rook_cards", "hookie_mookie_cards"),
    "the end of a match": ("ending", "evening"),
    "learning": (
        "learn",
        "lesson_table",
        "moments",
        *(f"{game}_lesson" for game in GAMES),
        "spooks_children_lesson",
        "hooky_children_lesson",
        "word_porters_children_lesson",
        "rook_next_lesson",
        "spooks_next_lesson",
        *(f"{game}_clips" for game in GAMES),
    ),
    "refusals": tuple(f"{game}_refusals" for game in GAMES),
    "now and then": ("notices", "memories", "starting", "about", "sounds", "speech"),
    "a kiosk": ("kiosk", "privacy", "operator"),
}
"""The English files by where their messages are seen, most seen first. Within a file the order is that of the file."""


def listed(language: str, root: Path = ROOT) -> Iterator[str]:
    """Yield the lines of the list: how much is there, and by place and file what is missing, as Fluent with the English
    words. A comment says how much room a message has."""
    folder = root / "assets" / "text"
    source, own = (texts(LANGUAGES[name], folder / name) for name in (SOURCE, language))
    missing = [key for key in source.entries if key not in own.entries]
    there = len(source.entries) - len(missing)
    share = 100 * there // len(source.entries)
    yield f"# {there} of {len(source.entries)} messages are there ({share}%), {len(missing)} are missing."
    if missing:
        longer = LONGER.get(language, LONGER_ELSEWHERE)
        yield f"# A sentence has at most {int(MOST_WORDS * longer)} words, for children {int(MOST_CHILDS * longer)}."
    on_buttons = buttons(root)
    for place, files in PLACES.items():
        for file in files:
            entries = [key for key in missing if source.entries[key].file.partition("/")[2] == f"{file}.ftl"]
            if entries:
                yield f"\n## {file}.ftl: {place}, {len(entries)} missing\n"
            for key in entries:
                if key in on_buttons:
                    yield f"# On a button, about {MOST_ON_A_BUTTON} words."
                yield from written(key, source.entries[key])


def written(key: str, entry: Entry) -> Iterator[str]:
    """Yield the lines of a message as they are written in its file."""
    for name, (_, text) in entry.sources.items():
        yield f"    .{name} ={text.rstrip()}" if name else f"{key} ={text.rstrip()}"
