"""Accounts: a way back from another device, for whoever knows the password and nobody else."""

import concurrent.futures
import unittest

from client import Client, was_done
from games import BALCONIA
from table import ServerTest

JSON = {"Content_Type": "application/json"}
PASSWORD = "пароль с пробелом"


class Accounts(ServerTest):
    def post(self, path, login, password, cookie=None):
        return self.server.http("POST", path, {"login": login, "password": password}, cookie)

    def refused(self, status, code, answer):
        self.assertEqual((answer.status, answer.json["code"]), (status, code))

    def with_account(self, name, login):
        cookie = self.server.guest(name)
        self.assertEqual(self.post("/api/account", login, PASSWORD, cookie).status, 200)
        return cookie

    def who(self, cookie):
        return self.server.http("GET", "/api/me", cookie=cookie).json

    def test_a_guest_comes_back_from_another_device(self):
        first = self.server.guest("Ann")
        made = self.post("/api/account", "Ann.1", PASSWORD, first)
        self.assertEqual((made.status, made.json), (200, {"name": "Ann", "login": "ann.1"}))
        self.assertNotIn("Set-Cookie", made.headers)
        back = self.post("/api/login", "aNN.1", PASSWORD, self.server.guest("Somebody else"))
        self.assertEqual((back.status, back.json), (200, {"name": "Ann", "login": "ann.1"}))
        self.assertNotEqual(back.cookie, first)
        self.assertEqual(self.who(back.cookie), {"name": "Ann", "login": "ann.1"})
        self.assertEqual(self.server.http("POST", "/api/logout", {}, back.cookie).status, 200)
        self.assertEqual(self.who(first)["login"], "ann.1")
        self.server.kill()
        self.server.start()
        self.assertEqual(self.who(self.post("/api/login", "ann.1", PASSWORD).cookie)["name"], "Ann")

    def test_a_wrong_password_and_an_unknown_login_are_told_the_same(self):
        self.with_account("Ann", "ann")
        wrong = self.post("/api/login", "ann", PASSWORD + "x")
        unknown = self.post("/api/login", "nobody", PASSWORD)
        self.refused(401, "wrong_login", wrong)
        self.assertEqual((wrong.status, wrong.text), (unknown.status, unknown.text))
        self.assertNotIn("Set-Cookie", wrong.headers)
        for password in (PASSWORD.upper(), PASSWORD[:-1], PASSWORD + "\0"):
            self.refused(401, "wrong_login", self.post("/api/login", "ann", password))

    def test_a_login_is_one_guests(self):
        ann, bob = self.with_account("Ann", "ann"), self.server.guest("Bob")
        self.refused(409, "login_taken", self.post("/api/account", "ANN", "something else", bob))
        self.assertIsNone(self.who(bob)["login"])
        self.assertEqual(self.post("/api/account", "anna", PASSWORD, ann).json["login"], "anna")
        self.refused(401, "wrong_login", self.post("/api/login", "ann", PASSWORD))
        self.assertEqual(self.post("/api/account", "ann", "something else", bob).status, 200)
        self.assertEqual(self.post("/api/login", "ann", "something else").json["name"], "Bob")

    def test_another_password_ends_all_other_sessions(self):
        ann, bob = self.with_account("Ann", "ann"), self.with_account("Bob", "bob")
        phone = self.post("/api/login", "ann", PASSWORD).cookie
        lost = self.post("/api/login", "ann", PASSWORD).cookie
        self.assertEqual(self.who(lost)["name"], "Ann")  # it is known by now
        self.assertEqual(self.post("/api/account", "ann", "another password", phone).status, 200)
        for cookie in (ann, lost):
            self.assertIsNone(self.who(cookie))
        self.assertEqual([self.who(cookie)["name"] for cookie in (phone, bob)], ["Ann", "Bob"])
        self.refused(401, "wrong_login", self.post("/api/login", "ann", PASSWORD))
        self.assertEqual(self.post("/api/login", "ann", "another password").status, 200)

    async def test_a_session_that_ends_takes_its_lines_along(self):
        ann = self.with_account("Ann", "ann")
        phone = self.post("/api/login", "ann", PASSWORD).cookie
        lines = [await Client.of(self.server, cookie).connect() for cookie in (ann, ann, phone)]
        bob = await Client(self.server, "Bob").connect()
        match = await lines[2].make(BALCONIA)
        for line in lines:
            await line.watch(match)
        self.assertEqual(self.server.http("POST", "/api/logout", {}, ann).status, 200)
        self.assertEqual([await line.closed() for line in lines[:2]], [4001, 4001])
        self.assertTrue(was_done(await lines[2].do(match, leave=True)))
        other = self.post("/api/login", "ann", PASSWORD).cookie
        self.assertEqual(self.post("/api/account", "ann", "another password", other).status, 200)
        self.assertEqual(await lines[2].closed(), 4001)
        await bob.watch(match)
        self.assertEqual(self.server.http("GET", "/healthz").status, 200)

    async def test_who_logs_out_acts_no_more_even_if_the_line_stays(self):
        ann, bob = await Client(self.server, "Ann").connect(), await Client(self.server, "Bob").connect()
        match = await ann.make(BALCONIA)
        await bob.watch(match)
        ann.line.transport.pause_reading()  # and never answers that it is closed
        self.assertEqual(self.server.http("POST", "/api/logout", {}, ann.cookie).status, 200)
        await ann.say({"type": "do", "id": "late", "match": match, "what": {"leave": True}})
        self.assertTrue(was_done(await bob.do(match, sit=2, nonce="n")))
        self.assertFalse(any("left" in event for event in bob.events[match]))
        ann.drop()

    async def test_a_new_name_goes_for_lines_that_are_open(self):
        ann = await Client(self.server, "Ann").connect()
        old = await ann.make(BALCONIA)
        self.assertEqual(self.server.http("POST", "/api/me", {"name": "Anna"}, ann.cookie).status, 200)
        new = await ann.make(BALCONIA)
        self.assertEqual([(await ann.watch(match))["chairs"][0]["name"] for match in (old, new)], ["Ann", "Anna"])

    def test_what_is_no_account(self):
        cookie = self.server.guest("Ann")
        good = {"login": "ann", "password": PASSWORD}
        for body in ({**good, "login": "an"}, {**good, "login": "a" * 25}, {**good, "login": "an n"},
                     {**good, "login": "änn"}, {**good, "login": "ann\0"}, {**good, "login": 5},
                     {**good, "password": "1234567"}, {**good, "password": "x" * 201},
                     {**good, "password": "🏠" * 51}, {**good, "password": None}, {**good, "more": 1},
                     {"login": "ann"}, {"password": PASSWORD}, {}, [], "null", "", "{",
                     '{"login":"ann","password":"\\ud800xxxxxxx"}', b'{"login":"ann","password":"\xffxxxxxxxx"}'):
            for path in ("/api/account", "/api/login"):
                with self.subTest(f"{path} {body}"):
                    self.refused(400, "not_understood", self.server.http("POST", path, body, cookie, **JSON))
        self.refused(401, "no_guest", self.post("/api/account", "ann", PASSWORD))
        self.refused(401, "no_guest", self.post("/api/account", "ann", PASSWORD, "loggia=" + "0" * 64))
        self.assertIsNone(self.who(cookie)["login"])
        for length in (8, 200):
            self.assertEqual(self.post("/api/account", "a" * 24, "x" * length, cookie).status, 200)

    def test_who_guesses_must_wait(self):
        self.with_account("Ann", "ann")
        with concurrent.futures.ThreadPoolExecutor(20) as crowd:
            answers = list(crowd.map(lambda i: self.post("/api/login", "ann", f"a guess: {i}"), range(20)))
        self.assertEqual({answer.status for answer in answers}, {401, 429})
        refused = next(answer for answer in answers if answer.status == 429)
        self.assertEqual(refused.json["code"], "too_often")
        self.assertLessEqual(int(refused.headers["Retry-After"]), 6)

    def test_no_secret_is_logged_or_kept(self):
        self.with_account("Ann", "ann")
        self.post("/api/login", "ann", PASSWORD + " almost")
        self.server.stop()
        kept = b"".join(path.read_bytes() for path in self.folder.rglob("*") if path.is_file())
        self.assertIn(b"$argon2id$", kept)
        self.assertNotIn(PASSWORD.encode(), kept)


if __name__ == "__main__":
    unittest.main()
