"""How Spooks is played, in short pages. One table for all three variants; each page says for which of them it is."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.games import FEWEST_POINTS, Page, Value

HAND, SERIES, LONG = "hand", "series", "long"

VARIANT_TITLES = {
    HAND: say("spooks-variant-hand"),
    SERIES: say("spooks-variant-series"),
    LONG: say("spooks-variant-long"),
}
VARIANT_LINES = {
    HAND: say("spooks-variant-hand-line"),
    SERIES: say("spooks-variant-series-line"),
    LONG: say("spooks-variant-long-line"),
}
OPTION_TITLES = {
    "target": say("spooks-option-target"),
    "decks": say("spooks-option-decks"),
    "ghost": say("spooks-option-ghost"),
    "masters": say("spooks-option-masters"),
}
OPTION_PICTURES = {"target": "star", "decks": "cards", "ghost": "hidden", "masters": "crown"}
OPTION_VALUES = {
    ("decks", 1): say("-spooks-one-deck"),
    ("decks", 2): say("-spooks-two-decks"),
    ("ghost", False): say("-spooks-no-ghost"),
    ("ghost", True): say("-spooks-with-ghost"),
    ("masters", False): say("-spooks-plain-masters"),
    ("masters", True): say("-spooks-strong-masters"),
}
OPTION_LINES = {
    "target": say("spooks-option-target-line"),
    "decks": say("spooks-option-decks-line"),
    "ghost": say("spooks-option-ghost-line"),
    "masters": say("spooks-option-masters-line"),
}
TARGETS = {SERIES: (50, 100, 150, 200, 300), LONG: (50, 100, 150, 200, 300)}
UNIT = {HAND: FEWEST_POINTS, SERIES: FEWEST_POINTS, LONG: FEWEST_POINTS}
FEWEST_WINS = True
IDEA, END = say("spooks-page-idea"), say("spooks-page-end")


def _page(title: Message, lines: Message, cut: str, *variants: str) -> Page:
    return Page(title, (lines,), variants=variants, cut=cut)


def _pages(target: int) -> tuple[Page, ...]:
    """All of them; with `target` points somebody is grabbed."""
    return (
        _page(IDEA, say("spooks-rules-idea-hand"), "empty", HAND),
        _page(IDEA, say("spooks-rules-idea-series", amount=target), "empty", SERIES),
        _page(IDEA, say("spooks-rules-idea-long", amount=target), "empty", LONG),
        _page(say("spooks-page-cards"), say("spooks-rules-cards"), "cards"),
        _page(say("spooks-page-start"), say("spooks-rules-start"), "start"),
        _page(say("spooks-page-blue"), say("spooks-rules-blue"), "blue"),
        _page(say("spooks-page-red"), say("spooks-rules-red"), "red"),
        _page(say("spooks-page-bones"), say("spooks-rules-bones"), "bones"),
        _page(say("spooks-page-bats"), say("spooks-rules-bats"), "bats"),
        _page(say("spooks-page-goblins"), say("spooks-rules-goblins"), "goblins"),
        _page(say("spooks-page-cat"), say("spooks-rules-cat"), "cat"),
        _page(say("spooks-page-tie"), say("spooks-rules-tie"), "tie"),
        _page(say("spooks-page-ghost"), say("spooks-rules-ghost"), "ghost"),
        _page(say("spooks-page-masters"), say("spooks-rules-masters"), "masters"),
        _page(say("spooks-page-giving"), say("spooks-rules-giving"), "giving"),
        _page(say("spooks-page-down"), say("spooks-rules-down"), "down"),
        _page(END, say("spooks-rules-end-hand"), "left", HAND),
        _page(say("spooks-page-points"), say("spooks-rules-points"), "left", SERIES, LONG),
        _page(END, say("spooks-rules-end-series", amount=target), "left", SERIES),
        _page(say("spooks-page-dropping"), say("spooks-rules-dropping", amount=target), "dropping", LONG),
    )


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order; their numbers are those of the match."""
    return tuple(
        page for page in _pages(int(options.get("target", 0))) if not page.variants or variant in page.variants
    )


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Everybody plays alone."""
    del variant
    return tuple((seat,) for seat in range(players))
