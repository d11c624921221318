"""Settings: MINUTEHAND_… in the environment, each with a default that is fine for a start."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Names and units are the operator's interface; every duration says its unit."""

    model_config = SettingsConfigDict(env_prefix="MINUTEHAND_", frozen=True, extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(8080, ge=0, le=65535)
    data: Path = Path("minutehand-data")
    store: str = ""  # sqlite:///path; default: a file under `data`
    queue: str = ""  # default: the same file
    coordination: str = ""  # default: the same file

    smtp_url: str = ""  # smtp://user:pass@host:587; absent: email goes to the outbox
    smtp_from: str = "minutehand@localhost"
    webhook_allow: str = ""  # comma-separated networks that webhooks may reach although private

    scan_every_ms: int = Field(1_000, ge=10)
    look_ahead_ms: int = Field(2_000, ge=0)
    max_skew_ms: int = Field(1_000, ge=0)  # a service further from the coordination server's clock stops
    guard_ms: int = Field(5_000, ge=0)
    shard_lease_ms: int = Field(5_000, ge=500)
    shards: int = Field(4, ge=1, le=4096)  # fixed by the first migration
    partitions: int = Field(12, ge=1, le=1000)  # per topic, fixed likewise
    live_window_ms: int = Field(60_000, ge=1_000)  # a cursor older than this becomes backlog
    scan_page: int = Field(5_000, ge=1)
    release_window: int = Field(20_000, ge=1)  # most unacknowledged tickets of one shard

    session_ms: int = Field(6_000, ge=500)
    provider_timeout_s: float = Field(10.0, gt=0)
    claim_lease_ms: int = Field(15_000, ge=1_000)
    done_marker_ms: int = Field(15 * 60_000, ge=0)
    first_retry_ms: int = Field(60_000, ge=1)
    catch_up_window_ms: int = Field(24 * 3_600_000, ge=0)
    low_jitter_ms: int = Field(30_000, ge=0)  # low priority is spread over this, late only
    send_slots: int = Field(256, ge=2)  # most provider calls of one worker at a time
    high_lane_slots: int = Field(32, ge=0)  # of those, kept for the high lane
    heap_per_lane: int = Field(20_000, ge=1)  # most tickets a worker holds in memory per lane
    history_days: int = Field(30, ge=1)

    @field_validator("guard_ms")
    @classmethod
    def _guard_covers_the_look_ahead(cls, guard_ms: int, info) -> int:  # type: ignore[no-untyped-def]
        least = info.data.get("look_ahead_ms", 0) + info.data.get("max_skew_ms", 0)
        if guard_ms <= least:
            raise ValueError(f"must exceed look_ahead_ms + max_skew_ms ({least}), or late writes could be missed")
        return guard_ms

    @field_validator("claim_lease_ms")
    @classmethod
    def _lease_covers_the_provider(cls, lease_ms: int, info) -> int:  # type: ignore[no-untyped-def]
        timeout_s = info.data.get("provider_timeout_s", 0)
        if lease_ms <= timeout_s * 1000:
            raise ValueError(f"must exceed provider_timeout_s ({timeout_s} s), or a slow call could be repeated")
        return lease_ms
