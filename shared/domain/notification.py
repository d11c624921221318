"""Tickets, outcomes and the status that is derived from them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

from shared.domain.ids import reminder_of

CHANNELS: Final = ("push", "sms", "email", "in_app", "webhook")
LANES: Final = ("high", "normal", "bulk")
LANE_OF_PRIORITY: Final = {"high": "high", "normal": "normal", "low": "bulk"}
TOPIC_PREFIX: Final = "minutehand."
DEAD_LETTERS: Final = TOPIC_PREFIX + "dead-letters"


def topic_of(channel: str, lane: str) -> str:
    return f"{TOPIC_PREFIX}{channel}.{lane}"


class Ticket(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A wake-up call: it names a notification and says when to look. What to send is read at the gate."""

    notification_id: str
    user_id: str  # orders the queue: one user's tickets share a partition
    channel: str
    lane: str
    due_ms: int = msgspec.field(name="due")  # what the person meant
    release_ms: int = msgspec.field(name="release_at")  # when this wait ends
    accepted_ms: int = msgspec.field(name="accepted", default=0)
    step: int = 0  # rung of the escalation ladder
    attempt: int = 1  # try at that rung
    admitted: bool = False  # the gate let it through once before: only a cancel stops it now

    @property
    def reminder_id(self) -> str:
        return reminder_of(self.notification_id)

    @property
    def ticket_id(self) -> str:
        return f"{self.notification_id}/{self.step}/{self.attempt}"

    @property
    def claim_key(self) -> str:
        return f"{self.notification_id}/{self.step}"

    @property
    def topic(self) -> str:
        return topic_of(self.channel, self.lane)


class Event(StrEnum):
    """What may be recorded about an attempt. All but ATTEMPT_FAILED end the notification."""

    ATTEMPT_FAILED = "attempt_failed"
    SKIPPED = "skipped"
    SUPPRESSED = "suppressed"
    EXPIRED = "expired"
    FAILED = "failed"
    DELIVERED = "delivered"
    CONFIRMED = "confirmed"


FINAL: Final = frozenset(Event) - {Event.ATTEMPT_FAILED}

# The status is the highest-ranked event on record: no clock takes part, so no skew can undo a delivery.
RANK: Final = {event: rank for rank, event in enumerate(Event)}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One append-only line under (notification_id, step, attempt, event), with the instants its ticket collected."""

    notification_id: str
    user_id: str
    step: int
    attempt: int
    event: Event
    channel: str
    at_ms: int  # when the outcome was known
    due_ms: int
    accepted_ms: int = 0
    released_ms: int = 0
    claimed_ms: int = 0
    sent_ms: int = 0  # when the provider was called; 0: it never was
    retry_ms: int = 0  # ATTEMPT_FAILED: when the next attempt is due
    worker: str = ""
    detail: str = ""


def decisive(outcomes: Iterable[Outcome]) -> Outcome | None:
    """The outcome that gives a notification its status, if there is any on record."""
    return max(outcomes, key=lambda outcome: (RANK[outcome.event], outcome.step, outcome.attempt), default=None)


def final_outcome(outcomes: Iterable[Outcome]) -> Outcome | None:
    highest = decisive(outcomes)
    return highest if highest is not None and highest.event in FINAL else None
