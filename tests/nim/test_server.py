"""The third game over real sockets: two people with clocks take back, play to the end, and are given the record; what
the server keeps moves to another.

LOGGIA is the program with Nim, LOGGIA_SOURCE the repository:
  LOGGIA=build/release/loggia_with_nim LOGGIA_SOURCE=. tests/side_by_side tests/nim/test_server.py
"""

import json
import os
import pathlib
import subprocess
import sys

sys.path.append(str(pathlib.Path(os.environ["LOGGIA_SOURCE"]).resolve() / "tests" / "server"))

from client import Client, was_done  # noqa: E402
from table import LOGGIA, PATIENCE, Server, ServerTest  # noqa: E402

CLOCKED = {"game": "nim", "chairs": ["me", "open"], "seats": "chosen", "clock": {"total": 60, "increment": 5}}


def transfer(*arguments):
    done = subprocess.run([LOGGIA, *map(str, arguments)], capture_output=True, encoding="utf-8", timeout=PATIENCE,
                          check=False)
    assert done.returncode == 0, done.stderr


class AtATable(ServerTest):
    async def people(self, spec):
        # The schemas know the games of the program that is handed out, and no others.
        self.server.checks = False
        oak, ash = [await Client(self.server, name, checks=False).connect() for name in ("Ann", "Боря")]
        match = await oak.make(spec)
        for person in (oak, ash):
            await person.watch(match)
        self.assertTrue(was_done(await ash.do(match, sit=2, nonce="word")))
        await oak.has(match, len(ash.events[match]))
        return oak, ash, match

    async def take(self, person, match, sticks, heap):
        answer = await person.do(match, act={"take": sticks, "from": heap})
        self.assertTrue(was_done(answer), answer)

    def record(self, match, person):
        answer = self.server.http("GET", f"/api/records/{match}", cookie=person.cookie)
        self.assertEqual(answer.status, 200, answer.text)
        return self.verified(answer.text)

    async def test_two_people_take_back_and_play_to_the_end(self):
        oak, ash, match = await self.people(CLOCKED)
        before = len(oak.events[match])
        await self.take(oak, match, 3, "a")
        self.assertEqual((await oak.do(match, act={"take": 1, "from": "b"}))["code"], "not_your_turn")
        self.assertEqual((await ash.do(match, act={"take": 1, "from": "a"}))["code"], "too_few_sticks")
        await self.take(ash, match, 1, "b")
        self.assertTrue(was_done(await oak.do(match, undo=before)))
        await ash.until(lambda: ash.last("undo_asked"))
        self.assertTrue(was_done(await ash.do(match, agree=True)))
        for sticks, heap, who in ((3, "a", oak), (4, "b", ash), (5, "c", oak)):
            await self.take(who, match, sticks, heap)
        await ash.until(lambda: ash.is_over(match))
        self.assertEqual(oak.events[match], ash.events[match])
        record = self.record(match, ash)
        self.assertEqual(record["result"], {"winners": ["oak"], "scores": {"oak": 1, "ash": 0}})
        self.assertIn(0, [entry.get("undo") for entry in record["entries"]])

        # To another store, and on from there.
        self.server.stop()
        transfer("export", "--data", self.server.data, self.folder / "all.jsonl")
        transfer("import", "--data", self.folder / "elsewhere", self.folder / "all.jsonl")
        self.server.data = str(self.folder / "elsewhere")
        self.server.start()
        self.assertEqual(self.record(match, ash), record)

    async def test_who_has_no_time_left_has_lost(self):
        oak, ash, match = await self.people(CLOCKED)
        await self.take(oak, match, 3, "a")
        self.server.clock.move(59)
        await self.take(ash, match, 4, "b")  # and has six seconds now
        self.server.clock.move(66)  # of which oak had 65
        await ash.until(lambda: ash.is_over(match))
        last = ash.events[match][-1]
        self.assertEqual((last["resign"], last["reason"]), ("oak", "ran out of time"))
        self.record(match, ash)

    async def test_a_person_and_two_bots(self):
        self.server.checks = False
        person = await Client(self.server, "Ann", checks=False).connect()
        match = await person.make({"game": "nim", "chairs": ["me", {"bot": "expert"}, {"bot": "random"}],
                                   "options": {"players": 3, "misere": True}, "content": "stairs"})
        await person.watch(match)
        while not person.is_over(match):
            legal = [heap for heap, left in zip("abcd", self.left(person, match)) if left]
            if legal and self.turn(person, match) == 1:
                await self.take(person, match, 1, legal[0])
            known = len(person.events[match])
            await person.until(lambda: person.is_over(match) or self.turn(person, match) == 1
                               or len(person.events[match]) > known)
        record = self.record(match, person)
        self.assertEqual(len(record["result"]["winners"]), 2)

    @staticmethod
    def actions(person, match):
        return [event for event in person.events[match] if "action" in event]

    def left(self, person, match):
        heaps = [1, 3, 5, 7]
        for event in self.actions(person, match):
            heaps["abcd".index(event["action"]["from"])] -= event["action"]["take"]
        return heaps

    def turn(self, person, match):
        """The chair of who is to act."""
        seats = next(event["started"] for event in person.events[match] if "started" in event)
        return seats[len(self.actions(person, match)) % len(seats)]["chair"]
