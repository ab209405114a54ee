"""`loggia balance`: the report as text, JSON and one page, and all that it promises to measure."""

import os
import re
import unittest

from cli import CliTest, standard_set
from page import Page

FIGURES = ("matches", "green_share", "green_share_error", "shared", "mean_score", "score_deviation",
           "mean_green", "mean_pink", "best_face", "worst_face")
TABLES = {"scores": ("points", "share %"), "doors": ("door", "for", "kind", "elements", "points"),
          "door_kinds": ("kind", "points"), "regions": ("condition", "faces", "points", "chosen %"),
          "kinds": ("condition", "faces", "points", "chosen %"),
          "faces": ("face", "condition", "points", "offered", "chosen %")}
TITLES = ("Final scores", "Doors", "Kinds of doors", "Conditions by where they look",
          "Conditions by what they count", "Faces")


class Balance(CliTest):
    def report(self, *arguments, **how):
        return self.succeed_json("balance", "--games", "60", "--json", *arguments, **how)


class Measures(Balance):
    def test_every_figure_and_table_is_there(self):
        told = self.report()
        self.assertEqual(list(told), ["title", "note", *FIGURES, *TABLES])
        for name, columns in TABLES.items():
            for row in told[name]:
                self.assertEqual(tuple(row), columns)
        self.assertIn('"standard"', told["title"])
        self.assertRegex(told["note"], rf"^60 matches, sensible in every seat, seed {self.seed}, content [0-9a-f]{{12}}$")

    def test_points_of_each_face_and_how_often_it_is_chosen(self):
        told = self.report()
        self.assertEqual([row["face"] for row in told["faces"]],
                         [f"{block}/{face}" for block in range(1, 23) for face in range(4)])
        # Each placement offers two faces and one is chosen (B-07).
        self.assertEqual(sum(row["offered"] for row in told["faces"]), 2 * 14 * 60)
        chosen = sum(row["offered"] * row["chosen %"] / 100 for row in told["faces"])
        self.assertAlmostEqual(chosen, 14 * 60, delta=1)
        best = max(row["points"] for row in told["faces"])
        self.assertEqual(told["best_face"], best)

    def test_conditions_are_told_by_region_and_by_kind(self):
        faces = [face for block in standard_set()["blocks"] for face in block["faces"]]
        told = self.report()
        for table in ("regions", "kinds"):
            self.assertEqual(sum(row["faces"] for row in told[table]), 88)
        by_region = {row["condition"]: row["faces"] for row in told["regions"]}
        for region in by_region.keys() - {"lovebird", "none"}:
            self.assertEqual(by_region[region],
                             sum(face.get("condition", {}).get("where") == region for face in faces))
        self.assertEqual(by_region["lovebird"], sum("lovebird" in face for face in faces))
        self.assertEqual([row["points"] for row in told["kinds"] if row["condition"] == "none"], [0])

    def test_doors_the_distribution_and_the_shares(self):
        told = self.report()
        names = [entrance["name"] for entrance in standard_set()["entrances"]]
        self.assertEqual([(row["door"], row["for"]) for row in told["doors"]],
                         [(name, seat) for name in names for seat in ("green", "pink")])
        self.assertEqual({row["kind"] for row in told["door_kinds"]},
                         {row["kind"] for row in told["doors"]})
        self.assertAlmostEqual(sum(row["share %"] for row in told["scores"]), 100)
        self.assertTrue(0 <= told["green_share"] <= 100 and 0 <= told["shared"] <= 100)
        self.assertAlmostEqual(told["mean_score"], (told["mean_green"] + told["mean_pink"]) / 2, delta=0.011)

    def test_it_agrees_with_a_simulation_of_the_same_matches(self):
        told = self.report("--seed", "5")
        simulated = self.succeed_json("simulate", "balconia", "--games", "60", "--seed", "5", "--json")
        self.assertAlmostEqual(told["mean_green"], simulated["mean_scores"]["green"], delta=0.006)
        share = 100 * (simulated["wins"]["green"] + simulated["shared"] / 2) / 60
        self.assertAlmostEqual(told["green_share"], share, delta=0.006)

    def test_options_and_players_are_used_and_noted(self):
        told = self.report("--full-building", "--entrance", "2", "--player", "random")
        self.assertRegex(told["note"], rf"^60 matches, random in every seat, seed {self.seed}, "
                         r"content [0-9a-f]{12}, entrance 2, full_building true$")
        self.assertEqual(sum(row["offered"] for row in told["faces"]), 2 * 22 * 60)
        scored = [row["points"] > 0 for row in told["doors"]]
        self.assertEqual(scored, [True, True])  # the doors of entrance 2, and no others

    def test_one_match_is_enough(self):
        self.assertEqual(self.succeed_json("balance", "--games", "1", "--json")["matches"], 1)

    def test_with_and_without_the_games_name(self):
        self.assertEqual(self.report(), self.succeed_json("balance", "balconia", "--games", "60", "--json"))

    def test_the_number_of_cores_does_not_matter(self):
        """More matches than fit one slice."""
        alone = self.succeed("balance", "--games", "600",
                             preexec_fn=lambda: os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}))
        self.assertEqual(alone, self.succeed("balance", "--games", "600"))


class Files(Balance):
    def setUp(self):
        super().setUp()
        self.printed = self.succeed("balance", "--games", "60", "--out", "deep/out")
        self.page = self.read("deep/out/balance.html")

    def test_three_files_that_say_the_same(self):
        self.assertEqual(self.files(), [f"deep/out/balance.{kind}" for kind in ("html", "json", "txt")])
        self.assertEqual(self.read("deep/out/balance.txt"), self.printed)
        self.assertEqual(self.read_json("deep/out/balance.json"), self.report())

    def test_they_are_replaced_by_the_next_run(self):
        self.succeed("balance", "--games", "10", "--out", "deep/out", "--json")
        told = self.read_json("deep/out/balance.json")
        self.assertEqual((told["matches"], len(self.files())), (10, 3))

    def test_the_text_has_every_part(self):
        for title in TITLES:
            self.assertRegex(self.printed, rf"(?m)^{title}$")
        for words in ("green's share of wins", "shared victories", "mean final score", "chosen %"):
            self.assertIn(words, self.printed)
        self.assertEqual(len(re.findall(r"(?m)^  \d+/[0-3] ", self.printed)), 88)

    def test_the_page_has_every_part_and_stands_alone(self):
        page = Page(self.page)
        self.assertEqual(page.open, [])
        self.assertEqual(page.references, [])
        for tag in ("script", "link", "img", "iframe", "base", "object"):
            self.assertNotIn(tag, page.tags)
        self.assertNotRegex(self.page, r"(?i)https?:|//[a-z]|@import|url\(|src=|href=")
        names = [entrance["name"] for entrance in standard_set()["entrances"]]
        for words in (*TITLES, *names, "green's share of wins", "shared victories", "chosen %"):
            self.assertIn(words, page.words)
        self.assertEqual((page.tags.count("table"), page.tags.count("svg")), (6, 5))
        self.assertTrue(self.page.startswith("<!doctype html>"))

    def test_a_page_about_a_strangers_set_is_still_only_text(self):
        blocks = standard_set()
        blocks["name"] = "</title><script>alert(1)</script>"
        blocks["entrances"][0]["name"] = "<img src=x onerror=alert(1)>"
        self.write("set.json", blocks)
        self.succeed("balance", "--games", "2", "--entrance", "1", "--blocks", "set.json",
                     "--out", "out")
        page = Page(self.read("out/balance.html"))
        self.assertEqual((page.open, page.references), ([], []))
        self.assertNotIn("script", page.tags)
        self.assertIn("<img src=x onerror=alert(1)>", page.words)


if __name__ == "__main__":
    unittest.main()
