"""A game in a few lines, for the supervisor's tests: `python fake_game.py LIVES WHAT,WHAT,... [--safe]`.

Every life writes into the file LIVES what its supervisor has said, and then does the next thing: crash, freeze, leave,
play (until it is let go), grow (the same, with too much memory), wait (without a frame), bad (what it was asked for
makes no sense), or another word: crash, with that word as its cause. Where it stands when it freezes goes into the
folder of LIVES.
"""

import os
import sys
import time
from pathlib import Path

from game.kiosk.heartbeat import WATCHED, Heartbeat, obey, own_output
from game.kiosk.where_it_stood import begin

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
