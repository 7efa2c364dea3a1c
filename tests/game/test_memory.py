"""Memory: the memory of freed large pictures goes back to the system."""

import subprocess
import sys

SCRIPT = """
from game.resources import LARGE, give_back_large_blocks, resident
MIB = 2**20
fixed = give_back_large_blocks()
keep, before = [], resident()
for size in (8 * MIB, 4 * MIB, MIB, 2 * LARGE):  # the first drop raises the library's own threshold
    blocks = [bytearray(size) for _ in range(24 * MIB // size * 2)]
    keep += [bytearray(1000) for _ in range(100)]  # small things that stay between them
    most = resident() - before
    del blocks
print(fixed, round(most), round(resident() - before))
"""

HEAP = """
from game.resources import free_heap, give_back_free_heap, peak, resident
small = [bytearray(20_000) for _ in range(4000)]
most = resident()
small = small[::10]  # what stays lies between what goes
free, before = free_heap(), resident()
give_back_free_heap()
print(round(free), round(before - resident()), abs(peak() - most) < 5)
"""

if sys.platform == "linux":  # other C libraries have no such setting, and nothing is promised

    def test_large_blocks_are_given_back_when_they_are_dropped() -> None:
        """Before, room between pictures stayed in the heap, 143 MiB of it in one evening."""
        told = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout.split()
        assert told[0] == "True"
        most, left = int(told[1]), int(told[2])
        assert most > 40 and left < 10

    def test_free_room_between_small_objects_also_goes_back() -> None:
        """Memory finding: a heap of 200 MiB had up to 150 free."""
        told = subprocess.run([sys.executable, "-c", HEAP], capture_output=True, text=True, check=True).stdout.split()
        assert int(told[0]) > 50 and int(told[1]) > 30 and told[2] == "True"
