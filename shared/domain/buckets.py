"""Where a ticket waits: one bucket per (minute, shard), read by cursor and dropped whole."""

from __future__ import annotations

import zlib
from datetime import datetime
from typing import NamedTuple

import msgspec

from shared.domain.instants import MINUTE_MS, from_ms, to_ms


class Held(NamedTuple):
    """A waiting ticket as the store sees it: where it lies, and the message the scanner will forward unread."""

    shard: int
    release_ms: int
    ticket_id: str
    topic: str
    key: str
    value: bytes


class Position(NamedTuple):
    """A place in a shard's order of (release_ms, ticket_id). A cursor at p has passed everything ≤ p."""

    release_ms: int
    ticket_id: str = ""


class Range(NamedTuple):
    """What an outage left behind: after < row ≤ until."""

    after: Position
    until: Position


class Progress(msgspec.Struct, frozen=True):
    """How far a shard has been released: everything ≤ live and outside the backlog was acknowledged by the queue.

    Each writer's statement is true for ever, so an old one written over a new one costs repeats and no loss.
    """

    live: Position
    backlog: tuple[Range, ...] = ()
    dropped_minute: int = 0  # buckets up to this one (minutes since 1970) have been dropped


# Above every ticket id, so that (t, LAST) stands for the whole of instant t.
LAST = "~"


def minute_of(instant_ms: int) -> int:
    return instant_ms // MINUTE_MS


def bucket_name(minute: int) -> str:
    """The bucket's text form in UTC: '2026-04-19-09-00'."""
    return from_ms(minute * MINUTE_MS).strftime("%Y-%m-%d-%H-%M")


def bucket_minute(name: str) -> int:
    return minute_of(to_ms(datetime.strptime(name + "+0000", "%Y-%m-%d-%H-%M%z")))


def shard_of(notification_id: str, shards: int) -> int:
    """Stable across processes and versions: rows written by one release are found by the next."""
    return zlib.crc32(notification_id.encode()) % shards
