#!/usr/bin/env python3
"""A bot for High-Rises: a place to start from. Needs Python 3 and nothing else.

  loggia arena highrise --bots exec:examples/highrise_bot.py,random --pairs 50

It builds what it can and turns the rest against whoever is ahead. What the messages mean is in
docs/BOTS.md.
"""

import json
import sys


def height(view, seat):
    return len(view["seats"][seat]["tower"])


def leader(view):
    """The opponent with the most floors, and of several the one with the most cards."""
    others = [seat for seat in view["seats"] if seat != view["viewer"]]
    return max(others, key=lambda seat: (height(view, seat), view["seats"][seat]["hand_size"]))


def worth(action, view):
    """How good an action is; ending the turn is 0, and what is worse is not done."""
    do = action["do"]
    target = action.get("to", action.get("from"))
    if do in ("thief", "super_thief"):
        return 9  # first: a stolen card may make a floor
    if do == "steal":
        return 8 + height(view, target) / 10
    if do == "build":
        return 6 if "joker" in action["cards"] else 7  # jokers can wait
    if do in ("hammer", "ball", "milkshake"):
        return 4 if target == leader(view) else -1
    if do == "dog":
        return 3 if action["floor"] == height(view, view["viewer"]) else -1  # guard the top
    if do == "van":
        return 2
    return 0 if do == "end" else -1  # bones are kept


def choose(view, legal):
    """The place of the best action in the list of legal ones."""
    return max(range(len(legal)), key=lambda index: worth(legal[index], view))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready"}), flush=True)
        elif message["type"] == "choose":
            print(json.dumps({"index": choose(message["view"], message["legal"])}), flush=True)
        # "match", "seen" and "end" need no answer, and this bot needs no memory.


if __name__ == "__main__":
    main()
