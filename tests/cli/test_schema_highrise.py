"""The schemas of High-Rises' decks and records, and the program, agree."""

import json
import unittest

from cli import DECK_SCHEMA, DROP, MATCH_SCHEMA, CliTest, changed, deck, each_of

CARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "joker", "dog", "bone", "hammer", "ball", "milkshake",
         "thief", "super_thief", "van")

REFUSED_DECKS = [
    ("format", "loggia.deck/2", "", 1, None, DROP),
    ("name", "", "x" * 101, "a\u001b[2Jb", "a\nb", "a\u009bb", "a\u202eb", 1, None, DROP),
    ("author", "somebody"),
    ("cards", [], None, 54, DROP, {"9": 20}, {"0": 20}, {"Joker": 20}, {"": 20}, {"super-thief": 20}),
    ("cards.dog", 0, 61, -1, 10**20, 1.5, "4", True, None, []),
    ("dealt", 0, 21, "5", 5.5, None, DROP),
    ("full", 0, 121, "8", None, DROP),
    ("refill", -1, 21, "3", None, DROP),
]
ACCEPTED_DECKS = [
    ("$schema", "deck.schema.json"),
    ("name", "x" * 100, "Высотки", "a \"quoted\" name"),
    ("cards", {"1": 20}, {"1": 60, "8": 60}, dict.fromkeys(CARDS, 7), {"van": 20}),
    ("cards.van", DROP, 60),
    ("dealt", 1, 13),
    ("full", 1, 120),
    ("refill", 0, 20),
]


class Decks(CliTest):
    def check(self, document, good):
        self.write("it.json", document)
        # A limit: some of these decks leave nothing to build with.
        done = self.loggia("simulate", "highrise", "--games", "1", "--turn-limit", "20", "--deck", "it.json")
        self.assertEqual((DECK_SCHEMA.is_valid(document), done.returncode), (good, 0 if good else 1),
                         done.stderr)

    def test_decks_that_both_refuse(self):
        for what, document in each_of(deck(), REFUSED_DECKS):
            with self.subTest(what):
                self.check(document, good=False)
        for document in ([], "deck", 1, None, True, {}):
            with self.subTest(document=document):
                self.check(document, good=False)

    def test_decks_that_both_accept(self):
        for what, document in each_of(deck(), ACCEPTED_DECKS):
            with self.subTest(what):
                self.check(document, good=True)

    def test_the_published_decks(self):
        for name, cards in (("standard", 54), ("printed", 55)):
            document = deck(name)
            self.check(document, good=True)
            self.assertEqual((document["name"], sum(document["cards"].values())), (name, cards))

    def test_what_only_the_program_can_refuse(self):
        for document in ({**deck(), "cards": {"1": 60, "2": 60, "3": 1}}, {**deck(), "cards": {"1": 19}},
                         {**deck(), "dealt": 14}):
            self.assertTrue(DECK_SCHEMA.is_valid(document))
            self.write("it.json", document)
            self.refuse("simulate", "highrise", "--deck", "it.json", naming="it.json: cards: ", most=1)


class Records(CliTest):
    def records(self, *arguments):
        return [json.loads(line) for line in self.recorded("highrise", *arguments).splitlines()]

    def test_records_of_all_kinds_are_valid_and_use_every_action(self):
        seen = set()
        for players in (2, 3, 4):
            for more in (["--turn-limit", "none"], ["--deck", "printed", "--floors", "4", "--first", "blue"]):
                for record in self.records("--players", players, "--games", 8, *more):
                    MATCH_SCHEMA.validate(record)
                    self.assertEqual(len(record["seats"]), players)
                    seen |= {entry["action"]["do"] for entry in record["entries"]}
        self.assertEqual(seen, {"draw", "theft", "build", "steal", "end", *CARDS[9:]})

    def test_a_record_cut_short(self):
        self.records("--games", 1)
        for to in (0, 1, 10, 11, 35):
            record = self.succeed_json("replay", "all.jsonl", "--to", to, "--json")
            MATCH_SCHEMA.validate(record)
            self.assertEqual((len(record["entries"]), record["result"]), (to, None))

    def test_undos_and_resigning(self):
        (record,) = self.records("--games", 1, "--players", 3)
        # Fifteen cards are dealt, red draws one and decides.
        cut = {**record, "entries": record["entries"][:17], "result": {
            "winners": ["red", "yellow"], "scores": {"red": 0, "blue": 0, "yellow": 0}, "resigned": "blue"}}
        cut["entries"] += [{"seq": 18, "undo": 16}, {"seq": 19, "resign": "blue"}]
        MATCH_SCHEMA.validate(cut)
        self.write("it.json", cut)
        self.assertIn("red and yellow share the victory: blue resigned", self.succeed("replay", "it.json"))
        self.write("it.json", changed(cut, "entries.17.undo", 12))
        self.refuse("replay", "it.json", naming="it.json: entry 18: an undo goes back to somebody's decision")

    def test_records_that_both_refuse(self):
        (record,) = self.records("--games", 1, "--players", 3)
        by_kind = {}
        for number, entry in enumerate(record["entries"]):
            by_kind.setdefault(entry["action"]["do"], f"entries.{number}.action")
        table = [
            ("game", "balconia", "chess", None, DROP), ("rules", 0, DROP),
            ("options", None, {"speed": 1}, DROP), ("options.players", 1, 5, "3", 2.5),
            ("options.first", "pink", 0, None), ("options.floors", 0, 9, "5"),
            ("options.turn_limit", 0, 100001, "500", None), ("options.stall_rounds", 0, 101),
            ("content.data", {}, DROP), ("content.data.cards.dog", 0, 61), ("content.data.dealt", 0),
            ("seats", [], DROP), ("seats.0.seat", "blue", "green"), ("seats.1", DROP),
            ("entries.2.by", "green", "red", DROP), ("entries.2", {"seq": 3, "resign": "pink"}),
            (by_kind["draw"], {}, {"draw": 4}, {"do": "dance"}, {"do": "draw", "seat": "red"}, DROP),
            (by_kind["draw"] + ".seat", "green", 0, DROP),
            (by_kind["draw"] + ".card", 0, 9, "4", "cat", None, 1.5, DROP),
            (by_kind["build"] + ".cards", [], [4], [4, 5, 5], [4, 4], ["joker", "joker"], [9, 0], "4 5", DROP),
            (by_kind["build"] + ".floor", 1),
            (by_kind["steal"] + ".with", "joker", 0, 9, "dog", DROP),
            (by_kind["steal"] + ".from", "green", DROP),
            (by_kind["end"], {"do": "end", "to": "red"}, {"do": "hammer"}, {"do": "dog", "floor": 0},
             {"do": "bone", "to": "red", "floor": 9}, {"do": "van", "to": "red"}),
            ("result", {}, DROP), ("result.winners", [], ["green"]),
            ("result.scores.red", -1, "5", 9, DROP), ("result.scores.green", 1),
        ]
        for what, document in each_of(record, table):
            with self.subTest(what):
                self.write("it.json", document)
                self.assertFalse(MATCH_SCHEMA.is_valid(document))
                self.refuse("replay", "it.json", naming="it.json", most=1)


if __name__ == "__main__":
    unittest.main()
