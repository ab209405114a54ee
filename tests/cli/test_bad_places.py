"""Files that cannot be read or written, and complaints that say where in a file to look."""

import os
import resource
import shutil
import signal
import unittest

from cli import DROP, LOGGIA, CliTest, building, changed, standard_set

READERS = ("score {}", "replay {}", "blocks check {}", "play --resume {}", "score good.json --blocks {}",
           "simulate balconia --blocks {}", "play balconia --blocks {}", "balance --blocks {}")
NOBODY = 65534


def small_disk():
    """As on a full disk: no file grows past 1,000 bytes."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))


class Reading(CliTest):
    def setUp(self):
        super().setUp()
        self.write("good.json", building())

    def refuse_all(self, name, says, **how):
        for reader in READERS:
            with self.subTest(reader):
                told = self.refuse(*reader.format(name).split(), naming=f"{name}: ", most=1, **how)
                self.assertIn(says, told)

    def test_a_missing_file(self):
        self.refuse_all("no.json", "no such file")
        self.refuse_all("no/such/folder/it.json", "no such file")
        self.refuse_all("good.json/it.json", "no such file")

    def test_a_folder(self):
        (self.folder / "sub").mkdir()
        self.refuse_all("sub", "folder")

    def test_a_dangling_link(self):
        (self.folder / "link.json").symlink_to("nowhere.json")
        self.refuse_all("link.json", "no such file")

    def test_an_unreadable_file(self):
        self.write("secret.json", building()).chmod(0)
        how = {}
        if os.geteuid() == 0:  # root reads everything: be somebody else, with a program he can reach
            self.folder.chmod(0o755)
            program = shutil.copy(LOGGIA, self.folder / "loggia")
            how = {"program": program, "user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.refuse_all("secret.json", "cannot be opened", **how)

    def test_a_device_without_end(self):
        for reader in READERS:
            self.assertIn("larger", self.refuse(*reader.format("/dev/zero").split(), naming="/dev/zero: "))


class Writing(CliTest):
    """A file is written whole or not at all."""

    def test_a_folder_that_does_not_exist(self):
        for command in ("simulate balconia --games 100000000", "play balconia"):
            with self.subTest(command):
                told = self.refuse(*command.split(), "--record", "no/such/it.json", most=1)
                self.assertEqual(told, "loggia: no/such/it.json: cannot be written\n")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_a_folder_in_the_place_of_a_file_and_the_reverse(self):
        (self.folder / "sub").mkdir()
        self.write("file", "kept")
        self.refuse("simulate", "balconia", "--record", "sub", naming="sub: ", most=1)
        self.refuse("play", "balconia", "--record", "sub", naming="sub: ", most=1)
        for out in ("file", "file/sub"):
            self.refuse("balance", "--games", "100000000", "--out", out, naming=f"{out}: ", most=1)
        self.assertEqual(self.read("file"), "kept")
        self.assertEqual(self.files(), ["file"])

    def test_a_full_disk_leaves_the_old_file_alone(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "all.json")
        kept = self.succeed("replay", "all.json", "--to", "20", "--json")
        self.write("it.json", kept)
        for command in ("simulate balconia --games 3 --record new.json", "play --resume it.json"):
            with self.subTest(command):
                name = command.split()[-1]
                told = self.refuse(*command.split(), naming=f"{name}: ", most=1,
                                   preexec_fn=small_disk, restore_signals=False)
                self.assertIn("cannot be written", told)
                self.assertEqual(self.read("it.json"), kept)
                self.assertEqual(self.files(), ["all.json", "it.json"])

    def test_nothing_is_recorded_over_what_is_there(self):
        for command, advice in (
                ("play balconia --seats random,random",
                 "go on with it (loggia play --resume it.json) or choose another name"),
                ("simulate balconia --games 1", "choose another name")):
            with self.subTest(command):
                command = [*command.split(), "--record", "it.json"]
                for kept in ("kept", ""):
                    self.write("it.json", kept)
                    told = self.refuse(*command, most=1)
                    self.assertEqual(told, f"loggia: it.json: is there already; {advice}\n")
                    self.assertEqual(self.read("it.json"), kept)
                (self.folder / "it.json").unlink()
                self.succeed(*command)
                self.assertIsNotNone(self.read_json("it.json")["result"])

    def test_a_full_disk_stops_a_report(self):
        self.refuse("balance", "--games", "3", "--out", "out", naming="out/balance.txt: ", most=1,
                    preexec_fn=small_disk, restore_signals=False)
        self.assertEqual(self.files(), [])

    def test_a_request_that_fails_writes_nothing(self):
        self.write("bad.json", "{}")
        self.write("it.json", "kept")
        for command in ("simulate balconia --record it.json", "play balconia --record it.json",
                        "balance --out out"):
            self.refuse(*command.split(), "--blocks", "bad.json", naming="bad.json: ")
        self.refuse("simulate", "balconia", "--record", "it.json", "--seats", "x,y", code=2)
        self.assertEqual(self.read("it.json"), "kept")
        self.assertEqual(self.files(), ["bad.json", "it.json"])

    def test_a_device_is_written_to_and_stays_a_device(self):
        link = self.folder / "null"
        link.symlink_to("/dev/null")
        self.succeed("simulate", "balconia", "--games", "2", "--record", "null")
        self.assertTrue(link.is_symlink() and link.is_char_device())

    def test_a_link_stays_a_link(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "all.json")
        self.write("real.json", self.succeed("replay", "all.json", "--to", "20", "--json"))
        (self.folder / "link.json").symlink_to("real.json")
        self.succeed("play", "--resume", "link.json")
        self.assertTrue((self.folder / "link.json").is_symlink())
        self.assertIsNotNone(self.read_json("real.json")["result"])


class Where(CliTest):
    """A complaint names the block, the face, the cell or the entry."""

    def test_in_a_set(self):
        face = {"elements": {"cats": 1}, "condition": {"where": "row", "each": 9, "what": "cat"}}
        for path, value, where in (
                ("blocks.3.faces.2", face, "block 4, face 2, elements: \"cats\""),
                ("blocks.3.faces.2", face, "block 4, face 2, condition, each: "),
                ("blocks.3.number", 5, "block 5: is given twice"),
                ("entrances.1.pink", {"majority": ["cat", "dog"]},
                 "entrance 2, pink, majority, second: \"dog\"")):
            self.write("it.json", changed(standard_set(), path, value))
            self.assertIn(f"loggia: it.json: {where}", self.refuse("blocks", "check", "it.json"))

    def test_a_set_full_of_mistakes_answers_with_a_screenful(self):
        bad = standard_set()
        for block in bad["blocks"]:
            block["faces"] = [{"elements": {"dog": 1}, "condition": {}, "lovebird": "up"}] * 4
        self.write("it.json", bad)
        told = self.refuse("blocks", "check", "it.json").splitlines()
        self.assertEqual((len(told), told[-1]), (51, "loggia: and perhaps more"))

    def test_in_a_building(self):
        good = building({"c2": (4, 2), "b1": (17, 0)})
        for path, value, where in (
                ("cells.z9", {"block": 1, "green": 0}, "cells: \"z9\" is not a cell"),
                ("cells.c3", {"block": 17, "green": 0}, "cells, c3: block 17 stands in another cell"),
                ("cells.c1", {"block": 1, "green": 0}, "cells, c1: the entrance stands there"),
                ("cells.c2.green", 4, "cells, c2, green: must be 0 to 3"),
                ("entrance", DROP, "\"entrance\" is missing")):
            self.write("it.json", changed(good, path, value))
            self.assertIn(f"loggia: it.json: {where}", self.refuse("score", "it.json", most=1))

    def test_in_a_record(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "good.json")
        good = self.succeed_json("replay", "good.json", "--json")
        first = good["entries"][1]["action"]["token"]
        other = good["content"]["data"]["blocks"][0]["faces"][0]["elements"]
        for path, value, where in (
                ("entries.4.action.token", first, "entry 5: that token was turned over before (B-05)"),
                ("entries.3.action.place", "c1", "entry 4: that cell is filled (B-08)"),
                ("entries.3.action.place", "a5", "entry 4: that cell is not next to a block yet (B-08)"),
                ("entries.2.by", "pink", "entry 3, by: "),
                ("entries.2.seq", 4, "entry 3, seq: "),
                ("entries.2", {"seq": 3, "undo": 9}, "entry 3: there is nothing to take back"),
                ("entries.2", {"seq": 3, "resign": "green"}, "entry 4: the match is over"),
                ("entries.43", {"seq": 44, "undo": 3}, "entry 44: the match is over"),
                ("entries.42", DROP, "result: does not follow"),
                ("result.scores.green", 99, "result: does not follow"),
                ("result", None, "result: does not follow"),
                ("rules", 2, "rules: written by rules 2"),
                ("content.hash", "0" * 64, "content, hash: "),
                ("content.data.blocks.0.faces.0.elements", {**other, "cat": 7}, "content, hash: ")):
            with self.subTest(path=path, value=value):
                self.write("it.json", changed(good, path, value))
                for command in (["replay"], ["play", "--resume"]):
                    self.assertIn(f"loggia: it.json: {where}", self.refuse(*command, "it.json", most=1))

    def test_a_player_nobody_knows_can_be_replayed_but_not_resumed(self):
        self.succeed("simulate", "balconia", "--games", "1", "--record", "good.json")
        started = self.succeed_json("replay", "good.json", "--to", "5", "--json")
        self.write("it.json", changed(started, "seats.1.player", "deep blue"))
        self.succeed("replay", "it.json")
        told = self.refuse("play", "--resume", "it.json", naming="it.json: seats", most=1)
        self.assertIn('"deep blue"', told)


if __name__ == "__main__":
    unittest.main()
