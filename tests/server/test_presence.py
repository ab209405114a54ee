"""Who is looking, by what is heard on their lines: also of those who vanish without a goodbye."""

import json
import unittest

from client import Client, was_done
from games import balconia_table
from raw import PONG, TEXT, RawLine, frame
from table import ServerTest


class Presence(ServerTest):
    arguments = ("--away-seconds", "2")

    async def asyncSetUp(self):
        self.ann = await Client(self.server, "Ann").connect()
        self.bob = await Client(self.server, "Боря").connect()
        self.match = await balconia_table(self.ann, self.bob)

    async def told(self, person, match=None, **fields):
        """The last presence that was told of the match, once it says so."""
        def found():
            last = next((message for message in reversed(person.heard)
                         if message["type"] == "presence" and message["match"] == (match or self.match)), {})
            return last if all(last.get(name) == value for name, value in fields.items()) else None
        return await person.until(found)

    async def test_who_has_gone_is_away_since_then(self):
        self.server.clock.move(100)
        await self.bob.close()
        away = [{"chair": 2, "since": self.server.clock.now}]
        self.assertEqual(await self.told(self.ann, present=[1]),
                         {"type": "presence", "match": self.match, "present": [1], "away": away})
        self.server.clock.move(100)
        self.assertEqual((await self.ann.watch(self.match))["away"], away)
        await self.bob.connect()
        table = await self.bob.watch(self.match)
        self.assertEqual((table["present"], table.get("away")), ([1, 2], None))

    async def test_who_vanishes_without_a_goodbye_is_away_since_the_last_word(self):
        await self.bob.close()
        line = await RawLine.open(self.server, self.bob.cookie)
        line.send(frame(TEXT, b'{"type":"hello","protocol":1}'),
                  frame(TEXT, json.dumps({"type": "watch", "match": self.match}).encode()))
        await self.told(self.ann, present=[1, 2])
        # No ping is answered there, and Ann's are.
        silence = self.server.clock.now - (await self.told(self.ann, present=[1]))["away"][0]["since"]
        self.assertGreaterEqual(silence, 2000)
        line.send(frame(PONG))
        self.assertNotIn("away", await self.told(self.ann, present=[1, 2]))

    async def test_who_speaks_after_a_silence_is_here_before_it_is_answered(self):
        await self.bob.close()
        line = await RawLine.open(self.server, self.bob.cookie)
        watch = frame(TEXT, json.dumps({"type": "watch", "match": self.match}).encode())
        line.send(frame(TEXT, b'{"type":"hello","protocol":1}'), watch)
        await self.told(self.ann, present=[1, 2])
        await self.told(self.ann, present=[1])
        line.send(watch)
        tables = []
        while len(tables) < 2:
            opcode, payload = await line.next()
            if opcode == TEXT and (message := json.loads(payload))["type"] == "table":
                tables.append(message)
        self.assertEqual((tables[1]["present"], tables[1].get("away")), ([1, 2], None))

    async def test_those_who_sit_there_are_told_how_many_look_on(self):
        self.assertNotIn("watching", await self.ann.watch(self.match))
        chloe = await Client(self.server, "Chloé").connect()
        again = await Client.of(self.server, chloe.cookie).connect()
        for line in (chloe, again):
            self.assertNotIn("watching", await line.watch(self.match))
        self.assertEqual((await self.ann.watch(self.match))["watching"], 1)
        await again.close()
        self.assertEqual((await self.told(self.bob, watching=1))["present"], [1, 2])
        await chloe.close()
        await self.told(self.bob, watching=None)

    async def test_a_rematch_names_whom_it_waits_for_and_says_whether_they_know(self):
        await self.bob.close()
        self.assertTrue(was_done(await self.ann.do(self.match, resign=True)))
        asked = (await self.ann.do(self.match, rematch=True, nonce="again"))["events"][0]
        self.assertEqual(asked["by"], "green")
        kept = {"chair": 1, "name": "Боря"}
        self.assertEqual((await self.ann.watch(asked["rematch"]))["kept"], [{**kept, "told": False}])
        matches = self.server.http("GET", "/api/matches", cookie=self.bob.cookie).json
        self.assertEqual([(match["awaits_you"], match["kept_for_you"]) for match in matches
                          if match["match"] == asked["rematch"]], [(True, 1)])
        await self.bob.connect()
        await self.bob.watch(self.match)
        await self.told(self.ann, asked["rematch"], kept=[{**kept, "told": True}])


if __name__ == "__main__":
    unittest.main()
