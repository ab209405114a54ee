"""`loggia export` and `loggia import`: everything moves, and nothing is written over."""

import json
import os
import stat
import subprocess
import unittest

from cli import LOGGIA, CliTest

HASH = "56bbd258" * 8


def export_text(*lines):
    whole = [{"format": "loggia.export/1"}, *lines]
    whole.append({"end": {"lines": len(whole)}})
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in whole)


def rows(*bodies):
    return [{"row": {"seq": seq, "time": 1000 + seq, "command": f"c{seq}", "body": body}}
            for seq, body in enumerate(bodies, 1)]


def match(name, count, **fields):
    return {"match": {"id": name, "game": "balconia", "phase": "playing", "listed": False, "touched": 1794768815433,
                      "members": [{"guest": "ann", "awaited": True}], "card": "{}", "rows": count, **fields}}


GUESTS = [{"guest": {"id": "ann", "name": "Анна", "seen": 5}}, {"guest": {"id": "bob", "name": "Bob", "seen": 6}},
          {"session": {"token_hash": "aa", "guest": "ann", "made": 7}},
          {"account": {"login": "ann", "guest": "ann", "password_hash": "$argon2id$…"}}]
SMALL = export_text({"content": {"hash": HASH, "text": "{}"}}, *GUESTS, match("m1", 2), *rows("{}", '{"x":"дом"}'),
                    match("m2", 1, phase="over"), *rows("[]"))
COUNTS = "1 content, 2 guests (1 session, 1 account), 2 matches\n"


class Transfer(CliTest):
    def setUp(self):
        super().setUp()
        self.write("small.jsonl", SMALL)

    def done(self, said, *arguments, **how):
        finished = self.loggia(*arguments, **how)
        self.assertEqual((finished.returncode, finished.stderr), (0, said), arguments)
        return finished.stdout

    def test_from_file_to_store_to_file_to_store(self):
        self.done("imported " + COUNTS, "import", "--data", "a", "small.jsonl")
        self.assertEqual(self.done("exported " + COUNTS, "export", "--data", "a", "first.jsonl"), "")
        self.assertEqual(self.read("first.jsonl"), SMALL)
        self.done("imported " + COUNTS, "import", "--data", "b", "first.jsonl")
        self.assertEqual(self.done("exported " + COUNTS, "export", "--data", "b", "-"), SMALL)
        self.assertEqual(stat.S_IMODE(os.stat(self.folder / "first.jsonl").st_mode), 0o600)  # it holds secrets

    def test_through_a_pipe_and_the_environment(self):
        with open(self.folder / "small.jsonl", encoding="utf-8") as text:
            self.done("imported " + COUNTS, "import", "-", stdin=text, env={**os.environ, "LOGGIA_DATA": "c"})
        self.assertEqual(self.done("exported " + COUNTS, "export", "-", env={**os.environ, "LOGGIA_DATA": "c"}), SMALL)

    def test_importing_again_changes_nothing(self):
        for _ in range(2):
            self.done("imported " + COUNTS, "import", "small.jsonl")
        self.assertEqual(self.done("exported " + COUNTS, "export", "-"), SMALL)

    def test_what_is_there_is_not_written_over(self):
        self.done("imported " + COUNTS, "import", "small.jsonl")
        self.refuse("export", "small.jsonl", naming="small.jsonl: is there already")
        self.assertEqual(self.read("small.jsonl"), SMALL)
        other = SMALL.replace("дом", "dom")
        self.write("other.jsonl", other)
        self.assertIn('match "m1"', self.refuse("import", "other.jsonl", naming="other.jsonl: line "))
        self.assertEqual(self.done("exported " + COUNTS, "export", "-"), SMALL)
        self.write("taken.jsonl", export_text({"guest": {"id": "eve", "name": "Eve", "seen": 1}},
                                              {"account": {"login": "ann", "guest": "eve", "password_hash": "x"}}))
        self.assertIn('the login "ann" is another guest', self.refuse("import", "taken.jsonl"))

    def test_an_import_that_was_interrupted_is_repeated(self):
        lines = SMALL.splitlines(keepends=True)
        for kept in (0, 1, 5, len(lines) - 1):
            self.write("torn.jsonl", "".join(lines[:kept]) + lines[kept][:5])
            self.assertIn(f"line {kept + 1}: the export ends too early", self.refuse("import", "torn.jsonl"))
        self.done("imported " + COUNTS, "import", "small.jsonl")
        self.assertEqual(self.done("exported " + COUNTS, "export", "-"), SMALL)

    def test_places_that_are_none(self):
        self.refuse("export", "--data", "nowhere", "x.jsonl", naming="--data: nowhere: there are no tables")
        self.refuse("import", "missing.jsonl", naming="missing.jsonl: no such file")
        self.refuse("import", ".", naming=".: is a folder")
        self.refuse("import", "small.jsonl", "--data", "small.jsonl", naming="--data: small.jsonl: ")
        # A mistyped address may hold a password.
        for command in ("export", "import", "serve"):
            file = [] if command == "serve" else ["small.jsonl" if command == "import" else "x.jsonl"]
            said = self.refuse(command, *file, "--data", "postgre://ann:secret@host/db", naming="--data: ")
            self.assertNotIn("secret", said)
        for command, file in (("export", "x.jsonl"), ("import", "small.jsonl")):
            self.refuse(command, file, "--data", "memory:", code=2)
        self.done("imported " + COUNTS, "import", "small.jsonl")
        self.refuse("export", "no/such/folder.jsonl", naming="no/such/folder.jsonl: cannot be opened")
        self.assertEqual(self.files(), ["data/loggia.sqlite", "data/loggia.sqlite-lock", "small.jsonl"])
        if os.path.exists("/dev/full"):
            self.refuse("export", "/dev/full", naming="/dev/full: ")
            with open("/dev/full", "w", encoding="utf-8") as full:
                self.assertEqual(self.loggia("export", "-", stdout=full).returncode, 1)

    def test_a_store_in_use_is_left_alone(self):
        self.done("imported " + COUNTS, "import", "small.jsonl")
        serving = subprocess.Popen([LOGGIA, "serve", "--listen", "127.0.0.1:0"], cwd=self.folder,
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
        try:
            self.assertIn("Loggia is open", serving.stdout.readline())
            for command, file in (("export", "x.jsonl"), ("import", "small.jsonl")):
                self.refuse(command, file, naming="--data: ")
        finally:
            serving.kill()
            serving.wait()
            serving.stdout.close()


if __name__ == "__main__":
    unittest.main()
