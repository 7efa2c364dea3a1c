"""The lighter way to play Word Porters, and how it is played in a child's words."""

from scenes.games import Page, Preset
from scenes.table.childrens import Said

GOAL = Said("Help friends find the secret word!", "word_porters/trolley")

PRESET = Preset(
    "Easy words",
    "For children: three seats, words with pictures",
    "children",
    3,
)
"""The rules have four rounds and no option for fewer; with as few seats as may play they are the shortest."""

PAGES = (
    Page("What it is about", ("Each of us has a secret word.", "Help the others find it."),
         ("w108a", "h3")),
    Page("The secret word", ("The tag shows a number.", "That number has the secret word."),
         ("tag-7",)),
    Page("A hint", ("Put a parcel on a hint that fits.", "First 1, then 2, then 3."),
         ("parcel-1",)),
    Page("One hint for two", ("Is a parcel there? Then it takes two parcels.",),
         ("shared-2",)),
    Page("A pass", ("No hint fits? Then pass.", "A pass is for the whole round."),
         ("parcel-3",)),
    Page("Do not tell", ("Only parcels tell.", "No words and no looks."),
         picture="icons/silent"),
    Page("Guess", ("Now we all guess.", "Who has which word?"),
         ("suitcase-4",)),
    Page("Points", ("A right guess is one point for both.", "After four rounds the most points win."),
         ("tag-7", "suitcase-7")),
)  # fmt: skip
