"""Time, handed in: the services never ask the operating system themselves."""

from __future__ import annotations

from typing import Protocol


class Clock(Protocol):
    def now_ms(self) -> int:
        """Wall time, UTC: what is due. May be skewed against other processes, and may be stepped."""
        ...

    def monotonic(self) -> float:
        """Seconds that never go back: leases and timeouts."""
        ...
