// The web app: files read once when the server starts, and served from memory. Only names that were
// there then are ever answered, so no path leads elsewhere.
#pragma once

#include <array>
#include <expected>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "notation/problem.h"
#include "server/http.h"

namespace loggia::server {

class StaticFiles {
 public:
  StaticFiles() = default;  // no app
  static std::expected<StaticFiles, Problem> load(const std::filesystem::path& folder);

  // Whether there is an app at all.
  [[nodiscard]] bool has_app() const { return files_.contains(kPage); }
  // Whether the app's page is there: at the start, or at a place inside it.
  [[nodiscard]] bool is_page(std::string_view path) const;
  // Of a GET or HEAD: a file, or the app for a place inside it; nothing, where nothing is. The page
  // says of itself what the card does, if there is one.
  [[nodiscard]] std::optional<Response> find(const Request& request,
                                             std::string_view card = {}) const;

 private:
  static constexpr std::string_view kPage = "/index.html";
  struct Body {
    std::string bytes;
    std::string tag;  // strong: its hash
  };
  struct File {
    std::string_view type;
    bool is_forever = false;                    // its name changes with its content
    std::array<std::optional<Body>, 3> bodies;  // by kEncodings
  };
  static constexpr std::array<std::string_view, 3> kEncodings = {"br", "gzip", "identity"};

  using Files = std::map<std::string, File, std::less<>>;
  using Found = Files::const_iterator;
  [[nodiscard]] Found at(std::string_view path) const;

  Files files_;  // by path: "/index.html"
};

}  // namespace loggia::server
