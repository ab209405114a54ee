"""Files from strangers: whatever is in them, a clear answer within seconds and nothing else."""

import json
import re
import unittest

from cli import BUILDING_SCHEMA, CliTest, building, changed, sample_set

GARBAGE = bytes(range(256)) * 8
# What is in a file, whatever it should have been; each with what the answer must say.
NONSENSE = {
    "empty": (b"", "ends too early"),
    "blank": (b" \n\n\t ", "ends too early"),
    "garbage": (GARBAGE, "line 1"),
    "an image": (b"\x89PNG\r\n\x1a\n" + GARBAGE, "line 1"),
    "zeros": (b"\0" * 5000, "line 1"),
    "deep brackets": (b"[" * 100_000, "deep"),
    "deep objects": (b'{"a":' * 100_000, "deep"),
    "deep and closed": (b"[" * 100_000 + b"]" * 100_000, "deep"),
    "not UTF-8": (b'{"format": "\xff\xfe"}', "line 1"),
    "half a surrogate": (b'{"format": "\\ud800"}', "line 1"),
    "an overlong zero": (b'{"format": "\xc0\x80"}', "line 1"),
    "a byte order mark": (b'\xef\xbb\xbf{"format": 1}', "line 1, column 1: starts with a byte order mark; save"),
    "UTF-16": ('{"format": 1}'.encode("utf-16"), "line 1, column 1: is UTF-16 text; save"),
    "UTF-16 without a mark": ('{"format": 1}'.encode("utf-16-le"), "is UTF-16 text; save"),
    "two documents": (b"{} {}", "line 1"),
    "a comment": (b"// none\n{}", "line 1"),
    "a trailing comma": (b'{"format": 1,}', "line 1"),
    "single quotes": (b"{'format': 1}", "line 1"),
    "a number": (b"1", "object"),
    "a text": (b'"loggia.blocks/1"', "object"),
    "null": (b"null", "object"),
    "a list": (b"[]", "object"),
    "an empty object": (b"{}", "missing"),
    "NaN": (b'{"format": NaN}', "line 1"),
    "an endless key": (b'{"' + b"k" * 100_000 + b'": 1}', "line 1"),
    "escapes for the terminal": (b'{"\\u001b[2J\\u009b\\u0007": 1}', "unknown field"),
}
HUGE = {
    "20 MB of blanks": (b" " * 20_000_000, "larger"),
    "20 MB of text": (b'{"format": "' + b"x" * 20_000_000 + b'"}', "larger"),
    "a list of millions": (b"[" + b"0," * 7_000_000 + b"0]", "object"),
}
# In the place of a number.
ABSURD = ("1e999", "-1e999", "99999999999999999999", "-99999999999999999999", "1" * 400, "-1", "0.5",
          "1e-400", "4294967297", "18446744073709551617", "true", "null", '"1"', "[]", "{}")
KINDS = (None, True, -1, 10**6, 1.5, "x", "", [], {}, [[]], {"x": 1})

COMMANDS = {
    "set": (["blocks", "check", "it.json"], ["score", "good.json", "--blocks", "it.json"],
            ["simulate", "balconia", "--games", "1", "--blocks", "it.json"],
            ["play", "balconia", "--blocks", "it.json"], ["balance", "--games", "1", "--blocks", "it.json"]),
    "building": (["score", "it.json"], ["score", "it.json", "--json", "--explain"]),
    "record": (["replay", "it.json"], ["play", "--resume", "it.json"]),
}


def paths(document, prefix=""):
    """The paths of all values in a document; of a long list, the first three."""
    items = document.items() if isinstance(document, dict) else enumerate(document[:3])
    for key, value in items:
        yield f"{prefix}{key}"
        if isinstance(value, (dict, list)):
            yield from paths(value, f"{prefix}{key}.")


class BadInput(CliTest):
    def setUp(self):
        super().setUp()
        good = building({"c2": (4, 2), "b1": (17, 0)}, options={"door": "c1"})
        self.write("good.json", good)
        self.succeed("simulate", "balconia", "--games", "1", "--record", "record.json")
        self.record = self.read_json("record.json")
        self.texts = {"set": json.dumps(sample_set(), indent=1),
                      "building": json.dumps(good, indent=1),
                      "record": json.dumps(self.record, indent=1)}
        self.before = self.files()

    def refuse_all(self, content, says, kind=None):
        """Every command that reads such a file refuses it, says why, and leaves nothing behind."""
        self.write("it.json", content)
        for name, commands in COMMANDS.items():
            for command in commands if kind in (None, name) else ():
                self.assertIn(says, self.refuse(*command, naming="it.json"), command)
        self.assertEqual(self.files(), sorted(self.before + ["it.json"]))

    def test_nonsense(self):
        for what, (content, says) in NONSENSE.items():
            with self.subTest(what):
                self.refuse_all(content, says)

    def test_huge_files(self):
        for what, (content, says) in HUGE.items():
            self.write("it.json", content)
            for kind, commands in COMMANDS.items():
                with self.subTest(what, kind=kind):
                    self.assertIn(says, self.refuse(*commands[0], naming="it.json: ", most=1))

    def test_files_cut_short_anywhere(self):
        for kind, text in self.texts.items():
            for at in range(1, len(text) - 1, max(1, len(text) // 40)):
                with self.subTest(kind=kind, at=at):
                    self.write("it.json", text[:at])
                    told = self.refuse(*COMMANDS[kind][0], naming="it.json: line ", most=1)
                    line, column = map(int, re.search(r"line (\d+), column (\d+)", told).groups())
                    self.assertEqual(line, text[:at].count("\n") + 1)
                    self.assertLessEqual(column, at - text[:at].rfind("\n") + 1)

    def test_keys_given_twice(self):
        for kind, text in self.texts.items():
            for key in ("format", "blocks", "elements", "number", "cells", "block", "seq", "action"):
                if f'"{key}":' in text:
                    with self.subTest(kind=kind, key=key):
                        twice = text.replace(f'"{key}":', f'"{key}": 1, "{key}":', 1)
                        self.refuse_all(twice, f'"{key}" is given twice', kind)

    def test_absurd_numbers(self):
        places = {"set": (r'"number": 4\b', r'"cat": 3\b', r'"each": 1\b'),
                  "building": (r'"entrance": 1\b', r'"block": 4\b', r'"green": 2\b'),
                  "record": (r'"rules": 1\b', r'"seq": 2\b', r'"token": \d+', r'"face": \d\b',
                             r'"green": \d+')}
        for kind, patterns in places.items():
            for pattern in patterns:
                for number in ABSURD:
                    with self.subTest(kind=kind, pattern=pattern, number=number[:30]):
                        key = pattern.partition(":")[0]
                        text, found = re.subn(pattern, f"{key}: {number}", self.texts[kind], count=1)
                        self.assertEqual(found, 1)
                        self.write("it.json", text)
                        self.refuse(*COMMANDS[kind][0], naming="it.json: ")

    def test_wrong_types_anywhere_in_a_building(self):
        good = json.loads(self.texts["building"])
        for path in paths(good):
            for value in KINDS:
                document = changed(good, path, value)
                if path == "blocks" or BUILDING_SCHEMA.is_valid(document):
                    continue  # any text may be a path
                with self.subTest(path=path, value=value):
                    self.write("it.json", document)
                    self.refuse("score", "it.json", naming="it.json: ")

    def test_wrong_types_anywhere_in_a_set(self):
        good = sample_set()
        for path in paths(good):
            if re.match(r"blocks\.[12]", path):
                continue  # block 1 stands for all
            for value in KINDS[::2]:
                if path.endswith(".elements") and value == {}:
                    continue  # a face may show nothing
                with self.subTest(path=path, value=value):
                    self.write("it.json", changed(good, path, value))
                    self.refuse("blocks", "check", "it.json", naming="it.json: ")

    def test_wrong_types_anywhere_in_a_record(self):
        for path in paths(self.record):
            if path.startswith("content.data."):
                continue  # a set
            for value in KINDS:
                if (path == "options" and value == {} or path.startswith("options.") and value is True
                        or path.endswith(".player") and isinstance(value, str)):
                    continue  # as good as what was there
                with self.subTest(path=path, value=value):
                    self.write("it.json", changed(self.record, path, value))
                    self.refuse("replay", "it.json", naming="it.json: ", most=1)


if __name__ == "__main__":
    unittest.main()
