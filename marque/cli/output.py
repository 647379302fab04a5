"""What is said when a command's answer can't be printed, which is not the store's business.

Comes in: the system's error. Goes out: an error of our own, which says whether the command
had done its work by then: a full disk that loses an answer has lost no deal.
"""

from __future__ import annotations

import errno

from marque.errors import StoreError


def unprinted(error: OSError, *, recorded: bool = False) -> StoreError:
    """The error for an answer that couldn't be printed.

    recorded: whether the command had written to a game, or opened it, before.
    """
    kind = "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "read-only"
    return StoreError(kind, reason="output", recorded=recorded)
