"""Our text files themselves: Fluent for Mozilla's parser as for our reader, and what a writer has to keep to."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from engine.core.messages import Arg, Who, say
from engine.games import GAMES
from game.draw.svg import PICTURES
from game.text.catalogue import CHILD, TEXTS, Catalogue, Register, Voice
from game.text.languages import LANGUAGES
from game.text.reader import elements, read
from tests.reading import words
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
    "card": say("-spooks-master", suit=say("-spooks-goblin")),
    "suit": say("-spooks-goblin"),
    "value": say("-hookie_mookie-queen"),
    "rank": say("-spooks-rank", number=11),
    "order": "up",
    "then": "leads",
    "cards": (say("-spooks-rank", number=8), say("-spooks-master", suit=say("-spooks-spider")), say("-spooks-cat")),
    "number": 10,
    "name": "Hedgehog",
    "names": ("Hedgehog", "Penguin", "Rabbit", say("-more-people", count=3)),
    "game": "Hookie-Mookie",
    "option": "Unfinished business",
    "variant": "The long series",
    "action": say("remap-look"),
    "pace": say("replay-no-motion"),
    "words": "acoustic umbrella vacant warrior zebra",
    "options": (say("option-set", option="Decks", value="two, shuffled together"),) * 2,
    "answers": 6,
    "chance": 100,
    "idea": say("-spooks-idea-keep-for-later"),
    "count": 3,
    "amount": 80,
    "word": "MAMMA",
    "letter": "W",
    "letters": ("M", "W", "X"),
    "row": "M W X Q G Z V",
    "round": 6,
    "total": 35,
    "hands": (say("-hooky-hand-row", seat=Who(0), row="MWXQGZV"), say("-hooky-hand-row", seat=Who(1), row="MWXQGZV")),
    "hand": say("-hooky-sure", seat=Who(0), row="M W Q G", hands=say("-hooky-hands", count=12345)),
    "next": say("-hooky-unsure", seat=Who(1), hands=say("-hooky-hands", count=12345)),
    "fits": say("-hooky-fits", count=5),
    "better": say("-hooky-better-ask", word="MAMMA", seat=Who(1)),
    "spelled": (say("-hooky-spelled", letter="Ä", word="AE"), say("-hooky-spelled", letter="ß", word="SS")),
    "bid": 75,
    "least": 75,
    "most": 200,
    "given": 12,
    "players": 5,
    "size": 13,
    "ghost": 12,
    "deck": 39,
    "playground": 6,
    "text": "That value",
    "hint": "together",
    "hints": ("together", "breakable", "dangerous"),
    "rival": "waterfall",
    "found": say("-word_porters-all-found"),
    "odds": (say("-hooky-odds", letter="M", amount=100),) * 3,
    "tiles": (say("-word_porters-tile", seat=Who(0), number=3), say("-word_porters-tile", seat=Who(1), number=10)),
    "read": say("-word_porters-read", seat=Who(0), word="waterfall", chance=50),
    "more": say("-word_porters-read", seat=Who(1), word="waterfall", chance=50),
    "other": say("-hookie_mookie-card", value=say("-hookie_mookie-queen"), suit=say("-hookie_mookie-diamonds")),
    "device": say("-table-right-keys"),
    "companion": say("-table-left-keys"),
    "animal": say("-animal-hedgehog"),
    "fellow": "Penguin",
    "day": say("-day-wednesday"),
    "time": "12:00",
    "hours": "10:00–12:00, 14:00–02:00",
    "setting": say("operator-seconds", amount=120),
    "path": "/home/kiosk/.local/share/by-hook/bookkeeping.csv",
    "error": "No space left on device",
    "came": 12,
    "known": 123,
    "since": "2026-11-02 12:00",
    "people": 11,
    "computers": 11,
    "choice": say("table-take-back"),
    "choices": (say("-table-marked", count=2), say("table-take-back"), "Pass"),
    "reason": "There is no other choice.",
    "picture": "icons/pad",
    "button": "icons/tick",
    "first": say("table-companion-left", name="Hedgehog"),
    "second": say("table-has-companion", names=("Hedgehog", "Penguin")),
}
"""What each gap means, the same in every message: the longest that it is filled with."""


ROOK: dict[str, Arg] = {
    "suit": say("-rook-yellow"),
    "suits": (say("-rook-green"), say("-rook-black"), say("-rook-yellow")),
    "card": say("-rook-card", suit=say("-rook-yellow"), number=14),
    "cards": (say("-rook-card", suit=say("-rook-yellow"), number=14),),
    "number": 11,
    "trick": 10,
    "unit": "points",
    "worth": say("-rook-worth", unit="points", amount=120),
    "lying": say("-rook-lying", unit="points", amount=120),
    "idea": say("-rook-idea-cash", card=say("-rook-card", suit=say("-rook-yellow"), number=14)),
    "rather": say("-rook-rather-nest", worth=say("-rook-worth", unit="points", amount=120)),
    "odds": (say("-rook-odds", amount=120, count=100),) * 4,
    "left": 2,
    "laid": 13,
    "chosen": 6,
    "hand": 10,
    "nest": 6,
    "least": 70,
    "step": 5,
}
"""What gaps mean in Rook alone, or otherwise there."""


def gaps_of(key: str, filled: Mapping[str, Arg] = GAPS) -> Mapping[str, Arg]:
    """What fills the gaps of a message."""
    return {**filled, **ROOK} if key.startswith(("rook-", "-rook-")) else filled


OF_THE_HOUSE = ("house.ftl", "table.ftl", "seats.ftl", "options.ftl", "ending.ftl", "kiosk.ftl", "bills.ftl")
SHORT: dict[str, Arg] = {
    **GAPS,
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
"""The same for counting and reading words, with names that any child knows."""


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
def test_every_gap_is_one_that_has_a_meaning(path: Path) -> None:
    placed = Placed()
    placed.visit(parse(path.read_text(encoding="utf-8")))
    assert placed.gaps <= set(GAPS) | (set(ROOK) if path.stem.startswith("rook") else set())


def spoken(
    language: str, register: Register, filled: dict[str, Arg] = GAPS, name: str = "Hedgehog"
) -> Iterator[tuple[str, str]]:
    """Every message of a language with these arguments."""
    catalogue = Catalogue(language)
    voice = Voice(catalogue, register, (name,) * 3)
    source = Catalogue().chain[0]
    for key in source.entries:
        args = {gap: gaps_of(key, filled)[gap] for language in catalogue.chain for gap in gaps(language, source, key)}
        yield key, voice.words(say(key, **args))


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, register: Register) -> None:
    for key, said in spoken(language, register):
        assert said and said == said.strip() and not re.search(r"[{}$]|  |[\"'`]|\.\.\.| -", said), (key, said)
        assert key.startswith("-") or said[0] == said[0].upper() or said in GAPS.values(), (key, said)


def test_german_is_written_with_its_own_quotes_and_letters() -> None:
    said = " ".join(words for _, words in spoken("de", "grown-up"))
    assert not re.search('[“”"]', re.sub("„[^„“]+“", "", said))
    assert not re.search(r"\b(fuer|ueber|zurueck|aendern|plaetze)\b", said.lower())
    assert not re.search(r"\b(Sie|Ihnen|Ihre?[nrms]?)\b", said), "at a table it is du and ihr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_childs_sentence_is_short_and_has_a_picture_that_there_is(language: str) -> None:
    """The house's have six words at most, and what a game asks or waits for; what happens in it is told in twelve."""
    catalogue = Catalogue(language)
    texts = catalogue.chain[0]
    voice = Voice(catalogue, "child", ("Fox",) * 3)
    for key, entry in texts.entries.items():
        if CHILD in entry.sources:
            said = voice.said(say(key, **{name: gaps_of(key, SHORT)[name] for name in gaps(texts, texts, key)}))
            short = entry.file.partition("/")[2] in OF_THE_HOUSE or "-ask-" in key or "-wait-" in key
            teaches = entry.file.endswith(("_lesson.ftl", "/moments.ftl"))
            most = MOST_TAUGHT if teaches else MOST_IN_PUBLIC if short else MOST_WORDS
            assert len(words(re.sub("[^ -~]", "x", said.words))) <= most, said.words
            assert is_picture(said.picture), key


def is_picture(name: str) -> bool:
    """A file of ours, or a card of a game."""
    return (PICTURES / f"{name}.svg").is_file() or any(game.is_card(name) for game in GAMES.values())


def test_children_can_read_what_is_written_for_them() -> None:
    """Also what has a picture and no other words for them."""
    catalogue = Catalogue()
    pictured = {key for key in catalogue.pictures[0].entries if not key.startswith("-")}
    written = [key for key, entry in catalogue.chain[0].entries.items() if CHILD in entry.sources or key in pictured]
    texts = [said for key, said in spoken("en", "child", SHORT, "Fox") if key in written]
    readable(texts)
    assert not any(YOU.search(text) for text in texts)


def test_pictures_are_words_of_files_and_nothing_else() -> None:
    """A picture may depend on what is said, so its text is a gap or the name of a file or a card."""
    for key, entry in Catalogue().pictures[0].entries.items():
        assert list(entry.sources) == [""], key
        for element in elements(entry.pattern() or ()):
            assert not isinstance(element, str) or is_picture(element), key
