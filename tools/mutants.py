"""Change one place of the code at a time, and see if a test notices: mutants.

    python -m tools.mutants                       a sample of all listed modules, for ten minutes
    python -m tools.mutants engine/core/shapes.py --minutes 2 --seed 7

Each mutant is a comparison, an operator, a number, a condition or a result that is another one. It is tried with the
tests of its module, in a copy of the sources. Survivors are printed with their line: a test is missing there, or the
place makes no difference. The same seed tries the same places.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from compileall import compile_dir
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import Queue
from random import Random

from engine.headless.progress import STOPPED, interruptible, tell

ROOT = Path(__file__).resolve().parents[1]
TESTS: Mapping[str, tuple[str, ...]] = {
    "engine/core/shapes.py": ("tests/core/test_shapes.py", "tests/core/test_prompts.py"),
    "engine/core/match.py": ("tests/core/test_match.py", "tests/core/test_take_back.py"),
    "engine/core/views.py": ("tests/core/test_packs.py",),
    "engine/headless/estimates.py": ("tests/core/test_estimates.py",),
    "engine/headless/rating.py": ("tests/core/test_rating.py",),
    "engine/games/rook/tricks.py": ("tests/games/rook/test_tricks.py", "tests/games/rook/test_strict.py"),
    "engine/games/spooks/pile.py": ("tests/games/spooks/test_red.py", "tests/games/spooks/test_blue.py"),
    "engine/games/hookie_mookie/rules.py": (
        "tests/games/hookie_mookie/test_turn.py",
        "tests/games/hookie_mookie/test_hookie.py",
        "tests/games/hookie_mookie/test_mookie.py",
    ),
    "game/timeline.py": ("tests/game/test_timeline.py",),
    "game/stack.py": ("tests/game/test_stack.py",),
}
"""By module: the tests that should notice a change of it."""
LIMITED = ("sh", "-c", 'ulimit -t 20 && exec "$@"', "sh")
"""Before a command: it may work for 20 seconds, ten times as long as the tests of a module, since some mutants never
end."""
LONGEST = 600  # seconds by the clock
COMPARED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one place changed: its line, and the expression before and after."""

    module: str
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.before}  ->  {self.after}"


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Yield all mutants of a module, line by line."""
    tree = ast.parse(source)
    for node in _places(tree):
        for attribute, other in _others(node):
            before, kept = ast.unparse(node), getattr(node, attribute)
            setattr(node, attribute, other)
            yield Mutant(module, node.lineno, before, ast.unparse(node), ast.unparse(tree))
            setattr(node, attribute, kept)


def _places(node: ast.AST) -> Iterator[ast.expr]:
    """All expressions that are computed when the code runs: none in annotations, decorators and assertions."""
    for name, part in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.expr):
                yield child
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert):
                yield from _places(child)


def _others(node: ast.expr) -> Iterator[tuple[str, object]]:
    """The attributes of an expression that may have another value, with that value."""
    match node:
        case ast.Compare(ops=[first, *rest]) if type(first) in COMPARED:
            yield "ops", [COMPARED[type(first)](), *rest]
        case ast.BoolOp(op=op):
            yield "op", ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.BinOp(op=op) if type(op) in COMPUTED:
            yield "op", COMPUTED[type(op)]()
        case ast.Constant(value=bool() as value):
            yield "value", not value
        case ast.Constant(value=int() as value):
            yield "value", value + 1
        case ast.IfExp(test=test):
            yield "test", ast.UnaryOp(ast.Not(), test)


class House:
    """A copy of the sources with their bytecode, in which tests run. `tests` and `assets` are linked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tests: subprocess.Popen[bytes] | None = None
        for name in ("engine", "game", "scenes", "tools"):
            shutil.copytree(ROOT / name, folder / name)
            compile_dir(folder / name, quiet=2)
        for name in ("main.py", "pyproject.toml"):
            shutil.copy(ROOT / name, folder)
        for name in ("tests", "assets", "docs"):
            (folder / name).symlink_to(ROOT / name)

    def notices(self, module: str, source: str) -> bool:
        """Whether a test of the module fails with that source."""
        file = self.folder / module
        file.write_text(source, encoding="utf-8")
        Path(cache_from_source(str(file))).unlink(missing_ok=True)
        command = [
            *LIMITED,
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            *TESTS[module],
        ]
        environment = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "1",  # two mutants of one second have the same bytecode
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        }
        null = subprocess.DEVNULL
        with subprocess.Popen(command, cwd=self.folder, env=environment, stdout=null, stderr=null) as self.tests:
            try:
                return self.tests.wait(LONGEST) != 0
            except subprocess.TimeoutExpired:
                return True
            finally:
                self.tests.kill()
                shutil.copy(ROOT / module, file)


def tried(mutants: Sequence[Mutant], jobs: int, seconds: float) -> Iterator[tuple[Mutant, bool]]:
    """Yield mutants with whether a test noticed them, as many as `seconds` allow, `jobs` at a time."""
    until = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder:
        houses, free = [House(Path(folder, str(number))) for number in range(jobs)], Queue[House]()
        for house in houses:
            free.put(house)

        def one(mutant: Mutant) -> bool | None:
            if time.monotonic() > until:
                return None
            house = free.get()
            try:
                return house.notices(mutant.module, mutant.source)
            finally:
                free.put(house)

        executor = ThreadPoolExecutor(jobs)
        try:
            for mutant, noticed in zip(mutants, executor.map(one, mutants), strict=True):
                if noticed is not None:
                    yield mutant, noticed
        finally:
            until = 0.0
            for house in houses:
                if house.tests is not None:
                    house.tests.kill()
            executor.shutdown(cancel_futures=True)


@interruptible()
def main(words: Sequence[str]) -> int:
    """Try mutants, print the survivors, and return the exit status."""
    begun = ArgumentParser(prog="mutants", description=(__doc__ or "").partition("\n")[0])
    begun.add_argument("modules", nargs="*", default=list(TESTS), help="some of the listed modules; without any: all")
    begun.add_argument("--minutes", type=float, default=10.0)
    begun.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    begun.add_argument("--seed", type=int, default=0)
    asked = begun.parse_args(words)
    if unknown := set(asked.modules) - set(TESTS):
        begun.error(f"{min(unknown)} is not listed (known: {', '.join(TESTS)})")
    sources = {path: (ROOT / path).read_text("utf-8") for path in asked.modules}
    mutants = [one for path, source in sources.items() for one in mutants_of(path, source)]
    Random(asked.seed).shuffle(mutants)
    whole = [Mutant(path, 0, "", "", source) for path, source in sources.items()]
    count = noticed = status = 0
    try:
        for mutant, seen in tried((*whole, *mutants), asked.jobs, 60 * asked.minutes):
            if not mutant.line:
                if seen:
                    begun.error(f"the tests of {mutant.module} fail without a mutant")
                continue
            count, noticed = count + 1, noticed + seen
            if not seen:
                print(mutant, flush=True)
            tell(f"{count} of {len(mutants)} tried, {noticed} noticed")
    except KeyboardInterrupt:
        status = STOPPED
    tell("")
    print(f"{count} of {len(mutants)} mutants tried: {noticed} noticed, {count - noticed} survived")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
