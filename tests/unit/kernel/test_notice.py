"""The notice that the kernel is not compiled: once, where bots think, with what to do about it."""

from __future__ import annotations

import pytest

from forno import installation
from forno.cli.app import run
from forno.kernel import notice
from forno.kernel.notice import plain_kernel_notice


@pytest.fixture(autouse=True)
def not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORNO_KERNEL", raising=False)
    monkeypatch.setattr(notice, "compiled_form", lambda family: None)
    monkeypatch.setattr(notice, "find_spec", lambda name: None)


def test_a_checkout_compiles_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "is_checkout", lambda: True)
    assert plain_kernel_notice() == (
        "the kernel is not compiled, so bots look less far and simulations take longer: ./forno kernel compiles it"
    )


def test_an_installed_package_gets_it_from_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "is_checkout", lambda: False)
    assert ": ./forno kernel --wheel dist, in a clone, makes a wheel of it" in str(plain_kernel_notice())


def test_one_of_other_sources_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "find_spec", lambda name: object())
    assert str(plain_kernel_notice()).startswith("the compiled kernel is of other sources, so bots ")


def test_nothing_is_said_where_the_plain_form_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORNO_KERNEL", "plain")
    assert plain_kernel_notice() is None


def test_nothing_is_said_where_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "compiled_form", lambda family: object())
    assert plain_kernel_notice() is None


@pytest.mark.parametrize(
    ("command", "lines"),
    [
        (("simulate", "solo", "--games", "1"), 1),
        (("arena", "mamma-mia", "--bots", "master@1,regular", "--players", "2", "--games", "1", "--workers", "1"), 1),
        (("arena", "mamma-mia", "--bots", "novice,regular", "--players", "2", "--games", "1", "--workers", "1"), 0),
        (("games",), 0),
        (("rules", "solo"), 0),
    ],
    ids=["simulate", "master", "no-search", "games", "rules"],
)
def test_commands_in_which_bots_think_say_it_once(
    command: tuple[str, ...], lines: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command) == 0
    assert capsys.readouterr().err.count("the kernel is not compiled") == lines
