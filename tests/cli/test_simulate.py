"""`loggia simulate`, the records it writes, and `loggia replay`: the same seed, the same bytes."""

import itertools
import json
import unittest

from cli import MATCH_SCHEMA, CliTest, building_of, on_one_core, standard_set

DEFAULTS = {"entrance": "random", "door": "c1", "fewer_of": "either", "free_placement": False,
            "full_building": False, "open_facades": False}
ENTRANCES = ("random", 1, 2, 3)
DOORS = ("c1", "a1", "b1", "d1", "e1", "random")
READINGS = ("either", "strict", "left_only")
SWITCHES = ("free_placement", "full_building", "open_facades")


def flags(options):
    """The command line of some rule options."""
    for key, value in options.items():
        flag = "--" + key.replace("_", "-")
        if value is True:
            yield flag
        elif value is not False:
            yield from (flag, str(value))


class Simulate(CliTest):
    def simulate(self, *arguments, **how):
        return self.succeed("simulate", "balconia", *map(str, arguments), **how)

    def records(self, *arguments, **how):
        """The text of the records, one a line."""
        return self.recorded("balconia", *arguments, **how)


class SameBytes(Simulate):
    def test_the_same_seed_gives_the_same_json_and_records(self):
        first, second = [(self.simulate("--games", 200, "--seed", 7, "--json"),
                          self.records("--games", 200, "--seed", 7)) for _ in range(2)]
        self.assertEqual(first, second)

    def test_without_a_seed_it_is_1(self):
        for command in ("simulate highrise --games 3", "balance --games 3", "regret --bot random --positions 3 --rounds 1"):
            told, same = (self.loggia(*command.split(), "--json", *seed) for seed in ((), ("--seed", "1")))
            self.assertEqual((told.returncode, told.stdout), (0, same.stdout))
        for command in ("arena balconia --bots random,random --pairs 1", "ladder balconia --levels random,random --pairs 1"):
            self.assertEqual(json.loads(self.loggia(*command.split(), "--json").stdout)["seed"], 1)

    def test_another_seed_gives_other_matches(self):
        entries = {json.dumps([json.loads(line)["entries"] for line in
                               self.records("--games", 5, "--seed", seed).splitlines()])
                   for seed in (0, 1, 2, 2**64 - 1)}
        self.assertEqual(len(entries), 4)

    def test_the_number_of_cores_does_not_matter(self):
        """More matches than fit one slice, in records and in sums."""
        for arguments in (["--games", 300], ["--games", 300, "--seats", "random,sensible"]):
            alone = self.simulate("--json", *arguments, preexec_fn=on_one_core)
            self.assertEqual(alone, self.simulate("--json", *arguments))
            alone = self.records(*arguments, preexec_fn=on_one_core)
            self.assertEqual(alone, self.records(*arguments))

    def test_more_matches_begin_with_the_same_ones(self):
        few, many = self.records("--games", 3), self.records("--games", 130)
        self.assertTrue(many.startswith(few))

    def test_the_matches_of_a_run_differ(self):
        lines = self.records("--games", 50).splitlines()
        self.assertEqual(len(set(lines)), 50)

    def test_recording_changes_nothing(self):
        quiet = self.simulate("--games", 20, "--json")
        self.assertEqual(quiet, self.simulate("--games", 20, "--json", "--record", "all.jsonl"))


class Summary(Simulate):
    def test_json_and_text_say_what_the_records_say(self):
        told = json.loads(self.simulate("--games", 40, "--seats", "random,sensible", "--json"))
        results = [json.loads(line)["result"] for line in
                   self.records("--games", 40, "--seats", "random,sensible").splitlines()]
        self.assertEqual(list(told), ["game", "options", "content", "games", "seed", "seats", "wins",
                                      "shared", "mean_scores"])
        self.assertEqual((told["game"], told["games"], told["seed"], told["options"], told["seats"]),
                         ("balconia", 40, self.seed, DEFAULTS, ["random", "sensible"]))
        for seat in ("green", "pink"):
            self.assertEqual(told["wins"][seat], sum(result["winners"] == [seat] for result in results))
            points = sum(result["scores"][seat] for result in results)
            self.assertAlmostEqual(told["mean_scores"][seat], points / 40)
        self.assertEqual(told["shared"], sum(len(result["winners"]) == 2 for result in results))
        self.assertEqual(sum(told["wins"].values()) + told["shared"], 40)
        text = self.simulate("--games", 40, "--seats", "random,sensible")
        for seat, player in (("green", "random"), ("pink", "sensible")):
            self.assertRegex(text, rf"(?m)^  {seat} +{player} +won +{told['wins'][seat]} .*"
                                   rf" {told['mean_scores'][seat]:.2f} points")
        self.assertRegex(text, rf"(?m)^  shared +{told['shared']} ")

    def test_json_has_plain_decimals(self):
        # Means of so many games are hardly ever whole.
        for command in ("simulate balconia --games 1009", "balance --games 3", "bench --rounds 1"):
            fractions = []
            json.loads(self.succeed(*command.split(), "--json"), parse_float=fractions.append)
            self.assertTrue(fractions, command)
            for number in fractions:
                self.assertRegex(number, r"^\d+\.\d+$", command)

    def test_a_sensible_player_beats_a_random_one_in_either_seat(self):
        for seats, better in (("sensible,random", "green"), ("random,sensible", "pink")):
            wins = json.loads(self.simulate("--games", 200, "--seats", seats, "--json"))["wins"]
            self.assertGreater(wins[better], 150, wins)


class Options(Simulate):
    def check(self, options):
        (line,) = self.records("--games", 1, *flags(options)).splitlines()
        record = json.loads(line)
        chosen = {**DEFAULTS, **options}
        self.assertEqual(record["options"], chosen)
        told = json.loads(self.simulate("--games", 1, "--json", *flags(options)))
        self.assertEqual(told["options"], chosen)
        actions = [entry["action"] for entry in record["entries"]]
        built = building_of(record)
        self.assertEqual(len(built["cells"]), 22 if chosen["full_building"] else 14)
        for key in ("entrance", "door"):
            self.assertEqual(sum(key in action for action in actions), int(chosen[key] == "random"))
        self.assertIn(built["door"], DOORS[:5])
        self.write("house.json", {**built, "options": options})
        done = self.loggia("score", "house.json", "--json")
        told = json.loads(done.stdout)
        self.assertEqual({seat: told[seat]["total"] for seat in ("green", "pink")},
                         record["result"]["scores"])
        if not chosen["free_placement"]:
            self.assertNotIn("not connected", done.stderr)

    def test_every_option_alone(self):
        for key, values in (("entrance", ENTRANCES), ("door", DOORS), ("fewer_of", READINGS),
                            *((switch, (True, False)) for switch in SWITCHES)):
            for value in values:
                with self.subTest(key=key, value=value):
                    self.check({key: value})

    def test_combinations(self):
        """All combinations of switches, with every pair of entrance and door among them."""
        others = itertools.cycle(READINGS)
        for number, (entrance, door) in enumerate(itertools.product(ENTRANCES, DOORS)):
            switches = {switch: bool(number >> bit & 1) for bit, switch in enumerate(SWITCHES)}
            options = {"entrance": entrance, "door": door, "fewer_of": next(others), **switches}
            with self.subTest(**options):
                self.check(options)

    def test_free_placement_is_used(self):
        apart = 0
        records = self.records("--games", 5, "--free-placement", "--seats", "random,random")
        for line in records.splitlines():
            self.write("house.json", building_of(json.loads(line)))
            apart += "not connected" in self.loggia("score", "house.json").stderr
        self.assertGreater(apart, 0)

    def test_another_set(self):
        blocks = standard_set()
        blocks["name"] = "another"
        blocks["blocks"][0]["faces"][0]["elements"]["cat"] = 7
        self.write("set.json", blocks)
        record = json.loads(self.records("--games", 1, "--blocks", "set.json"))
        self.assertEqual(record["content"]["data"], blocks)
        MATCH_SCHEMA.validate(record)
        hashes = [json.loads(self.simulate("--games", 1, "--json", *more))["content"]
                  for more in (["--blocks", "set.json"], [])]
        self.assertEqual(hashes[0], record["content"]["hash"])
        self.assertNotEqual(hashes[0], hashes[1])


class Replay(Simulate):
    def test_each_match_of_a_file_can_be_picked(self):
        lines = self.records("--games", 12).splitlines()
        for number in (1, 2, 12):
            told = self.succeed_json("replay", "all.jsonl", "--match", number, "--json")
            self.assertEqual(told, json.loads(lines[number - 1]))

    def test_a_file_of_many_asks_which(self):
        self.records("--games", 12)
        self.assertIn("12 records", self.refuse("replay", "all.jsonl", naming="all.jsonl: "))
        self.assertIn("12 records", self.refuse("replay", "all.jsonl", "--match", "13", naming="all.jsonl: "))

    def test_a_file_far_larger_than_a_record(self):
        lines = self.records("--games", 1700).splitlines()
        self.assertGreater((self.folder / "all.jsonl").stat().st_size, 16 << 20)
        told = self.succeed_json("replay", "all.jsonl", "--match", "1700", "--json")
        self.assertEqual(told, json.loads(lines[-1]))
        self.assertIn("1700 records", self.refuse("replay", "all.jsonl", naming="all.jsonl: "))

    def test_a_single_record_needs_no_number(self):
        record = json.loads(self.records("--games", 1))
        self.write("pretty.json", json.dumps(record, indent=2))
        for name, more in itertools.product(("all.jsonl", "pretty.json"), ([], ["--match", "1"])):
            self.assertEqual(self.succeed_json("replay", name, "--json", *more), record)

    def test_the_transcript_tells_the_whole_match(self):
        record = json.loads(self.records("--games", 1))
        text = self.succeed("replay", "all.jsonl")
        for entry in record["entries"]:
            action = entry["action"]
            words = (f"{entry['by']} place {action['place']} {action['face']}" if "place" in action else
                     f"{entry['by']} keep {action['keep'][0]}{action['keep'][1]}" if "keep" in action else
                     " ".join(f"{key} {value}" for key, value in action.items()))
            self.assertIn(words, text)
        for seat, points in record["result"]["scores"].items():
            self.assertIn(f"{seat}'s side: {points} points", text)

    def test_a_part_of_a_match(self):
        self.records("--games", 1)
        self.assertIn("unfinished", self.succeed("replay", "all.jsonl", "--to", "7"))
        self.assertIn("has 43 entries", self.refuse("replay", "all.jsonl", "--to", "44", naming="all.jsonl: "))


if __name__ == "__main__":
    unittest.main()
