"""Sums: one integer for each side, in stars or in points."""

Sums = tuple[int, ...]


def plus(sums: Sums, side: int, amount: int) -> Sums:
    """`sums` with `amount` added to one side's."""
    return with_sum(sums, side, sums[side] + amount)


def with_sum(sums: Sums, side: int, amount: int) -> Sums:
    """`sums` with one side's exchanged."""
    return (*sums[:side], amount, *sums[side + 1 :])
