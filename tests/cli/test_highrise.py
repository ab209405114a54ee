"""High-Rises at the command line: `simulate`, `balance` and `replay` for two to four players."""

import itertools
import json
import unittest

from cli import MATCH_SCHEMA, CliTest, deck
from page import Page

SEATS = ("red", "blue", "yellow", "white")
FIGURES = ("matches", "first_share", "first_share_error", "mean_turns", "mean_actions", "reshuffles",
           "shared", "stalls_per_10000")
TABLES = {"lengths": ("turns", "share %"), "endings": ("ending", "share %", "in 10,000"),
          "seats": ("seat", "wins %", "±", "floors"), "cards": ("card", "drawn", "played %", "worth")}


class HighRises(CliTest):
    def simulate(self, *arguments, **how):
        return self.succeed("simulate", "highrise", *map(str, arguments), **how)

    def records(self, *arguments):
        return [json.loads(line) for line in self.recorded("highrise", *arguments).splitlines()]

    def balance(self, *arguments):
        return self.succeed_json("balance", "highrise", "--games", "30", "--json", *arguments)


class Simulate(HighRises):
    def test_two_three_and_four_players(self):
        for players in (2, 3, 4):
            told = json.loads(self.simulate("--players", players, "--games", 30, "--json"))
            results = [record["result"] for record in self.records("--players", players, "--games", 30)]
            self.assertEqual(told["seats"], ["sensible"] * players)
            self.assertEqual(tuple(told["wins"]), SEATS[:players])
            for seat in SEATS[:players]:
                self.assertEqual(told["wins"][seat],
                                 sum(result["winners"] == [seat] for result in results))
                floors = sum(result["scores"][seat] for result in results)
                self.assertAlmostEqual(told["mean_scores"][seat], floors / 30)
            self.assertEqual(sum(told["wins"].values()) + told["shared"], 30)
            text = self.simulate("--players", players, "--games", 30)
            self.assertEqual(len(text.splitlines()), players + 2)

    def test_options_are_used_and_written(self):
        usual = {"players": 2, "first": "red", "floors": 5, "turn_limit": 500, "stall_rounds": 3}
        for options in ({}, {"players": 4, "first": "white"}, {"floors": 1}, {"turn_limit": "none"},
                        {"turn_limit": 3}, {"stall_rounds": 1, "floors": 4}):
            flags = [word for key, value in options.items()
                     for word in ("--" + key.replace("_", "-"), value)]
            (record,) = self.records("--games", 1, *flags)
            self.assertEqual(record["options"], {**usual, **options})
            MATCH_SCHEMA.validate(record)
            self.assertEqual(record["entries"][0]["action"]["seat"], options.get("first", "red"))
            if "floors" in options:
                self.assertEqual(max(record["result"]["scores"].values()), options["floors"])

    def test_a_turn_limit_ends_matches_and_none_does_not(self):
        (record,) = self.records("--games", 1, "--turn-limit", 3)
        ends = sum(entry["action"]["do"] == "end" for entry in record["entries"])
        self.assertLessEqual(ends, 3)
        self.assertIn("the last turn is over (H-23)", self.succeed("replay", "all.jsonl"))
        # Nobody can build with such a deck, so that only a stalemate ends the match.
        self.write("ones.json", {**deck(), "name": "ones", "cards": {"1": 40}})
        self.records("--games", 1, "--turn-limit", "none", "--deck", "ones.json")
        text = self.succeed("replay", "all.jsonl")
        self.assertIn("no card has moved for too long (H-23)", text)
        self.assertIn("red and blue share the victory: red 0, blue 0", text)

    def test_decks_by_name_and_from_a_file(self):
        mine = {**deck(), "name": "mine", "cards": {**deck()["cards"], "van": 3}}
        self.write("mine.json", mine)
        hashes = set()
        for name, data in (("standard", deck()), ("printed", deck("printed")), ("mine.json", mine)):
            (record,) = self.records("--games", 1, "--deck", name)
            self.assertEqual(record["content"]["data"], data)
            told = json.loads(self.simulate("--games", 1, "--json", "--deck", name))
            self.assertEqual(told["content"], record["content"]["hash"])
            hashes.add(told["content"])
        self.assertEqual(len(hashes), 3)

    def test_a_bad_deck_is_refused_by_every_command(self):
        self.write("bad.json", {**deck(), "cards": {"cat": 1}})
        for command in ("simulate", "balance", "play"):
            told = self.refuse(command, "highrise", "--deck", "bad.json", naming="bad.json: cards: ")
            self.assertIn('"cat" is not a card', told)

    def test_who_begins_must_sit_at_the_table(self):
        for command in ("simulate", "balance", "play"):
            told = self.refuse(command, "highrise", "--players", "3", "--first", "white", code=2)
            self.assertEqual(told, "loggia: --first: white does not sit at a table of 3 (H-03)\n")

    def test_a_wrong_choice_is_bad_usage_whatever_the_deck(self):
        self.write("mine.json", {**deck(), "name": "mine"})
        for name in ("printed", "mine.json", "no_such.json"):
            told = self.refuse("simulate", "highrise", "--first", "yellow", "--deck", name, code=2)
            self.assertEqual(told, "loggia: --first: yellow does not sit at a table of 2 (H-03)\n")
        self.refuse("simulate", "highrise", "--deck", "no_such.json", naming="no_such.json: ")

    def test_names_and_choices_are_read_in_any_case(self):
        (record,) = self.records("--games", 1, "--players", 3, "--first", "Yellow", "--turn-limit", "NONE",
                                 "--seats", "Sensible,RANDOM, random")
        self.assertEqual((record["options"]["first"], record["options"]["turn_limit"]), ("yellow", "none"))
        self.assertEqual([seat["player"] for seat in record["seats"]], ["sensible", "random", "random"])
        self.assertEqual(self.balance("--player", "Random"), self.balance("--player", "random"))
        self.refuse("simulate", "highrise", "--seats", "Sensible,Nobody", code=2,
                    naming='--seats: "Nobody" is no player')

    def test_the_same_seed_gives_the_same_matches(self):
        for players in (2, 4):
            first, second = (self.records("--games", 20, "--players", players) for _ in range(2))
            self.assertEqual(first, second)
            self.assertEqual(len({json.dumps(record["entries"]) for record in first}), 20)

    def test_a_sensible_player_beats_random_ones(self):
        for players, place in itertools.product((2, 4), (0, 1)):
            seats = ["random"] * players
            seats[place] = "sensible"
            told = json.loads(self.simulate("--players", players, "--games", 60, "--seats", ",".join(seats),
                                            "--json"))
            self.assertGreater(told["wins"][SEATS[place]], 60 / players, told["wins"])


class Replay(HighRises):
    def test_the_transcript_tells_the_whole_match(self):
        for players in (2, 3, 4):
            (record,) = self.records("--games", 1, "--players", players)
            text = self.succeed("replay", "all.jsonl")
            for entry in record["entries"]:
                action = entry["action"]
                if action["do"] == "draw":
                    self.assertIn(f"draw {action['seat']} {action['card']}", text)
                elif action["do"] == "build":
                    self.assertIn(f"{entry['by']} build {action['cards'][0]} {action['cards'][1]}", text)
                elif action["do"] == "end":
                    self.assertIn(f"{entry['by']} end", text)
            for seat in SEATS[:players]:
                self.assertRegex(text, rf"(?m)^{seat}'s hand: ")
                self.assertRegex(text, rf"(?m)^{seat} +\d floors?")
            self.assertEqual(self.succeed_json("replay", "all.jsonl", "--json"), record)

    def test_hands_are_shown_of_a_finished_match_only(self):
        self.records("--games", 1)
        finished = self.succeed("replay", "all.jsonl", "--to", 20)
        self.write("part.json", self.succeed("replay", "all.jsonl", "--to", 20, "--json"))
        unfinished = self.succeed("replay", "part.json")
        self.assertIn("\nred's hand: ", finished)
        self.assertNotIn("hand:", unfinished)
        for text in (finished, unfinished):
            self.assertIn("unfinished", text)
            self.assertNotIn("You may play", text)

    def test_a_record_that_breaks_a_rule_is_refused_with_the_rule(self):
        (record,) = self.records("--games", 1)
        record["entries"][1]["action"]["seat"] = "red"
        self.write("it.json", record)
        self.assertEqual(self.refuse("replay", "it.json"),
                         "loggia: it.json: entry 2: it is somebody else who draws (H-04)\n")


class Balance(HighRises):
    def test_two_three_and_four_players_in_one_report(self):
        told = self.balance()
        parts = [f"{players}_players_" for players in (2, 3, 4)]
        self.assertEqual(list(told), ["title", "note", *(part + key for part in parts for key in FIGURES),
                                      *(part + key for part in parts for key in TABLES)])
        self.assertEqual(told["title"], 'High-Rises: the deck "standard"')
        self.assertRegex(told["note"], rf"^30 matches, sensible in every seat, seed {self.seed}, content [0-9a-f]{{12}}$")
        for players, part in zip((2, 3, 4), parts):
            self.check_part(told, part, players)

    def check_part(self, told, part, players):
        self.assertEqual(told[part + "matches"], 30)
        for name, columns in TABLES.items():
            for row in told[part + name]:
                self.assertEqual(tuple(row), columns)
        self.assertEqual(len(told[part + "seats"]), players)
        self.assertAlmostEqual(sum(row["wins %"] for row in told[part + "seats"]), 100)
        self.assertAlmostEqual(sum(row["share %"] for row in told[part + "endings"]), 100)
        self.assertAlmostEqual(sum(row["share %"] for row in told[part + "lengths"]), 100)
        self.assertEqual([row["card"] for row in told[part + "cards"]], list(deck()["cards"]))

    def test_three_players_alone_have_no_prefix(self):
        alone, all_of_them = self.balance("--players", "3"), self.balance()
        self.assertEqual(list(alone), ["title", "note", *FIGURES, *TABLES])
        self.assertTrue(alone["note"].endswith(", players 3"), alone["note"])
        for key in (*FIGURES, *TABLES):
            self.assertEqual(alone[key], all_of_them["3_players_" + key])
        self.check_part(alone, "", 3)

    def test_it_agrees_with_a_simulation_of_the_same_matches(self):
        told = self.balance("--players", "4", "--seed", "5")
        simulated = json.loads(self.simulate("--games", 30, "--players", 4, "--seed", 5, "--json"))
        for row, seat in zip(told["seats"], SEATS):
            self.assertAlmostEqual(row["floors"], simulated["mean_scores"][seat], delta=0.006)
            if simulated["shared"] == 0:
                self.assertAlmostEqual(row["wins %"], 100 * simulated["wins"][seat] / 30, delta=0.01)

    def test_options_and_players_are_used_and_noted(self):
        told = self.balance("--players", "2", "--floors", "4", "--deck", "printed", "--player", "random",
                            "--turn-limit", "none")
        self.assertEqual(told["title"], 'High-Rises: the deck "printed"')
        self.assertRegex(told["note"], rf"^30 matches, random in every seat, seed {self.seed}, content [0-9a-f]{{12}}, "
                                       r"floors 4, turn_limit none$")

    def test_the_page_has_every_part_and_stands_alone(self):
        self.succeed("balance", "highrise", "--games", "30", "--out", "out")
        self.assertEqual(self.files(), [f"out/balance.{kind}" for kind in ("html", "json", "txt")])
        page = Page(self.read("out/balance.html"))
        self.assertEqual((page.open, page.references), ([], []))
        self.assertNotIn("script", page.tags)
        # Three parts of four tables, all but the endings with a chart.
        self.assertEqual((page.tags.count("table"), page.tags.count("svg")), (12, 9))
        for words in ("2 players: Cards", "4 players: Seats, in the order of play", "super_thief"):
            self.assertIn(words, page.words)
        self.assertEqual(self.read_json("out/balance.json"), self.balance())


if __name__ == "__main__":
    unittest.main()
