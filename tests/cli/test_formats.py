"""What programs of before have written (tests/golden/formats): records, exports and SQLite files, read by this one."""

import json
import sqlite3
import unittest

from cli import MATCH_SCHEMA, SOURCE, CliTest

FORMATS = sorted(path.parent for path in (SOURCE / "tests" / "golden" / "formats").glob("*/server.sql"))


class Formats(CliTest):
    def database(self, name, sql):
        """A data folder with a file of then."""
        (self.folder / name).mkdir()
        base = sqlite3.connect(self.folder / name / "loggia.sqlite")
        base.executescript(sql.read_text(encoding="utf-8"))
        base.close()

    def exported(self, folder):
        done = self.loggia("export", "--data", folder, "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout, done.stderr

    def test_there_are_some(self):
        self.assertIn("first", [folder.name for folder in FORMATS])

    def test_records_are_read_to_their_end(self):
        for folder in FORMATS:
            records = sorted((folder / "records").glob("*.json"))
            self.assertGreaterEqual(len(records), 7)
            for path in records:
                with self.subTest(f"{folder.name} {path.name}"):
                    record = json.loads(path.read_text(encoding="utf-8"))
                    MATCH_SCHEMA.validate(record)
                    read = self.succeed_json("replay", "--json", path)
                    self.assertEqual(read["result"], record["result"])
                    self.assertEqual(len(read["entries"]), len(record["entries"]))
                    (winner,) = record["result"]["winners"]
                    self.assertIn(f"{winner} wins", self.succeed("replay", path))
                    if "chance" in record:
                        self.succeed("verify", path)

    def test_an_export_and_a_database_of_the_same_server_tell_the_same(self):
        for folder in FORMATS:
            lines = [json.loads(line) for line in (folder / "server.jsonl").read_text(encoding="utf-8").splitlines()]
            count = {kind: sum(kind in line for line in lines)
                     for kind in ("content", "guest", "session", "account", "match", "row")}
            self.assertGreater(min(count.values()), 1)
            said = "{content} contents, {guest} guests ({session} sessions, {account} accounts), {match} matches\n"
            done = self.loggia("import", "--data", f"imported-{folder.name}", folder / "server.jsonl")
            self.assertEqual((done.returncode, done.stderr), (0, "imported " + said.format_map(count)))
            text, told = self.exported(f"imported-{folder.name}")
            self.assertEqual(told, "exported " + said.format_map(count))
            self.assertEqual(text.count('\n{"row"'), count["row"])
            self.database(folder.name, folder / "server.sql")
            self.assertEqual(self.exported(folder.name)[0], text)


if __name__ == "__main__":
    unittest.main()
