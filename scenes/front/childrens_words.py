"""The house's own words for children: what a grown-up reads in a rail, and what a child reads in its place, with a
picture. Keys and sentences may have gaps (`{0}`); a scene says a sentence as ever and knows nothing of this table."""

from types import MappingProxyType

from scenes.table.childrens import Said, Table
from scenes.table.childrens_sayings import Sayings

HOUSE: Table = MappingProxyType(
    {
        # The title
        # Who plays
        "Hello! Who plays?": Said("Hello! Who plays?", "icons/people"),
        "Press to join. Then press Start.": Said("Press to join. Then press Start.", "icons/plus"),
        "{0} joins with {1}": Said("{0} plays with {1}!", "icons/person"),
        "{0} leaves; {1} sits down": Said("{0} goes. {1} sits down.", "icons/person"),
        "{0}'s pad is gone": Said("{0}'s pad is gone", "icons/pad"),
        "{0}'s device is gone": Said("{0} has no buttons now", "icons/pad"),
        "{0} is a computer player": Said("A computer plays for {0}", "icons/bot"),
        "{0} and {1} are partners": Said("{0} and {1} are a team", "icons/people"),
        "{0} plays with {1}": Said("{0} plays with {1}", "icons/person"),
        "All {0} seats taken": Said("We are {0}. Press Start!", "icons/people"),
        "1 person, {0} computer player": Said("1 person and {0} computer", "icons/people"),
        "1 person, {0} computer players": Said("1 person and {0} computers", "icons/people"),
        "{0} people, {1} computer player": Said("{0} people and {1} computer", "icons/people"),
        "{0} people, {1} computer players": Said("{0} people and {1} computers", "icons/people"),
        # A seat's own page
        "Pick a picture": Said("Pick a picture", "icons/star"),
        "Be the {0}": Said("Be the {0}", "icons/tick"),
        "{0} is here": Said("{0} is here", "icons/person"),
        "{0} is here. Pick a new one.": Said("{0} is here. Pick again.", "icons/cross"),
        "A person or a computer player": Said("One of us or a computer", "icons/person"),
        "Animal, colour and pattern": Said("Pick a face", "icons/star"),
        "A pad or the keys can be shared": Said("Two can share a pad", "icons/pad"),
        "Overlooks things; others win more often": Said("It does not see it all", "icons/bot"),
        "Plays like people who know the game": Said("It plays well", "icons/bot"),
        "Remembers everything and thinks ahead": Said("It plays very well", "icons/bot"),
        "As well as it can": Said("It is hard to beat", "icons/bot"),
        "Partner of {0}": Said("On a team with {0}", "icons/people"),
        "The order round the table, clockwise": Said("Where to sit", "icons/people"),
        "One seat less at the table": Said("One seat goes away", "icons/cross"),
        "Back to all seats": Said("Back to all seats", "icons/tick"),
        # How it is played
        "How many play": Said("How many play?", "icons/people"),
        "Everything as the rules have it": Said("All as the rules say", "icons/replay"),
        "All is as usual": Said("All is as the rules say", "icons/replay"),
        "The rules of this game": Said("How to play this game", "icons/book"),
        "Back to the seats": Said("Back to the seats", "icons/tick"),
        "Page {0} of {1}": Said("Page {0} of {1}", "icons/book"),
        "Hello, {0}!": Said("Hello, {0}!", "icons/people"),
        # The pause, and the gate before it
        "Back": Said("Back", "icons/tick"),
        "How much is it?": Said("How much is it?", "icons/key"),
        "Not quite. Here is another one.": Said("Not quite. Try a new one.", "icons/key"),
        # The table
        "Everybody answers: {0}": Said("All of us: {0}", "icons/people"),
        "{0} has agreed already": Said("{0} is done. Wait a bit.", "icons/clock"),
        "Not {0}'s turn": Said("{0} has to wait", "icons/clock"),
        "No hand counted yet": Said("No points yet", "icons/star"),
        # A kiosk
        "Still playing?": Said("Still here?", "icons/clock"),
        "Otherwise the next visitors begin anew": Said("Or the next ones play", "icons/people"),
        "Press anything to go on": Said("Press a button to go on", "icons/pad"),
        "The house closes in {0} minutes": Said("We close in {0} minutes", "icons/clock"),
        # The end
        "We all played so well!": Said("We all played so well!", "icons/star"),
        "The most points win": Said("The most points win", "icons/star"),
    }
)
"""By what grown-ups read."""
SAYINGS = Sayings(HOUSE)
