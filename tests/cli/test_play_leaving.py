"""`loggia play`: taking back, giving up, leaving, being interrupted, and going on later."""

import re
import shutil
import termios
import unittest

from terminal import KEPT, PASS, PROMPT, SURE, PlayTest, first_answer, play_on


class TakingBack(PlayTest):
    def test_undo_goes_back_to_the_persons_last_decision(self):
        terminal = self.play("--record", "match.json")
        first, prompt = terminal.until(PROMPT)
        terminal.ask("12")
        again, same = terminal.ask("undo")
        self.assertIn("green took a decision back", again)
        self.assertEqual(same.group(), prompt.group())
        # The same block on the disc: chance has nothing else in store.
        self.assertEqual(again[again.index("green's door"):], first[first.index("green's door"):])
        entries = self.record()["entries"]
        self.assertEqual(entries[-1], {"seq": len(entries), "undo": 2})

    def test_undo_with_nothing_to_take_back(self):
        terminal = self.play()
        _, prompt = terminal.until(PROMPT)
        told, again = terminal.ask("undo")
        self.assertEqual((told.splitlines()[0], again.group()),
                         ("There is nothing of yours to take back.", prompt.group()))

    def test_a_match_with_many_second_thoughts_ends_well(self):
        terminal = self.play("--record", "match.json")
        thoughts = iter("undo" if turn % 3 == 2 else None for turn in range(1000))
        shown = play_on(terminal, lambda *prompt: next(thoughts) or first_answer(*prompt))
        self.check_end(shown, terminal)
        entries = self.record()["entries"]
        self.assertGreater(sum("undo" in entry for entry in entries), 10)
        self.write("match.json", kept := self.read("match.json") + "\n")
        terminal = self.terminal("play", "--resume", "match.json")  # which is over, and says so
        self.check_end(terminal.until()[0], terminal)
        self.assertEqual(self.read("match.json"), kept)

    def test_what_was_taken_back_does_not_happen_when_resumed(self):
        terminal = self.play("--record", "match.json")
        terminal.until(PROMPT)
        terminal.ask("12")
        terminal.ask("undo")
        terminal.ask("quit")
        shown, prompt = self.terminal("play", "--resume", "match.json").until(PROMPT)
        self.assertTrue(prompt.group(2).startswith("Which"), shown)


class Leaving(PlayTest):
    def test_resign_ends_the_match_for_the_other(self):
        for seats, loser, winner in (("person,sensible", "green", "pink"),
                                     ("sensible,person", "pink", "green")):
            terminal = self.play("--record", f"{loser}.json", seats=seats)
            terminal.until(PROMPT)
            terminal.ask("resign", SURE)
            told, _ = terminal.ask("yes")
            self.assertEqual(terminal.exit_code(), 0)
            self.assertTrue(told.endswith(f"{winner} wins: {loser} resigned\n"), told)
            # B-11: nothing is hidden after the end.
            for text in (told, self.succeed("replay", f"{loser}.json")):
                self.assertEqual(re.findall(r"(\w+)'s side: \d+ points?\n┌", text), ["green", "pink"])
            result = self.record(f"{loser}.json")["result"]
            self.assertEqual((result["winners"], result["resigned"]), ([winner], loser))

    def test_resigning_asks_first(self):
        terminal = self.play("--record", "match.json")
        _, prompt = terminal.until(PROMPT)
        for answer in ("no", "", "resign", "01"):
            terminal.ask("resign", SURE)
            self.assertEqual(terminal.ask(answer)[1].group(), prompt.group())
        terminal.ask("Resign", SURE)
        terminal.press(b"\x04")
        self.assertIn("The match stops here", terminal.until()[0])
        self.assertEqual(terminal.exit_code(), 1)
        self.assertIsNone(self.record()["result"])

    def test_quit_stops_and_says_where_the_match_is_kept(self):
        for arguments, told in (([], "The match stops here.\n"), (["--record", "match.json"], KEPT)):
            terminal = self.play(*arguments)
            terminal.until(PROMPT)
            self.assertEqual(terminal.ask("quit")[0], told)
            self.assertEqual(terminal.exit_code(), 0)
        self.assertIsNone(self.record()["result"])

    def test_the_end_of_the_input_is_a_failure(self):
        for seats, expected in (("person,sensible", PROMPT), ("person,person", PASS)):
            terminal = self.play("--record", f"{seats}.json", seats=seats)
            terminal.until(expected)
            terminal.press(b"\x04")
            told, _ = terminal.until()
            self.assertIn(f"The match stops here; it is kept in {seats}.json.", told)
            self.assertEqual(terminal.exit_code(), 1)
            self.record(f"{seats}.json")

    def test_without_a_terminal_the_end_of_the_input_is_a_failure_too(self):
        done = self.loggia("play", "balconia", "--seats", "person,sensible", "--seed", "3")
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("\x1b", done.stdout)

    def test_answers_may_come_from_a_file(self):
        self.write("answers", "01\nquit\n")
        with open(self.folder / "answers", encoding="utf-8") as answers:
            told = self.succeed("play", "balconia", "--seats", "person,sensible", "--seed", "3", stdin=answers)
        self.assertIn("green: keep 01", told)

    def test_a_match_that_can_no_longer_be_kept_stops(self):
        (self.folder / "sub").mkdir()
        terminal = self.play("--record", "sub/match.json")
        terminal.until(PROMPT)
        shutil.rmtree(self.folder / "sub")
        told, _ = terminal.ask("01")
        self.assertEqual(told, "loggia: sub/match.json: cannot be written\n")
        self.assertEqual(terminal.exit_code(), 1)


class GoingOn(PlayTest):
    def test_after_an_interruption_anywhere(self):
        for answers in (0, 1, 2, 9):
            with self.subTest(answers=answers):
                name = f"{answers}.json"
                terminal = self.play("--record", name)
                play_on(terminal, most=answers)
                terminal.until(PROMPT)
                terminal.press(b"\x03")
                self.assertEqual(terminal.until()[0].lstrip("^C"), "\n" + KEPT.replace("match.json", name))
                self.assertEqual(terminal.exit_code(), 1)
                before = self.record(name)["entries"]
                self.assertGreaterEqual(len(before), answers)
                again = self.terminal("play", "--resume", name)
                self.check_end(play_on(again), again)
                record = self.record(name)
                self.assertEqual(record["entries"][:len(before)], before)
                self.assertEqual(len(record["entries"]), 43)
                self.assertEqual(self.files(), [name])
                (self.folder / name).unlink()

    def test_an_interruption_leaves_the_terminal_as_it_was(self):
        terminal = self.play(seats="person,person")
        before = termios.tcgetattr(terminal.own)
        terminal.until(PASS)
        terminal.press(b"\x03")
        self.assertTrue(terminal.until()[0].endswith("\nThe match stops here.\n"), terminal.shown)
        self.assertEqual(termios.tcgetattr(terminal.own), before)
        self.assertEqual(terminal.exit_code(), 1)

    def test_two_people_are_asked_to_pass_the_keyboard_again(self):
        terminal = self.play("--record", "match.json", seats="person,person")
        play_on(terminal, most=4)
        terminal.until(PROMPT, PASS)
        terminal.press(b"\x03")
        terminal.exit_code()
        again = self.terminal("play", "--resume", "match.json")
        _, prompt = again.until(PROMPT, PASS)
        self.assertIs(prompt.re, PASS)
        self.check_end(play_on(again, prompt=prompt), again)

    def test_a_simulated_match_can_be_taken_up_by_its_bots(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "all.json")
        self.write("match.json", self.succeed("replay", "all.json", "--to", "20", "--json"))
        terminal = self.terminal("play", "--resume", "match.json")
        self.check_end(terminal.until()[0], terminal)
        self.assertIsNotNone(self.record()["result"])

    def test_a_file_of_many_matches_says_how_to_take_one_out(self):
        self.succeed("simulate", "balconia", "--games", "3", "--record", "all.jsonl")
        told = self.refuse("play", "--resume", "all.jsonl", naming="all.jsonl: holds 3 records; ", most=1)
        advice = told.partition("first: loggia ")[2].partition(" > ")[0]
        self.write("match.json", self.succeed(*advice.split()))
        terminal = self.terminal("play", "--resume", "match.json")
        self.check_end(terminal.until()[0], terminal)

    def test_the_record_is_good_after_every_answer(self):
        terminal = self.play("--record", "match.json")
        lengths = []

        def answer(*prompt):
            lengths.append(len(self.record()["entries"]))
            return first_answer(*prompt)

        self.check_end(play_on(terminal, answer), terminal)
        self.assertEqual(lengths, sorted(set(lengths)))


if __name__ == "__main__":
    unittest.main()
