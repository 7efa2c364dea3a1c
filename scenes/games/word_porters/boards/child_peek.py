"""A child's look without a question: at its word between two friends, and at its guesses while they are face down."""

from game.canvas import Canvas
from game.context import Context
from scenes.games.word_porters.art.child_hall import draw_own_word
from scenes.games.word_porters.art.vote_drawing import answer_letters, draw_answer
from scenes.games.word_porters.art.vote_spots import answer_spots
from scenes.games.word_porters.boards.friends import Friends, friends_of
from scenes.games.word_porters.boards.hall_board import PeekBoard
from scenes.games.word_porters.layout import own_word
from scenes.table.boards.private_board import BoardContext


class ChildPeek(PeekBoard):
    """The word is below the guesses, which need the friends' room."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.friends = Friends(friends_of(behind), self.theme)
        self.own_word = own_word(self.theme, below=bool(self.given))

    def enter(self) -> None:
        super().enter()
        self.context.idle_work.add(self.friends.ahead())

    def paint(self, canvas: Canvas) -> None:
        draw_own_word(canvas, self.shown, self.own_word)
        if not self.given:
            self.friends.draw(canvas, self.own_word.center)
            return
        own, places = self.behind.seating[self.behind.seat].picture, answer_spots(len(self.given), self.theme)
        names = self.behind.who.names
        letters = answer_letters((names[seat] for seat in self.given), places[0], self.theme)
        for (seat, number), spots in zip(self.given.items(), places, strict=True):
            draw_answer(canvas, self.shown, seat, names[seat], letters, number, own, spots, spots.board.top)


def peek_board(context: Context, behind: BoardContext) -> PeekBoard:
    """Return the board for a look."""
    return (ChildPeek if context.theme.kids else PeekBoard)(context, behind)
