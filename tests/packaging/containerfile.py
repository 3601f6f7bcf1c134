"""A Containerfile, read and run step by step in root file systems instead of images.

It knows the instructions that packaging/container/Containerfile uses and refuses others. Each stage begins with a copy
of one base folder, whatever its FROM names.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from itertools import chain
from pathlib import Path
from typing import NamedTuple

IGNORED = ("LABEL", "VOLUME", "EXPOSE", "STOPSIGNAL")
"""Instructions that change no file and no process."""


class Step(NamedTuple):
    """An instruction and the text after it."""

    word: str
    text: str


@dataclass
class Stage:
    """A root file system with what its instructions have set."""

    root: Path
    env: dict[str, str]
    folder: str = "/"
    user: str = "0:0"
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def steps_of(text: str) -> list[Step]:
    """Read a Containerfile: comments are dropped, continued lines are joined."""
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", lines)
    return [Step(*line.split(maxsplit=1)) for line in joined.splitlines() if line.strip()]


class Build:
    """One run of a Containerfile. `env` is added to the environment of each step, as `--env` of a build would."""

    def __init__(self, base: Path, context: Path, folder: Path, env: Mapping[str, str]) -> None:
        self.base, self.context, self.folder, self.env = base, context, folder, env
        self.stages: dict[str, Stage] = {}
        self.stage: Stage | None = None

    def run(self, text: str) -> Stage:
        """Run all steps; the last stage."""
        for step in steps_of(text):
            if step.word == "FROM":
                self.begin(step.text)
            elif step.word not in IGNORED:
                assert self.stage is not None
                getattr(self, f"do_{step.word.lower()}")(self.stage, step.text)
        assert self.stage is not None
        return self.stage

    def begin(self, text: str) -> None:
        name = text.rpartition(" AS ")[2] if " AS " in text else "last"
        root = self.folder / name
        subprocess.run(["cp", "--archive", "--reflink=auto", str(self.base), str(root)], check=True)
        self.stages[name] = self.stage = Stage(root, {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"})

    def do_run(self, stage: Stage, text: str) -> None:
        subprocess.run(self.inside(stage, "/bin/sh", "-c", f"cd {stage.folder} && {text}"), check=True)

    def do_env(self, stage: Stage, text: str) -> None:
        stage.env |= dict(pair.split("=", 1) for pair in shlex.split(text))

    def do_arg(self, stage: Stage, text: str) -> None:
        self.do_env(stage, text)

    def do_workdir(self, stage: Stage, text: str) -> None:
        stage.folder = text
        self.at(stage.root, text).mkdir(parents=True, exist_ok=True)

    def do_user(self, stage: Stage, text: str) -> None:
        stage.user = text

    def do_entrypoint(self, stage: Stage, text: str) -> None:
        stage.entrypoint = json.loads(text)

    def do_cmd(self, stage: Stage, text: str) -> None:
        stage.command = json.loads(text)

    def do_healthcheck(self, stage: Stage, text: str) -> None:
        stage.health = json.loads(text.partition("CMD ")[2])

    def do_copy(self, stage: Stage, text: str) -> None:
        """Copy files of the context, or of another stage, into a folder; or one folder to a name."""
        words = text.split()
        source_root = self.context
        if words[0].startswith("--from="):
            source_root = self.stages[words.pop(0).removeprefix("--from=")].root
        *sources, target = words
        place = self.at(stage.root, f"{stage.folder}/{target}")
        for found in chain.from_iterable(self.matches(source_root, source) for source in sources):
            if found.is_dir():
                shutil.copytree(found, place, symlinks=True, dirs_exist_ok=True, copy_function=shutil.copy2)
            else:
                is_context = source_root is self.context
                assert not is_context or not is_ignored(str(found.relative_to(source_root)), self.context), found
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, place)

    def matches(self, root: Path, pattern: str) -> list[Path]:
        """List the files and folders of a pattern; one without a star names one."""
        found = [*root.glob(pattern)] if "*" in pattern else [self.at(root, pattern)]
        assert found, pattern
        return found

    def at(self, root: Path, path: str) -> Path:
        return root / Path(path.lstrip("/")) if path.startswith("/") else root / path

    def inside(self, stage: Stage, *command: str) -> list[str]:
        """The command that runs another one in the root of a stage, as its user and with its environment."""
        variables = [f"{name}={value}" for name, value in {**self.env, **stage.env}.items()]
        return [
            "chroot",
            f"--userspec={stage.user}",
            str(stage.root),
            "env",
            "--ignore-environment",
            *variables,
            *command,
        ]


def ignored_patterns(context: Path) -> list[str]:
    lines = (context / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_ignored(path: str, context: Path) -> bool:
    """Tell whether a path of the context is left out: the last pattern that fits it, or a folder above it, decides."""
    above = [path, *map(str, Path(path).parents)][:-1] or [path]
    ignored = False
    for pattern in ignored_patterns(context):
        plain = pattern.removeprefix("!").removeprefix("**/")
        names = [Path(one).name for one in above] if pattern.startswith("**/") else above
        if any(fnmatch(name, plain) if "/" not in plain else name == plain for name in names):
            ignored = not pattern.startswith("!")
    return ignored
