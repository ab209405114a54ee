"""What a link tells of itself where somebody pastes it. The words are tested beside server/link_card.cpp."""

import asyncio
import html
import re
import sqlite3
import unittest

from client import Client
from games import BALCONIA, balconia_table
from table import ServerTest, temporary_folder

PAGE = '<html><head><!--card--><title>own</title><!--/card--><script src="/app.js"></script></head></html>'
START = "Loggia: two games about building houses"


class Links(ServerTest):
    def setUp(self):
        folder = temporary_folder()
        (folder / "index.html").write_text(PAGE, encoding="utf-8")
        self.arguments = ("--web", str(folder))
        super().setUp()
        self.server.checks = False

    def get(self, path, method="GET", **headers):
        response, body = super().get(path, method, **headers)
        return response, body.decode()

    def card(self, path, **headers):
        page = self.get(path, **headers)[1]
        self.assertTrue(page.endswith('<script src="/app.js"></script></head></html>'), page)
        told = {name: html.unescape(content)
                for name, content in re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)" />', page)}
        self.assertEqual(html.unescape(re.search("<title>(.*)</title>", page)[1]), told["og:title"])
        self.assertEqual(told["description"], told["og:description"])
        self.assertEqual(told["twitter:card"], "summary_large_image")
        return told

    def test_the_start_and_all_that_is_no_match(self):
        told = self.card("/", Host="evil.example")
        self.assertEqual((told["og:title"], told["og:url"], told["og:image"]),
                         (START, f"{self.server.url}/", f"{self.server.url}/links/loggia.png"))
        start = self.get("/")[1]
        for path in ("/index.html", "/settings", "/?x=<script>", "/table/x", "/table/" + "0" * 32,
                     "/replay/online-" + "f" * 32, "/replay/local-" + "0" * 32, "/table/" + "0" * 5000):
            self.assertEqual(self.get(path)[1], start, path)

    def test_languages(self):
        self.assertEqual(self.card("/", Accept_Language="fr-FR,fr;q=0.9")["og:locale"], "fr_FR")
        self.assertEqual(self.card("/", Accept_Language="ru")["og:locale"], "ru_RU")
        self.assertEqual(self.card("/", Accept_Language="xx")["og:locale"], "en_GB")

    def test_head_and_pages_known_again(self):
        response, body = self.get("/lobby")
        self.assertEqual((response.headers["Vary"], response.headers["Cache-Control"]), ("Accept-Language", "no-cache"))
        head, nothing = self.get("/lobby", "HEAD")
        self.assertEqual((head.status, nothing, head.headers["Content-Length"], head.headers["ETag"]),
                         (200, "", str(len(body.encode())), response.headers["ETag"]))
        again, nothing = self.get("/lobby", If_None_Match=response.headers["ETag"])
        self.assertEqual((again.status, nothing), (304, ""))
        other, _ = self.get("/lobby", If_None_Match=response.headers["ETag"], Accept_Language="ru")
        self.assertEqual(other.status, 200)

    async def test_an_invitation(self):
        ann = await Client(self.server, '"><b>&amp;').connect()
        match = await ann.make({**BALCONIA, "spectators": False, "clock": {"move": 60}})
        told = self.card(f"/table/{match}")
        self.assertEqual(told["og:title"], '"><b>&amp; invites you to play Balconia')
        self.assertEqual(told["description"], '1 of 2 seats free · At the table: "><b>&amp; · 1 min per move')
        self.assertEqual((told["og:url"], told["og:image"]), (f"{self.server.url}/table/{match}", f"{self.server.url}/links/balconia.png"))
        self.assertNotIn("<b>", self.get(f"/table/{match}")[1])
        self.assertEqual(self.card(f"/replay/online-{match}")["og:title"], START)
        await ann.do(match, leave=True)
        self.assertEqual(self.get(f"/table/{match}")[1], self.get("/")[1], "closed")

    async def test_a_match_and_its_end(self):
        ann, ben = await Client(self.server, "Ann").connect(), await Client(self.server, "Ben").connect()
        match = await balconia_table(ann, ben)
        self.assertEqual(self.card(f"/table/{match}")["og:title"], "Balconia: Ann, Ben")
        self.assertNotIn("Won by", self.card(f"/replay/online-{match}")["description"])
        await ann.do(match, resign=True)
        for path in (f"/table/{match}", f"/replay/online-{match}"):
            self.assertIn("Won by Ben.", self.card(path)["description"])

    async def test_what_is_not_for_everybody(self):
        ann, ben = await Client(self.server, "Ann").connect(), await Client(self.server, "Ben").connect()
        match = await balconia_table(ann, ben, spectators=False)
        start = self.get("/")[1]
        for path in (f"/table/{match}", f"/replay/online-{match}"):
            self.assertEqual(self.get(path, Cookie=ann.cookie)[1], start)
        await ann.do(match, resign=True)
        for path in (f"/table/{match}", f"/replay/online-{match}"):
            self.assertEqual(self.get(path)[1], start)

    async def test_the_page_does_not_wait_for_a_store_that_is_away(self):
        ann, ben = await Client(self.server, "Ann").connect(), await Client(self.server, "Ben").connect()
        match = await balconia_table(ann, ben)
        other = sqlite3.connect(self.folder / "data" / "loggia.sqlite", isolation_level=None)
        self.addCleanup(other.close)
        other.execute("begin immediate")  # nobody else can write
        resigning = asyncio.create_task(ann.do(match, resign=True))
        await ann.until(lambda: ann.last("paused"))
        self.assertEqual(self.card(f"/table/{match}")["og:title"], START)
        other.execute("rollback")
        await resigning
        self.assertIn("Won by Ben.", self.card(f"/table/{match}")["description"])


if __name__ == "__main__":
    unittest.main()
