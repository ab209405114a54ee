"""`loggia play highrise`: whole matches, short answers, and hands that nobody else sees (H-24)."""

import re
import unittest

from cli import deck
from terminal import CLEAR, KEPT, SURE, PlayTest

SEAT = "(red|blue|yellow|white)"
PROMPT = re.compile(SEAT + r": What do you play, or end\? \(\? helps\) $")
PASS = re.compile(rf"Pass the keyboard to {SEAT}, who then presses Enter\. \(\? helps\) $")
RESULT = re.compile(r"\n[a-z ]+ (?:wins|share the victory): red \d, blue \d[^\n]*\n$")
DRAWN = re.compile(SEAT + r" draws (an? \w+)")
TAKEN = re.compile(SEAT + r" takes (an? \w+) from " + SEAT)


def plays(shown):
    """What the last table shown offers to play."""
    listed = shown.rpartition("You may play:")[2].partition(": What do you")[0].rpartition("\n")[0]
    return [" ".join(play.split()) for play in listed.split(",")]


def play_on(terminal, answer, most=400):
    """Answers every prompt until the match is over or `most` were answered; the last thing shown."""
    new = ""
    for _ in range(most):
        new, prompt = terminal.until(PROMPT, PASS)
        if prompt is None:
            break
        terminal.say("" if prompt.re is PASS else answer(new))
    return new


def first_play(new):
    return plays(new)[0]


class HighRises(PlayTest):
    def sit(self, *arguments, seats="person,sensible", seed=None, **how):
        """At a table of as many as there are seats, where red begins."""
        return self.terminal("play", "highrise", "--players", seats.count(",") + 1, "--seats", seats,
                             "--seed", self.seed if seed is None else seed, "--first", "red", *arguments, **how)

    def check_end(self, shown, terminal):
        self.assertEqual(terminal.exit_code(), 0)
        self.assertRegex(shown, RESULT)

    def small_deck(self, **cards):
        """Cards by name; n4 is the number 4."""
        named = {name.removeprefix("n"): count for name, count in cards.items()}
        self.write("small.json", {**deck(), "name": "small", "cards": named})
        return ("--deck", "small.json")


class WholeMatches(HighRises):
    def test_people_and_bots_for_two_three_and_four(self):
        for seats in ("person,sensible", "random,person", "person,random,person",
                      "sensible,person,random,person", "person,person,person,person"):
            with self.subTest(seats):
                name = seats + ".json"
                terminal = self.sit("--record", name, "--turn-limit", "40", seats=seats)
                shown = play_on(terminal, first_play)
                self.check_end(shown, terminal)
                record = self.record(name)
                self.assertEqual([seat["player"] for seat in record["seats"]], seats.split(","))
                for seat in record["seats"]:
                    self.assertRegex(shown, rf"(?m)^{seat['seat']}'s hand: ")

    def test_without_flags_a_person_sits_and_somebody_begins_at_random(self):
        seats, first = set(), set()
        for seed in range(10):
            terminal = self.terminal("play", "highrise", "--seed", seed, "--record", f"{seed}.json")
            _, prompt = terminal.until(PROMPT)
            seats.add(prompt.group(1))
            terminal.ask("quit", PROMPT)
            record = self.record(f"{seed}.json")
            first.add(record["options"]["first"])
            self.assertEqual(record["options"]["turn_limit"], "none")  # H-23
        self.assertEqual((seats, first), ({"red", "blue"}, {"red", "blue"}))

    def test_bots_alone(self):
        terminal = self.sit(seats="random,sensible,random")
        self.check_end(terminal.until(PROMPT)[0], terminal)

    def test_the_same_seed_and_answers_give_the_same_match(self):
        shown = []
        for _ in range(2):
            terminal = self.sit("--turn-limit", "20")
            play_on(terminal, first_play)
            shown.append(terminal.shown)
        self.assertEqual(shown[0], shown[1])


class Answers(HighRises):
    def test_help_and_questions_decide_nothing(self):
        terminal = self.sit("--record", "match.json")
        first, prompt = terminal.until(PROMPT)
        entries = len(self.record()["entries"])
        told, _ = terminal.ask("?", PROMPT)
        for word in ("build 4 5", "steal from blue with 5", "dog", "bone", "hammer", "ball", "thief",
                     "super_thief", "milkshake", "van", "end", "plays", "discard", "undo", "resign", "quit"):
            self.assertIn(word, told)
        self.assertEqual(terminal.ask("", PROMPT)[0], told)
        self.assertEqual(terminal.ask(" HELP ", PROMPT)[0], told)
        table = first[first.index("Discard:"):]
        self.assertEqual(terminal.ask("plays", PROMPT)[0], table)
        self.assertEqual(terminal.ask("Discard", PROMPT)[0], "Discard: no cards\n" + prompt.group())
        self.assertEqual(len(self.record()["entries"]), entries)

    def test_every_line_of_help_fits_a_screen(self):
        terminal = self.sit()
        terminal.until(PROMPT)
        told, _ = terminal.ask("?", PROMPT)
        self.assertLessEqual(max(map(len, told.splitlines())), 84)

    def test_short_answers(self):
        cards = self.small_deck(n4=30, n5=30, hammer=30)
        for ways in (("4 5", "5 4", "build 4 5", " Build  5 4 ", "bui 4"),):
            told = set()
            for way in ways:
                terminal = self.sit(*cards, seed=1)  # which deals red a 4 and a 5
                self.assertIn("build 4 5", plays(terminal.until(PROMPT)[0]))
                told.add(terminal.ask(way, PROMPT)[0])
            self.assertEqual(len(told), 1)
            self.assertIn("\nred: build 4 5\n", told.pop())

    def test_a_card_for_the_only_opponent_needs_no_name(self):
        cards = self.small_deck(milkshake=60)
        terminal = self.sit(*cards)
        terminal.until(PROMPT)
        self.assertIn("\nred: milkshake blue\n", terminal.ask("milkshake", PROMPT)[0])
        terminal = self.sit(*cards, seats="person,sensible,sensible")
        terminal.until(PROMPT)
        told, prompt = terminal.ask("milkshake", PROMPT)
        self.assertEqual(told, "Sorry, say whom it is for, such as milkshake blue.\n" + prompt.group())
        self.assertIn("\nred: milkshake yellow\n", terminal.ask("milkshake y", PROMPT)[0])

    def test_nonsense_is_refused_kindly_and_the_prompt_comes_back(self):
        terminal = self.sit("--record", "match.json")
        _, prompt = terminal.until(PROMPT)
        entries = len(self.record()["entries"])
        for answer in ("x", "blue", "9 9", "4 4", "joker joker", "build 4 5 5", "steal",
                       "steal from red with 5", "dog 9", "bone blue 1", "hammer red", "hammer yellow",
                       "ball blue", "draw red 5", "theft blue red 5", "end now", "-1", "'; drop", "ключ",
                       "x" * 3000, "\x07"):
            with self.subTest(answer=answer[:20]):
                told, again = terminal.ask(answer, PROMPT)
                self.assertEqual(again.group(), prompt.group())
                self.assertRegex(told[:-len(again.group())], r"^Sorry, [^\n]{10,100}\.\n$")
        self.assertEqual(len(self.record()["entries"]), entries)

    def test_a_refusal_names_the_rule(self):
        terminal = self.sit(*self.small_deck(n4=60))
        terminal.until(PROMPT)
        for answer, told in (("4 5", "you do not hold that card (H-05)"),
                             ("4 4", "the two cards of a floor add up to nine (H-09)"),
                             ("steal from blue with 4", "there is no floor yet (H-25)"),
                             ("van", "you do not hold that card (H-05)")):
            self.assertEqual(terminal.ask(answer, PROMPT)[0].splitlines()[0], f"Sorry, {told}.")


class News(HighRises):
    def test_dealing_and_drawing_read_as_sentences(self):
        terminal = self.sit(*self.small_deck(n8=59, joker=1), seats="person,sensible,sensible")
        shown, _ = terminal.until(PROMPT)
        lines = shown.splitlines()
        self.assertEqual(lines[1], "red draws an 8 · blue draws a card · yellow draws a card")
        self.assertEqual(len([line for line in lines if line.startswith("red draws")]), 6)
        self.assertNotIn("chance", shown)

    def test_a_turn_lost_is_told(self):
        terminal = self.sit(*self.small_deck(milkshake=60))
        terminal.until(PROMPT)
        terminal.ask("milkshake", PROMPT)
        told, _ = terminal.ask("end", PROMPT)
        self.assertIn("red: end\nblue loses a turn to a milkshake (H-20)\nred draws a milkshake\n", told)


class Secrets(HighRises):
    def check_screens(self, terminal):
        """H-24: every screen is one person's, and tells of that person's cards only."""
        looked = 0
        for screen in terminal.shown.split(CLEAR)[:-1]:
            asked = set(re.findall(SEAT + r": What do you play", screen))
            if not asked:
                continue
            (seat,) = asked
            looked += 1
            self.assertNotIn("'s hand", screen)
            self.assertIn("Your hand", screen)
            for drawer, card in DRAWN.findall(screen):
                self.assertEqual(card == "a card", drawer != seat, screen)
            for thief, card, robbed in TAKEN.findall(screen):
                self.assertEqual(card == "a card", seat not in (thief, robbed), screen)
        return looked

    def test_no_screen_shows_anothers_cards(self):
        for seats in ("person,person", "person,sensible,person", "person,person,person,random"):
            terminal = self.sit("--turn-limit", "40", seats=seats)
            self.check_end(play_on(terminal, first_play), terminal)
            self.assertGreater(self.check_screens(terminal), 0)

    def test_against_a_bot_its_cards_are_not_told(self):
        terminal = self.sit("--turn-limit", "40", seats="person,sensible")
        shown = play_on(terminal, first_play)
        before = terminal.shown[:-len(shown)]
        self.assertNotIn("'s hand", before)
        self.assertEqual({card for seat, card in DRAWN.findall(before) if seat == "blue"}, {"a card"})

    def test_the_screen_stays_blank_until_enter_alone(self):
        terminal = self.sit("--record", "match.json", seats="person,person,sensible")
        told, prompt = terminal.until(PROMPT, PASS)
        self.assertEqual((prompt.re, prompt.group(1)), (PASS, "red"))
        for answer in ("?", "end", "plays", "discard", "undo", "resign"):
            told, again = terminal.ask(answer, PROMPT, PASS)
            self.assertIs(again.re, PASS, answer)
            self.assertNotRegex(told, "hand|Discard")
        terminal.ask("", PROMPT)
        told, again = terminal.ask("end", PROMPT, PASS)
        self.assertEqual((again.re, again.group(1)), (PASS, "blue"))
        self.assertTrue(told.startswith("\x1b[H" + CLEAR), told)
        self.assertNotRegex(told, "hand|Discard|draws")
        self.assertEqual(terminal.ask("quit", PROMPT)[0], KEPT)

    def test_a_person_who_plays_on_keeps_the_screen(self):
        terminal = self.sit(*self.small_deck(milkshake=60), seats="person,person")
        terminal.until(PASS)
        terminal.ask("", PROMPT)
        told, again = terminal.ask("milkshake", PROMPT, PASS)
        self.assertIs(again.re, PROMPT)
        self.assertNotIn(CLEAR, told)


class Leaving(HighRises):
    def test_undo_across_a_draw_and_what_comes_again(self):
        terminal = self.sit("--record", "match.json")
        first, prompt = terminal.until(PROMPT)
        after, _ = terminal.ask("end", PROMPT)
        again, same = terminal.ask("undo", PROMPT)
        self.assertIn("red took a decision back", again)
        self.assertEqual(same.group(), prompt.group())
        self.assertEqual(again[again.index("Discard:"):], first[first.index("Discard:"):])
        repeated, _ = terminal.ask("end", PROMPT)
        self.assertEqual(repeated, after)
        self.assertEqual(sum("undo" in entry for entry in self.record()["entries"]), 1)

    def test_nothing_to_take_back(self):
        terminal = self.sit()
        _, prompt = terminal.until(PROMPT)
        self.assertEqual(terminal.ask("undo", PROMPT)[0],
                         "There is nothing of yours to take back.\n" + prompt.group())

    def test_who_resigns_at_a_table_of_three_loses_to_both(self):
        terminal = self.sit("--record", "match.json", seats="sensible,person,sensible")
        terminal.until(PROMPT)
        terminal.ask("resign", SURE)
        told, _ = terminal.ask("yes", PROMPT)
        self.assertTrue(told.endswith("red and yellow share the victory: blue resigned\n"), told)
        for seat in ("red", "blue", "yellow"):
            self.assertRegex(told, rf"(?m)^{seat}'s hand: ")
        result = self.record()["result"]
        self.assertEqual((result["winners"], result["resigned"]), (["red", "yellow"], "blue"))

    def test_a_match_put_aside_is_taken_up_again(self):
        for seats in ("person,sensible", "person,person,random"):
            name = seats + ".json"
            terminal = self.sit("--record", name, "--turn-limit", "30", seats=seats)
            play_on(terminal, first_play, most=6)
            terminal.until(PROMPT, PASS)
            terminal.press(b"\x03")
            self.assertEqual(terminal.exit_code(), 1)
            before = self.record(name)["entries"]
            again = self.terminal("play", "--resume", name)
            self.check_end(play_on(again, first_play), again)
            record = self.record(name)
            self.assertEqual(record["entries"][:len(before)], before)
            self.assertIsNotNone(record["result"])


if __name__ == "__main__":
    unittest.main()
