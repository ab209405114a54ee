"""Flags, the environment and a file: which counts, and what is said to who mistyped."""

import json
import os
import re
import subprocess
import unittest

from chance import Seeded
from table import LOGGIA, PATIENCE, SOURCE, Server, ServerTest, temporary_folder

EXAMPLE = SOURCE / "docs" / "loggia.toml"


def lines(server):
    return [json.loads(line) for line in server.log().splitlines()]


class Settings(Seeded, unittest.TestCase):
    def setUp(self):
        self.folder = temporary_folder()
        self.addCleanup(subprocess.run, ["rm", "-r", str(self.folder)], check=True)

    def file(self, text):
        path = self.folder / "settings.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    def refused(self, *arguments):
        """What it says to bad settings."""
        done = subprocess.run([LOGGIA, "serve", "--data", "memory:", *arguments], capture_output=True,
                              encoding="utf-8", timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        return done.stderr

    def started(self, *arguments, environment=None):
        server = Server(self.folder, self.id())
        os.environ.update(environment or {})
        try:
            server.start(*arguments)
        finally:
            for name in environment or {}:
                del os.environ[name]
        return server

    def most_guests(self, *arguments, environment=None):
        """How many of 20 may come: the limit, unless it is above that."""
        server = self.started(*arguments, environment=environment)
        count = sum(server.http("POST", "/api/guest", {"name": "Ann"}).status == 201 for _ in range(20))
        self.assertEqual(server.stop(), 0)
        return count

    def test_the_example_is_the_usual_and_complete(self):
        text = EXAMPLE.read_text(encoding="utf-8")
        written = {name: int(value) for name, value in re.findall(r"^(\w+) = (\d+)\b", text, re.MULTILINE)}
        del written["bot_threads"]
        header = "".join((SOURCE / "server" / name).read_text(encoding="utf-8") for name in ("limits.h", "policy.h"))
        usual = {name: int(value.replace("'", ""))
                 for name, value in re.findall(r"std::uint64_t (\w+) = ([\d']+);", header)}
        self.assertEqual(written, usual)
        server = self.started("--config", str(EXAMPLE), "--metrics", "127.0.0.1:0")
        self.assertEqual(lines(server)[0]["public_url"], "https://loggia.example")
        self.assertIsNotNone(lines(server)[0]["metrics"])
        self.assertEqual(server.stop(), 0)

    def test_a_flag_is_before_the_environment_and_that_is_before_the_file(self):
        slow = "guests_per_minute = 1\n"
        file = self.file(slow + "guests_at_once = 3\n")
        variable = {"LOGGIA_GUESTS_AT_ONCE": "6"}
        self.assertEqual(self.most_guests("--config", file), 3)
        self.assertEqual(self.most_guests("--config", file, environment=variable), 6)
        self.assertEqual(self.most_guests("--config", file, "--guests-at-once", "9", environment=variable), 9)
        self.assertEqual(self.most_guests(), 20)
        self.assertEqual(self.most_guests(environment={"LOGGIA_CONFIG": file}), 3)

    def test_a_file_that_makes_no_sense(self):
        for text, words in (("conections = 5", "conections"), ("connections = many", "many"),
                            ("connections = -1", "-1"), ("message_bytes = 5", "5"), ("[limits]\nconnections = 5", "limits"),
                            ("limits.connections = 5", "limits"), ("config = other.toml", "config"),
                            ("help = true", "help"), ("connections-per-address = 5", "connections-per-address"),
                            ("connections = 5\nlisten = x\nconnections = 6", "connections"),
                            ("connections = [5, 6]", "connections"), ("log_requests = maybe", "maybe"),
                            ("trusted_proxy = [\"10.0.0.0/8\", \"everybody\"]", "everybody"),
                            ("nonsense", "nonsense"), ("public_url = \"loggia.example\"", "loggia.example")):
            with self.subTest(text):
                self.assertIn(words, self.refused("--config", self.file(text)))
        self.assertIn("no such file", self.refused("--config", str(self.folder / "none.toml")))

    def test_flags_that_make_no_sense(self):
        for flag, value in (("--listen", "nowhere"), ("--listen", "localhost:80"), ("--listen", "::1:80"),
                            ("--metrics", "9180"), ("--metrics", "127.0.0.1:x"), ("--public-url", "loggia.example"),
                            ("--public-url", "https://loggia.example/path"), ("--public-url", "ftp://loggia.example"),
                            ("--trusted-proxy", "10.0.0.1/8"), ("--trusted-proxy", "proxy.example"),
                            ("--web", "/nowhere"), ("--bot-threads", "0"), ("--connections", "x")):
            with self.subTest(f"{flag} {value}"):
                said = self.refused(flag, value)
                self.assertIn(flag, said)
                self.assertIn(value, said)
                self.assertLess(said.count("\n"), 3)


class PublicUrl(ServerTest):
    arguments = ("--public-url", "HTTPS://Loggia.Example:443/")

    def test_browsers_must_come_from_there(self):
        self.server.url = f"http://{lines(self.server)[0]['address']}"
        for origin in ("https://loggia.example", "https://LOGGIA.example:443", "https://loggia.example/"):
            answer = self.server.http("POST", "/api/guest", {"name": "Ann"}, Origin=origin)
            self.assertEqual(answer.status, 201)
            self.assertIn("; Secure", answer.headers["Set-Cookie"])
        for origin in ("http://loggia.example", "https://loggia.example:444", "https://loggia.example.evil", "null",
                       "https://evil", "https://loggia.example/x", self.server.url, "http://localhost:8080"):
            self.assertEqual(self.server.http("POST", "/api/guest", {"name": "Ann"}, Origin=origin).status, 403)


class Local(ServerTest):
    def test_localhost_is_here_too(self):
        port = self.server.address[1]
        for origin, status in ((f"http://localhost:{port}", 201), (f"http://127.0.0.1:{port}", 201),
                               (f"https://localhost:{port}", 403), ("http://localhost", 403),
                               (f"http://localhost:{port + 1}", 403), (f"http://localhost.evil:{port}", 403)):
            self.assertEqual(self.server.http("POST", "/api/guest", {"name": "Ann"}, Origin=origin).status, status)


if __name__ == "__main__":
    unittest.main()
