#include "store/transfer_lines.h"

#include <array>
#include <limits>
#include <optional>
#include <utility>

#include "notation/json.h"
#include "notation/reader.h"

namespace loggia::store {
namespace {

constexpr std::string_view kFormat = "loggia.export/1";
constexpr std::array<std::string_view, 3> kPhases = {"open", "playing", "over"};
constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
constexpr auto kLeast = std::numeric_limits<std::int64_t>::min();

json::value to_json(const HeaderLine&) { return {{"format", kFormat}}; }

json::value to_json(const ContentLine& content) {
  return {{"content", {{"hash", content.hash}, {"text", content.text}}}};
}

json::value to_json(const Guest& guest) {
  return {{"guest", {{"id", guest.id}, {"name", guest.name}, {"seen", number_of(guest.seen)}}}};
}

json::value to_json(const Session& session) {
  return {{"session",
           {{"token_hash", session.token_hash},
            {"guest", session.guest},
            {"made", number_of(session.made)}}}};
}

json::value to_json(const Account& account) {
  return {{"account",
           {{"login", account.login},
            {"guest", account.guest},
            {"password_hash", account.password_hash}}}};
}

json::value to_json(const MatchLine& line) {
  const Summary& summary = line.match.summary;
  json::array members;
  for (const Member& member : summary.members) {
    members.push_back({{"guest", member.guest}, {"awaited", member.is_awaited}});
  }
  json::object match = {{"id", line.match.match},
                        {"game", summary.game},
                        {"phase", kPhases.at(static_cast<std::size_t>(summary.phase))},
                        {"listed", summary.is_listed},
                        {"touched", number_of(summary.touched)}};
  if (summary.wake) match["wake"] = number_of(*summary.wake);
  match["members"] = std::move(members);
  match["card"] = summary.card;
  match["rows"] = line.rows;
  return {{"match", std::move(match)}};
}

json::value to_json(const Row& row) {
  return {{"row",
           {{"seq", row.seq},
            {"time", number_of(row.time)},
            {"command", row.command},
            {"body", row.body}}}};
}

json::value to_json(const EndLine& end) { return {{"end", {{"lines", end.lines}}}}; }

// Fields of an object. One that is missing or wrong leaves a problem, and something empty.

std::string text_of(const Reader& object, std::string_view name) {
  const auto field = object.field(name);
  return std::string(field ? field->text().value_or("") : "");
}

std::int64_t whole_of(const Reader& object, std::string_view name, std::int64_t least) {
  const auto field = object.field(name);
  return field ? field->integer(least, kMost).value_or(0) : 0;
}

Time time_of(const Reader& object, std::string_view name) {
  return time_at(whole_of(object, name, kLeast));
}

bool flag_of(const Reader& object, std::string_view name) {
  const auto field = object.field(name);
  if (!field) return false;
  const bool* const flag = field->value().if_bool();
  if (flag == nullptr) field->fail("expected true or false");
  return flag != nullptr && *flag;
}

TransferLine read_content(const Reader& reader) {
  if (!reader.is_object({"hash", "text"})) return {};
  return ContentLine{text_of(reader, "hash"), text_of(reader, "text")};
}

TransferLine read_guest(const Reader& reader) {
  if (!reader.is_object({"id", "name", "seen"})) return {};
  return Guest{text_of(reader, "id"), text_of(reader, "name"), time_of(reader, "seen")};
}

TransferLine read_session(const Reader& reader) {
  if (!reader.is_object({"token_hash", "guest", "made"})) return {};
  return Session{text_of(reader, "token_hash"), text_of(reader, "guest"), time_of(reader, "made")};
}

TransferLine read_account(const Reader& reader) {
  if (!reader.is_object({"login", "guest", "password_hash"})) return {};
  return Account{text_of(reader, "login"), text_of(reader, "guest"),
                 text_of(reader, "password_hash")};
}

std::vector<Member> read_members(const Reader& reader) {
  std::vector<Member> members;
  const json::array* const list = reader.array();
  if (list == nullptr) return members;
  for (const json::value& item : *list) {
    const Reader member = reader.item(item, std::to_string(members.size() + 1));
    if (!member.is_object({"guest", "awaited"})) break;
    members.push_back({text_of(member, "guest"), flag_of(member, "awaited")});
  }
  return members;
}

TransferLine read_match(const Reader& reader) {
  if (!reader.is_object(
          {"id", "game", "phase", "listed", "touched", "wake", "members", "card", "rows"})) {
    return {};
  }
  MatchLine line;
  Summary& summary = line.match.summary;
  line.match.match = text_of(reader, "id");
  line.rows = static_cast<std::uint64_t>(whole_of(reader, "rows", 1));
  summary.game = text_of(reader, "game");
  if (const auto phase = reader.field("phase")) {
    summary.phase = static_cast<Phase>(phase->name(kPhases, "a phase").value_or(0));
  }
  summary.is_listed = flag_of(reader, "listed");
  summary.touched = time_of(reader, "touched");
  if (reader.has("wake")) summary.wake = time_of(reader, "wake");
  if (const auto members = reader.field("members")) summary.members = read_members(*members);
  summary.card = text_of(reader, "card");
  return line;
}

TransferLine read_row(const Reader& reader) {
  if (!reader.is_object({"seq", "time", "command", "body"})) return {};
  return Row{static_cast<std::uint64_t>(whole_of(reader, "seq", 1)), time_of(reader, "time"),
             text_of(reader, "command"), text_of(reader, "body")};
}

TransferLine read_end(const Reader& reader) {
  if (!reader.is_object({"lines"})) return {};
  return EndLine{static_cast<std::uint64_t>(whole_of(reader, "lines", 1))};
}

struct Kind {
  std::string_view tag;
  TransferLine (*read)(const Reader&);
};
constexpr std::array<Kind, 7> kKinds = {{{"content", read_content},
                                         {"guest", read_guest},
                                         {"session", read_session},
                                         {"account", read_account},
                                         {"match", read_match},
                                         {"row", read_row},
                                         {"end", read_end}}};

TransferLine read_line(const Reader& reader) {
  if (!reader.is_any_object()) return {};
  if (reader.has("format")) {
    if (reader.is_object({"format"})) reader.expect_format(kFormat);
    return HeaderLine{};
  }
  for (const Kind& kind : kKinds) {
    if (!reader.has(kind.tag)) continue;
    return reader.is_object({kind.tag}) ? kind.read(*reader.field(kind.tag)) : TransferLine();
  }
  reader.fail("says none of format, content, guest, session, account, match, row, end");
  return {};
}

}  // namespace

std::string to_text(const TransferLine& line) {
  return compact(std::visit([](const auto& kind) { return to_json(kind); }, line));
}

std::expected<TransferLine, Problem> parse_line(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  TransferLine line = read_line(Reader(*value, "", problems));
  if (!problems.empty()) return std::unexpected(problems.front());
  return line;
}

}  // namespace loggia::store
