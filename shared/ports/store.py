"""The durable store: reminders, the minute buckets, outcomes.

What every engine promises, and no more:
- A method that returns has written durably. `Unavailable`: nothing was changed. `OutcomeUnknown`: each row of the
  call may have been written, may not, or may appear later; repeating the call is always safe.
- Rows are atomic one by one. A batch is not: a crash may leave any part of it, in any order.
- A read begun after a write was acknowledged sees it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from shared.domain.buckets import Held, Position, Progress
from shared.domain.notification import Outcome
from shared.domain.reminder import Reminder


class Page(NamedTuple):
    """Due tickets in order, and how far the shard has been read: there is nothing unread at or before `position`."""

    tickets: list[Held]
    position: Position


class Delivery(NamedTuple):
    """One message that a development channel 'sent': what GET /api/outbox shows."""

    notification_id: str
    at_ms: int
    payload: bytes  # JSON


class Store(Protocol):
    # -- reminders ------------------------------------------------------------------------------------
    async def create_reminders(self, reminders: Sequence[Reminder]) -> None:
        """Write new rows. A row that has been changed since its creation is never touched again by this call,
        however late the call arrives; of two different creates of one id, one wins as a whole."""
        ...

    async def reminders(self, reminder_ids: Sequence[str]) -> dict[str, Reminder]:
        """The rows as they stand; ids without a row are absent."""
        ...

    async def change_reminder(self, changed: Reminder, expected_version: int) -> bool:
        """Compare-and-set: write `changed` if the row still has `expected_version`. The commit point of a change.
        False: it has another version, or is not there. `OutcomeUnknown`: read it to settle it."""
        ...

    async def reminders_of(self, user_id: str, after: Position | None, limit: int) -> list[Reminder]:
        """One user's listed reminders above `after`, in order of (due_ms, reminder_id)."""
        ...

    # -- minute buckets -------------------------------------------------------------------------------
    async def hold(self, held: Sequence[Held]) -> None:
        """Put tickets into their buckets. Holding the same (shard, release_ms, ticket_id) again changes nothing."""
        ...

    async def due(self, shard: int, after: Position, until: Position, limit: int) -> Page:
        """Tickets with after < (release_ms, ticket_id) ≤ until, in that order, at most `limit`. The cost does not
        depend on what lies before `after`. May stop early; `Page.position` says where, and always moves on."""
        ...

    async def count_due(self, shard: int, after: Position, until: Position, limit: int) -> int:
        """How many tickets lie in that range, counting no further than `limit`."""
        ...

    async def progress(self) -> dict[int, Progress]:
        """Every shard's progress. The shard count is fixed by the first migration, which writes all of these rows."""
        ...

    async def save_progress(self, progress: Mapping[int, Progress]) -> None:
        """Write some shards' progress; the last writer wins."""
        ...

    async def drop_buckets(self, shard: int, first_minute: int, last_minute: int) -> None:
        """Forget the shard's buckets of these minutes (inclusive), each as a whole."""
        ...

    # -- outcomes -------------------------------------------------------------------------------------
    async def record(self, outcomes: Sequence[Outcome]) -> None:
        """Append outcomes, and a line in each user's history for the final ones. An outcome that is on record
        under the same (notification_id, step, attempt, event) stays as it is."""
        ...

    async def outcomes(self, notification_ids: Sequence[str]) -> dict[str, list[Outcome]]:
        """All that is on record for each id; ids with nothing on record are absent."""
        ...

    async def history_of(self, user_id: str, before: Position | None, limit: int) -> list[Outcome]:
        """One user's final outcomes, newest first by (at_ms, notification_id), below `before`."""
        ...


class Outbox(Protocol):
    """Where deliveries go while no provider is configured."""

    async def put_deliveries(self, deliveries: Sequence[Delivery]) -> None:
        """Append deliveries. Each call is one more delivery: a duplicate send must show."""
        ...

    async def deliveries(self, limit: int) -> list[Delivery]:
        """The newest first."""
        ...
