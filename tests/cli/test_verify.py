"""Chance that can be proved: docs/FORMATS.md followed by a program of its own, and `loggia verify`."""

import hashlib
import json
import unittest

from cli import MATCH_SCHEMA, CliTest

SEED = "0123456789abcdef" * 4
NONCES = ["green-word", "pink_word"]
# Each cell next to one before, and the first next to the door.
CELLS = "c2 c3 c4 c5 b5 b4 b3 b2 b1 a1 a2 a3 a4".split()


def digest(*lines):
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def pick(key, name, many):
    for attempt in range(100):
        number = int(digest(key, name, attempt)[:16], 16)
        if number < 2**64 - 2**64 % many:
            return number % many
    raise AssertionError("no luck")


def fair_record(record):
    """A match that is not over yet, of which chance is drawn by the book."""
    key = digest("loggia.chance/1", SEED, *NONCES)
    entries = []

    def add(by, action):
        entries.append({"seq": len(entries) + 1, "by": by, "action": action})

    add("chance", {"entrance": 1 + pick(key, "draw 1", 3)})
    tokens = list(range(1, 23))
    for turn, cell in enumerate(CELLS):
        selector, placer = ("green", "pink") if turn % 2 == 0 else ("pink", "green")
        add("chance", {"token": tokens.pop(pick(key, f"draw {turn + 2}", len(tokens)))})
        add(selector, {"keep": [0, 1]})
        add(placer, {"place": cell, "face": 2})
    chance = {"commitment": hashlib.sha256(SEED.encode()).hexdigest(), "seed": SEED, "nonces": NONCES}
    return record | {"chance": chance, "entries": entries, "result": None}


class VerifyTest(CliTest):
    def setUp(self):
        super().setUp()
        self.simulated = json.loads(self.recorded("balconia", "--games", "1"))
        self.record = fair_record(self.simulated)

    def refused(self, record):
        self.write("record.json", record)
        return self.refuse("verify", "record.json", naming="record.json: ")

    def test_draws_by_the_book_are_proved(self):
        MATCH_SCHEMA.validate(self.record)
        self.write("record.json", self.record)
        proved = self.succeed("verify", "record.json")
        self.assertIn("14 draws proved", proved)
        self.assertIn(self.record["chance"]["commitment"], proved)
        self.assertEqual(self.succeed_json("verify", "record.json", "--json")["proved"], 14)

    def test_another_token_is_found_out(self):
        entry = self.record["entries"][-3]
        used = {each["action"].get("token") for each in self.record["entries"]}
        drawn = entry["action"]["token"]
        other = next(token for token in range(1, 23) if token not in used)
        entry["action"]["token"] = other
        self.assertIn(f"entry {entry['seq']}: is token {other}, but token {drawn} was drawn",
                      self.refused(self.record))

    def test_another_seed_or_word_is_found_out(self):
        chance = self.record["chance"]
        self.assertIn("commitment: is not the SHA-256 of the seed",
                      self.refused(self.record | {"chance": chance | {"seed": "f" * 64}}))
        self.assertRegex(self.refused(self.record | {"chance": chance | {"nonces": ["x", "y"]}}),
                         "entry [0-9]+: is .*, but .* was drawn")

    def test_a_match_without_proof_says_so(self):
        self.assertIn("its draws cannot be proved", self.refused(self.simulated))

    def test_schema_and_program_refuse_the_same(self):
        chance = self.record["chance"]
        for field, value in (("seed", "F" * 64), ("seed", "0" * 63), ("seed", 1), ("commitment", ""),
                             ("nonces", []), ("nonces", ["a", "b c"]), ("nonces", ["a", "x" * 65]),
                             ("nonces", ["a", ""]), ("chairs", [1, 1]), ("chairs", [0, 1]),
                             ("options", []), ("options", [1]), ("options", [""]), ("dice", 6)):
            with self.subTest(f"{field} {value}"):
                record = self.record | {"chance": chance | {field: value}}
                self.assertFalse(MATCH_SCHEMA.is_valid(record))
                self.assertIn("chance", self.refused(record))


if __name__ == "__main__":
    unittest.main()
