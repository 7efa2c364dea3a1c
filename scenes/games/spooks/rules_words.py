"""The rules of Spooks in short pages. One table serves all four variants; each page names its variants."""

from collections.abc import Iterator, Mapping

from engine.core.clauses import ClauseTable
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.games import GAMES
from engine.games.spooks.options import CHILDREN, LEAST_PLAYERS, Ruleset, ruleset
from scenes.games import FEWEST_POINTS, OptionWords, RulesPage, Value, VariantWords, page, rulings

HAND, SERIES, LONG = "hand", "series", "long"

TARGETS = (50, 100, 150, 200, 300)
VARIANTS = {
    HAND: VariantWords(say("spooks-variant-hand"), say("spooks-variant-hand-line"), unit=FEWEST_POINTS),
    SERIES: VariantWords(say("spooks-variant-series"), say("spooks-variant-series-line"), TARGETS, FEWEST_POINTS),
    LONG: VariantWords(say("spooks-variant-long"), say("spooks-variant-long-line"), TARGETS, FEWEST_POINTS),
    CHILDREN: VariantWords(say("spooks-variant-children"), say("spooks-variant-children-line"), unit=FEWEST_POINTS),
}
OPTIONS = {
    "target": OptionWords(say("spooks-option-target"), say("spooks-option-target-line"), "star"),
    "decks": OptionWords(
        say("spooks-option-decks"),
        say("spooks-option-decks-line"),
        "cards",
        {1: say("-spooks-one-deck"), 2: say("-spooks-two-decks")},
    ),
    "ghost": OptionWords(
        say("spooks-option-ghost"),
        say("spooks-option-ghost-line"),
        "hidden",
        {False: say("-spooks-no-ghost"), True: say("-spooks-with-ghost")},
    ),
    "even": OptionWords(
        say("spooks-option-even"),
        say("spooks-option-even-line"),
        "hidden",
        {False: say("-spooks-all-dealt"), True: say("-spooks-even-hands")},
    ),
    "masters": OptionWords(
        say("spooks-option-masters"),
        say("spooks-option-masters-line"),
        "crown",
        {False: say("-spooks-plain-masters"), True: say("-spooks-strong-masters")},
    ),
}
IDEA, END = say("spooks-page-idea"), say("spooks-page-end")


def _pages(of: Ruleset) -> tuple[RulesPage, ...]:
    """All pages, with those of other variants; a player is grabbed at `of.target` points."""
    target = of.target or 0
    deck = (say("spooks-rules-cards"), *((say("spooks-rules-two-decks"),) if of.decks > 1 else ()))
    tie = say("spooks-rules-tie-does" if of.decks > 1 else "spooks-rules-tie-can")
    ghost = say("spooks-rules-ghost-is" if of.ghost else "spooks-rules-ghost-can")
    masters = say("spooks-rules-masters-do" if of.masters else "spooks-rules-masters-can")
    return (
        page(IDEA, say("spooks-rules-idea-hand"), HAND),
        page(IDEA, say("spooks-rules-idea-series", amount=target), SERIES),
        page(IDEA, say("spooks-rules-idea-long", amount=target), LONG),
        page(say("spooks-page-cards"), deck),
        page(say("spooks-page-start"), say("spooks-rules-start")),
        page(say("spooks-page-blue"), say("spooks-rules-blue")),
        page(say("spooks-page-red"), say("spooks-rules-red")),
        page(say("spooks-page-bones"), say("spooks-rules-bones")),
        page(say("spooks-page-bats"), say("spooks-rules-bats")),
        page(say("spooks-page-goblins"), say("spooks-rules-goblins")),
        page(say("spooks-page-cat"), (say("spooks-rules-cat"), say("spooks-rules-cat-advice"))),
        page(say("spooks-page-tie"), (tie, say("spooks-rules-tie"))),
        page(say("spooks-page-ghost"), (ghost, say("spooks-rules-ghost"))),
        page(say("spooks-page-masters"), (masters, say("spooks-rules-masters"))),
        page(say("spooks-page-giving"), say("spooks-rules-giving")),
        page(say("spooks-page-down"), say("spooks-rules-down")),
        page(END, say("spooks-rules-end-hand"), HAND),
        page(say("spooks-page-points"), say("spooks-rules-points"), SERIES, LONG),
        page(END, say("spooks-rules-end-series", amount=target), SERIES),
        page(say("spooks-page-dropping"), say("spooks-rules-dropping", amount=target), LONG),
    )


def _childrens_pages(of: Ruleset) -> tuple[RulesPage, ...]:
    """The pages of the children's game, for grown-ups."""
    start = say("spooks-rules-start-even" if of.even else "spooks-rules-start-children")
    return (
        page(IDEA, say("spooks-rules-idea-hand")),
        page(say("spooks-page-cards"), say("spooks-rules-cards-children")),
        page(say("spooks-page-start"), start),
        page(say("spooks-page-blue"), say("spooks-rules-blue")),
        page(say("spooks-page-red"), say("spooks-rules-red")),
        page(say("spooks-page-again"), say("spooks-rules-again")),
        page(say("spooks-page-bats"), say("spooks-rules-bite-once")),
        page(say("spooks-page-goblins"), say("spooks-rules-goblins")),
        page(say("spooks-page-cat"), (say("spooks-rules-cat"), say("spooks-rules-cat-advice"))),
        page(END, say("spooks-rules-end-hand")),
    )


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of a variant in reading order, with the numbers of the match."""
    of = ruleset(Setup("spooks", variant, LEAST_PLAYERS, options))
    its = _childrens_pages(of) if of.children else _pages(of)
    written = tuple(page for page in its if not page.variants or variant in page.variants)
    return (*written, rulings(*_rulings(of)))


def _rulings(of: Ruleset) -> Iterator[Message]:
    """The rulings SP-Q3 to SP-Q50 that apply to a match with this ruleset."""
    kind = GAMES["spooks"].variant(of.variant)
    usual = next((option.default for option in kind.options if option.name == "target"), None)
    if of.target and of.target != usual:
        yield say("spooks-ours-target", amount=int(usual or 0))
    if of.children:
        yield say("spooks-ours-children")
    yield say("spooks-ours-seats", count=kind.seats({"decks": of.decks})[-1])
    yield say("spooks-ours-lead")
    yield say("spooks-ours-red")
    if of.ghost and not of.even:
        yield say("spooks-ours-giver")
    if of.masters:
        yield say("spooks-ours-gift")
        yield say("spooks-ours-turned")
    if of.target:
        yield say("spooks-ours-exact", amount=of.target)
        yield say("spooks-ours-shared")
    else:
        yield say("spooks-ours-left")
    if of.drops_out:
        yield say("spooks-ours-few")


CLAUSES: ClauseTable = {
    "": {
        "spooks-rules-idea-hand": "SP-1, SP-23, SP-24",
        "spooks-rules-idea-series": "SP-1, SP-83 to SP-85",
        "spooks-rules-idea-long": "SP-1, SP-83, SP-87, SP-92",
        "spooks-rules-cards": "SP-2 to SP-5",
        "spooks-rules-two-decks": "SP-6",
        "spooks-rules-start": "SP-9, SP-12, SP-13",
        "spooks-rules-blue": "SP-25 to SP-27, SP-31",
        "spooks-rules-red": "SP-50 to SP-52",
        "spooks-rules-bones": "SP-55 to SP-59, SP-61",
        "spooks-rules-bats": "SP-55, SP-63, SP-65, SP-67",
        "spooks-rules-goblins": "SP-36 to SP-46",
        "spooks-rules-cat": "SP-34, SP-42",
        "spooks-rules-cat-advice": "",
        "spooks-rules-tie-can": "SP-47",
        "spooks-rules-tie-does": "SP-47",
        "spooks-rules-tie": "SP-47, SP-48",
        "spooks-rules-ghost-can": "SP-10",
        "spooks-rules-ghost-is": "SP-10",
        "spooks-rules-ghost": "SP-10, SP-14",
        "spooks-rules-masters-can": "SP-68",
        "spooks-rules-masters-do": "SP-68",
        "spooks-rules-masters": "SP-69, SP-74, SP-75, SP-77",
        "spooks-rules-giving": "SP-70, SP-71, SP-74",
        "spooks-rules-down": "SP-75 to SP-77",
        "spooks-rules-end-hand": "SP-24, SP-41",
        "spooks-rules-points": "SP-80, SP-81",
        "spooks-rules-end-series": "SP-84, SP-85",
        "spooks-rules-dropping": "SP-87 to SP-92",
        "spooks-ours-target": "SP-84, SP-87",
        "spooks-ours-seats": "SP-Q3",
        "spooks-ours-lead": "SP-Q8",
        "spooks-ours-red": "SP-Q14",
        "spooks-ours-giver": "SP-Q6",
        "spooks-ours-gift": "SP-Q39",
        "spooks-ours-turned": "SP-Q31",
        "spooks-ours-exact": "SP-Q47",
        "spooks-ours-shared": "SP-Q48",
        "spooks-ours-left": "SP-Q46",
        "spooks-ours-few": "SP-Q50",
    },
    "children": {
        "spooks-rules-idea-hand": "SP-112, SP-118",
        "spooks-rules-cards-children": "SP-102",
        "spooks-rules-start-children": "SP-104, SP-106, SP-107",
        "spooks-rules-start-even": "SP-106, SP-107, SP-123, SP-124",
        "spooks-rules-blue": "SP-109, SP-110",
        "spooks-rules-red": "SP-115",
        "spooks-rules-again": "SP-116",
        "spooks-rules-bite-once": "SP-117, SP-120",
        "spooks-rules-goblins": "SP-113, SP-114, SP-119",
        "spooks-rules-cat": "SP-111, SP-114",
        "spooks-rules-cat-advice": "",
        "spooks-rules-end-hand": "SP-118, SP-119",
        "spooks-ours-children": "SP-101",
        "spooks-ours-seats": "SP-101",
        "spooks-ours-lead": "SP-108",
        "spooks-ours-red": "SP-115",
        "spooks-ours-left": "SP-121",
    },
}
"""The clauses that a line of the pages tells, by variant; "" if it is advice."""
