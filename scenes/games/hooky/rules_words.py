"""The options and the rules of Hooky in short pages."""

from collections.abc import Iterator, Mapping

from engine.core.clauses import ClauseTable
from engine.core.messages import Message, say
from engine.core.packs import ENGLISH, Pack, offered, titles
from engine.games.hooky.options import CHILDREN, ROUNDS, STANDARD
from scenes.games import OptionWords, RulesPage, Value, VariantWords, page, rulings

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


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """The pages of a variant in reading order."""
    if variant == CHILDREN:
        return _missing_pages(options)
    disputes, its = str(options["disputes"]), _pack_of(options)
    words = (say("hooky-page-words-lines"), *_disputed(disputes), say("hooky-words-pack", name=its.title))
    return (
        page(say("hooky-page-idea"), say("hooky-page-idea-lines")),
        page(say("hooky-page-cards"), say("hooky-page-cards-lines")),
        page(say("hooky-page-clues"), say("hooky-page-clues-lines")),
        page(say("hooky-page-number"), say("hooky-page-number-lines")),
        page(say("hooky-page-turn"), say("hooky-page-turn-lines")),
        page(say("hooky-page-words"), words),
        *((letters_of(its),) if its.letters else ()),
        page(say("hooky-page-register"), say("hooky-page-register-lines")),
        page(say("hooky-page-worked-out"), say("hooky-page-worked-out-lines")),
        page(say("hooky-page-reveal"), say("hooky-page-reveal-lines")),
        page(say("hooky-page-rounds"), say("hooky-page-rounds-lines")),
        page(say("hooky-page-guesses"), say("hooky-page-guesses-lines")),
        page(say("hooky-page-points"), say("hooky-page-points-lines")),
        page(say("hooky-page-end"), say("hooky-page-end-lines")),
        page(say("hooky-page-advice"), say("hooky-page-advice-lines")),
        rulings(*_rulings(disputes)),
    )


def _pack_of(options: Mapping[str, Value]) -> Pack:
    """The pack of words in use, or the first one there is if it is unreadable."""
    packs = {its.language: its for its in reversed(offered())}
    return packs.get(str(options["words"])) or (offered() or (Pack(ENGLISH, "English"),))[0]


def _missing_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """The pages of the children's game."""
    its = _pack_of(options)
    asking = (say("hooky-missing-ask-lines"), say("hooky-words-pack", name=its.title))
    return (
        page(say("hooky-missing-idea"), say("hooky-missing-idea-lines")),
        page(say("hooky-missing-ask"), asking),
        page(say("hooky-missing-number"), say("hooky-missing-number-lines")),
        page(say("hooky-missing-slate"), say("hooky-missing-slate-lines")),
        page(say("hooky-missing-guess"), say("hooky-missing-guess-lines", count=int(options["rounds"]))),
        rulings(say("hooky-ours-list"), say("hooky-ours-turns"), say("hooky-ours-shared")),
    )


def _disputed(disputes: str) -> tuple[Message, ...]:
    """What happens to a word in no list."""
    if disputes == "off":
        return (say("hooky-words-free"),)
    back = say("hooky-words-all" if disputes == "consensus" else "hooky-words-most")
    return say("hooky-words-asked"), back


def _rulings(disputes: str) -> Iterator[Message]:
    """The rulings HK-Q7 to HK-Q35 that apply to a match."""
    yield say("hooky-ours-asker")
    yield say("hooky-ours-known")
    if disputes != "off":
        yield say("hooky-ours-speaker")
        yield say("hooky-ours-computers")
    yield say("hooky-ours-look")
    yield say("hooky-ours-no-look")
    yield say("hooky-ours-guess")
    yield say("hooky-ours-hands")


def letters_of(its: Pack) -> RulesPage:
    """Return how letters beyond A to Z are spelled in the words of a pack."""
    spelled = tuple(say("-hooky-spelled", letter=letter, word=word) for letter, word in its.letters.items())
    cards = tuple(sorted(set("".join(its.letters.values()))))
    return RulesPage(say("hooky-page-pack", name=its.title), (say("hooky-page-pack-lines", spelled=spelled),), cards)


CLAUSES: ClauseTable = {
    "": {
        "hooky-page-idea-lines": "HK-2, HK-3",
        "hooky-page-cards-lines": "HK-8 to HK-13",
        "hooky-page-clues-lines": "HK-15 to HK-18, HK-20",
        "hooky-page-number-lines": "HK-18, HK-19, HK-36",
        "hooky-page-turn-lines": "HK-25, HK-28, HK-32, HK-35, HK-38",
        "hooky-page-words-lines": "HK-57 to HK-59",
        "hooky-words-asked": "HK-60, HK-61, HK-63",
        "hooky-words-all": "HK-64, HK-66",
        "hooky-words-most": "HK-64, HK-66",
        "hooky-words-free": "HK-64",
        "hooky-words-pack": "",
        "hooky-page-pack-lines": "HK-57, HK-Q6",
        "hooky-page-register-lines": "HK-7",
        "hooky-page-worked-out-lines": "HK-34",
        "hooky-page-reveal-lines": "HK-40, HK-42, HK-44, HK-46, HK-48",
        "hooky-page-rounds-lines": "HK-4 to HK-6, HK-68 to HK-70",
        "hooky-page-guesses-lines": "HK-71, HK-76, HK-77, HK-79",
        "hooky-page-points-lines": "HK-86 to HK-92",
        "hooky-page-end-lines": "HK-84, HK-93 to HK-98",
        "hooky-page-advice-lines": "",
        "hooky-ours-asker": "HK-Q14",
        "hooky-ours-known": "HK-Q15",
        "hooky-ours-speaker": "HK-Q7",
        "hooky-ours-computers": "HK-Q5",
        "hooky-ours-look": "HK-Q19",
        "hooky-ours-no-look": "HK-Q21",
        "hooky-ours-guess": "HK-Q35",
        "hooky-ours-hands": "HK-Q32",
    },
    "children": {
        "hooky-missing-idea-lines": "HK-101 to HK-103",
        "hooky-missing-ask-lines": "HK-105 to HK-107, HK-116",
        "hooky-words-pack": "HK-104",
        "hooky-missing-number-lines": "HK-109",
        "hooky-missing-slate-lines": "HK-115",
        "hooky-missing-guess-lines": "HK-117, HK-118, HK-121, HK-122",
        "hooky-ours-list": "HK-104, HK-107",
        "hooky-ours-turns": "HK-106",
        "hooky-ours-shared": "HK-122",
    },
}
"""The clauses that a line of the pages tells, by variant; "" if it is advice."""
