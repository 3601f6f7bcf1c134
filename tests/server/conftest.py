"""Real servers for all tests of the server."""

from tests.server.real import (
    fragile_postgres,
    meeting,
    own_postgres,
    own_redis,
    postgres_url,
    redis_url,
    shared_postgres,
    shared_redis,
)

__all__ = [
    "fragile_postgres",
    "meeting",
    "own_postgres",
    "own_redis",
    "postgres_url",
    "redis_url",
    "shared_postgres",
    "shared_redis",
]
