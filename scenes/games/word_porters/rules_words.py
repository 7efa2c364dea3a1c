"""The rules of Word Porters in short pages. One table serves all variants; each page names its variants."""

from collections.abc import Iterator, Mapping

from engine.core.clauses import ClauseTable
from engine.core.messages import Message, say
from engine.core.packs import offered, titles
from engine.games.word_porters.options import CHILDRENS, ROUNDS, TOKENS
from scenes.games import OptionWords, RulesPage, Value, VariantWords, page, rulings

STANDARD, CHILDREN, TWO_ROUNDS = "standard", "children", "two_rounds"

VARIANTS = {
    STANDARD: VariantWords(say("word_porters-variant-standard"), say("word_porters-variant-standard-line")),
    CHILDREN: VariantWords(say("word_porters-variant-children"), say("word_porters-variant-children-line")),
    TWO_ROUNDS: VariantWords(say("word_porters-variant-two-rounds"), say("word_porters-variant-two-rounds-line")),
}
OPTIONS = {
    "mix_sides": OptionWords(
        say("word_porters-option-mix-sides"),
        say("word_porters-option-mix-sides-line"),
        "cards",
        {True: say("-word_porters-mixed-sides"), False: say("-word_porters-one-side")},
    ),
    "words": OptionWords(say("word_porters-option-words"), say("word_porters-option-words-line"), "book", titles()),
}
IDEA, PASSING = say("word_porters-page-idea"), say("word_porters-page-passing")


def _pages(variant: str, language: str, mixed: bool) -> tuple[RulesPage, ...]:
    """All pages, with those of other variants and the numbers of this one. `mixed`: words show any of their sides."""
    rounds, parcels = ROUNDS[variant], TOKENS[variant]
    written = tuple(say("word_porters-rules-pack", name=pack.title) for pack in offered() if pack.language == language)
    things = (say("word_porters-rules-things", parcels=tuple(map(str, parcels))), *written)
    how = say("word_porters-rules-sides-mixed" if mixed else "word_porters-rules-sides-same")
    return (
        page(IDEA, say("word_porters-rules-idea", count=rounds), STANDARD),
        page(IDEA, say("word_porters-rules-idea-children", count=rounds), *CHILDRENS),
        page(say("word_porters-page-things"), things),
        page(say("word_porters-page-number"), say("word_porters-rules-number")),
        page(say("word_porters-page-hint"), say("word_porters-rules-hint")),
        page(say("word_porters-page-sharing"), say("word_porters-rules-sharing", under=parcels[-1])),
        page(PASSING, say("word_porters-rules-passing"), STANDARD),
        page(PASSING, say("word_porters-rules-passing-children"), *CHILDRENS),
        page(say("word_porters-page-silence"), say("word_porters-rules-silence")),
        page(say("word_porters-page-vote"), say("word_porters-rules-vote")),
        page(say("word_porters-page-count"), say("word_porters-rules-count")),
        page(say("word_porters-page-track"), say("word_porters-rules-track")),
        page(say("word_porters-page-next"), say("word_porters-rules-next")),
        page(say("word_porters-page-sides"), (say("word_porters-rules-sides"), how), STANDARD),
        page(say("word_porters-page-end"), say("word_porters-rules-end", count=rounds)),
    )


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """The pages of a variant in reading order."""
    written = _pages(variant, str(options["words"]), options.get("mix_sides") is True)
    its = tuple(page for page in written if not page.variants or variant in page.variants)
    return (*its, rulings(*_rulings(variant)))


def _rulings(variant: str) -> Iterator[Message]:
    """The rulings WP-Q7 to WP-Q37."""
    if variant == TWO_ROUNDS:
        yield say("word_porters-ours-rounds")
    if variant in CHILDRENS:
        yield say("word_porters-ours-pass")
    yield say("word_porters-ours-empty")
    yield say("word_porters-ours-lone", under=TOKENS[variant][-1])
    yield say("word_porters-ours-third")
    yield say("word_porters-ours-own")
    yield say("word_porters-ours-tie")
    yield say("word_porters-ours-back")


CLAUSES: ClauseTable = {
    "": {
        "word_porters-rules-idea": "WP-14, WP-23, WP-47, WP-71",
        "word_porters-rules-idea-children": "WP-14, WP-23, WP-47, WP-71",
        "word_porters-rules-things": "WP-3, WP-15, WP-16",
        "word_porters-rules-pack": "",
        "word_porters-rules-number": "WP-21, WP-23, WP-24",
        "word_porters-rules-hint": "WP-13, WP-27, WP-28, WP-30",
        "word_porters-rules-sharing": "WP-31 to WP-33",
        "word_porters-rules-passing": "WP-38, WP-40, WP-41",
        "word_porters-rules-passing-children": "WP-41, WP-78",
        "word_porters-rules-silence": "WP-25, WP-45",
        "word_porters-rules-vote": "WP-46, WP-47, WP-50, WP-Q31",
        "word_porters-rules-count": "WP-55 to WP-59",
        "word_porters-rules-track": "WP-60, WP-62",
        "word_porters-rules-next": "WP-63 to WP-65, WP-67, WP-68",
        "word_porters-rules-sides": "WP-6",
        "word_porters-rules-sides-mixed": "WP-7",
        "word_porters-rules-sides-same": "WP-8",
        "word_porters-rules-end": "WP-14, WP-70 to WP-72",
        "word_porters-ours-pass": "WP-Q21",
        "word_porters-ours-empty": "WP-Q13",
        "word_porters-ours-lone": "WP-Q14",
        "word_porters-ours-third": "WP-Q18",
        "word_porters-ours-own": "WP-Q29",
        "word_porters-ours-tie": "WP-Q37",
        "word_porters-ours-back": "WP-Q7",
    },
    "two_rounds": {
        "word_porters-rules-idea-children": "WP-101, WP-107, WP-117",
        "word_porters-rules-things": "WP-106, WP-108",
        "word_porters-rules-pack": "WP-101",
        "word_porters-rules-number": "WP-107, WP-119",
        "word_porters-rules-hint": "WP-108, WP-109",
        "word_porters-rules-sharing": "WP-110, WP-111",
        "word_porters-rules-passing-children": "WP-112",
        "word_porters-rules-silence": "",
        "word_porters-rules-vote": "WP-114",
        "word_porters-rules-count": "WP-115",
        "word_porters-rules-track": "WP-115",
        "word_porters-rules-next": "WP-106, WP-116",
        "word_porters-rules-end": "WP-117",
        "word_porters-ours-rounds": "WP-101",
        "word_porters-ours-pass": "WP-112",
        "word_porters-ours-empty": "WP-110",
        "word_porters-ours-lone": "WP-110",
        "word_porters-ours-third": "WP-110",
        "word_porters-ours-own": "WP-114",
        "word_porters-ours-tie": "WP-116",
        "word_porters-ours-back": "WP-102",
    },
}
"""The clauses that a line of the pages tells, by variant; "" if it is advice."""
