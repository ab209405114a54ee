#!/usr/bin/python3
"""Holds what the module shows to content/protocol.schema.json: messages, frames, and how it stands.

Usage: tests/wasm/shown.py MODULE
"""

import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import warnings

import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
SCHEMA = HERE.parents[1] / "content" / "protocol.schema.json"


def played(module):
    """Everything that was shown of whole matches."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as file:
        subprocess.run(["node", "--no-warnings", HERE / "tables_test.mjs", module, file.name], check=True)
        return [json.loads(line) for line in file]


def main(module):
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # newer ones have no RefResolver
        places = jsonschema.RefResolver(SCHEMA.as_uri(), schema)
    names = [way["$ref"].rpartition("/")[2] for way in schema["$defs"]["shown"]["oneOf"]]
    ways = {schema["$defs"][name]["properties"]["type"]["const"]:
            jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}"}, resolver=places) for name in names}
    seen = collections.Counter()
    for message in played(module):
        ways[message["type"]].validate(message)
        seen[message["type"]] += 1
        seen.update(key for frame in message.get("frames", []) for key in (*frame, *frame["event"]))
    # Else it would be a check of nothing.
    for name in ("table", "events", "told", "aside", "sat", "started", "action", "undo", "result"):
        assert seen[name], f"{name} was never shown"
    print(f"{seen['table'] + seen['events']} messages with {seen['event']} frames are as the schema says")


if __name__ == "__main__":
    main(*sys.argv[1:])
