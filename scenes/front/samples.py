"""Samples beside the settings, which show each change at once.

There are a corner of a table, a sound, a card that is dealt repeatedly, the buttons as they are pressed, and the coach.
"""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game import surfaces
from game.canvas import Canvas, put
from game.cards.deck import Deck
from game.context import Context
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.glyphs import PLACES, glyph
from game.draw.host import host
from game.draw.icons import icon
from game.draw.paper import Piece, board, glow, gradient, masked, turned, with_shadow
from game.draw.plates import plate
from game.draw.svg import fragment
from game.easing import PLAY, animation_seconds
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press, is_pad
from game.input.bindings import PAD_FAMILY
from game.sound.captions import CAPTIONS
from game.sound.catalogue import EVENTS
from game.theme import CARD_EDGE, CREAM, GOLD, GOLD_DARK, INK, SEAT_LOOKS, SIGN_TITLE, SMALLEST_TEXT, Theme
from scenes.front.remap import ACTIONS
from scenes.games import deck_of, entries, part
from scenes.seating import BOT_NAMES

TITLES: dict[str, Message] = {
    "look": say("settings-sample-look"),
    "sound": say("settings-sample-sound"),
    "pace": say("settings-sample-pace"),
    "buttons": say("settings-sample-buttons"),
    "help": say("settings-sample-help"),
}
_TITLE_LINE, _TITLE_LETTERS, _TITLE_HIGH, _INSET = 42, 38, 84, 24
_WOOD = ("#6E4A30", "#8A5C3A", "#744C30")
_HEARD_SECONDS = 1.5
_LIT_SECONDS = 0.5
_STANDS = 1.0
"""Seconds that a dealt card is shown before the next one is dealt."""
_TURNS = 12
"""Number of pictures of a turning card."""
_PILL, _PILL_LETTERS = 84, 40
_NOTE = (
    '<path d="M30 76V18L82 6V64" fill="none" stroke="{0}" stroke-width="9" stroke-linejoin="round"/>'
    '<path d="M30 30L82 18" stroke="{0}" stroke-width="9"/><ellipse cx="20" cy="78" rx="15" ry="11" fill="{0}"/>'
    '<ellipse cx="72" cy="66" rx="15" ry="11" fill="{0}"/>'
)
_TIP_LEAD = 1.15
_NOTES = ((-176, -150, 66, -8), (168, -170, 54, 10), (-190, -10, 46, 6), (186, -30, 62, -6))
"""Notes around the host: x and y from his middle in px, size in px, degrees."""


class Sample:
    """The sample beside the settings. It moves with the clock and shows presses."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.clock = 0.0
        self.heard = ""
        """Name of the sound that plays as a sample."""
        self._left = 0.0
        self.lit: Action | None = None
        """The button that was just pressed."""
        self._lit_left = 0.0
        self._borrowed = ""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.clock += dt
        self._left = max(0.0, self._left - dt)
        self._lit_left = max(0.0, self._lit_left - dt)
        if not self._left and self.heard:
            self.rest()
        if not self._lit_left:
            self.lit = None

    def rest(self) -> None:
        """Stop the sample and the sounds that play only for it."""
        sound = self.context.sound
        if self._borrowed == "music":
            sound.music(None)
        elif self._borrowed == "ambience":
            sound.ambience(None)
        self.heard, self._borrowed, self._left = "", "", 0.0

    def pressed(self, press: Press) -> None:
        """Light up the button of a press."""
        self.lit, self._lit_left = press.action, _LIT_SECONDS

    def show(self, name: Hashable) -> None:
        """Play the setting in focus at its own volume. If music plays already, nothing is started."""
        self.rest()
        sound = self.context.sound
        match name:
            case "effects" | "night":
                self.heard = "slap"
                sound.play(self.heard)
            case "speech":
                self.heard = "chatter_greet"
                sound.chatter_now("greet")
            case "music":
                if not sound.piece:
                    self._borrowed = "music"
                    sound.music("title")
                self.heard = sound.piece
            case "ambience":
                if not sound.round_table:
                    self._borrowed = "ambience"
                    sound.ambience(next(iter(EVENTS)))
                self.heard = sound.round_table
            case _:
                return
        self._left = _HEARD_SECONDS * (2 if name == "ambience" else 1)

    # Drawing

    def draw(self, canvas: Canvas, tab: str, box: Rect) -> None:
        """Draw the sample of a tab on its board."""
        theme, voice = self.context.theme, self.context.voice
        title = voice.words(TITLES[tab])
        letters = text.fit(title, min(theme.sentence_px(_TITLE_LETTERS), 56), box.width - 60, theme.sentence_role)
        color = CREAM if theme.high_contrast else SIGN_TITLE
        text.place(canvas, title, letters, (box.centerx, box.top + _TITLE_LINE), color, theme.sentence_role)
        room = Rect(box.left + _INSET, box.top + _TITLE_HIGH, box.width - 2 * _INSET, box.height - _TITLE_HIGH - _INSET)
        {"look": self._look, "sound": self._sound, "pace": self._pace, "buttons": self._buttons, "help": self._help}[
            tab
        ](canvas, room)

    def _look(self, canvas: Canvas, room: Rect) -> None:
        words = self.context.voice.words(say("settings-sample-turn", name=BOT_NAMES[1]))
        canvas.blit(_corner(room.size, BOT_NAMES[1], words, self.context.theme), room)

    def _sound(self, canvas: Canvas, room: Rect) -> None:
        middle = (room.centerx, room.top + (room.height - _PILL) // 2 - 8)
        put(canvas, glow(220, "#FFB86A", 0.5), center=middle)
        high = min(290, room.height - _PILL - 40)
        put(canvas, host("cheer" if self.heard else "open", round(high * 0.86)), center=middle)
        if self.heard:
            still = self.context.settings.get.reduced_motion
            for i, (x, y, size, turn) in enumerate(_NOTES):
                up = 0 if still else round(14 * ((self.clock * 2 + i / 4) % 1))
                put(canvas, _note(size, turn), center=(middle[0] + x, middle[1] + y - up))
        words = CAPTIONS[self.heard] if self.heard else say("settings-sample-quiet")
        self._pill(canvas, room, "sound" if self.heard else "silent", words)

    def _pill(self, canvas: Canvas, room: Rect, sign: str, words: Message) -> None:
        piece = _pill(room.width, sign, self.context.voice.words(words), self.context.theme)
        piece.draw(canvas, (room.centerx, room.bottom - _PILL // 2))

    def _pace(self, canvas: Canvas, room: Rect) -> None:
        """Draw a card that is dealt from the deck repeatedly."""
        cloth = Rect(room.topleft, (room.width, room.height - _PILL - 22))
        canvas.blit(_cloth(cloth.size, self.context.theme), cloth)
        faces, (card, *_) = _deck()
        wide = min(176, round((cloth.height - 40) / 1.4))
        deck, slot = (cloth.left + 128, cloth.centery), (cloth.right - 128, cloth.centery)
        for i in range(3):
            _card(faces, "", wide, self.context.theme).draw(canvas, (deck[0] - 4 * i, deck[1] - 4 * i))
        share = self._dealt()
        x, y = (round(a + (b - a) * share) for a, b in zip(deck, slot, strict=True))
        step = round(share * _TURNS)
        _turned(faces, card, wide, step, self.context.theme).draw(canvas, (x, y))
        self._pill(canvas, room, "clock", say("settings-sample-deals"))

    def _dealt(self) -> float:
        """How far the card has come, 0 to 1; 1 at once if there is no motion."""
        if self.context.settings.get.reduced_motion or not self.context.pace:
            return 1.0
        story = animation_seconds(self.clock, self.context.pace) % (PLAY.seconds + _STANDS)
        return PLAY.ease(min(1.0, story / PLAY.seconds))

    def _buttons(self, canvas: Canvas, room: Rect) -> None:
        devices = self.context.devices
        device = devices.last
        if device in (MOUSE, TOUCH):
            device = next((one for one in devices.all() if is_pad(one)), KEYS)
        shown = {action: devices.hint(action, device) for action in ACTIONS}
        if device.startswith(PAD_FAMILY):
            share = min(1.0, (room.height - _PILL - 12) / _PAD_HIGH)
            put(canvas, _pad_body(share), midtop=(room.centerx, room.top + round(_BODY_DOWN * share)))
            spots = _pad_spots(shown, room, share)
        else:
            spots = _key_spots(shown, room)
        for action, picture, at in spots:
            if action is self.lit:
                put(canvas, _lit(picture.get_size()), center=at)
            put(canvas, picture, center=at)
        words = ACTIONS.get(self.lit) if self.lit is not None else None
        self._pill(
            canvas, room, "pad" if device.startswith(PAD_FAMILY) else "keyboard", words or say("settings-sample-press")
        )

    def _help(self, canvas: Canvas, room: Rect) -> None:
        """Draw the coach on its tip and, if wanted, a caption of a sound."""
        words, theme = self.context.voice.words(say("settings-sample-coach")), self.context.theme
        tip = Rect(room.left, room.top, room.width, room.height - _PILL - 22)
        _tip(tip.size, words, theme).draw(canvas, tip.center)
        on = self.context.settings.get.captions
        self._pill(canvas, room, "sound" if on else "silent", CAPTIONS["slap"] if on else say("settings-sample-quiet"))


# A corner of a table


def _deck() -> tuple[Deck, tuple[str, ...]]:
    """Faces and cards of the game in the middle of the shelf, or of the next game with cards on its tile."""
    games = [entry.game for entry in entries()]
    near = sorted(games, key=lambda game: abs(games.index(game) - len(games) // 2))
    game = next(game for game in near if len(part(game, "art.tile").CARDS) > 1)
    return deck_of(game), part(game, "art.tile").CARDS


@cached
def _corner(size: tuple[int, int], name: str, words: str, theme: Theme) -> pygame.Surface:
    """A plate, two cards and the sentence of the moment, as at a table."""
    wide, high = size
    out = _wood(size, theme)
    faces, cards = _deck()
    low, card_wide = (0.46, 150) if theme.large_text else (0.66, 186)
    for card, x, turn in ((cards[0], 0.3, 5), (cards[1], 0.68, -5)):
        paper = faces.face(card, card_wide, theme)
        place = wide * (x + 0.2 if theme.large_text else x), high * low
        with_shadow(turned(paper, turn), 8, 110, (2, 6)).draw(out, place)
    plate(SEAT_LOOKS[2], name, (("cards", "7"),), "right", theme, size=112, most=300).draw(out, (84, 78))
    letters = min(theme.sentence_px(46), 80)
    rows, letters = _in_rows(words, letters, wide - 40, theme, lambda count, letters: count <= 2)
    tall = max(104, round(len(rows) * letters * 1.2) + 26)
    out.fill(theme.bar(SEAT_LOOKS[2].deep), Rect(0, high - tall, wide, tall))
    out.fill(GOLD, Rect(0, high - tall, wide, 6))
    _place_rows(out, rows, letters, letters * 1.2, (wide / 2, high - tall / 2 + 3), CREAM, theme)
    return _rounded(out)


@cached
def _cloth(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    return _rounded(_wood(size, theme))


def _wood(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The table top, in the brightness of the set."""
    out, dark = gradient(size, *_WOOD), round(255 * theme.set_light)
    out.fill((dark, dark, dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _rounded(table: pygame.Surface) -> pygame.Surface:
    wide, high = table.get_size()
    return converted(masked(table, f'<rect width="{wide}" height="{high}" rx="16" fill="#FFFFFF"/>'))


def _in_rows(
    words: str, letters: int, wide: int, theme: Theme, fits: Callable[[int, int], bool]
) -> tuple[tuple[str, ...], int]:
    """Wrap words into rows, with smaller letters until their number fits. Returns the rows and the size of the
    letters."""
    rows = text.wrap(words, letters, wide, theme.sentence_role)
    while letters > SMALLEST_TEXT and not fits(len(rows), letters):
        letters -= 2
        rows = text.wrap(words, letters, wide, theme.sentence_role)
    return rows, letters


def _place_rows(
    out: pygame.Surface,
    rows: Sequence[str],
    letters: int,
    lead: float,
    at: tuple[float, float],
    color: str,
    theme: Theme,
) -> None:
    """Draw rows around their middle `at`."""
    for number, row in enumerate(rows):
        line = at[1] + (number - (len(rows) - 1) / 2) * lead
        text.place(out, row, letters, (at[0], line), color, theme.sentence_role)


@cached
def _card(faces: Deck, card: str, wide: int, theme: Theme) -> Piece:
    """A card, or a back for an empty name."""
    return with_shadow(faces.face(card, wide, theme) if card else faces.back(wide), 8, 110, (2, 6))


@cached
def _turned(faces: Deck, card: str, wide: int, step: int, theme: Theme) -> Piece:
    """A turning card: the back first, edge on in the middle, then the face."""
    half = _TURNS / 2
    paper = faces.face(card, wide, theme) if step > half else faces.back(wide)
    narrow = max(6, round(paper.get_width() * abs(step - half) / half))
    return with_shadow(surfaces.smoothscale(paper, (narrow, paper.get_height())), 8, 110, (2, 6))


# Sound and the coach's words


@cached
def _note(size: int, turn: int) -> pygame.Surface:
    return surfaces.rotozoom(fragment(_NOTE.format(CREAM), (100, 100), (size, size)), turn, 1)


@cached
def _pill(width: int, sign: str, words: str, theme: Theme) -> Piece:
    out = board(width, _PILL, "#171030", _PILL // 2, SIGN_TITLE, 3).copy()
    side = 40
    letters = text.fit(words, min(theme.sentence_px(_PILL_LETTERS), 60), width - side - 110, theme.sentence_role)
    shown = text.clipped(words, letters, width - side - 110, theme.sentence_role)
    out.blit(icon(sign, side, CREAM, "#171030"), (36, (_PILL - side) // 2))
    text.place(out, shown, letters, ((width + 36 + side) / 2, _PILL / 2), CREAM, theme.sentence_role)
    return with_shadow(out, 6, 100, (1, 4))


@cached
def _tip(size: tuple[int, int], words: str, theme: Theme) -> Piece:
    """The coach's cream paper, with the Rook above his words."""
    wide, high = size
    out = board(wide, high, CREAM, 24, CARD_EDGE, 4).copy()
    rook = host("point", round(min(150, high * 0.42)))
    put(out, rook, midtop=(wide // 2, 16))
    top = 24 + rook.get_height()
    letters, room = min(theme.sentence_px(42), 76), high - top - 14
    rows, letters = _in_rows(
        words, letters, wide - 56, theme, lambda count, letters: count * letters * _TIP_LEAD <= room
    )
    _place_rows(out, rows, letters, letters * _TIP_LEAD, (wide / 2, (top + high - 14) / 2), INK, theme)
    return with_shadow(out, 10, 120, (2, 7))


# Buttons

_Shown = dict[Action, tuple[str, str]]
_Spots = tuple[tuple[Action, pygame.Surface, tuple[int, int]], ...]
_PAD_AT = {
    "dpad up": (-130, 118), "dpad down": (-130, 222), "dpad left": (-182, 170), "dpad right": (-78, 170),
    "south": (130, 226), "east": (186, 170), "west": (74, 170), "north": (130, 114),
    "l": (-130, 34), "r": (130, 34), "l trigger": (-196, 34), "r trigger": (196, 34),
    "select": (-34, 128), "start": (34, 128), "stick": (-58, 258), "right stick": (58, 258),
}  # fmt: skip
"""Place of each button, in px from the middle of the pad's upper edge."""
_BODY_DOWN, _PAD_HIGH = 16, 350
_KEY_ROWS = (
    (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT),
    (Action.CONFIRM, Action.BACK),
    (Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT),
    (Action.LOOK, Action.MENU),
)
_CAP, _CAP_GAP = 60, 20


def _pad_spots(shown: _Shown, room: Rect, share: float) -> _Spots:
    """Places of the buttons on a pad drawn at scale `share`; buttons that it lacks are left out."""
    out: list[tuple[Action, pygame.Surface, tuple[int, int]]] = []
    for action in ACTIONS:
        family, button = shown[action]
        if (at := _PAD_AT.get(button)) is not None:
            place = room.centerx + round(at[0] * share), room.top + round((at[1] + _BODY_DOWN) * share)
            out.append((action, glyph(family, button, round((56 if button in PLACES else 48) * share)), place))
    return tuple(out)


def _key_spots(shown: _Shown, room: Rect) -> _Spots:
    """Key caps in centred rows."""
    out: list[tuple[Action, pygame.Surface, tuple[int, int]]] = []
    step = (room.height - _PILL - 20) // len(_KEY_ROWS)
    for line, actions in enumerate(_KEY_ROWS):
        caps = [glyph(*shown[action], _CAP) for action in actions]
        x = room.centerx - (sum(cap.get_width() + _CAP_GAP for cap in caps) - _CAP_GAP) // 2
        for action, cap in zip(actions, caps, strict=True):
            out.append((action, cap, (x + cap.get_width() // 2, room.top + step * line + step // 2)))
            x += cap.get_width() + _CAP_GAP
    return tuple(out)


@cached
def _pad_body(share: float) -> pygame.Surface:
    """A pad at scale `share`."""
    shape = (
        '<path d="M110 62H374C420 62 448 84 458 140L480 262C486 312 450 332 420 306L352 244H132L64 306C34 332 -2 312 4 '
        '262L26 140C36 84 64 62 110 62Z" fill="#2B2552" stroke="#6D66A8" stroke-width="5"/>'
    )
    return fragment(shape, (484, 330), (round(484 * share), round(330 * share)))


@cached
def _lit(size: tuple[int, int]) -> pygame.Surface:
    """Gold behind a pressed button."""
    wide, high = size[0] + 24, size[1] + 24
    shape = f'<rect width="{wide}" height="{high}" rx="{min(wide, high) / 2.6}" fill="{GOLD_DARK}"/>'
    shape += f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="{min(wide, high) / 2.8}" fill="{GOLD}"/>'
    return fragment(shape, (wide, high))
