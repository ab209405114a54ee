"""`loggia score`: the JSON contract, the explanations, the sheet, and buildings of all kinds."""

import json
import re
import unittest

from cli import CliTest, building, building_of, standard_set

SEATS = ("green", "pink")


def explained_points(cell):
    """The points of a balcony by its own explanation; B-18 to B-28."""
    condition = cell["shows"].get("condition")
    tallies = [tally["count"] for tally in cell["counted"]]
    if "lovebird" in cell["shows"]:
        return 5 if "partner" in cell else 0
    if condition is None:
        return 0
    if "lacks" in condition:
        return 5 if cell["region"] and sum(tallies) == 0 else 0
    if "has" in condition:
        return 5 if all(tallies) else 0
    if condition["what"] == "flower_colours":
        return condition["each"] * sum(1 for count in tallies if count)
    return condition["each"] * sum(tallies)


def shown(side, cell, what):
    """How many of an element, of balconies, or of balconies without an element a cell holds."""
    elements = side["explain"][cell]["shows"]["elements"]
    if what == "balcony":
        return 1
    if isinstance(what, dict):
        return 0 if count_of(elements, what["no"]) else 1
    return count_of(elements, what)


def count_of(elements, symbol):
    if symbol == "flower":
        return sum(count for name, count in elements.items() if name.startswith("flower_"))
    return elements.get(symbol, 0)


def door_points(door):
    (kind, _), = door["door"].items()
    first, second = (tally["count"] for tally in door["own"])
    if kind == "majority":
        others = [tally["count"] for tally in door["others"]]
        return (5 if first > others[0] else 0) + (3 if second > others[1] else 0)
    return min(first, second) if kind == "fewer_of" else abs(first - second)


class Score(CliTest):
    def score(self, document, *flags, name="house.json"):
        self.write(name, document)
        return self.succeed_json("score", name, "--json", *flags)

    def played(self, games, *options):
        """Finished matches, each with the building it ended in."""
        text = self.recorded("balconia", "--games", games, "--seats", "random,sensible", *options)
        records = map(json.loads, text.splitlines())
        return [(record, building_of(record)) for record in records]

    def check_contract(self, told, document):
        self.assertEqual(list(told), ["green", "pink", "winner"])
        for seat in SEATS:
            side = told[seat]
            self.assertEqual(side["cells"].keys(), document["cells"].keys())
            self.assertEqual(side["total"], sum(side["cells"].values()) + side["door"])
        # B-35
        rank = [(told[seat]["total"], told[seat]["door"]) for seat in SEATS]
        winner = "shared" if rank[0] == rank[1] else SEATS[rank[1] > rank[0]]
        self.assertEqual(told["winner"], winner)

    def check_explanation(self, told, document):
        faces = standard_set()["blocks"]
        for turned, seat in ((0, "green"), (2, "pink")):
            side = told[seat]
            explain = dict(side["explain"])
            door = explain.pop("door")
            self.assertEqual(explain.keys(), document["cells"].keys())
            self.assertEqual((door["points"], door_points(door)), (side["door"], side["door"]))
            for name, cell in explain.items():
                placed = document["cells"][name]
                block, face = placed["block"], (placed["green"] + turned) % 4
                self.assertEqual((cell["block"], cell["face"]), (block, face))
                self.assertEqual(cell["shows"], faces[block - 1]["faces"][face])
                self.assertEqual(cell["points"], side["cells"][name])
                self.assertEqual(cell["points"], cell["times"] * cell["each"])
                self.assertEqual(cell["points"], explained_points(cell), (name, cell))
                self.check_tallies(side, name, cell)
                if "partner" in cell:
                    self.assertEqual(explain[cell["partner"]]["partner"], name)
            for tally in door["own"]:
                self.assertEqual(tally["count"], sum(shown(side, cell, tally["what"]) for cell in explain))

    def check_tallies(self, side, name, cell):
        where = cell["shows"].get("condition", {}).get("where")
        for tally in cell["counted"]:
            self.assertEqual(tally["count"], sum(tally["cells"].values()))
            self.assertLessEqual(tally["cells"].keys(), set(cell["region"]))
            for other in set(cell["region"]) & side["cells"].keys():
                # B-20, B-27: "other balcony" leaves the balcony itself out.
                own = other == name and tally["what"] == "balcony"
                expected = 0 if own else shown(side, other, tally["what"])
                self.assertEqual(tally["cells"].get(other, 0), expected, (name, other, where, tally))


class Contract(Score):
    def test_json_of_played_buildings_adds_up_and_agrees_with_the_match(self):
        for record, document in self.played(15) + self.played(5, "--full-building", "--door", "random"):
            self.write("house.json", document)
            done = self.loggia("score", "house.json", "--json")
            told = json.loads(done.stdout)
            self.check_contract(told, document)
            self.assertEqual({seat: told[seat]["total"] for seat in SEATS}, record["result"]["scores"])
            winners = list(SEATS) if told["winner"] == "shared" else [told["winner"]]
            self.assertEqual(winners, record["result"]["winners"])

    def test_every_explanation_adds_up(self):
        for _, document in self.played(15):
            told = self.score(document, "--explain")
            self.check_contract(told, document)
            self.check_explanation(told, document)

    def test_explain_adds_to_the_json_and_changes_nothing(self):
        document = building({"b1": (4, 0), "b2": (17, 1), "c2": (16, 1)})
        plain, full = self.score(document), self.score(document, "--explain")
        for seat in SEATS:
            self.assertNotIn("explain", plain[seat])
            del full[seat]["explain"]
        self.assertEqual(plain, full)

    def test_lovebirds_name_their_partner(self):
        blocks = standard_set()
        for block, way in ((3, "right"), (15, "left")):
            blocks["blocks"][block]["faces"][0] = {"elements": {"person": 1}, "lovebird": way}
        self.write("set.json", blocks)
        told = self.score(building({"b1": (4, 0), "c2": (16, 0)}, blocks="set.json"), "--explain")
        cells = told["green"]["explain"]
        self.assertEqual((cells["b1"]["partner"], cells["c2"]["partner"]), ("c2", "b1"))
        self.assertEqual(told["green"]["cells"]["b1"], 5)


class Buildings(Score):
    def test_an_empty_building_scores_nothing_and_is_shared(self):
        told = self.score(building())
        nothing = {"cells": {}, "door": 0, "total": 0}
        self.assertEqual(told, {"green": nothing, "pink": nothing, "winner": "shared"})
        self.assertIn("The victory is shared.", self.succeed("score", "house.json"))

    def test_an_unfinished_building_is_scored(self):
        document = building({"c2": (4, 2), "b1": (17, 0)})
        self.check_contract(self.score(document), document)

    def test_all_22_blocks_are_scored_with_a_warning(self):
        cells = [column + row for row in "12345" for column in "abcde" if column + row != "c1"]
        document = building({cell: (number + 1, number % 4) for number, cell in enumerate(cells[:22])})
        self.write("house.json", document)
        done = self.loggia("score", "house.json", "--json", "--explain")
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stderr, r"^loggia: house\.json: warning: 22 blocks, [^\n]*B-12[^\n]*\n$")
        told = json.loads(done.stdout)
        self.check_contract(told, document)
        self.check_explanation(told, document)

    def test_an_unconnected_block_is_a_warning_on_stderr_and_scored(self):
        document = building({"c2": (4, 2), "e5": (10, 1), "a5": (3, 3)})
        self.write("house.json", document)
        done = self.loggia("score", "house.json", "--json")
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stderr, r"^(loggia: house\.json: warning: (a5|e5): [^\n]*B-08[^\n]*\n){2}$")
        self.check_contract(json.loads(done.stdout), document)

    def test_a_variant_that_was_played_is_no_oddity(self):
        apart, many = building({"e5": (10, 1)}), [c + r for r in "2345" for c in "abcde"]
        full = building({cell: (number + 1, 0) for number, cell in enumerate(many)})
        for document, flag, option in ((apart, "--free-placement", "free_placement"),
                                       (full, "--full-building", "full_building")):
            self.write("house.json", document)
            self.assertIn("warning", self.loggia("score", "house.json").stderr)
            self.succeed("score", "house.json", flag)
            self.write("house.json", {**document, "options": {option: True}})
            self.succeed("score", "house.json")

    def test_the_door_may_stand_in_any_cell_of_the_bottom_row(self):
        for door in ("a1", "b1", "d1", "e1"):
            document = building({door[0] + "2": (4, 2)}, door=door)
            self.check_contract(self.score(document), document)


class Sheet(Score):
    def test_a_line_for_each_balcony_the_door_and_the_total(self):
        for _, document in self.played(5):
            told = self.score(document)
            text = self.succeed("score", "house.json")
            sides = re.split(r"^(green|pink)'s side\n", text, flags=re.M)
            self.assertEqual(sides[1::2], list(SEATS))
            for seat, sheet in zip(SEATS, sides[2::2]):
                lines = re.findall(r"^  ([a-e][1-5]) +(\d+)  \S", sheet, re.M)
                self.assertEqual({cell: int(points) for cell, points in lines}, told[seat]["cells"])
                self.assertRegex(sheet, rf"(?m)^door +{told[seat]['door']}  \S")
                self.assertRegex(sheet, rf"(?m)^ total {told[seat]['total']} points?$")
            ending = "The victory is shared." if told["winner"] == "shared" else f"{told['winner']} wins."
            self.assertTrue(text.endswith(f"\n{ending}\n"))
            self.assertNotIn("\x1b", text)


if __name__ == "__main__":
    unittest.main()
