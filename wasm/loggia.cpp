// The engine's face to the browser: a handful of C functions. A text goes in as bytes the caller
// has put into allocated memory, mostly JSON, and one comes out that is good until the next call.
// What makes no sense is answered with {"error": …}.
//
// What there is to play: loggia_games, loggia_content, loggia_add_content.
//
// Tables, on this device and on lines to a server: loggia_tables, whose calls and orders are lists
// of texts; loggia_preview. A bot's move: loggia_think.
//
// A match that was written down: loggia_replay. For tests, what seeds lead to: loggia_signature.
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#include "match/record.h"
#include "match/replay.h"
#include "match/signature.h"
#include "notation/reader.h"
#include "table/library.h"
#include "table/offer.h"
#include "wasm/local_tables.h"
#include "wasm/thinker.h"

#define LOGGIA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace loggia;

const char* answer(std::string text) {
  static std::string last;
  last = std::move(text);
  return last.c_str();
}

const char* answer(const json::value& value) { return answer(compact(value)); }

const char* complaint(const Problem& problem) {
  return answer(json::object{{"error", to_text(problem)}});
}

std::string_view text_at(const char* data, std::size_t size) { return {data, size}; }

table::Library& library() {
  static table::Library library;
  return library;
}

wasm::LocalTables& tables() {
  static wasm::LocalTables tables(library());
  return tables;
}

// A request read with suspicion: fields that are missing are complained of once, at the end.
class Request {
 public:
  Request(const char* data, std::size_t size) : value_(parse_json(text_at(data, size))) {
    if (!value_) {
      problems_.push_back(value_.error());
    } else if (!value_->is_object()) {
      problems_.push_back({"", "must be an object"});
    }
  }

  [[nodiscard]] bool is_sound() const { return problems_.empty(); }
  [[nodiscard]] const char* complaint() const { return ::complaint(problems_.front()); }

  const json::value& field(std::string_view name) {
    static const json::value kNone;
    const json::value* found = is_sound() ? value_->as_object().if_contains(name) : nullptr;
    if (found == nullptr && is_sound()) problems_.push_back({std::string(name), "is missing"});
    return found == nullptr ? kNone : *found;
  }
  std::string text(std::string_view name) {
    const json::value& value = field(name);
    if (!value.is_string() && is_sound())
      problems_.push_back({std::string(name), "must be a text"});
    return value.is_string() ? std::string(value.get_string()) : "";
  }

 private:
  std::expected<json::value, Problem> value_;
  Problems problems_;
};

}  // namespace

// Debian's compiler runtime for wasm32 was built with stack protection, which its C library lacks.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {
std::size_t __stack_chk_guard = 0x6c6f6767;
[[noreturn]] void __stack_chk_fail() { std::abort(); }
}
// NOLINTEND(bugprone-reserved-identifier)

LOGGIA_EXPORT(loggia_allocate) void* loggia_allocate(std::size_t size) { return std::malloc(size); }
LOGGIA_EXPORT(loggia_release) void loggia_release(void* memory) { std::free(memory); }

LOGGIA_EXPORT(loggia_signature) const char* loggia_signature() { return answer(signature()); }

// As GET /api/games.
LOGGIA_EXPORT(loggia_games) const char* loggia_games() {
  return answer(offered_games_text(library()));
}

// {"game", "name"} → {"hash", "content"}
LOGGIA_EXPORT(loggia_content) const char* loggia_content(const char* data, std::size_t size) {
  Request request(data, size);
  const GameEntry* game = find_game(request.text("game"));
  const std::string name = request.text("name");
  if (!request.is_sound()) return request.complaint();
  const auto hash = game == nullptr ? std::nullopt : library().hash_of(*game, name);
  if (!hash) return complaint({"name", "is not known here"});
  return answer(
      json::object{{"hash", *hash}, {"content", parse_json(*library().text(*hash)).value()}});
}

// {"game", "text"} → {}: from now on its tables can be followed.
LOGGIA_EXPORT(loggia_add_content)
const char* loggia_add_content(const char* data, std::size_t size) {
  Request request(data, size);
  const GameEntry* game = find_game(request.text("game"));
  const std::string text = request.text("text");
  if (!request.is_sound()) return request.complaint();
  if (game == nullptr) return complaint({"game", "is not known here"});
  const auto added = library().add_unnamed(*game, text);
  return added ? answer(json::object()) : complaint(added.error());
}

// A call of wasm/local_tables.h → how long the orders are that it leads to, and where.
LOGGIA_EXPORT(loggia_tables) const void* loggia_tables(const char* data, std::size_t size) {
  struct Orders {
    std::size_t size;
    const char* data;
  };
  static std::string last;
  static Orders orders;
  last = tables().call(text_at(data, size));
  orders = {.size = last.size(), .data = last.data()};
  return &orders;
}

// {"connection", "match", "action"} → what it would change, or null
LOGGIA_EXPORT(loggia_preview) const char* loggia_preview(const char* data, std::size_t size) {
  Request request(data, size);
  const json::value& connection = request.field("connection");
  const std::string match = request.text("match");
  const json::value& action = request.field("action");
  if (!request.is_sound()) return request.complaint();
  if (!connection.is_int64()) return complaint({"connection", "must be a number"});
  const auto on = static_cast<table::Connection>(connection.get_int64());
  return answer(tables().lines().preview(on, match, action).value_or("null"));
}

// A thought (wasm/thinker.h) → {"action": …}, or null
LOGGIA_EXPORT(loggia_think) const char* loggia_think(const char* data, std::size_t size) {
  static wasm::Thinker thinker;
  const auto thought = parse_json(text_at(data, size));
  return thought ? answer(thinker.think(*thought)) : complaint(thought.error());
}

// A record → all of it, to be stepped through.
LOGGIA_EXPORT(loggia_replay) const char* loggia_replay(const char* data, std::size_t size) {
  const auto match = read_record(text_at(data, size));
  return match ? answer(wire::written(replay_of(*match), &match->game()))
               : complaint(match.error());
}
