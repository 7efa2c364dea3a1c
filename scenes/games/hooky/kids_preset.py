"""The lighter way to play Hooky, and how it is played in a child's words."""

from scenes.games import Page, Preset
from scenes.table.childrens import Said

GOAL = Said("Find the three who are not here!", "icons/question")

PRESET = Preset(
    "All the help",
    "For children: three seats, the register helps",
    "standard",
    3,
    {"disputes": "off"},
    {"help": "deduction"},
)
"""The rules have six rounds and no option for fewer; with as few seats as may play they are the shortest."""

PAGES = (
    Page("What it is about", ("26 children, one for each letter.", "Three are not here. Find out who."),
         ("D", "J", "M")),
    Page("The cards", ("Each of us holds some letters.", "No one else may see them."),
         ("A", "H", "Q", "S", "Z")),
    Page("A word", ("Pick a friend. Spell a word with five letters.", "How many of them fit? We all hear it."),
         picture="childs/word"),
    Page("The number", ("DADDY is 3 for a hand with the D.", "It is 0 if no letter is there."),
         ("D", "A", "Y")),
    Page("The list", ("The list shows who has which letter.", "It fills in a lot on its own."),
         picture="icons/book"),
    Page("Show and peek", ("Show one card.", "Then peek at one card of a friend."),
         picture="icons/eye"),
    Page("Who is not here?", ("We guess three times.", "At the end we guess the hands too."),
         ("J", "I", "R")),
    Page("Points", ("Each right letter gives points.", "The most points win."),
         picture="icons/star"),
)  # fmt: skip
