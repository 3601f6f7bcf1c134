"""Files for contributors: they can be read, and name commands, files and versions that exist."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from forno.cli.app import CHECKOUT_COMMANDS, COMMANDS, LAUNCHER_COMMANDS
from forno.rulebook.bundles import sources
from harness import CHECKOUT
from harness.stages import SPELLED
from harness.wheel_check import parser

YAML = [path for path in sorted(CHECKOUT.glob(".*")) if path.suffix in (".yml", ".yaml")]
YAML += sorted((CHECKOUT / ".github").rglob("*.yml"))
TEMPLATES = [path for name in (".github", ".gitlab") for path in sorted((CHECKOUT / name).rglob("*")) if path.is_file()]
PAGES = [CHECKOUT / name for name in ("CONTRIBUTING.md", "docs/translating.md", "docs/releasing.md")]


def read(name: str) -> Any:
    return yaml.safe_load(read_text(name))


def read_text(name: str) -> str:
    return (CHECKOUT / name).read_text(encoding="utf-8")


def relative(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


@pytest.mark.parametrize("path", YAML, ids=relative)
def test_a_yaml_file_can_be_read(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text(encoding="utf-8")), dict)


@pytest.mark.parametrize("path", [*TEMPLATES, *PAGES], ids=relative)
def test_commands_are_ours(path: Path) -> None:
    named = re.findall(r"\./forno(?: ([a-z-]+))?", path.read_text(encoding="utf-8"))
    assert {*named} - {*COMMANDS, *CHECKOUT_COMMANDS, *LAUNCHER_COMMANDS} - {"--version", "--help", ""} == set()


@pytest.mark.parametrize("path", [*TEMPLATES, *PAGES[1:]], ids=relative)
def test_files_are_there(path: Path) -> None:
    named = re.findall(r"\b((?:src|docs|web|tests|harness|lab)/[\w./-]*\w)", path.read_text(encoding="utf-8"))
    made = {"src/forno/rulebook/text/eo"}
    assert [name for name in {*named} - made if not (CHECKOUT / name).exists()] == []


def test_templates_of_both_forges_ask_the_same() -> None:
    one, other = (
        CHECKOUT / name for name in (".github/PULL_REQUEST_TEMPLATE.md", ".gitlab/merge_request_templates/Default.md")
    )
    assert one.read_bytes() == other.read_bytes()


def test_ci_runs_the_same_command_on_the_same_pythons() -> None:
    jobs = read(".github/workflows/ci.yml")["jobs"]
    gitlab = read(".gitlab-ci.yml")
    pythons = [job["strategy"]["matrix"]["python"] for job in jobs.values() if "python" in job["strategy"]["matrix"]]
    pythons += [gitlab[name]["parallel"]["matrix"][0]["VERSION"] for name in ("every-check", "wheel")]
    assert pythons == [["3.11", "3.12", "3.13", "3.14"]] * 5
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0][0]}"
    commands = {name: step["run"] for name, job in jobs.items() for step in job["steps"] if "run" in step}
    assert commands == {
        "every-check": ".ci/run",
        "lint-and-unit-tests": ".ci/run fast",
        "wheel": ".ci/run wheel",
        "release-files": ".ci/run wheel ${{ matrix.arguments }}",
        "kernel-wheel": ".ci/run wheel --kernel dist",
    }
    assert gitlab["kernel-wheel"]["script"] == [commands["kernel-wheel"]]
    assert [gitlab[name]["script"] for name in ("every-check", "wheel")] == [[".ci/run"], [".ci/run wheel"]]


def test_both_forges_check_the_files_of_a_release_alike() -> None:
    on_github = read(".github/workflows/ci.yml")["jobs"]["release-files"]["strategy"]["matrix"]["arguments"]
    [on_gitlab] = read(".gitlab-ci.yml")["release-files"]["parallel"]["matrix"]
    assert on_gitlab == {"ARGUMENTS": on_github}
    for arguments in on_github:
        chosen = parser().parse_args(shlex.split(arguments))
        assert chosen.files or (chosen.lowest and all((CHECKOUT / path).is_dir() for path in chosen.tests))


def test_both_forges_run_the_same_every_night_and_nothing_else() -> None:
    nightly, gitlab = read(".github/workflows/nightly.yml"), read(".gitlab-ci.yml")
    assert [*nightly[True]] == ["schedule", "workflow_dispatch"], "YAML reads `on` as a truth value"
    commands = {"lab-smoke": "smoke", "nightly-tests": "nightly", "research": "research"}
    every_night = {name: [f".ci/run {command}"] for name, command in commands.items()}
    on_github = {name: [step["run"] for step in job["steps"] if "run" in step] for name, job in nightly["jobs"].items()}
    assert on_github == every_night
    scheduled = {"if": '$CI_PIPELINE_SOURCE == "schedule"'}
    assert scheduled in gitlab["workflow"]["rules"]
    for name, script in every_night.items():
        assert (gitlab[name]["script"], gitlab[name]["rules"]) == (script, [scheduled])
    assert gitlab[".on-changes"]["rules"] == [scheduled | {"when": "never"}, {"when": "on_success"}]
    others = [job for name, job in gitlab.items() if "script" in job and name not in every_night]
    assert [job["extends"] for job in others] == [".on-changes"] * 4


def test_the_nightly_tests_are_listed() -> None:
    """By files, each with its reason."""
    rows = re.findall(r"^\| (`tests/.*?) \| ", read_text("CONTRIBUTING.md").partition("marked `nightly` in")[2], re.M)
    listed: set[str] = set()
    for row in rows:
        folder = ""
        for name in re.findall(r"`([\w./]+\.py)`", row):
            folder = name.rpartition("/")[0] or folder
            listed.add(f"{folder}/{name.rpartition('/')[2]}")
    marks = re.compile(r"mark\.nightly$|marks=pytest\.mark\.nightly|\*at_night\(", re.M)
    marked = {
        relative(path) for path in (CHECKOUT / "tests").rglob("test_*.py") if marks.search(path.read_text("utf-8"))
    }
    assert listed == marked


def test_the_ci_script_can_be_run() -> None:
    assert (CHECKOUT / ".ci" / "run").stat().st_mode & 0o111


def test_hooks_are_tools_of_the_fast_tests() -> None:
    [repository] = read(".pre-commit-config.yaml")["repos"]
    hooks = {hook["id"]: hook for hook in repository["hooks"]}
    assert [*hooks] == ["format", "lint", "spelling"]
    for hook in hooks.values():
        python, option, module, *_ = shlex.split(hook["entry"])
        assert (python, option) == (".venv/bin/python", "-m")
        __import__(module)
    spelled = re.compile(hooks["spelling"]["files"])
    assert all(spelled.search(f"{name}/page.md" if (CHECKOUT / name).is_dir() else name) for name in SPELLED)


def test_the_translators_guide_names_every_file() -> None:
    guide = (CHECKOUT / "docs" / "translating.md").read_text(encoding="utf-8")
    files = {path.name for path in (CHECKOUT / "src/forno/rulebook/text/en").glob("*.ftl")}
    assert {*re.findall(r"`(\w+\.ftl)`", guide)} == files
    assert len(files) == len(sources("en"))


def test_all_name_the_checks_with_the_same_times() -> None:
    line = re.compile(r"^ *\./forno test(?: fast)? {2,}.*?([\w-]+ to [\w-]+) minutes on two idle cores", re.M)
    names = ("README.md", "CONTRIBUTING.md", "harness/launch.py")
    readme, contributing, launcher = ((CHECKOUT / name).read_text(encoding="utf-8") for name in names)
    assert len(line.findall(readme)) == 2
    assert line.findall(launcher) == line.findall(readme)
    assert line.findall(readme) == line.findall(contributing)
