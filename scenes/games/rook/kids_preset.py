"""The lighter way to play Rook, and how it is played in a child's words."""

from scenes.games import Page, Preset
from scenes.table.childrens import Said

GOAL = Said("Catch the cards with the stars!", "rook/rook")

PRESET = Preset(
    "First stars",
    "For children: no bids, and 12 stars end it",
    "beginner",
    4,
    {"target": 12},
)

PAGES = (
    Page("What it is about", ("Catch the cards with stars.", "Who has 12 stars wins."),
         ("red-5", "green-10", "yellow-14")),
    Page("Four colours", ("A hat, a poppy, a leaf and a sun.", "A high number beats a low one."),
         ("black-7", "red-8", "green-9", "yellow-10")),
    Page("The boss colour", ("The nest shows the boss colour.", "A boss card beats the other colours."),
         picture="icons/crown"),
    Page("A round", ("One card comes first.", "The others play the same colour.", "None of it? Then any card may go."),
         ("yellow-8", "yellow-14", "yellow-12", "black-6")),
    Page("Who gets the cards?", ("The highest boss card gets them all.",
                                 "No boss card? Then the highest of the first colour."),
         ("red-9", "red-11", "red-10")),
    Page("The Rook", ("The Rook beats them all.", "It may go at any time. It has four stars."),
         ("rook",)),
    Page("The stars", ("A 5 has one star. A 10 and a 14 have two.", "We count the stars at the end."),
         ("red-5", "green-10", "yellow-14")),
)  # fmt: skip
