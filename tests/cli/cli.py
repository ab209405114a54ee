"""What the command-line tests share: the program, a folder for each test, schemas, sets, buildings.

LOGGIA is the program, LOGGIA_SOURCE the repository:
  LOGGIA=build/release/loggia LOGGIA_SOURCE=. /usr/bin/python3 -m unittest discover -s tests/cli
"""

import copy
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import warnings

import jsonschema

LOGGIA = str(pathlib.Path(os.environ["LOGGIA"]).resolve())
SOURCE = pathlib.Path(os.environ["LOGGIA_SOURCE"]).resolve()
CONTENT = SOURCE / "content"
STANDARD = CONTENT / "balconia" / "standard.json"
sys.path.append(str(SOURCE / "tests"))

from chance import Seeded  # noqa: E402

# Commands that draw.
DRAWING = ("simulate", "arena", "ladder", "balance", "regret")

# Nothing here takes a second; a machine under load may.
PATIENCE = 60
# "50 problems and perhaps more" is the longest list of complaints.
MOST_COMPLAINTS = 51
# Words of a crash, and what a terminal would obey.
NOT_FOR_PEOPLE = r"(?i)exception|assert|terminate|std::|sanitizer|[\x00-\x09\x1b]"


def run(*arguments, **how):
    """Runs `loggia ARGUMENTS` to its end, with nothing to read."""
    how = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
           "timeout": PATIENCE, **how}
    command = [how.pop("program", LOGGIA), *map(str, arguments)]
    return subprocess.run(command, encoding="utf-8", check=False, **how)


def _schema(name):
    """Schemas refer to each other by their place; nothing is fetched."""
    path = CONTENT / name
    schema = json.loads(path.read_text(encoding="utf-8"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # newer ones have no RefResolver
        resolver = jsonschema.RefResolver(path.as_uri(), schema)
    return jsonschema.Draft202012Validator(schema, resolver=resolver)


BLOCKS_SCHEMA = _schema("balconia/blocks.schema.json")
BUILDING_SCHEMA = _schema("balconia/building.schema.json")
DECK_SCHEMA = _schema("highrise/deck.schema.json")
MATCH_SCHEMA = _schema("match.schema.json")
BOT_SCHEMA = _schema("bot.schema.json")

_STANDARD_SET = json.loads(STANDARD.read_text(encoding="utf-8"))


def deck(name="standard"):
    """A deck of High-Rises as it is published."""
    return json.loads((CONTENT / "highrise" / f"{name}.json").read_text(encoding="utf-8"))


def standard_set():
    return copy.deepcopy(_STANDARD_SET)


def sample_set():
    """The standard set with a block 1 that tests know: no condition, each, if, lovebird."""
    sample = standard_set()
    sample["name"] = "sample"
    sample["blocks"][0]["faces"] = [
        {"elements": {"cat": 3, "heart": 1}},
        {"elements": {"cat": 2, "bird": 1}, "condition": {"where": "group", "each": 1, "what": "cat"}},
        {"elements": {"note": 1}, "condition": {"where": "left", "if": 5, "lacks": "person"}},
        {"elements": {"person": 1}, "lovebird": "right"}]
    return sample


def building(cells=None, **fields):
    """A building; cells are {"c2": (block, face toward green)}."""
    placed = {cell: {"block": block, "green": face} for cell, (block, face) in (cells or {}).items()}
    return {"format": "loggia.building/1", "blocks": "standard", "entrance": 1, "door": "c1",
            "cells": placed, **fields}


def building_of(record):
    """The building at the end of a recorded match."""
    cells, door, token, entrance = {}, record["options"]["door"], None, record["options"]["entrance"]
    for entry in record["entries"]:
        action = entry["action"]
        token = action.get("token", token)
        entrance = action.get("entrance", entrance)
        door = action.get("door", door)
        if "place" in action:
            turned = 0 if entry["by"] == "green" else 2
            cells[action["place"]] = (token, (action["face"] + turned) % 4)
    return building(cells, entrance=entrance, door=door)


DROP = object()


def changed(document, path, value):
    """A copy of a document with another value at "blocks.0.faces"; DROP takes the value away."""
    document = copy.deepcopy(document)
    *parents, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    at = document
    for key in parents:
        at = at[key]
    if value is DROP:
        del at[last]
    elif isinstance(at, list) and last == len(at):
        at.append(value)
    else:
        at[last] = value
    return document


def each_of(document, table):
    """A changed copy for each value in rows of (path, values …), with words for it."""
    for path, *values in table:
        for value in values:
            what = "left out" if value is DROP else json.dumps(value)
            yield f"{path}: {what}", changed(document, path, value)


def on_one_core():
    """For preexec_fn."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


class CliTest(Seeded, unittest.TestCase):
    """A test with a folder of its own, in which the program runs. Where a command draws and the test does not say by
    which seed, it is the test's own."""

    maxDiff = 2000

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="loggia-cli-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not isinstance(content, (str, bytes)):
            content = json.dumps(content)
        path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
        return path

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def read_json(self, name):
        return json.loads(self.read(name))

    def files(self):
        found = (path.relative_to(self.folder) for path in self.folder.rglob("*") if path.is_file())
        return sorted(map(str, found))

    def loggia(self, *arguments, **how):
        return run(*arguments, cwd=self.folder, **how)

    def succeed(self, *arguments, **how):
        """What it prints; it must exit 0 and keep quiet on stderr."""
        if arguments[0] in DRAWING and "--seed" not in arguments:
            arguments = (*arguments, "--seed", self.seed)
        done = self.loggia(*arguments, **how)
        self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
        return done.stdout

    def succeed_json(self, *arguments, **how):
        return json.loads(self.succeed(*arguments, **how))

    def recorded(self, game, *arguments, **how):
        """The text of the records of a simulation, one a line; they are in all.jsonl."""
        (self.folder / "all.jsonl").unlink(missing_ok=True)  # nothing is recorded over what is there
        self.succeed("simulate", game, "--record", "all.jsonl", *arguments, **how)
        return self.read("all.jsonl")

    def refuse(self, *arguments, code=1, naming=None, most=MOST_COMPLAINTS, **how):
        """What it says on stderr when it fails: a few clear lines, and nothing on stdout."""
        done = self.loggia(*arguments, **how)
        self.assertEqual((done.returncode, done.stdout), (code, ""), (arguments, done.stderr))
        lines = done.stderr.splitlines()
        self.assertTrue(1 <= len(lines) <= most, (arguments, done.stderr))
        self.assertLess(max(map(len, lines)), 1000, arguments)
        self.assertNotRegex(done.stderr, NOT_FOR_PEOPLE)
        if code == 1:
            for line in lines:
                self.assertRegex(line, r"^loggia: \S", arguments)
        if naming is not None:
            self.assertIn(f"loggia: {naming}", lines[0], arguments)
        return done.stderr
