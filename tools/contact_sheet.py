"""Draw all parts of the interface on sheets, for looking at them: python tools/contact_sheet.py FOLDER."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.canvas import Canvas, put
from game.draw import (
    animals,
    avatar,
    boards,
    curtain,
    focus,
    frame,
    glyphs,
    host,
    house_set,
    icons,
    paper,
    parallax,
    plates,
    tags,
    text,
)
from game.draw.svg import PICTURES
from game.input.actions import Action
from game.theme import GROWN_UP, KIDS, SEAT_LOOKS, STAGE, SeatLook, Theme
from game.widgets.bottom_bar import BarWords, BottomBar, Owner, draw_bottom_bar
from game.widgets.hints import Hint

GROUND = "#5A4A80"
NAMES = ("Anna", "Theo", "Rosa", "Ida", "Wren", "Max", "Noa", "Pip", "Olga", "Kim", "Bo", "Lou")
_BACK = ("#26305F", "#FFF8EA")


_PLACES = {
    "south": Action.CONFIRM,
    "east": Action.BACK,
    "west": Action.EXTRA,
    "north": Action.INFO,
    "start": Action.MENU,
}
_BUTTONS = {action: button for button, action in _PLACES.items()}


def bar(
    sheet: pygame.Surface,
    words: str | tuple[text.Part, ...],
    hints: tuple[tuple[str, str], ...],
    family: str = "xbox",
    theme: Theme = GROWN_UP,
    look: SeatLook | None = None,
    name: str = "",
    sub: str = "",
) -> None:
    """A bottom bar with hints at the places of their buttons."""
    shown = [Hint(_PLACES[button], label) for button, label in hints]
    canvas = Canvas(STAGE)
    owner = Owner(look, name, sub) if look is not None else None
    draw_bottom_bar(canvas, BottomBar(BarWords(words), shown, lambda action: (family, _BUTTONS[action]), owner), theme)
    for command in canvas.commands:
        command.paint(sheet)


def seats_sheet(theme: Theme) -> pygame.Surface:
    """Full plates, compact plates, kids' faces, avatars."""
    sheet = parallax.plain(GROUND).copy()
    back = paper.board(46, 64, _BACK[0], 8, _BACK[1], 3)
    for i in range(6):
        side = "right" if i % 2 == 0 else "left"
        at = (140 + (i // 2) * 560 + (0 if i % 2 == 0 else 420), 140 + (i % 2) * 210)
        items = (("cards", str(4 + i)), ("tricks", str(i)))
        device = icons.DEVICES[i % 4]
        plates.plate(SEAT_LOOKS[i], NAMES[i], items, side, theme, on_turn=i == 3, device=device, dim=i == 4).draw(
            sheet, at
        )
        across, down = plates.held_at()
        plates.held(back, i + 1).draw(sheet, (at[0] + across, at[1] + down))
    for i, look in enumerate(SEAT_LOOKS):
        place = (40 + (i % 6) * 240, 540 + (i // 6) * 110)
        plates.compact_plate(look, NAMES[i], (("cards", "9"),), theme, on_turn=i == 2, device="pad").draw(sheet, place)
        put(sheet, avatar.avatar(look, 100), center=(100 + i * 130, 830))
    return sheet


def tags_sheet(theme: Theme) -> pygame.Surface:
    """The seats scene: coat rail, pegs, tags, a free hook."""
    sheet = house_set.house_set(theme, 420, 190).copy()
    house_set.coat_rail().draw(sheet, (960, 226))
    for i in range(5):
        at = (272 + i * 274, 300)
        tilt = (-1.5, 1.0, -0.8, 0.0, 1.2)[i]
        kind = ("pad", "pad", "pad", "keys", "bot")[i]
        tags.seat_tag(SEAT_LOOKS[i], NAMES[i], "Pad 2, shared", kind, i < 3, theme, tilt=tilt).draw(sheet, at)
        if i == 3:
            tags.tag_ring(tags.TAG).draw(sheet, at)
        focus.peg().draw(sheet, at)
    press = (glyphs.glyph("xbox", "south", 96),)
    tags.empty_tag(("Press", "to join"), press, theme).draw(sheet, (272 + 5 * 274, 300))
    focus.peg().draw(sheet, (272 + 5 * 274, 300))
    words = ("Ida picks an animal", glyphs.glyph("keys", "A", 58), glyphs.glyph("keys", "D", 58))
    boards.pill(words, SEAT_LOOKS[5].deep, SEAT_LOOKS[5].light, theme=theme).draw(sheet, (960, 850))
    bar(sheet, "5 of 8 seats taken", (("start", "Start"), ("west", "Add a bot"), ("east", "Leave")), theme=theme)
    return sheet


def parts_sheet(theme: Theme) -> pygame.Surface:
    """Boards, glyphs, icons, focus, frame and a private bar."""
    sheet = parallax.plain(GROUND).copy()
    frame.frame("#2A2E6A").draw(sheet)
    boards.sign(300, 156, "Trump", theme=theme).draw(sheet, (112, 74))
    for i, (words, tail, kind) in enumerate(
        (("85", "left", "plain"), ("pass", "right", "quiet"), ("90", "up", "gold"))
    ):
        boards.bubble(words, tail, kind, 50, theme).draw(sheet, (520 + i * 160, 90))
    boards.ribbon("Ida wins!", 72).draw(sheet, (1250, 140))
    plate = boards.question_plate("95", True, theme)
    focus.ring(*plate.box.size, 26, theme.ring).draw(sheet, plate.draw(sheet, (1640, 150)).center)
    focus.hook(64).draw(sheet, plate.rect((1640, 150)).midtop)
    for row, family in enumerate(glyphs.FAMILIES):
        x = 130
        for button in glyphs.BUTTONS:
            picture = glyphs.glyph(family, button, 54)
            sheet.blit(picture, (x, 290 + row * 64))
            x += picture.get_width() + 10
    for i, file in enumerate(sorted((PICTURES / "icons").glob("*.svg"))):
        sheet.blit(icons.icon(file.stem, 54), (1000 + (i % 11) * 70, 330 + i // 11 * 66))
    for i, pose in enumerate(host.POSES):
        sheet.blit(host.host(pose, 130), (960 + i * 170, 560))
    for i, kind in enumerate(animals.KINDS):
        sheet.blit(animals.animal(kind, 110), (130 + i * 134, 730))
    hints = (("south", "Play"), ("west", "Last trick"), ("east", "Hide"))
    sentence = ("Follow yellow", boards.chip(icons.icon("star", 60, "#F2C500"), 52), "or play the Rook")
    look = SEAT_LOOKS[0]
    bar(sheet, sentence, hints, "playstation", theme, look, NAMES[0], "no trick yet")
    return sheet


def curtain_sheet(theme: Theme) -> pygame.Surface:
    """The closed curtain of the third seat."""
    look = SEAT_LOOKS[2]
    sheet = pygame.Surface(STAGE)
    curtain.draw_closed(sheet, look)
    curtain.curtain_board(look, "Pass to Rosa", "Everybody else looks away", theme).draw(sheet)
    curtain.strip_board(look).draw(sheet, curtain.STRIP.topleft)
    ground, edge, _ = curtain.pill_colors(look)
    words = (icons.badge("pad", 64), "Rosa's pad", glyphs.glyph("xbox", "south", 84), "opens the curtain")
    boards.pill(words, ground, edge, 48, 108, 6, theme).draw(sheet, (960, curtain.PILL_LINE))
    paper.with_shadow(host.host("hide", 250), 14, 130, (3, 12)).draw(sheet, curtain.HOST_AT)
    return sheet


SHEETS: dict[str, Callable[[Theme], pygame.Surface]] = {
    "seats": seats_sheet,
    "tags": tags_sheet,
    "parts": parts_sheet,
    "curtain": curtain_sheet,
}


def main() -> None:
    """Write every sheet as a PNG."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=("grown-up", "kids"), default="grown-up")
    parser.add_argument("--text", type=float, default=1.0, help="size of text, 1.0 to 2.0")
    parser.add_argument("--high-contrast", action="store_true")
    wanted = parser.parse_args()
    base = KIDS if wanted.theme == "kids" else GROWN_UP
    theme = Theme(base.name, wanted.high_contrast).scaled(wanted.text)
    pygame.display.init()
    pygame.display.set_mode(STAGE)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for name, draw in SHEETS.items():
        pygame.image.save(draw(theme), wanted.folder / f"{name}.png")
        print(wanted.folder / f"{name}.png")


if __name__ == "__main__":
    main()
