"""The worker of the computer players: answers come, and play continues if the worker dies, hangs or talks rubbish."""

import secrets
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.shapes import Number, One, Some
from engine.core.steps import Step
from engine.frames import LENGTH, MOST_BYTES, BadFrame, Unframer, frame
from engine.games.rook.game import GAME
from game.bots import COMMAND, NO_PROCESS, BotWorker, Brief, SeatWorkers, simple_answer
from game.helper_process import wait_for_closed

PATIENCE = 20.0  # seconds until a test gives up on a process
COMMAND_TO_LOOK_INTO = [COMMAND[0], "-X", "dev", *COMMAND[1:]]  # others hide their memory (G7)

READ_ONE = """
import sys
from engine.frames import frame, received
from engine.worker import Answer
def say(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
number = next(received(sys.stdin.buffer.raw)).number
"""
STAY = "\nsys.stdin.buffer.read()"
BROKEN = {
    "dies at once": "raise SystemExit(3)",
    "dies when asked": READ_ONE + "raise SystemExit(3)",
    "hangs": "import time; time.sleep(60)",
    "babbles": READ_ONE + "say(b'what? ' * 4000)" + STAY,
    "frames no pickle": READ_ONE + "say((5).to_bytes(4, 'big') + b'hello')" + STAY,
    "frames something else": READ_ONE + "say(frame('a word'))" + STAY,
    "breaks the rules": READ_ONE + "say(frame(Answer(number, ('not', 'a step'))))" + STAY,
    "has a fault": READ_ONE + "say(frame(Answer(number, None, 'KeyError')))" + STAY,
}


@pytest.fixture
def worker():
    """A worker with enough time for a busy machine."""
    made = BotWorker(deadline=PATIENCE)
    made.start()
    yield made
    made.close()


@pytest.fixture
def asked():
    """A seat's turn in the auction: game, view, heard, prompts."""
    match = Match(GAME, GAME.setup("classic", 4, {}))
    match.deal(SeededDealer(1))
    seat = match.waiting()[0]
    return "rook", match.view(seat), match.heard(seat), match.prompts_of(seat)


def wait(worker, count=1):
    """The next `count` answers; each single poll must be quick."""
    answers, until = [], time.monotonic() + PATIENCE
    while len(answers) < count and time.monotonic() < until:
        answers += worker.poll()
        time.sleep(0.005)
    assert len(answers) == count
    return answers


def test_answers_are_those_of_the_game_itself(worker, asked):
    for key, seed in (("a", 1), ("b", 2)):
        worker.ask(Brief(key, *asked), "fair", seed)
    answers = wait(worker, 2)
    assert [answer.key for answer in answers] == ["a", "b"]
    assert [answer.step for answer in answers] == [GAME.decide(*asked[1:], "fair", seed) for seed in (1, 2)]
    assert not any(answer.simple for answer in answers)


def test_a_cancelled_question_is_never_answered(worker, asked):
    worker.ask(Brief("a", *asked), "fair", 1)
    worker.ask(Brief("b", *asked), "fair", 1)
    worker.cancel("a")
    assert [answer.key for answer in wait(worker)] == ["b"]
    assert worker.poll() == ()


def test_asking_again_replaces_the_question(worker, asked):
    worker.ask(Brief("a", *asked), "random", 1)
    worker.ask(Brief("a", *asked), "fair", 1)
    assert wait(worker)[0].step == GAME.decide(*asked[1:], "fair", 1)


def test_an_unknown_level_gets_a_simple_answer(worker, asked, caplog):
    worker.ask(Brief("a", *asked), "champion", 1)
    (answer,) = wait(worker)
    assert answer.simple
    assert answer.step == Step(asked[1].viewer, "pass")
    assert "simple answer" in caplog.text


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_worker_costs_one_question_and_the_next_one_is_answered(how, asked, caplog):
    """Crash, hang, garbage: a simple legal answer, a line in the log without cards, and a new worker."""
    broken = BotWorker(deadline=1.5, young=0, command=(sys.executable, "-c", BROKEN[how]))
    try:
        broken.ask(Brief("a", *asked), "fair", 1)
        (answer,) = wait(broken)
        assert answer[:3] == ("a", Step(asked[1].viewer, "pass"), True)
        assert "simple answer" in caplog.text
        assert not any(card in caplog.text for card in asked[1].hand)
        broken.close()
        broken._command, broken._deadline = COMMAND, PATIENCE
        broken.ask(Brief("b", *asked), "fair", 1)
        assert not wait(broken)[0].simple
    finally:
        broken.close()


def heeded(worker):
    """The next word of a coach."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if said := worker.poll_advice():
            return said[0]
        time.sleep(0.005)
    raise AssertionError("not a word")


def test_advice_is_that_of_the_game_itself_also_about_a_step(asked):
    """A coach's worker has no process before the first question."""
    coach = BotWorker("coach", deadline=PATIENCE)
    try:
        assert coach._process is None and coach.poll_advice() == ()
        coach.advise(Brief("a", *asked), None, 3)
        assert heeded(coach) == ("a", GAME.advise(*asked[1:], None, 3))
        step = Step(asked[1].viewer, "pass")
        coach.advise(Brief("a", *asked), step, 3)
        assert heeded(coach).advice.step == step
        assert coach.poll() == coach.poll_advice() == ()
    finally:
        coach.close()


def test_a_cancelled_question_gets_no_advice(worker, asked):
    worker.advise(Brief("a", *asked), None, 1)
    worker.cancel("a")
    worker.ask(Brief("b", *asked), "fair", 1)
    assert [answer.key for answer in wait(worker)] == ["b"]
    assert worker.poll_advice() == ()


@pytest.mark.parametrize("how", ["dies when asked", "hangs", "breaks the rules"])
def test_a_broken_coach_says_nothing(how, asked, caplog):
    broken = BotWorker(deadline=1.0, young=0, command=(sys.executable, "-c", BROKEN[how]))
    try:
        broken.advise(Brief("a", *asked), None, 1)
        assert heeded(broken) == ("a", None)
        assert broken.poll() == ()
        assert not any(card in caplog.text for card in asked[1].hand)
    finally:
        broken.close()


@pytest.mark.parametrize(("how", "patience"), [("hangs", 12.0), ("has a fault", 4.0)])
def test_a_process_that_is_still_starting_has_longer_than_one_that_has_answered(how, patience, asked, caplog):
    now = [0.0]
    worker = BotWorker("worker", 4.0, (sys.executable, "-c", BROKEN[how]), clock=lambda: now[0], young=8.0)
    try:
        if how == "has a fault":  # and hangs from then on
            worker.ask(Brief("a", *asked), "fair", 1)
            wait(worker)
        worker.ask(Brief("b", *asked), "fair", 1)
        now[0] = patience - 0.1
        assert worker.poll() == () and "gives no answer" not in caplog.text
        now[0] = patience + 0.1
        assert wait(worker)[0].simple and "gives no answer" in caplog.text
    finally:
        worker.close()


def test_a_process_that_took_long_to_start_has_its_full_time_for_the_first_question(asked):
    now = [0.0]
    does = READ_ONE + "from engine.worker import Ready\nsay(frame(Ready(1.0)))" + STAY
    worker = BotWorker("worker", 4.0, (sys.executable, "-c", does), clock=lambda: now[0], young=8.0)
    worker.ask(Brief("a", *asked), "fair", 1)
    now[0] = 11.0
    until = time.monotonic() + PATIENCE
    while not worker.slowness and time.monotonic() < until:
        assert worker.poll() == ()
    now[0] = 14.9
    assert worker.slowness and worker.poll() == ()
    now[0] = 15.1
    assert wait(worker)[0].simple
    worker.close()


def test_without_any_process_there_are_simple_answers(asked):
    broken = BotWorker(command=("/nowhere/at/all",))
    broken.ask(Brief("a", *asked), "fair", 1)
    assert wait(broken)[0].simple
    broken.close()


def test_a_killed_worker_is_replaced_between_two_questions(worker, asked):
    worker._process._process.kill()
    worker._process._process.wait()
    worker.poll()
    worker.ask(Brief("a", *asked), "fair", 1)
    assert wait(worker)[0][:3] == ("a", GAME.decide(*asked[1:], "fair", 1), False)


def test_a_worker_that_never_reads_delays_nothing(asked):
    """The questions exceed the size of a pipe: neither `ask` nor `poll` may wait for it."""
    hung = BotWorker(deadline=60.0, command=(sys.executable, "-c", BROKEN["hangs"]))
    view, heard = asked[1], asked[2] * 4000
    for key in range(20):
        heard = heard[1:]  # no event that was told before
        hung.ask(Brief(key, "rook", view, heard, asked[3]), "fair", 1)
    assert hung.poll() == ()
    hung.close()


def test_a_whole_match_through_the_worker_is_the_match_without_it(worker):
    """Only new events go through the pipe; a new worker in between is told all events again."""
    match, dealer = Match(GAME, GAME.setup("classic", 4, {})), SeededDealer(4)
    for turn in range(130):
        match.deal(dealer)
        seat = match.waiting()[0]
        view, heard, asks = match.view(seat), match.heard(seat), match.prompts_of(seat)
        if turn == 70:
            worker._process._process.kill()
        worker.ask(Brief(turn, "rook", view, heard, asks), "fair", turn)
        step = GAME.decide(view, heard, asks, "fair", turn)
        (answer,) = wait(worker)
        assert answer[:3] == (turn, step, False)
        match.submit(step)


def test_closing_ends_the_process(asked):
    worker = BotWorker()
    worker.start()
    process = worker._process
    worker.close()
    wait_for_closed()
    assert process.reaped()
    assert worker.poll() == ()


def test_the_worker_ends_with_its_input_and_at_an_invalid_frame():
    for given, status in ((b"", 0), (LENGTH.pack(5) + b"hello", 1)):
        worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        worker.communicate(frame("a word that means nothing to it") + given, PATIENCE)
        assert worker.returncode == status


def test_a_worker_whose_program_was_killed_ends_silently():
    """Its output has no reader, a moment before its input ends: no traceback in the log of a killed kiosk."""
    worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    worker.stdout.close()
    assert worker.wait(PATIENCE) == 0
    assert worker.stderr.read() == b""
    worker.stdin.close()
    worker.stderr.close()


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "raise SystemExit(2)")])
def test_missing_processes_of_computer_players_are_reported_once(command, asked):
    """A package without a part must not seem to play badly."""
    said = []
    workers = SeatWorkers("worker", said.append, lambda name: BotWorker(name, PATIENCE, command))
    for key in "ab":
        workers.ask(Brief(key, *asked), "fair", 1)
        assert wait(workers)[0].simple
    workers.close()
    assert said == [NO_PROCESS]


def test_a_working_process_reports_nothing_of_the_kind(asked):
    said = []
    workers = SeatWorkers("worker", said.append, lambda name: BotWorker(name, PATIENCE))
    workers.ask(Brief("a", *asked), "fair", 1)
    assert not wait(workers)[0].simple and not said
    workers.close()


def test_unframing_at_every_cut():
    stream = frame(("one", 1)) + frame(None) + frame(["three"])
    for cut in range(len(stream) + 1):
        unframer = Unframer()
        assert [*unframer.feed(stream[:cut]), *unframer.feed(stream[cut:])] == [("one", 1), None, ["three"]]
    with pytest.raises(BadFrame):
        list(Unframer().feed(LENGTH.pack(MOST_BYTES + 1)))


def test_simple_answers_are_legal_and_agree_or_pass_if_possible():
    bid = Prompt(2, "bid", Number(70, 120, 5), key="amount")
    nest = Prompt(2, "bury", Some(("red-5", "red-6"), 1, 1), key="cards")
    call = Prompt(2, "call", One(((("fault", "talk"), ("seat", 1)),)), interrupts=True)
    assert simple_answer([bid, Prompt(2, "pass")]).do == "pass"
    assert simple_answer([call, Prompt(2, "agree")]).do == "agree"
    assert simple_answer([bid]) == Step(2, "bid", (("amount", 70),))
    assert nest.accepts(simple_answer([call, nest]))
    with pytest.raises(ValueError, match="asked"):
        simple_answer([])


@pytest.fixture
def workers():
    made = SeatWorkers(made=lambda name: BotWorker(name, PATIENCE, COMMAND_TO_LOOK_INTO))
    yield made
    made.close()


def test_each_seat_has_a_process_of_its_own_from_its_first_question_on(workers, asked):
    match = Match(GAME, GAME.setup("beginner", 4, {}))
    match.deal(SeededDealer(1))
    assert not workers._workers, "no worker was asked yet"
    for _ in range(5):
        seat = match.waiting()[0]
        workers.ask(Brief(seat, "rook", match.view(seat), match.heard(seat), match.prompts_of(seat)), "fair", 1)
        (answer,) = wait(workers)
        assert answer.step == GAME.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "fair", 1)
        match.submit(answer.step)
        match.deal(SeededDealer(1))
    processes = {seat: worker._process.pid for seat, worker in workers._workers.items()}
    assert sorted(processes) == [0, 1, 2, 3] and len(set(processes.values())) == 4
    assert workers.slowness > 0 and workers.slowness != 1


def test_processes_can_be_warm_before_they_are_asked(workers):
    for number, _ in enumerate(workers.warm((2, 3)), 1):
        assert len(workers._workers) == number
    assert all(not worker._process.reaped() for worker in workers._workers.values())


def test_no_process_of_the_last_match_is_warmed_up(workers):
    warming = workers.warm((2, 3))
    next(warming)
    workers.forget()
    assert list(warming) == [] and not workers._workers


def test_a_new_match_ends_what_was_told_for_the_last_one(workers, asked):
    workers.ask(Brief("a", *asked), "fair", 1)
    (process,) = [worker._process for worker in workers._workers.values()]
    workers.forget()
    wait_for_closed()
    assert process.reaped() and workers.poll() == ()
    workers.ask(Brief("b", *asked), "fair", 1)
    assert [answer.key for answer in wait(workers)] == ["b"]


def test_a_cancelled_question_to_one_of_several_seats_is_never_answered(workers, asked):
    other = GAME.name, asked[1], asked[2], tuple(replace(prompt, who=3) for prompt in asked[3])
    workers.ask(Brief("a", *asked), "fair", 1)
    workers.ask(Brief("b", *other), "random", 1)
    workers.cancel("a")
    assert [answer.key for answer in wait(workers)] == ["b"]


if sys.platform == "linux":  # if the system shows a process's memory

    def test_events_of_one_seat_are_in_no_other_seats_memory(workers, asked):
        """Before, one process held the knowledge of all computer seats, and only arguments kept them apart."""
        marker = secrets.token_hex(16)
        other = GAME.name, asked[1], asked[2], tuple(replace(prompt, who=3) for prompt in asked[3])
        workers.ask(Brief("a", asked[0], asked[1], (*asked[2], marker), asked[3]), "random", 1)
        workers.ask(Brief("b", *other), "random", 1)
        wait(workers, 2)
        holds = {seat: _holds(worker._process.pid, marker.encode()) for seat, worker in workers._workers.items()}
        assert holds == {asked[1].viewer: True, 3: False}


def _holds(process, marker):
    """Whether the marker is anywhere in the writable memory of a process."""
    with Path(f"/proc/{process}/mem").open("rb", 0) as memory:
        for line in Path(f"/proc/{process}/maps").read_text().splitlines():
            places, rights = line.split()[:2]
            first, last = (int(place, 16) for place in places.split("-"))
            if rights.startswith("rw"):
                memory.seek(first)
                try:
                    if marker in memory.read(last - first):
                        return True
                except OSError:  # a part of it that cannot be read
                    continue
    return False
