"""The rules of Hookie-Mookie in short pages. One table serves both variants; each page names its variants."""

from collections.abc import Iterator, Mapping

from engine.core.clauses import ClauseTable
from engine.core.messages import Message, say
from scenes.games import CARDS, OptionWords, RulesPage, Value, VariantWords, page, rulings

TOGETHER, RACE = "together", "race"

DECK_WINS = {2: 3, 3: 10, 4: 20}
"""By number of players: of 100 races, the number that the deck wins with the options that a table offers.

Measured with gentle computer players: `python -m tools.measure_places hookie_mookie race --level gentle --seed 20000`.
Among fair ones the deck wins 3, 4 and 6. With the book's options (`--options '{}'`) it wins 62 of three and 79 of four
gentle players, 34 and 61 of fair ones.
"""
VARIANTS = {
    TOGETHER: VariantWords(
        say("hookie_mookie-together"),
        say("hookie_mookie-together-line"),
        unit=CARDS,
        seats={4: say("hookie_mookie-together-harder")},
    ),
    RACE: VariantWords(
        say("hookie_mookie-a-race"),
        say("hookie_mookie-a-race-line"),
        unit=CARDS,
        seats={players: say("hookie_mookie-deck-wins", count=count) for players, count in DECK_WINS.items()},
    ),
}
NONE = say("-hookie_mookie-none")
OPTIONS = {
    "must_empty": OptionWords(
        say("hookie_mookie-must-empty"),
        say("hookie_mookie-must-empty-line"),
        "crown",
        {count: say("-hookie_mookie-must-empty-value", count=count) for count in (1, 2, 3)},
    ),
    "ghost_cards": OptionWords(
        say("hookie_mookie-ghost-hand"), say("hookie_mookie-ghost-hand-line"), "hidden", {0: NONE}
    ),
    "penalty_caller": OptionWords(say("hookie_mookie-caller"), say("hookie_mookie-penalty-line"), "plus"),
    "penalty_partner": OptionWords(say("hookie_mookie-partner"), say("hookie_mookie-penalty-line"), "plus"),
    "jokers": OptionWords(
        say("hookie_mookie-jokers"),
        say("hookie_mookie-jokers-line"),
        "star",
        {0: NONE, **{count: say("hookie_mookie-jokers-value", count=count) for count in (1, 2, 3, 4)}},
    ),
}


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of a variant in reading order, with the numbers of its options."""
    hands, ghosts, jokers = (int(options.get(name, 1)) for name in ("must_empty", "ghost_cards", "jokers"))
    caller, partner = int(options["penalty_caller"]), int(options["penalty_partner"])
    race = variant == RACE
    idea = say("hookie_mookie-page-idea-race") if race else say("hookie_mookie-page-idea-together", count=hands)
    miss = say("hookie_mookie-page-miss-lines", count=caller, amount=partner)
    end = say("hookie_mookie-page-end-race") if race else say("hookie_mookie-page-end-together", count=hands)
    return (
        page(say("hookie_mookie-page-idea"), idea),
        page(say("hookie_mookie-page-cards"), say("hookie_mookie-page-cards-lines")),
        page(say("hookie_mookie-page-start"), say("hookie_mookie-page-start-lines", count=ghosts)),
        page(say("hookie_mookie-page-silence"), say("hookie_mookie-page-silence-lines")),
        page(say("hookie_mookie-page-turn"), say("hookie_mookie-page-turn-lines")),
        page(say("hookie_mookie-page-new"), say("hookie_mookie-page-new-lines")),
        page(say("hookie_mookie-page-onto"), say("hookie_mookie-page-onto-lines")),
        page(say("hookie_mookie-page-done"), say("hookie_mookie-page-done-lines")),
        page(say("hookie_mookie-page-hookie"), say("hookie_mookie-page-hookie-lines")),
        page(say("hookie_mookie-page-match"), say("hookie_mookie-page-match-lines")),
        page(say("hookie_mookie-page-miss"), miss),
        page(say("hookie_mookie-page-habits"), say("hookie_mookie-page-habits-lines")),
        page(say("hookie_mookie-page-jokers"), say("hookie_mookie-page-jokers-lines", count=jokers)),
        page(say("hookie_mookie-page-out"), say("hookie_mookie-page-out-lines")),
        page(say("hookie_mookie-page-end"), end),
        rulings(*_rulings(1 if race else hands, caller, jokers)),
    )


def _rulings(hands: int, caller: int, jokers: int) -> Iterator[Message]:
    """The rulings HM-47 to HM-70 that apply to a match. `hands`: the number to empty. `caller`: the cards that a caller
    draws."""
    yield say("hookie_mookie-ours-last")
    yield say("hookie_mookie-ours-short")
    yield say("hookie_mookie-ours-pair")
    if hands > 1:
        yield say("hookie_mookie-ours-out")
        yield say("hookie_mookie-ours-together")
    if hands > 2:
        yield say("hookie_mookie-ours-alone", count=caller)
    if jokers:
        yield say("hookie_mookie-ours-joker-pair")
        yield say("hookie_mookie-ours-joker-value")
        yield say("hookie_mookie-ours-joker-whole")
        yield say("hookie_mookie-ours-joker-new")


CLAUSES: ClauseTable = {
    "": {
        "hookie_mookie-page-idea-together": "HM-63 to HM-65",
        "hookie_mookie-page-idea-race": "HM-67, HM-68",
        "hookie_mookie-page-cards-lines": "HM-2, HM-4, HM-5",
        "hookie_mookie-page-start-lines": "HM-6 to HM-10, HM-15",
        "hookie_mookie-page-silence-lines": "HM-13, HM-14",
        "hookie_mookie-page-turn-lines": "HM-17, HM-18",
        "hookie_mookie-page-new-lines": "HM-21, HM-23, HM-Q21",
        "hookie_mookie-page-onto-lines": "HM-24 to HM-26",
        "hookie_mookie-page-done-lines": "HM-27, HM-28, HM-31, HM-32",
        "hookie_mookie-page-hookie-lines": "HM-34 to HM-38",
        "hookie_mookie-page-match-lines": "HM-40 to HM-43",
        "hookie_mookie-page-miss-lines": "HM-44 to HM-46",
        "hookie_mookie-page-habits-lines": "HM-72, HM-73",
        "hookie_mookie-page-jokers-lines": "HM-49, HM-54, HM-55, HM-57",
        "hookie_mookie-page-out-lines": "HM-39, HM-61, HM-62",
        "hookie_mookie-page-end-together": "HM-63, HM-65",
        "hookie_mookie-page-end-race": "HM-65, HM-67, HM-68",
        "hookie_mookie-ours-last": "HM-Q7",
        "hookie_mookie-ours-short": "HM-47, HM-Q8",
        "hookie_mookie-ours-pair": "HM-Q20",
        "hookie_mookie-ours-out": "HM-Q12",
        "hookie_mookie-ours-together": "HM-Q17",
        "hookie_mookie-ours-alone": "HM-Q15",
        "hookie_mookie-ours-joker-pair": "HM-Q28",
        "hookie_mookie-ours-joker-value": "HM-Q29",
        "hookie_mookie-ours-joker-whole": "HM-Q30",
        "hookie_mookie-ours-joker-new": "HM-Q33",
    },
}
"""The clauses that a line of the pages tells, by variant; "" if it is advice."""
