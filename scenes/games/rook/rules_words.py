"""The rules of Rook in short pages. One table serves all four variants."""

from collections.abc import Mapping

from engine.core.game import Setup
from engine.core.messages import say
from engine.games import GAMES
from engine.games.rook.options import FINE, SIZES, ruleset
from scenes.games import SILENT, STARS, OptionWords, Rule, RulesPage, Value, VariantWords, pages_of

BEGINNER, INTERMEDIATE, CLASSIC, ALONE = "beginner", "intermediate", "classic", "classic_individual"

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
    players = GAMES["rook"].variant(variant).players[0]
    of, usual = (ruleset(Setup("rook", variant, players, some)) for some in (options, {}))
    target, total, least, bids = of.target, of.total, of.least_bid, of.bidding
    beginner, middle, classic, alone = (variant == name for name in VARIANTS)
    stars, points, bird = beginner or middle, classic or alone, not alone
    trick, counters = ("red-9", "black-10", "red-14"), ("red-5", "green-10", "yellow-14")
    idea, deal, one_bid = say("rook-page-idea"), say("rook-page-deal"), say("rook-page-one-bid")
    return pages_of(
        Rule(say("rook-page-words"), say("rook-words-trick"), "RK-48, RK-59, RK-60", cards=trick),
        Rule(say("rook-page-words"), say("rook-words-trump"), "RK-19, RK-45, RK-59"),
        Rule(say("rook-page-words"), say("rook-words-nest-won"), "RK-25, RK-27, RK-30, RK-42, RK-43", bids),
        Rule(say("rook-page-words"), say("rook-words-nest", nest=of.nest_size), "RK-15, RK-19", not bids),
        Rule(say("rook-page-words"), say("rook-words-counter"), "RK-5 to RK-7"),
        Rule(idea, say("rook-idea-beginner", amount=target), "RK-9, RK-81 to RK-83", beginner),
        Rule(idea, say("rook-idea-intermediate", amount=target), "RK-9, RK-25, RK-81 to RK-83", middle),
        Rule(idea, say("rook-idea-classic", amount=target), "RK-10, RK-30, RK-81 to RK-83", classic),
        Rule(idea, say("rook-idea-alone", amount=target), "RK-9, RK-30, RK-81 to RK-83", alone),
        Rule(say("rook-page-cards"), say("rook-cards-bird"), "RK-2, RK-3", bird),
        Rule(say("rook-page-cards"), say("rook-cards-alone"), "RK-4", alone),
        Rule(say("rook-page-counters"), say("rook-counters-stars", amount=total), "RK-5, RK-7, RK-8", stars),
        Rule(say("rook-page-counters"), say("rook-counters-points", amount=total), "RK-6 to RK-8", classic),
        Rule(say("rook-page-counters"), say("rook-counters-alone", amount=total), "RK-6 to RK-8", alone),
        Rule(deal, say("rook-deal-drawn"), "RK-13, RK-14"),
        Rule(deal, say("rook-deal-four", hand=of.hand_size, nest=of.nest_size), "RK-15", bird),
        *(
            Rule(deal, say("rook-deal-players", count=count, hand=hand, nest=nest), "RK-16, RK-17", alone)
            for count, (hand, nest) in SIZES.items()
            if count > 4
        ),
        Rule(deal, say("rook-deal-secret"), "RK-18", not classic),
        Rule(deal, say("rook-deal-secret-partner"), "RK-18", classic),
        Rule(say("rook-page-partners"), say("rook-partners-are"), "RK-11", classic and of.partner_draw),
        Rule(say("rook-page-partners"), say("rook-partners-can"), "RK-11, RK-Q4", classic and not of.partner_draw),
        Rule(say("rook-page-partners"), say("rook-partners-page"), "RK-11, RK-12", classic),
        Rule(say("rook-page-trump"), say("rook-trump-page"), "RK-19 to RK-21", beginner),
        Rule(one_bid, say("rook-one-bid", least=least, amount=total), "RK-23 to RK-26, RK-38, RK-39, RK-41", middle),
        Rule(
            say("rook-page-auction"),
            say("rook-auction", least=least, step=of.bid_step, amount=total),
            "RK-28 to RK-36, RK-38, RK-39, RK-41",
            points,
        ),
        Rule(say("rook-page-worth"), say("rook-worth-high"), "", bids, ("red-14", "red-13", "red-10", "green-5")),
        Rule(say("rook-page-worth"), say("rook-worth-counters"), "", bids),
        Rule(say("rook-page-worth"), say("rook-worth-short"), "", bids),
        Rule(say("rook-page-worth"), say("rook-worth-partner"), "", classic),
        Rule(say("rook-page-nest"), say("rook-nest-page"), "RK-42 to RK-45", bids),
        Rule(say("rook-page-nest"), say("rook-nest-advice"), "RK-66", bids),
        Rule(say("rook-page-trick"), say("rook-trick-first"), "RK-46, RK-47", beginner),
        Rule(say("rook-page-trick"), say("rook-trick-first-bidding"), "RK-46, RK-47", bids),
        Rule(say("rook-page-trick"), say("rook-trick-page"), "RK-48, RK-50, RK-51"),
        Rule(say("rook-page-taker"), say("rook-taker-page"), "RK-59, RK-60, RK-63, RK-64"),
        Rule(say("rook-page-bird"), say("rook-bird-page"), "RK-49, RK-52, RK-55, RK-56, RK-62", bird),
        Rule(say("rook-page-last"), say("rook-last-stars"), "RK-66", middle),
        Rule(say("rook-page-last"), say("rook-last-points"), "RK-66", points),
        Rule(say("rook-page-counting"), say("rook-counting-beginner"), "RK-67, RK-68", beginner),
        Rule(say("rook-page-counting"), say("rook-counting-intermediate"), "RK-69 to RK-71", middle),
        Rule(say("rook-page-counting"), say("rook-counting-classic"), "RK-72 to RK-75, RK-79", classic),
        Rule(say("rook-page-counting"), say("rook-counting-alone"), "RK-73 to RK-76, RK-79", alone),
        Rule(say("rook-page-example"), say("rook-example-beginner"), "RK-21, RK-68", beginner, counters),
        Rule(say("rook-page-example"), say("rook-example-intermediate"), "RK-69 to RK-71", middle, counters),
        Rule(say("rook-page-example"), say("rook-example-classic"), "RK-73 to RK-75", classic, counters),
        Rule(say("rook-page-example"), say("rook-example-alone"), "RK-73 to RK-76", alone, counters),
        Rule(say("rook-page-end"), say("rook-end-stars", amount=target), "RK-80 to RK-84", stars),
        Rule(say("rook-page-end"), say("rook-end-classic", amount=target), "RK-80 to RK-84", classic),
        Rule(say("rook-page-end"), say("rook-end-alone", amount=target), "RK-80 to RK-84", alone),
        Rule(say("rook-page-honour"), say("rook-honour-is"), "RK-90", of.honour),
        Rule(say("rook-page-honour"), say("rook-honour-can"), "RK-90", points and not of.honour),
        Rule(say("rook-page-honour"), say("rook-honour-page"), "RK-93, RK-95, RK-98 to RK-102", points),
        Rule(say("rook-page-fines"), say("rook-fines-free"), "RK-97", points),
        Rule(say("rook-page-fines"), say("rook-fines-nest", amount=FINE), "RK-107, RK-110", points),
        Rule(say("rook-page-fines"), say("rook-fines-talk", amount=FINE), "RK-113", classic),
        Rule(say("rook-page-fines"), say("rook-fines-review"), "RK-115, RK-116", points),
        Rule(SILENT, say("rook-ours-target", amount=usual.target), "RK-81", target != usual.target),
        Rule(SILENT, say("rook-ours-draw"), "RK-Q2"),
        Rule(SILENT, say("rook-ours-partners"), "RK-Q3", of.partner_draw),
        Rule(SILENT, say("rook-ours-low"), "RK-Q5", alone),
        Rule(SILENT, say("rook-ours-first"), "RK-Q13", bids and of.one_round),
        Rule(SILENT, say("rook-ours-last"), "RK-Q22", bids and not of.one_round),
        Rule(SILENT, say("rook-ours-most", amount=total), "RK-Q17", bids),
        Rule(SILENT, say("rook-ours-thrown"), "RK-Q15", bids),
        Rule(SILENT, say("rook-ours-asleep"), "RK-Q10", not bids),
        Rule(SILENT, say("rook-ours-exact", amount=target), "RK-Q39", classic),
        Rule(SILENT, say("rook-ours-tie"), "RK-Q12, RK-Q40", not classic),
        Rule(SILENT, say("rook-ours-back"), "RK-Q48", of.honour),
        Rule(SILENT, say("rook-ours-owning"), "RK-Q54", of.honour),
    )
