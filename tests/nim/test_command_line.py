"""The third game at the command line: played at a terminal, simulated, recorded, replayed, against each other, moved.

LOGGIA is the program with Nim, LOGGIA_SOURCE the repository:
  LOGGIA=build/release/loggia_with_nim LOGGIA_SOURCE=. tests/side_by_side tests/nim/test_command_line.py
"""

import json
import os
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(os.environ["LOGGIA_SOURCE"]).resolve() / "tests" / "cli"))

from cli import CliTest  # noqa: E402
from terminal import Terminal  # noqa: E402

PROMPT = re.compile(r"(oak|ash|elm): What do you do\? \(\? helps\) $")
SMALL = {"name": "small", "heaps": [1, 1, 1]}


class AtATerminal(CliTest):
    def play(self, *arguments):
        terminal = Terminal("play", *arguments, folder=self.folder)
        self.addCleanup(terminal.close)
        return terminal

    def test_a_match_is_played_taken_back_and_recorded(self):
        self.write("small.json", SMALL)
        terminal = self.play("nim", "--heaps", "small.json", "--seats", "person,expert", "--seed", 1,
                             "--record", "match.json")
        shown, prompt = terminal.until(PROMPT)
        whole = "a |\nb |\nc |\n"
        self.assertIn(whole, shown)
        self.assertEqual(prompt.group(1), "oak")
        self.assertIn("  take 1 from b\n", terminal.ask("?", PROMPT)[0])
        self.assertIn("there are not so many in that heap (N-02)", terminal.ask("2 a", PROMPT)[0])
        answer = re.search(r"ash: take 1 from ([bc])\n", terminal.ask("1 a", PROMPT)[0])
        self.assertIn(whole, terminal.ask("undo", PROMPT)[0])
        self.assertIn(answer.group(), terminal.ask("take 1 from a", PROMPT)[0])  # has the same thoughts again
        shown, _ = terminal.ask("1 c" if answer.group(1) == "b" else "1 b", PROMPT)
        self.assertTrue(shown.endswith("oak wins: oak 1, ash 0\n"), shown)
        self.assertEqual(terminal.exit_code(), 0)
        record = self.read_json("match.json")
        self.assertEqual((record["game"], record["content"]["data"]), ("nim", SMALL))
        self.assertEqual(record["entries"][2], {"seq": 3, "undo": 0})
        self.succeed("replay", "match.json")  # which folds it again

    def test_three_people_go_on_with_what_they_left(self):
        terminal = self.play("nim", "--players", 3, "--seats", "person,random,expert", "--seed", 1,
                             "--record", "match.json")
        terminal.until(PROMPT)
        terminal.ask("3 a", PROMPT)
        terminal.ask("quit", PROMPT)
        resumed = self.play("--resume", "match.json")
        shown, prompt = resumed.until(PROMPT)
        self.assertEqual(prompt.group(1), "oak")
        self.assertIn("a \n", shown)

    def test_without_seats_a_person_meets_the_usual_bot(self):
        terminal = self.play("nim", "--seed", self.seed, "--record", "match.json")
        terminal.until(PROMPT)
        players = [seat["player"] for seat in self.read_json("match.json")["seats"]]
        self.assertEqual(sorted(players), ["expert", "person"])


class Matches(CliTest):
    def test_simulated_matches_are_recorded_and_replayed(self):
        records = self.recorded("nim", "--games", 20, "--misere", "--heaps", "stairs").splitlines()
        self.assertEqual(len(records), 20)
        first = json.loads(records[0])
        self.assertEqual(first["options"], {"players": 2, "misere": True})
        self.assertEqual(first["content"]["data"]["heaps"], [1, 3, 5, 7])
        taken = sum(entry["action"]["take"] for entry in first["entries"])
        self.assertEqual(taken, 16)
        told = self.succeed("replay", "all.jsonl", "--match", 1)
        self.assertIn("take", told)
        winner, = first["result"]["winners"]
        self.assertIn(f"{winner} wins", told)
        self.assertIn("chance: is not in this record", self.refuse("verify", "all.jsonl", "--match", 1))
        loser = first["entries"][-1]["by"]
        self.assertNotEqual(winner, loser)  # N-03

    def test_a_record_that_breaks_a_rule_is_refused(self):
        record = json.loads(self.recorded("nim", "--games", 1).splitlines()[0])
        record["entries"][0]["action"]["take"] = 9
        self.write("wrong.json", record)
        self.assertIn("(N-02)", self.refuse("replay", "wrong.json"))

    def test_bots_of_it_meet_in_the_arena_and_are_ranked(self):
        played = self.succeed_json("arena", "nim", "--bots", "expert,random", "--pairs", 20, "--json")
        self.assertGreater(played["bots"][0]["wins"], played["bots"][1]["wins"])
        ranked = self.succeed_json("ladder", "nim", "--levels", "random,expert", "--pairs", 20, "--json")
        self.assertEqual([each["level"] for each in ranked["levels"]], ["random", "expert"])

    def test_it_is_surveyed(self):
        self.assertEqual(self.succeed_json("balance", "nim", "--games", 50, "--player", "expert", "--json")
                         ["first_share"], 100)

    def test_every_command_on_games_offers_it(self):
        for command in ("play", "simulate", "arena", "ladder", "balance"):
            self.assertIn("--misere", self.succeed(command, "nim", "--help"), command)
        self.assertIn("nim rules 1", self.succeed("--version"))
