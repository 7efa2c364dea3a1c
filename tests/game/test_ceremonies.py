"""What the table tells again takes less time, and never less than players can follow."""

import pytest

from game import ceremonies
from game.ceremonies import Ceremony
from game.timeline import Call, Seq, Shortened, Wait

TABLE = [one for one in vars(ceremonies).values() if isinstance(one, Ceremony)]


@pytest.mark.parametrize("ceremony", TABLE)
def test_each_time_is_as_long_as_the_one_before_or_shorter(ceremony):
    shares = [ceremony.share(seen, children=False) for seen in range(20)]
    assert shares == sorted(shares, reverse=True)
    assert (shares[0], shares[ceremony.usual_from], shares[9]) == (ceremony.first, ceremony.usual, ceremony.shortest)
    assert shares[9:] == [ceremony.shortest] * 11, "the tenth time is the shortest"


def test_children_always_have_the_usual_time():
    ceremony = Ceremony(1.0, 0.6, 0.3)
    assert [ceremony.share(seen, children=True) for seen in (0, 3, 9, 50)] == [1.0, 0.6, 0.6, 0.6]


def test_a_shortened_clip_ends_in_its_share_and_gives_back_the_rest():
    told = []
    clip = Shortened(Seq(Wait(1.0), Call(lambda: told.append("half")), Wait(1.0)), 0.25)
    assert clip.advance(0.3) == 0.0 and told == ["half"] and not clip.done
    assert clip.advance(0.3) == pytest.approx(0.1) and clip.done


def test_a_shortened_clip_can_be_cut_short():
    told = []
    clip = Shortened(Seq(Wait(1.0), Call(lambda: told.append("end"))), 0.25)
    clip.finish()
    assert clip.done and told == ["end"]
