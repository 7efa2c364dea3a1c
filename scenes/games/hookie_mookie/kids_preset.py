"""The lighter way to play Hookie-Mookie, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Preset, RulesPage, Value, page

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
        say("hookie_mookie-light-jokers"), (say("hookie_mookie-light-jokers-lines", count=number),), cut="joker"
    )
    about = say("hookie_mookie-light-about-lines", count=hands)
    return (
        page(say("hookie_mookie-light-about"), about, "win" if hands == 1 else "out"),
        page(say("hookie_mookie-light-alike"), say("hookie_mookie-light-alike-lines"), "new"),
        page(say("hookie_mookie-light-onto"), say("hookie_mookie-light-onto-lines"), "onto"),
        page(say("hookie_mookie-light-hookie"), say("hookie_mookie-light-hookie-lines"), "hookie"),
        page(say("hookie_mookie-light-match"), say("hookie_mookie-light-match-lines"), "match"),
        page(say("hookie_mookie-light-miss"), (miss, say("hookie_mookie-light-miss-lines")), "miss"),
        *((jokers,) if number else ()),
        page(say("hookie_mookie-light-sun"), say("hookie_mookie-light-sun-lines"), "sunset"),
    )
