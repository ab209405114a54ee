"""`loggia play` at a terminal: whole matches, questions, second thoughts, and leaving early."""

import json
import re
import unittest

from cli import standard_set
from terminal import PASS, PROMPT, SHEET, PlayTest, play_on


class WholeMatches(PlayTest):
    def test_a_person_and_a_bot_in_either_seat(self):
        for seats in ("person,sensible", "random,person"):
            with self.subTest(seats):
                terminal = self.play("--record", f"{seats}.json", seats=seats)
                self.check_end(play_on(terminal), terminal)
                record = self.record(f"{seats}.json")
                self.assertEqual([seat["player"] for seat in record["seats"]], seats.split(","))
                self.assertEqual(len(record["entries"]), 43)
                scores = record["result"]["scores"]
                self.assertIn(f": green {scores['green']}, pink {scores['pink']}", terminal.shown)

    def test_without_seats_a_person_sits_somewhere_against_a_bot(self):
        seats = set()
        for seed in range(8):
            terminal = self.terminal("play", "balconia", "--seed", seed)
            _, prompt = terminal.until(PROMPT)
            seats.add(prompt.group(1))
            terminal.ask("quit")
        self.assertEqual(seats, {"green", "pink"})

    def test_every_variant(self):
        terminal = self.play("--free-placement", "--full-building", "--open-facades", "--door", "random",
                             "--entrance", "2", "--fewer-of", "strict", "--record", "match.json")
        self.check_end(play_on(terminal), terminal)
        self.assertEqual(sum("token" in entry["action"] for entry in self.record()["entries"]), 22)
        # B-11 with open facades: both sides are there from the first prompt on.
        self.assertIn("pink's side", terminal.shown.partition("(? helps)")[0])

    def test_bots_alone(self):
        terminal = self.play(seats="random,sensible")
        self.check_end(play_on(terminal), terminal)

    def test_the_same_seed_and_answers_give_the_same_match(self):
        shown = []
        for _ in range(2):
            terminal = self.play()
            play_on(terminal)
            shown.append(terminal.shown)
        self.assertEqual(shown[0], shown[1])

    def test_colours_only_where_they_are_wanted(self):
        for colour in (True, False):
            terminal = self.play(colour=colour)
            terminal.until(PROMPT)
            self.assertEqual("\x1b[32m" in terminal.shown, colour)
            self.assertEqual("\x1b[" in terminal.shown, colour)


class Questions(PlayTest):
    def test_every_kind_of_prompt_helps(self):
        terminal = self.play()
        _, prompt = terminal.until(PROMPT)
        selecting, _ = terminal.ask("?")
        empty, _ = terminal.ask("")
        self.assertEqual(selecting, empty)
        self.assertIn("You select.", selecting)
        placing, again = terminal.ask("01")
        self.assertTrue(again.group(2).startswith("Where"), placing)
        placing, _ = terminal.ask("?")
        self.assertIn("You place.", placing)
        for help_text in (selecting, placing):
            for word in ("score", "look", "blocks", "undo", "resign", "quit"):
                self.assertIn(word, help_text)
        self.assertEqual(prompt.group(1), "green")

    def test_nonsense_is_refused_kindly_and_the_prompt_comes_back(self):
        nonsense = ("x", "02", "013", "5", "keep", "keep 99", "c2", "c2 9", "z9 1", "place", "-1", "c2 c2",
                    "'; drop", "ключ", "x" * 3000, "\t", "help me", "c1 {face}", "a5 {face}", "QUIT NOW",
                    "\x07")
        terminal = self.play()
        _, prompt = terminal.until(PROMPT)
        for stage in ("select", "place"):
            face = (re.findall(r"\((\d) or", prompt.group()) or ["0"])[0]
            for answer in nonsense:
                with self.subTest(stage=stage, answer=answer[:20]):
                    told, again = terminal.ask(answer.format(face=face))
                    self.assertEqual(again.group(), prompt.group())
                    reply = told[:-len(again.group())]
                    if answer.strip():
                        self.assertRegex(reply, r"^Sorry, [^\n]{10,100}\.\n$")
                    self.assertNotRegex(reply, r"(?i)invalid|illegal|error|!")
            if stage == "select":
                _, prompt = terminal.ask("12")

    def test_answers_may_be_written_in_several_ways(self):
        for ways in (("01", "keep 01", "0 1", "0,1", "10", " KEEP 01 "), ("30", "03", "3 0")):
            shown = set()
            for way in ways:
                terminal = self.play()
                terminal.until(PROMPT)
                shown.add(terminal.ask(way)[0])
            self.assertEqual(len(shown), 1, ways)
        for way in ("c2 {}", "C2 {}", "place c2 {}", "  c2   {} "):
            terminal = self.play(seats="sensible,person")
            _, prompt = terminal.until(PROMPT)
            told, _ = terminal.ask(way.format(re.search(r"\((\d) or", prompt.group()).group(1)))
            self.assertIn("pink: place c2", told)

    def test_words_may_have_capitals_and_stray_blanks(self):
        terminal = self.play()
        terminal.until(PROMPT)
        for word, ways in (("?", ("help", "HELP", " ? ")), ("score", ("Score", " SCORE\t")),
                           ("look c2", ("Look C2", " look   c2 ")), ("undo", ("UNDO",))):
            told = terminal.ask(word)
            for way in ways:
                self.assertEqual(terminal.ask(way)[0], told[0], way)
        self.assertIn("The match stops here", terminal.ask(" Quit ")[0])
        terminal = self.play(seats="person,person")
        terminal.until(PASS)
        self.assertIn("The match stops here", terminal.ask("QUIT")[0])

    def test_score_look_and_blocks_answer_and_decide_nothing(self):
        terminal = self.play("--record", "match.json")
        play_on(terminal, most=6)
        _, prompt = terminal.until(PROMPT)
        entries = len(self.record()["entries"])
        cells = [f"look {column}{row}" for column in "abcde" for row in "12345"]
        told = {question: terminal.ask(question)[0]
                for question in ("score", "blocks", "look", "look z9", *cells)}
        self.assertRegex(told["score"], "^" + SHEET.format(seat="green", points=r"\d+"))
        placed = json.dumps(self.record()).count('"place"')
        self.assertEqual(told["blocks"].count("block "), 22 - placed)
        self.assertIn("on the disc", told["blocks"])
        self.assertIn("look c2", told["look z9"])
        self.assertIn("c1: the entrance", told["look c1"])
        self.assertTrue(any("it looks at" in text for text in told.values()))
        self.assertEqual(len(self.record()["entries"]), entries)
        self.assertEqual(terminal.ask("?")[1].group(), prompt.group())

    def test_a_face_too_full_to_draw_is_told_in_full(self):
        full = standard_set()
        elements = dict.fromkeys(("cat", "laundry", "sunblind", "heart", "note", "bird", "person",
                                  "flower_magenta", "flower_white"), 7)
        for block in full["blocks"]:
            block["faces"] = [{"elements": elements}] * 4
        self.write("full.json", full)
        terminal = self.play("--blocks", "full.json")
        drawn, _ = terminal.until(PROMPT)
        self.assertIn("…", drawn)
        told = terminal.ask("blocks")[0].partition("on the disc")[2]
        self.assertIn("7 person, 7 flower_magenta, 7 flower_white", told)


if __name__ == "__main__":
    unittest.main()
