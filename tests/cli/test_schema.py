"""The JSON Schemas and the program agree: what an editor underlines is what Loggia refuses."""

import json
import random
import unittest

from cli import (BLOCKS_SCHEMA, BOT_SCHEMA, BUILDING_SCHEMA, CONTENT, DECK_SCHEMA, DROP, MATCH_SCHEMA, CliTest, building,
                 building_of, each_of, sample_set, standard_set)

FACE = "blocks.0.faces.1"  # with a condition
CONDITION = FACE + ".condition"
EACH = {"where": "row", "each": 1, "what": "cat"}
HAS = {"where": "row", "if": 5, "has": ["cat"]}
LACKS = {"where": "row", "if": 5, "lacks": "cat"}
BLOCK = {"number": 22, "faces": [{"elements": {}}] * 4}
NOT_A_COUNT = (0, 8, -1, 10**20, 1.5, "2", True, None, [], {})
REGIONS = ("row", "row_above", "around", "column_right", "column_left", "column_above", "column_below",
           "right", "left", "group")
ELEMENTS = ("cat", "laundry", "sunblind", "heart", "note", "bird", "person", "flower_magenta",
            "flower_light_pink", "flower_purple", "flower_orange", "flower_turquoise", "flower_white")

# path, values that do not belong there
REFUSED_SETS = [
    ("format", "loggia.blocks/2", "", 1, None, DROP),
    ("name", "", "x" * 101, "a\u001b[2Jb", "a\nb", "a\u007fb", "a\u009bb", "a\u2028b", "a\u202eb", 1, None, DROP),
    ("author", "somebody"),
    ("blocks", {}, [], None, DROP),
    ("blocks.22", BLOCK),
    ("blocks.21", DROP, None, 22, [], {}),
    ("blocks.3.number", 0, 5, 23, -1, 4.5, "4", None, True, DROP),
    ("blocks.3.colour", "red"),
    (FACE[:-2], [], [{"elements": {}}] * 3, [{"elements": {}}] * 5, {}, None, DROP),
    (FACE, None, "cat", [], {}),
    (FACE + ".sound", "meow"),
    (FACE + ".elements", ["cat"], "cat", None, DROP, {"cats": 1}, {"flower": 1}, {"balcony": 1}, {"": 1}),
    (FACE + ".elements.cat", *NOT_A_COUNT),
    (FACE + ".lovebird", "left", "up", True, None),  # "left" besides the condition: B-28
    (CONDITION, {}, None, [], "each", {**EACH, **HAS}, {**EACH, "has": ["cat"]}, {**HAS, "lacks": "cat"},
     {**LACKS, "what": "cat"}, {"where": "row", "if": 5}, {"where": "row", "each": 1}, {"where": "row"},
     {"each": 1, "what": "cat"}, {"if": 5, "lacks": "cat"}, {**EACH, "note": ""}),
    (CONDITION, *({**EACH, "where": where} for where in ("above", "Row", "", None, 1))),
    (CONDITION, *({**EACH, "each": points} for points in (0, 4, 5, -1, 1.5, "1", None, True))),
    (CONDITION, *({**EACH, "what": what} for what in ("cats", "lovebird", "", None, 1, [], ["cat"], {},
                                                      {"no": "cats"}, {"no": None}, {"no": ["cat"]},
                                                      {"no": "balcony"}, {"no": "cat", "or": "bird"}))),
    (CONDITION, *({**HAS, "if": points} for points in (0, 1, 4, 6, "5", None, True))),
    (CONDITION, *({**HAS, "has": what} for what in ([], "cat", None, ["cats"], ["balcony"], [1],
                                                    ["cat", "bird", "heart"], ["cat", "cats"]))),
    (CONDITION, *({**LACKS, "lacks": what} for what in ("cats", "flower_colours", None, ["cat"],
                                                        {"no": "cat"}))),
    (CONDITION, {**HAS, "where": "group"}, {**LACKS, "where": "group"}),  # B-27
    ("entrances", [], {}, None, DROP),
    ("entrances.2", DROP, None, {}, "door"),
    ("entrances.3", standard_set()["entrances"][0]),
    ("entrances.0.name", "", "x" * 101, "\t", None, DROP),
    ("entrances.0.green", DROP, None, {}, [], {"most": ["cat", "bird"]}, {"majority": ["cat"]},
     {"majority": ["cat", "bird", "note"]}, {"majority": "cat"}, {"fewer_of": ["cat", "cats"]},
     {"difference": ["balcony", "cat"]}, {"majority": ["cat", "bird"], "fewer_of": ["cat", "bird"]}),
    ("entrances.0.blue", {"majority": ["cat", "bird"]}),
]

ACCEPTED_SETS = [
    ("$schema", "blocks.schema.json"),
    ("name", "x" * 100, "Ünsere Straße", "Балконица", "a \"quoted\" name"),
    ("blocks", [block for block in reversed(standard_set()["blocks"])]),
    (FACE, {"elements": {}}, {"elements": {}, "lovebird": "left"},
     {"elements": {"cat": 1}, "lovebird": "right"}),
    (FACE + ".elements", {}, {element: 7 for element in ELEMENTS}),
    (CONDITION, *({**EACH, "where": where} for where in REGIONS)),
    (CONDITION, *({**EACH, "each": points} for points in (1, 2, 3))),
    (CONDITION, *({**EACH, "what": what} for what in (*ELEMENTS, "flower", "flower_colours", "balcony"))),
    (CONDITION, *({**EACH, "what": {"no": what}} for what in (*ELEMENTS, "flower"))),
    (CONDITION, *({**LACKS, "where": where} for where in REGIONS if where != "group")),
    (CONDITION, *({**HAS, "has": what} for what in (["flower"], ["flower_white", "flower"], ["cat", "cat"]))),
    ("entrances.0.green", *({kind: ["flower", "cat"]} for kind in ("majority", "fewer_of", "difference"))),
]

GOOD_BUILDING = building({"c2": (4, 2), "b1": (17, 0)}, options={"fewer_of": "either"})
REFUSED_BUILDINGS = [
    ("format", "loggia.building/2", DROP),
    ("blocks", 1, None, DROP),
    ("entrance", 0, 4, "1", 1.5, None, DROP),
    ("door", "c2", "f1", "C1", "", 1, None, DROP, "b1"),  # b1 holds a block
    ("options", [], None, {"fewer": "either"}, {"fewer_of": "most"}, {"entrance": "1"}, {"entrance": 0},
     {"door": "c2"}, {"free_placement": 1}, {"full_building": "true"}, {"open_facades": None},
     {"entrance": 3}, {"door": "e1"}),  # not the building's
    ("cells", [], None, DROP),
    ("cells.c1", {"block": 1, "green": 0}),
    ("cells.f1", {"block": 1, "green": 0}),
    ("cells.c6", {"block": 1, "green": 0}),
    ("cells.C3", {"block": 1, "green": 0}),
    ("cells.c2", None, [], {}, 4, {"block": 4}, {"green": 2}, {"block": 4, "green": 2, "pink": 0},
     *({"block": number, "green": 2} for number in (0, 23, -1, "4", 4.5, None)),
     *({"block": 4, "green": face} for face in (4, -1, "2", 2.5, None))),
    ("floor", 1),
]
ACCEPTED_BUILDINGS = [
    ("$schema", "building.schema.json"),
    ("options", DROP, {}, {"entrance": 1, "door": "c1"},
     {"entrance": "random", "door": "random", "fewer_of": "strict", "free_placement": True,
      "full_building": False, "open_facades": True}),
    ("door", "a1", "c1", "d1", "e1"),
    ("cells", {}),
]


class Schemas(unittest.TestCase):
    def test_each_is_one(self):
        for schema in (BLOCKS_SCHEMA, BUILDING_SCHEMA, DECK_SCHEMA, MATCH_SCHEMA, BOT_SCHEMA):
            schema.check_schema(schema.schema)


class Agreement(CliTest):
    def check(self, schema, document, *command, good):
        self.write("it.json", document)
        done = self.loggia(*command)
        self.assertEqual((schema.is_valid(document), done.returncode), (good, 0 if good else 1),
                         done.stderr)

    def test_sets_that_both_refuse(self):
        for what, document in each_of(sample_set(), REFUSED_SETS):
            with self.subTest(what):
                self.check(BLOCKS_SCHEMA, document, "blocks", "check", "it.json", good=False)

    def test_sets_that_both_accept(self):
        for what, document in each_of(sample_set(), ACCEPTED_SETS):
            with self.subTest(what):
                self.check(BLOCKS_SCHEMA, document, "blocks", "check", "it.json", good=True)

    def test_what_is_no_object_is_no_set(self):
        for document in ([], "blocks", 1, None, True, {}):
            with self.subTest(document=document):
                self.check(BLOCKS_SCHEMA, document, "blocks", "check", "it.json", good=False)

    def test_buildings_that_both_refuse(self):
        for what, document in each_of(GOOD_BUILDING, REFUSED_BUILDINGS):
            with self.subTest(what):
                self.check(BUILDING_SCHEMA, document, "score", "it.json", good=False)

    def test_buildings_that_both_accept(self):
        for what, document in each_of(GOOD_BUILDING, ACCEPTED_BUILDINGS):
            with self.subTest(what):
                self.check(BUILDING_SCHEMA, document, "score", "it.json", good=True)

    def test_what_only_the_program_can_refuse(self):
        good = json.dumps(sample_set())
        for what, text in {"a key given twice": good.replace('"name"', '"name": "x", "name"', 1),
                           "a fraction": good.replace('"cat": 3', '"cat": 3.0', 1),
                           "bytes": good.replace('"sample"', '"' + "é" * 51 + '"', 1)}.items():
            with self.subTest(what):
                self.assertTrue(BLOCKS_SCHEMA.is_valid(json.loads(text)))
                self.write("it.json", text)
                self.refuse("blocks", "check", "it.json", naming="it.json")
        twice = building({"c2": (4, 2), "c3": (4, 0)})
        self.assertTrue(BUILDING_SCHEMA.is_valid(twice))
        self.write("it.json", twice)
        self.refuse("score", "it.json", naming="it.json: cells, c3")


class Written(CliTest):
    """What Loggia writes, and what is published with it, is valid."""

    def test_the_standard_set(self):
        BLOCKS_SCHEMA.validate(standard_set())
        self.write("set.json", standard_set())
        self.assertIn('"standard" is a good block set', self.succeed("blocks", "check", "set.json"))

    def test_the_example_building(self):
        example = json.loads((CONTENT / "balconia" / "example.json").read_text(encoding="utf-8"))
        BUILDING_SCHEMA.validate(example)
        self.write("house.json", example)
        self.succeed("score", "house.json")

    def test_records_and_the_buildings_they_end_in(self):
        for options in ([], ["--full-building", "--door", "random"],
                        ["--entrance", "2", "--free-placement"]):
            with self.subTest(options=options):
                for line in self.recorded("balconia", "--games", "4", *options).splitlines():
                    record = json.loads(line)
                    MATCH_SCHEMA.validate(record)
                    BUILDING_SCHEMA.validate(building_of(record))

    def test_a_record_cut_short(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "one.json")
        for to in (0, 1, 2, 3, 7, 42):
            record = self.succeed_json("replay", "one.json", "--to", to, "--json")
            MATCH_SCHEMA.validate(record)
            self.assertEqual((len(record["entries"]), record["result"]), (to, None))

    def test_records_that_both_refuse(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "one.json")
        record = self.read_json("one.json")
        table = [
            ("$schema", "match.schema.json"), ("format", "loggia.match/2", DROP),
            ("game", "chess", None, DROP), ("rules", 0, "1", DROP),
            ("options", None, {"speed": 1}, DROP), ("options.door", "c2"),
            ("content", None, DROP), ("content.hash", "x", None, DROP), ("content.data", {}, DROP),
            ("content.data.blocks.0.number", 2),
            ("seats", [], DROP), ("seats.0", DROP), ("seats.0.seat", "pink"),
            ("seats.0.player", 1, "x" * 101, "\u001b[2J", DROP),
            ("entries", {}, DROP), ("entries.2.seq", 0, "3", DROP), ("entries.2.undo", 1),
            ("entries.2", {"seq": 3, "resign": "blue"}, {"seq": 3, "undo": 0}), ("entries.2.by", "blue", "chance", DROP),
            ("entries.2.action", {}, {"pass": 1}, DROP),
            ("entries.2.action.keep", [0, 2], [1, 0], [0], [4, 0], "01"),
            ("entries.3.action.place", "c9", "", DROP), ("entries.3.action.face", 4, DROP),
            ("result", {}, DROP), ("result.winners", [], ["blue"]),
            ("result.scores.green", -1, "9", DROP),
        ]
        for what, document in each_of(record, table):
            with self.subTest(what):
                self.check_record(document)

    def check_record(self, document):
        self.write("it.json", document)
        self.assertFalse(MATCH_SCHEMA.is_valid(document))
        self.refuse("replay", "it.json", naming="it.json", most=1)


class Variations(CliTest):
    def test_any_order_of_blocks_and_fields_is_the_same_set(self):
        """The hash is of what a set says, not of how it was typed."""
        shuffled = standard_set()
        random.Random(self.seed).shuffle(shuffled["blocks"])
        shuffled = dict(reversed(shuffled.items()))
        self.write("a.json", standard_set())
        self.write("b.json", json.dumps(shuffled, indent=7))
        hashes = [self.succeed("blocks", "check", name).split()[-1] for name in ("a.json", "b.json")]
        self.assertEqual(hashes[0], hashes[1])


if __name__ == "__main__":
    unittest.main()
