"""Bots for the tests: programs that play along, and programs that do not."""

import stat

# What a bot does when it is asked; everything before it is the same for all.
_BOT = """#!/usr/bin/python3
import json, os, signal, subprocess, sys, time
asked = 0

def say(message):
    print(message if isinstance(message, str) else json.dumps(message), flush=True)

{before}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({{"type": "ready"}})
    elif message["type"] == "choose":
        asked += 1
        {then}
"""

FIRST = 'say({"index": 0})'

# What goes wrong: what is done when asked, and a pattern of the reason that is told.
FAULTS = {
    "crashes": ("1 / 0", r'^crashed \(exit 1\): "ZeroDivisionError: division by zero"$'),
    "crashes_and_leaves_a_child": ('subprocess.Popen(["sleep", "3600"]); sys.exit(7)', r"^crashed \(exit 7\)$"),
    "is_killed": ("os.kill(os.getpid(), signal.SIGSEGV)", r"^crashed \(signal 11\)$"),
    "crashes_in_no_tongue": (r'os.write(2, b"oops \xff\xfe\n"); os._exit(3)', '^crashed \\(exit 3\\): "oops \ufffd\ufffd"$'),
    "leaves": ("sys.exit(0)", r"^left \(exit 0\)$"),
    "hangs": ("time.sleep(3600)", r"^did not answer within 0\.2 s$"),
    "closes_its_output": ("os.close(1); time.sleep(3600)", r"^closed its output$"),
    "answers_nonsense": ("say('I keep two')", r"^answered nonsense: .*not JSON"),
    "answers_an_empty_line": ("say('')", r"^answered nonsense: "),
    "answers_too_far": ('say({"index": 1000})', r"^answered nonsense: index: must be 0 to \d+, not 1000$"),
    "answers_twice": ("""say('{"index": 0}\\n{"index": 0}')""", r"^wrote something without being asked$"),
    "breaks_a_rule": ('say({"action": {"token": 1}})', r"^broke a rule: .* \(B-\d\d\)$"),
    "floods_a_line": ("while True: sys.stdout.write('x' * 65536)", r"^wrote a line of more than 1048576 bytes$"),
    "floods_lines": ("while True: say('x' * 100)", r"^answered nonsense: "),
    "floods_its_errors": ("while True: sys.stderr.write('x' * 65536)", r"^did not answer within 0\.2 s$"),
}


def write(folder, name, then=FIRST, before=""):
    """A bot in this folder; how to name it to `arena`."""
    path = folder / name
    path.write_text(_BOT.format(then=then, before=before), encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return f"exec:./{name}"


def is_running(pid):
    """Whether a process is there and no zombie."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False
