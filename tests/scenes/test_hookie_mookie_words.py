"""The words of Hookie-Mookie: questions, captions, and the pages with the numbers of the match."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.messages import Who, say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.cards.sprite import Prints
from game.cards.table import Table
from game.draw import text
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import GROWN_UP
from scenes.games import options_of
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.rules_words import pages
from scenes.games.hookie_mookie.sentences import LONGEST_HAIR, SILENCE, counted
from scenes.games.hookie_mookie.table import TABLE
from scenes.seating import first_seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests.games.hookie_mookie.tables import hookie, lay, table
from tests.scenes.voices import speakers, worded

GAME = GAMES["hookie_mookie"]
BAR_ROOM = 965
"""px for a sentence in the rail of a private view beside the hints of a story: longer ones shrink under 44."""


def _captions(match: Match, events) -> list[str]:
    who, view = speakers(first_seating(match.setup.players, None)), match.view(PUBLIC)
    return [who.words(TABLE.row(event).says(event, view, who)) for event in events]


def test_two_players_are_not_asked_whom_to_call() -> None:
    two, three = table("queen c, 2 c", "king d, 3 c"), table("queen c, 2 c", "king d, 3 c", "9 c, 10 c")
    assert (
        {prompt.verb for prompt in two.prompts_of(0)} == {prompt.verb for prompt in three.prompts_of(0)} == {"hookie"}
    )
    assert TABLE.text.question(("hookie",), two.view(0), 0) == say("hookie_mookie-ask-call-two", to=Who(1))
    assert TABLE.text.question(("hookie",), two.view(1), 0) == say("hookie_mookie-ask-call-two", to=Who(0))
    assert TABLE.text.question(("hookie",), three.view(0), 0) == say("hookie_mookie-ask-call")


def test_lays_are_said_in_the_words_of_the_table() -> None:
    match = table("8 chd, queen c, joker 1", "5 c", sets={"queen": "queen hs"}, jokers=1)
    first, second = first_seating(2, None).names
    assert _captions(match, lay(match, "8 chd")) == [f"{first} lays three 8s"]
    assert _captions(match, lay(match, "queen c, joker 1", "queen"))[0] == (
        f"{first} adds a queen and a joker to the queens"
    )
    assert [worded(counted(*of)) for of in (("ace", 1), ("8", 1), ("6", 2))] == ["an ace", "an 8", "two sixes"]
    assert second not in first


def test_the_same_in_german_with_inflected_cards() -> None:
    match = table("8 chd, queen c, joker 1", "jack h, king d, 5 c", sets={"queen": "queen hs"}, jokers=1)
    voice = Voice(catalogue_of("de"), names=("Anna", "Max"))

    def told(events) -> list[str]:
        return [
            voice.words(TABLE.row(event).says(event, match.view(PUBLIC), speakers(voice.names))) for event in events
        ]

    assert told(lay(match, "8 chd")) == ["Anna legt drei 8er"]
    assert told(lay(match, "queen c, joker 1", "queen"))[0] == "Anna legt eine Dame und einen Joker zu den Damen"
    match = table("8 c, 2 d", "jack h, 3 c")
    assert "Kein Paar: Anna hat eine 8, Max einen Buben" in told(hookie(match, 1, "8 c", "jack h"))


def test_a_failed_flip_names_both_cards() -> None:
    """HM-44: all players learn it, also in words."""
    match = table("8 c, 2 d", "9 h, 3 c")
    first, second = first_seating(2, None).names
    told = _captions(match, hookie(match, 1, "8 c", "9 h"))
    assert f"No match. {first} has an 8, {second} a 9." in told
    assert text.width(f"No match. {first} has a queen, {second} a queen.", 44, GROWN_UP.sentence_role) <= BAR_ROOM
    assert f"{first} draws two cards for the miss" in told and f"{second} draws one card for the miss" in told


def test_hm_14_the_table_says_once_that_cards_are_not_discussed() -> None:
    match, dealer = Match(GAME, GAME.setup("together", 3, {})), SeededDealer(1)
    seating = first_seating(3, None)
    stage = Stage(
        match.view(PUBLIC),
        Table(Prints(faces, GROWN_UP)),
        TableLayout(3, 0, True),
        lambda name, step=0, place=0.0: None,
    )
    said = []
    while match.chance():
        told = redact(match.submit(dealer.answer(*match.chance())), PUBLIC)
        story = tell(tuple(to_tell(told, GAME.follow, stage.view)), TABLE, stage, speakers(seating))
        while not story.done:
            story.advance(0.05)
            said.append(stage.caption)
    assert said.count(SILENCE) * 0.05 > 1.5, "long enough to be read"
    assert "don’t talk" in " ".join(map(worded, LONGEST_HAIR.lines))
    assert TABLE.feature(ChanceQuestions).by_verb["start"] == LONGEST_HAIR


@pytest.mark.parametrize("language", WHOLE)
def test_pages_have_the_numbers_of_the_match(language: str) -> None:
    """Penalties, ghosts, jokers and hands to empty are in no fixed text."""
    voice = Voice(catalogue_of(language))

    def read(**changed: int) -> list[str]:
        found = pages("together", options_of("hookie_mookie", "together", changed))[:-1]  # without the rulings
        return [line for page in found for message in page.lines for line in voice.lines(message)]

    usual = read()
    for name, value in {
        "must_empty": 2,
        "ghost_cards": 0,
        "penalty_caller": 3,
        "penalty_partner": 2,
        "jokers": 4,
    }.items():
        now = read(**{name: value})
        assert set(now) - set(usual) and len(set(usual) - set(now)) in (1, 2), name
    assert len(set(map(str, (read(ghost_cards=count) for count in (0, 1, 2, 12))))) == 4
