#include "server/static_files.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>

namespace loggia::server {
namespace {

namespace fs = std::filesystem;

// A folder of its own, gone afterwards.
class Folder {
 public:
  explicit Folder(const std::map<std::string, std::string>& files) {
    std::string name = (fs::temp_directory_path() / "loggia-web-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
    for (const auto& [file, text] : files) {
      fs::create_directories((path_ / file).parent_path());
      std::ofstream(path_ / file) << text;
    }
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string header(const Response& response, std::string_view name) {
  const auto found = std::ranges::find(
      response.headers, name, [](const auto& each) { return std::string_view(each.first); });
  return found == response.headers.end() ? "" : found->second;
}

std::map<std::string, std::string> app() {
  return {
      {"index.html", "<app>"},
      {"index.html.gz", "gz"},
      {"assets/app-1a2b.js", "code"},
      {"assets/app-1a2b.js.br", "br"},
      {"assets/app-1a2b.js.gz", "gzip"},
      {"icon.svg", "<svg/>"},
      {".secret", "no"},
      {".git/config", "no"},
      {"lone.gz", "bytes"},
  };
}

TEST_CASE("files of the app, and places inside it") {
  const Folder folder(app());
  const StaticFiles files = StaticFiles::load(folder.path()).value();
  REQUIRE(files.has_app());
  const auto body = [&](std::string_view path) {
    const auto found = files.find({.path = std::string(path)});
    return found ? std::string(found->lasting) : "nothing";
  };
  for (const std::string_view path : {"/", "/index.html", "/match", "/match/0123abc", "/a/b/c"}) {
    CAPTURE(path);
    CHECK(body(path) == "<app>");
  }
  CHECK(body("/icon.svg") == "<svg/>");
  CHECK(body("/assets/app-1a2b.js") == "code");
  CHECK(body("/lone.gz") == "bytes");
  for (const std::string_view path : {"",
                                      "/api",
                                      "/api/nothing",
                                      "/ws",
                                      "/assets/",
                                      "/assets/gone",
                                      "/gone.js",
                                      "/.secret",
                                      "/.git/config",
                                      "/assets/../index.html",
                                      "/../index.html",
                                      "/..",
                                      "//",
                                      "//index.html",
                                      "/%2e%2e/x",
                                      "/a\\b",
                                      "index.html",
                                      "/assets/app-1a2b.js.br",
                                      "/metrics",
                                      "/healthz"}) {
    CAPTURE(path);
    CHECK(body(path) == "nothing");
  }
}

TEST_CASE("how long a browser keeps a file, and what it is") {
  const Folder folder(app());
  const StaticFiles files = StaticFiles::load(folder.path()).value();
  const Response code = files.find({.path = "/assets/app-1a2b.js"}).value();
  CHECK(header(code, "Cache-Control") == "public, max-age=31536000, immutable");
  CHECK(header(code, "Vary") == "Accept-Encoding");
  CHECK(code.type == "text/javascript; charset=utf-8");
  const Response icon = files.find({.path = "/icon.svg"}).value();
  CHECK(header(icon, "Cache-Control") == "no-cache");
  CHECK(header(icon, "Vary").empty());
  CHECK(icon.type == "image/svg+xml");
  const std::string tag = header(icon, "ETag");
  REQUIRE(tag.size() == 34);
  const auto status = [&](const std::string& if_none_match) {
    return files.find({.path = "/icon.svg", .if_none_match = if_none_match})->status;
  };
  CHECK(status("") == 200);
  CHECK(status("\"other\"") == 200);
  CHECK(status(tag.substr(1, 32)) == 200);
  CHECK(status(tag) == 304);
  CHECK(status("W/" + tag) == 304);
  CHECK(status("\"other\", " + tag) == 304);
  CHECK(status("*") == 304);
  CHECK(files.find({.path = "/icon.svg", .if_none_match = tag})->lasting.empty());
}

TEST_CASE("a page says of itself what it is told to, and is known again") {
  const Folder folder({{"index.html", "<head><!--card--><title>App</title><!--/card--></head>"},
                       {"index.html.br", "br"},
                       {"plain.html", "<!--card-->plain<!--/card-->"}});
  const StaticFiles files = StaticFiles::load(folder.path()).value();
  CHECK(files.is_page("/"));
  CHECK(files.is_page("/table/0123"));
  CHECK_FALSE(files.is_page("/plain.html"));
  CHECK_FALSE(files.is_page("/gone.js"));
  const Request request{.path = "/table/0123", .accept_encoding = "br"};
  const Response page = files.find(request, "<title>Ann</title>").value();
  CHECK(page.body == "<head><title>Ann</title></head>");
  CHECK(header(page, "Cache-Control") == "no-cache");
  CHECK(header(page, "Vary") == "Accept-Language");
  CHECK(header(page, "Content-Encoding").empty());
  const std::string tag = header(page, "ETag");
  CHECK(tag != header(*files.find(request, "<title>Ben</title>"), "ETag"));
  const Request again{.path = "/table/0123", .if_none_match = tag};
  CHECK(files.find(again, "<title>Ann</title>")->status == 304);
  CHECK(files.find(again, "<title>Ben</title>")->status == 200);
  CHECK(files.find({.path = "/plain.html"}, "card")->lasting == "<!--card-->plain<!--/card-->");
}

TEST_CASE("a client gets the encoding that it likes best") {
  const Folder folder(app());
  const StaticFiles files = StaticFiles::load(folder.path()).value();
  const auto encoding = [&](const std::string& accepted) {
    const Response found =
        files.find({.path = "/assets/app-1a2b.js", .accept_encoding = accepted}).value();
    const std::string told = header(found, "Content-Encoding");
    const std::string_view bytes = told.empty() ? "code" : told == "br" ? "br" : "gzip";
    CHECK(found.lasting == bytes);
    return told;
  };
  CHECK(encoding("").empty());
  CHECK(encoding("identity").empty());
  CHECK(encoding("deflate, zstd").empty());
  CHECK(encoding("gzip") == "gzip");
  CHECK(encoding("GZIP") == "gzip");
  CHECK(encoding("gzip, deflate, br") == "br");
  CHECK(encoding("gzip;q=0.9, br;q=0.8") == "gzip");
  CHECK(encoding("br;q=0, gzip") == "gzip");
  CHECK(encoding("br;q=0.000, gzip;q=0").empty());
  CHECK(encoding("*") == "br");
  CHECK(encoding("br;q=0, *;q=0.5") == "gzip");
  CHECK(encoding("*;q=0").empty());
  CHECK(encoding("identity;q=0, gzip;q=0.1") == "gzip");
  CHECK(encoding("identity;q=0.5, gzip;q=0.1").empty());
  CHECK(encoding("br;q=nonsense").empty());
  CHECK(encoding("br;q=1.000") == "br");
  CHECK(encoding("br;q=0.0001").empty());
  CHECK(encoding(";;,,q=1;").empty());
  // Other bytes have other tags.
  const auto tag = [&](const std::string& accepted) {
    return header(*files.find({.path = "/assets/app-1a2b.js", .accept_encoding = accepted}),
                  "ETag");
  };
  CHECK(tag("br") != tag("gzip"));
  CHECK(tag("br") != tag(""));
}

TEST_CASE("without a page there is no app; without a folder there is an error") {
  const Folder folder({{"readme.txt", "hello"}});
  const StaticFiles files = StaticFiles::load(folder.path()).value();
  CHECK_FALSE(files.has_app());
  CHECK_FALSE(files.find({.path = "/"}));
  CHECK_FALSE(files.find({.path = "/match"}));
  CHECK_FALSE(StaticFiles::load(folder.path() / "nowhere"));
}

}  // namespace
}  // namespace loggia::server
