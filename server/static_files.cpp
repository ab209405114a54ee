#include "server/static_files.h"

#include <algorithm>
#include <format>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

#include "notation/sha256.h"
#include "server/accepted.h"

namespace loggia::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".ftl", "text/plain; charset=utf-8"},
    {".mp3", "audio/mpeg"},
}};

std::string_view type_of(std::string_view name) {
  const auto* const found =
      std::ranges::find_if(kTypes, [&](const auto& known) { return name.ends_with(known.first); });
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

std::expected<std::string, Problem> content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) return std::unexpected(Problem{path.string(), "cannot be read"});
  return bytes;
}

// In thousandths, as the header has it; by default only what is not encoded is liked, a little.
int liking(std::string_view header, std::string_view encoding) {
  int others = encoding == "identity" ? 1 : 0;
  for (const auto& [what, how_much] : accepted(header)) {
    if (what == encoding) return how_much;
    if (what == "*") others = how_much;
  }
  return others;
}

bool has_tag(std::string_view if_none_match, std::string_view tag) {
  return std::ranges::any_of(parts(if_none_match, ','), [&](std::string_view each) {
    if (each.starts_with("w/")) each.remove_prefix(2);
    return each == tag || each == "*";
  });
}

// The page with another card than its own, if it has one.
std::optional<std::string> with_card(std::string_view page, std::string_view card) {
  constexpr std::string_view kBegin = "<!--card-->";
  constexpr std::string_view kEnd = "<!--/card-->";
  const std::size_t begin = page.find(kBegin);
  const std::size_t end = page.find(kEnd);
  if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) {
    return std::nullopt;
  }
  std::string out(page.substr(0, begin));
  return out.append(card).append(page.substr(end + kEnd.size()));
}

std::string tag_of(std::string_view bytes) {
  return std::format("\"{}\"", sha256(bytes).substr(0, 32));
}

// A page that was made for this request.
Response answered(const Request& request, std::string page) {
  const std::string tag = tag_of(page);
  Response response{.type = std::string(type_of(".html"))};
  response.headers = {{"ETag", tag}, {"Cache-Control", "no-cache"}, {"Vary", "Accept-Language"}};
  if (has_tag(request.if_none_match, tag)) {
    response.status = 304;
  } else {
    response.body = std::move(page);
  }
  return response;
}

// A place inside the app, such as /match/…: it has no dot and is nothing of the server's own.
bool is_route(std::string_view path) {
  const auto is_in = [&](std::string_view folder) {
    return path == folder || path.starts_with(std::string(folder) + "/");
  };
  return path.starts_with('/') && !path.starts_with("//") &&
         path.find_first_of(".%\\") == std::string_view::npos && !is_in("/api") && !is_in("/ws") &&
         !is_in("/assets") && !is_in("/healthz") && !is_in("/readyz") && !is_in("/metrics");
}

}  // namespace

std::expected<StaticFiles, Problem> StaticFiles::load(const std::filesystem::path& folder) {
  constexpr std::array<std::string_view, 2> kSuffixes = {".br", ".gz"};
  StaticFiles out;
  std::error_code error;
  std::vector<std::string> names;
  for (auto entry = std::filesystem::recursive_directory_iterator(folder, error);
       !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error)) {
    const std::string name = entry->path().lexically_relative(folder).generic_string();
    if (entry->is_regular_file(error) && !name.starts_with('.') && !name.contains("/.")) {
      names.push_back(name);
    }
  }
  if (error) return std::unexpected(Problem{folder.string(), error.message()});
  std::ranges::sort(names);
  for (const std::string& name : names) {
    std::string of = name;
    std::size_t encoding = kSuffixes.size();
    for (std::size_t i = 0; i < kSuffixes.size(); ++i) {
      const std::string stem = name.substr(0, name.size() - std::min<std::size_t>(3, name.size()));
      if (name.ends_with(kSuffixes[i]) && std::ranges::binary_search(names, stem)) {
        of = stem;
        encoding = i;
      }
    }
    auto bytes = content(folder / name);
    if (!bytes) return std::unexpected(bytes.error());
    File& file = out.files_["/" + of];
    file.type = type_of(of);
    file.is_forever = of.starts_with("assets/");
    std::string tag = tag_of(*bytes);
    file.bodies[encoding] = Body{.bytes = *std::move(bytes), .tag = std::move(tag)};
  }
  return out;
}

StaticFiles::Found StaticFiles::at(std::string_view path) const {
  const auto file = files_.find(path == "/" ? kPage : path);
  return file == files_.end() && is_route(path) ? files_.find(kPage) : file;
}

bool StaticFiles::is_page(std::string_view path) const {
  const auto file = at(path);
  return file != files_.end() && file->first == kPage;
}

std::optional<Response> StaticFiles::find(const Request& request, std::string_view card) const {
  const auto found = at(request.path);
  if (found == files_.end()) return std::nullopt;
  const File& file = found->second;
  if (!card.empty() && found->first == kPage) {
    if (auto page = with_card(file.bodies.back()->bytes, card)) {
      return answered(request, *std::move(page));
    }
  }
  std::size_t best = kEncodings.size() - 1;
  for (std::size_t i = best; i-- > 0;) {
    const int liked = file.bodies[i] ? liking(request.accept_encoding, kEncodings[i]) : 0;
    if (liked > 0 && liked >= liking(request.accept_encoding, kEncodings[best])) best = i;
  }
  const Body& body = *file.bodies[best];
  Response response{.type = std::string(file.type)};
  response.headers = {
      {"ETag", body.tag},
      {"Cache-Control", file.is_forever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (file.bodies[0] || file.bodies[1]) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (has_tag(request.if_none_match, body.tag)) {
    response.status = 304;
    return response;
  }
  if (best + 1 < kEncodings.size()) {
    response.headers.emplace_back("Content-Encoding", kEncodings[best]);
  }
  response.lasting = body.bytes;
  return response;
}

}  // namespace loggia::server
