"""No test is a lottery: all its chance follows from its name and from LOGGIA_SEED, a whole number (usually 0).
What fails says how to run it again."""

import hashlib
import os
import pathlib
import sys

SEED = int(os.environ.get("LOGGIA_SEED", "0"))


def seed_of(name):
    """A number for whoever has this name, another one for each LOGGIA_SEED."""
    return int.from_bytes(hashlib.sha256(f"{name} {SEED}".encode()).digest()[:4], "big")


class Seeded:
    """For a unittest.TestCase, before it in the list of bases."""

    @property
    def seed(self):
        return seed_of(self.id())

    def run(self, result=None):
        lists = (result.failures, result.errors) if result is not None else ()
        known = [len(each) for each in lists]
        done = super().run(result)
        for each, first in zip(lists, known):
            each[first:] = [(test, f"{text}\nagain: {self._again()}\n") for test, text in each[first:]]
        return done

    def _again(self):
        module, *names = self.id().split(".")
        place = pathlib.Path(sys.modules[self.__class__.__module__].__file__)
        surroundings = {"LOGGIA_SEED": SEED, "LOGGIA": os.environ["LOGGIA"],
                        "LOGGIA_SOURCE": os.environ["LOGGIA_SOURCE"], "PYTHONPATH": place.parent}
        return " ".join([*(f"{name}={value}" for name, value in surroundings.items()),
                         "/usr/bin/python3 -m unittest", ".".join([place.stem, *names])])
