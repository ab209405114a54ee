"""Finding one's way: help, exit codes, and what is said to somebody who mistyped."""

import re
import unittest

from cli import SOURCE, CliTest, building

# Every command, with words that its help must not lack.
COMMANDS = {
    "": ["serve", "export", "import", "play", "score", "replay", "verify", "simulate", "arena", "ladder", "balance", "blocks", "solve",
         "regret", "bench", "Exit codes: 0",
         "--help", "--version"],
    "serve": ["--listen ADDRESS:PORT", "--data DIR", "--blocks DIR", "--public-url URL", "127.0.0.1:8080", "LOGGIA_DATA",
              "--trusted-proxy ADDRESS", "--web DIR", "--metrics ADDRESS:PORT", "--bot-threads N", "--log-requests",
              "--config FILE", "--connections N=20000", "--away-seconds N=7", "--idle-seconds N=300"],
    "export": ["FILE", "loggia.export/1", "--data DIR", "LOGGIA_DATA"],
    "import": ["FILE", "loggia.export/1", "--data DIR", "LOGGIA_DATA"],
    "play": ["balconia", "highrise", "--resume FILE"],
    "play balconia": ["--seats", "person", "sensible", "random", "--seed", "--record FILE",
                      "--blocks standard|FILE"],
    "play highrise": ["--seats", "person", "sensible", "random", "--seed", "--record FILE",
                      "--deck standard|printed|FILE", "default: drawn", "default: none"],
    "score": ["FILE", "loggia.building/1", "--json", "--explain", "--blocks standard|FILE",
              "--fewer-of"],
    "verify": ["RECORD", "loggia.match/1", "--match", "--json"],
    "replay": ["RECORD", "loggia.match/1", "--to", "--match", "--json"],
    "simulate": ["balconia", "highrise"],
    "simulate balconia": ["--games", "--seed", "--seats", "sensible", "random", "--record FILE", "--json"],
    "simulate highrise": ["--games", "--seed", "--seats", "sensible", "random", "--record FILE", "--json",
                          "--deck standard|printed|FILE", "default: red", "default: 500"],
    "arena": ["balconia", "highrise"],
    "arena balconia": ["--bots A,B[,C,D]", "exec:", "--pairs", "--seed", "--nodes", "--move-time", "--sprt ELO0,ELO1",
                       "--record FILE", "--json", "--blocks standard|FILE"],
    "arena highrise": ["--bots A,B[,C,D]", "--pairs", "--sprt ELO0,ELO1", "--deck standard|printed|FILE"],
    "ladder": ["balconia", "highrise"],
    "ladder balconia": ["--pairs", "--seed", "--nodes", "--from LEVEL", "--levels", "--svg FILE", "--json"],
    "ladder highrise": ["--pairs", "--from LEVEL", "--svg FILE", "--players 2-4"],
    "balance": ["--games", "--player", "sensible", "random", "--out DIR", "--json"],
    "balance balconia": ["--games", "--player", "--out DIR", "--json"],
    "balance highrise": ["--games", "--player", "--out DIR", "--json", "--deck standard|printed|FILE"],
    "blocks": ["check"],
    "blocks check": ["FILE", "loggia.blocks/1"],
    "solve": ["FILE", "loggia.building/1", "--to", "--json"],
    "regret": ["--bot NAME", "--rounds", "--positions", "--nodes", "--seed", "--json"],
    "bench": ["--rounds", "--json"],
}

# Every rule option, where matches are made.
OPTIONS = ["--entrance random|1|2|3", "--door c1|a1|b1|d1|e1|random",
           "--fewer-of either|strict|left_only", "--free-placement", "--full-building", "--open-facades",
           "B-03", "B-11", "B-33", "B-36", "B-37", "B-38"]

HIGHRISE_OPTIONS = ["--players 2-4", "--first red|blue|yellow|white", "--floors 1-8",
                    "--turn-limit none|1-100000", "--stall-rounds 1-100", "H-02", "H-03", "H-08", "H-23"]

BAD_USAGE = {
    # what was typed: a word that the answer must have
    "": "subcommand",
    "nope": "nope",
    "--nope": "--nope",
    "score": "FILE",
    "score a.json b.json": "b.json",
    "score a.json --explain": "--json",
    "score a.json --fewer-of most": "most",
    "score a.json --blocks": "--blocks",
    "score a.json --entrance 2": "--entrance",
    "score a.json --door a1": "--door",
    "score a.json --open-facades": "--open-facades",
    "score --nope": "--nope",
    "serve --listen nowhere": "nowhere",
    "serve --listen 127.0.0.1:65536": "65536",
    "verify": "RECORD",
    "replay": "RECORD",
    "replay a.json --to -1": "-1",
    "replay a.json --to x": "x",
    "replay a.json --match 0": "0",
    "blocks": "subcommand",
    "blocks nope": "nope",
    "blocks check": "FILE",
    "play": "--resume",
    "play nope": "nope",
    "play --resume": "--resume",
    "play --resume a.json balconia": "--resume",
    "play balconia --seats person": "2",
    "play balconia --seats person,person,person": "3",
    "play balconia --seats person,nobody": "nobody",
    "play balconia --seed x": "x",
    "simulate": "subcommand",
    "simulate nope --games 3": "nope",
    "simulate balconia nope": "nope",
    "simulate balconia --nope": "--nope",
    "simulate balconia --games 0": "0",
    "simulate balconia --games -1": "-1",
    "simulate balconia --games 1.5": "1.5",
    "simulate balconia --games 1e3": "1e3",
    "simulate balconia --games 99999999999999999999": "99999999999999999999",
    "simulate balconia --games": "--games",
    "simulate balconia --seed -1": "-1",
    "simulate balconia --seed 99999999999999999999": "99999999999999999999",
    "simulate balconia --seed 0x10": "0x10",
    "simulate balconia --door z9": "z9",
    "simulate balconia --door c2": "c2",
    "simulate balconia --entrance 4": "4",
    "simulate balconia --fewer-of most": "most",
    "simulate balconia --full-building=perhaps": "perhaps",
    "simulate balconia --seats random,person": "person",
    "simulate balconia --seats random": "2",
    "simulate highrise --players 1": "choose from 2-4",
    "simulate highrise --players 5": "5",
    "simulate highrise --players two": "two",
    "simulate highrise --players 02": "02",
    "simulate highrise --floors 0": "0",
    "simulate highrise --floors 9": "9",
    "simulate highrise --turn-limit 0": "none, 1-100000",
    "simulate highrise --turn-limit -1": "-1",
    "simulate highrise --turn-limit 100001": "100001",
    "simulate highrise --first green": "green",
    "simulate highrise --stall-rounds 0": "0",
    "simulate highrise --blocks standard": "--blocks",
    "simulate highrise --seats random,random,random": "needs 2 names, not 3",
    "simulate highrise --players 3 --seats random,random": "needs 3 names, not 2",
    "simulate highrise --players 4 --seats random,random,person,random": "person",
    "play highrise --players 3 --seats person,sensible": "needs 3 names, not 2",
    "play --resume a.json highrise": "--resume",
    "balance highrise --player nobody": "--player",
    "balance --games 3 highrise": "--games",
    "balance --deck printed": "--deck",
    "balance nope": "nope",
    "balance --games 0": "0",
    "balance --games 3 balconia": "--games",
    "balance --player nobody": "--player",
    "bench --rounds 0": "0",
}


class Help(CliTest):
    def test_every_command_explains_itself(self):
        for command, words in COMMANDS.items():
            for flag in ("--help", "-h"):
                with self.subTest(command=command, flag=flag):
                    text = self.succeed(*command.split(), flag)
                    for word in words:
                        self.assertIn(word, text)

    def test_every_flag_and_command_has_a_description(self):
        for command in COMMANDS:
            text = self.succeed(*command.split(), "--help")
            for section in re.findall(r"^(?:Options|Positionals|Subcommands):\n((?:  .*\n)+)", text, re.M):
                for entry in re.split(r"\n(?=  \S)", section.rstrip("\n")):
                    with self.subTest(command=command, entry=entry):
                        # Set off by two blanks, or on the next line under a long flag.
                        self.assertRegex(entry, r"^  \S.*?(  |\n +)\S+ \S+")

    def test_every_subcommand_that_is_listed_exists(self):
        for command in COMMANDS:
            listed = self.succeed(*command.split(), "--help").partition("Subcommands:\n")[2]
            for name in re.findall(r"^  (\w+)  ", listed, re.M):
                self.assertIn(f"{command} {name}".strip(), COMMANDS)

    def test_every_rule_option_is_there_with_its_rule(self):
        for command in ("play balconia", "simulate balconia", "arena balconia", "ladder balconia", "balance",
                        "balance balconia"):
            text = self.succeed(*command.split(), "--help")
            for option in OPTIONS:
                self.assertIn(option, text, command)
        for command in ("play highrise", "simulate highrise", "arena highrise", "ladder highrise", "balance highrise"):
            text = self.succeed(*command.split(), "--help")
            for option in HIGHRISE_OPTIONS:
                self.assertIn(option, text, command)

    def test_the_version_stands_in_one_place(self):
        project = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        (version,) = re.findall(r"^project\(loggia VERSION (\d+\.\d+\.\d+) ", project, re.M)
        self.assertEqual(self.succeed("--version"), f"loggia {version}\nbalconia rules 1\nhighrise rules 1\n")

    def test_score_takes_only_the_options_that_matter_to_it(self):
        text = self.succeed("score", "--help")
        self.assertEqual(set(re.findall(r"^  (--[a-z-]+)", text, re.M)),
                         {"--blocks", "--fewer-of", "--free-placement", "--full-building", "--json",
                          "--explain"})
        words = " ".join(text.split())
        self.assertEqual((words.count("default: what the file says"), words.count("default:")), (2, 2))


class ExitCodes(CliTest):
    def test_bad_usage_is_2_and_names_the_word_that_was_wrong(self):
        for typed, word in BAD_USAGE.items():
            with self.subTest(typed=typed):
                self.assertIn(word, self.refuse(*typed.split(), code=2, most=2))

    def test_an_empty_word_is_bad_usage_too(self):
        self.refuse("", code=2)
        self.refuse("simulate", "balconia", "--seed", "", code=2)
        self.refuse("simulate", "balconia", "--door", "", code=2)

    def test_a_failed_request_is_1(self):
        for typed in ("score no.json", "replay no.json", "blocks check no.json", "play --resume no.json",
                      "simulate balconia --blocks no.json", "balance --blocks no.json",
                      "arena balconia --bots random,random --blocks no.json", "ladder highrise --deck no.json",
                      "play balconia --blocks no.json", "simulate highrise --deck no.json",
                      "balance highrise --deck no.json", "play highrise --deck no.json"):
            with self.subTest(typed=typed):
                self.assertEqual(self.refuse(*typed.split()), "loggia: no.json: no such file\n")

    def test_a_request_that_was_met_is_0(self):
        self.write("house.json", building({"c2": (4, 2)}))
        self.succeed("score", "house.json")
        self.succeed("simulate", "balconia", "--games", "1")

    def test_leading_zeros_do_not_make_a_number_octal(self):
        told = self.succeed_json("simulate", "balconia", "--games", "010", "--seed", "010", "--json")
        self.assertEqual((told["games"], told["seed"]), (10, 10))

    def test_output_that_cannot_be_written_is_a_failure(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = self.loggia("simulate", "balconia", "--games", "1", stdout=full)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"^loggia: .*written\n$")


if __name__ == "__main__":
    unittest.main()
