"""`loggia arena` and `loggia ladder` among the game's own bots: paired games, and what is told of them."""

import json
import os
import pty
import re
import unittest
import xml.etree.ElementTree

from cli import MATCH_SCHEMA, CliTest, on_one_core

KEYS = ["game", "options", "content", "seed", "nodes", "move_time", "pairs", "games", "wins", "losses", "draws",
        "elo", "elo_low", "elo_high", "pair_scores", "sprt", "bots", "failures"]
BOT_KEYS = ["name", "wins", "losses", "draws", "win_share", "win_share_low", "win_share_high", "failures", "moves",
            "ms_per_move", "ms_p95"]


class ArenaTest(CliTest):
    def arena(self, game, bots, *arguments, **how):
        return self.succeed_json("arena", game, "--bots", bots, "--json", *map(str, arguments), **how)

    def records(self, game, bots, *arguments):
        self.succeed("arena", game, "--bots", bots, "--record", "all.jsonl", *map(str, arguments))
        lines = self.read("all.jsonl").splitlines()
        (self.folder / "all.jsonl").unlink()
        return [json.loads(line) for line in lines]


def without_time(told):
    for bot in told["bots"]:
        del bot["ms_per_move"], bot["ms_p95"]
    return told


def chance(record, *kinds):
    return [entry["action"] for entry in record["entries"]
            if entry["by"] == "chance" and entry["action"].get("do") in kinds]


class Json(ArenaTest):
    def test_it_has_every_key_and_adds_up(self):
        for game in ("balconia", "highrise"):
            told = self.arena(game, "sensible,random", "--pairs", 30)
            self.assertEqual((list(told), [list(bot) for bot in told["bots"]]), (KEYS, [BOT_KEYS] * 2))
            self.assertEqual((told["game"], told["pairs"], told["games"], told["seed"]), (game, 30, 60, self.seed))
            self.assertEqual(told["wins"] + told["losses"] + told["draws"], 60)
            self.assertEqual(sum(told["pair_scores"]), 30)
            first, second = told["bots"]
            self.assertEqual((first["wins"], first["losses"], first["draws"]),
                             (second["losses"], second["wins"], second["draws"]))
            self.assertAlmostEqual(first["win_share"], (told["wins"] + told["draws"] / 2) / 60, places=6)
            halves = sum(half * count for half, count in enumerate(told["pair_scores"]))
            self.assertEqual(halves, 2 * told["wins"] + told["draws"])
            self.assertTrue(0 < told["elo_low"] < told["elo"] < told["elo_high"] < 2000, told)
            self.assertTrue(0 <= first["win_share_low"] <= first["win_share"] <= first["win_share_high"] <= 1)
            self.assertTrue(all(bot["ms_per_move"] >= 0 and bot["moves"] > 0 for bot in told["bots"]))
            self.assertEqual((told["sprt"], told["failures"], told["nodes"], told["move_time"]),
                             (None, [], None, None))

    def test_elo_is_finite_after_one_pair(self):
        told = self.arena("balconia", "sensible,random", "--pairs", 1)
        self.assertEqual((told["wins"], told["losses"]), (2, 0))
        self.assertTrue(-2000 < told["elo_low"] < 0 < told["elo"] < told["elo_high"] < 2000)

    def test_bots_the_other_way_round_have_the_other_sign(self):
        one = self.arena("highrise", "sensible,random", "--pairs", 100)
        two = self.arena("highrise", "random,sensible", "--pairs", 100)
        self.assertGreater(one["elo_low"], 0)
        self.assertLess(two["elo_high"], 0)

    def test_equal_bots_are_found_equal(self):
        told = self.arena("balconia", "sensible,sensible", "--pairs", 400)
        self.assertTrue(told["elo_low"] - 30 < 0 < told["elo_high"] + 30, told)

    def test_three_and_four_bots_have_shares(self):
        for bots in ("sensible,random,random", "sensible,random,sensible,random"):
            count = bots.count(",") + 1
            told = self.arena("highrise", bots, "--pairs", 40)
            self.assertEqual((told["options"]["players"], told["games"]), (count, 40 * count))
            self.assertEqual((told["elo"], told["elo_low"], told["elo_high"], told["pair_scores"]), (None,) * 4)
            self.assertAlmostEqual(sum(bot["win_share"] for bot in told["bots"]), 1, places=5)
            best = told["bots"][0]
            self.assertGreater(best["win_share_low"], 1 / count)
            self.assertLess(told["bots"][1]["win_share_high"], 1 / count)

    def test_text_says_the_same(self):
        told = self.arena("balconia", "sensible,random", "--pairs", 20)
        text = self.succeed("arena", "balconia", "--bots", "sensible,random", "--pairs", "20")
        self.assertIn(f"Elo {told['elo']:+.0f} [{told['elo_low']:+.0f}, {told['elo_high']:+.0f}]", text)
        self.assertRegex(text, rf"(?m)^  sensible +won +{told['wins']}, ")


class SameSeed(ArenaTest):
    def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(self):
        for game, bots in (("balconia", "sensible,sensible"), ("highrise", "sensible,random,sensible")):
            one, two, alone = (without_time(self.arena(game, bots, "--pairs", 40, "--seed", 5, **how))
                               for how in ({}, {}, {"preexec_fn": on_one_core}))
            self.assertEqual(one, two)
            self.assertEqual(one, alone)
            other = without_time(self.arena(game, bots, "--pairs", 40, "--seed", 6))
            self.assertNotEqual(one["bots"], other["bots"])

    def test_a_node_budget_and_a_move_time_are_passed_on(self):
        told = self.arena("balconia", "sensible,random", "--pairs", 2, "--nodes", 64, "--move-time", 0.5)
        self.assertEqual((told["nodes"], told["move_time"]), (64, 0.5))


class Pairs(ArenaTest):
    def test_balconia_has_the_same_entrance_and_tokens_in_both_games_of_a_pair(self):
        records = self.records("balconia", "sensible,random", "--pairs", 10, "--door", "random")
        self.assertEqual(len(records), 20)
        for one, two in zip(records[::2], records[1::2]):
            self.assertEqual(chance(one, None), chance(two, None))
            self.assertEqual([seat["player"] for seat in one["seats"]], ["sensible", "random"])
            self.assertEqual([seat["player"] for seat in two["seats"]], ["random", "sensible"])
        self.assertNotEqual(chance(records[0], None), chance(records[2], None))

    def test_high_rises_has_the_same_deal_and_the_same_deck(self):
        records = self.records("highrise", "sensible,random", "--pairs", 10)
        compared = 0
        for one, two in zip(records[::2], records[1::2]):
            drawn = [[action["card"] for action in chance(record, "draw")] for record in (one, two)]
            same = min(54, *map(len, drawn))  # after that a deck is what was discarded
            self.assertEqual(drawn[0][:same], drawn[1][:same])
            compared += same
        self.assertGreater(compared, 10 * 20)  # of which 11 are there before anybody decides

    def test_seats_are_rotated(self):
        records = self.records("highrise", "sensible,random,random", "--pairs", 2)
        players = [[seat["player"] for seat in record["seats"]] for record in records[:3]]
        self.assertEqual([names.index("sensible") for names in players], [0, 2, 1])
        self.assertEqual(len({json.dumps(chance(record, "draw")[:15]) for record in records[:3]}), 1)

    def test_records_are_valid_and_can_be_replayed(self):
        for record in self.records("highrise", "sensible,random", "--pairs", 3):
            MATCH_SCHEMA.validate(record)
            self.write("it.json", record)
            self.succeed("replay", "it.json")


def everything(screen):
    """What a terminal was shown, which comes in parts."""
    shown = b""
    while True:
        try:
            part = screen.read(1 << 16)
        except OSError:  # nobody has it open any more
            return shown
        if not part:
            return shown
        shown += part


class Progress(ArenaTest):
    def test_a_terminal_is_told_how_it_stands(self):
        master, slave = pty.openpty()
        with open(master, "rb", buffering=0) as screen:
            told = self.loggia("arena", "balconia", "--bots", "sensible,random", "--pairs", "20", stderr=slave)
            os.close(slave)
            shown = everything(screen).decode("utf-8")
        self.assertEqual(told.returncode, 0)
        self.assertRegex(shown, r"\r\[#+\.*\] Elo \+\d+ \[-?\+?\d+, \+\d+\] \d+ of 20")
        self.assertTrue(shown.endswith("\r\x1b[K"))


class Sprt(ArenaTest):
    def test_it_stops_early_and_says_what_it_found(self):
        told = self.arena("balconia", "sensible,random", "--pairs", 5000, "--sprt", "0,50")
        self.assertLess(told["pairs"], 200)
        self.assertEqual((told["sprt"]["verdict"], told["sprt"]["elo0"], told["sprt"]["elo1"]), ("accepted", 0, 50))
        self.assertGreaterEqual(told["sprt"]["llr"], told["sprt"]["upper"])
        told = self.arena("balconia", "random,sensible", "--pairs", 5000, "--sprt", "-5,5")
        self.assertEqual(told["sprt"]["verdict"], "rejected")
        self.assertLessEqual(told["sprt"]["llr"], told["sprt"]["lower"])
        text = self.succeed("arena", "balconia", "--bots", "sensible,random", "--pairs", "500", "--sprt", "0,50")
        self.assertRegex(text, r"SPRT: \+50 rather than \+0 Elo is accepted; log-likelihood ratio \d+\.\d\d, bounds -2\.94 and 2\.94")

    def test_what_is_not_decided_is_undecided(self):
        told = self.arena("balconia", "sensible,sensible", "--pairs", 5, "--sprt", "0,5")
        self.assertEqual((told["pairs"], told["sprt"]["verdict"]), (5, "undecided"))

    def test_it_stops_at_the_same_pair_on_any_number_of_cores(self):
        arguments = ("highrise", "sensible,random", "--pairs", 500, "--sprt", "0,30")
        alone = without_time(self.arena(*arguments, preexec_fn=on_one_core))
        self.assertEqual(without_time(self.arena(*arguments)), alone)


class Refusals(ArenaTest):
    def test_bad_usage(self):
        for typed, word in {
            "arena balconia": "--bots",
            "arena balconia --bots sensible": "needs 2 names, not 1",
            "arena balconia --bots sensible,random,random": "needs 2 names, not 3",
            "arena balconia --bots sensible,nobody": "exec:PROGRAM",
            "arena balconia --bots sensible,person": "person",
            "arena highrise --bots sensible,random,random,random,random": "needs 2 names, not 5",
            "arena highrise --players 3 --bots sensible,random": "needs 3 names, not 2",
            "arena highrise --bots sensible,random,random --sprt 0,5": "two bots",
            "arena balconia --bots sensible,random --sprt 5": "5",
            "arena balconia --bots sensible,random --sprt 5,0": "the smaller first",
            "arena balconia --bots sensible,random --sprt nan,inf": "nan",
            "arena balconia --bots sensible,random --pairs 0": "0",
            "arena balconia --bots sensible,random --nodes 0": "0",
            "arena balconia --bots sensible,random --move-time 0": "0.001",
            "arena balconia --bots sensible,random --move-time nan": "nan",
            "arena balconia --bots sensible,exec:": "no program",
            "arena balconia --bots sensible,exec:./no_such_bot.py": "no such program",
            "arena balconia --bots sensible,exec:no_such_bot.py": "./no_such_bot.py",
            "arena balconia --bots sensible,exec:.": "no such program",
            "arena balconia --bots sensible,exec:/": "folder",
            "ladder balconia --levels random,nobody": "nobody",
            "ladder balconia --from nobody": "nobody",
        }.items():
            with self.subTest(typed=typed):
                self.assertIn(word, self.refuse(*typed.split(), code=2, most=2))

    def test_a_program_that_may_not_be_run(self):
        self.write("text.py", "print()")
        said = self.refuse("arena", "balconia", "--bots", "random,exec:./text.py", code=2)
        self.assertIn('"exec:./text.py": cannot be run: Permission denied', said)

    def test_a_record_is_not_written_over(self):
        self.write("old.jsonl", "precious")
        self.refuse("arena", "balconia", "--bots", "random,random", "--record", "old.jsonl", naming="old.jsonl: is there")
        self.assertEqual(self.read("old.jsonl"), "precious")
        self.refuse("arena", "balconia", "--bots", "random,random", "--record", "no/where.jsonl", naming="no/where")

    def test_content_that_is_not_there(self):
        self.refuse("arena", "balconia", "--bots", "random,random", "--blocks", "no.json", naming="no.json: no such file")


class Ladder(CliTest):
    def test_text_json_and_chart(self):
        climb = ("ladder", "highrise", "--levels", "random,sensible", "--pairs", "60")
        told = self.succeed_json(*climb, "--json", "--svg", "chart.svg")
        self.assertEqual((told["game"], told["pairs"], told["players"]), ("highrise", 60, 2))
        low, high = told["levels"]
        self.assertEqual((low["level"], low["elo"], high["level"]), ("random", 0, "sensible"))
        self.assertTrue(0 < high["elo_low"] < high["elo"] < high["elo_high"], high)
        self.assertGreater(high["win_share"], 0.6)
        self.assertEqual((high["step"], high["step_low"]), (high["elo"], high["elo_low"]))
        text = self.succeed(*climb)
        self.assertRegex(text, rf"(?m)^  sensible +\+{high['elo']:.0f} \[")
        chart = xml.etree.ElementTree.fromstring(self.read("chart.svg"))
        words = [element.text for element in chart.iter("{http://www.w3.org/2000/svg}text")]
        for word in ("random", "sensible", "0", f"{high['elo']:.0f}"):
            self.assertIn(word, words)
        self.assertRegex(self.read("chart.svg"), r"prefers-color-scheme: dark")

    def test_steps_add_up(self):
        levels = self.succeed_json("ladder", "balconia", "--levels", "random,sensible,sensible", "--pairs", "40",
                                   "--json")["levels"]
        self.assertAlmostEqual(levels[2]["elo"], levels[1]["elo"] + levels[2]["step"], places=1)
        self.assertGreater(levels[2]["elo_high"] - levels[2]["elo"], levels[1]["elo_high"] - levels[1]["elo"])

    def test_one_stronger_player_among_three_and_four(self):
        for players in ("3", "4"):
            told = self.succeed_json("ladder", "highrise", "--levels", "random,sensible", "--pairs", "40", "--json",
                                     "--players", players)
            self.assertEqual(told["players"], int(players))
            self.assertGreater(told["levels"][1]["elo_low"], 0)

    def test_it_begins_where_it_is_told_to(self):
        told = self.succeed_json("ladder", "highrise", "--levels", "random,sensible", "--from",
                                 "random", "--json", "--pairs", "2")
        self.assertEqual([level["level"] for level in told["levels"]], ["random", "sensible"])
        said = self.refuse("ladder", "balconia", "--levels", "random,sensible", "--from", "sensible")
        self.assertEqual(said, "loggia: balconia: has 1 level to climb; a ladder needs two\n")

    def test_all_levels_of_a_game_or_a_word_that_there_are_too_few(self):
        """The levels are listed in the game; the yardsticks are none of them."""
        for game in ("balconia", "highrise"):
            said = self.loggia("arena", game, "--bots", "nobody,nobody").stderr
            levels = re.search(r"choose from (.*), exec:PROGRAM", said).group(1).split(", ")
            levels = [name for name in levels if name not in ("sensible", "random")]
            climb = ("ladder", game, "--pairs", "1", "--nodes", "4", "--json")
            if len(levels) < 2:
                self.assertIn("a ladder needs two", self.refuse(*climb))
            else:
                told = self.succeed_json(*climb)
                self.assertEqual([level["level"] for level in told["levels"]], levels)

    def test_a_chart_that_cannot_be_drawn(self):
        self.refuse("ladder", "balconia", "--levels", "random,sensible", "--svg", "no/where.svg", naming="no/where.svg")


if __name__ == "__main__":
    unittest.main()
