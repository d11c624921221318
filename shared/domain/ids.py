"""Deterministic ids: repeating any step names the same thing again, so that repeating is harmless."""

from __future__ import annotations

import hashlib
import uuid

_NAMESPACE = uuid.UUID("6d696e75-7465-5000-8000-68616e640000")
ONCE = "once"


def keyed_id(resource: str, caller: str, idempotency_key: str) -> str:
    """The id that a create with this Idempotency-Key always gets."""
    return str(uuid.uuid5(_NAMESPACE, f"{resource}\0{caller}\0{idempotency_key}"))


def record_id(topic: str, partition: int, offset: int) -> str:
    """The notification a produced message stands for when its producer gave no id."""
    return str(uuid.uuid5(_NAMESPACE, f"record\0{topic}\0{partition}\0{offset}"))


def notification_id(reminder_id: str, nominal: str = ONCE) -> str:
    """`<reminder>.<nominal local time>`, or `<reminder>.once`."""
    return f"{reminder_id}.{nominal}"


def reminder_of(notification_id: str) -> str:
    return notification_id.rpartition(".")[0]


def spread(*parts: object) -> float:
    """A fraction in [0, 1) fixed by its parts: all jitter comes from here, so a repeat waits the same time."""
    digest = hashlib.blake2b("\0".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) / 2**64
