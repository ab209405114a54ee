#include "table/message.h"

#include <array>
#include <utility>

#include "match/chance_origin.h"
#include "notation/reader.h"

namespace loggia::table {
namespace {

constexpr std::size_t kMostMessageIdBytes = 64;

// Letters, digits, "-" and "_", as in a nonce: ids of matches and of commands.
std::optional<std::string> read_id(const Reader& reader, std::string_view field) {
  const auto found = reader.field(field);
  return found ? read_nonce(*found) : std::nullopt;
}

std::optional<Message> read_hello(const Reader& reader) {
  // A later version may say more; only the number must be understood.
  const auto protocol = reader.field("protocol");
  const auto number = protocol ? protocol->integer(0, 1'000'000) : std::nullopt;
  return number ? std::optional<Message>(Hello{static_cast<int>(*number)}) : std::nullopt;
}

std::optional<Message> read_watch(const Reader& reader) {
  if (!reader.is_object({"type", "match", "after"})) return std::nullopt;
  auto match = read_id(reader, "match");
  const auto after_field = reader.optional_field("after");
  const auto after = after_field ? after_field->integer(0, kMostSeq) : 0;
  if (!match || !after) return std::nullopt;
  return Watch{.match = *std::move(match), .after = static_cast<std::uint64_t>(*after)};
}

std::optional<Message> read_unwatch(const Reader& reader) {
  if (!reader.is_object({"type", "match"})) return std::nullopt;
  auto match = read_id(reader, "match");
  return match ? std::optional<Message>(Unwatch{*std::move(match)}) : std::nullopt;
}

std::optional<Message> read_make(const Reader& reader, std::string_view guest) {
  if (!reader.is_object({"type", "id", "spec", "nonce"})) return std::nullopt;
  auto id = read_id(reader, "id");
  auto nonce = read_id(reader, "nonce");
  const auto spec_field = reader.field("spec");
  auto spec = spec_field ? read_spec(*spec_field, guest) : std::nullopt;
  if (!id || !nonce || !spec) return std::nullopt;
  return Command{.id = *std::move(id),
                 .what = Make{.spec = *std::move(spec), .nonce = *std::move(nonce)}};
}

std::optional<decltype(Command::what)> read_what(const Reader& reader) {
  if (reader.has("sit") && reader.is_object({"sit", "nonce"})) {
    const auto chair = reader.field("sit")->integer(1, kMaxSeats);
    auto nonce = read_id(reader, "nonce");
    if (!chair || !nonce) return std::nullopt;
    return Sit{.chair = static_cast<int>(*chair) - 1, .nonce = *std::move(nonce)};
  }
  if (reader.has("invite") && reader.is_object({"invite", "bot"})) {
    const auto chair = reader.field("invite")->integer(1, kMaxSeats);
    auto bot = read_id(reader, "bot");
    if (!chair || !bot) return std::nullopt;
    return Invite{.chair = static_cast<int>(*chair) - 1, .bot = *std::move(bot)};
  }
  if (reader.has("act") && reader.is_object({"act", "after"})) {
    Act act{.action = reader.field("act")->value()};
    if (const auto after = reader.optional_field("after")) {
      const auto seq = after->integer(0, kMostSeq);
      if (!seq) return std::nullopt;
      act.after = static_cast<std::uint64_t>(*seq);
    }
    return act;
  }
  if (reader.has("undo") && reader.is_object({"undo"})) {
    const auto to = reader.field("undo")->integer(1, kMostSeq);
    if (!to) return std::nullopt;
    return Undo{static_cast<std::uint64_t>(*to)};
  }
  if (reader.has("agree") && reader.is_object({"agree"})) {
    const Reader field = *reader.field("agree");
    if (!field.value().is_bool()) field.fail("is neither true nor false");
    return Agree{field.value().is_bool() && field.value().get_bool()};
  }
  if (reader.has("leave") && reader.is_object({"leave"})) return Leave{};
  if (reader.has("resign") && reader.is_object({"resign"})) return Resign{};
  if (reader.has("rematch") && reader.is_object({"rematch", "nonce"})) {
    auto nonce = read_id(reader, "nonce");
    return nonce ? std::optional<decltype(Command::what)>(PlayAgain{*std::move(nonce)})
                 : std::nullopt;
  }
  reader.fail("needs one of sit, invite, leave, act, undo, agree, resign, rematch");
  return std::nullopt;
}

std::optional<Message> read_command(const Reader& reader) {
  if (!reader.is_object({"type", "id", "match", "what"})) return std::nullopt;
  auto id = read_id(reader, "id");
  auto match = read_id(reader, "match");
  const auto what_field = reader.field("what");
  if (!id || !match || !what_field || !what_field->is_any_object()) return std::nullopt;
  auto what = read_what(*what_field);
  if (!what) return std::nullopt;
  return Command{.id = *std::move(id), .match = *std::move(match), .what = *std::move(what)};
}

std::optional<Message> read(const Reader& reader, std::string_view guest) {
  if (!reader.is_any_object()) return std::nullopt;
  const auto type = reader.field("type");
  if (!type) return std::nullopt;
  constexpr std::array<std::string_view, 6> kTypes = {"hello", "watch", "unwatch",
                                                      "ping",  "make",  "do"};
  const auto which = type->name(kTypes, "a type of message");
  switch (which.value_or(-1)) {
    case 0: return read_hello(reader);
    case 1: return read_watch(reader);
    case 2: return read_unwatch(reader);
    case 3: return Ping{};
    case 4: return read_make(reader, guest);
    case 5: return read_command(reader);
    default: return std::nullopt;
  }
}

// The command's own, so that whoever sent it learns which one it was.
std::string id_in(const json::value& value) {
  if (!value.is_object()) return "";
  const json::value* id = value.get_object().if_contains("id");
  if (id == nullptr || !id->is_string() || id->get_string().size() > kMostMessageIdBytes) return "";
  return std::string(id->get_string());
}

}  // namespace

std::expected<Message, Misunderstood> read_message(std::string_view text, std::string_view guest) {
  const auto value = parse_json(text);
  if (!value) return std::unexpected(Misunderstood{.problem = value.error()});
  Problems problems;
  auto message = read(Reader(*value, "", problems), guest);
  if (!problems.empty()) {
    return std::unexpected(Misunderstood{.id = id_in(*value), .problem = problems.front()});
  }
  return *std::move(message);
}

}  // namespace loggia::table
