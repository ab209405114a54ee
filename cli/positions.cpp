#include "cli/positions.h"

#include <format>

#include "cli/block_files.h"
#include "cli/common.h"
#include "match/record.h"
#include "notation/balconia/actions.h"
#include "notation/balconia/building.h"
#include "notation/balconia/options.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

using balconia::Balconia;

std::optional<Position> position_of_building(const std::string& path, const json::value& value) {
  Problems problems;
  const auto position = balconia::read_position(Reader(value, "", problems), problems);
  if (!position) {
    complain(path, problems);
    return std::nullopt;
  }
  const auto named = load_blocks(path, position->blocks);
  if (!named) return std::nullopt;
  warn(path, balconia::building_warnings(*position));
  return Position{.game = Balconia(named->set, position->options), .state = position->state};
}

// The record has been checked as it was read: what is written anew from it can be read.
std::optional<Position> position_of_match(const std::string& path, const Match& match,
                                          std::optional<std::size_t> to) {
  const AnyGame& game = match.game();
  if (game.name() != Balconia::kName) {
    complain(path, {"", std::format("is a match of {}; only Balconia is solved", game.name())});
    return std::nullopt;
  }
  if (to && *to > match.entries().size()) {
    complain(path, {"", std::format("has {} entries, not {}", match.entries().size(), *to)});
    return std::nullopt;
  }
  Match shown(match.shared_game(), match.players());
  for (std::size_t i = 0; i < to.value_or(match.entries().size()); ++i) {
    (void)shown.repeat(match.entries()[i]);
  }
  Problems problems;
  const json::value content = game.content();
  const json::value options = game.options();
  const auto set = balconia::read_blocks(Reader(content, "", problems), problems);
  const OptionChoices choices =
      read_options(Reader(options, "", problems), balconia::option_specs());
  Position position{.game = Balconia(set->set, balconia::to_options(choices)), .state = {}};
  position.state = position.game.start();
  for (const AnyAction& action : shown.standing()) {
    const json::value written = game.action_json(action);
    position.game.apply(position.state, *read_action(position.game, Reader(written, "", problems)));
  }
  return position;
}

}  // namespace

std::optional<Position> load_position(const std::string& path, std::optional<std::size_t> to) {
  const auto value = read_json_file(path);
  if (!value) {
    complain(path, value.error());
    return std::nullopt;
  }
  const json::object* object = value->if_object();
  const json::value* format = object == nullptr ? nullptr : object->if_contains("format");
  const bool is_record = format != nullptr && *format == "loggia.match/1";
  std::optional<Position> position;
  if (!is_record && to) {
    complain(path, {"", "is a building, and has no entries to stop after (--to)"});
  } else if (!is_record) {
    position = position_of_building(path, *value);
  } else if (const auto match = read_record(compact(*value))) {
    position = position_of_match(path, *match, to);
  } else {
    complain(path, match.error());
  }
  if (!position) return std::nullopt;
  if (!Balconia::turn(position->state).is_seat()) {
    complain(path, {"", "nobody is to decide there: no block is on the disc"});
    return std::nullopt;
  }
  return position;
}

}  // namespace loggia::cli
