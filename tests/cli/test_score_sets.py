"""`loggia score`: which block set is used, and how a "fewer of" door is read."""

import unittest

from cli import CliTest, building, standard_set


class Sets(CliTest):
    """Where the block set of a building comes from."""

    def cats(self, name, count):
        """The standard set, but block 1 face 0 shows this many cats and scores them."""
        blocks = standard_set()
        blocks["blocks"][0]["faces"][0] = {"elements": {"cat": count},
                                           "condition": {"where": "group", "each": 1, "what": "cat"}}
        self.write(name, blocks)

    def points(self, name, *flags, **how):
        return self.succeed_json("score", name, "--json", *flags, **how)["green"]["cells"]["c2"]

    def test_a_path_is_seen_from_the_buildings_folder_first(self):
        self.cats("houses/sets/mine.json", 3)
        self.cats("sets/mine.json", 5)
        self.write("houses/a.json", building({"c2": (1, 0)}, blocks="sets/mine.json"))
        self.assertEqual(self.points("houses/a.json"), 3)
        (self.folder / "houses/sets/mine.json").unlink()
        self.assertEqual(self.points("houses/a.json"), 5)

    def test_an_absolute_path(self):
        self.cats("mine.json", 4)
        self.write("houses/a.json", building({"c2": (1, 0)}, blocks=str(self.folder / "mine.json")))
        self.assertEqual(self.points("houses/a.json"), 4)

    def test_the_flag_replaces_the_buildings_set_even_a_missing_one(self):
        self.cats("mine.json", 6)
        self.write("a.json", building({"c2": (1, 0)}, blocks="missing.json"))
        self.assertEqual(self.points("a.json", "--blocks", "mine.json"), 6)

    def test_a_set_that_is_not_there_is_named_with_its_building(self):
        self.write("a.json", building(blocks="standart"))
        told = self.refuse("score", "a.json", naming="a.json: blocks", most=1)
        self.assertIn('"standart"', told)

    def test_a_building_opens_plain_files_only(self):
        for name in ("/dev/zero", "/dev/stdin", ".", "", "no\0thing"):
            with self.subTest(name=name):
                self.write("a.json", building(blocks=name))
                self.refuse("score", "a.json", naming="a.json: blocks", most=1)


class FewerOf(CliTest):
    """B-33, read as the building says or as the flag says."""

    def door(self, *flags, **options):
        """Green's door where there are as many notes as birds, fewer notes, and fewer birds."""
        blocks = standard_set()
        blocks["entrances"][0]["green"] = {"fewer_of": ["note", "bird"]}
        for number, elements in enumerate(({"note": 2, "bird": 2}, {"bird": 1}, {"note": 1})):
            blocks["blocks"][number]["faces"] = [{"elements": elements}] * 4
        self.write("set.json", blocks)
        points = []
        for cells in ({"c2": (1, 0)}, {"c2": (1, 0), "c3": (2, 0)}, {"c2": (1, 0), "c3": (3, 0)}):
            self.write("a.json", building(cells, blocks="set.json", options=options))
            points.append(self.succeed_json("score", "a.json", "--json", *flags)["green"]["door"])
        return points

    def test_every_reading(self):
        for reading, points in {"either": [2, 2, 2], "strict": [0, 2, 2], "left_only": [0, 2, 0]}.items():
            with self.subTest(reading):
                self.assertEqual(self.door(fewer_of=reading), points)
                self.assertEqual(self.door("--fewer-of", reading), points)
        self.assertEqual(self.door(), [2, 2, 2])

    def test_the_flag_goes_before_the_building(self):
        self.assertEqual(self.door("--fewer-of", "strict", fewer_of="either"), [0, 2, 2])


if __name__ == "__main__":
    unittest.main()
