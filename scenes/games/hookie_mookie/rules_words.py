"""The rules of Hookie-Mookie in short pages. One table serves both variants."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import CARDS, SILENT, OptionWords, Rule, RulesPage, Value, VariantWords, pages_of

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
    race, together = variant == RACE, variant == TOGETHER
    idea, start, end = (say("hookie_mookie-page-idea"), say("hookie_mookie-page-start"), say("hookie_mookie-page-end"))
    miss, wild = say("hookie_mookie-page-miss"), say("hookie_mookie-page-jokers")
    return pages_of(
        Rule(idea, say("hookie_mookie-page-idea-together", count=hands), "HM-63 to HM-65", together),
        Rule(idea, say("hookie_mookie-page-idea-race"), "HM-67, HM-68", race),
        Rule(say("hookie_mookie-page-cards"), say("hookie_mookie-page-cards-lines"), "HM-2, HM-4, HM-5"),
        Rule(start, say("hookie_mookie-page-start-lines", count=ghosts), "HM-6 to HM-10, HM-15"),
        Rule(say("hookie_mookie-page-silence"), say("hookie_mookie-page-silence-lines"), "HM-13, HM-14"),
        Rule(say("hookie_mookie-page-turn"), say("hookie_mookie-page-turn-lines"), "HM-17, HM-18"),
        Rule(say("hookie_mookie-page-new"), say("hookie_mookie-page-new-lines"), "HM-21, HM-23, HM-Q21"),
        Rule(say("hookie_mookie-page-onto"), say("hookie_mookie-page-onto-lines"), "HM-24 to HM-26"),
        Rule(say("hookie_mookie-page-done"), say("hookie_mookie-page-done-lines"), "HM-27, HM-28, HM-31, HM-32"),
        Rule(say("hookie_mookie-page-hookie"), say("hookie_mookie-page-hookie-lines"), "HM-34 to HM-38"),
        Rule(say("hookie_mookie-page-match"), say("hookie_mookie-page-match-lines"), "HM-40 to HM-43"),
        Rule(miss, say("hookie_mookie-page-miss-lines", count=caller, amount=partner), "HM-44 to HM-46"),
        Rule(say("hookie_mookie-page-habits"), say("hookie_mookie-page-habits-lines"), "HM-72, HM-73"),
        Rule(wild, say("hookie_mookie-page-jokers-lines", count=jokers), "HM-49, HM-54, HM-55, HM-57"),
        Rule(say("hookie_mookie-page-out"), say("hookie_mookie-page-out-lines"), "HM-39, HM-61, HM-62"),
        Rule(end, say("hookie_mookie-page-end-together", count=hands), "HM-63, HM-65", together),
        Rule(end, say("hookie_mookie-page-end-race"), "HM-65, HM-67, HM-68", race),
        Rule(SILENT, say("hookie_mookie-ours-last"), "HM-Q7"),
        Rule(SILENT, say("hookie_mookie-ours-short"), "HM-47, HM-Q8"),
        Rule(SILENT, say("hookie_mookie-ours-pair"), "HM-Q20"),
        Rule(SILENT, say("hookie_mookie-ours-out"), "HM-Q12", together and hands > 1),
        Rule(SILENT, say("hookie_mookie-ours-together"), "HM-Q17", together and hands > 1),
        Rule(SILENT, say("hookie_mookie-ours-alone", count=caller), "HM-Q15", together and hands > 2),
        Rule(SILENT, say("hookie_mookie-ours-joker-pair"), "HM-Q28", jokers > 0),
        Rule(SILENT, say("hookie_mookie-ours-joker-value"), "HM-Q29", jokers > 0),
        Rule(SILENT, say("hookie_mookie-ours-joker-whole"), "HM-Q30", jokers > 0),
        Rule(SILENT, say("hookie_mookie-ours-joker-new"), "HM-Q33", jokers > 0),
    )
