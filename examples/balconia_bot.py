#!/usr/bin/env python3
"""A bot for Balconia: a place to start from. Needs Python 3 and nothing else.

  loggia arena balconia --bots exec:examples/balconia_bot.py,random --pairs 50

It counts most of its own conditions (not groups, lovebirds or the door), and places where its own side
gains most. What the messages mean is in docs/BOTS.md.
"""

import json
import sys

COLUMNS = "abcde"
ROWS = "12345"


def region(where, cell, seat):
    """The cells that a condition at this cell looks at (rule B-17), as its owner sees them."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    right = 1 if seat == "green" else -1  # pink stands on the other side of the house
    whole = range(5)
    cells = {
        "row": [(c, row) for c in whole],
        "row_above": [(c, row + 1) for c in whole],
        "around": [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y],
        "column_right": [(column + right, r) for r in whole],
        "column_left": [(column - right, r) for r in whole],
        "column_above": [(column, r) for r in whole if r > row],
        "column_below": [(column, r) for r in whole if r < row],
        "right": [(column + right, row)],
        "left": [(column - right, row)],
    }.get(where, [(column, row)])  # of a group at least the balcony itself
    return [COLUMNS[c] + ROWS[r] for c, r in cells if c in whole and r in whole]


def count(face, what):
    """How many of an element a face shows; "flower" is one of any colour."""
    elements = face["elements"]
    if what == "flower":
        return sum(number for name, number in elements.items() if name.startswith("flower"))
    return elements.get(what, 0)


def points(cell, facade, seat):
    """What a balcony scores by its condition, roughly."""
    condition = facade[cell].get("condition")
    if condition is None:
        return 0
    cells = region(condition["where"], cell, seat)
    faces = [facade[c] for c in cells if c in facade]
    if "has" in condition:
        return 5 * all(any(count(face, what) for face in faces) for what in condition["has"])
    if "lacks" in condition:
        return 5 * (bool(cells) and not any(count(face, condition["lacks"]) for face in faces))
    what = condition["what"]
    if isinstance(what, dict):  # {"no": element}
        found = sum(count(face, what["no"]) == 0 for face in faces)
    elif what == "balcony":
        found = sum(c in facade and c != cell for c in cells)
    elif what == "flower_colours":
        found = len({e for face in faces for e in face["elements"] if e.startswith("flower")})
    else:
        found = sum(count(face, what) for face in faces)
    return condition["each"] * found


def total(facade, seat):
    return sum(points(cell, facade, seat) for cell in facade)


def best_place(view, facade, face, seat):
    """The most that this face could bring, on any cell beside the house."""
    house = set(view["filled"]) | {view["door"]}
    beside = {cell for taken in house for cell in region("right", taken, seat) + region("left", taken, seat)
              + region("column_above", taken, seat)[:1] + region("column_below", taken, seat)[-1:]} - house
    return max((total({**facade, cell: face}, seat) for cell in beside), default=0)


def choose(view, legal):
    """The place of the best action in the list of legal ones."""
    seat = view["viewer"]
    facade = {cell: shown["shows"] for cell, shown in view["facades"][seat]["cells"].items()}
    faces = view["disc"]["faces"]

    def worth(action):
        if "keep" in action:  # one of the two kept will be turned to us
            return sum(best_place(view, facade, faces[face], seat) for face in action["keep"])
        return total({**facade, action["place"]: faces[action["face"]]}, seat)

    return max(range(len(legal)), key=lambda index: worth(legal[index]))


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
