"""Whole records of every game with faults, and every argument of every verb at every moment."""

from pathlib import Path
from random import Random

import pytest

import main
from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.core.steps import IllegalStep, Step, step_fault
from engine.games import GAMES
from tests import mutate
from tests.contract.sittings import SITTINGS, positions
from tests.games.bending import ANYWHERE, any_step, any_value, bent
from tests.refusals import english

RECORDS = 200
"""Damaged records of each game; `python -m tests.mutate` is the long run."""
COMMANDED = 25
"""The number of them that go through the command line."""
EVERY = 12
"""One of this many positions is asked about everything."""


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_read_or_refused_at_its_earliest_line(game: str) -> None:
    """No traceback, no named fault that hides an earlier one, and no accepted record that cannot be played again."""
    ends, faults = mutate.mutate(GAMES[game], RECORDS, seed=1)
    assert not faults, faults[0]
    assert min(ends["good"], ends["against the rules"], ends["badly written"]) > 0, "all three are tried"


@pytest.mark.parametrize("game", GAMES)
def test_every_command_agrees_about_a_damaged_record(game: str, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    """One line each, for any record: the others read what `verify` calls good, and refuse what it calls bad."""
    path = tmp_path / "bent.jsonl"
    for number in range(COMMANDED):
        path.write_bytes(bent(GAMES[game], Random(number)))
        bad = main.main(["verify", str(path)])
        line = capsys.readouterr().out
        assert line.count("\n") == 1
        for command in ("legal", "views"):
            assert main.main([command, str(path)]) == 2 * bad
            said = capsys.readouterr()
            assert (said.out + said.err).count("\n") == 1
            assert not bad or said.err == f"main.py: {line}"


@pytest.mark.parametrize("session", SITTINGS, ids=str)
def test_every_argument_of_every_verb_is_taken_or_refused_at_every_moment(session) -> None:
    """Well written or not, by any seat: a step is accepted by a prompt, or refused in one line, and changes nothing.

    Before, a talk called against a seat that does not exist ended the program.
    """
    rng, game, players = Random(session.seed), session.game, session.setup.players
    for match in positions(session, every=EVERY):
        for verb in game.verbs:
            for _ in range(2):
                step = any_step(game, verb, players, rng)
                asked = match.waiting() or (CHANCE,)
                step = step if verb.chance or asked == (CHANCE,) else step._replace(by=rng.choice(asked))
                _tried(match, step)
                for at, field in enumerate(verb.fields[: len(step.args)]):
                    odd = rng.choice((*ANYWHERE, any_value(game, players, field.kind, rng)))
                    args = (*step.args[:at], (step.args[at][0], _as_read(odd)), *step.args[at + 1 :])
                    _tried(match, step._replace(args=args))


def _as_read(value):
    return tuple(map(_as_read, value)) if isinstance(value, list) else value


def _tried(match: Match, step: Step) -> None:
    before = (match.state, len(match.steps), len(match.events))
    written = step_fault(step, match.game.verbs, match.game.is_card, match.setup.players) is None
    if written and any(prompt.accepts(step) for prompt in match.prompts()):
        match.game.apply(match.state, step)
    else:
        with pytest.raises(IllegalStep) as refusal:
            match.submit(step)
        assert english(refusal.value.why).isprintable()
    assert (match.state, len(match.steps), len(match.events)) == before
