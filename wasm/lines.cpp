#include "wasm/lines.h"

#include <variant>

namespace loggia::wasm {

using table::Connection;
using table::Watched;
namespace told = table::told;

Watched& Lines::watched(Connection on, const std::string& match) {
  return watched_.try_emplace({on, match}, *library_, match).first->second;
}

void Lines::tell(Connection to, const told::Message& message, wire::Game game) {
  if (const auto* whole = std::get_if<told::Table>(&message)) {
    show(to, whole->match, watched(to, whole->match).hear(*whole));
  } else if (const auto* events = std::get_if<told::Events>(&message)) {
    show(to, events->match, watched(to, events->match).hear(*events));
  } else {
    show(to, wire::written(message, game));
  }
}

void Lines::hear(Connection on, std::string_view text) {
  const auto message = parse_json(text);
  const json::object* fields = message ? message->if_object() : nullptr;
  const json::value* type = fields == nullptr ? nullptr : fields->if_contains("type");
  const json::value* match = fields == nullptr ? nullptr : fields->if_contains("match");
  const bool is_table = type != nullptr && *type == "table";
  const bool is_of_events = is_table || (type != nullptr && *type == "events");
  if (!is_of_events || match == nullptr || !match->is_string()) return show(on, text);
  const std::string name(match->get_string());
  Watched& watched = this->watched(on, name);
  const auto shown = is_table ? watched.hear_table(*message) : watched.hear_events(*message);
  const table::Follower& follower = watched.follower();
  if (shown || !follower.is_content_missing()) return show(on, name, shown);
  orders_->add({"wanted", digits(on), follower.made().game->name, follower.made().content, text});
  watched_.erase({on, name});
}

void Lines::show(Connection on, const std::string& match, const Watched::Shown& shown) {
  if (!shown) {
    show(on, wire::written(told::Message(told::Error{
                 .code = "not_understood", .text = to_text(shown.error()), .match = match})));
    watched_.erase({on, match});
    return;
  }
  if (shown->shown) show(on, wire::written(*shown->shown, watched(on, match).game()));
  if (shown->gap) orders_->add({"watch", digits(on), match, digits(*shown->gap)});
}

void Lines::show(Connection on, std::string_view text) { orders_->add({"show", digits(on), text}); }

std::optional<Told> Lines::preview(Connection on, const std::string& match,
                                   const json::value& action) const {
  const auto found = watched_.find({on, match});
  return found == watched_.end() ? std::nullopt : found->second.preview(action);
}

void Lines::hang_up(Connection connection) {
  std::erase_if(watched_, [&](const auto& each) { return each.first.first == connection; });
}

}  // namespace loggia::wasm
