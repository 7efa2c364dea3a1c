"""Pictures: the first page of a person's seat, where the player picks a face. The tag shows it.

Children are called by their picture. They type nothing, and nothing about them is kept.
"""

from collections.abc import Hashable, Sequence

from engine.core.messages import Message, say
from game.canvas import put
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.draw.patterns import panel
from game.input.actions import Action
from game.theme import CARD_EDGE, CREAM, INK, SEAT_LOOKS, SeatLook, Theme
from game.widgets.bindings import Binding
from scenes.lobby.faces_page import RADIUS, FacesPage
from scenes.lobby.seat import TAG
from scenes.seating import Seating, animal_of, picture_name, with_look

_EDGE = 7
_HEAD, _HEAD_NAMED = 0.69, 0.56  # share of a tile's height: the animal alone, above a name
_NAME, _PLATE_LETTERS, _LARGEST_NAME, _PLATE_HIGH, _PLATE_UP = 44, 38, 46, 58, 42

KIDS_FACES, _KIDS_COLUMNS = 6, 3
"""Faces that children choose from, and columns of them."""


class PicturesScene(FacesPage):
    overleaf = "seat"

    @property
    def columns(self) -> int:  # type: ignore[override]
        return _KIDS_COLUMNS if self.children else FacesPage.columns

    @property
    def tiles(self) -> Sequence[Hashable]:
        """All faces. Children have their own and the next ones that are not taken: another choice brings others."""
        looks = range(len(SEAT_LOOKS))
        if not self.children:
            return tuple(("look", look) for look in looks)
        own = self.plan.look
        free = [look for look in (*looks[own:], *looks[:own]) if not self.is_taken(look)]
        return tuple(("look", look) for look in free[:KIDS_FACES])

    @property
    def own_tile(self) -> Hashable:
        return "look", self.plan.look

    @property
    def heading(self) -> Message:
        return say("pictures-pick") if self.children else say("pictures-of", name=self.plan.name)

    def face(self, tile: Hashable) -> int:
        look = _look(tile)
        return self.plan.look if self.is_taken(look) else look

    def name(self, tile: Hashable) -> str:
        return picture_name(self.face(tile), self.voice) if self.children else self.plan.name

    def taken_by(self, tile: Hashable) -> Seating | Message:
        look = _look(tile)
        if self.is_taken(look):
            return say("pictures-taken-now", animal=animal_of(look))
        return with_look(self.seating, self.seat, look)

    def own_bindings(self) -> tuple[Binding, ...]:
        return () if self.children else (Binding(Action.EXTRA, self.write_name, say("seat-rename")),)

    # Drawing

    def sentence(self) -> Message:
        at = self.focus.at
        if at is None or at == TAG:
            return say("seat-more-line", name=self.plan.name)
        look = _look(at)
        animal_here, owner = animal_of(look), self.owner_of(look)
        if owner is None or (self.children and not self.is_taken(look)):
            return say("pictures-be", name=self.plan.name, animal=animal_here)
        if self.is_taken(look):
            return say("pictures-taken", animal=animal_here)
        return say("pictures-swap", name=self.plan.name, animal=animal_here, fellow=self.seating[owner].name)

    def drawn(self, tile: Hashable, size: tuple[int, int]) -> Piece:
        look = _look(tile)
        names = tuple(picture_name(one, self.voice) for one in range(len(SEAT_LOOKS))) if self.children else ()
        owner = self.owner_of(look)
        has = "" if owner is None or self.children else self.seating[owner].name
        return _tile(SEAT_LOOKS[look], size, self.is_taken(look), has, names, self.theme)


def _look(tile: Hashable) -> int:
    assert isinstance(tile, tuple)
    return int(tile[1])


@cached
def _tile(look: SeatLook, size: tuple[int, int], taken: bool, owner: str, names: Sequence[str], theme: Theme) -> Piece:
    """A face in its colour and pattern; its anchor is its middle.

    Below is the name of its owner, or for children its own name (`names` of all faces). A taken face is dim.
    """
    wide, high = size
    paper = board(wide, high, CREAM, RADIUS, CARD_EDGE, 4).copy()
    paper.blit(panel(look, (wide - 2 * _EDGE, high - 2 * _EDGE), RADIUS - _EDGE), (_EDGE, _EDGE))
    named = bool(owner or names)
    head = animal(look.animal, round(high * (_HEAD_NAMED if named else _HEAD)))
    up = (high - 2 * _EDGE - _PLATE_HIGH) / 2 + _EDGE if named else high / 2
    with_shadow(head, 8, 110, (2, 6)).draw(paper, (wide / 2, up))
    if taken:
        paper = dimmed(paper, (110, 100, 128))
    if named:
        role = theme.sentence_role
        most = wide - 6 * _EDGE
        words = names[SEAT_LOOKS.index(look)] if names else owner
        wanted = min(theme.sentence_px(_NAME if names else _PLATE_LETTERS), _LARGEST_NAME)
        letters = min(text.fit(one, wanted, most, role) for one in (names or (words,)))
        shown = text.clipped(words, letters, most, role)
        plate = board(text.width(shown, letters, role) + 44, _PLATE_HIGH, CREAM, 16, CARD_EDGE, 4).copy()
        text.place(plate, shown, letters, (plate.get_width() / 2, _PLATE_HIGH / 2), INK, role)
        put(paper, plate, center=(wide // 2, high - _PLATE_UP))
    return with_shadow(paper, 8, 110, (2, 6))
