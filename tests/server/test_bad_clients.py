"""Clients that do not play along: they are told, or closed, and everybody else's match goes on."""

import base64
import contextlib
import json
import random
import resource
import socket
import struct
import unittest

import websockets

from client import Client, new_id
from games import BALCONIA, balconia_decision, balconia_table, play_balconia
from raw import BINARY, CLOSE, PING, TEXT, TURNED_AWAY, Connection, RawLine, frame
from table import PATIENCE, ServerTest

GARBAGE = ["", " ", "nonsense", "{", "[]", "null", "1e999", '"hello"', "{}", '{"type":1}', '{"type":"no"}',
           '{"type":"ping","type":"ping"}', "[" * 10000, '{"type":"hello"}', '{"type":"hello","protocol":"1"}',
           '{"type":"hello","protocol":-1}', "\x00", '{"type":"pi\\ud800ng"}']

# What is sent with an id, and is no message.
WRONG = [
    {"type": "do"},
    {"type": "do", "match": 5, "what": {"leave": True}},
    {"type": "do", "match": "a b", "what": {"leave": True}},
    {"type": "do", "match": "x" * 65, "what": {"leave": True}},
    {"type": "do", "match": "m", "what": None},
    {"type": "do", "match": "m", "what": {}},
    {"type": "do", "match": "m", "what": {"leave": True, "resign": True}},
    {"type": "do", "match": "m", "what": {"leave": True}, "more": 1},
    {"type": "do", "match": "m", "what": {"sit": 0, "nonce": "n"}},
    {"type": "do", "match": "m", "what": {"sit": 5, "nonce": "n"}},
    {"type": "do", "match": "m", "what": {"sit": 1}},
    {"type": "do", "match": "m", "what": {"sit": 1, "nonce": ""}},
    {"type": "do", "match": "m", "what": {"undo": 0}},
    {"type": "do", "match": "m", "what": {"undo": 1.5}},
    {"type": "do", "match": "m", "what": {"undo": 2**60}},
    {"type": "do", "match": "m", "what": {"agree": 1}},
    {"type": "do", "match": "m", "what": {"rematch": True}},
    {"type": "make"},
    {"type": "make", "nonce": "n", "spec": []},
    {"type": "make", "nonce": "n", "spec": {"game": "chess", "chairs": ["me", "open"]}},
    {"type": "make", "nonce": "n", "spec": {"game": "balconia"}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "chairs": ["me"]}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "chairs": ["me", "me"]}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "chairs": ["me", "open", "open"]}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "chairs": ["me", {"bot": "nobody"}]}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "chairs": ["me", {"guest": "0" * 32}]}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "options": {"doors": 3}}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "options": {"door": "z9"}}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "content": "mine"}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "seats": "best"}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "listed": "yes"}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "clock": {"move": 0}}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "clock": {"move": 10, "increment": 1}}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "clock": {"total": 10**9}}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "clock": "slow"}},
    {"type": "make", "nonce": "n", "spec": {**BALCONIA, "stand_in": "nobody"}},
    {"type": "make", "nonce": "n" * 65, "spec": BALCONIA},
]


class BadClients(ServerTest):
    async def asyncSetUp(self):
        self.green = await Client(self.server, "Ann").connect()
        self.pink = await Client(self.server, "Bob").connect()
        self.match = await balconia_table(self.green, self.pink)
        self.bad = Client(self.server, "Mallory")

    async def asyncTearDown(self):
        """The match of the others goes on to its end."""
        await play_balconia(self.match, self.green, self.pink)
        self.assertTrue(self.green.is_over(self.match))

    async def play_on(self):
        await play_balconia(self.match, self.green, self.pink, decisions=1)

    async def test_garbage_is_told_and_the_line_stays(self):
        await self.bad.connect()
        for text in GARBAGE:
            with self.subTest(text[:40]):
                self.bad.heard.clear()
                await self.bad.line.send(text)
                error = await self.bad.until(lambda: self.bad.last("error"))
                self.assertEqual(error["code"], "not_understood")
                self.assertLess(len(error["text"]), 500)
        await self.play_on()
        await self.bad.say({"type": "ping"})
        await self.bad.until(lambda: self.bad.last("pong"))

    async def test_a_message_is_a_text(self):
        for data in (b"", b"\xff\xfe\xfd", b'{"type":"ping"}', b"x" * 5000):
            await self.bad.connect()
            await self.bad.line.send(data)
            self.assertEqual(await self.bad.closed(), 1003)
            self.assertIsNone(self.bad.last("pong"))
            await self.play_on()

    async def test_commands_that_make_no_sense_are_answered_by_their_id(self):
        await self.bad.connect()
        for message in WRONG:
            with self.subTest(json.dumps(message)[:150]):
                answer = await self.bad.ask({"id": new_id(), **message})
                self.assertEqual((answer["type"], answer["code"]), ("error", "not_understood"))
        answer = await self.bad.do("no-such-match", leave=True)
        self.assertEqual((answer["code"], answer["match"]), ("unknown_match", "no-such-match"))
        for action in (None, 5, "keep", [], {}, {"keep": [0]}, {"keep": [0, 2]}, {"place": "z9", "face": 0},
                       {"do": "end"}, {"keep": [0, 1], "place": "c2"}):
            seat, _ = balconia_decision(self.green.events[self.match])
            mover = {"green": self.green, "pink": self.pink}[seat]
            answer = await mover.ask({"type": "do", "id": new_id(), "match": self.match, "what": {"act": action}})
            self.assertEqual((answer["type"], answer["code"]), ("refused", "not_an_action"), action)

    async def test_hello_comes_first_and_in_this_version(self):
        await self.bad.open()
        await self.bad.say({"type": "ping"})
        self.assertEqual((await self.bad.until(lambda: self.bad.last("error")))["code"], "hello_first")
        await self.bad.say({"type": "hello", "protocol": 2})
        self.assertEqual(await self.bad.until(lambda: self.bad.last("reload")), {"type": "reload", "protocol": 1})
        self.bad.heard.clear()
        await self.bad.say({"type": "watch", "match": self.match})
        self.assertEqual((await self.bad.until(lambda: self.bad.last("error")))["code"], "hello_first")
        await self.bad.say({"type": "hello", "protocol": 1, "language": "fr"})
        await self.bad.until(lambda: self.bad.last("welcome"))

    async def test_a_message_that_is_too_long_ends_the_line(self):
        await self.bad.connect()
        await self.bad.line.send(json.dumps({"type": "ping", "more": "x" * 16000}))
        await self.bad.until(lambda: self.bad.last("pong"))
        try:
            await self.bad.line.send("x" * 1_000_000)
        except websockets.ConnectionClosed:
            pass
        self.assertEqual(await self.bad.closed(), 1009)

    async def test_too_many_matches_are_not_watched(self):
        await self.bad.connect()
        against_a_bot = {"game": "balconia", "chairs": ["me", {"bot": "newcomer"}]}
        matches = [await self.green.make(against_a_bot) for _ in range(65)]
        for match in matches[:64]:
            await self.bad.watch(match)
        await self.bad.say({"type": "watch", "match": matches[64]})
        self.assertEqual((await self.bad.until(lambda: self.bad.last("error")))["code"], "too_many_watched")
        await self.bad.say({"type": "unwatch", "match": matches[0]})
        await self.bad.watch(matches[64])

    async def test_a_line_that_is_not_asked_for_rightly(self):
        for origin in ("https://elsewhere.example", "null"):
            with self.subTest(origin):
                with self.assertRaises(websockets.InvalidStatusCode) as refused:
                    await websockets.connect(self.server.socket_url,
                                             extra_headers={"Cookie": self.bad.cookie, "Origin": origin})
                self.assertEqual(refused.exception.status_code, 403)
        await self.bad.connect(headers={"Origin": self.server.url})
        await self.play_on()

    async def raw(self, data, ends=True):
        """What the server answers to these bytes, all of it."""
        connection = await Connection.to(self.server)
        connection.send(data)
        return await connection.rest() if ends else b""

    async def test_half_a_handshake(self):
        key = base64.b64encode(b"sixteen bytes...")
        head = b"GET /ws HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n" % self.bad.cookie.encode()
        # Not finished: the server does not wait for it in anybody else's place.
        for part in (b"", b"G", head, head + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"):
            await self.raw(part, ends=False)
            await self.play_on()
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
        for rest in (upgrade + b"\r\n", upgrade + b"Sec-WebSocket-Version: 13\r\n\r\n",
                     upgrade + b"Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"):
            answer = await self.raw(head + b"Connection: close\r\n" + rest)
            self.assertRegex(answer, rb"^HTTP/1.1 4\d\d ")

    async def test_what_is_no_http(self):
        for data in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + random.Random(self.seed).randbytes(100),
                     b"\r\n\r\n\r\n", b"GET\r\n\r\n",
                     b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"X: " + b"x" * 100_000 + b"\r\n\r\n",
                     b"POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                     b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n"
                     + b"x" * 70_000):
            with self.subTest(data[:60]):
                self.assertNotIn(b"HTTP/1.1 200", await self.raw(data))
                await self.play_on()

    async def test_what_a_proxy_may_read_otherwise(self):
        """Answered once, and the line is closed: what follows would be another request, or none."""
        origin = b"Origin: " + self.server.url.encode() + b"\r\n"
        body = b"Content-Type: application/json\r\nContent-Length: 2\r\n"
        for status, version, header in (
                (501, b"1.1", b"Host: x\r\nTransfer-Encoding: xchunked\r\n"),
                (501, b"1.1", b"Host: x\r\nTransfer-Encoding: gzip, chunked\r\n"),
                (501, b"1.1", b"Host: x\r\nTransfer-Encoding: identity\r\n"),
                (400, b"1.1", b"Host: x\r\nTransfer-Encoding: xchunked\r\nTransfer-Encoding: chunked\r\n"),
                (400, b"1.1", b"Host: x\r\nTransfer-Encoding: xchunked\r\n" + body),
                (400, b"1.1", b"Host: x\r\nTransfer-Encoding: chunked\r\n" + body),
                (400, b"1.0", b"Host: x\r\nTransfer-Encoding: chunked\r\n"),
                (400, b"1.1", b""), (400, b"1.1", b"Host: x\r\nHost: x\r\n"), (400, b"1.0", b"Host: x\r\nHost: y\r\n"),
                (400, b"1.1", b"Host: x\r\n" + origin + b"Origin: http://elsewhere\r\n")):
            with self.subTest(header):
                begin = b"POST /api/guest HTTP/" + version + b"\r\n" + header
                answer = await self.raw(begin + b"\r\n{}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                self.assertRegex(answer, rb"^HTTP/1.[01] %d " % status)
                self.assertEqual(answer.count(b"HTTP/1."), 1)
        for header in (b"HTTP/1.0\r\n", b"HTTP/1.0\r\nHost: x\r\n", b"HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"):
            self.assertRegex(await self.raw(b"GET /healthz " + header + b"\r\n"), rb"^HTTP/1.[01] 200 ")
        await self.play_on()

    async def test_frames_that_are_none(self):
        hello = frame(TEXT, b'{"type":"hello","protocol":1}')
        for code, junk in (
                (1002, b"\xff" * 64), (1002, b"\x81\x05hello"), (1002, b"\x89\xfe\xff\xff\x00\x00\x00\x00"),
                *((1002, frame(opcode, b"x")) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),  # reserved
                *((1002, frame(TEXT, b"x", reserved=bits)) for bits in (1, 2, 4)),  # compressed, and others
                (1002, frame(TEXT, b"{}", masked=False)), (1002, frame(PING, b"", masked=False)),
                (1002, frame(0, b"goes on")), (1002, frame(TEXT, b"{", fin=False) + hello),
                (1002, frame(PING, b"x" * 126)), (1002, frame(PING, b"", fin=False)),
                (1002, frame(CLOSE, b"x")), (1002, frame(CLOSE, struct.pack("!H", 1005))),
                (1007, frame(TEXT, b'{"type":"\xff"}')), (1007, frame(TEXT, b"\xc3", fin=False) + frame(0, b"(")),
                (1009, frame(TEXT, b"x" * 1_000_000)), (1009, frame(BINARY, b"x" * 1_000_000)),
                (1009, frame(TEXT, b"x" * 9000, fin=False) + frame(0, b"x" * 9000)),
                (1003, frame(BINARY, b"{}", fin=False) + frame(0, b""))):
            with self.subTest(code=code, junk=junk[:20]):
                line = await RawLine.open(self.server, self.bad.cookie)
                line.send(hello, junk)
                self.assertEqual((await line.closed())[0], code)
        await self.play_on()

    async def test_halves_of_messages(self):
        line = await RawLine.open(self.server, self.bad.cookie)
        text = b'{"type":"hello","protocol":1}'
        # Byte by byte, with something in between: it is one message.
        for i, byte in enumerate(text):
            line.send(frame(0 if i else TEXT, bytes([byte]), fin=i + 1 == len(text)), frame(PING, b"?"))
        heard = []
        while TEXT not in [opcode for opcode, _ in heard]:
            heard.append(await line.next())
        self.assertEqual(json.loads(heard[-1][1])["type"], "welcome")
        for half in (frame(TEXT, text, fin=False), frame(TEXT, text)[:1], frame(TEXT, text)[:9], b""):
            other = await RawLine.open(self.server, self.bad.cookie)
            other.send(half)
            await self.play_on()
            other.drop()
        await self.play_on()

    async def test_a_client_that_would_compress_is_not_asked_to(self):
        line = await RawLine.open(self.server, self.bad.cookie,
                                  "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
        self.assertNotIn("extensions", line.head.lower())

    async def test_thousands_of_connections(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        count = min(hard, 4096) - 256
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
        with contextlib.ExitStack() as opened:
            for number in range(count):
                opened.enter_context(socket.create_connection(self.server.address, PATIENCE))
                if number % 1000 == 999:
                    await self.play_on()
            await self.play_on()
        # All of them have gone; until the server has heard of it, there is no room at this address.
        while not self.bad.line:
            with contextlib.suppress(*TURNED_AWAY):
                await self.bad.open()
        await self.bad.say({"type": "hello", "protocol": 1})
        await self.bad.until(lambda: self.bad.last("welcome"))


if __name__ == "__main__":
    unittest.main()
