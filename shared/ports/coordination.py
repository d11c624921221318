"""Short-lived agreements between processes: who reads a shard, who is sending a message.

All of it may be lost at any moment; nothing here is the truth. Losing it costs repeated work, never a message: the
scanner's durable cursor and the recorded outcome decide. `Unavailable` and `OutcomeUnknown` as in the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, Protocol


class Leased(NamedTuple):
    held: frozenset[str]  # the names that are ours for ttl_ms from the moment the call began
    server_ms: int  # the server's wall clock: a process far from it must not make due decisions


class Holder(NamedTuple):
    holder: str
    until_ms: int  # server time


class Claim(NamedTuple):
    key: str  # (notification, step)
    holder: str  # one consumed record: two copies of a ticket are strangers, even in one worker


class ClaimState(Enum):
    MINE = "mine"
    HELD = "held"  # somebody else's: look again shortly
    DONE = "done"  # the step is over, with a result


class Claimed(NamedTuple):
    state: ClaimState
    result: bytes = b""  # of a DONE step, as confirmed
    wait_ms: int = 0  # HELD: how long the holder's lease still runs


class Confirmation(NamedTuple):
    key: str
    result: bytes


class Coordination(Protocol):
    # -- leases on names ------------------------------------------------------------------------------
    async def lease(self, names: Sequence[str], holder: str, ttl_ms: int) -> Leased:
        """Acquire or renew: a name is ours if it was free, expired, or ours already. With no names: a clock check."""
        ...

    async def unlease(self, names: Sequence[str], holder: str) -> None:
        """Give up the names that are still ours."""
        ...

    async def holders(self, prefix: str) -> dict[str, Holder]:
        """Who holds the names that begin with `prefix`, expired leases left out."""
        ...

    async def join(self, group: str, member: str, ttl_ms: int) -> list[str]:
        """Be a member for ttl_ms more. The members alive now, sorted; ourselves among them."""
        ...

    async def leave(self, group: str, member: str) -> None: ...

    # -- claims on steps ------------------------------------------------------------------------------
    async def claim(self, claims: Sequence[Claim], lease_ms: int) -> list[Claimed]:
        """One answer per claim, in order. A claim is MINE if the step was free, its lease had run out, or this very
        holder has it; then it is ours until lease_ms from the moment the call began. Disjoint: no two holders hold
        one step at a time. Nobody waits."""
        ...

    async def confirm(self, confirmations: Sequence[Confirmation], keep_ms: int) -> None:
        """The steps are over, whoever holds them: whoever claims them in the next keep_ms hears DONE."""
        ...

    async def unclaim(self, claims: Sequence[Claim]) -> None:
        """Give up the claims that are still held by their holder and not done."""
        ...
