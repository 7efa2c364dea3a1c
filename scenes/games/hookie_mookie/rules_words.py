"""How Hookie-Mookie is played, in short pages. One table for both variants; each page says for which of them it is."""

from collections.abc import Mapping

from scenes.games import CARDS, Page, Value

TOGETHER, RACE = "together", "race"

VARIANT_TITLES = {TOGETHER: "Together", RACE: "A race"}
VARIANT_LINES = {
    TOGETHER: "Everybody against the cards: win together or lose together",
    RACE: "The first empty hand wins alone",
}
OPTION_TITLES = {
    "must_empty": "Hands to empty",
    "ghost_cards": "Ghost hand",
    "penalty_caller": "Caller draws",
    "penalty_partner": "Partner draws",
    "jokers": "Jokers",
}
OPTION_PICTURES = {
    "must_empty": "crown",
    "ghost_cards": "hidden",
    "penalty_caller": "plus",
    "penalty_partner": "plus",
    "jokers": "star",
}
OPTION_VALUES = {
    ("must_empty", 1): "one",
    ("must_empty", 2): "two",
    ("must_empty", 3): "three",
    ("ghost_cards", 0): "none",
    ("ghost_cards", 1): "1 card",
    ("penalty_caller", 1): "1 card",
    ("penalty_partner", 1): "1 card",
    ("jokers", 0): "none",
    ("jokers", 1): "1 joker",
    ("jokers", 2): "2 jokers",
    ("jokers", 3): "3 jokers",
    ("jokers", 4): "4 jokers",
}
OPTION_LINES = {
    "must_empty": "More empty hands make it harder",
    "ghost_cards": "Cards that nobody sees: fewer make it easier",
    "penalty_caller": "After a flip that does not match: fewer make it easier",
    "penalty_partner": "After a flip that does not match: fewer make it easier",
    "jokers": "They match any card and make it easier",
}
TARGETS: dict[str, tuple[int, ...]] = {}
UNIT = {TOGETHER: CARDS, RACE: CARDS}
FEWEST_WINS = False

PAGES: tuple[Page, ...] = (
    Page("The idea", ("All play together against the deck.",
                      "The deck is the day: with every card that is drawn, the sun sinks.",
                      "Is a hand empty before the deck is? Then everybody has won."),
         ("8-hearts", "8-spades"), (TOGETHER,)),
    Page("The idea", ("Everybody plays for the own hand.",
                      "The first empty hand wins alone.",
                      "When the deck is empty first, the cards win."),
         ("8-hearts", "8-spades"), (RACE,)),
    Page("The cards", ("Only the value counts: ace, 2 to 10, jack, queen, king.",
                       "Suits and colours never matter, and no value beats another.",
                       "There are four of each."),
         ("ace-clubs", "7-diamonds", "jack-spades", "queen-hearts", "king-clubs")),
    Page("The start", ("Seven cards for everybody. The ghost hand is put aside and out of the game.",
                       "The rest is the deck.",
                       "The longest hair begins. Then it goes round clockwise."),
         ("2-hearts", "9-clubs")),
    Page("Silence", ("Nobody says or shows anything about cards.",
                     "And nobody says what comes next, either.",
                     "What the others hold is found out by flipping.")),
    Page("A turn", ("Lay cards, or call a hookie: one of the two, freely chosen.",
                    "Never both, never neither.",
                    "A hookie may be called with cards in hand that could be laid."),
         ("king-spades", "king-diamonds", "king-hearts")),
    Page("Laying: a new set", ("Three or four cards of one value make a new set.",
                               "Two are too few: a pair comes from a hookie only.",
                               "Several sets may be laid in one turn."),
         ("7-clubs", "7-hearts", "7-spades")),
    Page("Laying: onto a set", ("One card or more go onto a set of their value, whoever laid it.",
                                "There is one set of each value at most.",
                                "The dots under a set say how many of the four lie there."),
         ("queen-hearts", "queen-spades")),
    Page("Done", ("Nothing has to be laid, and cards may be kept back.",
                  "Whoever has laid goes on for as long as they like, then says done.",
                  "All four of a value? The set is whole and leaves the table."),
         ("5-clubs", "5-diamonds", "5-hearts", "5-spades")),
    Page("Hookie", ("The caller names somebody who holds a card. Nobody can refuse.",
                    "Both choose a card of their own in secret and lay it face down.",
                    "All count aloud: un, deux, trois. Both cards turn at once."),
         ("10-hearts", "10-clubs")),
    Page("A match", ("Both cards have the same value: they stay as a set.",
                     "Or they join the set of that value.",
                     "Nobody draws."),
         ("8-hearts", "8-clubs")),
    Page("No match", ("Both cards go back, after everybody has seen them.",
                      "The caller draws two cards, the partner one.",
                      "Who remembers what was shown will match it next time."),
         ("jack-hearts", "4-clubs")),
    Page("Good habits", ("In a first hookie it is the custom to offer the highest card.",
                         "Later the caller offers what the partner showed lately.",
                         "These are habits, no rules."),
         ("ace-spades", "king-hearts")),
    Page("Jokers", ("This is an option. A joker matches any card in a flip.",
                    "It may lie in any set, and three or four alone are an open set.",
                    "An open set gets the value of the first cards laid there."),
         ("joker", "9-diamonds")),
    Page("Being out", ("Whoever has no card left is out and wears a crown.",
                       "A card that lies face down still counts as held.",
                       "Whoever is out is not called any more."),
         ("3-spades",)),
    Page("The end", ("Enough hands are empty: everybody wins. Voilà!",
                     "The last card of the deck is drawn: the sun is down and the cards win.",
                     "It is lost with that card, not one later."),
         (), (TOGETHER,)),
    Page("The end", ("A hand is empty: that player wins. Two in one flip share it.",
                     "The last card of the deck is drawn: nobody wins."),
         (), (RACE,)),
)  # fmt: skip


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    del options
    return tuple(page for page in PAGES if not page.variants or variant in page.variants)


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Every seat has a score of its own (HM-71), also where all win or lose as one."""
    del variant
    return tuple((seat,) for seat in range(players))
