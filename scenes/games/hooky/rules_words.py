"""How Hooky is set up and played, in short pages."""

from collections.abc import Iterator, Mapping

from engine.core.messages import Message, say
from engine.core.packs import ENGLISH, Pack, offered, titles
from engine.games.hooky.options import CHILDREN, ROUNDS, STANDARD
from scenes.games import OptionWords, Page, Value, VariantWords, page, rulings

VARIANTS = {
    STANDARD: VariantWords(say("hooky-standard"), say("hooky-standard-line")),
    CHILDREN: VariantWords(say("hooky-children"), say("hooky-children-line")),
}
OPTIONS = {
    "disputes": OptionWords(
        say("hooky-disputes"),
        say("hooky-disputes-line"),
        "question",
        {
            "consensus": say("-hooky-disputes-consensus"),
            "majority": say("-hooky-disputes-majority"),
            "off": say("-hooky-disputes-off"),
        },
    ),
    "rounds": OptionWords(
        say("hooky-option-rounds"),
        say("hooky-option-rounds-line"),
        "bell",
        {count: say("-hooky-rounds", count=count) for count in range(3, ROUNDS + 1)},
    ),
    "words": OptionWords(say("hooky-pack"), say("hooky-pack-line"), "book", titles()),
}


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    if variant == CHILDREN:
        return _missing_pages(options)
    disputes, its = str(options["disputes"]), _pack_of(options)
    words = (say("hooky-page-words-lines"), *_disputed(disputes), say("hooky-words-pack", name=its.title))
    return (
        page(say("hooky-page-idea"), say("hooky-page-idea-lines"), "idea"),
        page(say("hooky-page-cards"), say("hooky-page-cards-lines"), "hands"),
        page(say("hooky-page-clues"), say("hooky-page-clues-lines"), "clues"),
        page(say("hooky-page-number"), say("hooky-page-number-lines"), "twice"),
        page(say("hooky-page-turn"), say("hooky-page-turn-lines"), "turn"),
        page(say("hooky-page-words"), words, "any-word" if disputes == "off" else "sent-back"),
        *((letters_of(its),) if its.letters else ()),
        page(say("hooky-page-register"), say("hooky-page-register-lines"), "register"),
        page(say("hooky-page-worked-out"), say("hooky-page-worked-out-lines"), "worked-out"),
        page(say("hooky-page-reveal"), say("hooky-page-reveal-lines"), "reveal"),
        page(say("hooky-page-rounds"), say("hooky-page-rounds-lines"), "rounds"),
        page(say("hooky-page-guesses"), say("hooky-page-guesses-lines"), "guesses"),
        page(say("hooky-page-points"), say("hooky-page-points-lines"), "points"),
        page(say("hooky-page-end"), say("hooky-page-end-lines"), "end"),
        page(say("hooky-page-advice"), say("hooky-page-advice-lines"), "nothing"),
        rulings(*_rulings(disputes)),
    )


def _pack_of(options: Mapping[str, Value]) -> Pack:
    """The pack of words that is played with; the first that is there where it cannot be read."""
    packs = {its.language: its for its in reversed(offered())}
    return packs.get(str(options["words"])) or (offered() or (Pack(ENGLISH, "English"),))[0]


def _missing_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of the children's game."""
    its = _pack_of(options)
    asking = (say("hooky-missing-ask-lines"), say("hooky-words-pack", name=its.title))
    return (
        page(say("hooky-missing-idea"), say("hooky-missing-idea-lines"), "missing-idea"),
        page(say("hooky-missing-ask"), asking, "missing-ask"),
        page(say("hooky-missing-number"), say("hooky-missing-number-lines"), "missing-number"),
        page(say("hooky-missing-slate"), say("hooky-missing-slate-lines"), "missing-slate"),
        page(
            say("hooky-missing-guess"), say("hooky-missing-guess-lines", count=int(options["rounds"])), "missing-guess"
        ),
        rulings(say("hooky-ours-list"), say("hooky-ours-turns"), say("hooky-ours-shared")),
    )


def _disputed(disputes: str) -> tuple[Message, ...]:
    """What becomes of a word that the house does not know."""
    if disputes == "off":
        return (say("hooky-words-free"),)
    back = say("hooky-words-all" if disputes == "consensus" else "hooky-words-most")
    return say("hooky-words-asked"), back


def _rulings(disputes: str) -> Iterator[Message]:
    """HK-Q7 to HK-Q35, as far as they concern a match."""
    yield say("hooky-ours-asker")
    yield say("hooky-ours-known")
    if disputes != "off":
        yield say("hooky-ours-speaker")
        yield say("hooky-ours-computers")
    yield say("hooky-ours-look")
    yield say("hooky-ours-no-look")
    yield say("hooky-ours-guess")
    yield say("hooky-ours-hands")


def letters_of(its: Pack) -> Page:
    """How letters beyond A to Z are spelled in the words of a pack."""
    spelled = tuple(say("-hooky-spelled", letter=letter, word=word) for letter, word in its.letters.items())
    cards = tuple(sorted(set("".join(its.letters.values()))))
    return Page(say("hooky-page-pack", name=its.title), (say("hooky-page-pack-lines", spelled=spelled),), cards)
