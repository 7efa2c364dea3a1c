"""The process that shows why a kiosk's game cannot start: `python main.py still-picture CAUSE`, followed by the kiosk's
own arguments. Only its supervisor ends it; no press does."""

from threading import Event

from engine.headless.arguments import Play
from engine.headless.parsing import parse
from game.crash_screen import show_cause
from game.kiosk.heartbeat import Heartbeat, obey, own_output
from game.window import PLAIN, Window
from scenes.kiosk.building import before_the_window, language_of


def main(words: list[str]) -> None:
    """Run the process."""
    cause, *kiosk = words
    args = parse(kiosk)
    assert isinstance(args, Play)
    heart, told = Heartbeat(own_output()), Event()
    obey(told.set)
    before_the_window()
    window = Window(args.windowed or args.size is not None, args.size, PLAIN)

    def ends(wanted: bool) -> bool:
        heart.beat()
        return told.is_set()

    show_cause(window, language_of(args), cause, ends)
    window.close()
