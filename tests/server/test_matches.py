"""Whole matches over real sockets: who hears what, and the record afterwards."""

import asyncio
import json
import unittest

from client import Client, new_id, was_done
from games import BALCONIA, balconia_decision, balconia_table, end_turns, play_balconia, seat_of
from table import ServerTest


def covered(event):
    """An event as a spectator hears it, who sees no hand and no side of a building."""
    action = event.get("action", {})
    if action.get("do") in ("draw", "theft"):
        return {**event, "action": {**action, "card": None}}
    if "keep" in action:
        return {**event, "action": {"keep": None}}
    if "place" in action:
        return {**event, "action": {"place": action["place"]}}
    return event


class WholeMatches(ServerTest):
    async def people(self, *names):
        return [await Client(self.server, name).connect() for name in names]

    def record(self, match, person):
        answer = self.server.http("GET", f"/api/records/{match}", cookie=person.cookie)
        self.assertEqual(answer.status, 200, answer.text)
        return self.verified(answer.text)

    async def test_balconia_of_two_people(self):
        green, pink, spectator = await self.people("Ann", "Боря", "Chloé")
        match = await green.make(BALCONIA)
        await green.watch(match)
        await spectator.watch(match)
        await pink.watch(match)
        self.assertTrue(was_done(await pink.do(match, sit=2, nonce="word")))
        await green.has(match, len(pink.events[match]))
        await play_balconia(match, green, pink)
        await spectator.has(match, len(green.events[match]))
        self.assertTrue(green.is_over(match))
        self.assertEqual(green.events[match], pink.events[match])
        self.assertEqual([covered(event) for event in green.events[match]], spectator.events[match])
        self.assertEqual([event["seq"] for event in green.events[match]],
                         list(range(1, len(green.events[match]) + 1)))
        record = self.record(match, spectator)
        self.assertEqual([seat["player"] for seat in record["seats"]], ["person Ann", "person Боря"])
        last = green.events[match][-1]
        self.assertEqual((record["result"], record["chance"]), (last["result"], last["chance"]))
        self.assertEqual(record["chance"]["commitment"], green.events[match][0]["commitment"])
        told = [(event["by"], event["action"]) for event in green.events[match] if "action" in event]
        self.assertEqual([(entry["by"], entry["action"]) for entry in record["entries"]], told)

    async def test_highrise_of_two_people_and_a_bot(self):
        red, blue, spectator = await self.people("Ann", "Bob", "Chloé")
        match = await red.make({"game": "highrise", "chairs": ["me", {"bot": "sensible"}, "open"],
                                "options": {"players": 3, "turn_limit": 40}})
        for person in (red, blue, spectator):
            await person.watch(match)
        self.assertTrue(was_done(await blue.do(match, sit=3, nonce="bob-word")))
        await asyncio.wait_for(asyncio.gather(end_turns(match, red), end_turns(match, blue)), 60)
        await spectator.until(lambda: spectator.is_over(match))

        events = spectator.events[match]
        for person in (red, blue):
            self.assertEqual([covered(event) for event in person.events[match]],
                             [covered(event) for event in events])
        record = self.record(match, spectator)
        entries = iter(record["entries"])
        people = {seat_of(events, 1): red, seat_of(events, 3): blue}
        for event in (event for event in events if "action" in event):
            entry = next(entries)
            hidden = event["action"].get("do") in ("draw", "theft")
            if hidden:
                self.assertIsNone(event["action"]["card"])
            for seat, person in people.items():
                told = person.events[match][event["seq"] - 1]
                if hidden and seat in (entry["action"].get("seat"), entry["action"].get("from"),
                                       entry["action"].get("by")):
                    self.assertEqual(told["action"], entry["action"])
                elif hidden:
                    self.assertIsNone(told["action"]["card"])
                else:
                    self.assertEqual(told["action"], entry["action"])

        # Who comes later, even after the end, hears no more of the hands.
        late, = await self.people("Late")
        await late.watch(match)
        self.assertEqual(late.events[match], events)
        seed = record["chance"]["seed"]
        before = [message for message in spectator.heard if not any(
            "result" in event for event in message.get("events", ()))]
        self.assertNotIn(seed, json.dumps(before))

    async def test_chairs_and_seats_may_be_drawn(self):
        ann, bob = await self.people("Ann", "Bob")
        match = await ann.make({"game": "balconia", "chairs": ["open", "me"], "listed": True})
        listed = self.server.http("GET", "/api/tables", cookie=bob.cookie).json
        self.assertEqual([(table["match"], table["chairs"]) for table in listed],
                         [(match, [None, {"name": "Ann"}])])
        answer = await bob.do(match, sit=2, nonce="b")
        self.assertEqual((answer["type"], answer["code"]), ("refused", "chair_taken"))
        await bob.watch(match)
        self.assertEqual((await bob.do(match, sit=1, nonce="b")).get("events")[0]["name"], "Bob")
        await ann.watch(match)
        people = {seat_of(ann.events[match], 2): ann, seat_of(ann.events[match], 1): bob}
        await play_balconia(match, people["green"], people["pink"])
        self.assertEqual(len(self.record(match, ann)["chance"]["chairs"]), 2)
        self.assertEqual(self.server.http("GET", "/api/tables", cookie=bob.cookie).json, [])

    async def test_who_is_looking(self):
        green, pink = await self.people("Ann", "Bob")
        match = await balconia_table(green, pink)
        self.assertEqual((await green.watch(match))["present"], [1, 2])
        await pink.close()
        await green.until(lambda: green.last("presence")["present"] == [1])

    async def test_undo_asks_where_others_have_a_say(self):
        green, pink = await self.people("Ann", "Bob")
        match = await balconia_table(green, pink)
        start = len(green.events[match])
        await play_balconia(match, green, pink, decisions=1)
        # Nothing happened since: it is free.
        self.assertTrue(was_done(await green.do(match, undo=start)))
        await play_balconia(match, green, pink, decisions=2)
        self.assertEqual((await green.do(match, undo=start + 2))["type"], "done")
        self.assertEqual(await pink.until(lambda: pink.last("undo_asked")),
                         {"type": "undo_asked", "match": match, "by": "green", "to": start + 2})
        self.assertEqual((await pink.watch(match))["undo_asked"], {"by": "green", "to": start + 2})
        self.assertEqual((await pink.do(match, agree=False))["type"], "done")
        await green.until(lambda: green.last("undo_asked")["by"] is None)
        self.assertEqual((await pink.do(match, agree=True))["code"], "nothing_asked")
        self.assertEqual((await green.do(match, undo=start + 2))["type"], "done")
        answer = await pink.do(match, agree=True)
        self.assertEqual(answer["events"][0]["undo"], start + 2)
        await green.has(match, answer["events"][-1]["seq"])
        self.assertEqual(balconia_decision(green.events[match]), ("green", {"keep": [0, 1]}))
        await play_balconia(match, green, pink)
        self.record(match, pink)

    async def test_rematch_moves_everybody_one_seat_further(self):
        green, pink = await self.people("Ann", "Bob")
        match = await balconia_table(green, pink)
        self.assertEqual((await green.do(match, rematch=True, nonce="n"))["code"], "match_not_over")
        self.assertTrue(was_done(await green.do(match, resign=True)))
        answer = await pink.do(match, rematch=True, nonce="again")
        again = answer["events"][0]["rematch"]
        self.assertEqual((await green.do(match, rematch=True, nonce="again"))["type"], "done")
        table = await pink.watch(again)
        self.assertEqual((table["chair"], table["chairs"]), (1, [{"name": "Bob"}, None]))
        await green.watch(again)
        self.assertTrue(was_done(await green.do(again, sit=2, nonce="g")))
        await pink.has(again, len(green.events[again]))
        await play_balconia(again, pink, green)
        self.record(again, green)

    async def test_a_seat_out_of_time_is_forfeited_or_a_bot_takes_it(self):
        green, pink = await self.people("Ann", "Bob")
        match = await balconia_table(green, pink, clock={"move": 60})
        clock = self.server.clock
        self.assertEqual(pink.last("events")["clock"]["deadline"], clock.now + 60_000)
        clock.move(60)
        await pink.until(lambda: pink.is_over(match))
        last = pink.events[match][-1]
        self.assertEqual(last["time"], clock.now)
        self.assertEqual((last["resign"], last["reason"], last["result"]["winners"]),
                         ("green", "ran out of time", ["pink"]))
        match = await balconia_table(green, pink, stand_in="random")
        answer = await green.do(match, leave=True)
        self.assertEqual(answer["events"][0]["player"], "random")
        while not pink.is_over(match):
            known = len(pink.events[match])
            seat, action = balconia_decision(pink.events[match]) or (None, None)
            if seat == "pink":
                break
            await pink.until(lambda: len(pink.events[match]) > known)
        self.assertTrue(was_done(await pink.do(match, resign=True)))
        self.record(match, pink)

    async def test_a_table_closes_when_its_maker_leaves_alone(self):
        ann, bob = await self.people("Ann", "Bob")
        match = await ann.make(BALCONIA)
        await bob.watch(match)
        self.assertEqual((await ann.do(match, leave=True))["type"], "done")
        await bob.until(lambda: bob.events[match][-1].get("closed"))
        self.assertEqual((await bob.do(match, sit=1, nonce="b"))["code"], "table_closed")
        answer = self.server.http("GET", f"/api/records/{match}", cookie=bob.cookie)
        self.assertEqual(answer.status, 409)

    async def test_a_table_without_spectators(self):
        green, pink, curious = await self.people("Ann", "Bob", "Chloé")
        match = await green.make({**BALCONIA, "spectators": False})
        await curious.watch(match)  # the chairs may be seen
        await green.watch(match)
        await pink.watch(match)
        await pink.do(match, sit=2, nonce="p")
        refusal = {"type": "error", "code": "no_spectators", "text": "this table allows no spectators",
                   "match": match}
        self.assertEqual(await curious.until(lambda: curious.last("error")), refusal)
        curious.heard.clear()
        await curious.say({"type": "watch", "match": match})
        self.assertEqual(await curious.until(lambda: curious.last("error")), refusal)
        await green.has(match, len(pink.events[match]))
        await curious.close()
        await play_balconia(match, green, pink)
        self.assertEqual(len(curious.events[match]), 2)
        answer = self.server.http("GET", f"/api/records/{match}", cookie=curious.cookie)
        self.assertEqual(answer.status, 403)
        self.record(match, green)

    async def test_the_longest_name_fits_into_a_record(self):
        green, pink = await self.people("🏠" * 23, "Ж" * 24)
        match = await balconia_table(green, pink)
        await green.do(match, resign=True)
        self.record(match, green)

    async def test_refusals_say_which_rule(self):
        green, pink, other = await self.people("Ann", "Bob", "Chloé")
        match = await green.make(BALCONIA)
        self.assertEqual((await green.do(match, act={"keep": [0, 1]}))["code"], "not_started")
        self.assertEqual((await green.do(match, sit=2, nonce="g"))["code"], "already_seated")
        self.assertEqual((await pink.do(match, sit=3, nonce="p"))["code"], "no_such_chair")
        self.assertEqual((await pink.do(match, leave=True))["code"], "not_seated")
        await pink.do(match, sit=2, nonce="p")
        for person, code, rule, what in (
                (pink, "not_your_turn", "B-10", {"act": {"keep": [0, 1]}}),
                (green, "not_an_action", "table", {"act": {"do": "nothing"}}),
                (green, "select_first", "B-06", {"act": {"place": "c2", "face": 2}}),
                (other, "not_at_table", "table", {"resign": True}),
                (other, "already_started", "table", {"sit": 1, "nonce": "o"}),
                (green, "nothing_to_undo", "table", {"undo": 1}),
                (green, "nothing_asked", "table", {"agree": True})):
            with self.subTest(code):
                answer = await person.ask({"type": "do", "id": new_id(), "match": match, "what": what})
                self.assertEqual((answer["type"], answer["code"], answer["rule"]), ("refused", code, rule))


if __name__ == "__main__":
    unittest.main()
