"""Who has told no name yet sees what there is, and does nothing."""

import unittest

from client import Client
from games import BALCONIA, balconia_table, play_balconia
from table import ServerTest


class Strangers(ServerTest):
    async def stranger(self, cookie="other=1"):
        return await Client(self.server, None, cookie=cookie).connect()

    async def test_a_line_without_a_name(self):
        for cookie in ("other=1", "loggia=" + "0" * 64, "loggia=nonsense", "loggia"):
            stranger = await self.stranger(cookie)
            self.assertIsNone(stranger.last("welcome")["name"])

    async def test_a_stranger_looks_and_does_nothing(self):
        ann = await Client(self.server, "Ann").connect()
        stranger = await self.stranger()
        match = await ann.make({**BALCONIA, "listed": True, "chairs": ["open", "me"]})
        listed, = self.server.http("GET", "/api/tables").json
        self.assertEqual((listed["match"], listed["host"]), (match, 2))
        self.assertNotIn("awaits_you", listed)
        table = await stranger.watch(match)
        self.assertEqual((table["chair"], table["chairs"], table["host"]), (None, [None, {"name": "Ann"}], 2))
        self.assertNotIn("made_by_you", table)
        for what in ({"sit": 1, "nonce": "n"}, {"invite": 1, "bot": "tenant"}, {"leave": True}):
            answer = await stranger.do(match, **what)
            self.assertEqual((answer["type"], answer["code"], answer["match"]), ("error", "no_guest", match))
        answer = await stranger.ask({"type": "make", "id": "m", "nonce": "n", "spec": BALCONIA})
        self.assertEqual((answer["type"], answer["code"]), ("error", "no_guest"))
        await ann.do(match, leave=True)
        await stranger.has(match, 4)
        self.assertTrue(stranger.events[match][-1]["closed"])

    async def test_matches_and_records_are_for_strangers_as_for_everybody(self):
        ann, ben = await Client(self.server, "Ann").connect(), await Client(self.server, "Ben").connect()
        stranger = await self.stranger()
        watched = await balconia_table(ann, ben)
        hidden = await balconia_table(ann, ben, spectators=False)
        await play_balconia(watched, ann, ben, 3)
        await stranger.watch(watched)
        shown = [event["action"] for event in stranger.events[watched] if "action" in event]
        self.assertIn({"keep": None}, shown)
        await stranger.say({"type": "watch", "match": hidden})
        self.assertEqual((await stranger.until(lambda: stranger.last("error")))["code"], "no_spectators")
        for match, running, over in ((watched, 409, 200), (hidden, 403, 403)):
            self.assertEqual(self.server.http("GET", f"/api/records/{match}").status, running)
            await ann.do(match, resign=True)
            self.assertEqual(self.server.http("GET", f"/api/records/{match}").status, over)


if __name__ == "__main__":
    unittest.main()
