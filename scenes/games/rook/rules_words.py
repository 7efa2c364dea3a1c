"""How Rook is played, in short pages. One table for all four variants; each page says for which of them it is."""

from collections.abc import Mapping

from scenes.games import POINTS, STARS, Page, Value

BEGINNER, INTERMEDIATE, CLASSIC, ALONE = "beginner", "intermediate", "classic", "classic_individual"
_ALL = (BEGINNER, INTERMEDIATE, CLASSIC, ALONE)
_BIRD = (BEGINNER, INTERMEDIATE, CLASSIC)
_STARS = (BEGINNER, INTERMEDIATE)
_POINTS = (CLASSIC, ALONE)
_BIDDING = (INTERMEDIATE, CLASSIC, ALONE)

VARIANT_TITLES = {
    BEGINNER: "Beginner's game",
    INTERMEDIATE: "One bid each",
    CLASSIC: "Classic, partners",
    ALONE: "Classic, each alone",
}
VARIANT_LINES = {
    BEGINNER: "No bidding: a turned card names trump",
    INTERMEDIATE: "One round of bids, nobody is set back",
    CLASSIC: "Two against two with a real auction",
    ALONE: "Five or six, without the Rook Bird",
}
OPTION_TITLES = {"target": "Play to", "enforcement": "Wrong cards", "partner_draw": "Partners"}
OPTION_PICTURES = {"target": "star", "enforcement": "bell", "partner_draw": "people"}
OPTION_VALUES = {
    ("enforcement", "strict"): "cannot be played",
    ("enforcement", "honour"): "can be called out",
    ("partner_draw", False): "as seated",
    ("partner_draw", True): "drawn by card",
}
OPTION_LINES = {
    "target": "The score that ends the game",
    "enforcement": "Or trust the table: a wrong card costs points when called",
    "partner_draw": "High cards against low cards, then seats change",
}
TARGETS = {
    BEGINNER: (10, 20, 30, 40, 60, 80),
    INTERMEDIATE: (15, 25, 40, 50, 75, 100),
    CLASSIC: (100, 150, 200, 300, 500),
    ALONE: (50, 100, 150, 200, 300),
}
UNIT = {BEGINNER: STARS, INTERMEDIATE: STARS, CLASSIC: POINTS, ALONE: POINTS}
FEWEST_WINS = False

PAGES: tuple[Page, ...] = (
    Page("The idea", ("Four play, each for themselves.",
                      "Win tricks that have stars in them.",
                      "40 stars win the game."),
         ("green-10", "rook", "red-14"), (BEGINNER,)),
    Page("The idea", ("Four play, each for themselves.",
                      "Promise a number of stars and name trump, or stop somebody else.",
                      "50 stars win the game."),
         ("green-10", "rook", "red-14"), (INTERMEDIATE,)),
    Page("The idea", ("Four play, two against two. Partners sit opposite each other and share one score.",
                      "Promise points at the auction, then take them.",
                      "300 points win the game."),
         ("green-10", "rook", "red-14"), (CLASSIC,)),
    Page("The idea", ("Five or six play, each for themselves.",
                      "Promise points at the auction, then take them.",
                      "150 points win the game."),
         ("green-10", "black-5", "red-14"), (ALONE,)),
    Page("The cards", ("Four colours: green leaf, red poppy, black hat, yellow sun.",
                       "Each runs from 5 up to 14.",
                       "One more card belongs to no colour: the Rook Bird."),
         ("green-5", "red-9", "black-12", "yellow-14", "rook"), _BIRD),
    Page("The cards", ("Four colours: green leaf, red poppy, black hat, yellow sun.",
                       "Each runs from 1 up to 14.",
                       "The Rook Bird stays in the box."),
         ("green-1", "red-6", "black-11", "yellow-14"), (ALONE,)),
    Page("What counts", ("A 5 has one star. A 10 and a 14 have two. The Rook Bird has four.",
                         "All other cards have none.",
                         "24 stars are in the whole deck."),
         ("red-5", "green-10", "yellow-14", "rook"), _STARS),
    Page("What counts", ("A star is worth 5 points: a 5 counts 5, a 10 and a 14 count 10, the Rook Bird counts 20.",
                         "All other cards count nothing.",
                         "120 points are in the whole deck."),
         ("red-5", "green-10", "yellow-14", "rook"), (CLASSIC,)),
    Page("What counts", ("A star is worth 5 points: a 5 counts 5, a 10 and a 14 count 10.",
                         "All other cards count nothing.",
                         "100 points are in the whole deck."),
         ("red-5", "green-10", "yellow-14"), (ALONE,)),
    Page("The deal", ("Everybody draws a card. The highest deals first; later the deal goes round to the left.",
                      "Nine cards for each seat, five face down in the nest.",
                      "A hand is a secret, for partners too."),
         (), _BIRD),
    Page("The deal", ("Everybody draws a card. The highest deals first; later the deal goes round to the left.",
                      "Five players: ten cards each, six in the nest.",
                      "Six players: nine cards each, two in the nest."),
         (), (ALONE,)),
    Page("Drawing for partners", ("This is an option: partners can be drawn instead of chosen.",
                                  "The two higher cards play against the two lower ones.",
                                  "Then seats change until partners sit opposite each other."),
         ("green-14", "red-12", "black-8", "yellow-6"), (CLASSIC,)),
    Page("Trump", ("The top card of the nest is turned up. Its colour is trump for this hand.",
                   "If it is the Rook Bird, it goes to the bottom and the next card is turned.",
                   "The rest of the nest sleeps: it counts for nobody."),
         ("black-8",), (BEGINNER,)),
    Page("One bid each", ("Left of the dealer speaks first. Each seat speaks once: a number of stars, or pass.",
                          "Every bid is higher than the one before, from 1 to 24. A bid of 24 ends it at once.",
                          "If all pass, there are new cards and a new dealer."),
         (), (INTERMEDIATE,)),
    Page("The auction", ("The seat left of the dealer speaks first. Bids start at 70 and rise by 5 or more.",
                         "It goes round and round. Whoever passes is out until the next hand.",
                         "The last bid standing wins. A bid of 120 wins at once.",
                         "If all pass, there are new cards and a new dealer."),
         (), (CLASSIC,)),
    Page("The auction", ("The seat left of the dealer speaks first. Bids start at 30 and rise by 5 or more.",
                         "It goes round and round. Whoever passes is out until the next hand.",
                         "The last bid standing wins. A bid of 100 wins at once.",
                         "If all pass, there are new cards and a new dealer."),
         (), (ALONE,)),
    Page("The nest", ("The high bidder takes the nest, in secret, and lays down as many cards as were in it.",
                      "Any cards may go, those with stars too.",
                      "Then the bidder names trump: any of the four colours."),
         ("yellow-6", "green-7", "black-9"), _BIDDING),
    Page("Playing a trick", ("The seat left of the dealer leads first, whoever won the bidding. Any card may be led.",
                             "The others follow in turn, one card each, with the colour that was led.",
                             "Whoever has none of it may play anything, trump too."),
         ("yellow-8", "yellow-14", "yellow-12", "black-6")),
    Page("Who takes it", ("The highest trump takes the trick.",
                          "Without a trump, the highest card of the colour led takes it.",
                          "The taker leads to the next trick. The latest trick may be looked at again."),
         ("red-9", "red-11", "red-10", "black-10")),
    Page("The Rook Bird", ("It is the highest trump and takes every trick it is in.",
                           "It may be played at any time, even by a seat that could follow.",
                           "Trump is led and the bird is the only trump in the hand: it must come out.",
                           "When the bird leads, trump is led."),
         ("rook",), _BIRD),
    Page("The last trick", ("Whoever takes the last trick takes the nest as well, with every star in it.",
                            "So a nest full of counters is worth a fight."),
         ("red-10", "green-5", "rook"), (INTERMEDIATE, CLASSIC)),
    Page("The last trick", ("Whoever takes the last trick takes the nest as well, with every point in it.",
                            "So a nest full of counters is worth a fight."),
         ("red-10", "green-5", "black-14"), (ALONE,)),
    Page("Counting", ("Each seat scores the stars in its tricks.",
                      "Stars that stayed in the nest are lost."),
         ("red-5", "green-10", "yellow-14"), (BEGINNER,)),
    Page("Counting", ("Each seat scores the stars it took.",
                      "The bidder too, if the promise was kept. If not, the bidder scores nothing for this hand.",
                      "Nothing is ever taken away."),
         ("red-5", "green-10", "yellow-14"), (INTERMEDIATE,)),
    Page("Counting", ("Partners add up what they took.",
                      "Bid made: the side scores all it took, not only the bid.",
                      "Bid missed: the side loses the whole bid and scores nothing.",
                      "The other side always scores what it took. Scores may fall below zero."),
         ("red-5", "green-10", "yellow-14"), (CLASSIC,)),
    Page("Counting", ("Bid made: the bidder scores everything taken, not only the bid.",
                      "Bid missed: the bidder loses the whole bid and scores nothing.",
                      "All others score what they took. Scores may fall below zero."),
         ("red-5", "green-10", "yellow-14"), (ALONE,)),
    Page("The end", ("The game ends after a hand in which somebody reaches 40 stars.",
                     "If several do, the most stars win. A tie plays another hand."),
         (), (BEGINNER,)),
    Page("The end", ("The game ends after a hand in which somebody reaches 50 stars.",
                     "If several do, the most stars win. A tie plays another hand."),
         (), (INTERMEDIATE,)),
    Page("The end", ("The game ends after a hand in which a side reaches 300 points.",
                     "If both do, the higher score wins, whoever bid. A tie plays another hand."),
         (), (CLASSIC,)),
    Page("The end", ("The game ends after a hand in which somebody reaches 150 points.",
                     "If several do, the highest score wins. A tie plays another hand."),
         (), (ALONE,)),
    Page("On their honour", ("This is an option: wrong cards and wrong nests can be laid, and called.",
                             "The bell calls, in the rail or in the pause: opponents may, and one's own card.",
                             "In time, the card goes back and a right one is played.",
                             "Too late: the hand stops, and that side loses the high bid and scores nothing."),
         ("yellow-8", "green-6"), _POINTS),
    Page("Calls and fines", ("A call that was wrong costs nothing.",
                             "A nest of the wrong size costs 40, and is mended if there is still time.",
                             "Table talk costs 40 if both seats that are not in it say so.",
                             "Before the count all tricks lie open, and everybody agrees."),
         (), (CLASSIC,)),
    Page("Calls and fines", ("A call that was wrong costs nothing.",
                             "A nest of the wrong size costs 40, and is mended if there is still time.",
                             "Before the count all tricks lie open, and everybody agrees."),
         (), (ALONE,)),
)  # fmt: skip


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    del options
    return tuple(page for page in PAGES if not page.variants or variant in page.variants)


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Which seats play together."""
    if variant == CLASSIC:
        return (0, 2), (1, 3)
    return tuple((seat,) for seat in range(players))
