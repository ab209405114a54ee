"""What is there for who runs the server: metrics, the log, signals."""

import asyncio
import json
import re
import signal
import sqlite3
import threading
import time
import unittest

from client import Client
from games import balconia_table, play_balconia
from raw import TEXT, RawLine, frame
from table import PATIENCE, Server, ServerTest


def exposition(text):
    """Prometheus's text format, read strictly: the samples, by name and labels, and the kind of each family."""
    samples, kinds = {}, {}
    if not text.endswith("\n"):
        raise ValueError("the last line does not end")
    for line in text.splitlines():
        if found := re.fullmatch(r"# HELP ([a-z_]+) \S.*", line):
            family = found[1]
        elif found := re.fullmatch(r"# TYPE ([a-z_]+) (gauge|counter|histogram)", line):
            if found[1] != family or family in kinds:
                raise ValueError(f"out of order: {line}")
            kinds[family] = found[2]
        elif found := re.fullmatch(r'([a-z_]+)(\{[a-z]+="[^"\\\n]+"\})? ([0-9.e+-]+)', line):
            name, labels, value = found.groups()
            stem = re.sub("_(bucket|sum|count)$", "", name) if kinds[family] == "histogram" else name
            if stem != family or (name, labels) in samples:
                raise ValueError(f"out of place: {line}")
            samples[name, labels] = float(value)
        else:
            raise ValueError(f"no such line: {line}")
    return samples, kinds


class Metrics(ServerTest):
    async def test_numbers_and_what_they_count(self):
        green, pink = await Client(self.server, "Ann").connect(), await Client(self.server, "Bob").connect()
        await play_balconia(await balconia_table(green, pink), green, pink, decisions=4)
        self.server.http("GET", "/nothing")
        samples, kinds = exposition(self.server.http("GET", "/metrics").text)
        self.assertEqual(samples["loggia_connections", '{kind="websocket"}'], 2)
        self.assertEqual(samples["loggia_tables", None], 1)
        self.assertGreaterEqual(samples["loggia_messages_in_total", None], 4)
        self.assertGreaterEqual(samples["loggia_messages_out_total", None], 8)
        self.assertEqual(samples["loggia_answers_total", '{status="1xx"}'], 2)
        self.assertEqual(samples["loggia_answers_total", '{status="4xx"}'], 1)
        self.assertEqual(samples["loggia_refused_total", '{limit="requests"}'], 0)
        self.assertGreater(samples["process_resident_memory_bytes", None], 1_000_000)
        self.assertEqual(kinds["loggia_append_seconds"], "histogram")
        buckets = [value for (name, _), value in samples.items() if name == "loggia_append_seconds_bucket"]
        self.assertEqual(buckets, sorted(buckets))
        self.assertEqual(buckets[-1], samples["loggia_append_seconds_count", None])
        self.assertGreaterEqual(buckets[-1], 6)


class MetricsApart(ServerTest):
    arguments = ("--metrics", "127.0.0.1:0")

    def test_metrics_have_a_door_of_their_own(self):
        self.assertEqual(self.server.http("GET", "/metrics").status, 404)
        place = next(line["metrics"] for line in map(json.loads, self.server.log().splitlines())
                     if line["event"] == "open")
        inside = Server(self.folder, self.id())
        inside.url = f"http://{place}"
        exposition(inside.http("GET", "/metrics").text)
        for door in (self.server, inside):
            self.assertEqual((door.http("GET", "/healthz").text, door.http("GET", "/readyz").text),
                             ("ok\n", "ready\n"))
        for path in ("/", "/api/games", "/ws"):
            self.assertEqual(inside.http("GET", path).status, 404)


class Log(ServerTest):
    arguments = ("--log-requests",)

    async def test_lines_tell_what_happened_and_no_secret(self):
        green, pink = await Client(self.server, "Annabel").connect(), await Client(self.server, "Boris").connect()
        match = await balconia_table(green, pink)
        await green.do(match, resign=True)
        self.assertEqual(self.server.http("GET", f"/api/records/{match}?x={match}", cookie=green.cookie).status, 200)
        self.server.http("GET", f"/match/{match}")
        self.server.http("GET", f"/api/{match}")
        self.server.http("BREW", "/api/games")
        for client in (green, pink):
            await client.close()
        self.assertEqual(self.server.stop(), 0)
        log = self.server.log()
        for secret in (match, green.cookie.partition("=")[2], pink.cookie.partition("=")[2], "Annabel", "Boris"):
            self.assertNotIn(secret, log)
        lines = [json.loads(line) for line in log.splitlines()]
        self.assertEqual([line["event"] for line in lines if line["event"] != "request"],
                         ["open", "stopping", "stopped"])
        self.assertRegex(lines[0]["version"], r"^\d+\.\d+\.\d+$")
        self.assertIn(f":{self.server.address[1]}", lines[0]["address"])
        requests = [(line["method"], line["path"], line["status"]) for line in lines if line["event"] == "request"]
        self.assertEqual(requests, [("POST", "/api/guest", 201), ("GET", "/ws", 101), ("POST", "/api/guest", 201),
                                    ("GET", "/ws", 101), ("GET", "/api/records/…", 200), ("GET", "/…", 404),
                                    ("GET", "/api/…", 404), ("<unknown>", "/api/games", 404)])


class RefusedLog(ServerTest):
    arguments = ("--requests-at-once", "5", "--requests-per-second", "1")

    def test_what_was_refused_is_told_once_in_a_while(self):
        for _ in range(50):
            self.server.http("GET", "/healthz")
        lines = [json.loads(line) for line in self.server.log().splitlines()]
        told = [line for line in lines if line["event"] == "refused"]
        self.assertEqual((told[0]["limit"], told[0]["times"], told[0]["address"]), ("requests", 1, "127.0.0.1"))
        self.assertLess(len(told), 5)


class Stopping(ServerTest):
    def locked(self):
        """The store, so that requests wait."""
        other = sqlite3.connect(self.folder / "data" / "loggia.sqlite", isolation_level=None, check_same_thread=False)
        self.addCleanup(other.close)
        other.execute("begin immediate")
        return other

    def under_way(self):
        """A request that waits for the store, and its answer."""
        answers = []

        def ask():
            try:
                answers.append(self.server.http("POST", "/api/guest", {"name": "Ann"}).status)
            except (ConnectionError, OSError):
                answers.append(None)
        thread = threading.Thread(target=ask)
        thread.start()
        deadline = time.monotonic() + PATIENCE
        while self.server.http("GET", "/readyz").status == 200 and time.monotonic() < deadline:
            time.sleep(0.02)
        return thread, answers

    def ended(self):
        code = self.server.process.wait(PATIENCE)
        self.server.process.stdout.close()
        return code

    def last(self):
        return json.loads(self.server.log().splitlines()[-1])

    def wait_for_line(self, event):
        deadline = time.monotonic() + PATIENCE
        while f'"event":"{event}"' not in self.server.log() and time.monotonic() < deadline:
            time.sleep(0.02)

    def test_requests_under_way_are_answered(self):
        store = self.locked()
        thread, answers = self.under_way()
        self.server.process.send_signal(signal.SIGTERM)
        self.wait_for_line("stopping")
        store.execute("rollback")
        thread.join(PATIENCE)
        self.assertEqual(answers, [201])
        self.assertEqual(self.ended(), 0)
        self.assertEqual((self.last()["event"], self.last()["why"]), ("stopped", "all have gone"))

    def test_a_second_signal_does_not_wait(self):
        self.locked()
        thread, answers = self.under_way()
        self.server.process.send_signal(signal.SIGTERM)
        self.wait_for_line("stopping")
        self.server.process.send_signal(signal.SIGINT)
        self.assertEqual(self.ended(), 0)
        self.assertEqual((self.last()["event"], self.last()["why"]), ("stopped", "told again"))
        thread.join(PATIENCE)
        self.assertEqual(answers, [None])

    async def test_lines_are_told_and_the_silent_are_not_waited_for_long(self):
        polite = await Client(self.server, "Ann").connect()
        silent = await RawLine.open(self.server, polite.cookie)
        silent.send(frame(TEXT, b'{"type":"hello","protocol":1}'))
        await silent.next()
        stopping = asyncio.create_task(asyncio.to_thread(self.server.stop))
        self.assertEqual(await polite.closed(), 1012)
        self.assertEqual(await silent.closed(), (1012, "the server restarts"))
        self.assertEqual(await stopping, 0)


if __name__ == "__main__":
    unittest.main()
