"""Instants are whole milliseconds since 1970 UTC, in variables that end in `_ms`; text only at the edges."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS


def to_ms(moment: datetime) -> int:
    """The instant of an aware datetime. A naive one is a bug: its zone was lost on the way."""
    if moment.tzinfo is None:
        raise ValueError("a naive datetime names no instant")
    return (moment - EPOCH) // timedelta(milliseconds=1)


def from_ms(instant_ms: int, zone: tzinfo = UTC) -> datetime:
    return (EPOCH + timedelta(milliseconds=instant_ms)).astimezone(zone)


def format_local(instant_ms: int, zone: tzinfo) -> str:
    """RFC 3339 with the zone's offset, milliseconds only where there are any."""
    return from_ms(instant_ms, zone).isoformat(timespec="milliseconds" if instant_ms % 1000 else "seconds")


def format_utc(instant_ms: int) -> str:
    """RFC 3339 with `Z`."""
    return format_local(instant_ms, UTC).removesuffix("+00:00") + "Z"
