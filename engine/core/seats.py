"""Seat: a place at the table, numbered clockwise from 0; also chance and the public, which are no seats."""

from typing import Literal, TypeVar

Seat = int
Actor = int | Literal["chance"]
Viewer = int | Literal["public"]

CHANCE: Literal["chance"] = "chance"
"""The source of deals and shuffles (`"by": "chance"` in a record)."""
PUBLIC: Literal["public"] = "public"
"""The viewer that knows only public facts, as the shared screen does."""


T = TypeVar("T")


def at_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """`values` by seat, with that of `seat` replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def left_of(seat: Seat, players: int) -> Seat:
    """The clockwise neighbour of `seat`."""
    return (seat + 1) % players


def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats once, beginning with `first`."""
    return tuple((first + i) % players for i in range(players))
