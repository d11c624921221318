"""Every error Minutehand raises on purpose.

    MinutehandError
    ├── Rejected              the request is at fault; trying it again changes nothing
    │   ├── Malformed         400: not JSON at all
    │   ├── NotFound          404
    │   ├── Conflict          409: the resource's state does not allow it
    │   ├── PreconditionFailed 412: If-Match named another version
    │   ├── TooLarge          413
    │   └── Invalid           422: one message per field
    ├── Unavailable           a server is away or refused; nothing was changed
    ├── OutcomeUnknown        a write timed out: it may or may not have been applied, now or later
    └── ConfigurationError    start-up cannot go on; the text is one line for the operator
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class MinutehandError(Exception):
    """The root: whatever is not one of these is a bug."""


class Rejected(MinutehandError):
    status = 400
    title = "Request refused"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class Malformed(Rejected):
    status = 400
    title = "Malformed request"


class NotFound(Rejected):
    status = 404
    title = "Not found"


class Conflict(Rejected):
    status = 409
    title = "Conflict"


class PreconditionFailed(Rejected):
    status = 412
    title = "Precondition failed"


class TooLarge(Rejected):
    status = 413
    title = "Too large"


class Invalid(Rejected):
    """Fields that cannot be accepted, with the instants the caller may choose from where there are any."""

    status = 422
    title = "Invalid request"

    def __init__(
        self, errors: Sequence[tuple[str, str]], *, candidates: Sequence[dict[str, Any]] = (), detail: str = ""
    ) -> None:
        super().__init__(detail or "; ".join(f"{field}: {message}" if field else message for field, message in errors))
        self.errors = tuple(errors)
        self.candidates = tuple(candidates)


class Unavailable(MinutehandError):
    """A dependency is away, full or locked. Nothing was changed; the same call may work later."""


class OutcomeUnknown(MinutehandError):
    """A write was sent and never answered. Only reading it back, or repeating it, can tell."""


class ConfigurationError(MinutehandError):
    """The operator has to change something before the process can start."""
