"""B-11 at one terminal: the screen is cleared between two people, and shows one side only."""

import re
import unittest

from cli import standard_set
from terminal import AGREE, CLEAR, KEPT, PASS, PROMPT, PlayTest, first_answer, play_on

OWN = {"green": "cat", "pink": "bird"}
ASKED = re.compile(r"(green|pink): (?:Which|Where)[^\n]*?\(\? helps\) ")
OTHER = {"green": "pink", "pink": "green"}


def two_sided_set():
    """Faces 0 and 1 have only cats, faces 2 and 3 only birds; doors ask for neither."""
    blocks = standard_set()
    for number, block in enumerate(blocks["blocks"]):
        block["faces"] = [{"elements": {kind: 1 + number % 7},
                           "condition": {"where": "row", "each": 1, "what": kind}}
                          for kind in ("cat", "cat", "bird", "bird")]
    for entrance in blocks["entrances"]:
        entrance.update(green={"difference": ["heart", "note"]}, pink={"majority": ["note", "heart"]})
    return blocks


def one_sided_answer(terminal, prompt):
    """Whoever acts, cats go to green's side and birds to pink's."""
    if prompt.group(2).startswith("Which"):
        return "01" if prompt.group(1) == "green" else "23"
    return first_answer(terminal, prompt)


def facades(screen):
    """The drawn facades, by owner, without the disc and the news."""
    return re.findall(r"(green|pink)'s side: [^\n]*\n(┌.*?┘)\n", screen, re.S)


class Sides(PlayTest):
    def setUp(self):
        super().setUp()
        self.write("set.json", two_sided_set())

    def screens(self, terminal):
        """What each person had on the screen: from one clearing to the next, with who was asked."""
        for screen in terminal.shown.split(CLEAR):
            asked = {match.group(1) for match in ASKED.finditer(screen)}
            if asked:
                yield asked, screen

    def check_screen(self, seat, screen):
        drawn = facades(screen)
        self.assertTrue(drawn)
        for owner, facade in drawn:
            self.assertEqual(owner, seat)
            self.assertNotIn(OWN[OTHER[seat]], facade)
        self.assertNotIn(f"{OTHER[seat]}'s side", screen)

    def test_the_screen_is_cleared_whenever_the_other_person_acts(self):
        terminal = self.play("--blocks", "set.json", seats="person,person")
        play_on(terminal, one_sided_answer)
        prompts = list(ASKED.finditer(terminal.shown))
        changes = 0
        for before, after in zip(prompts, prompts[1:]):
            if before.group(1) != after.group(1):
                changes += 1
                between = terminal.shown[before.end():after.start()]
                # Before and after the keyboard is passed; what was scrolled away, too.
                passed = between.index(f"Pass the keyboard to {after.group(1)}")
                for part in (between[:passed], between[passed:]):
                    self.assertIn("\x1b[2J\x1b[3J", part)
                self.assertNotIn("'s side", between[:passed])
                self.assertLess(between.index(CLEAR), passed)
        self.assertEqual(changes, 14)

    def test_a_screen_never_shows_the_other_side(self):
        terminal = self.play("--blocks", "set.json", seats="person,person")
        last = play_on(terminal, one_sided_answer)
        self.check_end(last, terminal)
        sides = 0
        for asked, screen in self.screens(terminal):
            (seat,) = asked
            self.check_screen(seat, screen)
            sides += sum(OWN[seat] in facade for _, facade in facades(screen))
        self.assertGreater(sides, 20)

    def test_the_same_against_a_bot(self):
        terminal = self.play("--blocks", "set.json", seats="person,random")
        play_on(terminal, one_sided_answer, most=12)
        terminal.until(PROMPT)
        owners = [owner for owner, _ in facades(terminal.shown)]
        self.assertEqual((len(owners), set(owners)), (13, {"green"}))

    def test_questions_tell_of_the_own_side_only(self):
        terminal = self.play("--blocks", "set.json", seats="person,person")

        def answer(terminal, prompt):
            seat = prompt.group(1)
            for question in ("score", *(f"look {column}{row}" for column in "abcde" for row in "12")):
                told, again = terminal.ask(question)
                self.assertEqual(again.group(), prompt.group())
                self.assertNotIn(OWN[OTHER[seat]], told, question)
                self.assertNotIn(f"{OTHER[seat]}'s side", told)
            return one_sided_answer(terminal, prompt)

        play_on(terminal, answer, most=30)

    def test_a_majority_door_is_open_until_the_end(self):
        """B-32: it would tell of the other side."""
        terminal = self.play("--blocks", "set.json", seats="person,person")
        last = play_on(terminal, one_sided_answer)
        for asked, screen in self.screens(terminal):
            for owner, facade in facades(screen):
                self.assertEqual(" open─" in facade, owner == "pink")
        self.assertNotIn(" open─", last)

    def test_taking_back_passes_the_keyboard_too(self):
        terminal = self.play("--blocks", "set.json", seats="person,person")
        play_on(terminal, one_sided_answer, most=3)  # Enter, green keeps, Enter
        _, prompt = terminal.until(PROMPT)
        self.assertEqual(prompt.group(1), "pink")
        told, again = terminal.ask("undo", PROMPT, PASS)
        self.assertIn("nothing of yours", told)
        # Pink places, keeps; green thinks again about the first decision.
        terminal.say(one_sided_answer(terminal, again))
        play_on(terminal, one_sided_answer, most=2)
        _, prompt = terminal.until(PROMPT)
        self.assertEqual(prompt.group(1), "green")
        terminal.ask("undo", AGREE)
        told, prompt = terminal.ask("no", PROMPT, PASS)
        self.assertIn("It stands.", told)
        terminal.ask("undo", AGREE)
        told, prompt = terminal.ask("yes", PROMPT, PASS)
        self.assertIn("green took a decision back", told)
        self.assertEqual(prompt.group(1), "green")

    def test_the_screen_stays_blank_until_enter_alone(self):
        terminal = self.play("--blocks", "set.json", "--record", "match.json", seats="person,person")
        terminal.until(PASS)
        for answer in ("?", "01", "score", "look c1", "undo", "resign"):
            told, again = terminal.ask(answer, PROMPT, PASS)
            self.assertIs(again.re, PASS, answer)
            self.assertIn("Enter", told.partition("\n")[0])
            self.assertNotIn("side:", told)
        self.assertEqual(terminal.ask("quit")[0], KEPT)
        self.assertEqual(terminal.exit_code(), 0)
        self.assertIsNone(self.record()["result"])

    def test_a_record_that_is_still_played_shows_neither_side(self):
        terminal = self.play("--blocks", "set.json", "--record", "match.json", seats="person,person")
        play_on(terminal, one_sided_answer, most=6)
        terminal.until(PROMPT, PASS)
        self.assertEqual(facades(self.succeed("replay", "match.json")), [])

    def test_open_facades_show_both(self):
        terminal = self.play("--blocks", "set.json", "--open-facades", seats="person,person")
        play_on(terminal, one_sided_answer, most=3)
        terminal.until(PROMPT)
        for _, screen in self.screens(terminal):
            self.assertEqual([owner for owner, _ in facades(screen)][:2], ["green", "pink"])


if __name__ == "__main__":
    unittest.main()
