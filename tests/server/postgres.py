"""A real PostgreSQL from Debian's package, in a folder of its own, that may be killed and started again."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from table import PATIENCE


def _programs():
    """Where the package puts them, whatever its version."""
    for initdb in pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"):
        return initdb.parent
    raise FileNotFoundError("PostgreSQL's server is not installed (Debian: postgresql-15)")


class Postgres:
    def __init__(self):
        self.programs = _programs()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="loggia-postgres-"))
        self.process = None
        self.databases = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")  # it refuses to run as root
        self._run("initdb", "--username=loggia", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync",
                  "--no-instructions", "-D", str(self.folder / "data"))
        self.start()

    def _command(self, program, *arguments):
        who = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
        return ["setpriv", "--pdeathsig=QUIT", *who, str(self.programs / program), *arguments]

    def _run(self, program, *arguments, **how):
        with open(self.folder / "log", "ab") as log:
            subprocess.run(self._command(program, *arguments), cwd=self.folder, stdin=subprocess.DEVNULL,
                           stdout=log, stderr=log, timeout=PATIENCE, check=True, **how)

    def start(self):
        """After a kill the old server's children may hold its memory for a moment, and a new one ends."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process is None or self.process.poll() is not None:
                with open(self.folder / "log", "ab") as log:
                    self.process = subprocess.Popen(
                        self._command("postgres", "-c", "listen_addresses=", "-c", "fsync=off", "-c",
                                      "shared_buffers=16MB", "-c", "max_connections=20", "-k", str(self.folder),
                                      "-D", str(self.folder / "data")),
                        cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
            try:
                return self._run("pg_isready", "-q", "-h", str(self.folder))
            except subprocess.CalledProcessError:
                time.sleep(0.02)
        raise AssertionError((self.folder / "log").read_text(encoding="utf-8"))

    def stop(self, how):
        """By a signal; SIGQUIT is what its documents call immediate."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def kill(self):
        """With all that it started: who is connected would be served for a moment more."""
        pid = self.process.pid
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        self.stop(signal.SIGKILL)
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)

    def end(self):
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def new_database(self):
        """Its address, as `loggia serve --data` wants it."""
        self.databases += 1
        name = f"test_{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", "loggia", name)
        return f"postgres:///{name}?host={self.folder}&user=loggia"
