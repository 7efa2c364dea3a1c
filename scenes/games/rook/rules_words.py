"""The rules of Rook in short pages. One list serves all four variants; each page names its variants."""

from collections.abc import Iterator, Mapping

from engine.core.clauses import ClauseTable
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.games import GAMES
from engine.games.rook.options import FINE, SIZES, Ruleset, ruleset
from scenes.games import STARS, OptionWords, RulesPage, Value, VariantWords, page, rulings

BEGINNER, INTERMEDIATE, CLASSIC, ALONE = "beginner", "intermediate", "classic", "classic_individual"
_BIRD = (BEGINNER, INTERMEDIATE, CLASSIC)
_STARS = (BEGINNER, INTERMEDIATE)
_POINTS = (CLASSIC, ALONE)
_BIDDING = (INTERMEDIATE, CLASSIC, ALONE)

VARIANTS = {
    BEGINNER: VariantWords(say("rook-beginner"), say("rook-beginner-line"), (10, 20, 30, 40, 60, 80), STARS),
    INTERMEDIATE: VariantWords(
        say("rook-intermediate"), say("rook-intermediate-line"), (15, 25, 40, 50, 75, 100), STARS
    ),
    CLASSIC: VariantWords(say("rook-classic"), say("rook-classic-line"), (100, 150, 300, 500)),
    ALONE: VariantWords(say("rook-alone"), say("rook-alone-line"), (50, 100, 150, 200, 300)),
}
OPTIONS = {
    "target": OptionWords(say("rook-target"), say("rook-target-line"), "star"),
    "enforcement": OptionWords(
        say("rook-enforcement"),
        say("rook-enforcement-line"),
        "bell",
        {"strict": say("-rook-strict"), "honour": say("-rook-honour")},
    ),
    "partner_draw": OptionWords(
        say("rook-partners"),
        say("rook-partners-line"),
        "people",
        {False: say("-rook-partners-seated"), True: say("-rook-partners-drawn")},
    ),
}


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of a variant in reading order, with the numbers of the match."""
    least = GAMES["rook"].variant(variant).players[0]
    of = ruleset(Setup("rook", variant, least, options))
    usual = ruleset(Setup("rook", variant, least, {}))
    written = tuple(page for page in _pages(of) if not page.variants or variant in page.variants)
    return (*written, rulings(*_rulings(of, usual.target)))


def _pages(of: Ruleset) -> tuple[RulesPage, ...]:
    """All pages. Those of other variants have this one's numbers too."""
    return (_words(of), *_setting_up(of), *_playing(), *_scoring(of))


def _setting_up(of: Ruleset) -> tuple[RulesPage, ...]:
    """The time before the first trick."""
    target, total, least, step = of.target, of.total, of.least_bid, of.bid_step
    hand, nest = of.hand_size, of.nest_size
    idea, cards, counts, deal = (
        say("rook-page-idea"),
        say("rook-page-cards"),
        say("rook-page-counters"),
        say("rook-page-deal"),
    )
    secret = say("rook-deal-secret-partner" if of.variant == CLASSIC else "rook-deal-secret")
    draws = say("rook-partners-are" if of.partner_draw else "rook-partners-can")
    return (
        page(idea, say("rook-idea-beginner", amount=target), BEGINNER),
        page(idea, say("rook-idea-intermediate", amount=target), INTERMEDIATE),
        page(idea, say("rook-idea-classic", amount=target), CLASSIC),
        page(idea, say("rook-idea-alone", amount=target), ALONE),
        page(cards, say("rook-cards-bird"), *_BIRD),
        page(cards, say("rook-cards-alone"), ALONE),
        page(counts, say("rook-counters-stars", amount=total), *_STARS),
        page(counts, say("rook-counters-points", amount=total), CLASSIC),
        page(counts, say("rook-counters-alone", amount=total), ALONE),
        page(deal, (say("rook-deal-drawn"), say("rook-deal-four", hand=hand, nest=nest), secret), *_BIRD),
        page(deal, (say("rook-deal-drawn"), *_deals(), secret), ALONE),
        page(say("rook-page-partners"), (draws, say("rook-partners-page")), CLASSIC),
        page(say("rook-page-trump"), say("rook-trump-page"), BEGINNER),
        page(say("rook-page-one-bid"), say("rook-one-bid", least=least, amount=total), INTERMEDIATE),
        page(say("rook-page-auction"), say("rook-auction", least=least, step=step, amount=total), *_POINTS),
        _worth(of),
        page(say("rook-page-nest"), (say("rook-nest-page"), say("rook-nest-advice")), *_BIDDING),
    )


def _playing() -> tuple[RulesPage, ...]:
    """The tricks."""
    trick, leads, follows = say("rook-page-trick"), say("rook-trick-first-bidding"), say("rook-trick-page")
    taker, takes, last = say("rook-page-taker"), (say("rook-taker-page"),), say("rook-page-last")
    return (
        page(trick, (say("rook-trick-first"), follows), BEGINNER),
        page(trick, (leads, follows), *_BIDDING),
        page(taker, takes),
        page(say("rook-page-bird"), say("rook-bird-page"), *_BIRD),
        page(last, say("rook-last-stars"), INTERMEDIATE),
        page(last, say("rook-last-points"), *_POINTS),
    )


def _scoring(of: Ruleset) -> tuple[RulesPage, ...]:
    """Scores, the end of the match, and the cost of a fault."""
    target = of.target
    counting, example, end = say("rook-page-counting"), say("rook-page-example"), say("rook-page-end")
    counters = ("red-5", "green-10", "yellow-14")
    free, review = say("rook-fines-free"), say("rook-fines-review")
    honour = say("rook-honour-is" if of.honour else "rook-honour-can")
    return (
        page(counting, say("rook-counting-beginner"), BEGINNER),
        page(counting, say("rook-counting-intermediate"), INTERMEDIATE),
        page(counting, say("rook-counting-classic"), CLASSIC),
        page(counting, say("rook-counting-alone"), ALONE),
        RulesPage(example, (say("rook-example-beginner"),), counters, (BEGINNER,)),
        RulesPage(example, (say("rook-example-intermediate"),), counters, (INTERMEDIATE,)),
        RulesPage(example, (say("rook-example-classic"),), counters, (CLASSIC,)),
        RulesPage(example, (say("rook-example-alone"),), counters, (ALONE,)),
        page(end, say("rook-end-stars", amount=target), *_STARS),
        page(end, say("rook-end-classic", amount=target), CLASSIC),
        page(end, say("rook-end-alone", amount=target), ALONE),
        page(say("rook-page-honour"), (honour, say("rook-honour-page")), *_POINTS),
        page(
            say("rook-page-fines"),
            (free, say("rook-fines-nest", amount=FINE), say("rook-fines-talk", amount=FINE), review),
            CLASSIC,
        ),
        page(say("rook-page-fines"), (free, say("rook-fines-nest", amount=FINE), review), ALONE),
    )


def _words(of: Ruleset) -> RulesPage:
    """The words that the other pages use."""
    nest = say("rook-words-nest-won") if of.bidding else say("rook-words-nest", nest=of.nest_size)
    lines = (say("rook-words-trick"), say("rook-words-trump"), nest, say("rook-words-counter"))
    return RulesPage(say("rook-page-words"), lines, ("red-9", "black-10", "red-14"))


def _worth(of: Ruleset) -> RulesPage:
    """Advice on bids."""
    lines = (say("rook-worth-high"), say("rook-worth-counters"), say("rook-worth-short"))
    partner = (say("rook-worth-partner"),) if of.variant == CLASSIC else ()
    return RulesPage(say("rook-page-worth"), (*lines, *partner), ("red-14", "red-13", "red-10", "green-5"), _BIDDING)


def _rulings(of: Ruleset, usual: int) -> Iterator[Message]:
    """The rulings RK-Q2 to RK-Q54 that apply to a match with this ruleset. `usual`: the target in the book."""
    if of.target != usual:
        yield say("rook-ours-target", amount=usual)
    yield say("rook-ours-draw")
    if of.partner_draw:
        yield say("rook-ours-partners")
    if of.variant == ALONE:
        yield say("rook-ours-low")
    if of.bidding:
        yield say("rook-ours-first") if of.one_round else say("rook-ours-last")
        yield say("rook-ours-most", amount=of.total)
        yield say("rook-ours-thrown")
    else:
        yield say("rook-ours-asleep")
    yield say("rook-ours-exact", amount=of.target) if of.variant == CLASSIC else say("rook-ours-tie")
    if of.honour:
        yield say("rook-ours-back")
        yield say("rook-ours-owning")


def _deals() -> tuple[Message, ...]:
    """The sizes of hands and nest for five or six players."""
    return tuple(say("rook-deal-players", count=count, hand=SIZES[count][0], nest=SIZES[count][1]) for count in (5, 6))


CLAUSES: ClauseTable = {
    "": {
        "rook-words-trick": "RK-48, RK-59, RK-60",
        "rook-words-trump": "RK-19, RK-45, RK-59",
        "rook-words-nest": "RK-15, RK-19",
        "rook-words-nest-won": "RK-25, RK-27, RK-30, RK-42, RK-43",
        "rook-words-counter": "RK-5 to RK-7",
        "rook-idea-beginner": "RK-9, RK-81 to RK-83",
        "rook-idea-intermediate": "RK-9, RK-25, RK-81 to RK-83",
        "rook-idea-classic": "RK-10, RK-30, RK-81 to RK-83",
        "rook-idea-alone": "RK-9, RK-30, RK-81 to RK-83",
        "rook-cards-bird": "RK-2, RK-3",
        "rook-cards-alone": "RK-4",
        "rook-counters-stars": "RK-5, RK-7, RK-8",
        "rook-counters-points": "RK-6 to RK-8",
        "rook-counters-alone": "RK-6 to RK-8",
        "rook-deal-drawn": "RK-13, RK-14",
        "rook-deal-four": "RK-15",
        "rook-deal-players": "RK-16, RK-17",
        "rook-deal-secret": "RK-18",
        "rook-deal-secret-partner": "RK-18",
        "rook-partners-are": "RK-11",
        "rook-partners-can": "RK-11, RK-Q4",
        "rook-partners-page": "RK-11, RK-12",
        "rook-trump-page": "RK-19 to RK-21",
        "rook-one-bid": "RK-23 to RK-26, RK-38, RK-39, RK-41",
        "rook-auction": "RK-28 to RK-36, RK-38, RK-39, RK-41",
        "rook-worth-high": "",
        "rook-worth-counters": "",
        "rook-worth-short": "",
        "rook-worth-partner": "",
        "rook-nest-page": "RK-42 to RK-45",
        "rook-nest-advice": "RK-66",
        "rook-trick-first": "RK-46, RK-47",
        "rook-trick-first-bidding": "RK-46, RK-47",
        "rook-trick-page": "RK-48, RK-50, RK-51",
        "rook-taker-page": "RK-59, RK-60, RK-63, RK-64",
        "rook-bird-page": "RK-49, RK-52, RK-55, RK-56, RK-62",
        "rook-last-stars": "RK-66",
        "rook-last-points": "RK-66",
        "rook-counting-beginner": "RK-67, RK-68",
        "rook-counting-intermediate": "RK-69 to RK-71",
        "rook-counting-classic": "RK-72 to RK-75, RK-79",
        "rook-counting-alone": "RK-73 to RK-76, RK-79",
        "rook-example-beginner": "RK-21, RK-68",
        "rook-example-intermediate": "RK-69 to RK-71",
        "rook-example-classic": "RK-73 to RK-75",
        "rook-example-alone": "RK-73 to RK-76",
        "rook-end-stars": "RK-80 to RK-84",
        "rook-end-classic": "RK-80 to RK-84",
        "rook-end-alone": "RK-80 to RK-84",
        "rook-honour-can": "RK-90",
        "rook-honour-is": "RK-90",
        "rook-honour-page": "RK-93, RK-95, RK-98 to RK-102",
        "rook-fines-free": "RK-97",
        "rook-fines-nest": "RK-107, RK-110",
        "rook-fines-talk": "RK-113",
        "rook-fines-review": "RK-115, RK-116",
        "rook-ours-target": "RK-81",
        "rook-ours-draw": "RK-Q2",
        "rook-ours-partners": "RK-Q3",
        "rook-ours-low": "RK-Q5",
        "rook-ours-first": "RK-Q13",
        "rook-ours-last": "RK-Q22",
        "rook-ours-most": "RK-Q17",
        "rook-ours-thrown": "RK-Q15",
        "rook-ours-asleep": "RK-Q10",
        "rook-ours-exact": "RK-Q39",
        "rook-ours-tie": "RK-Q12, RK-Q40",
        "rook-ours-back": "RK-Q48",
        "rook-ours-owning": "RK-Q54",
    },
}
"""The clauses that a line of the pages tells, by variant; "" if it is advice."""
