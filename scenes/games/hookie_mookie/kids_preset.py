"""The lighter way to play Hookie-Mookie, and how it is played in a child's words."""

from scenes.games import Page, Preset
from scenes.table.childrens import Said

GOAL = Said("Find pairs before the sun sets!", "hookie_mookie/sun")

PRESET = Preset(
    "Sunny day",
    "For children: jokers, and a miss costs one card",
    "together",
    4,
    {"ghost_cards": 2, "penalty_caller": 1, "jokers": 4},
    {"reminder": "list"},
)

PAGES = (
    Page("What it is about", ("We play as one team.", "One hand must be empty before the sun sets."),
         picture="hookie_mookie/sun"),
    Page("Three alike", ("Three or four cards alike can go down.", "Only the number or the face counts."),
         ("7-clubs", "7-hearts", "7-spades")),
    Page("On a set", ("One more like that? It can go on the set.",),
         ("queen-hearts", "queen-spades")),
    Page("A hookie", ("A pair comes from a hookie: call a friend.", "Both lay one card face down.",
                      "Un, deux, trois: flip!"),
         picture="childs/flip"),
    Page("A match", ("The same? Both cards stay down.",),
         ("8-hearts", "8-clubs")),
    Page("No match", ("Not the same? Both go back. Both draw one card.", "Think of what was shown!"),
         ("jack-hearts", "4-clubs")),
    Page("Jokers", ("A joker goes with any card.",),
         ("joker", "9-diamonds")),
    Page("The sun", ("With each new card the sun sinks.", "No more cards? Then the sun is down."),
         picture="hookie_mookie/sun"),
)  # fmt: skip
