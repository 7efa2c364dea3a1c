"""The lighter way to play Hookie-Mookie, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Preset, RulesPage, Value

GOAL = say("hookie_mookie-goal")

PRESET = Preset(
    say("hookie_mookie-light"),
    say("hookie_mookie-light-line"),
    "together",
    4,
    {"ghost_cards": 2, "penalty_caller": 1, "jokers": 4},
    {"reminder": "list"},
)


def kids_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of the rules, with the number of hands to empty, the cost of a miss, and the jokers."""
    hands, caller, partner = (int(options[name]) for name in ("must_empty", "penalty_caller", "penalty_partner"))
    each = say("hookie_mookie-light-miss-each", count=caller, amount=partner)
    miss = say("hookie_mookie-light-miss-both", count=caller) if caller == partner else each
    number = int(options["jokers"])
    jokers = RulesPage(
        say("hookie_mookie-light-jokers"), (say("hookie_mookie-light-jokers-lines", count=number),), ("joker",)
    )
    about = say("hookie_mookie-light-about-lines", count=hands)
    return (
        RulesPage(say("hookie_mookie-light-about"), (about,), picture="hookie_mookie/sun"),
        RulesPage(
            say("hookie_mookie-light-alike"),
            (say("hookie_mookie-light-alike-lines"),),
            ("7-clubs", "7-diamonds", "7-hearts"),
        ),
        RulesPage(
            say("hookie_mookie-light-onto"),
            (say("hookie_mookie-light-onto-lines"),),
            ("king-clubs", "king-hearts", "king-spades"),
        ),
        RulesPage(say("hookie_mookie-light-hookie"), (say("hookie_mookie-light-hookie-lines"),), picture="kids/flip"),
        RulesPage(say("hookie_mookie-light-match"), (say("hookie_mookie-light-match-lines"),), ("9-clubs", "9-hearts")),
        RulesPage(
            say("hookie_mookie-light-miss"), (miss, say("hookie_mookie-light-miss-lines")), ("9-clubs", "king-hearts")
        ),
        *((jokers,) if number else ()),
        RulesPage(say("hookie_mookie-light-sun"), (say("hookie_mookie-light-sun-lines"),), picture="hookie_mookie/sun"),
    )
