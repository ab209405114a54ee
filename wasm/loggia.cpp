// The engine's face to the browser: a handful of C functions. A text goes in as bytes the caller
// has put into allocated memory, mostly JSON, and one comes out that is good until the next call.
// What makes no sense is answered with {"error": …}.
//
// What there is to play: loggia_games, loggia_content, loggia_add_content.
//
// What one pair of eyes sees of a match: loggia_follow, loggia_preview, loggia_unfollow.
//
// The match service, for tables on this device: loggia_table. A bot's move: loggia_think.
//
// A match that was written down: loggia_replay. For tests, what seeds lead to: loggia_signature.
#include <cstddef>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "match/record.h"
#include "match/replay.h"
#include "match/signature.h"
#include "notation/reader.h"
#include "table/follower.h"
#include "table/library.h"
#include "wasm/local_tables.h"

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

std::map<std::string, table::Follower, std::less<>>& followed() {
  static std::map<std::string, table::Follower, std::less<>> followed;
  return followed;
}

struct Followed {
  std::vector<table::Frame> frames;
  table::Now now;

  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::List<wire::Struct<table::Frame>>>("frames", &Followed::frames),
        wire::field<wire::Struct<table::Now>>("now", &Followed::now));
  }
};

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
LOGGIA_EXPORT(loggia_games) const char* loggia_games() { return answer(games_json(library())); }

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

// {"follow": any name, "events": […], "chair": 2 or null} → {"frames": […], "now": {…}}
LOGGIA_EXPORT(loggia_follow) const char* loggia_follow(const char* data, std::size_t size) {
  Request request(data, size);
  const std::string name = request.text("follow");
  const json::value& events = request.field("events");
  const json::value& chair = request.field("chair");
  if (!request.is_sound()) return request.complaint();
  if (!events.is_array()) return complaint({"events", "must be a list"});
  table::Follower& follower = followed().try_emplace(name, library()).first->second;
  const auto frames = follower.hear(
      events.get_array(),
      chair.is_int64() ? std::optional(static_cast<int>(chair.get_int64()) - 1) : std::nullopt);
  if (frames) return answer(wire::written(Followed{*frames, follower.now()}, follower.game()));
  json::object error{{"error", to_text(frames.error())}};
  if (follower.is_content_missing()) error["content"] = follower.made().content;
  followed().erase(name);
  return answer(error);
}

// {"follow", "action"} → what it would change, or null
LOGGIA_EXPORT(loggia_preview) const char* loggia_preview(const char* data, std::size_t size) {
  Request request(data, size);
  const auto found = followed().find(request.text("follow"));
  const json::value& action = request.field("action");
  if (!request.is_sound()) return request.complaint();
  return answer(found == followed().end() ? json::value() : found->second.preview(action));
}

// {"follow"} → {}
LOGGIA_EXPORT(loggia_unfollow) const char* loggia_unfollow(const char* data, std::size_t size) {
  Request request(data, size);
  followed().erase(request.text("follow"));
  return answer(json::object());
}

// A call of the match service (wasm/local_tables.h) → the orders it leads to.
LOGGIA_EXPORT(loggia_table) const char* loggia_table(const char* data, std::size_t size) {
  static wasm::LocalTables tables(library());
  const auto call = parse_json(text_at(data, size));
  if (!call) return complaint(call.error());
  const auto orders = tables.call(*call);
  return orders ? answer(*orders) : complaint(orders.error());
}

// The "thought" of a "think" order, perhaps with "nodes" → {"action": …}, or null
LOGGIA_EXPORT(loggia_think) const char* loggia_think(const char* data, std::size_t size) {
  const auto thought = parse_json(text_at(data, size));
  return thought ? answer(wasm::think(*thought)) : complaint(thought.error());
}

// A record → all of it, to be stepped through.
LOGGIA_EXPORT(loggia_replay) const char* loggia_replay(const char* data, std::size_t size) {
  const auto match = read_record(text_at(data, size));
  return match ? answer(replay_json(*match)) : complaint(match.error());
}
