"""The reminder row: the truth about what somebody asked for."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal

import msgspec

from shared.domain.ids import notification_id, spread
from shared.domain.instants import DAY_MS
from shared.domain.notification import LANE_OF_PRIORITY, Ticket

State = Literal["active", "paused", "cancelled"]

RETENTION_MS: Final = 30 * DAY_MS
EXPIRY_OF_URGENCY_S: Final = {"asap": None, "time_sensitive": 1_800, "digest": 86_400}


class Content(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is sent, read at the due instant and not before."""

    title: str = ""
    body: str = ""
    data: dict[str, Any] = {}
    to: str | None = None  # overrides the user's address


class Reminder(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One row, changed only by compare-and-set on `version`."""

    reminder_id: str
    user_id: str
    channel: str
    content: Content
    due_ms: int
    fire_at: str  # the local wall time that was asked for
    timezone: str  # an IANA name, never an offset
    created_ms: int
    created_by: str
    request_hash: str  # of the create body, kept through every change: tells a replay from a reused key
    listed: bool = True  # False: a plain notification, not shown among the user's reminders
    jittered: bool = False  # due_ms stands, the release is spread (low priority)
    on_gap: str | None = None
    on_overlap: str | None = None
    priority: str = "normal"
    category: str | None = None
    urgency: str | None = None
    expire_after_s: int | None = None
    catch_up: str = "latest"
    max_retries: int = 3
    state: State = "active"
    state_ms: int = 0  # when the state was last changed
    version: int = 1

    @property
    def notification_id(self) -> str:
        return notification_id(self.reminder_id)

    @property
    def lane(self) -> str:
        return LANE_OF_PRIORITY[self.priority]

    @property
    def expires_ms(self) -> int:
        """When the row may be forgotten."""
        return self.due_ms + RETENTION_MS

    @property
    def limit_s(self) -> int | None:
        """How late it may still be sent, if it says so itself. `asap` says: at any time."""
        if self.expire_after_s is not None:
            return self.expire_after_s
        return EXPIRY_OF_URGENCY_S.get(self.urgency) if self.urgency else None

    def ticket(self, low_jitter_ms: int = 0) -> Ticket:
        """The wake-up call for its one notification. Low priority is spread, late only, the same on every repeat."""
        jitter_ms = int(spread(self.notification_id, 0, 1) * low_jitter_ms) if self.jittered else 0
        return Ticket(
            notification_id=self.notification_id,
            user_id=self.user_id,
            channel=self.channel,
            lane=self.lane,
            due_ms=self.due_ms,
            release_ms=self.due_ms + jitter_ms,
            accepted_ms=self.created_ms,
        )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Reminder)
_HASH_LENGTH: Final = 32


def encode(reminder: Reminder) -> bytes:
    """The row's one body cell. It begins with its hash, so that a tie of two writes resolves as a whole."""
    body = _encoder.encode(reminder)
    return hashlib.blake2b(body, digest_size=_HASH_LENGTH // 2).hexdigest().encode() + body


def decode(cell: bytes) -> Reminder:
    return _decoder.decode(cell[_HASH_LENGTH:])
