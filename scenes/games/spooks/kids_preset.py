"""The lighter way to play Spooks, and how it is played in a child's words."""

from scenes.games import Page, Preset
from scenes.table.childrens import Said

GOAL = Said("Get rid of all the cards!", "spooks/cat")

PRESET = Preset(
    "Small hands",
    "For children: few cards each, and no Masters",
    "hand",
    5,
    {"ghost": True},
)
"""The rules have no option for the size of a hand; it shrinks with the seats, and with the ghost hand."""

PAGES = (
    Page("What it is about", ("We all hold cards.", "The first empty hand wins."),
         ("spider-4", "goblin-7", "bat-9")),
    Page("Blue cards", ("On blue goes the next number. On a 4 goes a 5.", "Or the Cat. Or a pass."),
         ("spook-4", "goblin-5")),
    Page("Red cards", ("On red goes the same picture or the same number.", "Who has one must play it."),
         ("bone-7", "bone-2", "spook-7")),
    Page("Bones", ("No match for a Bone? Then cards go down in a row.", "A row goes up: 3, 4, 5."),
         ("spider-3", "bat-4", "goblin-5")),
    Page("Bats", ("No match for a Bat? Then the bats bite.", "Each of the others gives one card."),
         ("bat-6",)),
    Page("Goblins", ("A Goblin! Now we all lay down one card.", "The Cat wins. Or else the highest Goblin."),
         ("goblin-7", "goblin-9", "spook-3")),
    Page("The Black Cat", ("The Cat goes on any card.", "Then the next one plays any card."),
         ("cat",)),
    Page("The ghost hand", ("One more hand lies there.", "No one may look at it."),
         picture="icons/hidden"),
)  # fmt: skip
