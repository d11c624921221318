"""The way out: one sender per kind of provider, a file each under services/worker/channels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from shared.domain.notification import Ticket
from shared.domain.reminder import Content


class Dispatch(NamedTuple):
    """One message to one person, as it stands at the due instant."""

    ticket: Ticket
    content: Content


class Delivered(NamedTuple):
    detail: str = ""


class Retry(NamedTuple):
    """Not now: try again later, after `after_s` if the provider said so."""

    detail: str
    after_s: float | None = None


class Permanent(NamedTuple):
    """Never: trying again would be refused again."""

    detail: str


SendResult = Delivered | Retry | Permanent
Report = Callable[[Dispatch, SendResult], None]


class Channel(Protocol):
    name: str

    async def send(self, dispatches: Sequence[Dispatch], report: Report, timeout_s: float) -> None:
        """Send all of them at once. `report` is called exactly once for each, as soon as its result is known, and
        no later than timeout_s after the call: a provider that has not answered by then is a Retry. Starts the
        messages in the given order. Every payload carries the notification_id, for dedup at the far end, and where
        the provider takes an idempotency key it is the ticket's claim_key. Raises nothing for a single message's sake.
        """
        ...

    async def close(self) -> None: ...
