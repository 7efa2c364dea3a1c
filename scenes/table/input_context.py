"""Moment: what goes on at a table, as far as presses, hints and the sentence in the rail have to know."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """A small picture of the table scene: facts, no pixels.

    `private`: a hand is open that others in the room must not see. `holds`: it stands only as long as a button is held;
    `stands`: it does now. `animations`: a story is told. `asked`: a person is asked on this screen. `looking_back`: the
    latest trick lies there again; `may_look_back`: it could. `may_call`: calls are heard. `may_peek`: seats may look at
    what is their own though nobody asks them, by a button that says `peek`. `may_remind`: there is a sheet that reminds
    of what was shown, also over an open hand; `sheet` is what the button of the sheet says. `may_object`: what is told
    does not count yet, and others may be heard. `coached`: the table has a coach; `may_coach`: it may be asked about
    the question on this screen, and `heeded` says that it speaks. `may_take_back`: the latest answer can be open again.
    `begun`: parts of an answer are there that back takes back.
    `few`: only what is needed now stands in the rail.
    """

    private: bool = False
    holds: bool = False
    stands: bool = True
    animations: bool = False
    asked: bool = False
    looking_back: bool = False
    may_look_back: bool = False
    may_call: bool = False
    may_peek: bool = False
    peek: str = ""
    may_remind: bool = False
    sheet: str = "Scores"
    may_object: bool = False
    may_take_back: bool = False
    begun: bool = False
    few: bool = False
    coached: bool = False
    may_coach: bool = False
    heeded: bool = False
