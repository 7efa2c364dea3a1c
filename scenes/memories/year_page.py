"""A year of the house as a page to print: an SVG with a row for each person, and a square for each day.

Days are grey, lilac with a match, gold with a win, and a dot marks several matches, as on the page of a person.
"""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from html import escape

from engine.core.messages import say
from engine.headless.arguments import BadUse, Memories
from game import memories
from game.draw.svg import body
from game.memories import Memory
from game.paths import data_folder
from game.shared_files import write_asked
from game.store.asked import saved_games
from game.store.people import Person
from game.text.catalogue import Catalogue, Voice
from game.text.languages import SOURCE
from game.theme import SEAT_LOOKS
from scenes.memories import date_words

WIDE, HEAD, ROW, FOOT = 1123, 150, 168, 40
"""px of a landscape A4 page across, above the rows, of a row, and below."""
CELL, GAP, LEFT, FACE = 14, 2, 300, 92
_INK, _SOFT, _PAPER = "#241A3A", "#6A6180", "#FFFDF6"
_NONE, _PLAYED, _WON = "#E7E2EE", "#A9A6FF", "#FFC83D"
_FONT = 'font-family="Baloo 2, Trebuchet MS, Verdana, sans-serif"'


def year_page(year: int, people: Sequence[Person], known: Sequence[Memory], voice: Voice) -> str:
    """Return the page of a year. It has the people who played in it, in their order."""
    own = [one for one in known if one.day.year == year]
    names = {one.name for one in own}
    shown = [person for person in people if person.name in names]
    high = HEAD + ROW * max(1, len(shown)) + FOOT
    title = voice.words(say("memories-year-page", year=str(year)))
    count = len({one.match for one in own})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}">',
        f'<rect width="{WIDE}" height="{high}" fill="{_PAPER}"/>',
        _text(40, 84, 60, title, _INK, 800),
        _text(42, 122, 26, voice.words(say("-memories-played", count=count)), _SOFT),
        *(part for row, person in enumerate(shown) for part in _row(HEAD + ROW * row, year, person, own, voice)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _row(top: int, year: int, person: Person, own: Sequence[Memory], voice: Voice) -> Iterator[str]:
    """A person: face, name, numbers, and the squares of the year."""
    look, found = SEAT_LOOKS[person.look], memories.figures(person.name, own)
    middle = top + FACE / 2
    yield f'<circle cx="{40 + FACE / 2}" cy="{middle}" r="{FACE / 2}" fill="{look.main}"/>'
    scale = (FACE - 12) / 200
    yield f'<g transform="translate(46 {top + 6}) scale({scale:.3f})">{body(f"animals/{look.animal}")}</g>'
    yield _text(146, middle - 4, 30, person.name, _INK, 700)
    counted = found.matches, found.wins
    yield _text(
        146, middle + 28, 20, voice.words(say("memories-year-counts", count=counted[0], amount=counted[1])), _SOFT
    )
    first = date(year, 1, 1)
    before = first.weekday()
    for number in range((date(year + 1, 1, 1) - first).days):
        day = first + timedelta(number)
        matches, wins = found.days.get(day, (0, 0))
        column, line = divmod(number + before, 7)
        x, y = LEFT + column * (CELL + GAP - 1), top + line * (CELL + GAP)
        color = _WON if wins else _PLAYED if matches else _NONE
        yield f'<rect x="{x}" y="{y}" width="{CELL - 1}" height="{CELL}" rx="3" fill="{color}"/>'
        if matches > 1:
            yield f'<circle cx="{x + (CELL - 1) / 2}" cy="{y + CELL / 2}" r="2.5" fill="{_INK}"/>'
        if day.day == 1:
            yield _text(x, top + 7 * (CELL + GAP) + 14, 15, voice.words(date_words.month(day)), _SOFT)


def _text(x: float, y: float, size: int, words: str, color: str, weight: int = 500) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{color}" {_FONT}>{escape(words)}</text>'
    )


def write_year(asked: Memories) -> None:
    """Write the page that a command asked for. BadUse if there are no saved games, or if it cannot be written."""
    assert asked.year is not None
    if asked.out is None:
        raise BadUse("--year needs --out FILE for the page")
    with saved_games(data_folder(asked.data)) as store:
        people, known = store.people.all(), memories.all_of(store)
    page = year_page(asked.year, people, known, Voice(Catalogue(asked.language or SOURCE)))
    write_asked(asked.out, {asked.out: page.encode()})
