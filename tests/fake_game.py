"""A game in a few lines, for the supervisor's tests: `python fake_game.py LIVES WHAT,WHAT,... [--safe]`.

Each life appends the supervisor's message to the file LIVES, and then does the next thing: crash, freeze, leave, play,
grow, wait or bad. `play` lasts until told to end. `grow` is the same with too much memory. `wait` draws no frame. `bad`
says that its arguments make no sense. Another word is a crash with that word as its cause. If it freezes, it writes
where it stands into the folder of LIVES.
"""

import os
import sys
import time
from pathlib import Path

from game.kiosk.heartbeat import WATCHED, Heartbeat, obey, own_output
from game.kiosk.last_traces import begin

FOREVER = 600.0
FRAME = 0.01


def main(lives: Path, plan: list[str], safe: bool) -> None:
    with lives.open("a") as file:
        file.write(f"{os.environ[WATCHED]}{' safe' if safe else ''}\n")
    heart, ends = Heartbeat(own_output()), []
    heart.idle = lambda: True
    obey(lambda: ends.append(True), begin(lives.parent))
    number = len(lives.read_text().splitlines())
    what = plan[min(number, len(plan)) - 1]
    heart.large = lambda: what == "grow"
    if what == "bad":
        sys.exit(2)
    if what == "wait":
        time.sleep(FOREVER)
    heart.beat()
    if what == "crash":
        os._exit(3)
    if what == "freeze":
        time.sleep(FOREVER)
    while what in ("play", "grow") and not ends:
        heart.beat()
        time.sleep(FRAME)
    if what not in ("play", "grow", "leave"):
        heart.last_words(what)
        sys.exit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2].split(","), "--safe" in sys.argv)
