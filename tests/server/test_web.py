"""The web app as browsers get it. What a path leads to is tested beside server/static_files.cpp."""

import gzip
import unittest

from raw import Connection
from table import ServerTest, temporary_folder

PAGE = "<!doctype html><title>app</title>"
CODE = "console.log('hello');\n" * 1000


class Web(ServerTest):
    def setUp(self):
        folder = temporary_folder()
        (folder / "assets").mkdir()
        (folder / "index.html").write_text(PAGE, encoding="utf-8")
        (folder / "assets" / "app-1a2b.js").write_text(CODE, encoding="utf-8")
        (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(CODE.encode()))
        (folder.parent / f"{folder.name}.outside").write_text("secret", encoding="utf-8")
        self.addCleanup((folder.parent / f"{folder.name}.outside").unlink)
        (folder / "link.txt").symlink_to(folder / "index.html")
        self.arguments = ("--web", str(folder))
        self.web = folder
        super().setUp()
        self.server.checks = False

    def test_the_app_and_its_places(self):
        for path in ("/", "/index.html", "/match/0123", "/?x=1", "/settings"):
            response, body = self.get(path)
            self.assertEqual((response.status, body.decode()), (200, PAGE))
            self.assertEqual(response.headers["Cache-Control"], "no-cache")
            self.assertEqual(response.headers["Content-Type"], "text/html; charset=utf-8")
        self.assertEqual(self.get("/api/nothing")[0].status, 404)
        self.assertEqual(self.get("/api/games")[0].status, 200)
        self.assertEqual(self.get("/", "POST", Content_Type="application/json")[0].status, 404)

    def test_headers_that_protect(self):
        for path in ("/", "/assets/app-1a2b.js", "/api/games", "/api/nothing"):
            headers = self.get(path)[0].headers
            self.assertIn("default-src 'self'", headers["Content-Security-Policy"])
            self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
            self.assertEqual((headers["X-Content-Type-Options"], headers["X-Frame-Options"],
                              headers["Referrer-Policy"], headers["Cross-Origin-Opener-Policy"]),
                             ("nosniff", "DENY", "no-referrer", "same-origin"))
            self.assertIn("camera=()", headers["Permissions-Policy"])

    def test_files_are_kept_compressed_and_known_again(self):
        path = "/assets/app-1a2b.js"
        response, body = self.get(path, Accept_Encoding="gzip, br")
        self.assertEqual((response.headers["Content-Encoding"], gzip.decompress(body).decode()), ("gzip", CODE))
        self.assertEqual(response.headers["Vary"], "Accept-Encoding")
        self.assertEqual(response.headers["Cache-Control"], "public, max-age=31536000, immutable")
        tag = response.headers["ETag"]
        again, body = self.get(path, Accept_Encoding="gzip, br", If_None_Match=tag)
        self.assertEqual((again.status, body, again.headers["ETag"]), (304, b"", tag))
        plain, body = self.get(path, Accept_Encoding="gzip;q=0", If_None_Match=tag)
        self.assertEqual((plain.status, body.decode(), plain.headers["Content-Encoding"]), (200, CODE, None))
        head, body = self.get(path, "HEAD")
        self.assertEqual((head.status, body, head.headers["Content-Length"]), (200, b"", str(len(CODE))))

    async def test_no_path_leads_elsewhere(self):
        name = f"{self.web.name}.outside"
        for path in (f"/../{name}", f"/assets/../../{name}", f"/%2e%2e/{name}", f"/..%2f{name}", f"//{self.web}/../{name}",
                     "/etc/passwd.txt", f"/assets/..\\..\\{name}", f"{self.web}/../{name}", "/assets", "/assets/",
                     "/index.html/", "/index.html%00", "/INDEX.HTML", "/assets/app-1a2b.js.gz"):
            connection = await Connection.to(self.server)
            connection.send(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = await connection.rest()
            self.assertNotIn(b"secret", answer)
            self.assertRegex(answer, rb"^HTTP/1.1 404 ", path)


if __name__ == "__main__":
    unittest.main()
