"""What nobody may know, looked for in every byte that a seat and a spectator get over real sockets.

That the bytes do not even depend on it is shown by tests/leak, without sockets."""

import asyncio
import json
import re
import sqlite3
import unittest

from client import Client
from games import end_turns, seat_of
from table import ServerTest


def parties(action):
    """To a draw or a theft: who sees the card."""
    return [action[name] for name in ("seat", "from", "by") if name in action]


class Secrets(ServerTest):
    async def begin(self):
        """A seat and a spectator, and bots that steal."""
        self.red, self.spectator = [await Client(self.server, name).connect() for name in ("Ann", "Eve")]
        match = await self.red.make({"game": "highrise", "chairs": ["me", {"bot": "sensible"}, {"bot": "sensible"}],
                                     "options": {"players": 3, "turn_limit": 60}, "listed": True})
        for person in (self.red, self.spectator):
            await person.watch(match)
        return match

    def ask_around(self, person, match):
        """What HTTP tells of a match that is being played; kept with what the line told."""
        record = f"/api/records/{match}"
        for path in ("/api/me", "/api/matches", "/api/tables", "/api/games", "/metrics", record):
            answer = self.server.http("GET", path, cookie=person.cookie)
            if path == record and answer.status == 200:
                return  # it ended meanwhile
            person.texts.append(json.dumps(answer.headers) + answer.text)

    async def come_again(self, person, match):
        """With nothing in mind, in the middle of the match."""
        while not person.is_over(match):
            known = len(person.events[match])
            await person.until(lambda: len(person.events[match]) > known + 20 or person.is_over(match))
            if not person.is_over(match):
                await asyncio.to_thread(self.ask_around, person, match)
                await person.watch(match, after=0)

    def stored(self, query):
        database = sqlite3.connect(f"file:{self.folder}/data/loggia.sqlite?mode=ro", uri=True)
        try:
            return [value for row in database.execute(query) for value in row]
        finally:
            database.close()

    async def test_no_byte_tells_a_card_an_id_a_token_or_the_seed(self):
        match = await self.begin()
        async with asyncio.timeout(60):
            await asyncio.gather(end_turns(match, self.red), self.come_again(self.spectator, match))
        answer = self.server.http("GET", f"/api/records/{match}", cookie=self.red.cookie)
        record = self.verified(answer.text)
        seed = record["chance"]["seed"]
        tokens = [client.cookie.partition("=")[2] for client in self.server.clients]
        secrets = tokens + self.stored("SELECT id FROM guests UNION SELECT token_hash FROM sessions")
        self.assertEqual(len(secrets), 6)
        hidden = 0
        for person, seat in ((self.red, seat_of(self.red.events[match], 1)), (self.spectator, None)):
            for text in person.texts:
                for secret in secrets:
                    self.assertNotIn(secret, text)
                if '"result"' not in text:
                    self.assertNotIn(seed, text)
            hidden += self.check_cards(person, seat, match, record["entries"])
        # However short the match: five cards were dealt to another before red's eyes, and ten before the spectator's.
        self.assertGreaterEqual(hidden, 15)
        for secret in [*secrets, seed]:
            self.assertNotIn(secret, self.server.log())

    def check_cards(self, person, seat, match, entries):
        """Every card in every text was seen by that seat; returns how often one was not told."""
        start = next(event["seq"] for event in person.events[match] if "started" in event)
        hidden = 0
        for text in person.texts:
            told = 0
            for event in json.loads(text).get("events", []) if text.startswith('{"type"') else []:
                action = event.get("action", {})
                if action.get("do") in ("draw", "theft"):
                    entry = entries[event["seq"] - start - 1]["action"]
                    is_party = seat in parties(entry)
                    self.assertEqual(action, entry if is_party else {**entry, "card": None})
                    told += is_party
                    hidden += not is_party
            self.assertEqual(len(re.findall(r'"card":(?!null)', text)), told, text)
        return hidden


if __name__ == "__main__":
    unittest.main()
