"""`python -m marque`, and the `marque` command."""

from __future__ import annotations

import gc
import sys

# A command makes few cycles and is soon over: collecting while it imports costs a tenth of
# its start. The table, where many follow each other, sets this back.
GC_THRESHOLD = 50_000


def main() -> None:
    """Run the command line and leave with its exit status."""
    gc.set_threshold(GC_THRESHOLD)
    from marque.cli.app import run

    status = run(sys.argv[1:])
    # Nothing is left to do: Python need not look through all modules for cycles on its way out.
    gc.freeze()
    sys.exit(status)


if __name__ == "__main__":
    main()
