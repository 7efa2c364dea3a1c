"""How Word Porters is played, in short pages. One table for both variants; each page says for which of them it is."""

from collections.abc import Mapping

from engine.core.packs import offered
from scenes.games import POINTS, Page, Value

STANDARD, CHILDREN = "standard", "children"

VARIANT_TITLES = {STANDARD: "The full game", CHILDREN: "For children"}
VARIANT_LINES = {
    STANDARD: "Ten words, vague hints, four rounds",
    CHILDREN: "Easy words with pictures, and nobody has to give a hint",
}
OPTION_TITLES = {"mix_sides": "Words", "words": "Words in"}
OPTION_PICTURES = {"mix_sides": "cards", "words": "book"}
OPTION_VALUES: dict[tuple[str, object], str] = {
    ("mix_sides", True): "easy and hard ones mixed",
    ("mix_sides", False): "all easy or all hard",
    **{("words", pack.language): pack.title for pack in offered()},
}
OPTION_LINES = {
    "mix_sides": "Each card has an easy word on one side and a hard one on the other",
    "words": "The language of words and hints",
}
TARGETS: dict[str, tuple[int, ...]] = {}
UNIT = {STANDARD: POINTS, CHILDREN: POINTS}
FEWEST_WINS = False


PAGES: tuple[Page, ...] = (
    Page("The idea", ("Ten words lie on the table. Everybody secretly owns one of them.",
                      "Parcels on hints point at it. Then everybody guesses everybody's word.",
                      "After four rounds the most points win."),
         ("w108a", "h3"), (STANDARD,)),
    Page("The idea", ("Everybody secretly owns one of ten words.",
                      "Parcels on hints point at it.",
                      "Then everybody guesses. After four rounds the most points win."),
         ("w108a", "h3"), (CHILDREN,)),
    Page("The things", ("A word is a plate with a number.",
                        "A hint is a luggage label: 9 for 3 players, up to 12 for 6.",
                        "Everybody has parcels 1, 2 and 3."),
         ("w146a", "h13")),
    Page("The secret number", ("Everybody gets a tag with a secret number. All numbers differ.",
                               "The others shall find the word with that number.",
                               "The tag may be looked at again at any time."),
         ("tag-7",)),
    Page("Giving a hint", ("The youngest begins. Then it goes round clockwise, one hint a turn.",
                           "On an empty hint goes the lowest parcel that is left.",
                           "So parcel 1 is somebody's first idea."),
         ("parcel-1",)),
    Page("Sharing a hint", ("On a taken hint go two parcels: the lowest, and the 3 under it.",
                            "Whoever has not got both cannot share.",
                            "Nobody goes on the same hint twice."),
         ("shared-2",)),
    Page("Passing", ("While a hint is empty a parcel must be placed, even if nothing fits.",
                     "No hint is empty: then a seat may pass.",
                     "Whoever passes is done with hints for this round."),
         ("parcel-3",), (STANDARD,)),
    Page("Passing", ("Nobody has to place: passing is free at any time.",
                     "Whoever passes is done with hints for this round.",
                     "The others go on."),
         ("parcel-3",), (CHILDREN,)),
    Page("No hints by mouth", ("Only parcels may tell something.",
                               "No words, no looks, no groans.",
                               "Their order tells a lot, and so do hints that stay empty."),
         ("parcel-1", "parcel-2")),
    Page("The vote", ("Then all vote at the same time, in secret.",
                      "A suitcase for each of the others says which word they own.",
                      "No number goes twice. All can be changed till they are given in."),
         ("suitcase-4",)),
    Page("The count", ("One after the other the secret numbers are turned up.",
                       "Then the suitcases that were packed for that player open.",
                       "A right one is a point for its packer, and one for the owner."),
         ("tag-7", "suitcase-7")),
    Page("The track", ("Every point is a step for the porter.",
                       "A wrong suitcase costs nothing.",
                       "After 20 the porter goes through the tunnel and wears +20."),
         ("porter-9", "porter-21")),
    Page("The next round", ("New words, new hints, and all parcels back.",
                            "Whoever has the fewest points begins.",
                            "Several have? The next of them clockwise from the last one to begin."),
         ("parcel-1", "parcel-2")),
    Page("Easy and hard words", ("Each word card has an easy side and a hard one.",
                                 "They are mixed. The option keeps all cards on one side: all easy or all hard."),
         ("w70a", "w70b"), (STANDARD,)),
    Page("The end", ("The game ends after four rounds.",
                     "The most points win. Several have the most? They win together."),
         ("porter-21",)),
)  # fmt: skip


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    """The pages of a variant in reading order."""
    del options
    return tuple(page for page in PAGES if not page.variants or variant in page.variants)


def sides(variant: str, players: int) -> tuple[tuple[int, ...], ...]:
    """Everybody plays alone."""
    del variant
    return tuple((seat,) for seat in range(players))
