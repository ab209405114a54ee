"""What the socket tests share: a real server in a folder of its own, HTTP, and the schemas of both.

LOGGIA is the program, LOGGIA_SOURCE the repository:
  LOGGIA=build/release/loggia LOGGIA_SOURCE=. /usr/bin/python3 -m unittest discover -s tests/server
"""

import dataclasses
import http.client
import itertools
import json
import logging
import os
import pathlib
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.parse
import warnings

import jsonschema

LOGGIA = str(pathlib.Path(os.environ["LOGGIA"]).resolve())
SOURCE = pathlib.Path(os.environ["LOGGIA_SOURCE"]).resolve()
sys.path.append(str(SOURCE / "tests"))

from chance import SEED, Seeded  # noqa: E402

# The release build's, which serves programs with sanitizers as well. A library that is missing would not be loaded,
# without a word of it.
WORLD = next((path for folder in (pathlib.Path(LOGGIA).parent, SOURCE / "build" / "release")
              if (path := folder / "libtest_world.so").exists()), None)
assert WORLD, "libtest_world.so is missing: build the release preset"

# Nothing here takes a second; a machine under load may.
PATIENCE = 60

# Of tasks that take a while: what they do is the server's business.
logging.getLogger("asyncio").setLevel(logging.ERROR)


def _document(path):
    document = json.loads(path.read_text(encoding="utf-8"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # newer ones have no RefResolver
        return document, jsonschema.RefResolver(path.as_uri(), document)


PROTOCOL, PROTOCOL_PLACES = _document(SOURCE / "content" / "protocol.schema.json")
OPENAPI, _OPENAPI_PLACES = _document(SOURCE / "docs" / "openapi.json")


def _types(side):
    """By the type of a message: errors then speak of that message alone."""
    names = [way["$ref"].rpartition("/")[2] for way in PROTOCOL["$defs"][side]["oneOf"]]
    return {name: jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}"}, resolver=PROTOCOL_PLACES)
            for name in names}


FROM_CLIENT = _types("client")
FROM_SERVER = _types("server")


def check_message(message, side):
    """Raises, if a message is not as the protocol says."""
    if message.get("type") not in side:
        raise jsonschema.ValidationError(f"no such type: {message}")
    side[message["type"]].validate(message)


@dataclasses.dataclass
class Answer:
    status: int
    headers: dict
    text: str

    @property
    def json(self):
        return json.loads(self.text)

    @property
    def cookie(self):
        """As it is sent back."""
        return self.headers["Set-Cookie"].partition(";")[0]


def _described(method, path, status):
    """What openapi.json says of an answer; nothing, where there is nothing."""
    for template, ways in OPENAPI["paths"].items():
        stem = template.partition("{")[0]
        if template == path or (stem != template and path.startswith(stem)):
            way = ways.get("get" if method == "HEAD" else method.lower(), {})
            found = way.get("responses", {}).get(str(status))
            if found and "$ref" in found:
                found = OPENAPI["components"]["responses"][found["$ref"].rpartition("/")[2]]
            return found
    return None


def check_answer(method, path, answer):
    """Raises, if an answer is not as openapi.json says."""
    found = _described(method, path.partition("?")[0], answer.status)
    if found is None:
        assert answer.status in (403, 404, 413, 415, 429, 431), (method, path, answer)
        found = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}}
    for name, header in found.get("headers", {}).items():
        if "$ref" in header:
            header = OPENAPI["components"]["headers"][header["$ref"].rpartition("/")[2]]
        jsonschema.validate(answer.headers.get(name), header["schema"])
    (kind, content), = found["content"].items()
    assert answer.headers["Content-Type"] == kind, (method, path, answer)
    if method == "HEAD":
        return
    body = answer.json if kind == "application/json" else answer.text
    jsonschema.Draft202012Validator(content["schema"], resolver=_OPENAPI_PLACES).validate(body)


class Clock:
    """The server's wall clock, which stands still unless it is moved (see tests/test_world.cpp). The server looks
    at it with every message, and by itself once in a real second. Time that only passes (limits per second, lines
    that are idle) is not faked."""

    def __init__(self, path):
        self.path = path
        self._set(1_700_000_000_000)

    def _set(self, now):
        """Whoever reads finds the old time or the new one."""
        self.now = now  # milliseconds since 1970
        new = self.path.with_name("clock.new")
        new.write_text(str(now), encoding="ascii")
        new.rename(self.path)

    def move(self, seconds):
        self._set(self.now + round(seconds * 1000))


class Server:
    """`loggia serve` on a port that is free. Started again, it has the same data and another port.

    Its chance follows from `noise`, and from how often it was started: the same one deals the same hands."""

    def __init__(self, folder, noise, checks=True, data=None):
        self.folder = pathlib.Path(folder)
        self.noise = noise
        self.starts = 0
        self.clock = Clock(self.folder / "clock")
        self.data = data or str(self.folder / "data")
        self.checks = checks  # answers, against openapi.json
        self.process = None
        self.url = None
        self.clients = []

    def start(self, *arguments):
        self.starts += 1
        world = {"LD_PRELOAD": str(WORLD), "LOGGIA_NOISE": f"{self.noise} {SEED} #{self.starts}",
                 "LOGGIA_CLOCK": str(self.clock.path)}
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [LOGGIA, "serve", "--listen", "127.0.0.1:0", "--data", self.data, *arguments],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, encoding="utf-8",
                env={**os.environ, **world})
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else "nothing in time"
        if not line.startswith("Loggia is open at http"):
            self.kill()
            raise AssertionError(f"it said {line!r}, and {self.log()!r}")
        self.url = line.split()[-1]
        return self

    @property
    def address(self):
        parts = urllib.parse.urlsplit(self.url)
        return parts.hostname, parts.port

    @property
    def socket_url(self):
        return f"ws://{self.address[0]}:{self.address[1]}/ws"

    def log(self):
        return (self.folder / "log").read_text(encoding="utf-8")

    def kill(self):
        """As a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self):
        """Its exit code, after SIGTERM."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self):
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def http(self, method, path, body=None, cookie=None, **headers):
        """An answer, which must be as openapi.json says. A body that is no text is sent as JSON."""
        if body is not None and not isinstance(body, (str, bytes)):
            body = json.dumps(body)
            headers.setdefault("Content_Type", "application/json")
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if cookie:
            headers["Cookie"] = cookie
        connection = http.client.HTTPConnection(*self.address, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            answer = Answer(response.status, dict(response.getheaders()), response.read().decode("utf-8"))
        finally:
            connection.close()
        if self.checks:
            check_answer(method, path, answer)
        return answer

    def guest(self, name):
        """The cookie of somebody new."""
        answer = self.http("POST", "/api/guest", {"name": name})
        assert answer.status == 201, answer
        return answer.cookie


def temporary_folder():
    return pathlib.Path(tempfile.mkdtemp(prefix="loggia-server-"))


_numbers = itertools.count(1)


def new_id():
    """For commands and words. Every test counts from the beginning: words are a part of chance."""
    return f"id-{next(_numbers)}"


class ServerTest(Seeded, unittest.IsolatedAsyncioTestCase):
    """A test with a server of its own, which must still be there at the end."""

    maxDiff = 4000
    arguments = ()  # of the server

    def setUp(self):
        global _numbers
        _numbers = itertools.count(1)
        self.folder = temporary_folder()
        self.addCleanup(shutil.rmtree, self.folder)
        self.server = Server(self.folder, self.id()).start(*self.arguments)
        self.addCleanup(self._end)
        self.addAsyncCleanup(self._say_goodbye)

    def get(self, path, method="GET", **headers):
        """A file of the web app, as a browser asks for it: the response, and its bytes."""
        connection = http.client.HTTPConnection(*self.server.address, timeout=PATIENCE)
        try:
            connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
            response = connection.getresponse()
            return response, response.read()
        finally:
            connection.close()

    async def _say_goodbye(self):
        for client in self.server.clients:
            await client.close()

    def _end(self):
        if self.server.is_running():
            self.assertEqual(self.server.stop(), 0, self.server.log())

    def verified(self, record):
        """`loggia verify` of a record."""
        path = self.folder / "record.json"
        path.write_text(record, encoding="utf-8")
        done = subprocess.run([LOGGIA, "verify", str(path)], capture_output=True, encoding="utf-8",
                              timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return json.loads(record)
