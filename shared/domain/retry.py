"""When a failed attempt is tried again."""

from __future__ import annotations

from shared.domain.ids import spread
from shared.domain.instants import MINUTE_MS
from shared.domain.notification import Ticket

JITTER = 0.1  # ±10 %
LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS


def retry_delay_ms(ticket: Ticket, *, first_ms: int, retry_after_s: float | None) -> int:
    """1, 2, 4 … times the first wait, ±10 %; a provider's Retry-After wins. The same ticket always waits the same."""
    if retry_after_s is not None:
        return min(int(retry_after_s * 1000), LONGEST_WAIT_MS)
    wait_ms = first_ms * 2 ** min(ticket.attempt - 1, 20)
    jitter = 1 + JITTER * (2 * spread(ticket.notification_id, ticket.step, ticket.attempt) - 1)
    return min(int(wait_ms * jitter), LONGEST_WAIT_MS)
