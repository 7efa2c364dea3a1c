"""Heartbeat: a byte at intervals, after a shown frame; cheap, and never in the way."""

import os

from game.kiosk.heartbeat import BUSY, EVERY, IDLE, LARGE, PAINTS, Heartbeat
from tests.pilot import FRAME, Pilot


def test_beats_come_at_most_a_few_times_a_second_and_say_whether_people_play():
    read, write = os.pipe()
    now = [5.0]
    heart = Heartbeat(write, lambda: now[0])
    for frame in range(61):
        now[0] = 5.0 + frame / 60
        heart.idle = lambda at=frame: at > 30
        heart.beat()
    os.close(write)
    beats = os.read(read, 100)
    os.close(read)
    assert beats == BUSY * 3 + IDLE * 2 and EVERY == 0.25


def test_a_beat_asks_for_a_restart_only_while_no_person_plays():
    read, write = os.pipe()
    now, asked = [0.0], []
    heart = Heartbeat(write, lambda: now[0])
    heart.large = lambda: asked.append(now[0]) or True
    for at, idle in ((0.0, False), (1.0, True), (2.0, False)):
        now[0], heart.idle = at, lambda idle=idle: idle
        heart.beat()
    os.close(write)
    assert os.read(read, 100) == BUSY + LARGE + BUSY and asked == [1.0]
    os.close(read)


def test_making_pictures_is_reported_once_until_a_frame_was_shown():
    read, write = os.pipe()
    heart = Heartbeat(write, lambda: 1.0)
    heart.beat()
    for _ in range(3):
        heart.paints()
    heart.beat()
    heart.beat()
    heart.paints()
    os.close(write)
    assert os.read(read, 100) == BUSY + PAINTS + BUSY + PAINTS
    os.close(read)


def test_a_supervisor_that_is_gone_or_does_not_read_stops_no_frame():
    read, write = os.pipe()
    os.set_blocking(write, False)
    now = [0.0]
    heart = Heartbeat(write, lambda: now[0])
    for beat in range(100_000):  # more than a pipe holds
        now[0] = beat * EVERY
        heart.beat()
    os.close(read)
    now[0] += EVERY
    heart.beat()
    os.close(write)


def test_the_program_reports_each_frame_once_it_is_on_the_screen(tmp_path):
    with Pilot(tmp_path) as pilot:
        happened = []
        shown = pilot.context.window.present
        pilot.context.window.present = lambda *changed: (happened.append("shown"), shown(*changed))
        pilot.app.presented = lambda: happened.append("told")
        pilot.app.frame(FRAME, ())
        pilot.app.frame(FRAME, ())
        assert happened == ["shown", "told"] * 2
