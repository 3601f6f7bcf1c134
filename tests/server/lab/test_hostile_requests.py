"""The description of the routes from which hostile requests are made."""

from __future__ import annotations

from aiohttp.web import RouteDef

from forno.server.web.app import HTTP_ROUTES
from lab.attacks.openapi import document


def test_every_route_is_described() -> None:
    described = {(path, method) for path, ways in document({})["paths"].items() for method in ways}
    served = [route for route in HTTP_ROUTES if isinstance(route, RouteDef) and route.method != "*"]
    assert len(described) == len(served)
    assert {("/api/instance", "get"), ("/{which}", "get")} <= described
    assert ("/api/rooms/{room}/games/{number}/record{form}", "get") in described
