"""Lines that break, servers that die: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import json
import sqlite3
import unittest

from client import Client, was_done
from games import balconia_table, balconia_decision, play_balconia, standing
from table import ServerTest


class Lines(ServerTest):
    async def asyncSetUp(self):
        self.green = await Client(self.server, "Ann").connect()
        self.pink = await Client(self.server, "Bob").connect()
        self.match = await balconia_table(self.green, self.pink)

    async def test_a_command_sent_again_is_answered_and_done_once(self):
        answer = await self.green.do(self.match, command="keep-1", act={"keep": [0, 1]})
        self.assertEqual(answer["done"], "keep-1")
        seq = answer["events"][-1]["seq"]
        for _ in range(3):
            self.green.drop()
            await self.green.closed()
            await self.green.connect()
            again = await self.green.do(self.match, command="keep-1", act={"keep": [0, 1]})
            self.assertEqual(again, {"type": "done", "id": "keep-1", "match": self.match, "seq": seq})
        # The same id is somebody else's command when somebody else says it, and another at another table.
        self.assertTrue(was_done(await self.pink.do(self.match, command="keep-1", act={"place": "c2", "face": 2})))
        other = await self.green.make({"game": "balconia", "chairs": ["open", "open"]})
        self.assertTrue(was_done(await self.green.do(other, command="keep-1", sit=1, nonce="n")))

    async def test_a_table_made_again_is_the_same(self):
        spec = {"game": "balconia", "chairs": ["me", "open"]}
        first = await self.green.make(spec, command="make-1")
        self.assertEqual(await self.green.make(spec, command="make-1"), first)
        self.server.kill()
        await self.green.closed()
        self.server.start()
        await self.green.connect()
        self.assertEqual(await self.green.make(spec, command="make-1"), first)
        self.assertNotEqual(await self.green.make(spec, command="make-2"), first)

    async def test_who_comes_back_hears_only_what_was_missed(self):
        await play_balconia(self.match, self.green, self.pink, decisions=3)
        known = len(self.pink.events[self.match])
        self.pink.drop()
        await self.pink.closed()
        self.assertTrue(was_done(await self.green.do(
            self.match, act=balconia_decision(self.green.events[self.match])[1])))
        # One round trip: hello and watch go out together.
        await self.pink.open()
        await self.pink.say({"type": "hello", "protocol": 1})
        await self.pink.say({"type": "watch", "match": self.match, "after": known})
        table = await self.pink.until(lambda: self.pink.last("table"))
        self.assertEqual([event["seq"] for event in table["events"]],
                         list(range(known + 1, len(self.green.events[self.match]) + 1)))
        self.assertEqual((table["after"], table["seq"], table["chair"]),
                         (known, len(self.green.events[self.match]), 2))
        self.assertEqual(self.pink.events, self.green.events)
        # Who knows of more than there is, is told everything.
        self.assertEqual((await self.pink.watch(self.match, after=10**6))["after"], 0)
        self.assertEqual(self.pink.events, self.green.events)
        await play_balconia(self.match, self.green, self.pink)

    async def test_two_lines_of_one_guest_hear_the_same(self):
        second = await Client.of(self.server, self.green.cookie).connect()
        self.assertEqual((await second.watch(self.match))["chair"], 1)
        await play_balconia(self.match, second, self.pink)
        await self.green.has(self.match, len(second.events[self.match]))
        self.assertEqual(second.events, self.green.events)

    async def test_a_server_that_is_killed_loses_nothing_acknowledged(self):
        await play_balconia(self.match, self.green, self.pink, decisions=9)
        seat, action = balconia_decision(self.green.events[self.match])
        mover = {"green": self.green, "pink": self.pink}[seat]
        answer = await mover.do(self.match, command="the-last", act=action)
        known = mover.events[self.match][:answer["events"][-1]["seq"]]
        self.server.kill()
        for person in (self.green, self.pink):
            self.assertEqual(await person.closed(), 1006)
        self.server.start()
        for person in (self.green, self.pink):
            await person.connect()
            await person.watch(self.match, after=0)
        self.assertEqual(self.green.events[self.match], known)
        again = await mover.do(self.match, command="the-last", act=action)
        self.assertEqual((again["type"], again["seq"]), ("done", len(known)))
        await play_balconia(self.match, self.green, self.pink)
        record = self.server.http("GET", f"/api/records/{self.match}", cookie=self.green.cookie)
        entries = self.verified(record.text)["entries"]
        self.assertEqual(len(entries), len(standing(self.green.events[self.match])))

    async def test_killed_while_a_bot_is_to_act_the_match_goes_on(self):
        match = await self.green.make({"game": "highrise", "chairs": ["me", {"bot": "random"}],
                                       "options": {"turn_limit": 6, "first": "blue"}, "seats": "chosen"})
        self.server.kill()
        await self.green.closed()
        self.server.start()
        await self.green.connect()
        await self.green.watch(match)
        await self.green.until(lambda: any(event.get("action") == {"do": "end"} and event["by"] == "blue"
                                           for event in self.green.events[match]))
        self.assertTrue(was_done(await self.green.do(match, resign=True)))

    async def test_while_the_store_is_away_everybody_waits(self):
        other = sqlite3.connect(self.folder / "data" / "loggia.sqlite", isolation_level=None)
        self.addCleanup(other.close)
        other.execute("begin immediate")  # nobody else can write
        keeping = asyncio.create_task(self.green.do(self.match, act={"keep": [0, 1]}))
        for person in (self.green, self.pink):
            await person.until(lambda person=person: person.last("paused"))
        self.assertEqual(self.server.http("GET", "/readyz").status, 503)
        late = await Client.of(self.server, self.pink.cookie).open()
        await late.until(lambda: late.last("paused"))
        self.assertFalse(keeping.done())
        self.assertEqual(len([message for message in self.pink.heard if message["type"] == "paused"]), 1)
        other.execute("rollback")
        self.assertTrue(was_done(await keeping))
        for person in (self.green, self.pink, late):
            await person.until(lambda person=person: person.last("resumed"))
        self.assertEqual(self.server.http("GET", "/readyz").status, 200)
        await self.pink.has(self.match, len(self.green.events[self.match]))
        await play_balconia(self.match, self.green, self.pink)

    async def test_a_server_that_is_told_to_stop_says_goodbye(self):
        await play_balconia(self.match, self.green, self.pink, decisions=2)
        code = await asyncio.to_thread(self.server.stop)
        self.assertEqual(code, 0)
        for person in (self.green, self.pink):
            self.assertEqual(await person.closed(), 1012)
        self.assertIn("stopping", [json.loads(line)["event"] for line in self.server.log().splitlines()])
        self.server.start()
        for person in (self.green, self.pink):
            await person.connect()
            await person.watch(self.match)
        await play_balconia(self.match, self.green, self.pink)


if __name__ == "__main__":
    unittest.main()
