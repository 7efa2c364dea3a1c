"""Make the pictures that people see after a failure of the program:

    python -m tools.make_crash_pictures

They are in assets/crash/, in both themes and all languages, with their words beside them in words.json. Run it after a
change of those words or of the curtain.
"""

import json
import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from engine.core.messages import Message
from game.canvas import put
from game.crash_screen import BUTTONS, CONTINUE, FAILED, LABELS, PICTURES, STOPPED, WORDS, failed, file_name
from game.draw import text
from game.draw.color import mix
from game.draw.curtain import HOST_AT, HOUSE_LOOK, curtain_board, draw_closed, pill_colors
from game.draw.host import host
from game.draw.icons import icon
from game.draw.paper import board, with_shadow
from game.surfaces import new
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import GROWN_UP, KIDS, STAGE, Theme

_HOST = 200
_SIGN, _LETTERS, _GAP = 60, 54, 24


def words_of(kind: str, language: str) -> list[str]:
    """All words of the picture FAILED or STOPPED, from the top."""
    voice = Voice(catalogue_of(language))
    said: tuple[Message, ...] = (*WORDS[kind], *(LABELS.values() if kind == FAILED else ()))
    return [voice.words(message) for message in said]


def drawn(words: list[str], theme: Theme) -> pygame.Surface:
    """A picture with these words (title, line, and a label for each button), the size of the stage."""
    out = new(STAGE)
    title, line, *labels = words
    draw_closed(out, HOUSE_LOOK)
    curtain_board(HOUSE_LOOK, title, line, theme).draw(out)
    with_shadow(host("hide", _HOST), 14, 130, (3, 12)).draw(out, HOST_AT)
    ground, _, ink = pill_colors(HOUSE_LOOK)
    edge = mix(HOUSE_LOOK.deep, HOUSE_LOOK.light, 0.4)  # not gold, which marks the focus
    for (name, box), label in zip(BUTTONS.items(), labels, strict=False):
        plate = board(*box.size, ground, box.height // 2, edge, 4)
        with_shadow(plate, 10, 120, (2, 7)).draw(out, box.center)
        parts: tuple[text.Part, ...] = (icon("play" if name == CONTINUE else "back", _SIGN, ink, ground), label)
        put(out, text.line(parts, _LETTERS, ink, theme.sentence_role, _GAP), center=box.center)
    return out


def pictures() -> Iterator[tuple[str, list[str], Theme]]:
    """Yield file name, words and theme of each picture."""
    for language in WHOLE:
        yield file_name(STOPPED, language), words_of(STOPPED, language), GROWN_UP
        for theme in (GROWN_UP, KIDS):
            yield file_name(failed(theme.name), language), words_of(FAILED, language), theme


def main() -> None:
    """Write all pictures."""
    pygame.display.init()
    pygame.display.set_mode(STAGE)
    PICTURES.mkdir(exist_ok=True)
    for name, words, theme in pictures():
        pygame.image.save(drawn(words, theme), PICTURES / name)
    kept = {name: words for name, words, _ in pictures()}
    (PICTURES / "words.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
