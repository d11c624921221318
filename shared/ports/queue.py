"""The queue between release and delivery: topics, partitions, consumer groups, committed offsets.

Custody: once `publish` says ACKED, the queue owns the message until every group has committed past it.
Within a partition records keep their order and offsets grow by at least one; a key always maps to one partition.
Delivery is at least once: after a crash or a rebalance a group reads again from its committed offsets.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, Protocol


class Message(NamedTuple):
    topic: str
    key: str
    value: bytes


class TopicPartition(NamedTuple):
    topic: str
    partition: int


class Record(NamedTuple):
    """A message as consumed."""

    source: TopicPartition
    offset: int
    key: str
    value: bytes
    published_ms: int  # by the queue's clock


class Published(Enum):
    ACKED = "acked"  # durable
    UNKNOWN = "unknown"  # away, or never answered: it may be there
    REFUSED = "refused"  # for good: this message will never be taken (too large)


OnRevoked = Callable[[frozenset[TopicPartition]], Awaitable[None]]


class Consumer(Protocol):
    """One member of a group. Its calls come from one task, except `commit`."""

    async def poll(self, limit: int, wait_s: float) -> list[Record]:
        """Up to `limit` records of the partitions assigned and not paused, waiting up to `wait_s` for the first.
        Also the member's heartbeat: one that does not poll for the session timeout loses its partitions.
        Before a partition is given up, `on_revoked` is awaited; what it commits counts."""
        ...

    async def commit(self, offsets: Mapping[TopicPartition, int]) -> None:
        """The group will start from these offsets: everything below them is finished. Offsets of partitions that
        are no longer ours are ignored; a lower offset than the committed one is too."""
        ...

    def pause(self, partitions: Collection[TopicPartition]) -> None:
        """`poll` leaves these out from now on; they stay assigned."""
        ...

    def resume(self, partitions: Collection[TopicPartition]) -> None: ...

    async def close(self) -> None:
        """Leave the group at once, so that others need not wait for the session timeout."""
        ...


class Queue(Protocol):
    async def publish(self, messages: Sequence[Message]) -> list[Published]:
        """Publish a batch; one answer per message, in order. Never raises for a single message's sake. Messages of
        one call to one partition keep their order."""
        ...

    def consumer(self, group: str, topics: Sequence[str], on_revoked: OnRevoked) -> Consumer:
        """A new member of the group. A group without committed offsets starts at the earliest record."""
        ...

    async def oldest_uncommitted_ms(self, group: str, topics: Sequence[str]) -> int | None:
        """When the oldest record that this group has not committed was published; None: it has finished all."""
        ...
