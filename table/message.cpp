#include "table/message.h"

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <utility>

#include "notation/reader.h"

namespace loggia::table {
namespace {

struct Understanding {
  Message operator()(MakeCommand&& command) const {
    return Command{.id = std::move(command.id), .what = std::move(command.make)};
  }
  Message operator()(DoCommand&& command) const {
    Command out{.id = std::move(command.id), .match = std::move(command.match)};
    std::visit([&](auto&& what) { out.what = std::forward<decltype(what)>(what); },
               std::move(command.what));
    return out;
  }
  Message operator()(auto&& message) const { return std::forward<decltype(message)>(message); }
};

// The command's own, so that whoever sent it learns which one it was.
std::string id_in(const json::value& value) {
  if (!value.is_object()) return "";
  const json::value* id = value.get_object().if_contains("id");
  if (id == nullptr || !id->is_string() || id->get_string().size() > kMostWordCharacters) return "";
  return std::string(id->get_string());
}

}  // namespace

std::expected<Message, Misunderstood> read_message(std::string_view text) {
  std::array<unsigned char, 2048> room;  // for what most messages need
  json::monotonic_resource memory(room.data(), room.size());
  const auto value = parse_json(text, &memory);
  if (!value) return std::unexpected(Misunderstood{.problem = value.error()});
  Problems problems;
  auto said = wire::read<Said>(Reader(*value, "", problems));
  if (!problems.empty()) {
    return std::unexpected(Misunderstood{.id = id_in(*value), .problem = problems.front()});
  }
  return std::visit(Understanding(), *std::move(said));
}

}  // namespace loggia::table
