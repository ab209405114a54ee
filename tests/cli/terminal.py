"""A person at a terminal: a pseudo-terminal with the program on it, and answers that play a match."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time

from cli import LOGGIA, MATCH_SCHEMA, PATIENCE, CliTest

CLEAR = "\x1b[2J"
# "green: Which two faces do you keep (01, 12, 23 or 30)? (? helps) "
PROMPT = re.compile(r"(green|pink): (Which two faces|Where does it go)[^\n]*\(\? helps\) $")
RESULT = r"\n(green wins|pink wins|green and pink share the victory): green \d+, pink \d+\n$"
SHEET = r"{seat}'s side\n(  [a-e][1-5] [^\n]*\n)+door [^\n]*\n total {points} points?\n"
PASS = re.compile(r"Pass the keyboard to (green|pink), who then presses Enter\. \(\? helps\) $")

AGREE = re.compile(r"More has happened since\. Do all others agree\? \(yes or no\) $")
SURE = re.compile(r"Do you resign\? That ends the match\. \(yes or no\) $")
KEPT = ("The match stops here; it is kept in match.json.\n"
        "Go on with: loggia play --resume match.json\n")


class Terminal:
    def __init__(self, *arguments, folder, colour=False):
        own, theirs = pty.openpty()
        quiet = termios.tcgetattr(theirs)
        quiet[3] &= ~termios.ECHO  # the answers are ours; what is read is the program's
        quiet[1] &= ~termios.ONLCR
        termios.tcsetattr(theirs, termios.TCSANOW, quiet)
        surroundings = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        if not colour:
            surroundings["NO_COLOR"] = "1"

        def own_terminal():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches it

        self.program = subprocess.Popen([LOGGIA, *map(str, arguments)], cwd=folder, env=surroundings,
                                        stdin=theirs, stdout=theirs, stderr=theirs,
                                        preexec_fn=own_terminal)
        os.close(theirs)
        self.own = own
        self.shown = ""  # all that was ever on the screen

    def close(self):
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
        self.program.wait()
        os.close(self.own)

    def _read(self, deadline):
        ready, _, _ = select.select([self.own], [], [], max(0, deadline - time.monotonic()))
        if not ready:
            raise AssertionError(f"nothing more came after:\n{self.shown[-2000:]}")
        try:
            data = os.read(self.own, 1 << 16)
        except OSError:  # how Linux says that nobody has the terminal open
            return b""
        return data

    def until(self, *patterns):
        """Reads until what is new ends in one of the patterns; returns what is new, and the match.

        At the end of the program, the match is None."""
        deadline = time.monotonic() + PATIENCE
        raw = b""
        while True:
            data = self._read(deadline)
            raw += data
            try:
                new = raw.decode("utf-8")
            except UnicodeDecodeError:
                continue  # in the middle of a character
            found = next((match for pattern in patterns if (match := pattern.search(new))), None)
            if found or not data:
                self.shown += new
                return new, found

    def say(self, text):
        os.write(self.own, text.encode("utf-8") + b"\n")

    def press(self, key):
        os.write(self.own, key)

    def ask(self, text, *patterns):
        """Says something at a prompt; what is shown until the next."""
        self.say(text)
        return self.until(*(patterns or (PROMPT,)))

    def exit_code(self):
        return self.program.wait(timeout=PATIENCE)


def first_answer(terminal, prompt):
    """A legal answer to a prompt, found in the help that `?` gives there."""
    help_text, again = terminal.ask("?")
    assert again and again.group() == prompt.group(), help_text
    if prompt.group(2).startswith("Which"):
        return "01"
    face = re.search(r"which face toward you \((\d) or \d\)", prompt.group()).group(1)
    cell = re.search(r"They are ([a-e][1-5])", help_text).group(1)
    return f"{cell} {face}"


def play_on(terminal, answer=first_answer, most=200, prompt=None):
    """Answers every prompt until the match is over or `most` were answered; the last thing shown."""
    new = ""
    for _ in range(most):
        if prompt is None:
            new, prompt = terminal.until(PROMPT, PASS)
        if prompt is None:
            return new
        terminal.say("" if prompt.re is PASS else answer(terminal, prompt))
        prompt = None
    return new


class PlayTest(CliTest):
    def terminal(self, *arguments, **how):
        terminal = Terminal(*arguments, folder=self.folder, **how)
        self.addCleanup(terminal.close)
        return terminal

    def play(self, *arguments, seats="person,sensible", **how):
        return self.terminal("play", "balconia", "--seats", seats, "--seed", self.seed, *arguments, **how)

    def record(self, name="match.json"):
        """A record, which must be good at any time."""
        record = self.read_json(name)
        MATCH_SCHEMA.validate(record)
        self.succeed("replay", name)
        return record

    def check_end(self, shown, terminal):
        """The result, both sides, and a sheet for each."""
        self.assertEqual(terminal.exit_code(), 0)
        self.assertRegex(shown, RESULT)
        for seat in ("green", "pink"):
            (points,) = re.findall(rf"{seat}'s side: (\d+) points?\n", shown)
            self.assertRegex(shown, SHEET.format(seat=seat, points=points))
            self.assertIn(f"{seat} {points}", shown.splitlines()[-1])
