"""`loggia solve` and `loggia regret`: the frozen suite, the JSON contract, and bad positions."""

import json
import unittest

from cli import SOURCE, CliTest

SUITE = json.loads((SOURCE / "tests" / "solver" / "suite.json").read_text())


class SolveTest(CliTest):
    def solve(self, position, *flags):
        path = self.write("position.json", position)
        return self.succeed("solve", path, *flags)

    def test_the_frozen_suite_has_its_exact_values(self):
        self.assertEqual({each["rounds_left"] for each in SUITE}, {0, 1, 2, 3})
        for number, each in enumerate(SUITE):
            with self.subTest(number=number):
                solution = json.loads(self.solve(each["position"], "--json"))
                self.assertEqual(solution["rounds_left"], each["rounds_left"])
                self.assertEqual(solution["seat"], each["seat"])
                for aim in ("margin", "win"):
                    values = {decision["text"]: decision["value"]
                              for decision in solution[aim]["decisions"]}
                    self.assertEqual(values.keys(), each[aim].keys())
                    for text, value in each[aim].items():
                        self.assertAlmostEqual(values[text], value, places=8)
                    self.assertAlmostEqual(solution[aim]["value"], max(each[aim].values()), places=8)
                    self.assertAlmostEqual(values[solution[aim]["line"][0]],
                                           solution[aim]["value"], places=8)

    def test_a_person_reads_every_decision_and_the_best_line(self):
        each = SUITE[0]
        text = self.solve(each["position"])
        for decision in each["margin"]:
            self.assertIn(decision, text)
        self.assertIn("for points:", text)
        self.assertIn("for the win:", text)

    def test_a_record_is_solved_as_it_stood(self):
        path = self.folder / "record.json"
        self.succeed("simulate", "balconia", "--games", 1, "--record", path)
        record = json.loads(path.read_text())
        last = max(entry["seq"] for entry in record["entries"] if "keep" in entry["action"])
        solution = self.succeed_json("solve", path, "--to", last, "--json")
        self.assertEqual(solution["rounds_left"], 0)
        self.assertEqual(solution["role"], "placer")
        self.assertIn("nobody is to decide there", self.refuse("solve", path))
        self.assertIn("entries, not 1000", self.refuse("solve", path, "--to", 1000))
        self.assertIn("exact answers need 3 or fewer", self.refuse("solve", path, "--to", 3))

    def test_bad_positions_are_refused_with_the_reason(self):
        good = SUITE[0]["position"]
        standing = next(iter(good["cells"].values()))["block"]
        for disc, reason in (
                (None, "expected an object"),
                ({}, "missing"),
                ({"block": 23}, "1 to 22"),
                ({"block": standing}, "stands in the building already"),
                (good["disc"] | {"kept": [0, 2]}, "B-06"),
                (good["disc"] | {"colour": 1}, "colour")):
            with self.subTest(disc=disc):
                path = self.write("bad.json", good | {"disc": disc})
                self.assertIn(reason, self.refuse("solve", path))
        without = {key: value for key, value in good.items() if key != "disc"}
        self.assertIn("disc", self.refuse("solve", self.write("without.json", without)))

    def test_high_rises_is_not_solved(self):
        path = self.folder / "record.json"
        self.succeed("simulate", "highrise", "--games", 1, "--record", path)
        self.assertIn("only Balconia is solved", self.refuse("solve", path))


class RegretTest(CliTest):
    def regret(self, bot, rounds, *flags):
        return self.succeed_json("regret", "--bot", bot, "--rounds", rounds, "--json", *flags)

    def test_who_solves_gives_nothing_away(self):
        report = self.regret("master", 1, "--positions", 20)
        self.assertEqual(report["mean_regret"], 0)
        self.assertEqual((report["positions"], report["rounds"], report["aim"]), (20, 1, "margin"))

    def test_who_plays_at_random_gives_a_lot_away(self):
        report = self.regret("random", 1, "--positions", 40)
        self.assertGreater(report["low"], 1)
        self.assertLess(report["low"], report["mean_regret"])
        self.assertLess(report["mean_regret"], report["high"])
        self.assertEqual(report, self.regret("random", 1, "--positions", 40))

    def test_nobody_of_that_name(self):
        self.assertIn("is no player", self.refuse("regret", "--bot", "nobody", code=2))


if __name__ == "__main__":
    unittest.main()
