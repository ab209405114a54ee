"""A client as docs/PROTOCOL.md wants it: follows matches by number, comes back, and sends again what
was not answered. It holds every message, its own and the server's, to the schema."""

import asyncio
import json

import websockets

from table import FROM_CLIENT, FROM_SERVER, PATIENCE, check_message, new_id


class Client:
    """One guest with one line, perhaps one after the other."""

    def __init__(self, server, name, checks=True, cookie=None):
        self.server = server
        self.name = name
        self.checks = checks
        self.cookie = cookie or server.guest(name)
        server.clients.append(self)
        self.line = None
        self.heard = []  # everything the server said on this line
        self.texts = []  # and on all of them, to the letter
        self.events = {}  # of each match, in order, without gaps
        self.tables = {}  # the last table message of each match
        self.close_code = None
        self._answers = {}
        self._listening = None
        self._failed = None
        self._changed = asyncio.Event()

    @classmethod
    def of(cls, server, cookie):
        """Another line of somebody who is known."""
        return cls(server, None, cookie=cookie)

    # Lines

    async def connect(self, **how):
        """With a hello; ready when the server says welcome."""
        await self.open(**how)
        await self.say({"type": "hello", "protocol": 1})
        await self.until(lambda: self.last("welcome") or self.close_code is not None)
        self._must_be_open()
        return self

    async def open(self, **how):
        headers = {"Cookie": self.cookie, **how.pop("headers", {})}
        self.line = await websockets.connect(self.server.socket_url, extra_headers=headers,
                                             open_timeout=PATIENCE, max_size=None, **how)
        self.close_code = None
        self.heard = []
        self._listening = asyncio.create_task(self._listen(self.line))
        return self

    async def close(self):
        if self.line is not None:
            await self.line.close()
            await self._listening

    def _must_be_open(self):
        if self.close_code is not None:
            raise ConnectionError(f"closed with {self.close_code}")

    def drop(self):
        """As a phone does in a tunnel: no goodbye."""
        self.line.transport.abort()

    async def closed(self):
        """The code the server closed with."""
        await self.until(lambda: self.close_code is not None)
        return self.close_code

    async def _listen(self, line):
        try:
            async for text in line:
                self.texts.append(text)
                message = json.loads(text)
                if self.checks:
                    check_message(message, FROM_SERVER)
                await self._take(message)
                self._wake()
        except websockets.ConnectionClosed:
            pass
        except Exception as problem:  # told to whoever waits
            self._failed = problem
        finally:
            self.close_code = line.close_code or 1006
            self._wake()

    async def _take(self, message):
        self.heard.append(message)
        kind, match = message["type"], message.get("match")
        if kind == "table":
            self.tables[match] = message
            known = self.events.setdefault(match, [])
            del known[message["after"]:]  # all of it, where the server starts anew
        if kind in ("table", "events"):
            await self._follow(match, message["events"])
        answered = message.get("done") or message.get("id")
        if answered in self._answers and not self._answers[answered].done():
            self._answers[answered].set_result(message)

    async def _follow(self, match, events):
        known = self.events.setdefault(match, [])
        for event in events:
            if event["seq"] == len(known) + 1:
                known.append(event)
            elif event["seq"] > len(known) + 1:
                await self.say({"type": "watch", "match": match, "after": len(known)})
                return

    # Waiting

    def _wake(self):
        self._changed.set()

    async def until(self, condition):
        """Waits for what it becomes true by: a message, or the end of the line."""
        async def wait():
            while not (found := condition()):
                if self._failed:
                    raise self._failed
                self._changed.clear()
                await self._changed.wait()
            return found
        return await asyncio.wait_for(wait(), PATIENCE)

    def last(self, kind):
        return next((message for message in reversed(self.heard) if message["type"] == kind), None)

    # Speaking

    async def say(self, message):
        if self.checks:
            check_message(message, FROM_CLIENT)
        await self.line.send(json.dumps(message))

    async def ask(self, message):
        """The answer to a command, or to anything with an id; what is sent is not looked at."""
        answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps(message))
        await self.until(lambda: answer.done() or self.close_code is not None)
        if not answer.done():
            self._must_be_open()
        return answer.result()

    async def command(self, message):
        if self.checks:
            check_message(message, FROM_CLIENT)
        return await self.ask(message)

    async def make(self, spec, command=None):
        """The match that was made."""
        answer = await self.command({"type": "make", "id": command or new_id(), "nonce": new_id(), "spec": spec})
        assert answer["type"] == "done", answer
        return answer["match"]

    async def do(self, match, command=None, **what):
        """do(match, act={…}), do(match, sit=2, nonce="…")"""
        return await self.command({"type": "do", "id": command or new_id(), "match": match, "what": what})

    async def watch(self, match, after=None):
        """The table message; the events are in self.events."""
        known = len(self.events.get(match, [])) if after is None else after
        self.tables.pop(match, None)
        await self.say({"type": "watch", "match": match, "after": known})
        await self.until(lambda: match in self.tables or self.close_code is not None)
        self._must_be_open()
        return self.tables[match]

    async def has(self, match, seq):
        """Waits until it knows the event with that number."""
        await self.until(lambda: len(self.events.get(match, [])) >= seq)

    def is_over(self, match):
        return any("result" in event for event in self.events.get(match, []))


def was_done(answer):
    return answer["type"] == "done" or "done" in answer
