"""By Hook or by Rook: five hidden-information party games on one television. The only entry point."""

import errno
import os
import sys
from collections.abc import Callable, Mapping
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from engine import program
from engine.core.messages import Message
from engine.core.words import escaped, instead, quote
from engine.headless.arguments import (
    Arena,
    BadUse,
    Bench,
    Command,
    Decide,
    Export,
    Help,
    KioskReport,
    Legal,
    Lessons,
    Memories,
    Pin,
    Play,
    Playout,
    Privacy,
    Snapshot,
    Soak,
    Sounds,
    Verify,
    Version,
    Views,
    Watch,
    Words,
)
from engine.headless.parsing import parse
from engine.headless.progress import STOPPED

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame's greeting would be mixed with our output

BAD_USE = 2
"""Exit status for words and values that the program does not know."""
BAD_RECORD = 1
"""Exit status of `verify` if a record is bad."""
BAD_WORDS = 1
"""Exit status of `words` if code and texts differ."""
CRASHED = 70
"""Exit status of an internal error, as in sysexits.h. No command returns it."""
_LONGEST = 1000
"""Characters of an error line. The middle of a longer one, about a very long name, is left out."""
OUR_MISTAKE = "internal error"
"""Text of an internal error, before its place."""


def main(words: list[str]) -> int:
    """Run the command line and return the exit status."""
    if program.FROZEN:
        from multiprocessing import freeze_support

        freeze_support()  # a second process of `verify` or `arena` starts like this program
    if words and words[0] in program.PARTS:
        return _be_a_part(*words)
    for stream in (sys.stdout, sys.stderr):  # the same bytes on every system, for any file name
        if isinstance(stream, TextIOWrapper):  # without a console there is no stream
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    try:
        status = run(parse(words), words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BadUse as error:
        _complain(escaped(str(error)))
        return BAD_USE
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return STOPPED
    except Exception as error:
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
            _complain("too many files are open at once (ulimit -n says how many may be)")
            return BAD_USE
        from engine.core.packs import BadPack

        if isinstance(error, BadPack):
            _complain(escaped(str(error)))
            return BAD_USE
        if sys.flags.dev_mode:
            raise
        from engine.core.whereabouts import damaged_file, where

        if file := damaged_file(error):
            _complain(f"a file of the program is damaged or missing: {file} (install it again)")
        else:
            _complain(f"{OUR_MISTAKE}: {where(error)}")  # the error's own text might name cards
        return CRASHED
    return status


def _complain(what: str) -> None:
    if len(what) > _LONGEST:
        what = f"{what[: _LONGEST // 2]}...{what[-_LONGEST // 2 :]}"
    print(f"{program.called().split()[-1]}: {what}", file=sys.stderr)


def _be_a_part(part: str, *words: str) -> int:
    """Run a part of the program that the program itself starts; users do not type these words."""
    from game.resources import keep_memory_private, live_within

    keep_memory_private()
    live_within(part)
    match part:
        case program.WORKER:
            from engine import worker

            worker.main()
        case program.PRERENDER:
            from scenes import prerender

            prerender.main(list(words))
        case program.SPEAKER:
            from game.speech import speaker

            speaker.main(list(words))
        case program.FILM:
            from game import film_process

            film_process.main()
        case program.PROBE:
            from tools.bench import startup_probe

            startup_probe.main(list(words))
        case program.STILL:
            from scenes.kiosk import still_picture

            still_picture.main(list(words))
    return 0


def run(command: Command, words: list[str]) -> int:
    """Run one command, typed as `words`. Each imports only what it needs, so that commands without a screen start at
    once."""
    match command:
        case Help(of):
            from engine.headless.help import help_of

            print(help_of(of))
        case Version():
            print(program.NAME, program.VERSION)
        case Playout():
            from engine.headless.playout import playout

            for line in playout(command):
                print(line)
        case Verify():
            return _verify(command)
        case Legal():
            from engine.headless.position import legal

            _print_json(legal(command.file, _printed))
        case Views():
            from engine.headless.position import views

            _print_json(views(command.file, _printed))
        case Decide():
            from engine.headless.position import decide

            print(decide(command, _printed))
        case Arena(picture=None):
            return _arena(command)
        case Export() | Memories() | Pin() | Privacy() | KioskReport():
            _operate(command)
        case Words(todo=str(language)):
            return _missing_words(language)
        case Words(check=True):
            return _words()
        case Words():
            raise BadUse("words: --check or --todo is missing")
        case Play(language=language, kiosk=True) if not _is_watched():
            _check_language(language)
            from game.kiosk.supervisor import supervise

            return supervise(words)
        case _:
            return _on_screen(command)
    return 0


def _is_watched() -> bool:
    from game.kiosk.heartbeat import watched

    return watched(os.environ) is not None


def _verify(command: Verify) -> int:
    from engine.headless.verify import verify

    status = 0
    for line, good in verify(command.files, _printed):
        print(line)
        if not good:
            status = BAD_RECORD
    return status


def _arena(command: Arena, draw: Callable[[Mapping[str, Any]], None] | None = None) -> int:
    from engine.headless.arena import arena

    found = arena(command)
    if command.json:
        _print_json(found)
    else:
        from engine.headless.arena_lines import lines

        print("\n".join(lines(found)))
    if draw is not None:
        draw(found)
    return STOPPED if "stopped" in found else 0


def _operate(command: Export | Memories | Pin | Privacy | KioskReport) -> None:
    """Run a command for operators."""
    match command:
        case Export():
            from game.store.export import export

            print(export(command))
        case Memories(year=None, out=None, language=None):
            from game.store.memory_rows import table

            print(table(command))
        case Memories():
            _year(command)
        case Pin():
            from game.kiosk.pin import pin_line

            print(pin_line())
        case Privacy(language):
            _check_language(language)
            from game.kiosk.privacy import lines as kept
            from game.text.languages import SOURCE

            print("\n".join(kept(language or SOURCE)))
        case KioskReport():
            _report(command)


def _year(command: Memories) -> None:
    if command.year is None:
        raise BadUse("--out and --language are for a page of a --year")
    if command.out is not None:
        _check_folder("--out", command.out)
    _check_language(command.language)
    from scenes.memories.year_page import write_year

    write_year(command)


def _report(command: KioskReport) -> None:
    from game.kiosk.report import report

    text = report(command)
    if command.out is None:
        sys.stdout.write(text)
        return
    from game.shared_files import write_asked

    _check_folder("--out", command.out)
    write_asked(command.out, {command.out: text.encode(errors="backslashreplace")})


def _words() -> int:
    if program.FROZEN:
        raise BadUse("words: this program has no source code to check")
    from tools.check_messages import check

    wrong = check()
    print("\n".join(wrong) or "ok")
    return BAD_WORDS if wrong else 0


def _missing_words(language: str) -> int:
    if program.FROZEN:
        raise BadUse("words: there is no code here to be read, only the program")
    _check_language(language, "--todo")
    from tools.list_missing import listed

    print("\n".join(listed(language)))
    return 0


def _printed(message: Message) -> str:
    """Return the text of a message. The catalogue is read at the first one."""
    from game.text.terminal import terminal_text

    return terminal_text(message)


def _print_json(value: object) -> None:
    import json

    print(json.dumps(value))


def _on_screen(command: Command) -> int:
    """Run a command that draws."""
    from game.resources import keep_memory_private, make_room

    make_room()
    keep_memory_private()
    try:
        return _draw(command)
    except ModuleNotFoundError as error:
        if error.name not in ("pygame", "pytweening", "platformdirs", "segno"):
            raise
        raise BadUse(f"this needs {error.name} (python -m pip install -r requirements.txt)") from None


def _draw(command: Command) -> int:
    match command:
        case Snapshot(path, viewer, out, theme, size, language):
            _check_viewer(command)
            _check_language(language)
            from scenes.snapshot import snapshot

            snapshot(path, viewer, out, theme, size, language)
        case Arena(picture=out) if out is not None:
            _check_folder("--picture", out)
            from tools.arena_picture import write

            return _arena(command, lambda found: write(found, out))
        case Watch(path):
            _check_match(path)
            from scenes.play import watch

            watch(path)
        case Sounds():
            from scenes.play import listen

            listen()
        case Bench(seconds, json):
            from tools.bench.command import run as bench

            bench(seconds, json)
        case Lessons(json):
            from tools.list_lessons import found, lines

            if json:
                _print_json(found())
            else:
                print("\n".join(lines(found())))
        case Soak(minutes, seed, size, json):
            from tools.soak import run as soak

            return soak(minutes, seed, size, json)
        case Play(language=language):
            _check_language(language)
            from scenes.play import play

            play(command)
    return 0


def _check_match(path: Path) -> int:
    """Check a record before its match is shown, so that faults, and a game without a table, are reported on the command
    line. Returns the number of players."""
    from importlib.util import find_spec

    from engine.headless.files import open_match

    setup = open_match(path, _printed).setup
    if not find_spec(f"scenes.games.{setup.game}"):
        raise BadUse(f"there is no table for {setup.game} yet")
    return setup.players


def _check_viewer(command: Snapshot) -> None:
    players = _check_match(command.file)
    if command.viewer != "public" and command.viewer >= players:
        raise BadUse(f"--viewer: the game has seats 0 to {players - 1}")
    _check_folder("--out", command.out)


def _check_folder(option: str, out: Path) -> None:
    if not out.absolute().parent.is_dir():
        raise BadUse(f"{option}: there is no folder {out.parent}")


def _check_language(language: str | None, option: str = "--language") -> None:
    from game.text.languages import LANGUAGES

    if language is not None and language not in LANGUAGES:
        raise BadUse(f"{option}: there is no language {quote(language)} ({instead(language, LANGUAGES)})")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
