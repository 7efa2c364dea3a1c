"""The commands print messages in English, with the signs of a keyboard, and without names of people."""

import pickle

from engine.core.jsonlines import BadRecord
from engine.core.messages import Who, say
from game.text.terminal import terminal_text


def test_a_terminal_gets_plain_apostrophes_and_minus_signs() -> None:
    assert terminal_text(say("core-no-turn")) == "It's not your turn yet."
    assert terminal_text(say("spooks-no-gift-to")) == "The Master of Goblins' gift needs 'to'. Say who gets it."
    assert terminal_text(say("rook-no-bid-first", amount=-5, least=70)) == "-5 is too low. Open with 70 or more."


def test_players_are_seats_with_their_numbers() -> None:
    """HK-106: each seat keeps its number, in any order of mention."""
    assert terminal_text(say("rook-no-agreed", seat=Who(11))) == "Seat 11 already agreed to the count."
    asks = say("hooky-no-asks-other", round=1, by=Who(0), seat=Who(1))
    assert terminal_text(asks) == "In round 1 seat 0 asks seat 1."


def test_a_bad_record_comes_back_whole_from_another_process() -> None:
    bad = BadRecord(7, say("rook-no-follow", suit=say("-rook-red")), by_rules=True)
    again = pickle.loads(pickle.dumps(bad))
    assert (again.line, again.reason, again.by_rules, str(again)) == (7, bad.reason, True, str(bad))
    assert str(bad) == "line 7: rook-no-follow(suit=-rook-red)"
