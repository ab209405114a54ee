"""Programs in the arena: the protocol as it is spoken, programs that do not play along, and the examples."""

import json
import os
import re
import signal
import subprocess
import time
import unittest
import xml.etree.ElementTree

import bots
from cli import BOT_SCHEMA, LOGGIA, MATCH_SCHEMA, PATIENCE, SOURCE, CliTest

KEEPS_A_LOG = """
log = open(f"log.{os.getpid()}", "w")
class Tee:
    def __iter__(self):
        for line in sys.__stdin__:
            log.write(line); log.flush()
            yield line
sys.stdin = Tee()
"""


class ProgramTest(CliTest):
    def arena(self, game, names, *arguments, **how):
        return self.succeed_json("arena", game, "--bots", names, "--json", *map(str, arguments), **how)

    def log(self):
        """What all copies of a bot were told, each from hello to bye."""
        logs = [path.read_text(encoding="utf-8") for path in sorted(self.folder.glob("log.*"))]
        return [[json.loads(line) for line in text.splitlines()] for text in logs]


class Protocol(ProgramTest):
    def test_every_message_is_as_the_schema_says_and_in_order(self):
        logger = bots.write(self.folder, "logger.py", before=KEEPS_A_LOG)
        for game, others, more in (("balconia", "random", ["--door", "random"]), ("balconia", "sensible", ["--open-facades"]),
                                   ("highrise", "random", []), ("highrise", "random,sensible,random", [])):
            for path in self.folder.glob("log.*"):
                path.unlink()
            told = self.arena(game, f"{logger},{others}", "--pairs", 3, *more)
            self.assertEqual(told["failures"], [])
            logs = self.log()
            # One for each thread and each game of a round.
            bots_playing = 1 + len(others.split(","))
            self.assertTrue(1 <= len(logs) <= bots_playing * (os.cpu_count() or 1))
            matches = 0
            for log in logs:
                for message in log:
                    BOT_SCHEMA.validate(message)
                types = " ".join(message["type"] for message in log)
                self.assertRegex(types, r"^hello( match( seen)+( choose( seen)+)+ end)+ bye$")
                matches += types.count("match")
                self.assertTrue(all(message["move_time"] == 5 for message in log if message["type"] == "match"))
            self.assertEqual(matches, told["games"])

    def test_a_seat_is_told_what_it_saw_and_never_more(self):
        """Both bots log the same match of High-Rises; each card that one saw drawn, no other did."""
        logger = bots.write(self.folder, "logger.py", before=KEEPS_A_LOG)
        self.arena("highrise", f"{logger},{logger}", "--pairs", 1)
        for log in self.log():
            seat = None
            for message in log:
                if message["type"] == "match":
                    seat = message["seat"]
                elif message["type"] == "seen" and message["action"]["do"] == "draw":
                    self.assertEqual(message["action"]["card"] is None, message["action"]["seat"] != seat)
                elif message["type"] == "choose":
                    hands = [name for name, shown in message["view"]["seats"].items() if "hand" in shown]
                    self.assertEqual((message["view"]["viewer"], hands), (seat, [seat]))
                self.assertNotIn("seed", json.dumps(message))

    def test_the_log_is_the_match(self):
        logger = bots.write(self.folder, "logger.py", before=KEEPS_A_LOG)
        self.arena("balconia", f"{logger},random", "--pairs", 1, "--record", "all.jsonl")
        actions = [[entry["action"] for entry in json.loads(line)["entries"]]
                   for line in self.read("all.jsonl").splitlines()]
        seen = [[message["action"] for message in log if message["type"] == "seen"] for log in self.log()]
        self.assertEqual(sorted(map(str, seen)), sorted(map(str, actions)))

    def test_no_copy_of_a_program_meets_the_same_deal_twice(self):
        logger = bots.write(self.folder, "logger.py", before=KEEPS_A_LOG)
        self.arena("balconia", f"{logger},random", "--pairs", 6)
        games = 0
        for log in self.log():
            deals = []
            for message in log:
                if message["type"] == "match":
                    deals.append([])
                elif message["type"] == "seen" and "token" in message["action"]:
                    deals[-1].append(message["action"]["token"])
            games += len(deals)
            self.assertEqual(len(deals), len(set(map(str, deals))))
        self.assertEqual(games, 12)

    def test_an_action_and_its_index_are_the_same_answer(self):
        by_index = bots.write(self.folder, "index.py", 'say({"index": len(message["legal"]) - 1})')
        by_action = bots.write(self.folder, "action.py", 'say({"action": message["legal"][-1]})')
        one, two = (self.arena("highrise", f"{name},random", "--pairs", 10) for name in (by_index, by_action))
        self.assertEqual(one["pair_scores"], two["pair_scores"])

    def test_arguments_are_split_at_blanks_and_no_shell_reads_them(self):
        bots.write(self.folder, "arguments.py",
                   before='json.dump(sys.argv[1:], open("arguments.json", "w"))')
        self.arena("balconia", "exec:./arguments.py one $HOME  *;two,random", "--pairs", 1)
        self.assertEqual(self.read_json("arguments.json"), ["one", "$HOME", "*;two"])

    def test_a_program_along_the_path(self):
        bots.write(self.folder, "on_path")
        self.arena("balconia", "exec:on_path,random", "--pairs", 1,
                   env={**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}"})

    def test_the_document_shows_messages_that_are_valid(self):
        text = (SOURCE / "docs" / "BOTS.md").read_text(encoding="utf-8")
        shown = [json.loads(line) for block in re.findall(r"```json\n(.*?)```", text, re.S)
                 for line in block.splitlines() if "…" not in line]
        for message in shown:
            BOT_SCHEMA.validate(message)
        kinds = {message.get("type", "choice") for message in shown}
        self.assertEqual(kinds, {"hello", "ready", "match", "seen", "choose", "choice", "end", "bye"})

    def test_the_schema_refuses_what_is_no_message(self):
        for message in ({}, {"type": "hello"}, {"type": "chat"}, {"type": "bye", "seed": 1}, {"index": -1},
                        {"index": 0, "action": {"keep": [0, 1]}}, {"action": {"keep": [0, 2]}},
                        {"type": "match", "seat": "green"}, {"type": "seen", "by": "pink", "action": {}}, []):
            self.assertFalse(BOT_SCHEMA.is_valid(message), message)


class Faults(ProgramTest):
    def test_a_program_that_does_not_play_along_loses_each_game_with_a_reason(self):
        for name, (then, reason) in bots.FAULTS.items():
            with self.subTest(name):
                once = f"if asked == 1:\n            {bots.FIRST}\n        else:\n            {then}"
                program = bots.write(self.folder, f"{name}.py", once)
                patience = 0.2 if "0\\.2" in reason else PATIENCE
                told = self.arena("balconia", f"sensible,{program}", "--pairs", 2, "--move-time", patience)
                self.assertEqual((told["games"], told["wins"], told["losses"]), (4, 4, 0))
                self.assertEqual([bot["failures"] for bot in told["bots"]], [0, 4])
                self.assertEqual([failure["game"] for failure in told["failures"]], [1, 2, 3, 4])
                for failure in told["failures"]:
                    self.assertEqual(failure["bot"], program)
                    self.assertRegex(failure["reason"], reason)

    def test_a_program_that_exits_at_once_is_given_up(self):
        program = bots.write(self.folder, "gone.py", before="sys.exit(3)")
        told = self.arena("balconia", f"{program},random", "--pairs", 10)
        self.assertEqual((told["wins"], told["losses"]), (0, 20))
        reasons = {failure["reason"] for failure in told["failures"]}
        self.assertEqual(reasons, {"crashed (exit 3), when it was started",
                                   "was given up after it failed to start 3 times in a row"})
        text = self.succeed("arena", "balconia", "--bots", f"{program},random", "--pairs", "10")
        self.assertIn(f"  {program} crashed (exit 3), when it was started: ", text)

    def test_a_program_that_does_not_say_ready(self):
        program = bots.write(self.folder, "rude.py", before='say("hello?")')
        told = self.arena("balconia", f"random,{program}", "--pairs", 1)
        self.assertEqual(told["wins"], 2)
        self.assertRegex(told["failures"][0]["reason"], r"^(answered nonsense: .*|wrote something .*), when it was started$")

    def test_a_text_that_is_no_program(self):
        path = self.write("text.py", "no first line with an interpreter")
        path.chmod(0o755)
        told = self.arena("balconia", "random,exec:./text.py", "--pairs", 1)
        self.assertRegex(told["failures"][0]["reason"], r"^cannot be started: .*, when it was started$")

    def test_after_a_failure_it_plays_on(self):
        """It leaves when it is asked for the 40th time; a match has 14 questions for it."""
        program = bots.write(self.folder, "moody.py", 'sys.exit(1) if asked == 40 else say({"index": 0})')
        told = self.arena("balconia", f"{program},random", "--pairs", 6)
        self.assertTrue(0 < len(told["failures"]) < 6, told["failures"])
        self.assertEqual(told["games"], 12)

    def test_at_a_table_of_three_the_others_share_the_victory(self):
        program = bots.write(self.folder, "leaves.py", "sys.exit(0)")
        told = self.arena("highrise", f"{program},random,random", "--pairs", 2)
        self.assertEqual([bot["win_share"] for bot in told["bots"]], [0, 0.5, 0.5])
        self.assertEqual([bot["draws"] for bot in told["bots"]], [0, 6, 6])

    def test_the_record_keeps_the_reason(self):
        program = bots.write(self.folder, "crashes.py", "1 / 0")
        self.arena("balconia", f"{program},random", "--pairs", 1, "--record", "all.jsonl")
        record = json.loads(self.read("all.jsonl").splitlines()[0])
        MATCH_SCHEMA.validate(record)
        self.assertRegex(record["entries"][-1]["reason"], r"^crashed \(exit 1\)")
        self.write("it.json", record)
        self.assertIn("pink wins: green crashed (exit 1)", self.succeed("replay", "it.json"))


class Processes(ProgramTest):
    def pids(self):
        return [int(path.read_text()) for path in self.folder.glob("pid.*")]

    def wait_for(self, is_so):
        deadline = time.monotonic() + PATIENCE
        while not is_so() and time.monotonic() < deadline:
            time.sleep(0.01)
        self.assertTrue(is_so())

    def assert_gone(self):
        """They were killed; a busy machine may need a moment to bury them. By themselves they would stay an hour."""
        self.wait_for(lambda: not any(map(bots.is_running, self.pids())))

    # It and a child of its own say who they are, and mean to stay.
    STAYS = """
child = subprocess.Popen(["sleep", "3600"])
for pid in (os.getpid(), child.pid):
    open(f"pid.{pid}", "w").write(str(pid))
"""

    def test_none_is_left_behind(self):
        for then in (bots.FIRST, "time.sleep(3600)"):
            program = bots.write(self.folder, "stays.py", then, before=self.STAYS)
            self.arena("balconia", f"{program},random", "--pairs", 2, "--move-time", 0.2)
        self.assertGreaterEqual(len(self.pids()), 4)
        self.assert_gone()

    def test_none_is_left_behind_by_ctrl_c(self):
        program = bots.write(self.folder, "stays.py", "open('asked', 'w'); time.sleep(3600)", before=self.STAYS)
        with subprocess.Popen([LOGGIA, "arena", "balconia", "--bots", f"{program},random", "--move-time", "3000"],
                              cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
            self.wait_for((self.folder / "asked").exists)
            arena.send_signal(signal.SIGINT)
            _, said = arena.communicate(timeout=PATIENCE)
        self.assertEqual((arena.returncode, said), (1, "loggia: arena: interrupted after 0 of 100 pairs\n"))
        self.assertGreaterEqual(len(self.pids()), 2)
        self.assert_gone()


class OnTheLadder(ProgramTest):
    def test_programs_climb_too_and_the_chart_can_show_their_names(self):
        program = bots.write(self.folder, "a&b<c>.py")
        told = self.loggia("ladder", "highrise", "--levels", f"{program},sensible", "--pairs", "10", "--svg", "it.svg")
        self.assertEqual((told.returncode, told.stderr), (0, ""))
        chart = xml.etree.ElementTree.fromstring(self.read("it.svg"))
        self.assertIn("a&b<c>.py", [element.text for element in chart.iter("{http://www.w3.org/2000/svg}text")])


class Examples(ProgramTest):
    def test_they_play_better_than_random(self):
        # They take 91.8 % and 78.3 % of 600 games: four standard deviations below, and three above an equal's half.
        for game, pairs, share in (("balconia", 20, 0.74), ("highrise", 60, 0.63)):
            told = self.arena(game, f"exec:{SOURCE}/examples/{game}_bot.py,random", "--pairs", pairs)
            self.assertEqual(told["failures"], [])
            self.assertGreater(told["bots"][0]["win_share"], share, told)

    def test_the_one_of_high_rises_plays_with_four(self):
        # It takes 66.8 % of 400 games, an equal would take 25: four standard deviations lie between this and either.
        told = self.arena("highrise", f"exec:{SOURCE}/examples/highrise_bot.py,random,random,random", "--pairs", 20)
        self.assertEqual(told["failures"], [])
        self.assertGreater(told["bots"][0]["win_share"], 0.45)


if __name__ == "__main__":
    unittest.main()
