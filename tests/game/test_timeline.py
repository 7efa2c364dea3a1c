"""Clips: time is neither lost nor made, ends are exact, and finishing is silent."""

from math import inf
from types import SimpleNamespace

import pytest

from game import easing
from game.timeline import Call, Drive, Lane, Late, Par, Seq, Tween, Wait, linear, stagger

STEPS = (1 / 240, 1 / 60, 1 / 7, 0.3, 5.0)


def run(clip, dt):
    """Seconds that `clip` took, by the time that it returned."""
    spent = 0.0
    while not clip.done:
        spent += dt - clip.advance(dt)
        assert spent < 100
    return spent


@pytest.mark.parametrize("dt", STEPS)
def test_ten_tweens_take_their_time_exactly(dt):
    thing = SimpleNamespace(x=0.0)
    clip = Seq(*(Tween(thing, 0.1, x=float(i)) for i in range(10)))
    assert run(clip, dt) == pytest.approx(1.0, abs=1e-7)
    assert thing.x == 9.0


@pytest.mark.parametrize("dt", STEPS)
def test_a_sequence_passes_on_the_rest_of_the_time(dt):
    clip = Seq(Wait(0.25), Par(Wait(0.5), Seq(Wait(0.1), Wait(0.65))), Call(lambda: None), Wait(0.125))
    assert run(clip, dt) == pytest.approx(1.125, abs=1e-7)


def test_a_finished_clip_returns_all_time():
    for clip in (Wait(0.1), Drive(0.1, linear, id), Call(int), Seq(Wait(0.1)), Par(Wait(0.1))):
        clip.finish()
        assert clip.done
        assert clip.advance(0.7) == pytest.approx(0.7)


def test_an_empty_story_takes_no_time():
    assert Seq().advance(0.4) == 0.4
    assert Par().advance(0.4) == 0.4
    assert Tween(SimpleNamespace(x=0), 0.0, x=3).advance(0.4) == 0.4


def test_starts_are_read_late():
    thing = SimpleNamespace(x=0.0)
    clip = Seq(Wait(0.5), Tween(thing, 1.0, x=20.0))
    thing.x = 10.0
    clip.advance(1.0)
    assert thing.x == pytest.approx(15.0)


def test_no_curve_moves_the_end():
    for feel in vars(easing).values():
        if isinstance(feel, easing.Feel):
            thing = SimpleNamespace(x=3.0, at=(1.0, 2.0))
            run(feel.tween(thing, x=7.0, at=(5.0, 6.0)), 1 / 60)
            assert (thing.x, thing.at) == (7.0, (5.0, 6.0))


def test_finishing_lands_all_and_leaves_out_decoration():
    thing = SimpleNamespace(x=0.0)
    told = []
    clip = Seq(
        Call(lambda: told.append("sound"), skippable=True),
        stagger(0.1, [Tween(thing, 0.2, x=float(i)) for i in range(52)]),
        Call(lambda: told.append("score")),
        Late(lambda: Call(lambda: told.append("late"))),
    )
    clip.finish()
    assert clip.done and thing.x == 51.0 and told == ["score", "late"]
    clip.finish()
    clip.advance(1.0)
    assert told == ["score", "late"]


def test_a_sound_that_was_heard_is_not_heard_again():
    told = []
    clip = Seq(Call(lambda: told.append(1), skippable=True), Wait(1.0), Call(lambda: told.append(2)))
    clip.advance(0.5)
    clip.finish()
    assert told == [1, 2]


def test_stagger_starts_one_after_the_other():
    things = [SimpleNamespace(x=0.0) for _ in range(3)]
    clip = stagger(0.5, [Tween(thing, 1.0, x=1.0) for thing in things])
    clip.advance(1.0)
    assert [thing.x for thing in things] == pytest.approx([1.0, 0.5, 0.0])
    assert run(clip, 0.25) == pytest.approx(1.0)


def test_a_lane_forgets_finished_clips_and_lands_those_that_start_on_the_way():
    lane, thing = Lane(), SimpleNamespace(x=0.0)
    lane.play(Seq(Wait(0.2), Call(lambda: lane.play(Tween(thing, 1.0, x=4.0)))))
    lane.play(Wait(0.1))
    lane.advance(0.15)
    assert lane.busy and len(lane.clips) == 1
    lane.advance(inf)
    assert not lane.busy and thing.x == 4.0


def test_a_clip_started_in_its_lane_is_kept():
    lane = Lane()
    lane.play(Call(lambda: lane.play(Wait(1.0))))
    lane.advance(0.1)
    assert lane.busy


def test_paces():
    assert easing.animation_seconds(0.3, easing.PACES["slow"]) == pytest.approx(0.2)
    assert easing.animation_seconds(0.3, easing.PACES["fast"]) == pytest.approx(0.5)
    assert easing.animation_seconds(0.3, easing.PACES["off"]) == inf


def test_a_long_deal_is_squeezed_into_its_time():
    feel = easing.DEAL.within(57, easing.DEAL_MOST)
    assert feel.seconds + 56 * feel.gap == pytest.approx(easing.DEAL_MOST)
    assert easing.DEAL.within(4, easing.DEAL_MOST).gap == easing.DEAL.gap


def test_reduced_motion_only_appears():
    assert easing.PLAY.calmed().seconds == 0.150
    assert easing.HOOK.calmed().seconds == 0.0
