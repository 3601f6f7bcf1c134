"""The container's files: linters accept them, and every service is confined. tests/packaging runs the steps."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from forno.server.settings import read_settings
from harness import CHECKOUT

FOLDER = CHECKOUT / "packaging" / "container"
CHECK_SCHEMA = """
import sys
sys.modules["rfc3987_syntax"] = None
from check_jsonschema import main
main()
"""
"""The tool without the grammar of international addresses, which takes seconds to import: that schema has none."""
COMPOSE: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))


def tool(name: str) -> str:
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        pytest.skip(f"{name} is not installed on this system")
    return found


def check(*command: str | Path) -> None:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_containerfile_passes_its_linter() -> None:
    check(tool("hadolint"), "--failure-threshold=style", FOLDER / "Containerfile")


def test_the_compose_file_follows_the_specification() -> None:
    tool("check-jsonschema")
    check(sys.executable, "-c", CHECK_SCHEMA, "--builtin-schema", "vendor.compose-spec", FOLDER / "compose.yaml")


def test_every_service_is_confined_and_has_a_health_check() -> None:
    assert {*COMPOSE["services"]} == {"server", "postgres", "redis", "caddy"}
    for name, service in COMPOSE["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["healthcheck"]["test"][0] == "CMD", name
        assert "privileged" not in service, name
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["caddy"]
    assert COMPOSE["networks"]["inside"]["internal"]
    assert "edge" not in COMPOSE["services"]["postgres"]["networks"] + COMPOSE["services"]["redis"]["networks"]


def test_passwords_are_in_files_only() -> None:
    for name, service in COMPOSE["services"].items():
        named = [key for key in service.get("environment", {}) if "PASSWORD" in key or key == "FORNO_STORE"]
        assert named in ([], ["POSTGRES_PASSWORD_FILE"]), name
        assert {*service.get("secrets", [])} <= {*COMPOSE["secrets"]}


def test_the_commands_on_the_page_make_the_secrets_that_compose_wants(tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    page = (CHECKOUT / "docs" / "hosting.md").read_text(encoding="utf-8")
    block = re.findall(r"^```\n(cd packaging/container\n.*?)^```$", page, re.MULTILINE | re.DOTALL)[0]
    ours = [line for line in block.splitlines() if not line.startswith(("cd ", "docker "))]
    subprocess.run(["sh", "-e", "-c", "\n".join(ours)], cwd=tmp_path, check=True)
    for secret in COMPOSE["secrets"].values():
        assert (tmp_path / secret["file"]).is_file()
    password = (tmp_path / "secrets" / "postgres_password").read_text(encoding="utf-8").strip()
    settings = read_settings(tmp_path / "secrets" / "forno.toml", {})
    assert settings.store == f"postgresql://forno:{password}@postgres/forno"
    assert (tmp_path / "secrets").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / ".env").read_text(encoding="utf-8") == "FORNO_SITE=cards.example\n"


def test_metrics_are_in_a_network_that_leads_nowhere_else() -> None:
    networks, server = COMPOSE["networks"], COMPOSE["services"]["server"]
    [subnet] = networks["metrics"]["ipam"]["config"]
    address, _, port = server["environment"]["FORNO_METRICS"].rpartition(":")
    assert networks["metrics"]["internal"]
    assert ip_address(address) in ip_network(subnet["subnet"])
    assert (server["networks"]["metrics"]["ipv4_address"], port) == (address, "18400")
    assert [name for name, service in COMPOSE["services"].items() if "metrics" in service["networks"]] == ["server"]


def test_the_proxy_trusted_by_the_server_is_in_the_network_that_both_share() -> None:
    (subnet,) = COMPOSE["networks"]["edge"]["ipam"]["config"]
    assert COMPOSE["services"]["server"]["environment"]["FORNO_TRUSTED_PROXIES"] == subnet["subnet"]


def test_the_one_container_of_the_page_is_built_before_it_runs_under_the_name_of_compose() -> None:
    page = (CHECKOUT / "docs" / "hosting.md").read_text(encoding="utf-8")
    build, run = re.findall(r"^```\n(podman build .*)\n(podman run .*)\n```$", page, re.MULTILINE)[0]
    image = COMPOSE["services"]["server"]["image"]
    assert build == f"podman build -f packaging/container/Containerfile -t {image} ."
    assert run.split()[-1] == image


def test_the_files_that_are_named_exist() -> None:
    build = COMPOSE["services"]["server"]["build"]
    context = FOLDER / build["context"]
    assert (context / build["dockerfile"]).samefile(FOLDER / "Containerfile")
    caddyfile, _, _ = COMPOSE["services"]["caddy"]["volumes"][0].partition(":")
    assert (FOLDER / caddyfile).is_file()
    ignored = (context / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in (FOLDER / "Containerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                found = [f"!{file.relative_to(context).as_posix()}" for file in context.glob(name)]
                assert {*found} & {*ignored}, name
