"""The HTTP side: guests, lists, records; every answer as docs/openapi.json says."""

import hashlib
import json
import unittest

from client import Client
from games import BALCONIA, balconia_table
from table import OPENAPI, SOURCE, ServerTest

JSON = {"Content_Type": "application/json"}
# A deck as the server keeps it.
PRINTED = json.dumps(json.loads((SOURCE / "content/highrise/printed.json").read_text(encoding="utf-8")),
                     separators=(",", ":"))
PRINTED_HASH = hashlib.sha256(PRINTED.encode()).hexdigest()


class Http(ServerTest):
    def refused(self, status, code, *request, **how):
        answer = self.server.http(*request, **how)
        self.assertEqual((answer.status, answer.json["code"]), (status, code))

    def test_places_for_machines(self):
        for path, text in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
            self.assertEqual(self.server.http("GET", path).text, text)
        self.assertEqual(self.server.http("GET", "/").status, 200)

    def test_games(self):
        games = self.server.http("GET", "/api/games").json
        self.assertEqual([game["game"] for game in games], ["balconia", "highrise"])
        self.assertIn("sensible", games[0]["bots"])

    def test_contents_by_their_hash(self):
        answer = self.server.http("GET", f"/api/contents/{PRINTED_HASH}")
        self.assertEqual((answer.status, answer.text), (200, PRINTED))
        for unknown in ("0" * 64, "nonsense", "%00", "", "a/b"):
            self.refused(404, "nothing_there", "GET", f"/api/contents/{unknown}")

    def test_a_guest_comes_changes_names_and_goes(self):
        cookie = self.server.guest("  Ann  ")
        me = self.server.http("GET", "/api/me", cookie=f"other=1; {cookie}; more=2").json
        self.assertEqual(me, {"name": "Ann", "login": None})
        renamed = {"name": "Анна", "login": None}
        self.assertEqual(self.server.http("POST", "/api/me", {"name": "Анна"}, cookie).json, renamed)
        self.assertEqual(self.server.http("GET", "/api/me", cookie=cookie).json, renamed)
        self.assertEqual(self.server.http("POST", "/api/logout", {}, cookie).status, 200)
        for stranger in ({"cookie": cookie}, {}):
            self.assertIsNone(self.server.http("GET", "/api/me", **stranger).json)
        self.refused(401, "no_guest", "GET", "/api/matches", cookie=cookie)
        self.refused(401, "no_guest", "GET", "/api/matches")

    def test_names_that_are_none(self):
        for body in ({"name": ""}, {"name": "   "}, {"name": "x" * 25}, {"name": "🏠" * 24}, {"name": "a\nb"},
                     {"name": "a\u202eb"}, {"name": 5}, {"name": None}, {}, {"name": "a", "more": 1}, [], "null",
                     "", "{", '{"name":"a","name":"b"}', b'{"name":"\xff"}', '{"name":"\\ud800"}'):
            with self.subTest(body):
                self.refused(400, "not_understood", "POST", "/api/guest", body, **JSON)
        cookie = self.server.guest("Ann")
        self.refused(400, "not_understood", "POST", "/api/me", {"name": ""}, cookie=cookie)
        self.assertEqual(self.server.http("GET", "/api/me", cookie=cookie).json["name"], "Ann")

    def test_only_json_from_our_own_page(self):
        cookie = self.server.guest("Ann")
        for path in ("/api/guest", "/api/me", "/api/account", "/api/login", "/api/logout", "/nowhere"):
            for kind in ("text/plain", "application/x-www-form-urlencoded", "text/json", ""):
                self.refused(415, "not_json", "POST", path, "name=Ann", cookie=cookie, Content_Type=kind)
            self.refused(403, "other_origin", "POST", path, {"name": "Ann"}, cookie=cookie,
                         Origin="https://elsewhere.example")
        for how in ({"Origin": self.server.url}, {"Content_Type": "application/json; charset=utf-8"},
                    {"Content_Type": "Application/JSON;charset=UTF-8"}):
            self.assertEqual(self.server.http("POST", "/api/me", {"name": "Bob"}, cookie, **how).status, 200)

    def test_where_there_is_nothing(self):
        for method, path in (("GET", "/nothing"), ("GET", "/ws"), ("GET", "/api"), ("GET", "/api/guest"),
                             ("POST", "/healthz"), ("PUT", "/api/me"), ("DELETE", "/api/me"),
                             ("OPTIONS", "/api/me"), ("GET", "/api/../healthz"), ("GET", "//"),
                             ("GET", "/%2e%2e/etc/passwd")):
            with self.subTest(f"{method} {path}"):
                self.refused(404, "nothing_there", method, path, **(JSON if method == "POST" else {}))
        cookie = self.server.guest("Ann")
        for match in ("", "x", "0" * 32, "x" * 5000, "a/b", "%00", "'; drop table rows"):
            self.refused(404, "unknown_match", "GET", "/api/records/" + match.replace(" ", "+"), cookie=cookie)

    def test_head_is_get_without_a_body(self):
        for path in ("/healthz", "/api/games", "/nothing"):
            got, headed = self.server.http("GET", path), self.server.http("HEAD", path)
            self.assertEqual((headed.status, headed.text, headed.headers["Content-Length"]),
                             (got.status, "", got.headers["Content-Length"]))

    async def test_lists_and_records(self):
        ann, bob = await Client(self.server, "Ann").connect(), await Client(self.server, "Bob").connect()
        hidden = await ann.make(BALCONIA)
        shown = await ann.make({**BALCONIA, "listed": True, "clock": {"total": 60}, "stand_in": "random"})

        def listed(path, person):
            return {table["match"]: table for table in self.server.http("GET", path, cookie=person.cookie).json}

        tables = listed("/api/tables", bob)
        self.assertEqual(set(tables), {shown})
        for field in ("awaits_you", "chair", "kept_for_you"):
            self.assertNotIn(field, tables[shown])
        self.assertEqual(tables[shown]["clock"], {"total": 60, "increment": 0})
        self.assertEqual(set(listed("/api/matches", ann)), {hidden, shown})
        self.assertEqual(listed("/api/matches", bob), {})
        match = await balconia_table(ann, bob)
        self.assertEqual([listed("/api/matches", person)[match]["awaits_you"] for person in (ann, bob)],
                         [True, False])
        self.assertEqual([listed("/api/matches", person)[match]["chair"] for person in (ann, bob)], [1, 2])
        self.refused(409, "match_not_over", "GET", f"/api/records/{match}", cookie=ann.cookie)
        await ann.do(match, resign=True)
        self.assertEqual(listed("/api/matches", bob)[match]["result"]["winners"], ["pink"])
        self.assertEqual(listed("/api/matches", bob)[match]["chairs"],
                         [{"name": "Ann", "seat": "green"}, {"name": "Bob", "seat": "pink"}])
        record = self.server.http("GET", f"/api/records/{match}?save", cookie=bob.cookie)
        self.assertEqual(json.loads(record.text)["result"]["resigned"], "green")

    def test_every_route_is_described(self):
        """What the server answers at all, it answers as described."""
        for path, ways in OPENAPI["paths"].items():
            for method in ("get", "post"):
                how = JSON if method == "post" else {}
                place = path.replace("{match}", "x").replace("{hash}", PRINTED_HASH)
                answer = self.server.http(method.upper(), place, "{}" if how else None, **how)
                self.assertEqual("nothing_there" in answer.text, method not in ways, (method, path, answer.text))


if __name__ == "__main__":
    unittest.main()
