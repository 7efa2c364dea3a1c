"""How loud a sound is, after ITU-R BS.1770-4, from the standard library only: a measure that shares no line with the
one that the sounds were made with."""

import math
from collections.abc import Iterable, Sequence

Biquad = tuple[float, float, float, float, float]


def _biquad(b: Sequence[float], a: Sequence[float]) -> Biquad:
    return b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0]


def shelf(rate: int) -> Biquad:
    """The first filter: the head makes what is above 1.7 kHz louder by 4 dB."""
    k, gain, q = math.tan(math.pi * 1681.974450955533 / rate), 10 ** (3.999843853973347 / 20), 0.7071752369554196
    part = gain**0.4996667741545416
    return _biquad(
        (gain + part * k / q + k * k, 2 * (k * k - gain), gain - part * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )


def high_pass(rate: int, hertz: float = 38.13547087602444, q: float = 0.5003270373238773) -> Biquad:
    """The second one, and what a small loudspeaker leaves out."""
    k = math.tan(math.pi * hertz / rate)
    a = (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    return 1 / a[0], -2 / a[0], 1 / a[0], a[1] / a[0], a[2] / a[0]


def through(samples: Iterable[float], filters: Sequence[Biquad]) -> list[float]:
    """The samples through one filter after the other."""
    out = list(samples)
    for b0, b1, b2, a1, a2 in filters:
        s1 = s2 = 0.0
        for i, x in enumerate(out):
            y = b0 * x + s1
            s1 = b1 * x - a1 * y + s2
            s2 = b2 * x - a2 * y
            out[i] = y
    return out


def _powers(ears: Sequence[Sequence[int]], rate: int, hop: float, before: Sequence[Biquad] = ()) -> list[float]:
    """Mean square of both ears together in steps of `hop` seconds, as an ear weighs them."""
    size = round(hop * rate)
    filters = (*before, shelf(rate), high_pass(rate))
    weighed = [through((sample / 32768 for sample in ear), filters) for ear in ears]
    return [
        sum(value * value for ear in weighed for value in ear[start : start + size]) / size
        for start in range(0, len(weighed[0]), size)
    ]


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(max(power, 1e-12))


def of_effect(ears: Sequence[Sequence[int]], rate: int, before: Sequence[Biquad] = ()) -> float:
    """LUFS of the loudest tenth of a second."""
    powers = [0.0] * 9 + _powers(ears, rate, 0.01, before) + [0.0] * 9
    return _lufs(max(sum(powers[i : i + 10]) / 10 for i in range(len(powers) - 9)))


def of_programme(ears: Sequence[Sequence[int]], rate: int) -> float:
    """LUFS of the whole, without its pauses."""
    powers = _powers(ears, rate, 0.1)
    blocks = [sum(powers[i : i + 4]) / 4 for i in range(len(powers) - 3)]
    loud = [block for block in blocks if _lufs(block) > -70]
    gate = _lufs(sum(loud) / len(loud)) - 10
    loud = [block for block in loud if _lufs(block) > gate]
    return _lufs(sum(loud) / len(loud))
