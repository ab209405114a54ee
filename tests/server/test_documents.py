"""docs/PROTOCOL.md, the schemas and the code speak of the same messages and codes."""

import json
import re
import unittest

import jsonschema

from table import FROM_CLIENT, FROM_SERVER, OPENAPI, PROTOCOL, SOURCE, PROTOCOL_PLACES, check_message

TEXT = (SOURCE / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")


def examples():
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL):
        for line in block.splitlines():
            if line.startswith("{") and "…" not in line:
                yield json.loads(line)


def codes_in(pattern):
    """The second text of every Refusal{"B-08", "cell_filled"}."""
    return {code for path in SOURCE.glob(pattern)
            for code in re.findall(r'Refusal k\w+\{"[^"]+", "(\w+)"\}', path.read_text(encoding="utf-8"))}


def fields_in(cell):
    """Those of `{"sit": 2, "nonce": "x"}`, or of `sat`, `nonce`."""
    words = re.findall(r"`([^`]+)`", cell)
    return set(json.loads(words[0])) if words[0].startswith("{") else set(words)


class Documents(unittest.TestCase):
    def test_the_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(PROTOCOL)

    def test_every_example_is_a_message_and_every_message_has_one(self):
        shown = set()
        for example in examples():
            with self.subTest(json.dumps(example)[:100]):
                if "type" in example:
                    check_message(example, {**FROM_CLIENT, **FROM_SERVER})
                    shown.add(example["type"])
                elif "seq" in example:
                    jsonschema.Draft202012Validator({"$ref": "#/$defs/event"},
                                                    resolver=PROTOCOL_PLACES).validate(example)
        self.assertEqual(shown, {*FROM_CLIENT, *FROM_SERVER})

    def test_every_deed_and_event_is_told_with_its_fields(self):
        for head, name in (("| `what` | |", "deed"), ("| event | what |", "event")):
            rows = TEXT.partition(head)[2].partition("\n\n")[0].splitlines()[2:]
            told = [fields_in(row.split("|")[1]) for row in rows]
            ways = [PROTOCOL["$defs"][way["$ref"].rpartition("/")[2]] for way in PROTOCOL["$defs"][name]["oneOf"]]
            for way in ways:
                needed = set(way["required"]) - {"result", "chance"}
                found = [fields for fields in told if needed <= fields <= set(way["properties"])]
                self.assertEqual(len(found), 1, way["title"])
            self.assertEqual(len(told), len(ways))

    def test_every_field_of_a_spec_is_told(self):
        for field in PROTOCOL["$defs"]["wanted_spec"]["properties"]:
            self.assertIn(f"| `{field}` |", TEXT)

    def test_every_refusal_of_the_code_is_told(self):
        known = {code for pattern in ("engine/*/refusals.h", "table/*.h", "match/match.h")
                 for code in codes_in(pattern)}
        self.assertGreater(len(known), 40)
        self.assertEqual(set(PROTOCOL["$defs"]["refused"]["properties"]["code"]["enum"]), known)
        for code in known:
            self.assertIn(f"`{code}`", TEXT)

    def test_every_error_of_the_code_is_told(self):
        lines = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("table/service*.cpp"))
        said = set(re.findall(r'(?:complain|give_up)\((?!Connection)[^;]*?"(\w+)",\s*(?:"|to_text|std::format)', lines))
        self.assertEqual(set(PROTOCOL["$defs"]["error"]["properties"]["code"]["enum"]), said)
        answers = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("server/*.cpp"))
        answered = set(re.findall(r'error_response\(\d+, "(\w+)"', answers))
        self.assertEqual(set(OPENAPI["components"]["schemas"]["Error"]["properties"]["code"]["enum"]), answered)
        for code in said | answered:
            self.assertIn(f"`{code}`", TEXT)

    def test_every_route_is_told(self):
        for path in OPENAPI["paths"]:
            if path != "/":
                self.assertIn(path.replace("{match}", "MATCH").replace("{hash}", "HASH"), TEXT)


if __name__ == "__main__":
    unittest.main()
