"""What the commands print of messages: English, with the signs of a keyboard, and nobody's name."""

import pickle

from engine.core.jsonlines import BadRecord
from engine.core.messages import Who, say
from game.text.terminal import printed


def test_a_terminal_gets_plain_apostrophes_and_minus_signs() -> None:
    assert printed(say("core-no-turn")) == "It is not this seat's turn."
    assert printed(say("spooks-no-gift-to")) == "The Master of Goblins' gift needs 'to': who gets it."
    assert (
        printed(say("rook-no-bid-first", amount=-5, least=70))
        == "A bid of -5 is too low: the first bid is at least 70."
    )


def test_a_record_names_nobody() -> None:
    assert printed(say("rook-no-agreed", seat=Who(11))) == "This seat has agreed to the count already."


def test_a_bad_record_comes_back_whole_from_another_process() -> None:
    bad = BadRecord(7, say("rook-no-follow", suit=say("-rook-red")), by_rules=True)
    again = pickle.loads(pickle.dumps(bad))
    assert (again.line, again.reason, again.by_rules, str(again)) == (7, bad.reason, True, str(bad))
    assert str(bad) == "line 7: rook-no-follow(suit=-rook-red)"
