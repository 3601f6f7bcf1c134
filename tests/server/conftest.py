"""Real PostgreSQL and Redis servers, and the command as a process, for the tests that ask for them."""

from harness.commands import forno_process  # noqa: F401
from harness.store_fixtures import (  # noqa: F401
    empty_postgres_url,
    fragile_postgres,
    own_postgres,
    own_redis,
    postgres_url,
    redis_url,
    run_folder,
    shared_postgres,
    shared_redis,
)
