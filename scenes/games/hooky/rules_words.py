"""How Hooky is played, in short pages."""

from collections.abc import Mapping

from engine.core.packs import Pack, offered
from scenes.games import POINTS, Page, Value

STANDARD = "standard"

VARIANT_TITLES = {STANDARD: "Six rounds"}
VARIANT_LINES = {STANDARD: "Ask words, hear numbers, find the three who are missing"}
OPTION_TITLES = {"disputes": "Odd words", "words": "Words in"}
OPTION_PICTURES = {"disputes": "question", "words": "book"}
OPTION_VALUES: dict[tuple[str, object], str] = {
    ("disputes", "consensus"): "back if all object",
    ("disputes", "majority"): "back if most object",
    ("disputes", "off"): "all words count",
    **{("words", pack.language): pack.title for pack in offered()},
}
OPTION_LINES = {
    "disputes": "When a word that nobody knows goes back to its speaker",
    "words": "The language of the words that the house says, offers and knows",
}
TARGETS: dict[str, tuple[int, ...]] = {}
UNIT = {STANDARD: POINTS}
FEWEST_WINS = False


def spelled(pack: Pack) -> str:
    """How letters beyond A to Z are spelled in the words of a pack."""
    *most, last = (f"{letter} is {spelling}" for letter, spelling in pack.letters.items())
    return f"{', '.join(most)} and {last}" if most else last


PAGES: tuple[Page, ...] = (
    Page("The idea", ("Twenty-six pupils, one for each letter. Three of them play hooky.",
                      "Everybody holds some of the others. Words and numbers tell who has whom.",
                      "Points come from naming the missing, and from knowing the other hands."),
         ("D", "J", "M")),
    Page("The cards", ("With three teachers a hand is 7 cards, with four 5, with five 4.",
                       "Three cards are missing: nobody looks at them.",
                       "The rest is the Playground: three cards, two with three teachers."),
         ("A", "H", "Q", "S", "Z")),
    Page("Starting clues", ("Everybody says a five-letter word about the own hand, and its number is told.",
                            "The number is how many places of the word have a letter of that hand.",
                            "A starting clue needs at least one own letter."),
         ("A", "G", "H", "L", "U")),
    Page("The number", ("A letter counts at each of its places: DADDY is 3 for a hand with the D, without A and Y.",
                        "Which letters counted is never told.",
                        "The number is always true."),
         ("D",)),
    Page("A turn", ("Put one five-letter word to one other teacher. Everybody hears the number.",
                    "It may be 0. Nobody may pass.",
                    "The same word, or its letters in another order, cannot go to the same teacher again."),
         ("Q", "U", "I", "C", "K")),
    Page("Words", ("Five letters, and it has to exist. Names of people, places and things are words, too.",
                   "A word that the house does not know is put to the others before its number is told.",
                   "A word that was sent back may not be used again by anybody."),
         ("W", "O", "R", "D", "S")),
    *(Page(f"Words in {pack.title}", ("Hooky has the letters A to Z alone.", f"{spelled(pack)}.",
                                      "Whoever types one of them gets both letters."),
           tuple(sorted(set("".join(pack.letters.values()))))) for pack in offered() if pack.letters),
    Page("Revealing a card", ("From round 2 on a turn may lay one own card face up, before or after the question.",
                              "For that the revealer sees one card of another hand, drawn by chance.",
                              "A card that lies open still counts in every number about that hand."),
         ("E",)),
    Page("Rounds", ("Six rounds. Whoever was in a classroom last has the bell, and begins each of them.",
                    "After each of the first rounds a card of the Playground turns up.",
                    "Those letters are in no hand, and not missing."),
         ("W", "Z", "C")),
    Page("Guesses", ("After rounds 4, 5 and 6 everybody guesses the three missing letters, in secret.",
                     "A guess stays as it is. Nobody is told whether it is right.",
                     "After round 6 everybody also names the other hands."),
         ("J", "I", "R")),
    Page("Points", ("Each missing letter in a guess: 5 after round 4, 5 after round 5, 10 after round 6.",
                    "Each right letter in another hand: 1. A whole hand: 1 more.",
                    "Wrong letters cost nothing."),
         ("D", "J", "M")),
    Page("The end", ("All guesses and all hands are shown. The most points win.",
                     "Level? Whoever was right in an earlier guess wins, or had more of them right there.",
                     "Still level? Fewer revealed cards win. After that the win is shared."),
         ()),
)  # fmt: skip


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    del variant, options
    return PAGES


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Everybody plays alone."""
    del variant
    return tuple((seat,) for seat in range(players))
