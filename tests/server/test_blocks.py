"""Block sets of one's own: offered by name, and kept with the matches that were made with them."""

import json
import shutil
import subprocess
import unittest

from client import Client, was_done
from games import BALCONIA, balconia_table, play_balconia
from table import LOGGIA, PATIENCE, SOURCE, ServerTest


def own_set():
    blocks = json.loads((SOURCE / "content" / "balconia" / "standard.json").read_text(encoding="utf-8"))
    blocks["name"] = "ours"
    blocks["blocks"][0]["faces"][0] = {"elements": {"cat": 3, "heart": 1}}
    return blocks


class Blocks(ServerTest):
    def folder_with(self, **sets):
        folder = self.folder / "data" / "blocks"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, blocks in sets.items():
            text = blocks if isinstance(blocks, str) else json.dumps(blocks)
            (folder / f"{name}.json").write_text(text, encoding="utf-8")
        return folder

    def contents(self):
        return self.server.http("GET", "/api/games").json[0]["contents"]

    def refused(self, *arguments):
        """What it says when it does not start."""
        done = subprocess.run([LOGGIA, "serve", "--listen", "127.0.0.1:0", "--data", str(self.folder / "data"),
                               *arguments], capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        return done.stderr

    async def test_a_match_keeps_its_set_when_the_file_is_gone(self):
        self.assertEqual(self.contents(), ["standard"])
        self.server.stop()
        folder = self.folder_with(ours=own_set(), another=own_set())
        (folder / ".hidden.json").write_text("{", encoding="utf-8")
        (folder / "notes.txt").write_text("{", encoding="utf-8")
        self.server.start()
        self.assertEqual(self.contents(), ["standard", "another", "ours"])
        ann, bob = [await Client(self.server, name).connect() for name in ("Ann", "Bob")]
        match = await balconia_table(ann, bob, content="ours")
        standard = await ann.make(BALCONIA)
        made = [(await ann.watch(each, after=0))["events"][0]["made"]["content"] for each in (standard, match)]
        self.assertNotEqual(*made)
        await play_balconia(match, ann, bob, decisions=3)
        self.server.kill()
        shutil.rmtree(folder)
        self.server.start()
        self.assertEqual(self.contents(), ["standard"])
        for person in (ann, bob):
            await person.closed()
            await person.connect()
            await person.watch(match)
        refused = await ann.ask({"type": "make", "id": "gone", "nonce": "n", "spec": {**BALCONIA, "content": "ours"}})
        self.assertEqual((refused["type"], refused["code"]), ("error", "not_understood"))
        await play_balconia(match, ann, bob)
        record = self.verified(self.server.http("GET", f"/api/records/{match}", cookie=ann.cookie).text)
        self.assertEqual(record["content"]["hash"], made[1])
        self.assertTrue(was_done(await ann.do(match, rematch=True, nonce="n")))

    def test_a_folder_of_its_own(self):
        self.server.stop()
        folder = self.folder_with(ours=own_set()).rename(self.folder / "elsewhere")
        self.server.start("--blocks", str(folder))
        self.assertEqual(self.contents(), ["standard", "ours"])
        self.server.stop()
        self.assertIn("nowhere", self.refused("--blocks", str(self.folder / "nowhere")))

    def test_what_is_wrong_is_named_and_nothing_is_served(self):
        self.server.stop()
        wrong = own_set()
        wrong["blocks"][2]["faces"][1] = {"elements": {"cats": 1}}
        self.folder_with(wrong=wrong, torn="{", standard=own_set(), **{"a name": own_set()})
        said = self.refused()
        for words in ("wrong.json: block 3, face 1", '"cats"', "torn.json: line 1",
                      'standard.json: "standard" is the name of a built-in set', "a name.json: its name must be"):
            self.assertIn(words, said)


if __name__ == "__main__":
    unittest.main()
