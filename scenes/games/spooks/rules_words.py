"""The rules of Spooks in short pages. The children's game has a table of its own."""

from collections.abc import Mapping

from engine.core.game import Setup
from engine.core.messages import say
from engine.games import GAMES
from engine.games.spooks.options import CHILDREN, LEAST_PLAYERS, ruleset
from scenes.games import FEWEST_POINTS, SILENT, OptionWords, Rule, RulesPage, Value, VariantWords, pages_of

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


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of a variant in reading order, with the numbers of the match."""
    of, kind = ruleset(Setup("spooks", variant, LEAST_PLAYERS, options)), GAMES["spooks"].variant(variant)
    most = kind.seats({"decks": of.decks})[-1]
    if of.children:
        return _childrens_pages(of.even, most)
    hand, series, long = (variant == name for name in (HAND, SERIES, LONG))
    target, two = of.target or 0, of.decks > 1
    usual = next((int(option.default) for option in kind.options if option.name == "target"), 0)
    return pages_of(
        Rule(say("spooks-page-idea"), say("spooks-rules-idea-hand"), "SP-1, SP-23, SP-24", hand),
        Rule(say("spooks-page-idea"), say("spooks-rules-idea-series", amount=target), "SP-1, SP-83 to SP-85", series),
        Rule(say("spooks-page-idea"), say("spooks-rules-idea-long", amount=target), "SP-1, SP-83, SP-87, SP-92", long),
        Rule(say("spooks-page-cards"), say("spooks-rules-cards"), "SP-2 to SP-5"),
        Rule(say("spooks-page-cards"), say("spooks-rules-two-decks"), "SP-6", two),
        Rule(say("spooks-page-start"), say("spooks-rules-start"), "SP-9, SP-12, SP-13"),
        Rule(say("spooks-page-blue"), say("spooks-rules-blue"), "SP-25 to SP-27, SP-31"),
        Rule(say("spooks-page-red"), say("spooks-rules-red"), "SP-50 to SP-52"),
        Rule(say("spooks-page-bones"), say("spooks-rules-bones"), "SP-55 to SP-59, SP-61"),
        Rule(say("spooks-page-bats"), say("spooks-rules-bats"), "SP-55, SP-63, SP-65, SP-67"),
        Rule(say("spooks-page-goblins"), say("spooks-rules-goblins"), "SP-36 to SP-46"),
        Rule(say("spooks-page-cat"), say("spooks-rules-cat"), "SP-34, SP-42"),
        Rule(say("spooks-page-cat"), say("spooks-rules-cat-advice"), ""),
        Rule(say("spooks-page-tie"), say("spooks-rules-tie-does"), "SP-47", two),
        Rule(say("spooks-page-tie"), say("spooks-rules-tie-can"), "SP-47", not two),
        Rule(say("spooks-page-tie"), say("spooks-rules-tie"), "SP-47, SP-48"),
        Rule(say("spooks-page-ghost"), say("spooks-rules-ghost-is"), "SP-10", of.ghost),
        Rule(say("spooks-page-ghost"), say("spooks-rules-ghost-can"), "SP-10", not of.ghost),
        Rule(say("spooks-page-ghost"), say("spooks-rules-ghost"), "SP-10, SP-14"),
        Rule(say("spooks-page-masters"), say("spooks-rules-masters-do"), "SP-68", of.masters),
        Rule(say("spooks-page-masters"), say("spooks-rules-masters-can"), "SP-68", not of.masters),
        Rule(say("spooks-page-masters"), say("spooks-rules-masters"), "SP-69, SP-74, SP-75, SP-77"),
        Rule(say("spooks-page-giving"), say("spooks-rules-giving"), "SP-70, SP-71, SP-74"),
        Rule(say("spooks-page-down"), say("spooks-rules-down"), "SP-75 to SP-77"),
        Rule(say("spooks-page-end"), say("spooks-rules-end-hand"), "SP-24, SP-41", hand),
        Rule(say("spooks-page-points"), say("spooks-rules-points"), "SP-80, SP-81", not hand),
        Rule(say("spooks-page-end"), say("spooks-rules-end-series", amount=target), "SP-84, SP-85", series),
        Rule(say("spooks-page-dropping"), say("spooks-rules-dropping", amount=target), "SP-87 to SP-92", long),
        Rule(SILENT, say("spooks-ours-target", amount=usual), "SP-84, SP-87", target != usual),
        Rule(SILENT, say("spooks-ours-seats", count=most), "SP-Q3"),
        Rule(SILENT, say("spooks-ours-lead"), "SP-Q8"),
        Rule(SILENT, say("spooks-ours-red"), "SP-Q14"),
        Rule(SILENT, say("spooks-ours-giver"), "SP-Q6", of.ghost and not of.even),
        Rule(SILENT, say("spooks-ours-gift"), "SP-Q39", of.masters),
        Rule(SILENT, say("spooks-ours-turned"), "SP-Q31", of.masters),
        Rule(SILENT, say("spooks-ours-exact", amount=target), "SP-Q47", target > 0),
        Rule(SILENT, say("spooks-ours-shared"), "SP-Q48", target > 0),
        Rule(SILENT, say("spooks-ours-left"), "SP-Q46", not target),
        Rule(SILENT, say("spooks-ours-few"), "SP-Q50", of.drops_out),
    )


def _childrens_pages(even: bool, most: int) -> tuple[RulesPage, ...]:
    """The pages of the children's game, for grown-ups. `most`: the greatest number of players."""
    return pages_of(
        Rule(say("spooks-page-idea"), say("spooks-rules-idea-hand"), "SP-112, SP-118"),
        Rule(say("spooks-page-cards"), say("spooks-rules-cards-children"), "SP-102"),
        Rule(say("spooks-page-start"), say("spooks-rules-start-even"), "SP-106, SP-107, SP-123, SP-124", even),
        Rule(say("spooks-page-start"), say("spooks-rules-start-children"), "SP-104, SP-106, SP-107", not even),
        Rule(say("spooks-page-blue"), say("spooks-rules-blue"), "SP-109, SP-110"),
        Rule(say("spooks-page-red"), say("spooks-rules-red"), "SP-115"),
        Rule(say("spooks-page-again"), say("spooks-rules-again"), "SP-116"),
        Rule(say("spooks-page-bats"), say("spooks-rules-bite-once"), "SP-117, SP-120"),
        Rule(say("spooks-page-goblins"), say("spooks-rules-goblins"), "SP-113, SP-114, SP-119"),
        Rule(say("spooks-page-cat"), say("spooks-rules-cat"), "SP-111, SP-114"),
        Rule(say("spooks-page-cat"), say("spooks-rules-cat-advice"), ""),
        Rule(say("spooks-page-end"), say("spooks-rules-end-hand"), "SP-118, SP-119"),
        Rule(SILENT, say("spooks-ours-children"), "SP-101"),
        Rule(SILENT, say("spooks-ours-seats", count=most), "SP-101"),
        Rule(SILENT, say("spooks-ours-lead"), "SP-108"),
        Rule(SILENT, say("spooks-ours-red"), "SP-115"),
        Rule(SILENT, say("spooks-ours-left"), "SP-121"),
    )
