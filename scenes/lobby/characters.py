"""Characters: the face, name and manner of a computer player, or none.

The characters of the last match are kept for the next one; in a kiosk they are not, because the next visitors are
strangers.
"""

from collections.abc import Hashable, Sequence

from engine.core.characters import CHARACTERS
from engine.core.messages import Message, say
from game.context import Context
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.draw.patterns import panel
from game.theme import CARD_EDGE, CREAM, INK, SEAT_LOOKS, SeatLook, Theme
from scenes.characters import MANNERS, described
from scenes.lobby.faces_page import RADIUS, FacesPage
from scenes.lobby.seat import TAG
from scenes.seating import Seating, animal_of, characters_of, look_of, picture_name, with_character

_KEPT = "characters"
_EDGE = 7
_HEAD = 0.8  # share of the room above the plate
_PLATE, _PLATE_MOST = 0.4, 132  # height of the plate: share of a tile; most px
_NAME, _NAME_MOST, _MANNER, _MANNER_MOST = 46, 54, 32, 40
_NAME_LINE, _MANNER_LINE = 0.34, 0.75  # shares of the plate's height


def kept(context: Context) -> tuple[str, ...]:
    """The characters of the last match."""
    found = None if context.kiosk is not None else context.store.setting(_KEPT)
    return tuple(name for name in found if name in CHARACTERS) if isinstance(found, list) else ()


def keep(context: Context, seating: Seating) -> None:
    if context.kiosk is None and characters_of(seating) != kept(context):
        context.store.keep_setting(_KEPT, list(characters_of(seating)))


class CharactersScene(FacesPage):
    """Six characters, and a computer player without a character."""

    overleaf = "seat"

    @property
    def tiles(self) -> Sequence[Hashable]:
        return (*CHARACTERS, "")

    @property
    def own_tile(self) -> Hashable:
        return self.plan.character

    @property
    def heading(self) -> Message:
        return say("characters-pick")

    def _taken(self, character: str) -> bool:
        return bool(character) and self.is_taken(look_of(character))

    def _with(self, tile: Hashable) -> Seating:
        return with_character(self.seating, self.seat, str(tile))

    def face(self, tile: Hashable) -> int:
        return self._with(tile)[self.seat].look

    def name(self, tile: Hashable) -> str:
        return picture_name(self.face(tile), self.voice) if self.children else self._with(tile)[self.seat].name

    def taken_by(self, tile: Hashable) -> Seating | Message:
        if self._taken(str(tile)):
            return say("pictures-taken-now", animal=animal_of(look_of(str(tile))))
        return self._with(tile)

    # Drawing

    def sentence(self) -> Message:
        at = self.focus.at
        if at is None or at == TAG:
            return say("seat-more-line", name=self.plan.name)
        if self._taken(str(at)):
            return say("pictures-taken", animal=animal_of(look_of(str(at))))
        return described(str(at), self.name(at))

    def named(self, target: Hashable) -> Message | None:
        return None if target == TAG else MANNERS[str(target)]

    def drawn(self, tile: Hashable, size: tuple[int, int]) -> Piece:
        character = str(tile)
        if character:
            look = look_of(character)
            name = picture_name(look, self.voice) if self.children else CHARACTERS[character].called
        else:
            plain = self._with("")[self.seat]
            look, name = plain.look, picture_name(plain.look, self.voice) if self.children else plain.name
        manner = self.words_of(MANNERS[character])
        return _tile(SEAT_LOOKS[look], size, name, manner, self._taken(character), self.theme)


@cached
def _tile(look: SeatLook, size: tuple[int, int], name: str, manner: str, taken: bool, theme: Theme) -> Piece:
    """A face in its colour and pattern over its name and its manner; its anchor is its middle. A taken one is dim."""
    wide, high = size
    low = min(round(high * _PLATE), _PLATE_MOST)
    paper = board(wide, high, CREAM, RADIUS, CARD_EDGE, 4).copy()
    room = (wide - 2 * _EDGE, high - low - _EDGE)
    paper.blit(panel(look, room, RADIUS - _EDGE), (_EDGE, _EDGE))
    head = animal(look.animal, round(min(room[1] * _HEAD, room[0] * _HEAD)))
    with_shadow(head, 8, 110, (2, 6)).draw(paper, (wide / 2, _EDGE + room[1] / 2))
    most, role = wide - 4 * _EDGE, theme.sentence_role
    rows = ((name, _NAME, _NAME_MOST, role, _NAME_LINE), (manner, _MANNER, _MANNER_MOST, "semibold", _MANNER_LINE))
    for words, wanted, largest, kind, line in rows:
        letters = text.fit(words, min(theme.sentence_px(wanted), largest), most, kind)
        shown = text.clipped(words, letters, most, kind)
        text.place(paper, shown, letters, (wide / 2, high - low + low * line), INK, kind)
    return with_shadow(dimmed(paper, (110, 100, 128)) if taken else paper, 8, 110, (2, 6))
