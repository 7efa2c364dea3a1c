"""How Spooks is played, in short pages. One table for all three variants; each page says for which of them it is."""

from collections.abc import Mapping

from scenes.games import FEWEST_POINTS, Page, Value

HAND, SERIES, LONG = "hand", "series", "long"

VARIANT_TITLES = {HAND: "One hand", SERIES: "A series", LONG: "The long series"}
VARIANT_LINES = {
    HAND: "The first empty hand wins",
    SERIES: "Hands with points till somebody is grabbed",
    LONG: "Whoever is grabbed drops out, the others go on",
}
OPTION_TITLES = {"target": "Grabbed at", "decks": "Decks", "ghost": "Ghost hand", "masters": "Masters"}
OPTION_PICTURES = {"target": "star", "decks": "cards", "ghost": "hidden", "masters": "crown"}
OPTION_VALUES = {
    ("decks", 1): "one",
    ("decks", 2): "two, shuffled together",
    ("ghost", False): "no",
    ("ghost", True): "one hand is set aside",
    ("masters", False): "are just high cards",
    ("masters", True): "have powers",
}
OPTION_LINES = {
    "target": "So many points are too many",
    "decks": "A second deck for a bigger or longer game",
    "ghost": "Some cards are missing and nobody knows which",
    "masters": "Five cards with a crown turn things round",
}
TARGETS = {SERIES: (50, 100, 150, 200, 300), LONG: (50, 100, 150, 200, 300)}
UNIT = {HAND: FEWEST_POINTS, SERIES: FEWEST_POINTS, LONG: FEWEST_POINTS}
FEWEST_WINS = True


PAGES: tuple[Page, ...] = (
    Page("The idea", ("Everybody sheds cards onto one pile.",
                      "The colour of the top card says what the next one may do.",
                      "The first empty hand wins."),
         ("spider-4", "goblin-7", "bat-9"), (HAND,)),
    Page("The idea", ("Everybody sheds cards onto one pile. The first empty hand ends the hand.",
                      "What the others still hold are their points.",
                      "At 200 points somebody is grabbed. Then the fewest points win."),
         ("spider-4", "goblin-7", "bat-9"), (SERIES,)),
    Page("The idea", ("Everybody sheds cards onto one pile. The first empty hand ends the hand.",
                      "What the others still hold are their points.",
                      "At 200 points somebody is grabbed and drops out. The others go on."),
         ("spider-4", "goblin-7", "bat-9"), (LONG,)),
    Page("The cards", ("Spiders and Spooks are blue, Goblins are green, Bones and Bats are red.",
                       "Each suit runs from 1 to 10. Its Master, with a crown, comes after the 10.",
                       "The Black Cat has no suit, no colour and no number."),
         ("spider-1", "spook-4", "goblin-7", "bone-10", "cat")),
    Page("The start", ("All cards are dealt, one at a time.",
                       "Whoever holds Spider 1 puts it on the table.",
                       "Then it goes round clockwise. The dial shows the direction."),
         ("spider-1",)),
    Page("On blue: one higher", ("On a Spider or a Spook goes the next number, of any suit.",
                                 "Or the Cat. Or nothing: passing is free, even with a card that fits.",
                                 "If nobody tops it, whoever played it leads any card."),
         ("spook-4", "bat-5", "spider-5", "goblin-5")),
    Page("On red: match", ("On a Bone or a Bat goes the same suit, the same number, or the Cat.",
                           "Whoever can match must do so.",
                           "Only the next player is asked. Nothing fits? That player is in for it."),
         ("bone-7", "bone-2", "spook-7", "cat")),
    Page("Bones: a straight", ("Nobody matched a Bone: its player lays a straight.",
                               "Numbers in a row, any suits. One card will do. The Cat lies alone.",
                               "The highest card is on top. Whoever was stuck goes on from it."),
         ("spider-3", "bat-4", "goblin-5")),
    Page("Bats: the bite", ("Nobody matched a Bat: everybody gives that player one card.",
                            "One after the other, from the Bat's player on, against the direction.",
                            "Giving the last card away wins. Then whoever was bitten leads."),
         ("bat-6",)),
    Page("Goblins: a trick", ("A Goblin starts a trick: everybody lays one more card, face down.",
                              "All turn at once. A Cat takes it, else the highest Goblin. The taker leads.",
                              "Neither? The next player goes on. A last card laid wins at once."),
         ("goblin-7", "goblin-9", "spook-3")),
    Page("The Black Cat", ("It goes on everything.",
                           "After it the next player leads any card.",
                           "In a goblin trick it beats every Goblin."),
         ("cat",)),
    Page("A tie", ("With two decks, two Cats or two equal Goblins can tie in a trick.",
                   "Those two lay one more card each.",
                   "That goes on until one is better, or a hand is empty."),
         ("goblin-9", "goblin-9")),
    Page("The ghost hand", ("This is an option: one more hand is dealt and set aside, face down.",
                            "Nobody looks at it before the hand is over.",
                            "If Spider 1 is in it, the lowest Spider in play opens."),
         ("spider-1",)),
    Page("Masters", ("This is an option: Masters on the pile have powers.",
                     "Bones: the direction of play turns round.",
                     "Bats: the numbers run down. Spiders: it goes on any Spider."),
         ("bone-m", "bat-m", "spider-m")),
    Page("Masters that give", ("Spooks: everybody hands one card to the neighbour, all at once.",
                               "Goblins: one card goes to an opponent with the fewest. Then comes the trick."),
         ("spook-m", "goblin-m")),
    Page("Numbers run down", ("After the Master of Bats the next card on blue is one lower.",
                              "In a trick the lowest Goblin is best. The Cat stays best of all.",
                              "It lasts till the end of the hand, or till the other Master of Bats."),
         ("bat-m", "spook-6", "goblin-5")),
    Page("The end", ("An empty hand wins at once, whatever the last card would have started.",
                     "In a trick several hands can become empty: then they share the win."),
         ("spook-9",), (HAND,)),
    Page("Points", ("Cards that are left count against their player.",
                    "1 to 10 count their number, a Master 20, the Cat 30.",
                    "The winner of the hand has none."),
         ("spider-8", "bone-m", "cat"), (SERIES, LONG)),
    Page("The end", ("The series ends after the hand in which somebody reaches 200.",
                     "The fewest points win, whoever won the last hand."),
         (), (SERIES,)),
    Page("Dropping out", ("Whoever reaches 200 drops out and keeps the points.",
                          "The others play on without that seat, till three are left and one of them is grabbed.",
                          "The fewest points win."),
         (), (LONG,)),
)  # fmt: skip


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    del options
    return tuple(page for page in PAGES if not page.variants or variant in page.variants)


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Everybody plays alone."""
    del variant
    return tuple((seat,) for seat in range(players))
