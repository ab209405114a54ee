"""How to play without knowing the rules: decisions that are always legal."""

# Each cell next to one before, and the first next to the door.
CELLS = "c2 c3 c4 c5 b5 b4 b3 b2 b1 a1 a2 a3 a4 a5".split()

BALCONIA = {"game": "balconia", "chairs": ["me", "open"], "seats": "chosen"}


def standing(events):
    """The game's own events, less those that were taken back."""
    found = []
    for event in events:
        if "undo" in event:
            found = [other for other in found if other["seq"] <= event["undo"]]
        elif "action" in event:
            found.append(event)
    return found


def balconia_decision(events):
    """Whose turn it is, and something to do; nothing before the start and after the end."""
    actions = [event["action"] for event in standing(events)]
    if not actions or any("result" in event for event in events):
        return None
    placed = sum("place" in action for action in actions)
    selector, placer = ("green", "pink") if placed % 2 == 0 else ("pink", "green")
    if "token" in actions[-1]:
        return selector, {"keep": [0, 1]}
    if "keep" in actions[-1]:
        return placer, {"place": CELLS[placed], "face": 2}
    return None


def seat_of(events, chair):
    for event in events:
        for seat in event.get("started", ()):
            if seat["chair"] == chair:
                return seat["seat"]
    return None


async def balconia_table(green, pink, **spec):
    """Two people who sit and watch; the match has started."""
    match = await green.make({**BALCONIA, **spec})
    await green.watch(match)
    await pink.watch(match)
    assert (await pink.do(match, sit=2, nonce="pink-word"))["done"]
    await green.has(match, len(pink.events[match]))
    return match


async def play_balconia(match, green, pink, decisions=1000):
    """So many decisions, or to the end; everybody knows of them then."""
    people = {"green": green, "pink": pink}
    while decisions > 0 and (now := balconia_decision(green.events[match])):
        seat, action = now
        answer = await people[seat].do(match, act=action)
        assert answer.get("done"), answer
        last = answer["events"][-1]["seq"]
        await green.has(match, last)
        await pink.has(match, last)
        decisions -= 1


async def end_turns(match, person):
    """High-Rises: ends every turn of this person, until the match is over."""
    looked_at = 0
    while not person.is_over(match):
        await person.until(lambda: len(person.events[match]) > looked_at)
        looked_at = len(person.events[match])
        if person.is_over(match):
            return
        answer = await person.do(match, act={"do": "end"})
        assert answer.get("done") or answer["code"] in ("not_your_turn", "match_over"), answer
