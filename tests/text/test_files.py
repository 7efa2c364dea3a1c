"""Our text files: valid Fluent for Mozilla's parser and our reader, and within the limits for writers."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from engine.core.messages import Arg, Who, say
from engine.games import GAMES
from game.draw.svg import PICTURES
from game.text.catalogue import CHILD, TEXTS, Register, Voice, catalogue_of
from game.text.languages import WHOLE
from game.text.reader import elements, read
from tests.reading import words
from tests.samples import screen_sample_of
from tests.scenes.test_kids_words import MOST_IN_PUBLIC, MOST_WORDS, YOU, readable
from tools.check_messages import gaps

MOST_TAUGHT = 19
"""Words that lessons and moments say to children at once: two short sentences of 16, a fifth more in a translation."""
FILES = sorted(TEXTS.rglob("*.ftl"))
GAPS: dict[str, Arg] = {
    "seat": Who(0),
    "by": Who(1),
    "to": Who(2),
    "seats": (Who(0), Who(1)),
    "number": 10,
    "numbers": "RK-93, 95, 98–102, Q54",
    "name": "Hedgehog",
    "names": ("Hedgehog", "Penguin", "Rabbit", say("-more-people", count=3)),
    "card": say("-rook-card", suit=say("-rook-yellow"), number=14),
    "cards": (say("-rook-card", suit=say("-rook-yellow"), number=14),) * 3,
    "game": "Hookie-Mookie",
    "where": say("-rook-moment", number=10),
    "option": "Unfinished business",
    "options": (say("option-set", option="Decks", value="two, shuffled together"),) * 2,
    "variant": "The long series",
    "value": "two, shuffled together",
    "other": "200",
    "item": "Hookie-Mookie, Sunny day",
    "items": (say("table-points", seat=Who(0), amount=80), "Hookie-Mookie"),
    "action": say("remap-look"),
    "pace": say("replay-no-motion"),
    "words": "acoustic umbrella vacant warrior zebra",
    "count": 3,
    "amount": 80,
    "real": 120,
    "word": "MAMMA",
    "letter": "W",
    "least": 75,
    "most": 200,
    "text": "That value",
    "device": say("-table-right-keys"),
    "companion": say("-table-left-keys"),
    "animal": say("-animal-hedgehog"),
    "fellow": "Penguin",
    "day": say("-day-wednesday"),
    "time": "12:00",
    "month": say("-month-3"),
    "year": "2026",
    "hours": "10:00–12:00, 14:00–02:00",
    "setting": say("operator-seconds", amount=120),
    "path": "/home/kiosk/.local/share/by-hook/bookkeeping.csv",
    "error": "No space left on device",
    "file": "kiosk.toml",
    "place": "ValueError < game/app.py:88 advance",
    "fault": say("-operator-fault-dots"),
    "key": "times.still_playing",
    "offered": "grown-up, kids",
    "written": "201",
    "came": 12,
    "known": 123,
    "since": "2026-11-02 12:00",
    "people": 11,
    "computers": 11,
    "choice": say("table-take-back"),
    "choices": (say("-table-marked", count=2), say("table-take-back"), "Pass"),
    "reason": "There’s no other choice.",
    "picture": "icons/pad",
    "button": "icons/tick",
    "first": say("table-companion-left", name="Hedgehog"),
    "second": say("table-has-companion", names=("Hedgehog", "Penguin")),
}
"""The meaning of each gap, the same in every message: its longest value. Gaps that only one game has, or uses
differently, are in its sample."""


AS_THEY_ARE = tuple(value for value in GAPS.values() if isinstance(value, str))
"""Values with which even a sentence may begin in lower case."""


OF_GAMES = {game: screen_sample_of(game).gaps for game in GAMES}


def gaps_of(key: str, filled: Mapping[str, Arg] = MappingProxyType({})) -> Mapping[str, Arg]:
    """The values for the gaps of a message, or of those of a file; `filled` comes first."""
    own = (gaps for game, gaps in OF_GAMES.items() if re.match(f"-?{game}(?![a-z])", key))
    return {**GAPS, **next(own, {}), **filled}


OF_THE_HOUSE = ("house.ftl", "table.ftl", "seats.ftl", "options.ftl", "ending.ftl", "kiosk.ftl", "entries.ftl")
SHORT: dict[str, Arg] = {
    "name": "Fox",
    "names": ("Fox",),
    "fellow": "Cat",
    "animal": say("-animal-fox"),
    "word": "CRANE",
    "rival": "duck",
    "choices": (say("table-take-back"),),
    "first": say("table-companion-left", name="Fox"),
    "second": say("table-has-companion", names=("Fox",)),
}
"""Shorter values, for counting and reading words: names that any child knows."""


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_mozillas_parser_finds_the_same_messages_and_no_junk(path: Path) -> None:
    theirs = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            key = "-" * isinstance(entry, ast.Term) + entry.id.name
            theirs[key] = ["", *(attribute.id.name for attribute in entry.attributes)]
    assert theirs == {key: list(entry.sources) for key, entry in read(path).items()}
    assert theirs


class Placed(Visitor):
    """The names of all gaps of a file, as Mozilla's parser finds them."""

    def __init__(self) -> None:
        self.gaps: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - so Visitor wants it
        self.gaps.add(node.id.name)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_gap_has_a_meaning(path: Path) -> None:
    placed = Placed()
    placed.visit(parse(path.read_text(encoding="utf-8")))
    assert placed.gaps <= set(gaps_of(path.stem))


def spoken(
    language: str, register: Register, filled: Mapping[str, Arg] = MappingProxyType({}), name: str = "Hedgehog"
) -> Iterator[tuple[str, str]]:
    """Every message of a language with these arguments."""
    catalogue = catalogue_of(language)
    voice = Voice(catalogue, register, (name,) * 3)
    source = catalogue_of("en").chain[0]
    for key in source.entries:
        args = {gap: gaps_of(key, filled)[gap] for language in catalogue.chain for gap in gaps(language, source, key)}
        yield key, voice.words(say(key, **args))


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", WHOLE)
def test_every_message_can_be_said(language: str, register: Register) -> None:
    for key, said in spoken(language, register):
        assert said and said == said.strip() and not re.search(r"[{}$]|  |[\"'`]|\.\.\.| -", said), (key, said)
        assert key.startswith("-") or said[0] == said[0].upper() or said.startswith(AS_THEY_ARE), (key, said)


def test_german_is_written_with_its_own_quotes_and_letters() -> None:
    said = " ".join(words for _, words in spoken("de", "grown-up"))
    assert not re.search('[“”"]', re.sub("„[^„“]+“", "", said))
    assert not re.search(r"\b(fuer|ueber|zurueck|aendern|plaetze)\b", said.lower())
    assert not re.search(r"\b(Sie|Ihnen|Ihre?[nrms]?)\b", said), "at a table it is du and ihr"


@pytest.mark.parametrize("language", WHOLE)
def test_a_childs_sentence_is_short_and_has_an_existing_picture(language: str) -> None:
    """The program's sentences have six words at most, and so have a game's questions and waiting lines; its events have
    twelve."""
    catalogue = catalogue_of(language)
    texts = catalogue.chain[0]
    voice = Voice(catalogue, "child", ("Fox",) * 3)
    for key, entry in texts.entries.items():
        if CHILD in entry.sources:
            said = voice.wording(say(key, **{name: gaps_of(key, SHORT)[name] for name in gaps(texts, texts, key)}))
            short = entry.file.partition("/")[2] in OF_THE_HOUSE or "-ask-" in key or "-wait-" in key
            teaches = entry.file.endswith(("_lesson.ftl", "/moments.ftl"))
            most = MOST_TAUGHT if teaches else MOST_IN_PUBLIC if short else MOST_WORDS
            assert len(words(re.sub("[^ -~]", "x", said.words))) <= most, said.words
            assert is_picture(said.picture), key


def is_picture(name: str) -> bool:
    """Whether it is a file of ours, or a card of a game."""
    return (PICTURES / f"{name}.svg").is_file() or any(game.is_card(name) for game in GAMES.values())


def test_children_can_read_their_texts() -> None:
    """This includes messages with a picture and no other words for them."""
    catalogue = catalogue_of("en")
    pictured = {key for key in catalogue.pictures[0].entries if not key.startswith("-")}
    written = [key for key, entry in catalogue.chain[0].entries.items() if CHILD in entry.sources or key in pictured]
    texts = [said for key, said in spoken("en", "child", SHORT, "Fox") if key in written]
    readable(texts)
    assert not any(YOU.search(text) for text in texts)


def test_pictures_are_names_of_files_and_nothing_else() -> None:
    """A picture may depend on the message, so its text is a gap or the name of a file or a card."""
    for key, entry in catalogue_of("en").pictures[0].entries.items():
        assert list(entry.sources) == [""], key
        for element in elements(entry.pattern() or ()):
            assert not isinstance(element, str) or is_picture(element), key
