"""A database that a server of before has left (tests/golden/formats): guests come back to their tables, by the cookies,
passwords and links that they have, look at what was played, and play on."""

import html
import json
import re
import sqlite3
import unittest

from client import Client, was_done
from games import balconia_decision, seat_of
from table import SOURCE, ServerTest, temporary_folder

FORMATS = sorted(path.parent for path in (SOURCE / "tests" / "golden" / "formats").glob("*/server.sql"))
PAGE = "<html><head><!--card--><title>own</title><!--/card--></head></html>"
PASSWORD = "the old password"


class Formats(ServerTest):
    def setUp(self):
        folder = temporary_folder()
        (folder / "index.html").write_text(PAGE, encoding="utf-8")
        self.arguments = ("--web", str(folder))
        super().setUp()

    def serve(self, folder):
        """The database of this folder; what there is in it, by the export of the same server."""
        self.server.stop()
        file = self.folder / "data" / "loggia.sqlite"
        for old in file.parent.glob("loggia.sqlite*"):
            old.unlink()
        base = sqlite3.connect(file)
        base.executescript((folder / "server.sql").read_text(encoding="utf-8"))
        base.close()
        self.server.start(*self.arguments)
        lines = (folder / "server.jsonl").read_text(encoding="utf-8").splitlines()
        self.matches = {line["match"]["id"]: line["match"] for line in map(json.loads, lines) if "match" in line}
        self.cookies = json.loads((folder / "cookies.json").read_text(encoding="utf-8"))

    async def people(self):
        return {name: await Client.of(self.server, cookie).connect() for name, cookie in self.cookies.items()}

    def matches_of(self, person):
        return {each["match"]: each for each in self.server.http("GET", "/api/matches", cookie=person.cookie).json}

    async def test_everybody_finds_their_matches_and_what_was_played(self):
        for folder in FORMATS:
            self.serve(folder)
            seen = set()
            for person in (await self.people()).values():
                for match, listed in self.matches_of(person).items():
                    with self.subTest(f"{folder.name} {match}"):
                        kept = self.matches[match]
                        table = await person.watch(match)
                        self.assertEqual((table["seq"], listed["phase"]), (kept["rows"], kept["phase"]))
                        self.assertEqual(len(person.events[match]), kept["rows"])
                        self.assertEqual({**listed, **json.loads(kept["card"])}, listed)
                        self.assertEqual((listed.get("chair"), listed.get("kept_for_you")),
                                         (table["chair"], table.get("kept_for_you")))
                        if "result" in listed:
                            record = self.server.http("GET", f"/api/records/{match}", cookie=person.cookie).text
                            self.assertEqual(self.verified(record)["result"], listed["result"])
                        seen.add(match)
            alone = {match for match, kept in self.matches.items() if not kept["members"]}
            self.assertEqual(seen | alone, set(self.matches))

    async def test_who_has_the_password_comes_back(self):
        for folder in FORMATS:
            self.serve(folder)
            for login, name in (("ann", "Ann"), ("boris.2", "Боря")):
                answer = self.server.http("POST", "/api/login", {"login": login, "password": PASSWORD})
                self.assertEqual((answer.status, answer.json["name"]), (200, name))
                self.assertTrue(self.matches_of(await Client.of(self.server, answer.cookie).connect()))

    async def test_what_was_begun_is_played_on(self):
        for folder in FORMATS:
            self.serve(folder)
            played_on = 0
            for person in (await self.people()).values():
                for match, listed in self.matches_of(person).items():
                    if not listed["awaits_you"]:
                        continue
                    with self.subTest(f"{folder.name} {listed['game']} {listed['phase']} {match}"):
                        table = await person.watch(match)
                        if listed["phase"] == "open":
                            what = {"sit": table["kept_for_you"], "nonce": "at-last"}
                        elif listed["game"] == "balconia":
                            seat, act = balconia_decision(person.events[match])
                            self.assertEqual(seat, seat_of(person.events[match], table["chair"]))
                            what = {"act": act}
                        else:
                            what = {"act": {"do": "end"}}
                        self.assertTrue(was_done(await person.do(match, **what)))
                        played_on += 1
            self.assertGreaterEqual(played_on, 4, folder)

    async def test_links_lead_where_they_led(self):
        for folder in FORMATS:
            self.serve(folder)
            self.server.checks = False
            start = self.get("/")[1]
            for match, kept in self.matches.items():
                card = json.loads(kept["card"])
                if not card["spectators"] or card["chairs"] == [None, None]:
                    continue
                game = {"balconia": "Balconia", "highrise": "High-Rises"}[kept["game"]]
                for path in (f"/table/{match}", *([f"/replay/online-{match}"] if kept["phase"] != "open" else [])):
                    page = self.get(path)[1]
                    self.assertNotEqual(page, start, path)
                    self.assertIn(game, html.unescape(re.search(b"<title>(.*)</title>", page)[1].decode()), path)


if __name__ == "__main__":
    unittest.main()
