"""The scores: whole bars, keys that do not clash with the notes of the effects, room for cards and speech."""

import pytest

from game.sound.catalogue import PIECES
from tools.music.piece import HIGHEST, Score
from tools.music.scores import SCORES, score_of
from tools.score import classes, key, tune, voicing

C_MAJOR = {0, 2, 4, 5, 7, 9, 11}
B_FLAT = 10
"""In F major: the only foreign note."""
ON_CHORD = 0.9
"""Share of the notes on first beats that belong to the chord; the others lead to it."""


@pytest.fixture(params=sorted(SCORES))
def score(request: pytest.FixtureRequest) -> Score:
    return score_of(request.param)


def chord_at(score: Score, beat: float) -> tuple[int, ...]:
    return classes(score.chords[int(beat // score.beats)])


def test_every_piece_has_a_score() -> None:
    assert set(SCORES) == set(PIECES)


def test_a_piece_lasts_about_a_minute_in_lines_of_four_bars(score: Score) -> None:
    assert 60 <= score.seconds <= 90
    assert len(score.chords) % 4 == 0
    last = max(beat + beats for beat, beats, _ in score.melody)
    assert last <= len(score.chords) * score.beats


def test_first_beats_belong_to_the_harmony(score: Score) -> None:
    first = [(beat, pitch) for beat, _, pitch in score.melody if beat % score.beats == 0]
    right = [pitch % 12 in chord_at(score, beat) for beat, pitch in first]
    assert len(first) > len(score.chords) / 2 and sum(right) / len(right) >= ON_CHORD


def test_foreign_notes_belong_to_their_chord_or_come_off_the_beat(score: Score) -> None:
    foreign = [(beat, pitch) for beat, _, pitch in score.melody if pitch % 12 not in C_MAJOR]
    assert {pitch % 12 for _, pitch in foreign} <= {B_FLAT}
    assert all(beat % 1 or pitch % 12 in chord_at(score, beat) for beat, pitch in foreign)


def test_the_melody_stays_below_cards_and_speech_and_rests_for_two_bars(score: Score) -> None:
    assert max(pitch for _, _, pitch in score.melody) <= HIGHEST
    sounding = {int(beat // score.beats) for beat, _, _ in score.melody}
    silent = [bar for bar in range(len(score.chords)) if bar not in sounding]
    assert any(bar + 1 in silent for bar in silent)


def test_the_same_score_is_played_the_same_way(score: Score) -> None:
    name = next(name for name in SCORES if score_of(name).chords == score.chords)
    one, other = score_of(name), score_of(name)
    assert [part.events for stem in one.stems.values() for part in stem.parts] == [
        part.events for stem in other.stems.values() for part in stem.parts
    ]
    assert all(part.events for stem in one.stems.values() for part in stem.parts)


def test_an_incomplete_bar_is_refused() -> None:
    with pytest.raises(ValueError, match="bar 1"):
        tune("C4:1 D4:1 | E4:3", 3)
    with pytest.raises(ValueError, match="last bar"):
        tune("C4:3 | E4:2", 3)


def test_chords_are_as_close_as_they_can_be() -> None:
    first = voicing("C", 52)
    assert {pitch % 12 for pitch in first} == {0, 4, 7}
    second = voicing("F", 52, first)
    assert {pitch % 12 for pitch in second} == {5, 9, 0} and abs(sum(second) - sum(first)) <= 9
    assert {pitch % 12 for pitch in voicing("G7", 52)} == {11, 2, 5}, "the bass has the root"
    assert (key("C4"), key("Bb3"), key("F#5")) == (60, 58, 78)
