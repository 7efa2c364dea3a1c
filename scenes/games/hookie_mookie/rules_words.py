"""How Hookie-Mookie is played, in short pages. One table for both variants; each page says for which of them it is."""

from collections.abc import Iterator, Mapping

from engine.core.messages import Message, say
from scenes.games import CARDS, OptionWords, Page, Value, VariantWords, page, rulings

TOGETHER, RACE = "together", "race"

DECK_WINS = {2: 3, 3: 10, 4: 20}
"""By number of players, how many of 100 races the deck wins with the options that a table is offered. They were played
by gentle computer players: `python -m tools.measure_fairness hookie_mookie race 4 600 gentle 20000`. Among fair ones
the deck wins 3, 4 and 6. With the book's options (`'{}'` at the end) it wins 62 of three and 79 of four gentle players,
34 and 61 of fair ones."""
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


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order, with the numbers of its options."""
    hands, ghosts, jokers = (int(options.get(name, 1)) for name in ("must_empty", "ghost_cards", "jokers"))
    caller, partner = int(options["penalty_caller"]), int(options["penalty_partner"])
    race = variant == RACE
    idea = say("hookie_mookie-page-idea-race") if race else say("hookie_mookie-page-idea-together", count=hands)
    miss = say("hookie_mookie-page-miss-lines", count=caller, amount=partner)
    end = say("hookie_mookie-page-end-race") if race else say("hookie_mookie-page-end-together", count=hands)
    won = "race" if race else "win" if hands == 1 else "out"
    return (
        page(say("hookie_mookie-page-idea"), idea, won),
        page(say("hookie_mookie-page-cards"), say("hookie_mookie-page-cards-lines"), "values"),
        page(say("hookie_mookie-page-start"), say("hookie_mookie-page-start-lines", count=ghosts), "start"),
        page(say("hookie_mookie-page-silence"), say("hookie_mookie-page-silence-lines"), "silence"),
        page(say("hookie_mookie-page-turn"), say("hookie_mookie-page-turn-lines"), "turn"),
        page(say("hookie_mookie-page-new"), say("hookie_mookie-page-new-lines"), "new"),
        page(say("hookie_mookie-page-onto"), say("hookie_mookie-page-onto-lines"), "onto"),
        page(say("hookie_mookie-page-done"), say("hookie_mookie-page-done-lines"), "done"),
        page(say("hookie_mookie-page-hookie"), say("hookie_mookie-page-hookie-lines"), "hookie"),
        page(say("hookie_mookie-page-match"), say("hookie_mookie-page-match-lines"), "match"),
        page(say("hookie_mookie-page-miss"), miss, "miss"),
        page(say("hookie_mookie-page-habits"), say("hookie_mookie-page-habits-lines"), "habits"),
        page(say("hookie_mookie-page-jokers"), say("hookie_mookie-page-jokers-lines", count=jokers), "jokers"),
        page(say("hookie_mookie-page-out"), say("hookie_mookie-page-out-lines"), "out"),
        page(say("hookie_mookie-page-end"), end, "sunset"),
        rulings(*_rulings(1 if race else hands, caller, jokers)),
    )


def _rulings(hands: int, caller: int, jokers: int) -> Iterator[Message]:
    """HM-47 to HM-70, as far as they concern a match: `hands` are to be emptied, a caller draws so many cards."""
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
