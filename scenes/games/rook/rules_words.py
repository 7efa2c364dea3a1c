"""How Rook is played, in short pages. One list for all four variants; each page says for which of them it is."""

from collections.abc import Mapping

from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.games.rook.options import FINE, SIZES, VARIANTS, Terms, terms
from scenes.games import POINTS, STARS, Page, Value

BEGINNER, INTERMEDIATE, CLASSIC, ALONE = "beginner", "intermediate", "classic", "classic_individual"
_BIRD = (BEGINNER, INTERMEDIATE, CLASSIC)
_STARS = (BEGINNER, INTERMEDIATE)
_POINTS = (CLASSIC, ALONE)
_BIDDING = (INTERMEDIATE, CLASSIC, ALONE)

VARIANT_TITLES = {
    BEGINNER: say("rook-beginner"),
    INTERMEDIATE: say("rook-intermediate"),
    CLASSIC: say("rook-classic"),
    ALONE: say("rook-alone"),
}
VARIANT_LINES = {
    BEGINNER: say("rook-beginner-line"),
    INTERMEDIATE: say("rook-intermediate-line"),
    CLASSIC: say("rook-classic-line"),
    ALONE: say("rook-alone-line"),
}
OPTION_TITLES = {
    "target": say("rook-target"),
    "enforcement": say("rook-enforcement"),
    "partner_draw": say("rook-partners"),
}
OPTION_PICTURES = {"target": "star", "enforcement": "bell", "partner_draw": "people"}
OPTION_VALUES = {
    ("enforcement", "strict"): say("-rook-strict"),
    ("enforcement", "honour"): say("-rook-honour"),
    ("partner_draw", False): say("-rook-partners-seated"),
    ("partner_draw", True): say("-rook-partners-drawn"),
}
OPTION_LINES = {
    "target": say("rook-target-line"),
    "enforcement": say("rook-enforcement-line"),
    "partner_draw": say("rook-partners-line"),
}
TARGETS = {
    BEGINNER: (10, 20, 30, 40, 60, 80),
    INTERMEDIATE: (15, 25, 40, 50, 75, 100),
    CLASSIC: (100, 150, 200, 300, 500),
    ALONE: (50, 100, 150, 200, 300),
}
UNIT = {BEGINNER: STARS, INTERMEDIATE: STARS, CLASSIC: POINTS, ALONE: POINTS}
FEWEST_WINS = False


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order, with the numbers that it is played with."""
    players = next(each.players[0] for each in VARIANTS if each.name == variant)
    written = _pages(terms(Setup("rook", variant, players, options)))
    return tuple(page for page in written if not page.variants or variant in page.variants)


def _pages(of: Terms) -> tuple[Page, ...]:
    """All pages; those of other variants have the numbers of this one too."""
    target, total, least, step = of.target, of.total, of.least_bid, of.bid_step
    hand, nest = of.hand_size, of.nest_size
    alone = ("green-10", "black-5", "red-14")
    counters = ("red-5", "green-10", "yellow-14")
    idea, cards, counts, deal = (
        say("rook-page-idea"),
        say("rook-page-cards"),
        say("rook-page-counters"),
        say("rook-page-deal"),
    )
    follows = say("rook-trick-page")
    trick = ("yellow-8", "yellow-14", "yellow-12", "black-6")
    free, review = say("rook-fines-free"), say("rook-fines-review")
    return (
        Page(idea, (say("rook-idea-beginner", amount=target),), ("green-10", "rook", "red-14"), (BEGINNER,)),
        Page(idea, (say("rook-idea-intermediate", amount=target),), ("green-10", "rook", "red-14"), (INTERMEDIATE,)),
        Page(idea, (say("rook-idea-classic", amount=target),), ("green-10", "rook", "red-14"), (CLASSIC,)),
        Page(idea, (say("rook-idea-alone", amount=target),), alone, (ALONE,)),
        Page(cards, (say("rook-cards-bird"),), ("green-5", "red-9", "black-12", "yellow-14", "rook"), _BIRD),
        Page(cards, (say("rook-cards-alone"),), ("green-1", "red-6", "black-11", "yellow-14"), (ALONE,)),
        Page(counts, (say("rook-counters-stars", amount=total),), (*counters, "rook"), _STARS),
        Page(counts, (say("rook-counters-points", amount=total),), (*counters, "rook"), (CLASSIC,)),
        Page(counts, (say("rook-counters-alone", amount=total),), counters, (ALONE,)),
        Page(deal, (say("rook-deal-drawn"), say("rook-deal-four", hand=hand, nest=nest)), (), _BIRD),
        Page(deal, (say("rook-deal-drawn"), *_deals()), (), (ALONE,)),
        Page(say("rook-page-partners"), (say("rook-partners-page"),),
             ("green-14", "red-12", "black-8", "yellow-6"), (CLASSIC,)),
        Page(say("rook-page-trump"), (say("rook-trump-page"),), ("black-8",), (BEGINNER,)),
        Page(say("rook-page-one-bid"), (say("rook-one-bid", least=least, amount=total),), (), (INTERMEDIATE,)),
        Page(say("rook-page-auction"), (say("rook-auction", least=least, step=step, amount=total),), (), _POINTS),
        Page(say("rook-page-nest"), (say("rook-nest-page"),), ("yellow-6", "green-7", "black-9"), _BIDDING),
        Page(say("rook-page-trick"), (say("rook-trick-first"), follows), trick, (BEGINNER,)),
        Page(say("rook-page-trick"), (say("rook-trick-first-bidding"), follows), trick, _BIDDING),
        Page(say("rook-page-taker"), (say("rook-taker-page"),), cut="taker"),
        Page(say("rook-page-bird"), (say("rook-bird-page"),), ("rook",), _BIRD),
        Page(say("rook-page-last"), (say("rook-last-stars"),), ("red-10", "green-5", "rook"), (INTERMEDIATE, CLASSIC)),
        Page(say("rook-page-last"), (say("rook-last-points"),), ("red-10", "green-5", "black-14"), (ALONE,)),
        Page(say("rook-page-counting"), (say("rook-counting-beginner"),), counters, (BEGINNER,)),
        Page(say("rook-page-counting"), (say("rook-counting-intermediate"),), counters, (INTERMEDIATE,)),
        Page(say("rook-page-counting"), (say("rook-counting-classic"),), counters, (CLASSIC,)),
        Page(say("rook-page-counting"), (say("rook-counting-alone"),), counters, (ALONE,)),
        Page(say("rook-page-end"), (say("rook-end-stars", amount=target),), (), _STARS),
        Page(say("rook-page-end"), (say("rook-end-classic", amount=target),), (), (CLASSIC,)),
        Page(say("rook-page-end"), (say("rook-end-alone", amount=target),), (), (ALONE,)),
        Page(say("rook-page-honour"), (say("rook-honour-page"),), ("yellow-8", "green-6"), _POINTS),
        Page(say("rook-page-fines"), (free, say("rook-fines-nest", amount=FINE), say("rook-fines-talk", amount=FINE),
             review), (), (CLASSIC,)),
        Page(say("rook-page-fines"), (free, say("rook-fines-nest", amount=FINE), review), (), (ALONE,)),
    )  # fmt: skip


def _deals() -> tuple[Message, ...]:
    """The sizes of hands and nest where five or six play."""
    return tuple(say("rook-deal-players", count=count, hand=SIZES[count][0], nest=SIZES[count][1]) for count in (5, 6))


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Which seats play together."""
    if variant == CLASSIC:
        return (0, 2), (1, 3)
    return tuple((seat,) for seat in range(players))
