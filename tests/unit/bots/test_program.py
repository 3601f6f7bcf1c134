"""A bot in any language: real programs, good and bad. None of them hangs us, and none is left behind."""

from __future__ import annotations

import json
import os
import select
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from forno import games
from forno.bots import Observation
from forno.bots.third_party import subprocess_bot
from forno.bots.third_party.guard import Fault, GuardedBot
from forno.bots.third_party.subprocess_bot import MAX_UNREAD_BYTES, SubprocessBot
from forno.core.chance import FastChance
from forno.observe import SelfPlay

Start = Callable[..., SubprocessBot]
PATIENCE_S = 60.0
"""For what a program does by itself, on a busy machine too."""

HEAD = """\
import json, os, sys, time
def questions(keep=None):
    for line in sys.stdin:
        if keep: open(keep, "a").write(line)
        message = json.loads(line)
        if message["type"] == "choose": yield message
def answer(**fields): print(json.dumps(fields), flush=True)
"""
LAST = "for q in questions(): answer(id=q['id'], move=q['legal_moves'][-1])"


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """`start("for q in questions(): ...", limit=1)`: a program of a few lines."""
    monkeypatch.setattr(subprocess_bot, "EXIT_WAIT_S", PATIENCE_S)
    started: list[SubprocessBot] = []

    def program(body: str, limit: float = PATIENCE_S) -> SubprocessBot:
        file = tmp_path / f"program_{len(started)}.py"
        file.write_text(HEAD + body, encoding="utf-8")
        started.append(SubprocessBot([sys.executable, str(file)]))
        started[-1].limit = limit
        return started[-1]

    yield program
    for one in started:
        one.close()


def sights(number: int, game: str = "mamma-mia", seed: int = 7) -> list[Observation]:
    """The first questions of a game at a table with the open log."""
    self_play, found = SelfPlay(games.game(game), 2, FastChance(seed), {"open-log": "on"}), []
    for _ in range(number):
        observation = self_play.observation()
        found.append(
            Observation(
                observation.game,
                observation.seat,
                observation.view,
                observation.legal_moves,
                observation.default,
                [*observation.heard],
                observation.options,
            )
        )
        self_play.play(observation.default)
    return found


def ask(program: SubprocessBot, observation: Observation) -> tuple[Any, Fault | None]:
    return GuardedBot(program, program.limit).choose(observation, FastChance(1))


def faults(program: SubprocessBot, number: int) -> list[str]:
    """What goes wrong when it is asked so often."""
    return [str(ask(program, observation)[1]) for observation in sights(number)]


# --- playing


@pytest.mark.parametrize(
    "reply",
    ["move=q['legal_moves'][-1]", "index=len(q['legal_moves']) - 1", "move=q['legal_moves'][-1].upper(), type='move'"],
)
def test_an_answer_is_a_text_or_a_number(start: Start, reply: str) -> None:
    observation = sights(1)[0]
    program = start(f"answer(type='hello', name='Zoe')\nfor q in questions(): answer(id=q['id'], {reply})")
    assert ask(program, observation) == (observation.legal_moves[-1], None)


@pytest.mark.parametrize("game", ["plus", "solo"])
def test_a_whole_game(start: Start, game: str) -> None:
    program = start("for q in questions(): answer(id=q['id'], move=q['default'])")
    self_play = SelfPlay(games.game(game), 2, FastChance(1))
    while not self_play.is_over:
        observation = self_play.observation()
        move, fault = ask(program, observation) if self_play.seat == 0 else (observation.legal_moves[-1], None)
        assert fault is None
        self_play.play(move)
    assert program.asked > 10


def conversation(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_what_it_is_told(start: Start, tmp_path: Path) -> None:
    """A greeting, a game, and with each question what was heard since the last one; nothing twice."""
    kept = tmp_path / "kept"
    program = start(f"for q in questions({str(kept)!r}): answer(id=q['id'], move=q['default'])")
    own = [observation for observation in sights(12) if observation.seat == 0]
    for observation in [*own, *(observation for observation in sights(6, seed=8) if observation.seat == 0)]:
        assert ask(program, observation)[1] is None
    told = conversation(kept)
    assert told[0] == {"type": "hello", "protocol": 1, "game": "mamma-mia"}
    assert told[1] == {"type": "game", "game": "mamma-mia", "seat": 0, "options": dict(own[0].options)}
    assert told[1]["options"]["open-log"] == "on"
    again = [message["type"] for message in told[2:]].index("game")
    first = told[2 : 2 + again]
    assert [question["id"] for question in first] == [*range(1, len(own) + 1)]
    assert first[0]["legal_moves"] == [str(move) for move in own[0].legal_moves]
    assert first[0]["default"] == str(own[0].default)
    assert first[0]["view"]["game"] == "pizza"
    assert first[0]["view"]["viewer"] == first[0]["seat"] == 0
    assert sum(len(question["heard"]) for question in first) == len(own[-1].heard)
    assert "announced" in {event["event"] for question in first[1:] for event in question["heard"]}
    assert told[3 + again]["id"] == len(own) + 1
    assert told[3 + again]["heard"][0]["event"] == "dealt"


def test_no_card_of_another_is_told(start: Start, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    program = start(f"for q in questions({str(kept)!r}): answer(id=q['id'], move=q['default'])")
    for observation in sights(30):
        if observation.seat == 0:
            ask(program, observation)
    drawn = [event for told in conversation(kept)[2:] for event in told["heard"] if event["event"] in ("dealt", "drew")]
    assert {event["seat"] for event in drawn} == {0, 1}
    assert all(event["ingredients"] is event["orders"] is None for event in drawn if event["seat"] == 1)


# --- failing


def test_after_a_crash_it_is_started_again_and_told_all(start: Start, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    body = f"for q in questions({str(kept)!r}):\n  if q['id'] == 2: 1 / 0\n  answer(id=q['id'], move=q['default'])"
    program = start(body)
    own = [observation for observation in sights(12) if observation.seat == 0]
    found = [ask(program, observation)[1] for observation in own]
    assert [fault and fault.kind for fault in found] == [None, "crash", *[None] * (len(own) - 2)]
    assert "it ended with status 1; it said: " in str(found[1])
    assert "ZeroDivisionError: division by zero" in str(found[1])
    told = conversation(kept)
    assert [message["type"] for message in told][:6] == ["hello", "game", "choose", "choose", "hello", "game"]
    assert len(told[6]["heard"]) == len(own[2].heard)


def test_after_too_many_crashes_it_is_left_alone_until_the_next_game(start: Start, tmp_path: Path) -> None:
    program = start(f"open({str(tmp_path / 'starts')!r}, 'a').write('x')\nsys.exit(3)")
    own = [observation for observation in sights(30) if observation.seat == 0]
    found = [str(ask(program, observation)[1]) for observation in own]
    assert found[:4] == ["crash: it ended with status 3"] * 4
    assert set(found[4:]) == {"crash: it failed 4 times in this game and is not asked any more"}
    assert (tmp_path / "starts").read_text() == "xxxx"
    assert str(ask(program, sights(1, seed=8)[0])[1]) == "crash: it ended with status 3"


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        ("print('thinking', flush=True)", "illegal: b'thinking' is no answer: "),
        ("print('[1, 2]', flush=True)", "is no answer: Expected `object`"),
        ("sys.stdout.buffer.write(bytes([0xff, 10])); sys.stdout.flush()", "is no answer"),
        ("answer(move=q['default'])", "does not answer question 1"),
        ("answer(id=7, move=q['default'])", "does not answer question 1"),
        ("answer(id=q['id'], move='castle')", "illegal: castle: a move starts with one of"),
        ("answer(id=q['id'], index=99)", "illegal: there is no move 99: they are counted from 0 to "),
        ("answer(id=q['id'], index=-1)", "illegal: there is no move -1"),
        ("answer(id=q['id'])", "illegal: None is none of its"),
    ],
)
def test_nonsense_is_illegal(start: Start, reply: str, why: str) -> None:
    observation = sights(1)[0]
    program = start(f"for q in questions(): {reply}")
    move, fault = ask(program, observation)
    assert move == observation.default
    assert why in str(fault)
    assert str(fault).startswith("illegal")
    assert program.process is not None


def test_chatter_before_an_answer_does_not_shift_the_answers(start: Start) -> None:
    body = "for q in questions():\n  if q['id'] == 1: print('hm', flush=True)\n  answer(id=q['id'], index=0)"
    assert [one.partition(":")[0] for one in faults(start(body), 4)] == ["illegal", "None", "None", "None"]


BAD = {
    "never answers": "time.sleep(60)",
    "never reads": "while True: time.sleep(60)",
    "answers too late": "for q in questions():\n  time.sleep(60)",
    "complains without end": "while True: sys.stderr.write('no ' * 1000)",
    "old answers without end": "while True: answer(id=0)",
}


@pytest.mark.parametrize("body", BAD.values(), ids=BAD.keys())
def test_who_does_not_answer_is_stopped(start: Start, body: str) -> None:
    program = start(body, limit=0.3)
    program.start = 0
    observation = sights(1)[0]
    move, fault = ask(program, observation)
    assert move == observation.default
    assert str(fault).startswith("time-out: no answer within 0.3 s")
    assert program.process is None


def test_who_never_reads_cannot_block_us(start: Start) -> None:
    """More than a pipe holds: the question cannot even be put."""
    program = start("time.sleep(60)", limit=0.3)
    program.start = 0
    observation = sights(1)[0]
    long = Observation(
        observation.game,
        0,
        observation.view,
        observation.legal_moves,
        observation.default,
        [*observation.heard] * 20_000,
    )
    assert str(ask(program, long)[1]).startswith("time-out")


@pytest.mark.parametrize("line", ["'x' * 4096", "'x' * 4095 + chr(10)"], ids=["one line", "many lines"])
def test_output_without_end_is_cut_off(start: Start, line: str) -> None:
    found = faults(start(f"while True: sys.stdout.write({line})"), 1)
    assert found[0].startswith(
        ("illegal: ", f"crash: it wrote more than {MAX_UNREAD_BYTES:,} bytes without the end of a line")
    )


def test_a_first_answer_may_take_as_long_as_a_program_needs_to_start(start: Start) -> None:
    program = start(f"time.sleep(0.5)\n{LAST}", limit=0.1)
    program.start = PATIENCE_S
    first, *later = sights(3)
    assert ask(program, first)[1] is None
    program.limit = PATIENCE_S
    assert [ask(program, observation)[1] for observation in later] == [None, None]


# --- the end


def is_running(process: int) -> bool:
    """A zombie counts."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_ends_with_its_input(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "CLOSE_WAIT_S", PATIENCE_S)
    program = start(f"{LAST}\nopen({str(tmp_path / 'bye')!r}, 'w').write('bye')")
    assert faults(program, 1) == ["None"]
    assert program.process is not None
    number = program.process.run.pid
    program.close()
    assert (tmp_path / "bye").read_text() == "bye"
    assert not is_running(number)


def test_who_does_not_end_is_ended_with_all_it_started(start: Start, tmp_path: Path) -> None:
    held = tmp_path / "held"  # a pipe at whose other end is whoever still runs
    os.mkfifo(held)
    reading = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    body = f"""
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], stdout=open({str(held)!r}, "w"))
for q in questions(): answer(id=q["id"], index=0)
time.sleep(60)
"""
    program = start(body)
    assert faults(program, 1) == ["None"]
    program.close()
    ended, _, _ = select.select([reading], [], [], PATIENCE_S)
    assert ended, "something that the program started is still running"
    assert os.read(reading, 1) == b""
    os.close(reading)


def test_a_closed_program_can_be_asked_again(start: Start) -> None:
    program = start(LAST)
    assert faults(program, 1) == ["None"]
    program.close()
    program.close()
    assert faults(program, 2) == ["None", "None"]


def test_a_program_that_cannot_be_run(tmp_path: Path) -> None:
    assert str(ask(SubprocessBot([str(tmp_path)]), sights(1)[0])[1]).startswith("crash: ")
