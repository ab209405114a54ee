"""Who asks too much: is told so, waits, or goes; and nobody else notices."""

import asyncio
import json
import time
import unittest
import urllib.request

import websockets

from client import Client
from games import balconia_table, play_balconia
from raw import PING, TEXT, TURNED_AWAY, Connection, RawLine, frame
from table import PATIENCE, ServerTest

PINGS = frame(TEXT, b'{"type":"ping"}')


# Who is counted here must not be turned away for it.
METRICS = ("--metrics", "127.0.0.1:0")


def numbers(server):
    """What /metrics tells, by name."""
    place = next(line["metrics"] for line in map(json.loads, server.log().splitlines()) if line["event"] == "open")
    with urllib.request.urlopen(f"http://{place}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


async def counted(server, name, is_so):
    """Waits until a number is as it should be."""
    async def wait():
        while not is_so(numbers(server)[name]):
            await asyncio.sleep(0.02)
    await asyncio.wait_for(wait(), PATIENCE)


async def refused(server, limit):
    """Waits until somebody met this limit."""
    await counted(server, f'loggia_refused_total{{limit="{limit}"}}', lambda times: times > 0)


class Beside(ServerTest):
    """There is always a match beside, and it goes on to its end."""

    async def asyncSetUp(self):
        self.green = await Client(self.server, "Ann").connect()
        self.pink = await Client(self.server, "Bob").connect()
        self.match = await balconia_table(self.green, self.pink)

    async def asyncTearDown(self):
        await play_balconia(self.match, self.green, self.pink)
        self.assertTrue(self.green.is_over(self.match))

    async def play_on(self):
        await play_balconia(self.match, self.green, self.pink, decisions=1)

    async def answered(self, line, count):
        """So many pongs."""
        pongs = 0
        while pongs < count:
            opcode, payload = await line.next()
            pongs += opcode == TEXT and json.loads(payload)["type"] == "pong"

    async def speaking(self, cookie):
        line = await RawLine.open(self.server, cookie)
        line.send(frame(TEXT, b'{"type":"hello","protocol":1}'))
        return line


class Messages(Beside):
    arguments = ("--messages-per-second", "40", "--messages-at-once", "40", "--guest-messages-per-second", "80",
                 "--guest-messages-at-once", "80")

    async def test_a_flood_waits_for_itself_alone(self):
        begin = time.monotonic()
        line = await self.speaking(self.server.guest("Mallory"))
        line.send(PINGS * 100)
        flood = asyncio.create_task(self.answered(line, 100))
        for _ in range(3):
            await self.play_on()
        await flood  # nothing is lost
        self.assertGreater(time.monotonic() - begin, (100 - 40) / 40)

    async def test_many_lines_of_one_guest_are_no_way_around_it(self):
        await self.flood_on_many_lines(self.server.guest("Mallory"))

    async def test_nor_are_strangers_of_one_address(self):
        await self.flood_on_many_lines("other=1")

    async def flood_on_many_lines(self, cookie):
        begin = time.monotonic()
        lines = [await self.speaking(cookie) for _ in range(5)]
        for line in lines:
            line.send(PINGS * 39)
        floods = [asyncio.create_task(self.answered(line, 39)) for line in lines]
        await self.play_on()
        await asyncio.gather(*floods)
        self.assertGreater(time.monotonic() - begin, (5 * 39 - 80) / 80)

    async def test_a_flood_of_pings_ends_the_line(self):
        line = await self.speaking(self.server.guest("Mallory"))
        line.send(frame(PING, b"x") * 10_000)
        self.assertEqual(await line.closed(), (1008, "too many pings"))
        await self.play_on()

    async def test_a_line_that_waits_hears_that_the_server_stops(self):
        line = await self.speaking(self.server.guest("Mallory"))
        line.send(PINGS * 1000)
        await self.answered(line, 40)
        await play_balconia(self.match, self.green, self.pink)
        stopping = asyncio.create_task(asyncio.to_thread(self.server.stop))
        self.assertEqual((await line.closed())[0], 1012)
        line.drop()
        self.assertEqual(await stopping, 0)


class Requests(ServerTest):
    arguments = ("--requests-per-second", "1", "--requests-at-once", "20", "--guests-per-minute", "1",
                 "--guests-at-once", "3", "--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")

    def asked(self, path, **headers):
        return self.server.http("GET", path, **headers)

    def answered(self, path="/healthz", **headers):
        """How many requests are answered until one is refused, and that one: one more than at once with every second
        that passes, so that a slow machine comes to the same as long as it asks more often than that."""
        for count in range(1000):
            answer = self.asked(path, **headers)
            if answer.status != 200:
                return count, answer
        raise AssertionError("nothing is refused")

    def test_requests_of_an_address(self):
        count, last = self.answered("/api/games")
        self.assertGreaterEqual(count, 20)
        self.assertEqual((last.status, last.json["code"]), (429, "too_often"))
        self.assertGreaterEqual(int(last.headers["Retry-After"]), 1)

    def test_guests_of_an_address(self):
        answers = [self.server.http("POST", "/api/guest", {"name": "Ann"}) for _ in range(4)]
        self.assertEqual([answer.status for answer in answers], [201, 201, 201, 429])
        self.assertGreater(int(answers[-1].headers["Retry-After"]), 10)
        self.assertEqual(self.asked("/api/games").status, 200)
        self.assertEqual(self.server.http("POST", "/api/guest", {"name": "Ann"},
                                          X_Forwarded_For="203.0.113.9").status, 201)

    def used_up(self, *addresses):
        """Whether somebody with the last address pays for those with the others."""
        for address in addresses[:-1]:
            self.answered(X_Forwarded_For=address)
        count, _ = self.answered(X_Forwarded_For=addresses[-1])
        return count < 20

    def test_who_is_behind_a_trusted_proxy(self):
        self.assertFalse(self.used_up("203.0.113.1", "203.0.113.2"))
        self.assertTrue(self.used_up("203.0.113.3", "203.0.113.3, 10.9.9.9"))
        self.assertTrue(self.used_up("2001:db8::1", "2001:db8::ffff:1"))  # one household
        self.assertFalse(self.used_up("2001:db8:0:1::1", "2001:db8:0:2::1"))

    def test_what_a_client_says_of_itself_is_not_believed(self):
        self.assertTrue(self.used_up("203.0.113.4", "198.51.100.1, 203.0.113.4"))
        self.assertTrue(self.used_up("203.0.113.5", "127.0.0.1, 10.0.0.1, 203.0.113.5"))


class NoProxy(ServerTest):
    arguments = ("--requests-per-second", "1", "--requests-at-once", "20")

    def test_without_a_trusted_proxy_the_header_is_nothing(self):
        answers = (self.server.http("GET", "/healthz", X_Forwarded_For=f"203.0.113.{i}") for i in range(250))
        self.assertTrue(any(answer.status == 429 for answer in answers))


class Connections(Beside):
    arguments = ("--connections-per-address", "30", *METRICS)

    async def connection(self):
        """And whether it may stay."""
        connection = await Connection.to(self.server)
        try:
            connection.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            return connection, b" 200 " in await asyncio.wait_for(connection.reader.readline(), PATIENCE)
        except ConnectionError:
            return connection, False

    async def test_of_one_address(self):
        connections = [await self.connection() for _ in range(60)]
        stayed = [connection for connection, stays in connections if stays]
        self.assertLessEqual(len(stayed), 28)
        self.assertGreater(len(stayed), 20)
        with self.assertRaises(TURNED_AWAY):
            await websockets.connect(self.server.socket_url, extra_headers={"Cookie": self.green.cookie})
        await self.play_on()
        for connection in stayed:
            connection.drop()
        await refused(self.server, "connections_per_address")
        await counted(self.server, 'loggia_connections{kind="http"}', lambda count: count == 1)  # who asks
        _, stays = await self.connection()
        self.assertTrue(stays)


class ProxiedLines(Beside):
    arguments = ("--connections-per-address", "3", "--trusted-proxy", "127.0.0.1")

    async def test_lines_are_counted_for_whom_the_proxy_speaks(self):
        cookie = self.server.guest("Mallory")
        lines = [await RawLine.open(self.server, cookie, "X-Forwarded-For: 203.0.113.9") for _ in range(4)]
        self.assertEqual([line.head.split()[1] for line in lines], ["101", "101", "101", "503"])
        other = await RawLine.open(self.server, cookie, "X-Forwarded-For: 203.0.113.8")
        self.assertEqual(other.head.split()[1], "101")
        for line in (*lines, other):
            line.drop()
        await self.play_on()


class AllConnections(Beside):
    arguments = ("--connections", "20", *METRICS)

    async def test_of_everybody(self):
        opened = [await Connection.to(self.server) for _ in range(40)]
        # The last one is turned away without having said anything.
        answer = await opened[-1].rest()
        self.assertTrue(answer.startswith(b"HTTP/1.1 503 "), answer)
        await self.play_on()
        await refused(self.server, "connections")
        for connection in opened:
            connection.drop()


class Reading(Beside):
    arguments = ("--waiting-bytes", "20000", "--messages-per-second", "0", "--guest-messages-per-second", "0",
                 *METRICS)

    async def deaf(self):
        """Somebody who asks and asks, and does not listen."""
        line = await RawLine.open(self.server, self.server.guest("Mallory"), buffer=4096)
        line.send(frame(TEXT, b'{"type":"hello","protocol":1}'))
        watch = frame(TEXT, json.dumps({"type": "watch", "match": self.match}).encode())
        line.send(watch * 5000)
        await refused(self.server, "waiting_bytes")
        return line

    async def test_who_does_not_read_is_told_to_come_again(self):
        line = await self.deaf()
        self.assertEqual(await line.closed(), (1013, "you do not read what you are told"))
        await self.play_on()

    async def test_who_never_reads_is_cut_off(self):
        line = await self.deaf()
        await counted(self.server, 'loggia_connections{kind="websocket"}', lambda count: count == 2)
        line.drop()


class LongMessages(Beside):
    arguments = ("--waiting-bytes", "1024")

    async def test_one_message_may_be_longer_than_what_may_wait(self):
        await play_balconia(self.match, self.green, self.pink)
        reader = await Client(self.server, "Cleo").connect()
        table = await reader.watch(self.match)
        self.assertGreater(len(json.dumps(table)), 2048)
        self.assertEqual(table["seq"], len(reader.events[self.match]))


class Times(Beside):
    arguments = ("--header-seconds", "2", "--body-seconds", "2")

    async def ends(self, begin, more):
        """The server hangs up on who takes for ever."""
        connection = await Connection.to(self.server)
        connection.send(begin)

        async def drip():
            while True:
                await asyncio.sleep(0.2)
                connection.send(more)
        dripping = asyncio.create_task(drip())
        try:
            return await connection.rest()
        finally:
            dripping.cancel()

    async def test_who_takes_for_ever_is_not_waited_for(self):
        head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"
        begins = (b"", b"GET / HT", head, head + b"\r\n{")
        answers = asyncio.gather(*(self.ends(begin, b"x") for begin in begins))
        await self.play_on()
        self.assertEqual(await answers, [b""] * len(begins))


class Idle(Beside):
    arguments = ("--idle-seconds", "4")

    async def test_a_silent_line_ends_and_one_that_answers_pings_stays(self):
        line = await RawLine.open(self.server, self.server.guest("Mallory"))
        self.assertIsNone(await line.closed())
        await self.play_on()


class Sizes(Beside):
    async def answer(self, data):
        connection = await Connection.to(self.server)
        connection.send(data)
        return await connection.rest()

    async def test_what_is_too_large_or_no_request_is_answered(self):
        post = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        for status, code, data in (
                (431, "header_too_large", b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n"),
                (431, "header_too_large", b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n"),
                (413, "body_too_large", post + b"Content-Length: 70000\r\n\r\n" + b"x" * 70_000),
                (413, "body_too_large", post + b"Content-Length: 99999999999\r\n\r\n"),
                (413, "body_too_large", post + b"Transfer-Encoding: chunked\r\n\r\n" + b"ffff\r\n" + b"x" * 65535
                 + b"\r\nffff\r\n" + b"x" * 65535 + b"\r\n0\r\n\r\n"),
                (400, "not_understood", post + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"a" * 200_000),
                (400, "not_understood", post + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: " + b"a" * 200_000),
                (400, "not_understood", post + b"Content-Length: -1\r\n\r\n"),
                (400, "not_understood", post + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n12"),
                (400, "not_understood", b"GET / HTTP/9.9\r\n\r\n"),
                (400, "not_understood", b"nonsense\r\n\r\n")):
            with self.subTest(data[:80]):
                head, _, body = (await self.answer(data)).partition(b"\r\n\r\n")
                self.assertEqual((int(head.split()[1]), json.loads(body)["code"]), (status, code))
                self.assertIn(b"Connection: close", head)
                await self.play_on()


if __name__ == "__main__":
    unittest.main()
