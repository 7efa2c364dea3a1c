"""Open files: room for as many as an evening needs, made before the first of them is opened: `main.py` imports this
alone before it imports what draws.

Without it the first file too many would be some module that is imported late, in the middle of a match.
"""

from engine.headless.arguments import BadUse

try:
    import resource
except ImportError:  # Windows counts them otherwise, and allows plenty
    resource = None  # type: ignore[assignment]

LEAST = 64
"""An evening has thirty or so open at once; a pad or two each for eight people come to that."""
WANTED = 1024
"""What most systems allow without being asked."""


def make_room() -> None:
    """Raise this process's limit of open files to what is wanted, as far as the system lets us, for itself and all that
    it starts. BadUse where it allows fewer than an evening needs."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= WANTED:
        return
    allowed = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have a lower limit of their own
        allowed = soft
    if allowed < LEAST:
        raise BadUse(f"only {allowed} files may be open at once, and playing needs {LEAST} (ulimit -n {LEAST})")
